//! Random play, which is also the measure of speed.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use rand_core::Rng;

use crate::{Game, Turn};

/// What happened in a playout.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Playout {
    /// Actions that players chose.
    pub moves: u64,
    /// Actions of chance.
    pub chances: u64,
}

/// The generator for one numbered game of a series. It gives the same numbers on every machine and in every thread.
pub fn series_rng(seed: u64, game: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(game);
    rng
}

/// A random step: a legal action, or an outcome of chance with its odds. `None` when the game is over.
pub fn random_step<G: Game>(game: &G, rng: &mut impl Rng) -> Option<G::Action> {
    match game.turn() {
        Turn::Player(_) => Some(game.random_action(rng)),
        Turn::Chance => Some(game.sample(rng)),
        Turn::Over => None,
    }
}

/// Plays to the end. Every choice is drawn uniformly from the legal actions.
///
/// ```
/// use rynek_kernel::{EditionRef, Game, example::Nim, playout, series_rng};
/// let mut game = Nim::new(EditionRef::shipped(), &Default::default()).unwrap();
/// let played = playout(&mut game, &mut series_rng(1, 0));
/// assert!(played.moves >= 4 && game.outcome().is_some());
/// ```
pub fn playout<G: Game>(game: &mut G, rng: &mut impl Rng) -> Playout {
    let mut played = Playout::default();
    loop {
        match game.turn() {
            Turn::Player(_) => {
                game.play_unchecked(game.random_action(rng));
                played.moves += 1;
            }
            Turn::Chance => {
                game.play_unchecked(game.sample(rng));
                played.chances += 1;
            }
            Turn::Over => return played,
        }
    }
}

/// The same, but lists all legal actions at each turn and picks one of the list.
pub fn playout_listed<G: Game>(game: &mut G, rng: &mut impl Rng, list: &mut Vec<G::Action>) -> Playout {
    let mut played = Playout::default();
    loop {
        match game.turn() {
            Turn::Player(_) => {
                list.clear();
                game.actions(list);
                game.play_unchecked(*crate::pick(rng, list));
                played.moves += 1;
            }
            Turn::Chance => {
                game.play_unchecked(game.sample(rng));
                played.chances += 1;
            }
            Turn::Over => return played,
        }
    }
}
