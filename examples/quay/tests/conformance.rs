//! Quay passes the conformance suite.

use rynek_kernel::{Game, Seat, conformance, conformance::Inventory};
use rynek_quay::Quay;

/// The points of every moored ship, straight from the rules.
fn slow_points(game: &Quay, seat: Seat) -> i32 {
    let (quay, edition) = (game.quay(seat), game.edition());
    let mut points = 0;
    for (n, ship) in edition.ships.iter().enumerate() {
        if quay.ships & (1 << n) != 0 {
            points += i32::from(ship.cargo);
        }
    }
    let full = (0..edition.berths).all(|berth| quay.taken & (1 << berth) != 0);
    if game.setup().full_quay && full { points + 5 } else { points }
}

/// Every ship, wherever it is.
fn inventory(game: &Quay) -> Inventory {
    Inventory::from([("ships".to_owned(), game.ships())])
}

#[test]
fn suite() {
    conformance::suite(inventory).scorer(slow_points).run();
}

rynek_kernel::conformance_tests!(Quay);

#[test]
fn every_language_says_the_same() {
    assert_eq!(rynek_words::faults(&Quay::WORDS), Vec::<String>::new());
    assert_eq!(rynek_words::faults(&Quay::LESSONS.words), Vec::<String>::new());
}
