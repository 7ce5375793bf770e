//! The weights of Planners, from `bots.json`.

use serde::{Deserialize, Serialize};

use crate::components::LENGTHS;

/// The weights of Planners, in elements: what something costs on the way to placing everything, or what it saves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Costs: one object left, two, and so on.
    pub left: [f64; 6],
    /// Costs: an object of each length, from 2 on, for which there is no place.
    pub missing: [f64; LENGTHS],
    /// Saves a part of that, if a quarter, half, three quarters or all of the unseen tiles could make a place.
    pub chance: [f64; 4],
    /// Costs: an object with one place, with two, or with more.
    pub places: [f64; 3],
    /// Costs: an object that fits only where another object of the same planner has to be placed.
    pub clash: f64,
    /// Costs: an object that fits only where a rival may place one next.
    pub threat: f64,
    /// Costs: waiting until all rivals have had a turn.
    pub turn: f64,
    /// Costs: coming last in the round instead of first, at any time, and when the tiles are about to run out.
    pub order: [f64; 2],
    /// Saves: having a tile to place; one that makes a place for a missing object; each further such object.
    pub tile: [f64; 3],
    /// Saves: being able to place the last object now, after the rivals' turns; the last two in the same way.
    pub close: [f64; 4],
    /// Costs: an element left when the tiles are about to run out.
    pub ending: f64,
    /// The factor of the doubt with two, three or four players.
    pub crowd: [f64; 3],
    /// The doubt in the final placements, and while the leader has one object left, two, and so on.
    pub doubt: [f64; 7],
    /// What winning is worth beyond the elements.
    pub win: f64,
}

impl Weights {
    /// What is saved if this share of the unseen tiles could make a place.
    pub(crate) fn relief(&self, chance: f64) -> f64 {
        let quarters = (4.0 * chance).min(4.0);
        let below = (quarters as usize).min(3);
        let low = if below == 0 { 0.0 } else { self.chance[below - 1] };
        low + (self.chance[below] - low) * (quarters - below as f64)
    }
}
