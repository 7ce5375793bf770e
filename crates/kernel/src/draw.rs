//! Drawing numbers. The method is specified, so that a draw can be checked.

use rand_core::Rng;

/// A number below `bound`, each with the same odds, from 32-bit words.
///
/// The word times `bound` is split into a high and a low half. The high half is the number. If the low half is below
/// `2^32 mod bound`, some numbers would be favoured, and another word is taken.
///
/// ```
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// assert!((0..1000).all(|_| rynek_kernel::below(&mut rng, 6) < 6));
/// ```
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "nothing to choose from");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// One item of a list, each with the same odds.
///
/// # Panics
/// If the list is empty.
pub fn pick<'a, T>(rng: &mut impl Rng, from: &'a [T]) -> &'a T {
    &from[below(rng, from.len() as u32) as usize]
}

/// Puts a list in a random order, each with the same odds: from the last place to the second, the item there is swapped
/// with one at a drawn place up to it.
///
/// ```
/// let mut cards = [1, 2, 3, 4];
/// rynek_kernel::shuffle(&mut rynek_kernel::series_rng(7, 0), &mut cards);
/// cards.sort();
/// assert_eq!(cards, [1, 2, 3, 4]);
/// ```
pub fn shuffle<T>(rng: &mut impl Rng, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
