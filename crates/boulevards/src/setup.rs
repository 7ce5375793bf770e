//! Table options.

use rynek_kernel::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// The options of a table of Boulevards: only the number of players.
///
/// ```
/// use rynek_boulevards::Setup;
/// let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({"players": 5})).unwrap();
/// assert_eq!(setup, Setup { players: 5 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 to 6.
    pub players: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2 }
    }
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        const { &[OptionSpec { name: "players", kind: OptionKind::Count { min: 2, max: 6 } }] }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
