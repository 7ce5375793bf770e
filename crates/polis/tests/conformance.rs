//! Polis passes the conformance suite.

mod slow;

use rynek_kernel::{
    Game, Seat, conformance,
    conformance::{Inventory, fuzz},
};
use rynek_polis::{City, Polis, placements};

fn slow_points(game: &Polis, seat: Seat) -> i32 {
    slow::points(game.city(seat), &game.setup()) + i32::from(game.stones(seat))
}

/// Every component, wherever it is.
fn inventory(game: &Polis) -> Inventory {
    let cities = || Seat::all(game.players()).map(|seat| game.city(seat));
    let laid = cities().flat_map(|city| city.laid().iter().map(|laid| laid.tile));
    let tiles = game.pile().iter().chain(game.market().iter().copied()).chain(laid);
    let mut inventory = Inventory::new();
    for tile in tiles {
        *inventory.entry(format!("tile {tile}")).or_default() += 1;
    }
    // The columns consist of the hexes of the start tiles and of the tiles that were placed.
    let hexes: u32 = cities().flat_map(City::columns).map(|(_, column)| u32::from(column.height)).sum();
    let tiles: usize = cities().map(|city| city.laid().len()).sum();
    inventory.insert("start tiles' hexes".to_owned(), hexes - 3 * tiles as u32);
    inventory
}

#[test]
fn suite() {
    conformance::suite(inventory).scorer(slow_points).run();
}

rynek_kernel::conformance_tests!(Polis);

#[test]
fn fuzz_corpora() {
    const CORPORA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus");
    fuzz::run_corpora::<Polis>(CORPORA);
    fuzz::run_corpus(format!("{CORPORA}/polis_placements"), 5_000, placements::fuzz);
}

/// A position is a flat value: it fits in 4 KiB, and an action in a register.
#[test]
fn positions_are_small() {
    assert!(size_of::<Polis>() <= 4096);
    assert_eq!(size_of::<<Polis as Game>::Action>(), 4);
}
