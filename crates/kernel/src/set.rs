//! Numbered pieces and sets of them: tiles not yet drawn, a hand, a deck.

use std::{fmt, hash::Hash, iter::FusedIterator, marker::PhantomData};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of piece with at most 64 members, each with a place of its own in sets.
pub trait Piece: Copy + Eq + fmt::Debug {
    /// How many there can be.
    const COUNT: u8 = 64;
    /// Whether every value has a place below 64, so that sets need not check.
    const ALL_FIT: bool = false;

    /// Its place, from 0. A piece with a place above 63 is in no set.
    fn place(self) -> u8;

    /// The piece with this place.
    fn from_place(place: u8) -> Self;
}

/// Numbers as pieces, such as spaces on a board. They must be below 64.
impl Piece for usize {
    const ALL_FIT: bool = true;

    #[inline]
    fn place(self) -> u8 {
        debug_assert!(self < 64, "a set has 64 places");
        self as u8
    }

    #[inline]
    fn from_place(place: u8) -> usize {
        place.into()
    }
}

/// Implements [`Piece`] for a type with this many members, by the conversions to and from places.
#[macro_export]
macro_rules! piece {
    ($name:ty, $count:expr, $piece:ident => $place:expr, $at:ident => $from:expr) => {
        impl $crate::Piece for $name {
            const COUNT: u8 = $count;
            const ALL_FIT: bool = true;

            #[inline]
            fn place(self) -> u8 {
                let $piece = self;
                $place
            }

            #[inline]
            fn from_place($at: u8) -> $name {
                $from
            }
        }
    };
}

/// The integer type that holds the bits of a [`Set`]. A small one keeps positions small.
pub trait Word: Copy + Ord + Hash + Into<u64> {
    /// The words with the 0, 1, 2 … 64 lowest bits set.
    const LOWEST: [Self; 65];

    /// The bits that fit.
    fn cut(bits: u64) -> Self;
}

macro_rules! words {
    ($($word:ty),+) => {
        $(impl Word for $word {
            const LOWEST: [$word; 65] = {
                let mut lowest = [0; 65];
                let mut n = 1;
                while n < lowest.len() {
                    lowest[n] = lowest[n - 1] << 1 | 1;
                    n += 1;
                }
                lowest
            };

            #[inline]
            fn cut(bits: u64) -> $word {
                bits as $word
            }
        })+
    };
}

words!(u8, u16, u64);

/// A set of pieces as the bits of one word.
///
/// ```
/// use rynek_kernel::{Set, numbered};
///
/// numbered! {
///     /// The number printed on a tile.
///     TileId, "TILE"
/// }
///
/// let mut pile: Set<TileId> = (1..=5).map(TileId).collect();
/// pile.remove(TileId(2));
/// assert!(!pile.has(TileId(2)) && !pile.has(TileId(0)));
/// assert_eq!(pile.nth(1), Some(TileId(3)));
/// assert_eq!(pile.len(), 4);
/// assert_eq!(pile.and(Set::of(TileId(3))).or(Set::of(TileId(9))).to_string(), "3 9");
/// ```
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T, W = u64> {
    bits: W,
    of: PhantomData<T>,
}

impl<T: Piece, W: Word> Set<T, W> {
    /// The most pieces in a set.
    pub const MOST: u8 = T::COUNT;
    /// No piece.
    pub const NONE: Set<T, W> = Set::from_bits(W::LOWEST[0]);
    /// Every piece.
    pub const ALL: Set<T, W> = Set::from_bits(W::LOWEST[T::COUNT as usize]);

    /// The set with these bits. The lowest bit is the piece at place 0.
    #[inline]
    pub const fn from_bits(bits: W) -> Set<T, W> {
        Set { bits, of: PhantomData }
    }

    /// Its bits.
    #[inline]
    pub const fn bits(self) -> W {
        self.bits
    }

    #[inline]
    fn cut(bits: u64) -> Set<T, W> {
        Set::from_bits(W::cut(bits))
    }

    #[inline]
    fn wide(self) -> u64 {
        self.bits.into()
    }

    #[inline]
    fn bit(piece: T) -> u64 {
        if T::ALL_FIT { 1 << (piece.place() & 63) } else { 1_u64.checked_shl(piece.place().into()).unwrap_or(0) }
    }

    /// The set of one piece.
    #[inline]
    pub fn of(piece: T) -> Set<T, W> {
        Set::cut(Set::<T, W>::bit(piece))
    }

