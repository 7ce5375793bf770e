//! Engineer passes the conformance suite.

mod slow;

use rynek_engineer::{DistrictId, Engineer};
use rynek_kernel::{
    Game, Seat, conformance,
    conformance::{Inventory, fuzz},
};

fn slow_points(game: &Engineer, _seat: Seat) -> i32 {
    slow::points(game)
}

/// Every component, wherever it is.
fn inventory(game: &Engineer) -> Inventory {
    let mut inventory = Inventory::new();
    let tokens = usize::from(game.pool()) + game.tokens().len() + game.built().len();
    inventory.insert("tokens".to_owned(), tokens as u32);
    for project in game.hand().iter().chain(game.discarded().iter()) {
        *inventory.entry(format!("project {project}")).or_default() += 1;
    }
    for district in game.layout().map_or_else(|| DistrictId::all().collect(), Vec::from) {
        *inventory.entry(format!("district {district}")).or_default() += 1;
    }
    inventory
}

/// Random games are much shorter than the longest game, so the suite needs many of them.
#[test]
fn suite() {
    conformance::suite(inventory).cases(500).scorer(slow_points).run();
}

rynek_kernel::conformance_tests!(Engineer);

#[test]
fn fuzz_corpora() {
    fuzz::run_corpora::<Engineer>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus"));
}

/// A position is a flat value: it fits in 128 bytes, and an action in a register.
#[test]
fn positions_are_small() {
    assert!(size_of::<Engineer>() <= 128);
    assert!(size_of::<<Engineer as Game>::Action>() <= 8);
}
