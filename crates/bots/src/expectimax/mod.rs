//! Search through every way of playing the turn and every roll after it.
//!
//! For games without secrets and with few outcomes of chance, above all solo dice games. First the best ways through
//! the turn are found (`ways`). Then each is followed through all outcomes of chance and the best answer to each
//! (`outcomes`), as far as the settings and the budget allow. Results are cached for the length of a decision.

mod outcomes;
mod ways;

use std::collections::HashMap;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat};
use serde::{Deserialize, Serialize};

use self::{
    outcomes::Follower,
    ways::{Way, best_ways},
};
use crate::{
    bot::{Bot, Budget, Candidate},
    utility,
};

/// Settings of the search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectimaxSettings {
    /// The number of best ways through the turn that are followed through every roll.
    pub width: usize,
    /// The number of the best of those that are followed through the next turn too, and every roll after it.
    pub finalists: usize,
    /// The number of ways through that next turn that are considered.
    pub answers: usize,
    /// The most positions evaluated for one decision.
    pub positions: u64,
}

impl Default for ExpectimaxSettings {
    fn default() -> ExpectimaxSettings {
        ExpectimaxSettings { width: 12, finalists: 0, answers: 2, positions: 100_000 }
    }
}

/// A bot that looks at every way through the turn.
pub struct Expectimax<G: Game> {
    weights: G::Weights,
    settings: ExpectimaxSettings,
    budget: Budget,
}

impl<G: Game> Expectimax<G> {
    /// Evaluates by these weights and stays within this budget.
    pub fn new(weights: G::Weights, settings: ExpectimaxSettings, budget: Budget) -> Expectimax<G> {
        Expectimax { weights, settings, budget }
    }

    /// The worth of each way, the best first, and the number of positions evaluated for it.
    fn weigh(&self, game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<(Way<G>, f64, u64)> {
        let ExpectimaxSettings { width, finalists, answers, positions } = self.settings;
        let mut spending = self.budget.begin(positions);
        let ways = best_ways(game, &self.weights, seat, width.max(1), &mut spending);
        let mut follower = Follower::new(&self.weights, seat, answers, spending, rng);
        let at_first_sight = |way: Way<G>| {
            let worth = follower.worth(&way.end);
            (way, worth, 1)
        };
        let mut weighed: Vec<(Way<G>, f64, u64)> = ways.into_iter().map(at_first_sight).collect();
        for (rolls, many) in [(1, width), (2, finalists)] {
            let mut done = 0;
            for (way, worth, looks) in weighed.iter_mut().take(many) {
                let before = follower.spending.used;
                let Some(better) = follower.expectation(&way.end, rolls) else { break };
                (*worth, *looks) = (better, *looks + follower.spending.used - before);
                done += 1;
            }
            // Ways that were not followed as far cannot be compared.
            weighed[..done].sort_by(|one, other| other.1.total_cmp(&one.1));
        }
        weighed
    }
}

impl<G: Game> Bot<G> for Expectimax<G> {
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let weighed = self.weigh(&G::imagine(known, rng), seat, rng);
        let mut places: HashMap<G::Action, usize> = HashMap::new();
        let mut candidates: Vec<Candidate<G::Action>> = Vec::new();
        for (Way { first: action, end, .. }, worth, visits) in weighed {
            if let Some(place) = places.get(&action) {
                candidates[*place].visits += visits;
                continue;
            }
            places.insert(action, candidates.len());
            let there = utility::worth(&end, &self.weights);
            let win = if there.wins.len() == 1 { worth } else { there.wins[seat.index()] };
            candidates.push(Candidate { action, visits, win, points: there.points[seat.index()] });
        }
        candidates
    }
}
