//! Public events that limit what hidden hands can contain.
//!
//! A player who sells shows that no building in that hand could be paid, and so does one who goes bankrupt
//! (boulevards.open.proof). From the first such moment on the position remembers who drew and who built, so that the
//! odds of every hidden deal follow from it; before that moment every deal is equally likely and nothing is kept.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use rynek_kernel::{MAX_SEATS, NotationError, Seat, serde_as_notation};

use crate::{Lot, LotSet};

/// More than a game can have after the first note: 48 buildings, each built once and drawn once or, after
/// bankruptcies, again; a shortage before each of them; and the bankruptcies.
pub(crate) const MOST_NOTES: usize = 192;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Note {
    /// A building was drawn; which one, only that seat has seen.
    Drew(Seat, Lot),
    /// A building went from a hand to the board.
    Built(Seat, Lot),
    /// No building in the hand could be paid with this much money, but one after sales.
    Short(Seat, u16),
    /// No building in the hand could be paid with this much money, sales included; the hand went into the bag.
    Broke(Seat, u16),
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Drew(seat, lot) => write!(f, "{seat} drew {lot}"),
            Note::Built(seat, lot) => write!(f, "{seat} built {lot}"),
            Note::Short(seat, cash) => write!(f, "{seat} short {cash}"),
            Note::Broke(seat, funds) => write!(f, "{seat} broke {funds}"),
        }
    }
}

impl FromStr for Note {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Note, NotationError> {
        let fault = || NotationError::new(text, "SEAT drew|built LOT | SEAT short|broke CASH");
        let mut words = text.split(' ');
        let (Some(seat), Some(verb), Some(what), None) = (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(fault());
        };
        let seat: u8 = seat.parse().map_err(|_| fault())?;
        let seat = Seat::try_from(seat).map_err(|_| fault())?;
        match verb {
            "drew" => Ok(Note::Drew(seat, what.parse()?)),
            "built" => Ok(Note::Built(seat, what.parse()?)),
            "short" => Ok(Note::Short(seat, what.parse().map_err(|_| fault())?)),
            "broke" => Ok(Note::Broke(seat, what.parse().map_err(|_| fault())?)),
            _ => Err(fault()),
        }
    }
}

serde_as_notation!(Note);

/// The hands when the first note was taken, and everything since. Empty until then.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Memory {
    pub hands: ArrayVec<LotSet, MAX_SEATS>,
    pub notes: ArrayVec<Note, MOST_NOTES>,
}

impl Memory {
    /// Starts to take notes, unless that has been done.
    pub(crate) fn begin(&mut self, hands: &[LotSet]) {
        if !self.begun() {
            self.hands.extend(hands.iter().copied());
        }
    }

    /// Whether there is anything to remember.
    #[inline]
    pub(crate) fn begun(&self) -> bool {
        !self.hands.is_empty()
    }

    /// Takes a note, once there has been something to remember.
    #[inline]
    pub(crate) fn note(&mut self, note: Note) {
        if self.begun() {
            self.notes.push(note);
        }
    }

    /// The lots built on when the first note was taken, if these are built on now.
    pub(crate) fn built_then(&self, mut built: LotSet) -> LotSet {
        for note in &self.notes {
            if let Note::Built(_, lot) = note {
                built.remove(*lot);
            }
        }
        built
    }
}
