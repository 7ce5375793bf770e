//! Rooftops keeps every promise of a game.

mod common;
mod slow;

use rynek_kernel::{Game, conformance, conformance::fuzz};
use rynek_rooftops::Rooftops;

#[test]
fn suite() {
    conformance::suite(common::inventory).scorer(slow::points).run();
}

#[test]
fn sampling_is_fair() {
    conformance::sampling_is_fair::<Rooftops>();
}

#[test]
fn golden_games() {
    conformance::golden::<Rooftops>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}

#[test]
fn perft() {
    conformance::perft_table::<Rooftops>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.json"));
}

#[test]
fn rules_are_traced() {
    conformance::rules_are_traced::<Rooftops>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn lessons_teach() {
    conformance::lessons_teach::<Rooftops>();
}

#[test]
fn fuzz_corpora() {
    fuzz::run_corpora::<Rooftops>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus"));
}

/// A position is a flat value: it fits in 1 KiB, and an action in a register.
#[test]
fn positions_are_small() {
    assert!(size_of::<Rooftops>() <= 1024);
    assert_eq!(size_of::<<Rooftops as Game>::Action>(), 8);
}
