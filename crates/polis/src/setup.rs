//! Table options.

use rynek_kernel::{Illegal, OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use crate::District;

/// Which group of houses is the largest (polis.house.largest).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum HouseGroup {
    /// The one with the most hexes; of equal ones, the more valuable.
    #[default]
    Hexes,
    /// The most valuable one.
    Value,
}

/// What counts as a lake for gardens (polis.variant.gardens).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum LakeSize {
    /// Empty ground of any size that the city encloses.
    #[default]
    Any,
    /// A single enclosed hex.
    Single,
}

/// A set of variants; each doubles what one kind of district scores in the right place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[ts(type = "Array<string>")]
#[serde(from = "Vec<VariantName>", into = "Vec<VariantName>")]
pub struct Variants(u8);

impl Variants {
    /// Whether the variant of this district is played.
    #[inline]
    pub fn has(self, district: District) -> bool {
        self.0 >> district as u8 & 1 == 1
    }

    /// The variants of these districts.
    pub fn of(districts: &[District]) -> Variants {
        Variants(districts.iter().fold(0, |set, district| set | 1 << *district as u8))
    }
}

/// A variant by the name it has in JSON.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum VariantName {
    Houses,
    Markets,
    Barracks,
    Temples,
    Gardens,
}

const VARIANT_NAMES: [VariantName; 5] =
    [VariantName::Houses, VariantName::Markets, VariantName::Barracks, VariantName::Temples, VariantName::Gardens];

impl From<Vec<VariantName>> for Variants {
    fn from(names: Vec<VariantName>) -> Variants {
        Variants(names.into_iter().fold(0, |set, name| set | 1 << name as u8))
    }
}

impl From<Variants> for Vec<VariantName> {
    fn from(variants: Variants) -> Vec<VariantName> {
        VARIANT_NAMES.into_iter().filter(|name| variants.0 >> *name as u8 & 1 == 1).collect()
    }
}

/// The options of a table of Polis.
///
/// ```
/// use rynek_polis::{District, Setup};
/// let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({
///     "players": 3, "variants": ["temples", "gardens"], "lakes_are_edge": true
/// })).unwrap();
/// assert!(setup.variants.has(District::Temple) && !setup.variants.has(District::House));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2, 3 or 4.
    pub players: u8,
    /// All tiles with 2 or 3 players (polis.setup.long-game).
    pub long_game: bool,
    /// Any of the five variants.
    pub variants: Variants,
    /// Which group of houses is the largest.
    pub house_group: HouseGroup,
    /// Whether a lake counts as the edge of the city for barracks (polis.barracks.edge).
    pub lakes_are_edge: bool,
    /// Which lakes count for gardens.
    pub lake_size: LakeSize,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2,
            long_game: false,
            variants: Variants::default(),
            house_group: HouseGroup::default(),
            lakes_are_edge: false,
            lake_size: LakeSize::default(),
        }
    }
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        use OptionKind::{Choice, Count, Subset, Switch};
        const {
            &[
                OptionSpec { name: "players", kind: Count { min: 2, max: 4 } },
                OptionSpec { name: "long_game", kind: Switch },
                OptionSpec { name: "variants", kind: Subset(&["houses", "markets", "barracks", "temples", "gardens"]) },
                OptionSpec { name: "house_group", kind: Choice(&["hexes", "value"]) },
                OptionSpec { name: "lakes_are_edge", kind: Switch },
                OptionSpec { name: "lake_size", kind: Choice(&["any", "single"]) },
            ]
        }
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn check(&self) -> Result<(), Illegal> {
        if self.long_game && self.players > 3 {
            return Err(Illegal::new("polis.setup.long-game").with("players", self.players));
        }
        Ok(())
    }
}
