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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Quay {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    /// The ships not seen yet, as bits.
    pub(crate) at_sea: u16,
    /// The ship that has come in.
    pub(crate) ship: Option<u8>,
    /// The ships sent away.
    pub(crate) gone: u16,
    pub(crate) mover: Seat,
    pub(crate) quays: Seats<Berths>,
}

impl Quay {
    pub(crate) fn whose_turn(&self) -> Turn {
        match (self.ship, self.at_sea) {
            (Some(_), _) => Turn::Player(self.mover),
            (None, 0) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    /// One player's quay.
    pub fn quay(&self, seat: Seat) -> Berths {
        self.quays[seat.index()]
    }
}

/// A position in JSON, checked before it is played on from.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    edition: EditionRef<Components>,
    setup: Setup,
    at_sea: u16,
    ship: Option<u8>,
    gone: u16,
    mover: Seat,
    quays: Seats<Berths>,
}

impl From<Quay> for Written {
    fn from(game: Quay) -> Written {
        let Quay { edition, setup, at_sea, ship, gone, mover, quays } = game;
        Written { edition, setup, at_sea, ship, gone, mover, quays }
    }
}

impl TryFrom<Written> for Quay {
    type Error = String;

    fn try_from(written: Written) -> Result<Quay, String> {
        let Written { edition, setup, at_sea, ship, gone, mover, quays } = written;
        let known = |ships: u16| u32::from(ships) < 1 << edition.ships.len();
        let players = usize::from(setup.players);
        let seated = (2..=4).contains(&players) && quays.len() == players && mover.index() < players;
        let ships_known =
            known(at_sea) && known(gone) && ship.is_none_or(|ship| usize::from(ship) < edition.ships.len());
        let quays_known = quays.iter().all(|quay| known(quay.ships) && u32::from(quay.taken) < 1 << edition.berths);
        if seated && ships_known && quays_known {
            Ok(Quay { edition, setup, at_sea, ship, gone, mover, quays })
        } else {
            Err("ships, berths or players that are not there".to_owned())
        }
    }
}
