//! How good a position looks, for bots.

use rynek_kernel::{Seat, Seats};

use super::{
    ledger::Ledger,
    relief::{Relief, ScoreRules},
    season::{Season, Supply, Turns},
    weights::Weights,
};
use crate::{District, Polis, plan::with_plan};

impl Weights {
    /// The points to expect at the end from this city and these stones.
    pub(crate) fn outlook(&self, ledger: &Ledger, stones: u8, season: &Season) -> f64 {
        let hope = self.hope(ledger, season.likely);
        let stones = f64::from(stones);
        let ground = self.quarry * f64::from(ledger.quarries) + self.column * f64::from(ledger.columns);
        let mut points = stones
            + season.tempo * self.stone * stones / (1.0 + stones / self.purse)
            + season.growth * (ground + self.room_to_grow(ledger));
        for kind in District::ALL.map(|district| district as usize) {
            let (value, stars) = (ledger.value[kind], ledger.stars[kind]);
            let more_stars = season.stars[kind][usize::from(value > 0)];
            let more_value = season.value[kind][usize::from(stars > 0)];
            let (value, stars) = (f64::from(value), f64::from(stars));
            points += (value + hope[kind]) * (stars + more_stars) + more_value * stars;
        }
        season.income + season.trust * points
    }

    /// The worth of the room to build upwards. It grows more slowly the more room there is.
    fn room_to_grow(&self, ledger: &Ledger) -> f64 {
        let room = |weights: &[f64; 4], count: &[i32; 4]| {
            weights.iter().zip(count).map(|(weight, count)| weight * f64::from(*count)).sum::<f64>()
        };
        let [low, high] = &ledger.terraces.places;
        let [low_pairs, high_pairs] = ledger.terraces.pairs.map(f64::from);
        let pairs = self.pair[0] * low_pairs + self.pair[1] * high_pairs;
        let room = (room(&self.terrace, low) + room(&self.high_terrace, high) + pairs).max(0.0);
        self.growth * room / (room + self.room)
    }

    /// The value that districts in the wrong place may gain, less what those in the right place may lose.
    fn hope(&self, ledger: &Ledger, likely: f64) -> [f64; 5] {
        let sum = |weights: &[f64; 3], levels: &[i32; 3]| {
            likely * weights.iter().zip(levels).map(|(weight, level)| weight * f64::from(*level)).sum::<f64>()
        };
        let mut hope = [0.0; 5];
        hope[District::House as usize] = likely * self.apart * f64::from(ledger.apart);
        hope[District::Market as usize] = likely * self.spoiled * f64::from(ledger.spoiled);
        hope[District::Barracks as usize] = -sum(&self.exposed, &ledger.exposed);
        hope[District::Temple as usize] = sum(&self.unfinished, &ledger.unfinished);
        hope
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
        weights.outlook(&self.ledger(seat), self.stones(seat), &supply.season(self.turns(seat), weights))
    }

    /// A seat's city in numbers.
    pub(crate) fn ledger(&self, seat: Seat) -> Ledger {
        let city = self.city(seat);
        with_plan!(city, plan => Ledger::of(&Relief::of(city, &plan, self.rules())))
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
