//! Room for editions: only a limited number of editions that do not ship can be in memory.

use std::time::Duration;

use super::{HallError, state::HallState};

impl HallState {
    /// Runs `act`, which may need room for an edition. If there is none, unwatched tables are unloaded first.
    pub fn with_room<T>(&self, act: impl Fn() -> Result<T, HallError>) -> Result<T, HallError> {
        match act() {
            Err(HallError::NoRoom) => {
                self.make_room();
                act()
            }
            done => done,
        }
    }

    /// Unloads unwatched tables with components of their own.
    fn make_room(&self) {
        for live in self.all() {
            self.unload_if_idle(&live, Duration::ZERO, |table| table.terms().edition.is_some());
        }
    }
}
