//! Table options.

use rynek_kernel::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use crate::Mode;

/// The layout of the district cards (engineer.setup.layout).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// At random.
    #[default]
    Random,
    /// Chosen by the player.
    Chosen,
    /// As for a first game.
    FirstGame,
}

/// The options of a table of Engineer.
///
/// ```
/// use rynek_engineer::{Layout, Mode, Setup};
/// let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({"mode": "ab_hard"})).unwrap();
/// assert_eq!(setup, Setup { mode: Mode::AbHard, layout: Layout::Random, exact_removal: false });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// What is to be built, and in what time.
    pub mode: Mode,
    /// The layout of the district cards.
    pub layout: Layout,
    /// Whether a card removes exactly as many tokens as it says (engineer.token.exact).
    pub exact_removal: bool,
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        use OptionKind::{Choice, Switch};
        const {
            &[
                OptionSpec { name: "mode", kind: Choice(&Mode::NAMES) },
                OptionSpec { name: "layout", kind: Choice(&["random", "chosen", "first_game"]) },
                OptionSpec { name: "exact_removal", kind: Switch },
            ]
        }
    }

    fn players(&self) -> usize {
        1
    }
}
