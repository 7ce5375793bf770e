//! The bot trait and the budget of a decision.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat};
use serde::Serialize;

/// A player for one game. It has no state between decisions, so one bot can play any seat of any number of games, and
/// the same generator gives the same answer.
pub trait Bot<G: Game>: Send + Sync {
    /// Ranks legal actions of a seat whose turn it is, the best first. There is at least one.
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>>;

    /// Chooses the best action.
    fn choose(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        self.consider(known, seat, rng)[0].action
    }
}

/// An action that a bot considered.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often the search visited it.
    pub visits: u64,
    /// The share of games that the bot expects to win after it, from 0 to 1.
    pub win: f64,
    /// The points that the bot expects at the end.
    pub points: f64,
}

/// Limits of a decision. The bot stops at the first limit that is reached. Without a limit, its settings decide.
#[derive(Clone, Default, Debug)]
pub struct Budget {
    /// After this many iterations.
    pub iterations: Option<u64>,
    /// After this time.
    pub time: Option<Duration>,
    /// When this becomes true.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// This many iterations. The choice is always the same.
    pub fn iterations(iterations: u64) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::default() }
    }

    /// This much time. The choice depends on the machine.
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }

    /// Whether the bot was told to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Starts to spend the budget. Without a limit of iterations or time, `most` is the limit of iterations.
    pub(crate) fn begin(&self, most: u64) -> Spending<'_> {
        let most = if self.time.is_some() { self.iterations } else { self.iterations.or(Some(most)) };
        Spending { budget: self, began: self.time.map(|_| Instant::now()), most, used: 0 }
    }
}

/// A budget that is being spent.
pub(crate) struct Spending<'a> {
    budget: &'a Budget,
    /// Only set if time is limited: not every platform has a clock.
    began: Option<Instant>,
    /// The limit of iterations; `None` if only time is limited.
    pub(crate) most: Option<u64>,
    /// The iterations so far.
    pub(crate) used: u64,
}

impl Spending<'_> {
    /// Whether this share of the budget is used up, or the bot was told to stop.
    pub(crate) fn is_over(&self, share: f64) -> bool {
        let time = self.budget.time.zip(self.began);
        self.most.is_some_and(|most| self.used as f64 >= share * most as f64)
            || time.is_some_and(|(all, began)| began.elapsed() >= all.mul_f64(share))
            || self.budget.is_stopped()
    }
}
