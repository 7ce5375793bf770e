//! Sorting with little code, for lists that are not sorted often.

use std::cmp::Ordering;

/// Sorts as `slice::sort_by` does: equals stay in their order. That compiles to several kilobytes for each type, which
/// count in the modules for the browser; this to a small part of it, and takes a little longer.
///
/// ```
/// let mut words = ["to", "be", "or", "not", "to", "be"];
/// rynek_kernel::order::sort_by(&mut words, |one, other| other.len().cmp(&one.len()));
/// assert_eq!(words, ["not", "to", "be", "or", "to", "be"]);
/// ```
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let order = sorted(list.len(), &|one, other| compare(&list[one], &list[other]));
    for place in 0..list.len() {
        let mut from = order[place];
        // What was there was swapped to where the element for that place came from.
        while from < place {
            from = order[from];
        }
        list.swap(place, from);
    }
}

/// The places from 0 up to a length, sorted. It is compiled once.
fn sorted(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..length).collect();
    order.sort_by(|one, other| compare(*one, *other));
    order
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::sort_by;

    #[test]
    fn lists_of_any_length_are_sorted_as_the_library_does() {
        let mut rng = crate::series_rng(7, 0);
        for length in 0..200 {
            let list: Vec<(u32, usize)> = (0..length).map(|place| (rng.next_u32() % 20, place)).collect();
            let (mut own, mut library) = (list.clone(), list);
            sort_by(&mut own, |one, other| one.0.cmp(&other.0));
            library.sort_by_key(|(key, _)| *key);
            assert_eq!(own, library);
        }
    }
}
