//! Twelve streets of four lots. Each lot has the one building that belongs there.

use std::{fmt, str::FromStr};

use rynek_kernel::{NotationError, Set, piece, serde_as_notation};

/// A street by its place in the alphabet: 0 is street A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Street(u8);

impl Street {
    /// Their number.
    pub const COUNT: usize = 12;

    /// All of them, in the order of their letters.
    pub fn all() -> impl Iterator<Item = Street> {
        (0..Street::COUNT as u8).map(Street)
    }

    /// The street with this letter.
    pub fn from_letter(letter: char) -> Option<Street> {
        ('A'..='L').position(|known| known == letter).map(|index| Street(index as u8))
    }

    /// Its letter, A to L.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Its index in lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its lots 1 to 4.
    pub fn lots(self) -> impl DoubleEndedIterator<Item = Lot> {
        (0..4).map(move |n| Lot(4 * self.0 + n))
    }

    /// Its lots as a set.
    pub const fn ground(self) -> LotSet {
        LotSet::from_bits(0b1111 << (4 * self.0))
    }
}

impl fmt::Display for Street {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A lot, and the building that belongs on it: `D4` is lot 4 of street D.
///
/// ```
/// use rynek_boulevards::Lot;
/// let lot: Lot = "D4".parse().unwrap();
/// assert_eq!((lot.street().letter(), lot.number()), ('D', 4));
/// assert!("M1".parse::<Lot>().is_err() && "D5".parse::<Lot>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lot(u8);

impl Lot {
    /// Their number.
    pub const COUNT: usize = 48;

    /// All of them, street by street.
    pub fn all() -> impl Iterator<Item = Lot> {
        (0..Lot::COUNT as u8).map(Lot)
    }

    /// Its index in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its street.
    #[inline]
    pub const fn street(self) -> Street {
        Street(self.0 / 4)
    }

    /// Its number on the street, 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 % 4 + 1
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.street(), self.number())
    }
}

impl FromStr for Lot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Lot, NotationError> {
        let mut letters = text.chars();
        let street = letters.next().and_then(Street::from_letter);
        let number = letters.next().and_then(|digit| ('1'..='4').position(|known| known == digit));
        match (street, number, letters.next()) {
            (Some(street), Some(number), None) => Ok(Lot(4 * street.0 + number as u8)),
            _ => Err(NotationError::new(text, "LOT")),
        }
    }
}

serde_as_notation!(Lot);

piece!(Lot, Lot::COUNT as u8, lot => lot.0, place => Lot(place));

/// A set of lots, or of the buildings that belong there.
pub type LotSet = Set<Lot>;

/// Lot 1 of every street.
const FIRST: u64 = 0x1111_1111_1111;
/// Lot 4 of every street.
const LAST: u64 = FIRST << 3;

/// The lots at the ends of streets, which touch an attraction.
pub(crate) const ENDS: LotSet = LotSet::from_bits(FIRST | LAST);

/// Every lot next to one of these on the same street (boulevards.street.line).
#[inline]
pub fn neighbours(lots: LotSet) -> LotSet {
    let bits = lots.bits();
    LotSet::from_bits(bits << 1 & !FIRST | bits >> 1 & !LAST).and(LotSet::ALL)
}
