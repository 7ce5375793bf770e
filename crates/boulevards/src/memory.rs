//! Public events that limit what hidden hands can contain.
//!
//! A player who sells or goes bankrupt shows that there was no money for any building in the hand
//! (boulevards.open.proof). From the first such event on, the position remembers who drew and who built, so that the
//! odds of every hidden deal can be computed. Before it, every deal is equally likely and nothing is remembered.

use arrayvec::ArrayVec;
use rynek_kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::{Lot, LotSet};

/// More notes than a game can have: 48 buildings, each built once and drawn once or, after bankruptcies, again; a
/// shortage before each of them; and the bankruptcies.
pub(crate) const MOST_NOTES: usize = 192;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Note {
    /// A building was drawn. Only that seat has seen it.
    Drew(Seat, Lot),
    /// A building went from a hand to the board.
    Built(Seat, Lot),
    /// This much money paid for no building in the hand, but with sales for one.
    Short(Seat, u16),
    /// This much money, sales included, paid for no building in the hand. The hand went into the bag.
    Broke(Seat, u16),
}

/// The hands at the first note, and all notes. Empty until then.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Memory {
    pub hands: ArrayVec<LotSet, MAX_SEATS>,
    pub notes: ArrayVec<Note, MOST_NOTES>,
}

impl Memory {
    /// Starts to take notes, unless it has started.
    pub(crate) fn begin(&mut self, hands: &[LotSet]) {
        if !self.begun() {
            self.hands.extend(hands.iter().copied());
        }
    }

    /// Whether it has started.
    #[inline]
    pub(crate) fn begun(&self) -> bool {
        !self.hands.is_empty()
    }

    /// Takes a note, if it has started.
    #[inline]
    pub(crate) fn note(&mut self, note: Note) {
        if self.begun() {
            self.notes.push(note);
        }
    }

    /// The lots built on at the first note, if these are built on now.
    pub(crate) fn built_then(&self, mut built: LotSet) -> LotSet {
        for note in &self.notes {
            if let Note::Built(_, lot) = note {
                built.remove(*lot);
            }
        }
        built
    }
}
