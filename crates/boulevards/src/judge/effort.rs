//! How much work counting the odds may be.

/// Counts steps, and says when there were too many. A step is a possibility looked at: about a microsecond, and a few
/// hundred bytes if it is kept.
pub(crate) struct Effort {
    most: u32,
    spent: u32,
}

impl Effort {
    /// Up to so many steps.
    pub(crate) fn up_to(most: u32) -> Effort {
        Effort { most, spent: 0 }
    }

    /// Takes so many steps more. `None` if that is too much.
    pub(crate) fn spend(&mut self, steps: usize) -> Option<()> {
        self.spent = self.spent.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX));
        (self.spent <= self.most).then_some(())
    }

    /// The steps taken so far.
    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }
}
