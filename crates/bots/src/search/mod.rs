//! Tree search.

pub mod utility;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::{Bot, Budget, Candidate, Greedy};

/// How the tree is grown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SearchSettings {
    /// How many iterations a decision, where no budget says otherwise.
    pub iterations: u64,
}

impl Default for SearchSettings {
    fn default() -> SearchSettings {
        SearchSettings { iterations: 200 }
    }
}

/// Looks ahead in a tree.
pub struct Search<G: Game> {
    greedy: Greedy<G>,
}

impl<G: Game> Search<G> {
    /// A player who judges by these weights.
    pub fn new(weights: G::Weights, _settings: SearchSettings, _budget: Budget) -> Search<G> {
        Search { greedy: Greedy::new(weights, 0.0) }
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        self.greedy.consider(known, seat, rng)
    }
}
