//! Changed edition files are refused with a message that names a field, or can be played to the end; none stays loaded.

use rynek_catalog::{IDS, Visitor, visit};
use rynek_kernel::{
    Game,
    conformance::{Mutated, mutated_editions, testing::length},
    edition::{Loaded, loaded},
};

struct Mutate;

impl Visitor for Mutate {
    type Output = Mutated;

    fn visit<G: Game>(self) -> Mutated {
        mutated_editions::<G>(length(1_000, 100_000))
    }
}

#[test]
fn changed_editions_are_refused_or_played() {
    for game in IDS {
        let became = visit(game, Mutate).expect("a game of the catalog");
        println!("{game}: {became:?}");
        assert!(became.refused > 0 && became.played > 0, "{game}: {became:?}");
        assert_eq!(loaded(), Loaded::default(), "{game}: editions stay loaded");
    }
}
