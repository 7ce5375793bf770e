//! The position.

use arrayvec::ArrayVec;
use rynek_kernel::{EditionRef, Seat};

use crate::{City, Components, Setup, TileId, TileSet};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 4;

/// A position of Polis. It is a flat value of about 2.5 KiB: cloning it never touches the heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Polis {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    /// The tiles in the stacks. Their order is not part of the position.
    pub(crate) pile: TileSet,
    /// Stacks that have not been opened.
    pub(crate) stacks: u8,
    /// The number of tiles to be drawn before the next turn.
    pub(crate) to_draw: u8,
    /// The market, the free tile first.
    pub(crate) market: ArrayVec<TileId, { MOST_PLAYERS + 2 }>,
    /// The player to move, now or once the market is full.
    pub(crate) mover: Seat,
    /// The chief architect: the player who began this round.
    pub(crate) chief: Seat,
    pub(crate) stones: ArrayVec<u8, MOST_PLAYERS>,
    pub(crate) cities: ArrayVec<City, MOST_PLAYERS>,
}

impl Polis {
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

    /// The unseen tiles.
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
