//! What is in the box: the ships.

use rynek_kernel::{Edition, EditionError, Message};
use serde::{Deserialize, Serialize};

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The berths it takes.
    pub length: u8,
    /// The points it brings.
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
    /// The most ships and berths there can be: sets of them are kept as bits.
    pub const MOST: usize = 16;
}

impl Edition for Components {
    const SHIPPED: &'static str = include_str!("../components.json");

    fn parse(json: &str) -> Result<Components, EditionError> {
        let components: Components = serde_json::from_str(json).map_err(|error| EditionError::json(&error))?;
        let wrong = |place: String, found: String, expected: &str| {
            EditionError::at(place, Message::new("edition-value").with("found", found).with("expected", expected))
        };
        if components.game != "quay" {
            return Err(wrong("game".to_owned(), components.game, "quay"));
        }
        if !(1..=Components::MOST).contains(&components.berths.into()) {
            return Err(wrong("berths".to_owned(), components.berths.to_string(), "1..16"));
        }
        if !(1..=Components::MOST).contains(&components.ships.len()) {
            return Err(wrong("ships".to_owned(), components.ships.len().to_string(), "1..16"));
        }
        if let Some(n) = components.ships.iter().position(|ship| ship.length == 0) {
            return Err(wrong(format!("ships[{n}].length"), "0".to_owned(), "1.."));
        }
        Ok(components)
    }
}
