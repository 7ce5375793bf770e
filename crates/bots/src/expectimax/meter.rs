//! How much of a budget is used.

use std::time::Instant;

use crate::Budget;

/// Counts the positions looked at, and tells when that is enough.
pub struct Meter<'a> {
    budget: &'a Budget,
    /// `None` where only time counts.
    most: Option<u64>,
    used: u64,
    /// Not asked for unless time counts: not every machine has a clock.
    began: Option<Instant>,
}

impl<'a> Meter<'a> {
    /// Up to so many positions where the budget names neither number nor time.
    pub fn new(budget: &'a Budget, positions: u64) -> Meter<'a> {
        let most = match (budget.iterations, budget.time) {
            (None, Some(_)) => None,
            (iterations, _) => Some(iterations.unwrap_or(positions)),
        };
        Meter { budget, most, used: 0, began: budget.time.map(|_| Instant::now()) }
    }

    pub fn count(&mut self) {
        self.used += 1;
    }

    /// The positions looked at so far.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// Whether that is enough.
    pub fn is_full(&self) -> bool {
        let out_of_time = self.budget.time.zip(self.began).is_some_and(|(all, began)| began.elapsed() >= all);
        self.most.is_some_and(|most| self.used >= most) || out_of_time || self.budget.is_stopped()
    }
}
