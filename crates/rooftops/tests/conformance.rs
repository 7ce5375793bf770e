//! Rooftops passes the conformance suite.

mod common;
mod slow;

use rynek_kernel::{Game, conformance, conformance::fuzz};
use rynek_rooftops::Rooftops;

#[test]
fn suite() {
    conformance::suite(common::inventory).scorer(slow::points).run();
}

rynek_kernel::conformance_tests!(Rooftops);

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
