//! How much of a budget is used.

use crate::{Budget, bot::Spending};

/// Counts the positions looked at, and tells when that is enough.
pub struct Meter<'a> {
    spending: Spending<'a>,
    /// `None` where only time counts.
    most: Option<u64>,
    used: u64,
}

impl<'a> Meter<'a> {
    /// Up to so many positions where the budget names neither number nor time.
    pub fn new(budget: &'a Budget, positions: u64) -> Meter<'a> {
        let most = match (budget.iterations, budget.time) {
            (None, Some(_)) => None,
            (iterations, _) => Some(iterations.unwrap_or(positions)),
        };
        Meter { spending: budget.begin(), most, used: 0 }
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
        self.most.is_some_and(|most| self.used >= most) || self.spending.is_over(1.0)
    }
}
