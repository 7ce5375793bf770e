//! Money: who has how much, where it came from, and who wins.

use rynek_kernel::{Breakdown, Line, Outcome, Seat};

use crate::{Attraction, Boulevards};

impl Boulevards {
    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        self.cash(seat).into()
    }

    /// The sum of the printed prices of a player's shares (boulevards.win.tie).
    pub fn share_prices(&self, seat: Seat) -> i32 {
        let printed = |attraction| i32::from(self.edition.printed(attraction, self.shares(seat, attraction)));
        Attraction::ALL.into_iter().map(printed).sum()
    }

    pub(crate) fn breakdown_of(&self, seat: Seat) -> Breakdown {
        let wallet = &self.wallets[seat.index()];
        let bonus = if self.connector == Some(seat) { i32::from(self.edition.bonus()) } else { 0 };
        let earned = |attraction: Attraction| i32::from(wallet.earned[attraction as usize]);
        let [sold, buildings, shares, lost] =
            [wallet.sold, wallet.buildings, wallet.shares, wallet.lost].map(i32::from);
        let moved = Attraction::ALL.into_iter().map(earned).sum::<i32>() + bonus + sold - buildings - shares - lost;
        // What did not come or go during the game was there at the start.
        let mut lines = vec![Line::new("start", i32::from(wallet.cash) - moved, &[])];
        for attraction in Attraction::ALL {
            let held = self.shares(seat, attraction).len() as i32;
            lines.push(Line::new(attraction.name(), earned(attraction), &[("shares", held)]));
        }
        lines.push(Line::new("bonus", bonus, &[]));
        lines.push(Line::new("sales", sold, &[]));
        lines.push(Line::new("buildings", -buildings, &[]));
        lines.push(Line::new("shares", -shares, &[("printed", self.share_prices(seat))]));
        lines.push(Line::new("bankruptcy", -lost, &[]));
        Breakdown::new(lines)
    }

    /// boulevards.win.cash, boulevards.win.tie, boulevards.bankrupt.rank
    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::ranked(Seat::all(self.hands.len()).map(|seat| {
            let out = i32::from(self.wallets[seat.index()].out);
            let second = if out == 0 { self.share_prices(seat) } else { out - 1 - self.hands.len() as i32 };
            (self.points_of(seat), second)
        }))
    }
}
