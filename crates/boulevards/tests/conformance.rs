//! Boulevards keeps every promise of a game.

mod common;
mod slow;

use rynek_boulevards::Boulevards;
use rynek_kernel::{Game, conformance, conformance::fuzz};

#[test]
fn suite() {
    conformance::suite(common::inventory).scorer(slow::points).run();
}

#[test]
fn sampling_is_fair() {
    conformance::sampling_is_fair::<Boulevards>();
}

#[test]
fn golden_games() {
    conformance::golden::<Boulevards>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}

#[test]
fn perft() {
    conformance::perft_table::<Boulevards>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.json"));
}

#[test]
fn rules_are_traced() {
    conformance::rules_are_traced::<Boulevards>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn lessons_teach() {
    conformance::lessons_teach::<Boulevards>();
}

#[test]
fn fuzz_corpora() {
    fuzz::run_corpora::<Boulevards>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus"));
}

/// A position is a flat value: it fits in 4 KiB, and an action in a register.
#[test]
fn positions_are_small() {
    assert!(size_of::<Boulevards>() <= 4096);
    assert_eq!(size_of::<<Boulevards as Game>::Action>(), 2);
}