    /// The pieces at the first `many` places.
    #[inline]
    pub fn up_to(many: usize) -> Set<T, W> {
        Set::from_bits(W::LOWEST[many])
    }

    /// Whether this piece is in the set.
    #[inline]
    pub fn has(self, piece: T) -> bool {
        self.wide() & Set::<T, W>::bit(piece) != 0
    }

    /// Adds a piece.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        *self = self.with(piece);
    }

    /// Takes a piece out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        *self = self.without(piece);
    }

    /// The set with this piece added.
    #[inline]
    pub fn with(self, piece: T) -> Set<T, W> {
        self.or(Set::of(piece))
    }

    /// The set without this piece.
    #[inline]
    pub fn without(self, piece: T) -> Set<T, W> {
        self.except(Set::of(piece))
    }

    /// The number of pieces.
    #[inline]
    pub fn len(self) -> usize {
        self.wide().count_ones() as usize
    }

    /// Whether the set has no pieces.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.wide() == 0
    }

    /// The pieces of either set.
    #[inline]
    pub fn or(self, other: Set<T, W>) -> Set<T, W> {
        Set::cut(self.wide() | other.wide())
    }

    /// The pieces of both sets.
    #[inline]
    pub fn and(self, other: Set<T, W>) -> Set<T, W> {
        Set::cut(self.wide() & other.wide())
    }

    /// The pieces that are not in the other set.
    #[inline]
    pub fn except(self, other: Set<T, W>) -> Set<T, W> {
        Set::cut(self.wide() & !other.wide())
    }

    /// The set of the first piece only.
    #[inline]
    pub fn first(self) -> Set<T, W> {
        Set::cut(self.wide() & self.wide().wrapping_neg())
    }

    /// The piece at this index of the set, in order.
    #[inline]
    pub fn nth(self, place: usize) -> Option<T> {
        // Skipping whole parts takes a few steps instead of one for each piece.
        let (mut bits, mut left, mut base) = (self.wide(), place as u32, 0);
        if size_of::<W>() == 8 {
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
        }
        for _ in 0..left {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| T::from_place(base + bits.trailing_zeros() as u8))
    }

    /// The piece at this index of the set, in order.
    ///
    /// # Panics
    /// If the set has fewer pieces.
    #[inline]
    pub fn at(self, place: usize) -> T {
        self.nth(place).expect("a place within the set")
    }

    /// The pieces, in order.
    #[inline]
    pub fn iter(self) -> Pieces<T> {
        Pieces { bits: self.wide(), of: PhantomData }
    }
}

/// The pieces of a set, in order.
#[derive(Clone)]
pub struct Pieces<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Piece> Iterator for Pieces<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let bits = self.bits;
        self.bits &= bits.wrapping_sub(1);
        (bits != 0).then(|| T::from_place(bits.trailing_zeros() as u8))
    }
}

impl<T: Piece> FusedIterator for Pieces<T> {}

impl<T: Piece, W: Word> FromIterator<T> for Set<T, W> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Set<T, W> {
        pieces.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T, W: Copy> Clone for Set<T, W> {
    #[inline]
    fn clone(&self) -> Set<T, W> {
        *self
    }
}

impl<T, W: Copy> Copy for Set<T, W> {}

impl<T: Piece, W: Word> Default for Set<T, W> {
    fn default() -> Set<T, W> {
        Set::NONE
    }
}

impl<T: Piece, W: Word> fmt::Debug for Set<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The notation of its pieces, separated by spaces.
impl<T: Piece + fmt::Display, W: Word> fmt::Display for Set<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(n, piece)| write!(f, "{}{piece}", if n == 0 { "" } else { " " }))
    }
}

/// The list of its pieces.
impl<T: Piece + Serialize, W: Word> Serialize for Set<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Piece + Deserialize<'de>, W: Word> Deserialize<'de> for Set<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T, W>, D::Error> {
        Vec::deserialize(deserializer).map(|pieces| pieces.into_iter().collect())
    }
}

/// Defines a [`Piece`] by the number printed on it, from 1 to 64. Its notation and its JSON are that number.
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $form:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u8);

        $crate::typescript!($name, "number");

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::std::result::Result<$name, $crate::NotationError> {
                text.parse().map($name).map_err(|_| $crate::NotationError::new(text, $form))
            }
        }

        impl $crate::Piece for $name {
            #[inline]
            fn place(self) -> u8 {
                // 0 is no piece: it wraps round to a place that is in no set.
                self.0.wrapping_sub(1)
            }

            #[inline]
            fn from_place(place: u8) -> $name {
                $name(place + 1)
            }
        }
    };
}
