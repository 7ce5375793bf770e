//! Tree search for all games.
//!
//! Each iteration starts from a position that agrees with what the seat knows. It descends by the results so far, ranks
//! the actions at the first new node by the game's own evaluation, and carries the worth of the best of them back up,
//! for every seat (max-n). Chance is sampled. Only the best-ranked actions are tried, and more of them as the search
//! continues (progressive widening). At the root the better half continues after each phase, and all that are left get
//! the same random numbers (sequential halving with common random numbers).

mod iteration;
mod root;
mod tree;

use std::{thread, time::Duration};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use rynek_kernel::{Game, Rng, Seat};
use serde::{Deserialize, Serialize};

use self::tree::Tree;
use crate::bot::{Bot, Budget, Candidate};

/// Settings of the search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SearchSettings {
    /// The iterations of a decision against one rival, if the budget does not say otherwise.
    pub iterations: u64,
    /// The iterations grow with the number of rivals to this power.
    pub crowd: u32,
    /// The most iterations, whatever the number of rivals.
    pub most: u64,
    /// The number of trees. Each grows on its own thread, and the results are added up.
    pub trees: usize,
    /// The number of best-ranked actions considered at the root.
    pub width: usize,
    /// Below the root: the number of actions considered at the second visit,
    pub open: f64,
    /// and the power of the number of visits with which it grows.
    pub widen: f64,
    /// The number of outcomes of chance told apart at the second visit,
    pub outcomes: f64,
    /// and the power of the number of visits with which it grows.
    pub outcomes_widen: f64,
    /// The weight of exploration, in standard deviations of the results so far.
    pub explore: f64,
    /// How many visits the evaluation of an action counts for.
    pub trust: f64,
    /// The number of decisions played by rank before a position is evaluated.
    pub rollout: usize,
    /// The microseconds allowed for each decision in an iteration. In games with secrets, the time of a bot's answer
    /// depends on this and not on how long it computed.
    pub look: u64,
}

impl Default for SearchSettings {
    fn default() -> SearchSettings {
        SearchSettings {
            iterations: 200,
            crowd: 1,
            most: u64::MAX,
            trees: 1,
            width: 16,
            open: 2.0,
            widen: 0.4,
            outcomes: 2.0,
            outcomes_widen: 0.5,
            explore: 0.25,
            trust: 1.0,
            rollout: 0,
            look: 30,
        }
    }
}

impl SearchSettings {
    /// The settings with those of a level.
    pub(crate) fn in_style(
        &self,
        iterations: u64,
        rollout: Option<usize>,
        crowd: Option<u32>,
        most: Option<u64>,
    ) -> SearchSettings {
        SearchSettings {
            iterations,
            rollout: rollout.unwrap_or(self.rollout),
            crowd: crowd.unwrap_or(self.crowd),
            most: most.unwrap_or(self.most),
            ..self.clone()
        }
    }

    /// The settings for this number of players: more rivals need more iterations. A solo game needs as many as one
    /// rival.
    pub(crate) fn at_a_table_of(&self, players: usize) -> SearchSettings {
        let rivals = players.saturating_sub(1).max(1) as u64;
        let iterations = self.iterations.saturating_mul(rivals.saturating_pow(self.crowd)).min(self.most);
        SearchSettings { iterations, ..self.clone() }
    }

    /// The time allowed for this many iterations.
    pub(crate) fn time_for(&self, looks: u64) -> Duration {
        let decisions = self.rollout as u64 + 1;
        Duration::from_micros(self.look.saturating_mul(decisions).saturating_mul(looks))
    }
}

/// A bot that searches a tree.
pub struct Search<G: Game> {
    weights: G::Weights,
    settings: SearchSettings,
    budget: Budget,
}

impl<G: Game> Search<G> {
    /// Evaluates by these weights and stays within this budget.
    pub fn new(weights: G::Weights, settings: SearchSettings, budget: Budget) -> Search<G> {
        Search { weights, settings, budget }
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let players = G::imagine(known, rng).players();
        let settings = &self.settings.at_a_table_of(players);
        let seeds: Vec<u64> = (0..settings.trees.max(1)).map(|_| rng.next_u64()).collect();
        let grow = |seed: &u64| {
            let luck = ChaCha8Rng::seed_from_u64(*seed);
            root::search::<G>(&self.weights, settings, &self.budget, known, seat, luck)
        };
        let trees: Vec<Tree<G::Action>> = if let [seed] = &seeds[..] {
            vec![grow(seed)]
        } else {
            thread::scope(|scope| {
                let threads: Vec<_> = seeds.iter().map(|seed| scope.spawn(|| grow(seed))).collect();
                threads.into_iter().map(|thread| thread.join().expect("search does not panic")).collect()
            })
        };
        root::candidates(&trees, seat, settings.trust)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_rivals_get_more_iterations_up_to_a_limit() {
        let settings = SearchSettings { iterations: 20, crowd: 3, most: 1300, ..SearchSettings::default() };
        let looks = |players| settings.at_a_table_of(players).iterations;
        assert_eq!([1, 2, 3, 4, 5, 6].map(looks), [20, 20, 160, 540, 1280, 1300]);
    }
}
