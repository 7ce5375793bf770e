//! Changed edition files are refused with a message that names a field, or can be played to the end, also by bots; none stays
//! loaded.

use rand_chacha::ChaCha8Rng;
use rynek_bots::{Bot, Spec};
use rynek_catalog::{IDS, Visitor, visit};
use rynek_kernel::{
    Game, Turn,
    conformance::{Mutated, mutated_editions, testing::length},
    edition::{Loaded, loaded},
    random_step,
};

/// Bots play one game in this many; random players play the others.
const BOTS_IN: usize = 50;

struct Mutate;

impl Visitor for Mutate {
    type Output = Mutated;

    fn visit<G: Game>(self) -> Mutated {
        let bots = ["greedy", "search:4"].map(|name| name.parse::<Spec>().expect("a bot").bot::<G>());
        mutated_editions::<G>(length(1_000, 100_000), |played, game, rng| match played % BOTS_IN {
            0 => bot_step(&*bots[played / BOTS_IN % bots.len()], game, rng),
            _ => random_step(game, rng),
        })
    }
}

/// What a bot does in its turn; draws are random.
fn bot_step<G: Game>(bot: &dyn Bot<G>, game: &G, rng: &mut ChaCha8Rng) -> Option<G::Action> {
    match game.turn() {
        Turn::Player(seat) => Some(bot.choose(&game.known(seat), seat, rng)),
        _ => random_step(game, rng),
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
