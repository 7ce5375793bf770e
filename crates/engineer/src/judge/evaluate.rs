//! The evaluation of a position for bots.
//!
//! Between two rolls there is no chance, so a position within a round is worth as much as the best position at the end
//! of the round that it can lead to. A position between rounds is evaluated by the expected number of further rounds
//! and its uncertainty.

use super::ways::{Judge, Way};
use crate::{Engineer, Weights, components::tables::Grounds, state::Step};

/// The assurance of a finished game.
const CERTAIN: f64 = 30.0;

impl Engineer {
    /// Between two rounds: the expected number of further rounds.
    #[inline]
    pub(crate) fn rounds_left(&self, weights: &Weights, grounds: &Grounds) -> f64 {
        let rounds = weights.rounds(self.course());
        let mut sum = 0.0;
        self.features_on(grounds, |feature, size| sum += rounds[feature] * size);
        sum
    }

    /// Between two rounds: the time to spare, in doubts, if this many rounds fewer are needed.
    #[inline]
    pub(crate) fn assurance_with(&self, weights: &Weights, grounds: &Grounds, fewer: f64) -> f64 {
        match self.step {
            Step::Won => CERTAIN + f64::from(self.time),
            Step::OutOfTime | Step::OutOfTokens => -CERTAIN + self.built_in_all() as f64,
            _ => {
                let rounds = self.rounds_left(weights, grounds) - fewer;
                (f64::from(self.time) - rounds) / weights.doubt(self.course(), rounds)
            }
        }
    }

    /// The best way through the rest of the round; at the end of a round, the position itself.
    pub(crate) fn best_way(&self, weights: &Weights) -> Way {
        Judge::of(self, weights).best_way(self)
    }

    /// The position at the end of the best way through the rest of the round, by these weights.
    pub fn round_end(&self, weights: &Weights) -> Engineer {
        self.best_way(weights).end
    }

    /// The time to spare, in doubts. It is the logarithm of the odds to win.
    pub fn assurance(&self, weights: &Weights) -> f64 {
        self.best_way(weights).assurance
    }

    /// The points to expect.
    pub(crate) fn expected_points(&self, weights: &Weights) -> f64 {
        self.best_way(weights).end.standing(weights)
    }

    /// The usual error of the estimate here, in rounds.
    pub(crate) fn doubt_in_rounds(&self, weights: &Weights) -> f64 {
        weights.doubt(self.course(), self.rounds_left(weights, &self.grounds()))
    }

    /// The points to expect between two rounds.
    fn standing(&self, weights: &Weights) -> f64 {
        if self.step.is_end() {
            return self.points_now().into();
        }
        let rounds = self.rounds_left(weights, &self.grounds());
        let doubt = weights.doubt(self.course(), rounds);
        let assurance = (f64::from(self.time) - rounds) / doubt;
        let win = chance(assurance);
        // The mean of the time left in games that are won, if errors have a logistic distribution.
        let time = doubt * libm::log(1.0 + libm::exp(assurance.min(CERTAIN))) + weights.time_when_won * win;
        let (built, all) = (self.built_in_all() as f64, self.to_build() as f64);
        let lost = built + weights.built_when_lost * (all - 1.0 - built);
        win * all + time + (1.0 - win) * lost
    }
}

/// The chance to win with an assurance.
pub(crate) fn chance(assurance: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-assurance))
}
