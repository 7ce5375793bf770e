//! Table options.

use rynek_kernel::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// The options of a table of Planners.
///
/// ```
/// use rynek_planners::Setup;
/// let options = serde_json::json!({"players": 3, "youngest": true, "equal_turns": true});
/// let setup: Setup = rynek_kernel::setup::from_json(&options).unwrap();
/// assert_eq!(setup, Setup { players: 3, youngest: true, equal_turns: true });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2, 3 or 4.
    pub players: u8,
    /// Whether objects may cover holes (planners.variant.youngest).
    pub youngest: bool,
    /// Whether everyone has the same number of turns (planners.end.equal-turns). Not in the rulebook.
    pub equal_turns: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, youngest: false, equal_turns: false }
    }
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        use OptionKind::{Count, Switch};
        const {
            &[
                OptionSpec { name: "players", kind: Count { min: 2, max: 4 } },
                OptionSpec { name: "youngest", kind: Switch },
                OptionSpec { name: "equal_turns", kind: Switch },
            ]
        }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
