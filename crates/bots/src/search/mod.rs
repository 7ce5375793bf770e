//! Tree search: one for all games.
//!
//! Each look ahead starts from a position that the seat cannot tell from the true one, goes down the tree by what has
//! proved best so far, ranks the actions at the first new decision by the game's own evaluation, and carries back what
//! the best of them is worth to every seat (max-n). Chance is sampled; of many actions only the best-ranked are looked
//! at, more of them the longer the search goes on. At the root the better half goes on after each phase, and all that
//! are left meet the same luck (sequential halving with common random numbers).

mod iteration;
mod root;
mod tree;
pub(crate) mod utility;

use std::{thread, time::Duration};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use rynek_kernel::{Game, Rng, Seat};
use serde::{Deserialize, Serialize};

use self::{iteration::mark, tree::Tree};
use crate::{Bot, Budget, Candidate};

/// How the tree is grown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SearchSettings {
    /// How many looks ahead a decision against one rival, if no budget says otherwise.
    pub iterations: u64,
    /// The power of the number of rivals with which they become more.
    pub crowd: u32,
    /// How many they are at most, however many rivals there are.
    pub most: u64,
    /// How many trees are grown apart, each on its own thread, and counted together.
    pub trees: usize,
    /// How many of the best-ranked actions are looked at.
    pub width: usize,
    /// Further down: how many are looked at on the second visit,
    pub open: f64,
    /// and the power of the number of visits with which they become more.
    pub widen: f64,
    /// How many outcomes of chance are told apart on the second visit,
    pub outcomes: f64,
    /// and the power with which they become more.
    pub outcomes_widen: f64,
    /// How much is tried for the sake of trying, in standard deviations of what came of it so far.
    pub explore: f64,
    /// How many visits the evaluation of an action counts for.
    pub trust: f64,
    /// How many decisions are played on by what looks best, before a position is judged.
    pub rollout: usize,
    /// How many microseconds a look may take for each decision in it. Where hands are hidden, bots answer by this and not
    /// by how long they thought.
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
    /// The same with what a level sets.
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

    /// The same for so many players: there are more answers to look at the more rivals there are. Alone there is as
    /// much to look at as with one.
    pub(crate) fn at_a_table_of(&self, players: usize) -> SearchSettings {
        let rivals = players.saturating_sub(1).max(1) as u64;
        let iterations = self.iterations.saturating_mul(rivals.saturating_pow(self.crowd)).min(self.most);
        SearchSettings { iterations, ..self.clone() }
    }

    /// How long so many looks may take.
    pub(crate) fn time_for(&self, looks: u64) -> Duration {
        let decisions = self.rollout as u64 + 1;
        Duration::from_micros(self.look.saturating_mul(decisions).saturating_mul(looks))
    }
}

/// Looks ahead in a tree.
pub struct Search<G: Game> {
    weights: G::Weights,
    settings: SearchSettings,
    budget: Budget,
    /// What was looked at for the last decision.
    trees: Vec<Tree<G::Action>>,
}

impl<G: Game> Search<G> {
    /// A player who judges by these weights and thinks within this budget.
    pub fn new(weights: G::Weights, settings: SearchSettings, budget: Budget) -> Search<G> {
        Search { weights, settings, budget, trees: Vec::new() }
    }

    /// The trees to go on with: those of the last decision where this position is in them. Where hands are hidden,
    /// what was imagined then need not fit what is known now.
    fn roots(&mut self, game: &G) -> Vec<Tree<G::Action>> {
        let mark = mark(game);
        let mut old = std::mem::take(&mut self.trees).into_iter();
        let root = |_| {
            let again = old.next().filter(|_| !G::HAS_SECRETS).and_then(|tree| tree.below(mark));
            again.unwrap_or_else(|| Tree::new(game.turn(), mark))
        };
        (0..self.settings.trees.max(1)).map(root).collect()
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let game = G::imagine(known, rng);
        let seeds: Vec<u64> = (0..self.settings.trees.max(1)).map(|_| rng.next_u64()).collect();
        let roots = self.roots(&game);
        let settings = &self.settings.at_a_table_of(game.players());
        let Search { weights, budget, .. } = self;
        let grow = |tree, seed| {
            let luck = ChaCha8Rng::seed_from_u64(seed);
            root::search::<G>(tree, weights, settings, budget, known, seat, luck)
        };
        let grown: Vec<Tree<G::Action>> = if let ([seed], 1) = (&seeds[..], roots.len()) {
            roots.into_iter().map(|tree| grow(tree, *seed)).collect()
        } else {
            thread::scope(|scope| {
                let threads: Vec<_> =
                    roots.into_iter().zip(&seeds).map(|(tree, seed)| scope.spawn(move || grow(tree, *seed))).collect();
                threads.into_iter().map(|thread| thread.join().expect("search does not panic")).collect()
            })
        };
        let candidates = root::candidates(&grown, seat, settings.trust);
        self.trees = grown;
        candidates
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_rivals_are_looked_at_longer_up_to_a_point() {
        let settings = SearchSettings { iterations: 20, crowd: 3, most: 1300, ..SearchSettings::default() };
        let looks = |players| settings.at_a_table_of(players).iterations;
        assert_eq!([1, 2, 3, 4, 5, 6].map(looks), [20, 20, 160, 540, 1280, 1300]);
    }
}
