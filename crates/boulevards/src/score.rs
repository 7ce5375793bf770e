//! Money, and who wins.

use rynek_kernel::{Game, Outcome, Seat};

use crate::{Attraction, Boulevards};

impl Boulevards {
    /// The sum of the printed prices of a player's shares (boulevards.win.tie).
    pub fn share_prices(&self, seat: Seat) -> i32 {
        let printed = |attraction| i32::from(self.edition.printed(attraction, self.shares(seat, attraction)));
        Attraction::ALL.into_iter().map(printed).sum()
    }

    /// boulevards.win.cash, boulevards.win.tie, boulevards.bankrupt.rank
    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::ranked(Seat::all(self.hands.len()).map(|seat| {
            let out = i32::from(self.wallets[seat.index()].out);
            let second = if out == 0 { self.share_prices(seat) } else { out - 1 - self.hands.len() as i32 };
            (self.points(seat), second)
        }))
    }
}
