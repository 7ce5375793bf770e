//! Table options.

use rynek_kernel::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// 2, 3 or 4.
    pub players: u8,
    /// Whether a full quay scores extra points (quay.score.full).
    pub full_quay: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, full_quay: false }
    }
}

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec { name: "players", kind: OptionKind::Count { min: 2, max: 4 } },
                OptionSpec { name: "full_quay", kind: OptionKind::Switch },
            ]
        }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
