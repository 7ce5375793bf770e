//! The numbers by which bots judge positions of Polis, kept in `bots.json`.

use serde::{Deserialize, Serialize};

/// The numbers by which bots judge a position. Lists by kind of district are in the order of
/// [`District::ALL`](crate::District::ALL).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How many of the stars that an equal share of the tiles to come has a player keeps open, by kind.
    pub stars: [f64; 5],
    /// How many more, of a kind that counts for something already.
    pub stars_wanted: [f64; 5],
    /// How much value the districts in an equal share of the tiles to come bring, by kind.
    pub value: [f64; 5],
    /// How much more, of a kind that has a star already.
    pub value_wanted: [f64; 5],
    /// What temples with one, two, or more empty places around them are likely to count for.
    pub unfinished: [f64; 3],
    /// What barracks with one, two, or more places of the edge beside them are likely to lose.
    pub exposed: [f64; 3],
    /// What markets beside each other are likely to count for.
    pub spoiled: f64,
    /// What houses apart from the largest group are likely to count for.
    pub apart: f64,
    /// What a stone is worth beyond its point.
    pub stone: f64,
    /// What an open quarry is worth.
    pub quarry: f64,
    /// What a column is worth.
    pub column: f64,
    /// How good it is to have room for a tile on the ground floor, by the number of quarries it would cover.
    pub terrace: [f64; 4],
    /// The same on a higher floor.
    pub high_terrace: [f64; 4],
    /// The same for two quarries side by side, on the ground floor and higher up.
    pub pair: [f64; 2],
    /// How soon there is enough room.
    pub room: f64,
    /// What having enough room is worth.
    pub growth: f64,
    /// How many stones are half of many.
    pub purse: f64,
    /// The turns after which half of what may happen to a district has happened.
    pub soon: f64,
    /// The turns in which half of the use of stones is made.
    pub stone_soon: f64,
    /// The turns in which half of the use of room is made.
    pub growth_soon: f64,
    /// The share of the game still to come at which only half of a lead is believed.
    pub horizon: f64,
    /// What a turn brings, whatever the city looks like: each of the last four of a game for two, of the eight before,
    /// and of the six at the start. Other games are brought to that length.
    pub turn: [f64; 3],
    /// By how many points the lead is uncertain: near the end, and at the start.
    pub doubt: [f64; 2],
}
