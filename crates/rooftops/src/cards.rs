//! The supply cards: what each shows, and sets of them.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use rynek_kernel::{NotationError, serde_as_notation};
use serde::{Deserialize, Serialize};

use crate::{Colour, Floors};

/// The number of a supply card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<CardId, NotationError> {
        text.parse().map(CardId).map_err(|_| NotationError::new(text, "CARD"))
    }
}

/// A set of cards, by their numbers 1 to 64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// The highest number a card can have.
    pub const MOST: u8 = 64;

    fn bit(card: CardId) -> u64 {
        if (1..=CardSet::MOST).contains(&card.0) { 1 << (card.0 - 1) } else { 0 }
    }

    /// Whether this card is in it.
    #[inline]
    pub fn has(self, card: CardId) -> bool {
        self.0 & CardSet::bit(card) != 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= CardSet::bit(card);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !CardSet::bit(card);
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at this place of the set, in the order of numbers.
    #[inline]
    pub fn nth(self, place: usize) -> Option<CardId> {
        // Halves that are passed over as a whole make this a few steps instead of one for each card.
        let (mut bits, mut left, mut base) = (self.0, place as u32, 0);
        for width in [32, 16, 8] {
            let low = bits & ((1 << width) - 1);
            let count = low.count_ones();
            if left >= count {
                left -= count;
                bits >>= width;
                base += width as u8;
            } else {
                bits = low;
            }
        }
        for _ in 0..left {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| CardId(base + bits.trailing_zeros() as u8 + 1))
    }

    /// All of them, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        std::iter::successors(Some(self.0), |bits| Some(bits & bits.wrapping_sub(1)))
            .take_while(|bits| *bits != 0)
            .map(|bits| CardId(bits.trailing_zeros() as u8 + 1))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::default(), |mut set, card| {
            set.insert(card);
            set
        })
    }
}

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
