//! Points.

use rynek_kernel::{Breakdown, Outcome, ScoreLine, Seat};

use crate::Quay;

/// The points of a full quay (quay.score.full).
const FULL: i32 = 5;

impl Quay {
    fn cargo(&self, seat: Seat) -> i32 {
        let ships = self.edition.ships.iter().enumerate();
        let here = ships.filter(|(n, _)| self.quay(seat).ships >> n & 1 == 1);
        here.map(|(_, ship)| i32::from(ship.cargo)).sum()
    }

    fn full(&self, seat: Seat) -> i32 {
        let full = self.quay(seat).taken.count_ones() == u32::from(self.edition.berths);
        if self.setup.full_quay && full { FULL } else { 0 }
    }

    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        self.cargo(seat) + self.full(seat)
    }

    pub(crate) fn breakdown_of(&self, seat: Seat) -> Breakdown {
        let ships = self.quay(seat).ships.count_ones() as i32;
        Breakdown::new(vec![
            ScoreLine::new("cargo", self.cargo(seat), &[("ships", ships)]),
            ScoreLine::new("full", self.full(seat), &[]),
        ])
    }

    /// quay.score.winner
    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::ranked(Seat::all(self.quays.len()).map(|seat| (self.points_of(seat), 0)))
    }
}
