//! The numbers by which bots judge a position.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::features::{Course, FEATURES};

/// The weight of each feature in rounds, in the order of `Engineer::features`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<f64>", into = "Vec<f64>")]
pub struct Rounds(Box<[f64; FEATURES]>);

impl TryFrom<Vec<f64>> for Rounds {
    type Error = String;

    fn try_from(numbers: Vec<f64>) -> Result<Rounds, String> {
        let many = numbers.len();
        let numbers = numbers.try_into().map_err(|_| format!("{many} numbers instead of {FEATURES}"))?;
        Ok(Rounds(Box::new(numbers)))
    }
}

impl From<Rounds> for Vec<f64> {
    fn from(rounds: Rounds) -> Vec<f64> {
        rounds.0.to_vec()
    }
}

impl Index<usize> for Rounds {
    type Output = f64;

    #[inline]
    fn index(&self, feature: usize) -> &f64 {
        &self.0[feature]
    }
}

impl IndexMut<usize> for Rounds {
    fn index_mut(&mut self, feature: usize) -> &mut f64 {
        &mut self.0[feature]
    }
}

/// The numbers by which bots judge a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The weight of each feature in rounds if only side A is to be built.
    pub a: Rounds,
    /// The same for side B.
    pub b: Rounds,
    /// The same for side A with side B after it.
    pub both: Rounds,
    /// The same for the first challenge.
    pub eiffel: Rounds,
    /// The same for the second challenge.
    pub empire_state: Rounds,
    /// The scale of the logistic distribution of the rounds around the estimate, for each of the five.
    pub doubt: [f64; 5],
    /// What each further round adds to the square of that.
    pub doubt_growth: [f64; 5],
    /// The share of what is left that is built in games that are lost.
    pub built_when_lost: f64,
    /// The time left at a win, in addition to the estimate.
    pub time_when_won: f64,
}

impl Weights {
    /// The weights of the features on this course.
    #[inline]
    pub fn rounds(&self, course: Course) -> &Rounds {
        match course {
            Course::A => &self.a,
            Course::B => &self.b,
            Course::Both => &self.both,
            Course::Eiffel => &self.eiffel,
            Course::EmpireState => &self.empire_state,
        }
    }

    /// The same, mutable.
    pub fn rounds_mut(&mut self, course: Course) -> &mut Rounds {
        match course {
            Course::A => &mut self.a,
            Course::B => &mut self.b,
            Course::Both => &mut self.both,
            Course::Eiffel => &mut self.eiffel,
            Course::EmpireState => &mut self.empire_state,
        }
    }

    /// The usual error of the estimate with this many rounds left.
    #[inline]
    pub fn doubt(&self, course: Course, rounds: f64) -> f64 {
        let (least, growth) = (self.doubt[course as usize], self.doubt_growth[course as usize]);
        (least * least + growth * rounds.max(0.0)).sqrt()
    }
}
