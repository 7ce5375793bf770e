//! Every way through the turn, and every roll after it.
//!
//! For open games in which few things are left to chance, above all for dice played alone: the best ways through the
//! turn are found first (`ways`), then each is followed through all outcomes of chance and the best answer to each
//! (`outcomes`), as far as the settings and the budget allow. What was followed once is remembered for the rest of the
//! turn.

mod meter;
mod outcomes;
mod ways;

use std::collections::HashMap;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat};
use serde::{Deserialize, Serialize};

use self::{
    meter::Meter,
    outcomes::{Followed, Follower},
    ways::{Way, best_ways},
};
use crate::{Bot, Budget, Candidate, search::utility};

/// How far turns and rolls are followed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExpectimaxSettings {
    /// How many of the best ways through the turn are followed through every roll after them.
    pub width: usize,
    /// How many of the best of those are followed through the next turn too, and every roll after that.
    pub finalists: usize,
    /// How many ways through that next turn are looked at.
    pub answers: usize,
    /// How many positions are looked at for one decision, at most.
    pub positions: u64,
}

impl Default for ExpectimaxSettings {
    fn default() -> ExpectimaxSettings {
        ExpectimaxSettings { width: 12, finalists: 0, answers: 2, positions: 100_000 }
    }
}

/// Looks at every way through the turn.
pub struct Expectimax<G: Game> {
    weights: G::Weights,
    settings: ExpectimaxSettings,
    budget: Budget,
    /// What came of positions that were followed before.
    followed: Followed<G>,
}

/// More than this is not remembered.
const MOST_FOLLOWED: usize = 200_000;

impl<G: Game> Expectimax<G> {
    /// A player who judges by these weights and thinks within this budget.
    pub fn new(weights: G::Weights, settings: ExpectimaxSettings, budget: Budget) -> Expectimax<G> {
        Expectimax { weights, settings, budget, followed: Followed::default() }
    }

    /// What each way is worth, the best first, and how many positions were looked at for it.
    fn weigh(&mut self, game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<(Way<G>, f64, u64)> {
        let ExpectimaxSettings { width, finalists, answers, positions } = self.settings;
        let mut meter = Meter::new(&self.budget, positions);
        let ways = best_ways(game, &self.weights, seat, width.max(1), &mut meter);
        let mut follower = Follower::new(&self.weights, seat, answers, meter, &mut self.followed, rng);
        let at_first_sight = |way: Way<G>| {
            let worth = follower.worth(&way.end);
            (way, worth, 1)
        };
        let mut weighed: Vec<(Way<G>, f64, u64)> = ways.into_iter().map(at_first_sight).collect();
        for (rolls, many) in [(1, width), (2, finalists)] {
            let mut done = 0;
            for (way, worth, looks) in weighed.iter_mut().take(many) {
                let before = follower.meter.used();
                let Some(better) = follower.expectation(&way.end, rolls) else { break };
                (*worth, *looks) = (better, *looks + follower.meter.used() - before);
                done += 1;
            }
            // Those that were not followed as far cannot be compared.
            weighed[..done].sort_by(|one, other| other.1.total_cmp(&one.1));
        }
        weighed
    }
}

impl<G: Game> Bot<G> for Expectimax<G> {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        if self.followed.len() > MOST_FOLLOWED {
            self.followed.clear();
        }
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
