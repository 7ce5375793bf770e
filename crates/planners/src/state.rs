//! The position.

use arrayvec::ArrayVec;
use rynek_kernel::{EditionRef, Seat};
use serde::{Deserialize, Serialize};

use crate::{City, Colour, Components, Setup, TileId, TileSet, lanes::Lengths};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 4;

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The opening tile is drawn (planners.setup.opening).
    Opening,
    /// The mover chooses a colour (planners.setup.colour).
    Colours,
    /// The mover extends the city or places an object (planners.turn.one).
    Choice,
    /// A tile is drawn for the mover (planners.extend.draw).
    Draw,
    /// The mover places the tile just drawn (planners.extend.must).
    Tile(TileId),
    /// After the last tile, the mover may place one more object (planners.end.final-one). With equal turns, also after
    /// somebody's last object (planners.end.equal-turns).
    Final,
    /// The game is over.
    Over,
}

/// The objects that a player has left: bit `n` is the `n`-th of the edition's lengths.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rack(u8);

impl Rack {
    /// All objects of a colour (planners.setup.objects).
    pub fn full(components: &Components) -> Rack {
        Rack(components.lengths().iter().enumerate().fold(0, |rack, (n, _)| rack | 1 << n))
    }

    /// Their lengths, as a set.
    #[inline]
    pub fn lengths(self, components: &Components) -> Lengths {
        components.rack(self.0).0
    }

    /// Their elements.
    #[inline]
    pub fn elements(self, components: &Components) -> u8 {
        components.rack(self.0).1
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The length of each.
    pub fn iter(self, components: &Components) -> impl Iterator<Item = u8> + '_ {
        components.lengths().iter().enumerate().filter(move |(n, _)| self.0 >> n & 1 == 1).map(|(_, length)| *length)
    }

    /// Removes one of this length, always the first of several, so that equal racks stay equal.
    #[inline]
    pub fn take(&mut self, length: u8, components: &Components) {
        let found = components.lengths().iter().enumerate().find(|(n, held)| **held == length && self.0 >> n & 1 == 1);
        if let Some((n, _)) = found {
            self.0 &= !(1 << n);
        }
    }
}

/// A planner: a colour, and the objects left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Planner {
    pub colour: Colour,
    pub rack: Rack,
}

/// A position of Planners. It is a flat value of about 1.5 KiB: cloning it never touches the heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Planners {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// The player to move, or for whom a tile is drawn; at the end, the last to move.
    pub(crate) mover: Seat,
    /// The unseen tiles. Their order is not part of the position.
    pub(crate) stack: TileSet,
    /// The players who have chosen a colour, in seat order.
    pub(crate) planners: ArrayVec<Planner, MOST_PLAYERS>,
    pub(crate) city: City,
}

impl Planners {
    /// What is to happen next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The city.
    pub fn city(&self) -> &City {
        &self.city
    }

    /// The unseen tiles.
    pub fn stack(&self) -> TileSet {
        self.stack
    }

    /// The colour of a seat, once chosen.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.planners.get(seat.index()).map(|planner| planner.colour)
    }

    /// The lengths of the objects that a seat has left, the shortest first. A seat without a colour has none.
    pub fn left(&self, seat: Seat) -> Vec<u8> {
        self.planners.get(seat.index()).map_or(Vec::new(), |planner| planner.rack.iter(&self.edition).collect())
    }

    /// The seat with this colour.
    pub(crate) fn owner(&self, colour: Colour) -> Option<Seat> {
        self.planners.iter().position(|planner| planner.colour == colour).map(Seat::new)
    }
}
