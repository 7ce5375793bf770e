//! What the objects of a colour are.

use serde::{Deserialize, Serialize};

use super::Colour;

/// What the objects of a colour are. It has no effect on the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum ObjectKind {
    /// A terrace of houses.
    Buildings,
    /// Trees in a row.
    #[serde(alias = "tree rows")]
    TreeRows,
    /// A canal with fountains.
    Fountains,
    /// A tram, with a car on each square.
    Trams,
    /// An avenue with street lamps.
    #[serde(alias = "street lamps")]
    StreetLamps,
}

impl ObjectKind {
    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["buildings", "tree_rows", "fountains", "trams", "street_lamps"][self as usize]
    }

    /// The objects of a colour in a file that does not say it.
    pub(super) const fn unless_stated(colour: Colour) -> ObjectKind {
        match colour {
            Colour::Red => ObjectKind::Buildings,
            Colour::Green => ObjectKind::TreeRows,
            Colour::Blue => ObjectKind::Fountains,
            // As in the first edition, whose hash must not change.
            Colour::Yellow => ObjectKind::StreetLamps,
        }
    }
}
