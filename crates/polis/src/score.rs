//! Points: districts in the right place, times the stars of their plazas.

use rynek_kernel::{Breakdown, Line, Outcome, Seat};

use crate::{
    City, Components, District, Polis,
    plan::{Plan, Rows, Word, both, except, neighbours, size, with_plan},
    setup::{HouseGroup, LakeSize, Setup},
};

/// What one kind of district brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DistrictScore {
    /// The sum of the levels of those that count.
    pub value: i32,
    /// The stars on open plazas of its kind.
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
        with_plan!(city, plan => Survey::of(&plan, city, components).score(setup))
    }

    /// One line of the sheet.
    pub fn district(&self, district: District) -> DistrictScore {
        self.0[district as usize]
    }

    /// All districts together, without stones.
    pub fn total(&self) -> i32 {
        self.0.iter().map(|score| score.points()).sum()
    }
}

/// Where everything stands that matters for points.
struct Survey<'a, W, const N: usize> {
    plan: &'a Plan<W, N>,
    city: &'a City,
    districts: [Rows<W, N>; 5],
    market_plazas: Rows<W, N>,
    stars: [i32; 5],
}

impl<'a, W: Word, const N: usize> Survey<'a, W, N> {
    fn of(plan: &'a Plan<W, N>, city: &'a City, components: &Components) -> Self {
        let mut survey =
            Survey { plan, city, districts: [[W::ZERO; N]; 5], market_plazas: [W::ZERO; N], stars: [0; 5] };
        for column in city.columns() {
            if let Some(district) = column.face.district() {
                plan.mark(&mut survey.districts[district as usize], column.at);
            } else if let Some(plaza) = column.face.plaza() {
                survey.stars[plaza as usize] += components.stars(plaza);
                if plaza == District::Market {
                    plan.mark(&mut survey.market_plazas, column.at);
                }
            }
        }
        survey
    }

    fn score(&self, setup: &Setup) -> CityScore {
        let outside = self.outside(setup);
        let value = |district| match district {
            District::House => self.houses(setup),
            District::Market => self.markets(setup),
            District::Barracks => self.barracks(setup, &outside),
            District::Temple => self.temples(setup),
            District::Garden => self.gardens(setup, &outside),
        };
        CityScore(
            District::ALL
                .map(|district| DistrictScore { value: value(district), stars: self.stars[district as usize] }),
        )
    }

    /// Values, with those in the right place for the variant counted twice.
    fn value(&self, scoring: &Rows<W, N>, doubled: Option<Rows<W, N>>) -> i32 {
        let extra = doubled.map_or(0, |doubled| self.plan.total_height(&both(scoring, &doubled)));
        self.plan.total_height(scoring) + extra
    }

    /// polis.house.largest, polis.variant.houses
    fn houses(&self, setup: &Setup) -> i32 {
        let mut left = self.districts[District::House as usize];
        let mut best = (0, 0);
        while let Some(group) = self.plan.group(&left) {
            left = except(&left, &group);
            let value = self.plan.total_height(&group);
            let hexes = if setup.house_group == HouseGroup::Hexes { size(&group) } else { 0 };
            best = best.max((hexes, value));
        }
        let (_, value) = best;
        if setup.variants.has(District::House) && value >= 10 { 2 * value } else { value }
    }

    /// polis.market.apart, polis.variant.markets
    fn markets(&self, setup: &Setup) -> i32 {
        let markets = &self.districts[District::Market as usize];
        let apart = except(markets, &neighbours(markets));
        let variant = setup.variants.has(District::Market);
        self.value(&apart, variant.then(|| neighbours(&self.market_plazas)))
    }

    /// polis.barracks.edge, polis.variant.barracks
    fn barracks(&self, setup: &Setup, outside: &Rows<W, N>) -> i32 {
        let barracks = &self.districts[District::Barracks as usize];
        let empty = self.plan.empty(self.city);
        let edge = neighbours(if setup.lakes_are_edge { &empty } else { outside });
        let scoring = both(barracks, &edge);
        let variant = setup.variants.has(District::Barracks);
        self.value(&scoring, variant.then(|| self.exposed(&scoring, &empty)))
    }

    /// Those of a set with three or more empty neighbours.
    fn exposed(&self, set: &Rows<W, N>, empty: &Rows<W, N>) -> Rows<W, N> {
        let is_empty = |hex| {
            let (row, bit) = self.plan.locate(hex);
            empty[row] & bit != W::ZERO
        };
        let mut exposed = [W::ZERO; N];
        for hex in self.plan.hexes(set) {
            if hex.neighbours().filter(|near| is_empty(*near)).count() >= 3 {
                self.plan.mark(&mut exposed, hex);
            }
        }
        exposed
    }

    /// polis.temple.surrounded, polis.variant.temples
    fn temples(&self, setup: &Setup) -> i32 {
        let open = neighbours(&self.plan.empty(self.city));
        let surrounded = except(&self.districts[District::Temple as usize], &open);
        let variant = setup.variants.has(District::Temple);
        let raised = || self.plan.above_ground();
        self.value(&surrounded, variant.then(raised))
    }

    /// polis.garden.anywhere, polis.variant.gardens
    fn gardens(&self, setup: &Setup, outside: &Rows<W, N>) -> i32 {
        let gardens = &self.districts[District::Garden as usize];
        let variant = setup.variants.has(District::Garden);
        self.value(gardens, variant.then(|| neighbours(&self.lakes(setup, outside))))
    }

    /// Empty ground that the city encloses.
    fn lakes(&self, setup: &Setup, outside: &Rows<W, N>) -> Rows<W, N> {
        let lakes = except(&self.plan.empty(self.city), outside);
        match setup.lake_size {
            LakeSize::Any => lakes,
            LakeSize::Single => except(&lakes, &neighbours(&lakes)),
        }
    }

    /// Empty ground that reaches beyond the city. Only barracks and the variant of gardens ask for it.
    fn outside(&self, setup: &Setup) -> Rows<W, N> {
        let asked = |district: District| self.districts[district as usize].iter().any(|row| *row != W::ZERO);
        let needed = asked(District::Barracks) && !setup.lakes_are_edge
            || asked(District::Garden) && setup.variants.has(District::Garden);
        if !needed {
            return [W::ZERO; N];
        }
        let empty = self.plan.empty(self.city);
        // The margin is empty all round, so its first hex is outside and joined to all that is.
        let mut corner = [W::ZERO; N];
        corner[0] = W::ONE;
        self.plan.flood(corner, &empty)
    }
}

impl Polis {
    /// The score of a seat's city, without stones.
    pub fn city_score(&self, seat: Seat) -> CityScore {
        CityScore::of(self.city(seat), &self.edition, &self.setup)
    }

    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        self.city_score(seat).total() + i32::from(self.stones(seat))
    }

    pub(crate) fn breakdown_of(&self, seat: Seat) -> Breakdown {
        let score = self.city_score(seat);
        let line = |district: District| {
            let DistrictScore { value, stars } = score.district(district);
            Line::new(district.name(), value * stars, &[("value", value), ("stars", stars)])
        };
        let mut lines: Vec<Line> = District::ALL.into_iter().map(line).collect();
        lines.push(Line::new("stones", self.stones(seat).into(), &[]));
        Breakdown::new(lines)
    }

    /// polis.score.winner, polis.score.tie
    pub(crate) fn final_outcome(&self) -> Outcome {
        let seats = Seat::all(self.cities.len());
        Outcome::ranked(seats.map(|seat| (self.points_of(seat), i32::from(self.stones(seat)))))
    }
}
