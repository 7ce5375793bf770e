//! Planners passes the conformance suite.

mod slow;

use rynek_kernel::{
    Game, Seat, conformance,
    conformance::{Inventory, fuzz},
};
use rynek_planners::{Colour, Object, Phase, Planners};

/// Every component, wherever it is.
fn inventory(game: &Planners) -> Inventory {
    let mut inventory = Inventory::new();
    let drawn = if let Phase::Tile(tile) = game.phase() { Some(tile) } else { None };
    for tile in game.stack().iter().chain(drawn).chain(game.city().tiles().map(|laid| laid.tile)) {
        *inventory.entry(format!("tile {tile}")).or_default() += 1;
    }
    for colour in Colour::ALL {
        let laid = game.city().objects().iter().filter(|object| object.colour == colour).map(Object::length);
        // The objects of a colour that is not chosen are still in the box.
        let owner = Seat::all(game.players()).find(|seat| game.colour(*seat) == Some(colour));
        let left = owner.map_or(game.edition().lengths().to_vec(), |seat| game.left(seat));
        for length in left.into_iter().chain(laid) {
            *inventory.entry(format!("{colour} {length}")).or_default() += 1;
        }
    }
    inventory
}

#[test]
fn suite() {
    conformance::suite(inventory).scorer(slow::points).run();
}

rynek_kernel::conformance_tests!(Planners);

#[test]
fn fuzz_corpora() {
    fuzz::run_corpora::<Planners>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus"));
}

/// A position is a flat value: it fits in 2 KiB, and an action in a register.
#[test]
fn positions_are_small() {
    assert!(size_of::<Planners>() <= 2048, "{}", size_of::<Planners>());
    assert!(size_of::<<Planners as Game>::Action>() <= 8);
}
