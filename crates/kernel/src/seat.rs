//! Seats, viewers and turns.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats in any game.
pub const MAX_SEATS: usize = 6;

/// One value for each seat, in seat order, without a heap allocation.
pub type Seats<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table. People and JSON count seats from 1; [`Seat::index`] counts from 0.
///
/// ```
/// use rynek_kernel::Seat;
/// let last = Seat::new(2);
/// assert_eq!(last.to_string(), "3");
/// assert_eq!(last.next(3), Seat::new(0));
/// assert_eq!(serde_json::to_string(&last).unwrap(), "3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

crate::typescript!(Seat, "number");
crate::schema!(Seat, u8, "A seat, from 1");

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If no game has that many seats.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no game has that many seats");
        Seat(index as u8)
    }

    /// The index in lists, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number shown to people, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat in turn order at a table of `players`.
    pub const fn next(self, players: usize) -> Seat {
        Seat(((self.0 as usize + 1) % players) as u8)
    }

    /// All seats of a table, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        match number {
            1..=6 => Ok(Seat(number - 1)),
            _ => Err(format!("no seat {number}: seats are numbered 1 to {MAX_SEATS}")),
        }
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// A player chooses an action.
    Player(Seat),
    /// A card is revealed, a tile drawn or a die rolled: no player chooses.
    Chance,
    /// The game is over.
    Over,
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees their own hand.
    Seat(Seat),
    /// Anyone else, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// All viewers of a table of `players`.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
