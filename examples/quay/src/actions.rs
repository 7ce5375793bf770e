//! Actions: a ship comes in, and is moored or sent away.

use std::{fmt, str::FromStr};

use rynek_kernel::{Illegal, NotationError, Turn, serde_as_notation};

use crate::{Quay, Ship};

/// One action: `ship N` is chance, `moor BERTH` and `sail` are a player's. Ships and berths are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// This ship comes in.
    Draw(u8),
    /// It is moored from this berth on.
    Moor(u8),
    /// It is sent away.
    Sail,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(ship) => write!(f, "ship {}", u16::from(*ship) + 1),
            Action::Moor(berth) => write!(f, "moor {}", u16::from(*berth) + 1),
            Action::Sail => write!(f, "sail"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let number = |text: &str| text.parse().ok().and_then(|n: u16| n.checked_sub(1)?.try_into().ok());
        let action = match text.trim().split_once(' ') {
            Some(("ship", ship)) => number(ship).map(Action::Draw),
            Some(("moor", berth)) => number(berth).map(Action::Moor),
            None if text.trim() == "sail" => Some(Action::Sail),
            _ => None,
        };
        action.ok_or_else(|| NotationError::new(text, "moor BERTH | sail | ship N"))
    }
}

serde_as_notation!(Action);

impl Quay {
    /// The ship that has come in.
    pub(crate) fn incoming(&self) -> Option<Ship> {
        self.ship.map(|ship| self.edition.ships[usize::from(ship)])
    }

    /// The berths that a ship of this length takes from a berth on, if the quay has them.
    pub(crate) fn berths(&self, length: u8, from: u8) -> Option<u16> {
        let fits = u16::from(from) + u16::from(length) <= u16::from(self.edition.berths);
        fits.then(|| (((1_u32 << length) - 1) << from) as u16)
    }

    /// The legal actions. Nothing is allocated, so that random games are quick.
    pub(crate) fn legal(&self) -> impl Iterator<Item = Action> {
        let at_sea = if self.ship.is_none() { self.at_sea } else { 0 };
        let ships = (0..16).filter(move |ship| at_sea >> ship & 1 == 1).map(Action::Draw);
        let length = self.incoming().map(|ship| ship.length);
        let is_free = move |berth: &u8| length.is_some_and(|length| self.is_free(length, *berth));
        let berths = (0..self.edition.berths).filter(is_free).map(Action::Moor);
        ships.chain(berths).chain(length.map(|_| Action::Sail))
    }

    /// Whether a ship of this length can be moored from a berth on.
    fn is_free(&self, length: u8, from: u8) -> bool {
        self.berths(length, from).is_some_and(|berths| self.quay(self.mover).taken & berths == 0)
    }

    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.whose_turn(), action) {
            (Turn::Over, _) => Err(Illegal::new("quay.end")),
            (Turn::Chance, Action::Draw(ship)) if ship < 16 && self.at_sea >> ship & 1 == 1 => Ok(()),
            (Turn::Chance, _) | (Turn::Player(_), Action::Draw(_)) => Err(Illegal::new("quay.turn.draw")),
            (Turn::Player(_), Action::Sail) => Ok(()),
            (Turn::Player(_), Action::Moor(berth)) => self.check_moor(berth),
        }
    }

    fn check_moor(&self, berth: u8) -> Result<(), Illegal> {
        let length = self.incoming().map_or(0, |ship| ship.length);
        let shown = u16::from(berth) + 1;
        if self.berths(length, berth).is_none() {
            let refusal = Illegal::new("quay.moor.fits").with("length", length).with("berth", shown);
            return Err(refusal.with("berths", self.edition.berths));
        }
        if self.is_free(length, berth) { Ok(()) } else { Err(Illegal::new("quay.moor.free").with("berth", shown)) }
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Action {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Action> {
        let number = u.int_in_range(0..=20)?;
        Ok(*u.choose(&[Action::Moor(number), Action::Draw(number), Action::Sail])?)
    }
}
