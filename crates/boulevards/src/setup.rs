//! Table options.

use rynek_kernel::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// Where a sold share goes in its stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum SoldCards {
    /// The stack stays in price order (boulevards.sell.stack).
    #[default]
    ByPrice,
    /// On top (boulevards.sell.on-top).
    OnTop,
}

/// The options of a table of Boulevards.
///
/// ```
/// use rynek_boulevards::{Setup, SoldCards};
/// let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({"players": 5})).unwrap();
/// assert_eq!(setup, Setup { players: 5, sold_cards: SoldCards::ByPrice });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 6.
    pub players: u8,
    /// Where a sold share goes in its stack.
    pub sold_cards: SoldCards,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, sold_cards: SoldCards::default() }
    }
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        use OptionKind::{Choice, Count};
        const {
            &[
                OptionSpec { name: "players", kind: Count { min: 2, max: 6 } },
                OptionSpec { name: "sold_cards", kind: Choice(&["by_price", "on_top"]) },
            ]
        }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
