//! Boulevards passes the conformance suite.

mod common;
mod slow;

use rynek_boulevards::Boulevards;
use rynek_kernel::{Game, conformance, conformance::fuzz};

#[test]
fn suite() {
    conformance::suite(common::inventory).scorer(slow::points).run();
}

rynek_kernel::conformance_tests!(Boulevards);

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
