//! How a game ended, and where the points came from.

use std::{borrow::Cow, cmp::Reverse};

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats};

/// The ranking of the seats at the end.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The place of each seat: 1 for the winner, equal for a shared place.
    Places(Seats<u8>),
    /// A game for one: won or lost.
    Won(bool),
}

/// The end of a game.
///
/// ```
/// use rynek_kernel::Outcome;
/// // 30 points each, but the second has more stones left.
/// let outcome = Outcome::ranked([(30, 1), (30, 4), (12, 0)]);
/// assert_eq!(outcome.place(rynek_kernel::Seat::new(0)), 2);
/// assert_eq!(serde_json::to_string(&outcome).unwrap(), r#"{"points":[30,30,12],"places":[2,1,3]}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Outcome {
    /// The points of each seat.
    pub points: Seats<i32>,
    /// Their ranking.
    #[serde(flatten)]
    pub standing: Standing,
}

impl Outcome {
    /// Ranks by points; ties are broken by the second number of each seat.
    pub fn ranked(seats: impl IntoIterator<Item = (i32, i32)>) -> Outcome {
        let seats: Seats<(i32, i32)> = seats.into_iter().collect();
        let place = |own: &(i32, i32)| 1 + seats.iter().filter(|other| Reverse(*other) < Reverse(own)).count() as u8;
        Outcome {
            points: seats.iter().map(|seat| seat.0).collect(),
            standing: Standing::Places(seats.iter().map(place).collect()),
        }
    }

    /// The end of a solo game.
    pub fn alone(won: bool, points: i32) -> Outcome {
        Outcome { points: Seats::from_iter([points]), standing: Standing::Won(won) }
    }

    /// The place of a seat, from 1. In a solo game, a loss is place 2.
    pub fn place(&self, seat: Seat) -> u8 {
        match &self.standing {
            Standing::Places(places) => places[seat.index()],
            Standing::Won(won) => 2 - u8::from(*won),
        }
    }

    /// The seats in first place; several if they share the win.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.points.len()).filter(|seat| self.place(*seat) == 1)
    }
}

/// A number that led to a line's points: a value, a count of stars.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ScoreFact))]
pub struct Fact {
    /// What it counts, in the game's own words; its label is a Fluent message.
    pub id: Cow<'static, str>,
    /// How much.
    pub amount: i32,
}

/// One source of points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(rename = "Line")]
pub struct ScoreLine {
    /// The source, in the game's own words; its label is a Fluent message.
    pub id: Cow<'static, str>,
    /// How the points came about.
    #[serde(default)]
    pub facts: Vec<Fact>,
    /// The points.
    pub points: i32,
}

impl ScoreLine {
    /// A line with the facts behind its points.
    pub fn new(id: &'static str, points: i32, facts: &[(&'static str, i32)]) -> ScoreLine {
        let facts = facts.iter().map(|(id, amount)| Fact { id: Cow::Borrowed(id), amount: *amount }).collect();
        ScoreLine { id: Cow::Borrowed(id), facts, points }
    }
}

/// Where a seat's points come from, as a screen shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Breakdown {
    /// Every source, in the order of the score sheet.
    pub lines: Vec<ScoreLine>,
    /// The sum.
    pub total: i32,
}

impl Breakdown {
    /// Adds up the lines.
    pub fn new(lines: Vec<ScoreLine>) -> Breakdown {
        let total = lines.iter().map(|line| line.points).sum();
        Breakdown { lines, total }
    }
}
