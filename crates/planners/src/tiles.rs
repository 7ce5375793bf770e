//! Tiles by their numbers, and sets of them.

use std::{fmt, str::FromStr};

use rynek_kernel::NotationError;
use serde::{Deserialize, Serialize};

/// The number printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub u8);

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<TileId, NotationError> {
        text.parse().map(TileId).map_err(|_| NotationError::new(text, "TILE"))
    }
}

/// A set of tiles, by their numbers 1 to 32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(u32);

impl TileSet {
    /// The highest number a tile can have.
    pub const MOST: u8 = 32;

    fn bit(tile: TileId) -> u32 {
        if (1..=TileSet::MOST).contains(&tile.0) { 1 << (tile.0 - 1) } else { 0 }
    }

    /// Whether this tile is in it.
    #[inline]
    pub fn has(self, tile: TileId) -> bool {
        self.0 & TileSet::bit(tile) != 0
    }

    /// Adds a tile.
    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0 |= TileSet::bit(tile);
    }

    /// Takes a tile out.
    #[inline]
    pub fn remove(&mut self, tile: TileId) {
        self.0 &= !TileSet::bit(tile);
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

    /// The tile at this place of the set, in the order of numbers.
    #[inline]
    pub fn nth(self, place: usize) -> Option<TileId> {
        self.iter().nth(place)
    }

    /// All of them, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = TileId> + Clone {
        std::iter::successors(Some(self.0), |bits| Some(bits & bits.wrapping_sub(1)))
            .take_while(|bits| *bits != 0)
            .map(|bits| TileId(bits.trailing_zeros() as u8 + 1))
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::default(), |mut set, tile| {
            set.insert(tile);
            set
        })
    }
}
