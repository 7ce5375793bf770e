//! The ground: hexes, directions, and the triangles that tiles cover.

use std::{fmt, ops::Add, str::FromStr};

use rynek_kernel::{NotationError, serde_as_notation};

/// A hex by its axial coordinates, flat side up: `q` grows to the right, `r` downwards.
///
/// The ground has no edge; the coordinates reach further than any city can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    /// The column.
    pub q: i8,
    /// The row, which runs down to the left.
    pub r: i8,
}

/// The six neighbours, clockwise from the north.
pub const DIRECTIONS: [Hex; 6] =
    [Hex::new(0, -1), Hex::new(1, -1), Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0)];

impl Hex {
    /// Coordinates beyond this are not read. The longest game reaches 61.
    pub const FURTHEST: i8 = 120;

    /// The hex at these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// A hex that no city reaches.
    pub(crate) const NOWHERE: Hex = Hex::new(i8::MIN, i8::MIN);

    /// Both coordinates in one number.
    #[inline]
    pub(crate) const fn key(self) -> u16 {
        u16::from_le_bytes([self.q as u8, self.r as u8])
    }

    /// The hex with this key.
    #[inline]
    pub(crate) const fn from_key(key: u16) -> Hex {
        let [q, r] = key.to_le_bytes();
        Hex::new(q as i8, r as i8)
    }

    /// Whether two hexes share an edge.
    #[inline]
    pub fn is_next_to(self, other: Hex) -> bool {
        let (q, r) = (other.q.wrapping_sub(self.q), other.r.wrapping_sub(self.r));
        matches!((q, r), (0, -1) | (1, -1) | (1, 0) | (0, 1) | (-1, 1) | (-1, 0))
    }

    /// The six hexes around this one.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        DIRECTIONS.into_iter().map(move |direction| self + direction)
    }
}

impl Add for Hex {
    type Output = Hex;

    #[inline]
    fn add(self, step: Hex) -> Hex {
        Hex { q: self.q.wrapping_add(step.q), r: self.r.wrapping_add(step.r) }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Hex, NotationError> {
        let coordinate = |text: &str| text.parse().ok().filter(|n: &i8| n.unsigned_abs() <= Hex::FURTHEST as u8);
        text.split_once(',')
            .and_then(|(q, r)| Some(Hex::new(coordinate(q)?, coordinate(r)?)))
            .ok_or_else(|| NotationError::new(text, "Q,R (-120..120)"))
    }
}

serde_as_notation!(Hex);

/// The rotation of a tile: the direction from its first hex to its second, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Orientation {
    /// North.
    N,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South.
    S,
    /// South-west.
    Sw,
    /// North-west.
    Nw,
}

impl Orientation {
    /// All six, clockwise.
    pub const ALL: [Orientation; 6] =
        [Orientation::N, Orientation::Ne, Orientation::Se, Orientation::S, Orientation::Sw, Orientation::Nw];

    /// The orientation with this number, 0 to 5.
    pub fn from_number(number: u8) -> Option<Orientation> {
        Orientation::ALL.get(usize::from(number)).copied()
    }

    /// The direction of the second hex.
    #[inline]
    const fn second(self) -> Hex {
        DIRECTIONS[self as usize]
    }

    /// The direction of the third hex: the next one clockwise.
    #[inline]
    const fn third(self) -> Hex {
        DIRECTIONS[(self as usize + 1) % 6]
    }
}

impl fmt::Display for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

/// Where a tile is placed: its first hex and its rotation.
///
/// The notation is `Q,R K`.
///
/// ```
/// use rynek_polis::{Hex, Spot};
/// let spot: Spot = "2,-1 3".parse().unwrap();
/// assert_eq!(spot.hexes(), [Hex::new(2, -1), Hex::new(2, 0), Hex::new(1, 0)]);
/// assert_eq!(spot.to_string(), "2,-1 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The position of the first hex.
    pub at: Hex,
    /// The rotation.
    pub turned: Orientation,
}

impl Spot {
    /// The three hexes covered, in the order of the tile's faces.
    #[inline]
    pub fn hexes(self) -> [Hex; 3] {
        [self.at, self.at + self.turned.second(), self.at + self.turned.third()]
    }

    /// The ground covered, the same for all rotations of the tile on it.
    #[inline]
    pub fn triangle(self) -> Triangle {
        // There are two kinds of triangle; three orientations, from three of its hexes, cover each.
        let corner = match self.turned {
            Orientation::N | Orientation::Ne => self.at,
            Orientation::Se => self.at + DIRECTIONS[3],
            Orientation::S | Orientation::Sw => self.at + DIRECTIONS[4],
            Orientation::Nw => self.at + DIRECTIONS[5],
        };
        Triangle { corner, odd: self.turned as u8 % 2 == 1 }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.turned)
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Spot, NotationError> {
        let mut words = text.split_whitespace();
        let spot = match (words.next(), words.next(), words.next()) {
            (Some(at), Some(turned), None) => {
                let at = at.parse()?;
                turned.parse().ok().and_then(Orientation::from_number).map(|turned| Spot { at, turned })
            }
            _ => None,
        };
        spot.ok_or_else(|| NotationError::new(text, "Q,R K (K: 0..5)"))
    }
}

serde_as_notation!(Spot);

/// Three hexes that touch each other: what any tile covers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Triangle {
    /// The hex that the others are north (even) or east (odd) of.
    pub corner: Hex,
    /// Whether it is `corner` with its north-eastern and south-eastern neighbours (odd), or with its northern and
    /// north-eastern ones (even).
    pub odd: bool,
}

impl Triangle {
    /// The nine hexes around it, each beside the next. The first four are beside the first hex of the first spot, the
    /// fourth to the seventh beside the second, and so on.
    pub(crate) fn ring(self) -> [Hex; 9] {
        const EVEN: [(i8, i8); 9] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1)];
        const ODD: [(i8, i8); 9] = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1)];
        let ring = if self.odd { ODD } else { EVEN };
        ring.map(|(q, r)| self.corner + Hex::new(q, r))
    }

    /// The three spots that cover this triangle, one for each hex that the tile's first face can be on.
    #[inline]
    pub fn spots(self) -> [Spot; 3] {
        let Triangle { corner, odd } = self;
        if odd {
            [
                Spot { at: corner, turned: Orientation::Ne },
                Spot { at: corner + DIRECTIONS[1], turned: Orientation::S },
                Spot { at: corner + DIRECTIONS[2], turned: Orientation::Nw },
            ]
        } else {
            [
                Spot { at: corner, turned: Orientation::N },
                Spot { at: corner + DIRECTIONS[0], turned: Orientation::Se },
                Spot { at: corner + DIRECTIONS[1], turned: Orientation::Sw },
            ]
        }
    }
}
