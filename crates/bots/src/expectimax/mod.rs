//! Search through every way of playing the turn and every roll after it.
//!
//! For games without secrets and with few outcomes of chance, above all solo dice games. First the best ways through
//! the turn are found (`ways`). Then each is followed through all outcomes of chance and the best answer to each
//! (`outcomes`), as far as the settings and the budget allow. Results are cached for the length of a decision.

mod outcomes;
mod ways;

use std::{collections::HashMap, sync::Arc};

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat, order};
use serde::{Deserialize, Serialize};

use self::{
    outcomes::Follower,
    ways::{Way, best_ways},
};
use crate::{
    bot::{Bot, Budget, Candidate, Decided, Progress, Thought},
    characters::Characters,
    forced::forced,
    temper::{Attention, Temper},
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
    characters: Characters<G::Weights>,
    settings: ExpectimaxSettings,
    /// The share of the actions that it overlooks.
    overlooks: f64,
    budget: Budget,
}

impl<G: Game> Expectimax<G> {
    /// Evaluates by these weights and stays within this budget.
    pub fn new(weights: G::Weights, settings: ExpectimaxSettings, budget: Budget) -> Expectimax<G> {
        Expectimax::erring(Characters::none(weights), settings, 0.0, budget)
    }

    /// Evaluates by the weights of a character, and overlooks a share of the actions.
    pub(crate) fn erring(
        characters: Characters<G::Weights>,
        settings: ExpectimaxSettings,
        overlooks: f64,
        budget: Budget,
    ) -> Expectimax<G> {
        Expectimax { characters, settings, overlooks, budget }
    }

    /// The search, or the only action where there is no choice.
    fn think(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Result<TurnSearch<G>, Candidate<G::Action>> {
        let weights = self.characters.of(Temper::of(rng, seat));
        let game = G::imagine(known, rng);
        if let Some(only) = forced(&game, weights, seat) {
            return Err(only);
        }
        let attention = Attention::new(self.overlooks, rng);
        let ExpectimaxSettings { width, finalists, answers, positions } = self.settings;
        let mut spending = self.budget.begin(positions);
        let ways = best_ways(&game, weights, seat, width.max(1), attention, &mut spending);
        let mut follower = Follower::new(weights.clone(), seat, answers, spending, rng.clone());
        let at_first_sight = |way: Way<G>| {
            let worth = follower.worth(&way.end);
            Weighed { way, worth, looks: 1 }
        };
        let ways = ways.into_iter().map(at_first_sight).collect();
        let weights = weights.clone();
        Ok(TurnSearch { weights, seat, follower, ways, many: [width, finalists], rolls: 1, next: 0 })
    }
}

impl<G: Game> Bot<G> for Expectimax<G> {
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        match self.think(known, seat, rng) {
            Ok(mut search) => {
                search.go_on(u64::MAX, 0.0);
                search.candidates()
            }
            Err(only) => vec![only],
        }
    }

    fn begin(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Box<dyn Thought<G::Action>> {
        match self.think(known, seat, rng) {
            Ok(search) => Box::new(search),
            Err(only) => Box::new(Decided(vec![only])),
        }
    }
}

/// A way through the turn, its worth, and the number of positions evaluated for it.
struct Weighed<G: Game> {
    way: Way<G>,
    worth: f64,
    looks: u64,
}

/// A search through the ways of a turn. A slice follows one way or more.
struct TurnSearch<G: Game> {
    weights: Arc<G::Weights>,
    seat: Seat,
    follower: Follower<G>,
    /// The ways, the best first as far as they were compared.
    ways: Vec<Weighed<G>>,
    /// How many of them are followed through one roll, and through two.
    many: [usize; 2],
    /// Through how many rolls they are followed now; more than two when it is done.
    rolls: u8,
    /// The way that is followed next.
    next: usize,
}

impl<G: Game> TurnSearch<G> {
    fn is_done(&self) -> bool {
        usize::from(self.rolls) > self.many.len()
    }

    /// Follows the next way. When all ways were followed, or the budget ends, the ways are compared.
    fn follow(&mut self) {
        let many = self.many[usize::from(self.rolls) - 1];
        let used = self.follower.spending.used;
        let next = self.ways.get_mut(self.next).filter(|_| self.next < many);
        let followed = next.and_then(|weighed| {
            let worth = self.follower.expectation(&weighed.way.end, self.rolls)?;
            (weighed.worth, weighed.looks) = (worth, weighed.looks + self.follower.spending.used - used);
            Some(())
        });
        if followed.is_some() {
            self.next += 1;
        } else {
            // Ways that were not followed as far cannot be compared.
            order::sort_by(&mut self.ways[..self.next], |one, other| other.worth.total_cmp(&one.worth));
            (self.rolls, self.next) = (self.rolls + 1, 0);
        }
    }
}

impl<G: Game> Thought<G::Action> for TurnSearch<G> {
    fn go_on(&mut self, looks: u64, spent: f64) {
        self.follower.spending.spent = spent;
        let until = self.follower.spending.used.saturating_add(looks);
        while !self.is_done() && self.follower.spending.used < until {
            self.follow();
        }
    }

    fn progress(&self) -> Progress {
        self.follower.spending.progress(self.is_done())
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let mut places: HashMap<G::Action, usize> = HashMap::new();
        let mut candidates: Vec<Candidate<G::Action>> = Vec::new();
        for Weighed { way: Way { first: action, end }, worth, looks } in &self.ways {
            if let Some(place) = places.get(action) {
                candidates[*place].visits += looks;
                continue;
            }
            places.insert(*action, candidates.len());
            let there = utility::worth(end, &self.weights);
            let win = if there.wins.len() == 1 { *worth } else { there.wins[self.seat.index()] };
            candidates.push(Candidate {
                action: *action,
                visits: *looks,
                win,
                points: there.points[self.seat.index()],
            });
        }
        candidates
    }
}
