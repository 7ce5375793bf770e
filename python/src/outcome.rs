//! The end of a game, for Python.

use pyo3::prelude::*;
use rynek_kernel::{Seat, Standing};

/// The end of a game.
///
/// `points` and `places` have a number for each player; the winner's place is 1, and players who share a place have the
/// same one. `won` says how a game for one ended, and is `None` in others.
#[pyclass(module = "rynek", frozen, eq, get_all)]
#[derive(PartialEq)]
pub struct Outcome {
    /// The points of each player.
    points: Vec<i32>,
    /// The place of each player, from 1.
    places: Vec<u8>,
    /// Whether a game for one was won.
    won: Option<bool>,
}

impl Outcome {
    /// The end of a game, for Python.
    pub fn of(outcome: &rynek_kernel::Outcome) -> Outcome {
        let places = Seat::all(outcome.points.len()).map(|seat| outcome.place(seat)).collect();
        let won = if let Standing::Won(won) = outcome.standing { Some(won) } else { None };
        Outcome { points: outcome.points.to_vec(), places, won }
    }
}

#[pymethods]
impl Outcome {
    /// The players in the first place.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        (0..self.places.len()).filter(|player| self.places[*player] == 1).collect()
    }

    /// What the end is worth to each player, from -1 to 1: 1 for the first place, -1 for the last, and the mean for
    /// shared places. The sum is 0. In a game for one, 1 if it is won and -1 if it is lost.
    #[getter]
    fn returns(&self) -> Vec<f64> {
        returns(&self.places)
    }

    fn __repr__(&self) -> String {
        let Outcome { points, places, .. } = self;
        match self.won {
            Some(won) => format!("Outcome(points={points:?}, won={})", if won { "True" } else { "False" }),
            None => format!("Outcome(points={points:?}, places={places:?})"),
        }
    }
}

/// What places are worth: see [`Outcome::returns`].
pub fn returns(places: &[u8]) -> Vec<f64> {
    if let [place] = places {
        return vec![if *place == 1 { 1.0 } else { -1.0 }];
    }
    let last = (places.len() - 1) as f64;
    let worth = |place: &u8| {
        let alike = places.iter().filter(|other| *other == place).count() as f64;
        let middle = f64::from(*place - 1) + (alike - 1.0) / 2.0;
        1.0 - 2.0 * middle / last
    };
    places.iter().map(worth).collect()
}
