//! Positions that tests set up by hand. Whether a game could lead there is not checked.

use crate::Polis;

impl Polis {
    /// The position with these stones, one number for each seat.
    pub fn with_stones(mut self, stones: &[u8]) -> Polis {
        self.stones = stones.iter().copied().collect();
        self
    }
}
