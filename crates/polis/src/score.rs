//! Points: districts in the right place, times the stars of their plazas.

use arrayvec::ArrayVec;
use rynek_kernel::{Game, Outcome, Seat};

use crate::{
    City, Components, District, Face, Hex, Polis,
    city::MOST_COLUMNS,
    plan::{Plan, Rows, Word, except, neighbours, with_plan},
    setup::{HouseGroup, LakeSize, Setup},
};

/// The score of one kind of district.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DistrictScore {
    /// The sum of the levels of those that score.
    pub value: i32,
    /// The stars on uncovered plazas of its kind.
    pub stars: i32,
}

impl DistrictScore {
    /// Value times stars (polis.score.product).
    pub fn points(self) -> i32 {
        self.value * self.stars
    }
}

/// The score of a city, district by district, in the order of [`District::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CityScore(pub [DistrictScore; 5]);

impl CityScore {
    /// Scores a city under these options.
    pub fn of(city: &City, components: &Components, setup: &Setup) -> CityScore {
        with_plan!(city, plan => Survey::of(&plan, city, setup).score(city, components))
    }

    /// The score of one kind.
    pub fn district(&self, district: District) -> DistrictScore {
        self.0[district as usize]
    }

    /// All districts together, without stones.
    pub fn total(&self) -> i32 {
        self.0.iter().map(|score| score.points()).sum()
    }
}

/// The surroundings of the districts, as far as scoring depends on them.
struct Survey<'a, W, const N: usize> {
    plan: &'a Plan<W, N>,
    setup: &'a Setup,
    empty: Rows<W, N>,
    /// Next to a market.
    near_market: Rows<W, N>,
    /// Next to a market plaza.
    near_market_plaza: Rows<W, N>,
    /// Next to any empty hex.
    open: Rows<W, N>,
    /// On the edge of the city, for barracks.
    edge: Rows<W, N>,
    /// Next to a lake, for gardens.
    lakeside: Rows<W, N>,
}

impl<'a, W: Word, const N: usize> Survey<'a, W, N> {
    fn of(plan: &'a Plan<W, N>, city: &City, setup: &'a Setup) -> Self {
        let mut markets = [W::ZERO; N];
        let mut market_plazas = [W::ZERO; N];
        for (at, column) in city.columns() {
            match column.face {
                Face::Market => plan.mark(&mut markets, at),
                Face::MarketPlaza => plan.mark(&mut market_plazas, at),
                _ => {}
            }
        }
        let empty = plan.empty();
        let outside = plan.outside(&empty);
        let lakes = except(&empty, &outside);
        let lakes = match setup.lake_size {
            LakeSize::Any => lakes,
            LakeSize::Single => except(&lakes, &neighbours(&lakes)),
        };
        Survey {
            plan,
            setup,
            near_market: neighbours(&markets),
            near_market_plaza: neighbours(&market_plazas),
            open: neighbours(&empty),
            edge: neighbours(if setup.lakes_are_edge { &empty } else { &outside }),
            lakeside: neighbours(&lakes),
            empty,
        }
    }

    /// Whether a district other than a house is in the right place.
    fn scores(&self, district: District, at: Hex) -> bool {
        match district {
            District::House => false,
            // polis.market.apart
            District::Market => !self.plan.has(&self.near_market, at),
            // polis.barracks.edge
            District::Barracks => self.plan.has(&self.edge, at),
            // polis.temple.surrounded
            District::Temple => !self.plan.has(&self.open, at),
            // polis.garden.anywhere
            District::Garden => true,
        }
    }

    /// Whether it also meets the condition of its variant.
    fn doubles(&self, district: District, at: Hex, height: u8) -> bool {
        self.setup.variants.has(district)
            && match district {
                District::House => false,
                // polis.variant.markets
                District::Market => self.plan.has(&self.near_market_plaza, at),
                // polis.variant.barracks
                District::Barracks => at.neighbours().filter(|near| self.plan.has(&self.empty, *near)).count() >= 3,
                // polis.variant.temples
                District::Temple => height > 1,
                // polis.variant.gardens
                District::Garden => self.plan.has(&self.lakeside, at),
            }
    }

    fn score(&self, city: &City, components: &Components) -> CityScore {
        let mut score = CityScore::default();
        for (at, column) in city.columns() {
            if let Some(plaza) = column.face.plaza() {
                score.0[plaza as usize].stars += components.stars(plaza);
            } else if let Some(district) = column.face.district()
                && self.scores(district, at)
            {
                let times = 1 + i32::from(self.doubles(district, at, column.height));
                score.0[district as usize].value += times * i32::from(column.height);
            }
        }
        score.0[District::House as usize].value = houses(city, self.setup);
        score
    }
}

/// The value of the largest group of houses (polis.house.largest, polis.variant.houses).
fn houses(city: &City, setup: &Setup) -> i32 {
    let houses = city.columns().filter(|(_, column)| column.face == Face::House);
    let mut left: ArrayVec<(Hex, u8), MOST_COLUMNS> = houses.map(|(at, column)| (at, column.height)).collect();
    let mut largest = (0, 0);
    while let Some(house) = left.pop() {
        let mut group: ArrayVec<(Hex, u8), MOST_COLUMNS> = ArrayVec::new();
        group.push(house);
        let mut visited = 0;
        while let Some((at, _)) = group.get(visited).copied() {
            visited += 1;
            left.retain(|other| {
                let joined = at.is_next_to(other.0);
                if joined {
                    group.push(*other);
                }
                !joined
            });
        }
        let value = group.iter().map(|(_, height)| i32::from(*height)).sum();
        let hexes = if setup.house_group == HouseGroup::Hexes { group.len() } else { 0 };
        largest = largest.max((hexes, value));
    }
    let (_, value) = largest;
    if setup.variants.has(District::House) && value >= 10 { 2 * value } else { value }
}

impl Polis {
    /// The score of a seat's city, without stones.
    pub fn city_score(&self, seat: Seat) -> CityScore {
        CityScore::of(self.city(seat), &self.edition, &self.setup)
    }

    /// polis.score.winner, polis.score.tie
    pub(crate) fn final_outcome(&self) -> Outcome {
        let seats = Seat::all(self.cities.len());
        Outcome::ranked(seats.map(|seat| (self.points(seat), i32::from(self.stones(seat)))))
    }
}
