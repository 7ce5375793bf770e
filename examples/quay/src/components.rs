//! The components: the ships.

use rynek_kernel::{
    Edition, EditionError, Shipped,
    edition::{
        check::{Faults, read, same, within},
        schema,
    },
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The berths it takes.
    #[schemars(range(min = 1))]
    pub length: u8,
    /// Its points.
    pub cargo: u8,
}

/// The components of Quay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Components {
    #[schemars(extend("const" = "quay"))]
    game: String,
    /// Where the parts come from: only shown.
    #[serde(skip_serializing, rename = "provenance")]
    #[schemars(skip)]
    _provenance: Option<serde::de::IgnoredAny>,
    /// How many berths a quay has.
    #[schemars(range(min = 1, max = Components::MOST))]
    pub berths: u8,
    /// Every ship.
    #[schemars(length(min = 1, max = Components::MOST))]
    pub ships: Vec<Ship>,
}

impl Components {
    /// The most ships and berths: sets of them are bits of a word.
    pub const MOST: usize = 16;
}

impl Edition for Components {
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", include_str!("../components.json"))];

    fn schema() -> Value {
        schema::written(include_str!("../schema.json"))
    }

    fn derived_schema() -> Option<Value> {
        schema::derived::<Components>("quay")
    }

    fn parse(json: &str) -> Result<Components, EditionError> {
        let components: Components = read(json, Self::schema)?;
        let mut faults = Faults::default();
        faults.note(same("game", components.game.as_str(), "quay"));
        faults.note(within("berths", components.berths.into(), 1..=Components::MOST));
        faults.note(within("ships", components.ships.len(), 1..=Components::MOST));
        for (n, ship) in components.ships.iter().enumerate() {
            faults.note(within(format!("ships[{n}].length"), ship.length, 1..=u8::MAX));
        }
        faults.check()?;
        Ok(components)
    }
}
