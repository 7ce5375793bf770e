//! The grid of a city: squares, places for tiles, and spans of squares in a line.

use std::{fmt, str::FromStr};

use rynek_kernel::{NotationError, serde_as_notation};

/// The number of squares along each side of a tile.
pub const SIDE: usize = 3;
const STEP: i8 = SIDE as i8;

/// Both numbers of `X,Y`, if neither is beyond the furthest.
fn pair(text: &str, furthest: i8) -> Option<(i8, i8)> {
    let number = |text: &str| text.parse().ok().filter(|n: &i8| n.unsigned_abs() <= furthest as u8);
    let (x, y) = text.split_once(',')?;
    Some((number(x)?, number(y)?))
}

/// A square: `x` grows to the right, `y` downwards. The first square of the opening tile is `0,0`.
///
/// The plane has no edge; the coordinates reach further than any city can (planners.notation.reach).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square {
    /// How far to the right.
    pub x: i8,
    /// How far down.
    pub y: i8,
}

impl Square {
    /// Coordinates beyond this are not read. With the most tiles an edition can have, a game reaches 95.
    pub const FURTHEST: i8 = 120;

    /// The square at these coordinates.
    pub const fn new(x: i8, y: i8) -> Square {
        Square { x, y }
    }

    /// The place of its tile.
    #[inline]
    pub const fn place(self) -> Place {
        Place::new(self.x.div_euclid(STEP), self.y.div_euclid(STEP))
    }

    /// Its cell on the tile there, 0 to 8, row by row.
    #[inline]
    pub const fn cell(self) -> usize {
        (self.y.rem_euclid(STEP) * STEP + self.x.rem_euclid(STEP)) as usize
    }

    /// The square this many steps further along an axis.
    #[inline]
    pub const fn along(self, axis: Axis, steps: i8) -> Square {
        match axis {
            Axis::Row => Square::new(self.x.wrapping_add(steps), self.y),
            Axis::Column => Square::new(self.x, self.y.wrapping_add(steps)),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Square, NotationError> {
        let square = pair(text, Square::FURTHEST).map(|(x, y)| Square::new(x, y));
        square.ok_or_else(|| NotationError::new(text, "X,Y (-120..120)"))
    }
}

serde_as_notation!(Square);

/// A place for a tile, counted in tiles from the opening tile at `0,0` (planners.notation.place).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// How many tiles to the right.
    pub x: i8,
    /// How many tiles down.
    pub y: i8,
}

impl Place {
    /// Coordinates beyond this are not read, because the squares there cannot be read either.
    pub const FURTHEST: i8 = 39;
    /// The place of the opening tile.
    pub const MIDDLE: Place = Place::new(0, 0);

    /// The place at these coordinates.
    pub const fn new(x: i8, y: i8) -> Place {
        Place { x, y }
    }

    /// The place next to this one.
    #[inline]
    pub const fn beside(self, side: Side) -> Place {
        match side {
            Side::North => Place::new(self.x, self.y.wrapping_sub(1)),
            Side::East => Place::new(self.x.wrapping_add(1), self.y),
            Side::South => Place::new(self.x, self.y.wrapping_add(1)),
            Side::West => Place::new(self.x.wrapping_sub(1), self.y),
        }
    }

    /// One of the nine squares there, row by row.
    #[inline]
    pub const fn square(self, cell: usize) -> Square {
        let (row, column) = ((cell / SIDE) as i8, (cell % SIDE) as i8);
        Square::new(self.x.wrapping_mul(STEP).wrapping_add(column), self.y.wrapping_mul(STEP).wrapping_add(row))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Place, NotationError> {
        let place = pair(text, Place::FURTHEST).map(|(x, y)| Place::new(x, y));
        place.ok_or_else(|| NotationError::new(text, "X,Y (-39..39)"))
    }
}

serde_as_notation!(Place);

/// A side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across the tile.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// The axis that crosses it.
    #[inline]
    pub const fn axis(self) -> Axis {
        match self {
            Side::North | Side::South => Axis::Column,
            Side::East | Side::West => Axis::Row,
        }
    }
}

/// The direction of an object: in a row or in a column (planners.place.line).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Axis {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
}

