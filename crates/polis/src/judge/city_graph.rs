//! A city for bots: which columns are next to each other, and how much open ground is around each.

use crate::{
    City, Column, Components, Face, Hex, Setup,
    city::MOST_COLUMNS,
    hex::DIRECTIONS,
    plan::{Plan, Rows, Word},
};

/// A set of columns, one bit for each, the oldest first.
pub(crate) type Columns = u128;

/// The longest game reaches 61 from the middle on one side, or less on both; the margin is three places.
const SIDE: usize = 72;
const MARGIN: i8 = 3;
/// No column.
const EMPTY: u8 = u8::MAX;

/// How far the number of a place changes in each direction.
const STEPS: [isize; 6] = {
    let mut steps = [0; 6];
    let mut n = 0;
    while n < 6 {
        steps[n] = DIRECTIONS[n].r as isize * SIDE as isize + DIRECTIONS[n].q as isize;
        n += 1;
    }
    steps
};

/// The components and options by which a city is scored.
#[derive(Clone, Copy)]
pub(crate) struct ScoreRules<'a> {
    pub components: &'a Components,
    pub setup: &'a Setup,
}

/// A city with the neighbours of each column.
pub(crate) struct CityGraph<'a, W, const N: usize> {
    pub city: &'a City,
    pub plan: &'a Plan<W, N>,
    pub rules: ScoreRules<'a>,
    origin: Hex,
    /// The column on each place.
    places: [u8; SIDE * SIDE],
    /// The columns beside each column.
    near: [Columns; MOST_COLUMNS],
    /// The columns that show each face.
    shown: [Columns; 11],
    /// The outside of the city, if that is not all of the empty ground.
    pub outside: Option<Rows<W, N>>,
}

impl<'a, W: Word, const N: usize> CityGraph<'a, W, N> {
    /// The graph of a city.
    pub fn of(city: &'a City, plan: &'a Plan<W, N>, rules: ScoreRules<'a>) -> Self {
        let (low, _) = city.bounds();
        let mut graph = CityGraph {
            city,
            plan,
            rules,
            origin: Hex::new(low.q - MARGIN, low.r - MARGIN),
            places: [EMPTY; SIDE * SIDE],
            near: [0; MOST_COLUMNS],
            shown: [0; 11],
            outside: None,
        };
        for (n, (at, column)) in city.columns().enumerate() {
            let place = graph.place(at);
            graph.places[place] = n as u8;
            graph.shown[column.face as usize] |= 1 << n;
        }
        if graph.link() != 1 && !rules.setup.lakes_are_edge {
            graph.outside = Some(plan.outside(&plan.empty()));
        }
        graph
    }

    /// Finds out which columns are next to each other. Returns the Euler characteristic of the city: 1 without lakes.
    fn link(&mut self) -> i32 {
        let (mut columns, mut edges, mut corners) = (0, 0, 0);
        for (n, at) in self.city.ground().enumerate() {
            let around = self.around(at);
            let near = around.into_iter().flatten().fold(0, |set: Columns, column| set | 1 << column);
            self.near[n] = near;
            columns += 1;
            edges += near.count_ones() as i32;
            corners += i32::from(around[0].is_some() && around[1].is_some());
            corners += i32::from(around[1].is_some() && around[2].is_some());
        }
        columns - edges / 2 + corners
    }

    #[inline]
    fn place(&self, at: Hex) -> usize {
        (at.r - self.origin.r) as usize * SIDE + (at.q - self.origin.q) as usize
    }

    /// The column on a place, up to three places beyond the city.
    #[inline]
    pub fn column_at(&self, at: Hex) -> Option<usize> {
        self.standing(self.place(at) as isize)
    }

    #[inline]
    fn standing(&self, place: isize) -> Option<usize> {
        let column = *self.places.get(place as usize)?;
        (column != EMPTY).then_some(column.into())
    }

    /// The columns around a place, clockwise from the north.
    #[inline]
    pub fn around(&self, at: Hex) -> [Option<usize>; 6] {
        let place = self.place(at) as isize;
        STEPS.map(|step| self.standing(place + step))
    }

    /// The columns north, north-east and south-east of a place.
    #[inline]
    pub fn upper_right(&self, at: Hex) -> [Option<usize>; 3] {
        let place = self.place(at) as isize;
        [0, 1, 2].map(|direction| self.standing(place + STEPS[direction]))
    }

    /// The columns beside an empty place.
    #[inline]
    pub fn beside(&self, at: Hex) -> Columns {
        self.around(at).into_iter().flatten().fold(0, |set, column| set | 1 << column)
    }

    /// The columns beside a column.
    #[inline]
    pub fn near(&self, column: usize) -> Columns {
        self.near[column]
    }

    /// The number of empty places around a column.
    #[inline]
    pub fn gaps(&self, column: usize) -> u32 {
        6 - self.near[column].count_ones()
    }

    /// The columns that show a face.
    #[inline]
    pub fn showing(&self, face: Face) -> Columns {
        self.shown[face as usize]
    }

    /// A column by its number.
    #[inline]
    pub fn column(&self, number: usize) -> &Column {
        self.city.nth(number)
    }

    /// How many places around a column are on the edge of the city, for barracks.
    pub fn edge(&self, column: usize) -> u32 {
        match &self.outside {
            None => self.gaps(column),
            Some(outside) => self.edge_at(self.city.place(column), outside, &[]),
        }
    }

    /// How many places around a hex are on this outside, apart from some that are being built on.
    pub fn edge_at(&self, at: Hex, outside: &Rows<W, N>, taken: &[Hex]) -> u32 {
        let is_edge =
            |near: &Hex| !taken.contains(near) && (self.plan.is_beyond(*near) || self.plan.has(outside, *near));
        at.neighbours().filter(is_edge).count() as u32
    }
}

/// The numbers of the columns in a set.
#[inline]
pub(crate) fn each(mut set: Columns) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            first
        })
    })
}
