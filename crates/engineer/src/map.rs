//! The map: four quarters of four areas, and where a walk can end.

use std::{fmt, str::FromStr};

use rynek_kernel::{NotationError, Set, piece, serde_as_notation};
use serde::{Deserialize, Serialize};

/// Areas in a row of the map.
const SIDE: u8 = 4;

/// One of the 16 areas. Columns are `a` to `d` from west to east, rows 1 to 4 from north to south.
///
/// ```
/// use rynek_engineer::{Area, Quarter};
/// let area: Area = "b3".parse().unwrap();
/// assert_eq!((area.column(), area.row(), area.quarter()), (1, 2, Quarter::SouthWest));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Area(u8);

impl Area {
    /// Their number.
    pub const COUNT: usize = 16;

    /// All of them, row by row from the north-west.
    pub fn all() -> impl Iterator<Item = Area> {
        (0..Area::COUNT as u8).map(Area)
    }

    /// The area in this column and row, both counted from 0, if the map has it.
    pub const fn at(column: u8, row: u8) -> Option<Area> {
        if column < SIDE && row < SIDE { Some(Area(row * SIDE + column)) } else { None }
    }

    /// Its index in [`Area::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its row, from 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its quarter.
    #[inline]
    pub const fn quarter(self) -> Quarter {
        Quarter::ALL[(self.0 >> 3 << 1 | self.0 >> 1 & 1) as usize]
    }

    /// Its index on the district card, in the order north-west, north-east, south-west, south-east.
    #[inline]
    pub const fn corner(self) -> usize {
        (self.0 >> 2 & 1) as usize * 2 + (self.0 & 1) as usize
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Area {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Area, NotationError> {
        let area = match *text.as_bytes() {
            [column, row] => Area::at(column.wrapping_sub(b'a'), row.wrapping_sub(b'1')),
            _ => None,
        };
        area.ok_or_else(|| NotationError::new(text, "a1..d4"))
    }
}

serde_as_notation!(Area);

/// A place for a district card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Quarter {
    /// `a1` to `b2`.
    NorthWest,
    /// `c1` to `d2`.
    NorthEast,
    /// `a3` to `b4`.
    SouthWest,
    /// `c3` to `d4`.
    SouthEast,
}

impl Quarter {
    /// All four, in the order of a layout.
    pub const ALL: [Quarter; 4] = [Quarter::NorthWest, Quarter::NorthEast, Quarter::SouthWest, Quarter::SouthEast];

    /// Its four areas.
    #[inline]
    pub const fn areas(self) -> AreaSet {
        AreaSet::from_bits([0x0033, 0x00CC, 0x3300, 0xCC00][self as usize])
    }
}

piece!(Quarter, 4, quarter => quarter as u8, place => Quarter::ALL[usize::from(place & 3)]);

/// A set of quarters.
pub type QuarterSet = Set<Quarter, u8>;

piece!(Area, Area::COUNT as u8, area => area.0, place => Area(place));

/// A set of areas.
pub type AreaSet = Set<Area, u16>;

/// The pair at this index among all pairs of a set.
#[inline]
pub(crate) fn nth_pair(areas: AreaSet, mut place: usize) -> AreaSet {
    let mut first = 0;
    let mut others = areas.len() - 1;
    while place >= others {
        place -= others;
        others -= 1;
        first += 1;
    }
    AreaSet::of(areas.at(first)).with(areas.at(first + 1 + place))
}

/// How many pairs there are in a set of this size.
#[inline]
pub(crate) fn count_pairs(areas: AreaSet) -> usize {
    areas.len() * areas.len().saturating_sub(1) / 2
}

/// Every pair, in order.
pub(crate) fn each_pair(areas: AreaSet) -> impl Iterator<Item = AreaSet> {
    let later = move |first: Area| areas.iter().filter(move |second| *second > first);
    areas.iter().flat_map(move |first| later(first).map(move |second| AreaSet::of(first).with(second)))
}

/// The longest walk that reaches further areas: across the map.
pub(crate) const MOST_STEPS: u8 = 2 * (SIDE - 1);

const REACH: [[AreaSet; Area::COUNT]; MOST_STEPS as usize + 1] = {
    let mut reach = [[AreaSet::NONE; Area::COUNT]; MOST_STEPS as usize + 1];
    let mut from = 0;
    while from < Area::COUNT {
        let mut to = 0;
        while to < Area::COUNT {
            let (one, other) = (Area(from as u8), Area(to as u8));
            let distance = one.column().abs_diff(other.column()) + one.row().abs_diff(other.row());
            let mut steps = distance;
            // A detour of two steps leads to the same place (engineer.move.exact).
            while distance > 0 && steps <= MOST_STEPS {
                reach[steps as usize][from] = AreaSet::from_bits(reach[steps as usize][from].bits() | 1 << other.0);
                steps += 2;
            }
            to += 1;
        }
        from += 1;
    }
    reach
};

/// The areas where a walk of exactly this many steps can end (engineer.move.exact, engineer.move.return).
///
/// ```
/// use rynek_engineer::reach;
/// let from = "a1".parse().unwrap();
/// assert_eq!(reach(from, 1).iter().map(|area| area.to_string()).collect::<Vec<_>>(), ["b1", "a2"]);
/// assert_eq!(reach(from, 3).len(), 6);
/// ```
#[inline]
pub fn reach(from: Area, steps: u8) -> AreaSet {
    REACH.get(usize::from(steps)).map_or(AreaSet::NONE, |reach| reach[from.index()])
}
