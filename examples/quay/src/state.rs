//! The position.

use rynek_kernel::{EditionRef, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use crate::{Components, Setup};

/// One player's quay, berths and ships as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berths {
    /// The berths taken.
    pub taken: u16,
    /// The ships moored here.
    pub ships: u16,
}

/// A position of Quay.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Quay {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    /// The ships still at sea, as bits.
    pub(crate) at_sea: u16,
    /// The ship that has come in.
    pub(crate) ship: Option<u8>,
    /// The ships sent away.
    pub(crate) gone: u16,
    pub(crate) mover: Seat,
    pub(crate) quays: Seats<Berths>,
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

    pub(crate) fn whose_turn(&self) -> Turn {
        match (self.ship, self.at_sea) {
            (Some(_), _) => Turn::Player(self.mover),
            (None, 0) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    /// All ships: at sea, come in, moored or sent away.
    pub fn ships(&self) -> u32 {
        let moored = self.quays.iter().map(|quay| quay.ships);
        let ships: u32 = moored.chain([self.at_sea, self.gone]).map(u16::count_ones).sum();
        ships + u32::from(self.ship.is_some())
    }

    /// One player's quay.
    pub fn quay(&self, seat: Seat) -> Berths {
        self.quays[seat.index()]
    }
}
