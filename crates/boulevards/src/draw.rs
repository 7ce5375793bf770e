//! Drawing by weight.

use rynek_kernel::Rng;

/// A number from 0 up to 1.
pub(crate) fn fraction(rng: &mut impl Rng) -> f64 {
    // A float has 53 bits of precision.
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

/// One of these, with odds in proportion to its weight. `None` if no weight is positive.
pub(crate) fn weighted<T>(rng: &mut impl Rng, from: impl Iterator<Item = T>, weight: impl Fn(&T) -> f64) -> Option<T> {
    let all: Vec<(T, f64)> = from
        .map(|item| {
            let weight = weight(&item);
            (item, weight)
        })
        .filter(|(_, weight)| *weight > 0.0)
        .collect();
    let sum: f64 = all.iter().map(|(_, weight)| weight).sum();
    let mut left = fraction(rng) * sum;
    let last = all.len().checked_sub(1)?;
    for (n, (item, weight)) in all.into_iter().enumerate() {
        if left < weight || n == last {
            return Some(item);
        }
        left -= weight;
    }
    None
}
