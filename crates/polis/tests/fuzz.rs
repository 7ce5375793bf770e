//! A short deterministic run of every fuzz target over its corpus.

use rynek_kernel::conformance::fuzz;
use rynek_polis::{Polis, placements};

fn corpus(target: &str) -> String {
    format!("{}/../../fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"))
}

/// The generator and the checker agree.
#[test]
fn actions() {
    fuzz::run_corpus(corpus("polis_actions"), 2_000, fuzz::actions_agree::<Polis>);
}

#[test]
fn records() {
    fuzz::run_corpus(corpus("polis_record"), 2_000, fuzz::record::<Polis>);
}

#[test]
fn editions() {
    fuzz::run_corpus(corpus("polis_edition"), 3_000, fuzz::edition::<Polis>);
}

#[test]
fn setups() {
    fuzz::run_corpus(corpus("polis_setup"), 5_000, fuzz::setup_options::<Polis>);
}

#[test]
fn notation() {
    fuzz::run_corpus(corpus("polis_notation"), 20_000, fuzz::notation::<Polis>);
}

#[test]
fn positions() {
    fuzz::run_corpus(corpus("polis_position"), 2_000, fuzz::position::<Polis>);
}

#[test]
fn cities() {
    fuzz::run_corpus(corpus("polis_placements"), 5_000, placements::fuzz);
}
