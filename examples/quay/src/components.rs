//! The components: the ships.

use rynek_kernel::{Edition, EditionError, Shipped};
use serde::{Deserialize, Serialize};

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The berths it takes.
    pub length: u8,
    /// Its points.
    pub cargo: u8,
}

/// The components of Quay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    game: String,
    /// How many berths a quay has.
    pub berths: u8,
    /// Every ship.
    pub ships: Vec<Ship>,
}

impl Components {
    /// The most ships and berths: sets of them are bits of a word.
    pub const MOST: usize = 16;
}

impl Edition for Components {
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", include_str!("../components.json"))];

    fn parse(json: &str) -> Result<Components, EditionError> {
        let components: Components = serde_json::from_str(json).map_err(|error| EditionError::json(&error))?;
        if components.game != "quay" {
            return Err(EditionError::value("game", components.game, "quay"));
        }
        if !(1..=Components::MOST).contains(&components.berths.into()) {
            return Err(EditionError::value("berths", components.berths, "1..16"));
        }
        if !(1..=Components::MOST).contains(&components.ships.len()) {
            return Err(EditionError::value("ships", components.ships.len(), "1..16"));
        }
        if let Some(n) = components.ships.iter().position(|ship| ship.length == 0) {
            return Err(EditionError::value(format!("ships[{n}].length"), 0, "1.."));
        }
        Ok(components)
    }
}
