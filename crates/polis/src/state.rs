//! The position: what lies on the table.

use arrayvec::ArrayVec;
use rynek_kernel::{EditionRef, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{City, Components, Setup, TileId, TileSet, written::Written};

/// The most who play.
pub(crate) const MOST_PLAYERS: usize = 4;

/// A position of Polis. It is a flat value of about 2.5 KiB: cloning it never touches the heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Polis {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    /// Tiles nobody has seen yet; the order of the stacks is of no interest.
    pub(crate) pile: TileSet,
    /// Stacks that have not been opened.
    pub(crate) stacks: u8,
    /// Tiles still to be turned over before play goes on.
    pub(crate) to_draw: u8,
    /// The row, the free tile first.
    pub(crate) market: ArrayVec<TileId, { MOST_PLAYERS + 2 }>,
    /// Who is to move, or will be once the market is full.
    pub(crate) mover: Seat,
    /// The chief architect: who began this round.
    pub(crate) chief: Seat,
    pub(crate) stones: ArrayVec<u8, MOST_PLAYERS>,
    pub(crate) cities: ArrayVec<City, MOST_PLAYERS>,
}

impl Polis {
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        if self.to_draw > 0 {
            Turn::Chance
        } else if self.market.len() == 1 {
            // polis.end.last-tile: no stack is left, or the market would be filling up.
            Turn::Over
        } else {
            Turn::Player(self.mover)
        }
    }

    /// A player's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// A player's stones.
    pub fn stones(&self, seat: Seat) -> u8 {
        self.stones[seat.index()]
    }

    /// The tiles on offer, the free one first.
    pub fn market(&self) -> &[TileId] {
        &self.market
    }

    /// The tiles nobody has seen yet.
    pub fn pile(&self) -> TileSet {
        self.pile
    }

    /// The chief architect.
    pub fn chief(&self) -> Seat {
        self.chief
    }

    /// The stacks not yet opened.
    pub fn stacks(&self) -> u8 {
        self.stacks
    }
}
