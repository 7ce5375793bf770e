//! How good a position looks, for bots.

use rynek_kernel::Seat;

use crate::{District, Face, Polis};

/// What a stone is worth beyond its point while there are tiles to pay for.
const STONE: f64 = 0.6;
/// What an open quarry is worth to whoever may yet cover it.
const QUARRY: f64 = 0.25;
/// The share of the value in place that plazas still to come are expected to multiply.
const STARS_TO_COME: f64 = 0.9;
/// The share of the stars in place that districts still to come are expected to feed.
const VALUE_TO_COME: f64 = 1.1;

impl Polis {
    /// The points now, and what the rest of the game can make of what is there: a district without a plaza and a
    /// plaza without districts are both promises, worth less with every turn that passes.
    pub(crate) fn outlook(&self, seat: Seat) -> f64 {
        let score = self.city_score(seat);
        let left = self.share_left(seat);
        let promise: f64 = District::ALL
            .into_iter()
            .map(|district| {
                let line = score.district(district);
                f64::from(line.value) * STARS_TO_COME + f64::from(line.stars) * VALUE_TO_COME
            })
            .sum();
        let quarries = self.city(seat).columns().filter(|(_, column)| column.face == Face::Quarry).count();
        let stones = f64::from(self.stones(seat));
        f64::from(score.total()) + stones + left * (promise + STONE * stones + QUARRY * quarries as f64)
    }

    /// How much of the seat's building is still to come: 1 at the start, 0 at the end.
    fn share_left(&self, seat: Seat) -> f64 {
        let deal = self.edition.deal(self.cities.len(), self.setup.long_game);
        let turns = deal.map_or(1.0, |deal| f64::from(deal.turns()) / self.cities.len() as f64);
        1.0 - self.city(seat).laid().len() as f64 / turns
    }
}
