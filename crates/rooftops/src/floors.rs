//! Floors by colour: those in a stock, the cost of a build, the floors of a card.

use std::{
    fmt,
    ops::{Add, AddAssign, Sub, SubAssign},
    str::FromStr,
};

use rynek_kernel::{NotationError, named};
use serde::{Deserialize, Serialize};

/// The four colours of floors, buildings and machines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Black.
    #[default]
    Black,
    /// White.
    White,
    /// Grey.
    Grey,
    /// Brown.
    Brown,
}

impl Colour {
    /// All four, in the order of the player boards.
    pub const ALL: [Colour; 4] = [Colour::Black, Colour::White, Colour::Grey, Colour::Brown];

    /// Its name in JSON, in notation and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["black", "white", "grey", "brown"][self as usize]
    }

    const fn shift(self) -> u32 {
        8 * self as u32
    }
}

named!(Colour, "black | white | grey | brown");

/// A number of floors of each colour, up to [`Floors::MOST`] of one.
///
/// The four counts are in one word, so that comparing two handfuls of floors is one subtraction.
///
/// ```
/// use rynek_rooftops::{Colour, Floors};
/// let stock: Floors = "black black grey".parse().unwrap();
/// assert_eq!((stock.count(Colour::Black), stock.total()), (2, 3));
/// assert!(stock.covers(Floors::one(Colour::Grey)));
/// assert!(!stock.covers("grey grey".parse().unwrap()));
/// assert_eq!((stock - Floors::one(Colour::Black)).to_string(), "black grey");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, ts_rs::TS)]
#[ts(type = "{ black: number, white: number, grey: number, brown: number }")]
#[serde(try_from = "Counts", into = "Counts")]
pub struct Floors(u32);

/// The highest bit of each count, which no count reaches.
const HIGH: u32 = 0x8080_8080;

impl Floors {
    /// No floors.
    pub const NONE: Floors = Floors(0);
    /// The most floors of one colour.
    pub const MOST: u8 = 60;

    /// One floor.
    #[inline]
    pub const fn one(colour: Colour) -> Floors {
        Floors(1 << colour.shift())
    }

    /// This many of each colour.
    pub const fn of_each(count: u8) -> Floors {
        Floors(count as u32 * 0x0101_0101)
    }

    /// These numbers of floors, in the order of [`Colour::ALL`].
    const fn from_counts(counts: [u8; 4]) -> Floors {
        Floors(u32::from_le_bytes(counts))
    }

    /// How many there are of a colour.
    #[inline]
    pub const fn count(self, colour: Colour) -> u8 {
        (self.0 >> colour.shift()) as u8
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there are at least as many of each colour as in `other`.
    #[inline]
    pub const fn covers(self, other: Floors) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// The colours without floors, one high bit for each.
    #[inline]
    const fn absent(self) -> u32 {
        !((self.0 | HIGH) - 0x0101_0101) & HIGH
    }

    /// Whether there is a floor of each colour.
    #[inline]
    pub(crate) const fn has_every_colour(self) -> bool {
        self.absent() == 0
    }

    /// The number of floors of `other` that are missing here.
    #[inline]
    pub(crate) const fn lacks(self, other: Floors) -> u8 {
        let differences = (other.0 | HIGH) - self.0;
        // All bits of the colours of which there are no fewer in `other`.
        let more = ((differences & HIGH) >> 7) * 0xFF;
        Floors(differences & !HIGH & more).total()
    }

    /// The colours that are here and not in `other`.
    #[inline]
    pub(crate) const fn colours_without(self, other: Floors) -> Colours {
        Colours(other.absent() & !self.absent())
    }

    /// The lesser count of each colour.
    pub fn at_most(self, other: Floors) -> Floors {
        if other.covers(self) {
            return self;
        }
        Floors::from_counts(Colour::ALL.map(|colour| self.count(colour).min(other.count(colour))))
    }

    /// The index of these floors among all handfuls, if there are not more than [`MOST_CHOSEN`].
    #[inline]
    pub(crate) fn handful(self) -> Option<usize> {
        if Floors::of_each(MOST_CHOSEN).covers(self) && self.total() <= MOST_CHOSEN {
            Some(HANDFUL_NUMBERS[self.code()].into())
        } else {
            None
        }
    }

    /// The handful at this index.
    pub(crate) fn of_handful(index: usize) -> Option<Floors> {
        HANDFULS.get(index).copied()
    }

    /// A number for up to four floors of each colour.
    const fn code(self) -> usize {
        let [black, white, grey, brown] = self.0.to_le_bytes();
        ((black as usize * 5 + white as usize) * 5 + grey as usize) * 5 + brown as usize
    }

    /// Every floor, in the order of [`Colour::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |colour| std::iter::repeat_n(colour, self.count(colour).into()))
    }
}

impl Add for Floors {
    type Output = Floors;

    #[inline]
    fn add(self, other: Floors) -> Floors {
        Floors(self.0 + other.0)
    }
}

impl Sub for Floors {
    type Output = Floors;

    #[inline]
    fn sub(self, other: Floors) -> Floors {
        Floors(self.0 - other.0)
    }
}

