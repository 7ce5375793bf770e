//! What a player is.

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

/// A player of one seat, for one game.
pub trait Bot<G: Game>: Send {
    /// Weighs the legal actions of a seat whose turn it is: the best first, at least one.
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>>;

    /// Chooses one of them.
    fn choose(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        self.consider(known, seat, rng)[0].action
    }
}

/// An action a bot has thought about.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Candidate<A> {
    /// What to do.
    pub action: A,
    /// How often it was tried in thought.
    pub visits: u64,
    /// The share of games that the bot expects to win after it, from 0 to 1.
    pub win: f64,
    /// The points it expects to have at the end.
    pub points: f64,
}

/// When to stop thinking: whichever comes first. Without any limit, a bot thinks as its settings say.
#[derive(Clone, Default, Debug)]
pub struct Budget {
    /// After so many iterations.
    pub iterations: Option<u64>,
    /// After so long.
    pub time: Option<Duration>,
    /// When somebody says so.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// So many iterations: the same choice every time.
    pub fn iterations(iterations: u64) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::default() }
    }

    /// So much time: a better choice on a faster machine.
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }

    /// Whether somebody has said stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Begins to spend it.
    pub(crate) fn begin(&self) -> Spending<'_> {
        Spending { budget: self, began: self.time.map(|_| Instant::now()) }
    }
}

/// A budget that is being spent.
pub(crate) struct Spending<'a> {
    budget: &'a Budget,
    /// Not asked for unless time counts: not every machine has a clock.
    began: Option<Instant>,
}

impl Spending<'_> {
    /// Whether this share of the time is over, or somebody has said stop.
    pub(crate) fn is_over(&self, share: f64) -> bool {
        let time = self.budget.time.zip(self.began);
        time.is_some_and(|(all, began)| began.elapsed() >= all.mul_f64(share)) || self.budget.is_stopped()
    }
}
