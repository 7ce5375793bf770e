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

use std::{sync::Arc, thread, time::Duration};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use rynek_kernel::{Game, Rng, Seat};
use serde::{Deserialize, Serialize};

use self::{root::TreeSearch, tree::Tree};
use crate::{
    bot::{Bot, Budget, Candidate, Decided, Progress, Thought},
    characters::Characters,
    forced::forced,
    temper::{Attention, Temper},
};

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
    pub fn at_a_table_of(&self, players: usize) -> SearchSettings {
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
    characters: Characters<G::Weights>,
    settings: SearchSettings,
    /// The share of the actions that it overlooks.
    overlooks: f64,
    budget: Budget,
}

/// What is decided before a search begins.
struct Plan<W> {
    weights: Arc<W>,
    settings: SearchSettings,
    attention: Attention,
    /// A generator for each tree.
    luck: Vec<ChaCha8Rng>,
}

impl<G: Game> Search<G> {
    /// Evaluates by these weights and stays within this budget.
    pub fn new(weights: G::Weights, settings: SearchSettings, budget: Budget) -> Search<G> {
        Search::erring(Characters::none(weights), settings, 0.0, budget)
    }

    /// Evaluates by the weights of a character, and overlooks a share of the actions.
    pub(crate) fn erring(
        characters: Characters<G::Weights>,
        settings: SearchSettings,
        overlooks: f64,
        budget: Budget,
    ) -> Search<G> {
        Search { characters, settings, overlooks, budget }
    }

    /// The plan, or the only action where there is no choice.
    fn plan(
        &self,
        known: &G::Known,
        seat: Seat,
        rng: &mut ChaCha8Rng,
    ) -> Result<Plan<G::Weights>, Candidate<G::Action>> {
        let weights = self.characters.of(Temper::of(rng, seat)).clone();
        let game = G::imagine(known, rng);
        if let Some(only) = forced(&game, &weights, seat) {
            return Err(only);
        }
        let settings = self.settings.at_a_table_of(game.players());
        let luck = (0..settings.trees.max(1)).map(|_| ChaCha8Rng::seed_from_u64(rng.next_u64())).collect();
        Ok(Plan { weights, settings, luck, attention: Attention::new(self.overlooks, rng) })
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let mut plan = match self.plan(known, seat, rng) {
            Ok(plan) => plan,
            Err(only) => return vec![only],
        };
        let luck = std::mem::take(&mut plan.luck);
        let grow = |luck: ChaCha8Rng| {
            let mut search = TreeSearch::<G>::new(&plan, &self.budget, known, seat, luck);
            search.go_on(u64::MAX, 0.0);
            search.grower.tree
        };
        // In a browser there are no threads.
        let trees: Vec<Tree<G::Action>> = if luck.len() == 1 || cfg!(target_family = "wasm") {
            luck.into_iter().map(grow).collect()
        } else {
            thread::scope(|scope| {
                let threads: Vec<_> = luck.into_iter().map(|luck| scope.spawn(|| grow(luck))).collect();
                threads.into_iter().map(|thread| thread.join().expect("search does not panic")).collect()
            })
        };
        root::candidates(&trees.iter().collect::<Vec<_>>(), seat, plan.settings.trust)
    }

    fn begin(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Box<dyn Thought<G::Action>> {
        let mut plan = match self.plan(known, seat, rng) {
            Ok(plan) => plan,
            Err(only) => return Box::new(Decided(vec![only])),
        };
        let luck = std::mem::take(&mut plan.luck);
        let trees = luck.into_iter().map(|luck| TreeSearch::<G>::new(&plan, &self.budget, known, seat, luck)).collect();
        Box::new(SearchThought { trees, seat, trust: plan.settings.trust })
    }
}

/// A search in slices: one tree after the other.
struct SearchThought<G: Game> {
    trees: Vec<TreeSearch<G>>,
    seat: Seat,
    trust: f64,
}

impl<G: Game> Thought<G::Action> for SearchThought<G> {
    fn go_on(&mut self, looks: u64, spent: f64) {
        if let Some(tree) = self.trees.iter_mut().find(|tree| !tree.progress().is_done) {
            tree.go_on(looks, spent);
        }
    }

    fn progress(&self) -> Progress {
        let none = Progress { looks: 0, most: 0, is_done: true };
        self.trees.iter().map(TreeSearch::progress).fold(none, |all, tree| Progress {
            looks: all.looks + tree.looks,
            most: all.most.saturating_add(tree.most),
            is_done: all.is_done && tree.is_done,
        })
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let trees: Vec<_> = self.trees.iter().map(|tree| &tree.grower.tree).collect();
        root::candidates(&trees, self.seat, self.trust)
    }
}
