//! How good a position looks, for bots.

use rynek_kernel::{Game, MAX_SEATS, Seat, Seats};

use super::outlook::{Outlook, PerSeat, further_buildings, nearest};
use crate::{Attraction, Boulevards, Step, Weights};

impl Boulevards {
    /// The points that each seat can expect at the end, with the hands as they are.
    pub(crate) fn expected_points(&self, weights: &Weights) -> Seats<f64> {
        self.expected_by(weights, None)
    }

    /// How far a seat is ahead, without knowledge of the other hands.
    pub(crate) fn lead_as_seen(&self, weights: &Weights, seat: Seat) -> f64 {
        let expected = self.expected_by(weights, Some(seat));
        let own = expected[seat.index()];
        own - (expected.iter().sum::<f64>() - own) / (expected.len() - 1) as f64
    }

    /// By how many points the lead is likely to change.
    pub(crate) fn uncertainty(&self, weights: &Weights) -> f64 {
        let further = further_buildings(self, weights, nearest(self).0);
        (weights.doubt[0] + weights.doubt[1] * further.sqrt()) * weights.crowd[self.hands.len() - 2]
    }

    fn expected_by(&self, weights: &Weights, viewer: Option<Seat>) -> Seats<f64> {
        if self.step == Step::Over {
            return Seat::all(self.hands.len()).map(|seat| self.points(seat).into()).collect();
        }
        let outlook = Outlook::of(self, weights, viewer);
        let mut earnings = outlook.earnings();
        if self.step == Step::Share {
            self.add_likely_share(weights, &outlook, &mut earnings);
        }
        let expected = |seat: Seat| match self.plays(seat) {
            true => {
                let open = viewer.is_none_or(|viewer| viewer == seat);
                earnings[seat.index()] + self.worth(weights, &outlook, seat, open)
            }
            false => -weights.ruin,
        };
        Seat::all(self.hands.len()).map(expected).collect()
    }

    /// Adds the best share for a player who may take one now.
    fn add_likely_share(&self, weights: &Weights, outlook: &Outlook, earnings: &mut PerSeat) {
        let cash = outlook.money[self.mover.index()];
        let danger = self.danger(weights, outlook, cash);
        let rivals = (self.hands.len() - 1) as f64;
        let mut best = (0.0, [0.0; MAX_SEATS]);
        let mut weigh = |attraction: Attraction, price: f64| {
            let mut gain = outlook.gain(attraction, self.mover);
            let own = &mut gain[self.mover.index()];
            *own -= price + self.danger(weights, outlook, cash - price) - danger;
            let own = *own;
            let lead = own - (gain.iter().sum::<f64>() - own) / rivals;
            if lead > best.0 {
                best = (lead, gain);
            }
        };
        if let Some(attraction) = self.free_card() {
            weigh(attraction, 0.0);
        }
        for attraction in self.affordable() {
            weigh(attraction, self.open_price(attraction).unwrap_or_default().into());
        }
        for (earned, gain) in earnings.iter_mut().zip(best.1) {
            *earned += gain;
        }
    }

    /// A seat's money, less what its buildings will cost, and the danger of running out of money.
    fn worth(&self, weights: &Weights, outlook: &Outlook, seat: Seat, open: bool) -> f64 {
        let cash = f64::from(self.cash(seat));
        let players = self.in_play();
        let hand = if open { outlook.first_shares(seat) - weights.hand * self.extra_cost(weights, seat) } else { 0.0 };
        let next = if self.mover == seat && self.step == Step::Build { weights.next } else { 0.0 };
        let bonus = self.bonus_chance(weights, outlook, seat, open) * f64::from(self.edition.bonus());
        cash - weights.turn * outlook.further_buildings / players
            - self.danger(weights, outlook, outlook.money[seat.index()])
            + hand
            + next
            + bonus
    }

    fn in_play(&self) -> f64 {
        self.wallets.iter().filter(|wallet| wallet.plays()).count() as f64
    }

    /// The cost of having little money: forced sales and missed chances.
    fn danger(&self, weights: &Weights, outlook: &Outlook, cash: f64) -> f64 {
        let turns = (outlook.further_buildings / self.in_play()).min(weights.turns_kept);
        weights.short * (weights.reserve * turns - cash).max(0.0) + weights.need * (weights.reserve - cash).max(0.0)
    }

    /// How much more the buildings in a hand cost than the average.
    fn extra_cost(&self, weights: &Weights, seat: Seat) -> f64 {
        self.hand(seat).iter().map(|lot| f64::from(self.cost(lot)) - weights.turn).sum()
    }

    /// How likely a seat is to make the connection that ends the game.
    fn bonus_chance(&self, weights: &Weights, outlook: &Outlook, seat: Seat, open: bool) -> f64 {
        let (count, lots) = outlook.nearest;
        let even = 1.0 / self.in_play();
        let Some(sure) = count.checked_sub(1).and_then(|n| weights.bonus.get(n)).filter(|_| open) else {
            return even;
        };
        let held = lots.and(self.hand(seat)).len() as f64 / count as f64;
        even + sure * (held - even)
    }
}
