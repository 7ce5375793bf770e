//! The worth of positions, averaged over the outcomes of chance.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, DefaultHasher},
    sync::Arc,
};

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat, Turn};

use super::ways::best_ways;
use crate::{
    bot::Spending,
    temper::Attention,
    utility::{after, aim, chances},
};

/// With at most this many actions, each is followed, since different rolls often lead to the same position.
const FEW: usize = 4;

/// Follows positions through the outcomes of chance.
pub struct Follower<G: Game> {
    weights: Arc<G::Weights>,
    seat: Seat,
    answers: usize,
    pub spending: Spending,
    /// The worth of positions, by the number of rolls they were followed through.
    followed: HashMap<(G, u8), f64, BuildHasherDefault<DefaultHasher>>,
    rng: ChaCha8Rng,
}

impl<G: Game> Follower<G> {
    pub fn new(
        weights: Arc<G::Weights>,
        seat: Seat,
        answers: usize,
        spending: Spending,
        rng: ChaCha8Rng,
    ) -> Follower<G> {
        Follower { weights, seat, answers, spending, followed: HashMap::default(), rng }
    }

    /// The evaluation of a position.
    pub fn worth(&mut self, game: &G) -> f64 {
        self.spending.used += 1;
        aim(game, &self.weights, self.seat)
    }

    /// The worth of a position after this many rolls; `None` if the budget ends before it is known.
    pub fn expectation(&mut self, game: &G, rolls: u8) -> Option<f64> {
        if game.turn() != Turn::Chance {
            return Some(self.worth(game));
        }
        self.remembered(game, rolls, |follower| {
            let (mut sum, mut all) = (0.0, 0.0);
            for (chance, weight) in chances(game, &mut follower.rng) {
                sum += f64::from(weight) * follower.best_answer(&after(game, chance), rolls)?;
                all += f64::from(weight);
            }
            Some(sum / all)
        })
    }

    /// The worth of a position if the best action is taken.
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

    /// The same for many actions: with one roll left, they are compared by evaluation only.
    fn answer(&mut self, game: &G, rolls: u8) -> Option<f64> {
        if self.spending.is_over(1.0) {
            return None;
        }
        self.remembered(game, rolls, |follower| {
            if rolls <= 1 || game.turn() != Turn::Player(follower.seat) {
                return Some(follower.worth(game));
            }
            let ways = {
                let spending = &mut follower.spending;
                best_ways(game, &follower.weights, follower.seat, follower.answers, Attention::FULL, spending)
            };
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
