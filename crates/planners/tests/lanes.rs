//! Where objects fit along a line of squares.

use rynek_planners::{
    SIDE,
    lanes::{Lane, WINDOW, lengths, reached, survey},
};

/// A window of squares by their letters: two colours, `o` not free, `.` free.
fn window(squares: &str) -> [Lane; WINDOW] {
    let mut window = [Lane::default(); WINDOW];
    for (n, square) in squares.chars().enumerate() {
        let (lane, along) = (&mut window[n / SIDE], n % SIDE);
        if square != 'o' {
            lane.open(along);
        }
        if let Some(colour) = "RGBY".find(square) {
            lane.mark(along, colour);
        }
    }
    window
}

fn found(squares: &str) -> Vec<(usize, Vec<u8>)> {
    let found = survey(window(squares)).into_iter().enumerate();
    found.filter(|(_, set)| *set != 0).map(|(start, set)| (start, lengths(set).collect())).collect()
}

#[test]
fn ends_are_of_one_colour() {
    assert_eq!(found("oooooo"), []);
    assert_eq!(found("ooooooRGRoooooo"), [(6, vec![3])]);
    assert_eq!(found("ooooooRRRoooooo"), [(6, vec![2, 3]), (7, vec![2])]);
    assert_eq!(found("ooooooYBYoooooo"), [(6, vec![3])]);
}

#[test]
fn no_object_covers_a_square_that_is_not_free() {
    assert_eq!(found("ooooooRoRoooooo"), []);
    assert_eq!(found("oooRooR.Roooooo"), [(6, vec![3])]);
}

#[test]
fn only_what_passes_through_the_middle_is_found() {
    // Lengths 2 to 5 end before the middle lane; 6 would need an end on square 5.
    assert_eq!(found("RR...RRoooooooo"), [(0, vec![7]), (1, vec![6]), (5, vec![2])]);
    assert_eq!(found("oooooooo.RRRRRR"), []);
    assert_eq!(found("ooooooooR.....R"), [(8, vec![7])]);
}

#[test]
fn symbols_are_reached_up_to_the_first_square_that_is_not_free() {
    let [near, far, ..] = window("R.YGoG");
    assert_eq!(reached(near, far), 0b000001 | 0b001000 << 16 | 0b000100 << 48);
    assert_eq!(reached(far, near), 0b000001 << 16);
    assert_eq!(reached(far.reversed(), near), 0b000001 << 16);
    assert_eq!(reached(near.reversed(), Lane::default()), 0b100 | 0b001 << 48);
}
