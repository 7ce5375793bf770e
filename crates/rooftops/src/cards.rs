//! The supply cards: what each shows, and sets of them.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use rynek_kernel::{NotationError, Set, numbered, serde_as_notation};
use serde::{Deserialize, Serialize};

use crate::{Colour, Floors};

numbered! {
    /// The number of a supply card.
    CardId, "CARD"
}

/// A set of cards, by their numbers 1 to 64.
pub type CardSet = Set<CardId>;

/// A floor as a card shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shown {
    /// A floor of this colour.
    Fixed(Colour),
    /// A joker: the player chooses the colour.
    Joker,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shown::Fixed(colour) => fmt::Display::fmt(colour, f),
            Shown::Joker => f.write_str("any"),
        }
    }
}

impl FromStr for Shown {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Shown, NotationError> {
        match text {
            "any" => Ok(Shown::Joker),
            _ => text.parse().map(Shown::Fixed).map_err(|_| NotationError::new(text, "any | COLOUR")),
        }
    }
}

serde_as_notation!(Shown);

/// A step or more of one machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// The colour of its track.
    #[serde(rename = "color")]
    pub colour: Colour,
    /// How far its marker moves.
    pub steps: u8,
}

/// A supply card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The floors it shows, the bottom one first.
    pub floors: ArrayVec<Shown, 4>,
    /// The machine it moves, if any.
    pub machine: Option<Machine>,
    /// The floors whose colour is printed.
    pub(crate) printed: Floors,
    /// How many jokers it shows.
    pub(crate) jokers: u8,
}

impl Card {
    pub(crate) fn new(floors: ArrayVec<Shown, 4>, machine: Option<Machine>) -> Card {
        let fixed = floors.iter().filter_map(|shown| match shown {
            Shown::Fixed(colour) => Some(*colour),
            Shown::Joker => None,
        });
        let printed: Floors = fixed.collect();
        let jokers = floors.len() as u8 - printed.total();
        Card { floors, machine, printed, jokers }
    }

    /// The lowest floor it shows, which decides the colour of a starting floor.
    pub fn bottom(&self) -> Shown {
        self.floors[0]
    }
}