impl Axis {
    /// Both.
    pub const ALL: [Axis; 2] = [Axis::Row, Axis::Column];

    /// The other one.
    #[inline]
    pub const fn across(self) -> Axis {
        match self {
            Axis::Row => Axis::Column,
            Axis::Column => Axis::Row,
        }
    }

    /// The side of a tile towards larger coordinates.
    #[inline]
    pub const fn onward(self) -> Side {
        match self {
            Axis::Row => Side::East,
            Axis::Column => Side::South,
        }
    }

    /// The cell of a tile at this index of a lane of this axis.
    #[inline]
    pub const fn cell(self, lane: usize, along: usize) -> usize {
        match self {
            Axis::Row => lane * SIDE + along,
            Axis::Column => along * SIDE + lane,
        }
    }

    /// The lane of a cell, and its index in the lane.
    #[inline]
    pub const fn lane(self, cell: usize) -> (usize, usize) {
        match self {
            Axis::Row => (cell / SIDE, cell % SIDE),
            Axis::Column => (cell % SIDE, cell / SIDE),
        }
    }
}

/// The rotation of a tile in quarter turns clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// All four, from the tile as printed.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// The quarter turns, 0 to 3.
    #[inline]
    pub const fn quarters(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Rotation {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rotation, NotationError> {
        let quarters = text.parse().ok().filter(|quarters: &u8| *quarters < 4);
        quarters.map(Rotation).ok_or_else(|| NotationError::new(text, "0..3"))
    }
}

serde_as_notation!(Rotation);

/// Two squares, the ends of an object. The lesser one comes first, so each pair is written in one way.
///
/// ```
/// use rynek_planners::{Axis, Span, Square};
/// let span: Span = "5,1 2,1".parse().unwrap();
/// assert_eq!(span.to_string(), "2,1 5,1");
/// assert_eq!(span.line(), Some((Axis::Row, 4)));
/// assert_eq!("0,0 2,2".parse::<Span>().unwrap().line(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    from: Square,
    to: Square,
}

impl Span {
    /// From one square to another.
    #[inline]
    pub fn between(one: Square, other: Square) -> Span {
        if one <= other { Span { from: one, to: other } } else { Span { from: other, to: one } }
    }

    /// The span that begins at a square and has this many squares along an axis.
    #[inline]
    pub fn of(from: Square, axis: Axis, length: u8) -> Span {
        Span { from, to: from.along(axis, length as i8 - 1) }
    }

    /// The left or upper end.
    pub fn from(self) -> Square {
        self.from
    }

    /// The right or lower end.
    pub fn to(self) -> Square {
        self.to
    }

    /// Both ends.
    pub fn ends(self) -> [Square; 2] {
        [self.from, self.to]
    }

    /// Its axis and its length, both ends included; `None` if it is diagonal or a single square.
    #[inline]
    pub fn line(self) -> Option<(Axis, u8)> {
        let (right, down) =
            (i16::from(self.to.x) - i16::from(self.from.x), i16::from(self.to.y) - i16::from(self.from.y));
        match (right, down) {
            (1.., 0) => Some((Axis::Row, right as u8 + 1)),
            (0, 1..) => Some((Axis::Column, down as u8 + 1)),
            _ => None,
        }
    }

    /// The squares it covers in its row or column; none if it has neither.
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        let (axis, length) = self.line().unwrap_or((Axis::Row, 0));
        (0..length).map(move |steps| self.from.along(axis, steps as i8))
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.from, self.to)
    }
}

impl FromStr for Span {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Span, NotationError> {
        let form = || NotationError::new(text, "X,Y X,Y");
        let (one, other) = text.trim().split_once(char::is_whitespace).ok_or_else(form)?;
        let square = |text: &str| text.trim().parse::<Square>().map_err(|_| form());
        Ok(Span::between(square(one)?, square(other)?))
    }
}

serde_as_notation!(Span);
