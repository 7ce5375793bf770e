//! How good a position looks, for bots.

use rynek_kernel::Seat;

use crate::{Attraction, Boulevards, Street};

/// The number of buildings after which games usually end.
const USUAL_END: f64 = 44.0;
/// How much of the average rival's outlook counts against one's own.
const RIVALS: f64 = 0.5;
/// What a turn's building usually costs.
const TURN: f64 = 2.5;
/// For how many turns a careful player keeps money.
const TURNS_KEPT: f64 = 5.0;
/// What each missing million of that money costs, in forced sales.
const SHORT: f64 = 1.5;

impl Boulevards {
    /// The money, what the shares are likely to pay yet, and the danger of running out of money; against the same of
    /// the rivals.
    pub(crate) fn outlook(&self, seat: Seat) -> f64 {
        let players = self.hands.len();
        let hopes = self.hopes();
        let rivals: f64 =
            Seat::all(players).filter(|other| *other != seat).map(|other| self.worth(other, &hopes)).sum();
        self.worth(seat, &hopes) - RIVALS * rivals / (players - 1) as f64
    }

    fn worth(&self, seat: Seat, hopes: &[f64; Attraction::COUNT]) -> f64 {
        if !self.plays(seat) {
            return 0.0;
        }
        let cash = f64::from(self.cash(seat));
        let dividend = |a: Attraction| f64::from(self.edition.dividend(a, self.shares(seat, a).len()));
        let shares: f64 = Attraction::ALL.into_iter().map(|a| dividend(a) * hopes[a as usize]).sum();
        let turns = (self.left() / self.hands.len() as f64).min(TURNS_KEPT);
        cash + shares - SHORT * (TURN * turns - cash).max(0.0)
    }

    /// How many buildings are likely to go up before the end.
    fn left(&self) -> f64 {
        if self.step == crate::Step::Over { 0.0 } else { (USUAL_END - self.built.len() as f64).max(1.0) }
    }

    /// How often each attraction is likely to pay yet: a street is finished if all its lots are among those still built
    /// on.
    fn hopes(&self) -> [f64; Attraction::COUNT] {
        let unbuilt = (48 - self.built.len()).max(1) as f64;
        let built_yet = (self.left() / unbuilt).min(0.95);
        let mut hopes = [0.0; Attraction::COUNT];
        for street in Street::all() {
            let open = street.ground().except(self.built).len();
            if open > 0 {
                let finished = built_yet.powi(open as i32);
                self.edition.ends(street).iter().for_each(|attraction| hopes[*attraction as usize] += finished);
            }
        }
        hopes
    }
}
