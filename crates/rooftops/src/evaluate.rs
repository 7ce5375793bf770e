//! How good a position looks, for bots.

use rynek_kernel::Seat;

use crate::{
    Colour, Floors, Goal, Rooftops,
    map::{Place, SiteSet},
    state::{Developer, Phase},
};

/// What an extra turn is worth.
const EXTRA_TURN: f64 = 2.0;
/// What a roof on top is worth beside its million before the end: it may yet be covered.
const MAY_BE_COVERED: f64 = -0.4;
/// What a roof in hand is worth at the start, since each brings a build.
const ROOF: f64 = 0.5;
/// What the first floor of a colour in stock is worth, and every further one less.
const FLOOR: [f64; 4] = [0.7, 0.45, 0.2, 0.05];
/// The share of the best build within reach that counts already.
const NEXT_BUILD: f64 = 0.5;
/// The share of a token that a goal all but reached is worth.
const NEAR_GOAL: f64 = 0.55;
/// What a step of the rearmost marker is worth beside its million: it leads to the stars.
const REARMOST: f64 = 0.35;

impl Rooftops {
    /// The points now, and what lies in the stock, the roofs in hand, goals within reach and the stars ahead.
    pub(crate) fn outlook(&self, seat: Seat) -> f64 {
        let developer = self.developer(seat);
        let points = f64::from(self.points_of(seat));
        if self.phase == Phase::Over || developer.cone.is_some() {
            // Only the tie is left to play for.
            return points + f64::from(developer.stock.total()) / 100.0;
        }
        let left = self.share_left();
        let waits = self.mover == seat && (self.extra || self.phase == Phase::Extra);
        points
            + if waits { EXTRA_TURN } else { 0.0 }
            + left * MAY_BE_COVERED * f64::from(self.visible_roofs(seat))
            + left * ROOF * f64::from(developer.roofs)
            + left
                * (stock_worth(developer.stock, self.edition.stock_limit()) + NEXT_BUILD * self.best_build(developer))
            + left * self.goals_within_reach(developer)
            + left * REARMOST * f64::from(developer.rearmost())
    }

    /// How much of the game is still to come: 1 at the start, 0 when the last roof is placed.
    fn share_left(&self) -> f64 {
        let fewest = self.developers.iter().map(|developer| developer.roofs).min().unwrap_or(0);
        let all = f64::from(self.edition.roofs());
        if self.end.is_some() { 0.1 } else { (f64::from(fewest) + 1.0) / (all + 1.0) }
    }

    /// The steps that the best build would bring, were it the developer's turn.
    fn best_build(&self, developer: &Developer) -> f64 {
        let map = self.map();
        let built = self.city.built();
        let steps = |colour: Colour, height: u8| {
            height.min(self.edition.get().last_space() - developer.tracks[colour as usize])
        };
        let mut best = 0;
        for place in self.city.frontier().places() {
            let owed = self.city.owed(place);
            if developer.roofs == 0 || !developer.stock.covers(owed) || developer.stock.colours_without(owed).len() == 0
            {
                continue;
            }
            for near in map.near[place].and(built).places() {
                let tower = self.city.tower(near);
                best = best.max(steps(tower.colour, tower.height + 1));
            }
        }
        best.into()
    }

    /// Tokens not yet taken, in proportion to the way made towards them.
    fn goals_within_reach(&self, developer: &Developer) -> f64 {
        let open = self.goals.iter().enumerate().filter(|(n, _)| developer.tokens[*n] == 0);
        let worth = |(n, goal): (usize, &Goal)| {
            let token = self.tokens_left(n).first().copied().unwrap_or(0);
            let way = self.progress(*goal, developer).min(1.0);
            NEAR_GOAL * f64::from(token) * way * way
        };
        open.map(worth).sum()
    }

    /// The share of a goal that is done.
    fn progress(&self, goal: Goal, developer: &Developer) -> f64 {
        let map = self.map();
        let present = developer.present;
        let count = |sites: SiteSet| present.and(sites).len();
        let share = |done: u32, need: u32| f64::from(done.min(need)) / f64::from(need);
        match goal {
            Goal::EachColour => {
                let colours = Colour::ALL.into_iter().filter(|colour| count(self.city.of_colour(*colour)) > 0);
                share(colours.count() as u32, 4)
            }
            Goal::FiveDistricts => {
                share(map.districts.iter().filter(|district| count(**district) > 0).count() as u32, 5)
            }
            Goal::FiveConnected => {
                let joined = |place: Place| 1 + map.near[place].and(present).len();
                share(present.places().map(joined).max().unwrap_or(0), 5)
            }
            Goal::GreySplit => {
                let mut counts: Vec<u32> =
                    map.grey.iter().map(|district| count(map.districts[district.index()])).collect();
                counts.sort_by(|one, other| other.cmp(one));
                let [most, second] = [0, 1].map(|n| counts.get(n).copied().unwrap_or(0));
                share(most.min(3) + second.min(2), 5)
            }
            Goal::FourBrown => share(count(self.city.of_colour(Colour::Brown)), 4),
            Goal::FourLake => share(count(map.lake), 4),
            Goal::DoubleRoofs => share(present.len().min(2) + developer.doubled.len().min(2), 4),
            Goal::Levels => share((developer.levels & 0b1111).count_ones(), 4),
            Goal::TwoBorders => {
                let held = map.crossings.iter().map(|crossing| crossing.ends.and(present).len());
                let borders = held.fold(
                    [0, 0],
                    |[most, second], ends| {
                        if ends > most { [ends, most] } else { [most, second.max(ends)] }
                    },
                );
                share(borders[0] + borders[1], 5)
            }
            Goal::FourPark => share(count(map.park), 4),
        }
    }
}

/// Floors of many colours open more sites than many of one.
///
/// What is beyond the limit has to go back: the floors that are worth least.
fn stock_worth(stock: Floors, limit: u8) -> f64 {
    let rank = |n: usize| Colour::ALL.into_iter().filter(move |colour| usize::from(stock.count(*colour)) > n).count();
    let mut left = usize::from(limit);
    (0..FLOOR.len())
        .map(|n| {
            let kept = rank(n).min(left);
            left -= kept;
            FLOOR[n] * kept as f64
        })
        .sum()
}