impl AddAssign for Floors {
    #[inline]
    fn add_assign(&mut self, other: Floors) {
        *self = *self + other;
    }
}

impl SubAssign for Floors {
    #[inline]
    fn sub_assign(&mut self, other: Floors) {
        *self = *self - other;
    }
}

impl FromIterator<Colour> for Floors {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Floors {
        colours.into_iter().fold(Floors::NONE, |floors, colour| floors + Floors::one(colour))
    }
}

impl fmt::Display for Floors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, colour) in self.iter().enumerate() {
            write!(f, "{}{colour}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Floors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Floors({self})")
    }
}

impl FromStr for Floors {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Floors, NotationError> {
        let colours = text.split_whitespace().map(Colour::from_str).collect::<Result<Vec<_>, _>>()?;
        if colours.len() > Floors::MOST.into() {
            return Err(NotationError::new(text, "COLOUR..."));
        }
        Ok(colours.into_iter().collect())
    }
}

/// Floors in JSON.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
struct Counts {
    black: u8,
    white: u8,
    grey: u8,
    brown: u8,
}

impl From<Floors> for Counts {
    fn from(floors: Floors) -> Counts {
        let [black, white, grey, brown] = Colour::ALL.map(|colour| floors.count(colour));
        Counts { black, white, grey, brown }
    }
}

impl TryFrom<Counts> for Floors {
    type Error = String;

    fn try_from(counts: Counts) -> Result<Floors, String> {
        let counts = [counts.black, counts.white, counts.grey, counts.brown];
        match counts.iter().find(|count| **count > Floors::MOST) {
            Some(count) => Err(format!("{count} floors of a colour: there are never more than {}", Floors::MOST)),
            None => Ok(Floors::from_counts(counts)),
        }
    }
}

/// A set of colours.
#[derive(Clone, Copy)]
pub(crate) struct Colours(u32);

impl Colours {
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.0 >> (colour.shift() + 7) & 1 == 1)
    }
}

/// The most floors that are chosen together: a card shows no more.
pub(crate) const MOST_CHOSEN: u8 = 4;

/// Where the handfuls of each size begin in [`HANDFULS`], and where the last ones end.
const BEGIN: [usize; MOST_CHOSEN as usize + 2] = [0, 1, 5, 15, 35, 70];

/// How many handfuls there are.
pub(crate) const HANDFUL_COUNT: usize = BEGIN[MOST_CHOSEN as usize + 1];

/// Every handful of up to four floors, the smaller ones first.
const ALL_HANDFULS: [Floors; HANDFUL_COUNT] = {
    let mut all = [Floors::NONE; HANDFUL_COUNT];
    let mut next = BEGIN;
    // Counting down from the first colour lists handfuls of one size in the order of their notation.
    let mut code: i32 = 0x444;
    while code >= 0 {
        let counts = [(code >> 8) as u8, (code >> 4 & 15) as u8, (code & 15) as u8];
        let three = counts[0] + counts[1] + counts[2];
        if counts[1] <= MOST_CHOSEN && counts[2] <= MOST_CHOSEN && three <= MOST_CHOSEN {
            let mut size = three;
            while size <= MOST_CHOSEN {
                let floors = Floors::from_counts([counts[0], counts[1], counts[2], size - three]);
                all[next[size as usize]] = floors;
                next[size as usize] += 1;
                size += 1;
            }
        }
        code -= 1;
    }
    all
};

static HANDFULS: [Floors; HANDFUL_COUNT] = ALL_HANDFULS;

/// The index of each handful by its [`Floors::code`].
static HANDFUL_NUMBERS: [u8; 625] = {
    let all = ALL_HANDFULS;
    let mut numbers = [0; 625];
    let mut index = 0;
    while index < all.len() {
        numbers[all[index].code()] = index as u8;
        index += 1;
    }
    numbers
};

/// Every way to choose floors from a supply, as many as `sizes` allows.
#[derive(Clone, Copy)]
pub(crate) struct Handfuls {
    all: &'static [Floors],
    supply: Floors,
}

impl Handfuls {
    /// From `least` to `most` floors.
    ///
    /// # Panics
    /// If `most` is more than [`MOST_CHOSEN`].
    #[inline]
    pub(crate) fn new(supply: Floors, least: u8, most: u8) -> Handfuls {
        let all = &HANDFULS[BEGIN[usize::from(least)]..BEGIN[usize::from(most) + 1]];
        Handfuls { all, supply }
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Floors> {
        self.all.iter().copied().filter(move |floors| self.supply.covers(*floors))
    }

    /// The indices of the same among all handfuls.
    #[inline]
    pub(crate) fn numbers(self) -> impl Iterator<Item = usize> {
        let first = BEGIN[usize::from(self.all[0].total())];
        let fits = move |(_, floors): &(usize, &Floors)| self.supply.covers(**floors);
        self.all.iter().enumerate().filter(fits).map(move |(place, _)| first + place)
    }

    #[inline]
    pub(crate) fn count(self) -> u32 {
        if self.supply.covers(Floors::of_each(MOST_CHOSEN)) {
            self.all.len() as u32
        } else {
            self.iter().count() as u32
        }
    }

    /// One of them by its index.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Floors {
        self.iter().nth(place as usize).expect("within the count")
    }
}
