//! Room for editions: tables with components of their own share a shelf that may be full.

use std::time::Duration;

use super::{HallError, house::House};

impl House {
    /// Does something that may need room for an edition. If there is none, tables that nobody watches make room.
    pub fn with_room<T>(&self, act: impl Fn() -> Result<T, HallError>) -> Result<T, HallError> {
        match act() {
            Err(HallError::NoRoom) => {
                self.make_room();
                act()
            }
            done => done,
        }
    }

    /// Takes tables with components of their own out of memory, if nobody watches them.
    fn make_room(&self) {
        for live in self.all() {
            self.put_away_if_idle(&live, Duration::ZERO, |table| table.terms().edition.is_some());
        }
    }
}
