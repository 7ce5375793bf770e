//! Table options, and the position they begin with.

use rynek_kernel::{EditionRef, OptionKind, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

use crate::{Components, Quay};

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

impl Quay {
    /// The position before the first ship (quay.setup.players).
    pub(crate) fn opening(edition: EditionRef<Components>, setup: &Setup) -> Quay {
        Quay {
            at_sea: (1_u32 << edition.ships.len()).wrapping_sub(1) as u16,
            edition,
            setup: *setup,
            ship: None,
            gone: 0,
            mover: Seat::new(0),
            quays: (0..setup.players).map(|_| Default::default()).collect(),
        }
    }
}
