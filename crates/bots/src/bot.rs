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
use serde::{Deserialize, Serialize};

/// A player for one game. It has no state between decisions, so one bot can play any seat of any number of games, and
/// the same generator gives the same answer.
///
/// A bot of a level has habits that stay the same for a game. They follow from the seed of the generator and from the
/// bits of its stream above [`DECISION_BITS`](crate::DECISION_BITS). So these should stay the same for all decisions of a
/// game, and differ between games; the lower bits are for the number of the decision.
pub trait Bot<G: Game>: Send + Sync {
    /// Ranks legal actions of a seat whose turn it is, the best first. There is at least one.
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>>;

    /// Begins to think about the same question, to go on in slices. The result is that of [`Bot::consider`].
    fn begin(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Box<dyn Thought<G::Action>> {
        Box::new(Decided(self.consider(known, seat, rng)))
    }

    /// Chooses the best action.
    fn choose(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        self.consider(known, seat, rng)[0].action
    }
}

/// A decision that a bot thinks about in slices: for callers that have one thread and no clock.
pub trait Thought<A>: Send {
    /// Thinks on for about this many looks, unless it is done. `spent` is the share of the time that is used up, from 0
    /// to 1, by the caller's clock; without a limit of time it stays 0.
    fn go_on(&mut self, looks: u64, spent: f64);

    /// How far it is.
    fn progress(&self) -> Progress;

    /// The best actions so far, the best first. There is at least one once it went on.
    fn candidates(&self) -> Vec<Candidate<A>>;
}

/// How far a thought is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The looks so far.
    pub looks: u64,
    /// The most looks.
    pub most: u64,
    /// Whether it is done.
    pub is_done: bool,
}

/// A thought of a bot that decides immediately.
pub(crate) struct Decided<A>(pub Vec<Candidate<A>>);

impl<A: Copy + Send> Thought<A> for Decided<A> {
    fn go_on(&mut self, _looks: u64, _spent: f64) {}

    fn progress(&self) -> Progress {
        Progress { looks: 1, most: 1, is_done: true }
    }

    fn candidates(&self) -> Vec<Candidate<A>> {
        self.0.clone()
    }
}

/// An action that a bot considered.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
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
    pub(crate) fn begin(&self, most: u64) -> Spending {
        let most = if self.time.is_some() { self.iterations } else { self.iterations.or(Some(most)) };
        Spending { budget: self.clone(), began: self.time.map(|_| Instant::now()), most, used: 0, spent: 0.0 }
    }
}

/// A budget that is being spent.
pub(crate) struct Spending {
    budget: Budget,
    /// Only set if time is limited: not every platform has a clock.
    began: Option<Instant>,
    /// The limit of iterations; `None` if only time is limited.
    pub(crate) most: Option<u64>,
    /// The iterations so far.
    pub(crate) used: u64,
    /// The share of the time that is used up by the clock of a caller who thinks in slices.
    pub(crate) spent: f64,
}

impl Spending {
    /// Whether this share of the budget is used up, or the bot was told to stop.
    pub(crate) fn is_over(&self, share: f64) -> bool {
        let time = self.budget.time.zip(self.began);
        self.most.is_some_and(|most| self.used as f64 >= share * most as f64)
            || time.is_some_and(|(all, began)| began.elapsed() >= all.mul_f64(share))
            || (self.spent > 0.0 && self.spent >= share)
            || self.budget.is_stopped()
    }

    /// How far it is; `is_done` is for the caller to say.
    pub(crate) fn progress(&self, is_done: bool) -> Progress {
        Progress { looks: self.used, most: self.most.unwrap_or(self.used), is_done }
    }
}
