//! Dice: a value, a few dice without order, and the odds of a roll.

use std::{fmt, str::FromStr};

use rynek_kernel::{NotationError, Rng, Set, Weight, below, piece, serde_as_notation};

/// The value of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Die {
    /// 1.
    One = 1,
    /// 2.
    Two,
    /// 3.
    Three,
    /// 4.
    Four,
    /// 5.
    Five,
    /// 6.
    Six,
}

impl Die {
    /// Every value.
    pub const ALL: [Die; 6] = [Die::One, Die::Two, Die::Three, Die::Four, Die::Five, Die::Six];

    /// The die that shows this.
    pub fn new(value: u8) -> Option<Die> {
        Die::ALL.into_iter().find(|die| *die as u8 == value)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Die, NotationError> {
        let value = if text.len() == 1 { text.parse().ok() } else { None };
        value.and_then(Die::new).ok_or_else(|| NotationError::new(text, "1..6"))
    }
}

piece!(Die, 6, die => die as u8 - 1, place => Die::ALL[usize::from(place)]);

/// A set of values that a die may show.
pub type DieSet = Set<Die, u8>;

/// Up to three dice, in no order: two bits count those that show each value.
///
/// ```
/// use rynek_engineer::{Dice, Die};
/// let dice: Dice = "631".parse().unwrap();
/// assert_eq!(dice.to_string(), "136");
/// assert!(dice.values().has(Die::Three) && dice.len() == 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Dice(u16);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);
    /// The number of dice in the game.
    pub const MOST: usize = 3;

    /// Their number.
    #[inline]
    pub const fn len(self) -> usize {
        ((self.0 & 0x5555).count_ones() + 2 * (self.0 & 0xAAAA).count_ones()) as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many show this value.
    #[inline]
    pub const fn count(self, die: Die) -> usize {
        (self.0 >> (2 * die as u8) & 3) as usize
    }

    /// The values shown, each once.
    #[inline]
    pub fn values(self) -> DieSet {
        let shown = (self.0 | self.0 >> 1) & 0x5555;
        // Gather every second bit.
        let pairs = (shown | shown >> 1) & 0x3333;
        let fours = (pairs | pairs >> 2) & 0x0F0F;
        DieSet::from_bits((((fours | fours >> 4) & 0x00FF) >> 1) as u8)
    }

    /// With one more die.
    ///
    /// # Panics
    /// If there are three already.
    #[inline]
    pub fn with(self, die: Die) -> Dice {
        assert!(self.len() < Dice::MOST, "there are three dice");
        Dice(self.0 + (1 << (2 * die as u8)))
    }

    /// Without one that shows this value, if there is one.
    #[inline]
    pub fn without(self, die: Die) -> Dice {
        if self.values().has(die) { Dice(self.0 - (1 << (2 * die as u8))) } else { self }
    }

    /// Whether all of these are among them.
    pub fn include(self, some: Dice) -> bool {
        Die::ALL.into_iter().all(|die| some.count(die) <= self.count(die))
    }

    /// All of them, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().flat_map(move |die| std::iter::repeat_n(die, self.count(die)))
    }
}

impl FromIterator<Die> for Dice {
    /// # Panics
    /// If there are more than three.
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Dice {
        dice.into_iter().fold(Dice::NONE, Dice::with)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|die| write!(f, "{die}"))
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Dice, NotationError> {
        let die = |c: char| c.to_digit(10).and_then(|value| Die::new(value as u8));
        let dice: Option<Vec<Die>> = text.chars().take(Dice::MOST + 1).map(die).collect();
        match dice {
            Some(dice) if dice.len() <= Dice::MOST => Ok(dice.into_iter().collect()),
            _ => Err(NotationError::new(text, "1..6 × 0..3")),
        }
    }
}

serde_as_notation!(Dice);

/// Every pair of values, from 11 to 66.
pub(crate) fn pairs() -> impl Iterator<Item = Dice> {
    let with = |low: Die| Die::ALL.into_iter().filter(move |high| *high >= low).map(move |high| [low, high]);
    Die::ALL.into_iter().flat_map(with).map(Dice::from_iter)
}

/// Every roll of three dice, with its number among the 216 equally likely cases (engineer.roll.odds).
pub(crate) fn rolls() -> impl Iterator<Item = (Dice, Weight)> {
    pairs().flat_map(|pair| {
        let highest = pair.iter().last().expect("two dice");
        let cases = |dice: Dice| match dice.values().len() {
            1 => 1,
            2 => 3,
            _ => 6,
        };
        let higher = Die::ALL.into_iter().filter(move |die| *die >= highest);
        higher.map(move |die| pair.with(die)).map(move |dice| (dice, cases(dice)))
    })
}

/// Rolls three dice.
#[inline]
pub(crate) fn roll(rng: &mut impl Rng) -> Dice {
    let fallen = below(rng, 216) as usize;
    [fallen % 6, fallen / 6 % 6, fallen / 36].into_iter().map(|value| Die::ALL[value]).collect()
}

/// The different pairs that can be kept of three dice, the lowest first (engineer.keep.two).
#[inline]
pub(crate) fn kept_of(rolled: Dice) -> impl Iterator<Item = Dice> + Clone {
    // Leaving out the highest value keeps the lowest pair.
    let left_out = rolled.values();
    (0..left_out.len()).rev().map(move |place| rolled.without(left_out.at(place)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_counted_by_value() {
        for (dice, _) in rolls() {
            let shown: Vec<Die> = dice.iter().collect();
            assert_eq!(shown.len(), dice.len());
            assert_eq!(dice.values(), shown.iter().copied().collect());
            assert!(dice.values().iter().all(|die| dice.count(die) > 0));
            assert_eq!(dice.to_string().parse().ok(), Some(dice));
        }
    }

    #[test]
    fn a_value_is_found_by_its_place() {
        for pair in pairs() {
            let values: Vec<Die> = pair.values().iter().collect();
            let by_place: Vec<Die> = (0..values.len()).map(|place| pair.values().at(place)).collect();
            assert_eq!(by_place, values);
        }
    }
}
