//! The seats of the entrants.

use rynek_kernel::{MAX_SEATS, Seats};

/// The entrants at a table, in seat order, each by its number in the list of entrants.
pub type Seating = Seats<usize>;

/// The tables at which every deal is played.
///
/// Every group of entrants that fills a table plays, once for each rotation of its seats if `rotate`. A rotation that
/// gives every seat the same name as another is left out.
///
/// ```
/// use rynek_arena::seatings;
/// let seated = |names: &[&str], players| -> Vec<Vec<usize>> {
///     seatings(names, players, true).iter().map(|table| table.to_vec()).collect()
/// };
/// assert_eq!(seated(&["a", "b"], 2), [[0, 1], [1, 0]]);
/// assert_eq!(seated(&["a", "a"], 2), [[0, 1]]);
/// assert_eq!(seated(&["a", "b", "c"], 1), [[0], [1], [2]]);
/// assert_eq!(seated(&["a", "b", "c"], 2).len(), 6);
/// ```
///
/// # Panics
/// If there are no players, or the entrants are too few for a table.
pub fn seatings<S: AsRef<str>>(names: &[S], players: usize, rotate: bool) -> Vec<Seating> {
    groups(names.len(), players).iter().flat_map(|group| rotations(names, group, rotate)).collect()
}

/// Every choice of `players` out of the entrants, in order.
fn groups(entrants: usize, players: usize) -> Vec<Seating> {
    assert!((1..=MAX_SEATS).contains(&players) && entrants >= players, "there must be enough entrants for a table");
    let mut found = vec![Seating::new()];
    for seat in 0..players {
        let longer = |group: &Seating| {
            let first = group.last().map_or(0, |last| last + 1);
            let group = group.clone();
            (first..=entrants - players + seat).map(move |entrant| {
                let mut longer = group.clone();
                longer.push(entrant);
                longer
            })
        };
        found = found.iter().flat_map(longer).collect();
    }
    found
}

fn rotations<S: AsRef<str>>(names: &[S], group: &Seating, rotate: bool) -> Vec<Seating> {
    let turns = if rotate { group.len() } else { 1 };
    let mut found: Vec<Seating> = Vec::new();
    for turn in 0..turns {
        let mut table = group.clone();
        table.rotate_right(turn);
        let called = |table: &Seating| table.iter().map(|entrant| names[*entrant].as_ref()).collect::<Vec<_>>();
        if found.iter().all(|other| called(other) != called(&table)) {
            found.push(table);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entrant_takes_every_seat_equally_often() {
        for (entrants, players) in [(2, 2), (4, 4), (5, 2), (5, 3), (6, 4), (3, 1)] {
            let names: Vec<String> = (0..entrants).map(|n| n.to_string()).collect();
            let tables = seatings(&names, players, true);
            let sits = |entrant, seat: usize| tables.iter().filter(|table| table[seat] == entrant).count();
            let often = sits(0, 0);
            assert!((0..entrants).all(|entrant| (0..players).all(|seat| sits(entrant, seat) == often)));
        }
    }

    #[test]
    fn one_against_three_equal_names_sits_once_in_every_seat() {
        let found = seatings(&["strong", "greedy", "greedy", "greedy"], 4, true);
        assert_eq!(found.len(), 4);
        assert!((0..4).all(|seat| found.iter().filter(|table| table[seat] == 0).count() == 1));
    }

    #[test]
    fn without_rotation_the_seats_stay_the_same() {
        let found = seatings(&["a", "b", "c"], 2, false);
        assert_eq!(found.iter().map(Seating::as_slice).collect::<Vec<_>>(), [[0, 1], [0, 2], [1, 2]]);
    }
}
