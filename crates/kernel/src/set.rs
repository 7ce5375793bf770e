//! Numbered pieces, and sets of them: the tiles and cards of a box that have not been seen yet, a hand, a deck.

use std::{fmt, hash::Hash, iter::FusedIterator, marker::PhantomData};

/// Something of which there are at most 64, each with a place of its own.
pub trait Piece: Copy + Eq + fmt::Debug {
    /// Its place, from 0. One beyond 63 is in no set.
    fn place(self) -> u8;

    /// The piece with this place.
    fn from_place(place: u8) -> Self;
}

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
/// ```
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Piece> Set<T> {
    /// How many pieces there can be.
    pub const MOST: u8 = 64;

    #[inline]
    const fn from_bits(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    #[inline]
    fn bit(piece: T) -> u64 {
        1_u64.checked_shl(piece.place().into()).unwrap_or(0)
    }

    /// Whether this piece is in it.
    #[inline]
    pub fn has(self, piece: T) -> bool {
        self.bits & Set::bit(piece) != 0
    }

    /// Adds a piece.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.bits |= Set::bit(piece);
    }

    /// Takes a piece out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.bits &= !Set::bit(piece);
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The pieces of both sets.
    #[inline]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }

    /// The piece at this place of the set, in order.
    #[inline]
    pub fn nth(self, place: usize) -> Option<T> {
        // Parts that are passed over as a whole make this a few steps instead of one for each piece.
        let (mut bits, mut left, mut base) = (self.bits, place as u32, 0);
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
        (bits != 0).then(|| T::from_place(base + bits.trailing_zeros() as u8))
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(self) -> Pieces<T> {
        Pieces(self)
    }
}

/// The pieces of a set, in order.
#[derive(Clone)]
pub struct Pieces<T>(Set<T>);

impl<T: Piece> Iterator for Pieces<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let bits = self.0.bits;
        self.0.bits &= bits.wrapping_sub(1);
        (bits != 0).then(|| T::from_place(bits.trailing_zeros() as u8))
    }
}

impl<T: Piece> FusedIterator for Pieces<T> {}

impl<T: Piece> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Set<T> {
        pieces.into_iter().fold(Set::default(), |mut set, piece| {
            set.insert(piece);
            set
        })
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set { bits: 0, of: PhantomData }
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Piece> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A [`Piece`] that is known by a number printed on it, from 1 to 64; its notation and its JSON are that number.
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
                // 0 is the number of nothing: it wraps round to a place beyond all sets.
                self.0.wrapping_sub(1)
            }

            #[inline]
            fn from_place(place: u8) -> $name {
                $name(place + 1)
            }
        }
    };
}
