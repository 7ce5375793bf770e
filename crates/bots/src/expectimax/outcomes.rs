//! What positions are worth on average over what chance does.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, DefaultHasher},
};

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat, Turn, Weight};

use super::{meter::Meter, ways::best_ways};
use crate::{onestep::after, search::utility};

/// What positions are worth, by how many rolls they were followed through.
pub type Followed<G> = HashMap<(G, u8), f64, BuildHasherDefault<DefaultHasher>>;

/// Up to how many outcomes of chance are all looked at; of more, this many are drawn.
const OUTCOMES: usize = 64;
/// A choice among so few is made by looking at each, since other rolls often lead to the same.
const FEW: usize = 4;

/// Whoever follows positions through what chance does.
pub struct Follower<'a, G: Game> {
    weights: &'a G::Weights,
    seat: Seat,
    answers: usize,
    pub meter: Meter<'a>,
    followed: &'a mut Followed<G>,
    rng: &'a mut ChaCha8Rng,
}

impl<'a, G: Game> Follower<'a, G> {
    pub fn new(
        weights: &'a G::Weights,
        seat: Seat,
        answers: usize,
        meter: Meter<'a>,
        followed: &'a mut Followed<G>,
        rng: &'a mut ChaCha8Rng,
    ) -> Follower<'a, G> {
        Follower { weights, seat, answers, meter, followed, rng }
    }

    /// What a position looks worth at first sight.
    pub fn worth(&mut self, game: &G) -> f64 {
        self.meter.count();
        utility::aim(game, self.weights, self.seat)
    }

    /// What a position is worth after so many rolls; nothing if the budget is used up before that is known.
    pub fn expectation(&mut self, game: &G, rolls: u8) -> Option<f64> {
        if game.turn() != Turn::Chance {
            return Some(self.worth(game));
        }
        let key = (game.clone(), rolls);
        if let Some(worth) = self.followed.get(&key) {
            return Some(*worth);
        }
        let (mut sum, mut all) = (0.0, 0.0);
        for (chance, weight) in self.chances(game) {
            let next = after(game, chance);
            sum += f64::from(weight) * self.best_answer(&next, rolls)?;
            all += f64::from(weight);
        }
        self.followed.insert(key, sum / all);
        Some(sum / all)
    }

    fn chances(&mut self, game: &G) -> Vec<(G::Action, Weight)> {
        let mut chances = Vec::new();
        game.chances(&mut chances);
        if chances.len() > OUTCOMES {
            chances = (0..OUTCOMES).map(|_| (game.sample(self.rng), 1)).collect();
        }
        chances
    }

    /// What a position is worth to whoever finds the best way on.
    fn best_answer(&mut self, game: &G, rolls: u8) -> Option<f64> {
        if game.turn() != Turn::Player(self.seat) {
            return self.remembered(game, 0, |follower| Some(follower.worth(game)));
        }
        let mut actions = Vec::new();
        game.actions(&mut actions);
        if actions.len() > FEW {
            return self.answer(game, rolls);
        }
        let mut best = f64::NEG_INFINITY;
        for action in actions {
            best = best.max(self.answer(&after(game, action), rolls)?);
        }
        Some(best)
    }

    /// The same where there are many ways on: with one roll to follow they are judged at first sight.
    fn answer(&mut self, game: &G, rolls: u8) -> Option<f64> {
        if self.meter.is_full() {
            return None;
        }
        self.remembered(game, rolls, |follower| {
            if rolls <= 1 || game.turn() != Turn::Player(follower.seat) {
                return Some(follower.worth(game));
            }
            let ways = best_ways(game, follower.weights, follower.seat, follower.answers, &mut follower.meter);
            let mut best = f64::NEG_INFINITY;
            for way in ways {
                best = best.max(follower.expectation(&way.end, rolls - 1)?);
            }
            Some(best)
        })
    }

    fn remembered(&mut self, game: &G, rolls: u8, find: impl FnOnce(&mut Self) -> Option<f64>) -> Option<f64> {
        let key = (game.clone(), rolls);
        if let Some(worth) = self.followed.get(&key) {
            return Some(*worth);
        }
        let worth = find(self)?;
        self.followed.insert(key, worth);
        Some(worth)
    }
}
