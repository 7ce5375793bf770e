//! How good a position looks, for bots.

use rynek_kernel::{Seat, Seats};

use super::{
    city_graph::{CityGraph, ScoreRules},
    features::Features,
    remaining::{Remaining, Supply, Turns},
    weights::Weights,
};
use crate::{District, Polis, plan::with_plan};

impl Weights {
    /// The points to expect at the end from this city and these stones.
    pub(crate) fn outlook(&self, features: &Features, stones: u8, remaining: &Remaining) -> f64 {
        let gains = self.gains(features, remaining.likely);
        let stones = f64::from(stones);
        let ground = self.quarry * f64::from(features.quarries) + self.column * f64::from(features.columns);
        let mut points = stones
            + remaining.tempo * self.stone * stones / (1.0 + stones / self.purse)
            + remaining.growth * (ground + self.room_to_grow(features));
        for kind in District::ALL.map(|district| district as usize) {
            let (value, stars) = (features.value[kind], features.stars[kind]);
            let more_stars = remaining.stars[kind][usize::from(value > 0)];
            let more_value = remaining.value[kind][usize::from(stars > 0)];
            let (value, stars) = (f64::from(value), f64::from(stars));
            points += (value + gains[kind]) * (stars + more_stars) + more_value * stars;
        }
        remaining.income + remaining.trust * points
    }

    /// The worth of the room to build upwards. It grows more slowly the more room there is.
    fn room_to_grow(&self, features: &Features) -> f64 {
        let room = |weights: &[f64; 4], count: &[i32; 4]| {
            weights.iter().zip(count).map(|(weight, count)| weight * f64::from(*count)).sum::<f64>()
        };
        let [low, high] = &features.terraces.places;
        let [low_pairs, high_pairs] = features.terraces.pairs.map(f64::from);
        let pairs = self.pair[0] * low_pairs + self.pair[1] * high_pairs;
        let room = (room(&self.terrace, low) + room(&self.high_terrace, high) + pairs).max(0.0);
        self.growth * room / (room + self.room)
    }

    /// The value that districts in the wrong place may gain, less what those in the right place may lose.
    fn gains(&self, features: &Features, likely: f64) -> [f64; 5] {
        let sum = |weights: &[f64; 3], levels: &[i32; 3]| {
            likely * weights.iter().zip(levels).map(|(weight, level)| weight * f64::from(*level)).sum::<f64>()
        };
        let mut gains = [0.0; 5];
        gains[District::House as usize] = likely * self.apart * f64::from(features.apart);
        gains[District::Market as usize] = likely * self.spoiled * f64::from(features.spoiled);
        gains[District::Barracks as usize] = -sum(&self.exposed, &features.exposed);
        gains[District::Temple as usize] = sum(&self.unfinished, &features.unfinished);
        gains
    }
}

impl Polis {
    /// The points that a seat can expect to have at the end.
    pub(crate) fn outlook(&self, weights: &Weights, seat: Seat) -> f64 {
        self.outlook_with(weights, seat, &Supply::of(self))
    }

    /// The same for every seat.
    pub(crate) fn outlooks(&self, weights: &Weights) -> Seats<f64> {
        let supply = Supply::of(self);
        Seat::all(self.cities.len()).map(|seat| self.outlook_with(weights, seat, &supply)).collect()
    }

    fn outlook_with(&self, weights: &Weights, seat: Seat, supply: &Supply) -> f64 {
        weights.outlook(&self.features(seat), self.stones(seat), &supply.remaining(self.turns(seat), weights))
    }

    /// A seat's city in numbers.
    pub(crate) fn features(&self, seat: Seat) -> Features {
        let city = self.city(seat);
        with_plan!(city, plan => Features::of(&CityGraph::of(city, &plan, self.rules())))
    }

    pub(crate) fn rules(&self) -> ScoreRules<'_> {
        ScoreRules { components: self.edition.get(), setup: &self.setup }
    }

    /// The turns of a seat.
    pub(crate) fn turns(&self, seat: Seat) -> Turns {
        let players = self.cities.len();
        let in_all = self.edition.deal(players, self.setup.long_game).map_or(0, |deal| usize::from(deal.turns()));
        let all = (in_all + players - 1 - seat.index()) / players;
        Turns { left: all.saturating_sub(self.city(seat).laid().len()) as u8, all: all as u8 }
    }

    /// By how many points the lead at the end usually differs from what is expected now.
    pub(crate) fn uncertainty(&self, weights: &Weights) -> f64 {
        let seats = || Seat::all(self.cities.len()).map(|seat| self.turns(seat));
        let share = seats().map(Turns::share).sum::<f64>() / seats().len() as f64;
        let [least, most] = weights.doubt;
        (least + (most - least) * share.sqrt()) * self.turns(Seat::new(0)).scale().max(1.0)
    }
}
