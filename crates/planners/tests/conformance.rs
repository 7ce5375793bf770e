//! Planners keeps every promise of a game.

mod slow;

use rynek_kernel::{Game, conformance, conformance::fuzz};
use rynek_planners::Planners;

#[test]
fn suite() {
    conformance::suite::<Planners>().scorer(slow::points).run();
}

#[test]
fn sampling_is_fair() {
    conformance::sampling_is_fair::<Planners>();
}

#[test]
fn golden_games() {
    conformance::golden::<Planners>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}

#[test]
fn perft() {
    conformance::perft_table::<Planners>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.json"));
}

#[test]
fn rules_are_traced() {
    conformance::rules_are_traced::<Planners>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn lessons_teach() {
    conformance::lessons_teach::<Planners>();
}

#[test]
fn fuzz_corpora() {
    fuzz::run_corpora::<Planners>(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus"));
}

/// A position is a flat value: it fits in 4 KiB, and an action in a register.
#[test]
fn positions_are_small() {
    assert!(size_of::<Planners>() <= 2048, "{}", size_of::<Planners>());
    assert!(size_of::<<Planners as Game>::Action>() <= 8);
}
