//! The numbers by which bots judge positions of Polis, kept in `bots.json`.

use serde::{Deserialize, Serialize};

/// The numbers by which bots judge a position. Lists by kind of district are in the order of
/// [`District::ALL`](crate::District::ALL).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The share of the stars on a player's equal part of the tiles to come that stays uncovered, by kind.
    pub stars: [f64; 5],
    /// What is added to that share if the kind has a value already.
    pub stars_wanted: [f64; 5],
    /// The value of each district on a player's equal part of the tiles to come, by kind.
    pub value: [f64; 5],
    /// What is added to it if the kind has a star already.
    pub value_wanted: [f64; 5],
    /// The share of temples with one, two, or more empty places around them that will score.
    pub unfinished: [f64; 3],
    /// The share of barracks with one, two, or more places of the edge beside them that will stop scoring.
    pub exposed: [f64; 3],
    /// The share of markets next to each other that will score.
    pub spoiled: f64,
    /// The share of houses outside the largest group that will score.
    pub apart: f64,
    /// What a stone is worth beyond its point.
    pub stone: f64,
    /// What an open quarry is worth.
    pub quarry: f64,
    /// What a column is worth.
    pub column: f64,
    /// The worth of room for a tile on level 1, by the number of quarries it would cover.
    pub terrace: [f64; 4],
    /// The same on a higher level.
    pub high_terrace: [f64; 4],
    /// The same for two quarries next to each other, on level 1 and higher.
    pub pair: [f64; 2],
    /// The room that has half of the full worth.
    pub room: f64,
    /// The full worth of room.
    pub growth: f64,
    /// The number of stones at which one more is worth half.
    pub purse: f64,
    /// The turns after which half of the possible changes of districts have happened.
    pub soon: f64,
    /// The turns left at which stones are half as useful.
    pub stone_soon: f64,
    /// The turns left at which room is half as useful.
    pub growth_soon: f64,
    /// The share of the game still to come at which the estimate of a city has half its weight.
    pub horizon: f64,
    /// The points of a turn, the same for every city: of each of the last four turns of a game for two, of the eight
    /// before, and of the six at the start. Other games are scaled to that length.
    pub turn: [f64; 3],
    /// The doubt of an evaluation in points: near the end, and at the start.
    pub doubt: [f64; 2],
}
