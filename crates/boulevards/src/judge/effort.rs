//! A limit for the work of counting odds.

/// Counts steps up to a limit. A step is a possibility that is considered: about a microsecond, and a few hundred bytes
/// if it is stored.
pub(crate) struct Effort {
    most: u32,
    spent: u32,
}

impl Effort {
    /// Up to this many steps.
    pub(crate) fn up_to(most: u32) -> Effort {
        Effort { most, spent: 0 }
    }

    /// Takes this many more steps. `None` if that is too much.
    pub(crate) fn spend(&mut self, steps: usize) -> Option<()> {
        self.spent = self.spent.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX));
        (self.spent <= self.most).then_some(())
    }

    /// The steps taken so far.
    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }
}
