//! The features of a city: what scores now, and what may score later.

use arrayvec::ArrayVec;

use super::{
    city_graph::{CityGraph, Columns, ScoreRules, each},
    terrace::Terraces,
};
use crate::{
    CityScore, District, Face,
    city::MOST_COLUMNS,
    plan::Word,
    setup::{HouseGroup, Setup},
};

/// A city in numbers. They are sums of levels unless stated otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Features {
    /// What scores, by kind of district.
    pub value: [i32; 5],
    /// Stars, by kind of district.
    pub stars: [i32; 5],
    /// Temples with one, two, or more empty places around them.
    pub unfinished: [i32; 3],
    /// Barracks that score and have one, two, or more places of the edge beside them.
    pub exposed: [i32; 3],
    /// Markets next to another market.
    pub spoiled: i32,
    /// Houses outside the group that scores.
    pub apart: i32,
    /// The number of quarries that are not covered.
    pub quarries: i32,
    /// The number of columns.
    pub columns: i32,
    /// The room to build upwards.
    pub terraces: Terraces,
}

/// Whether something is added to the features or removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub(crate) enum Change {
    Add = 1,
    Remove = -1,
}

impl Features {
    /// The features of a city.
    pub fn of<W: Word, const N: usize>(graph: &CityGraph<'_, W, N>) -> Features {
        let mut features = Features { terraces: Terraces::of(graph), ..Features::default() };
        for number in 0..graph.city.columns().len() {
            features.columns += 1;
            features.count_column(graph, number, Change::Add);
        }
        let markets = graph.showing(Face::Market);
        for number in each(markets) {
            features.market(graph.column(number).height, graph.near(number) & markets == 0, Change::Add);
        }
        features.houses(&Groups::of(graph, graph.showing(Face::House)), graph.rules.setup);
        features.variants(graph);
        features
    }

    /// Adds or removes the parts of a column that do not depend on what its neighbours show.
    pub fn count_column<W: Word, const N: usize>(
        &mut self,
        graph: &CityGraph<'_, W, N>,
        number: usize,
        change: Change,
    ) {
        let column = graph.column(number);
        let around = match column.face {
            Face::Temple => Around { gaps: graph.gaps(number), edge: 0 },
            Face::Barracks => Around { gaps: graph.gaps(number), edge: graph.edge(number) },
            _ => Around::default(),
        };
        self.count_face(column.face, column.height, around, graph.rules, change);
    }

    /// Adds or removes the parts of a face that do not depend on what its neighbours show.
    #[inline]
    pub fn count_face(&mut self, face: Face, height: u8, around: Around, rules: ScoreRules<'_>, change: Change) {
        let level = change as i32 * i32::from(height);
        match face {
            Face::House | Face::Market => {}
            Face::Quarry => self.quarries += change as i32,
            Face::Garden => self.value[District::Garden as usize] += level,
            Face::Temple => {
                if around.gaps == 0 {
                    let doubled = rules.setup.variants.has(District::Temple) && height > 1;
                    self.value[District::Temple as usize] += level << u8::from(doubled);
                } else {
                    self.unfinished[around.gaps.min(3) as usize - 1] += level;
                }
            }
            Face::Barracks => {
                if around.edge > 0 {
                    let doubled = rules.setup.variants.has(District::Barracks) && around.gaps >= 3;
                    self.value[District::Barracks as usize] += level << u8::from(doubled);
                    self.exposed[around.edge.min(3) as usize - 1] += level;
                }
            }
            plaza => {
                let plaza = plaza.plaza().expect("every other face is a plaza");
                self.stars[plaza as usize] += change as i32 * rules.components.stars(plaza);
            }
        }
    }

    /// Adds or removes a market. It is calm if it has no other market beside it.
    #[inline]
    pub fn market(&mut self, height: u8, calm: bool, change: Change) {
        let level = change as i32 * i32::from(height);
        if calm {
            self.value[District::Market as usize] += level;
        } else {
            self.spoiled += level;
        }
    }

    /// Sets the values of houses.
    #[inline]
    pub fn houses(&mut self, groups: &Groups, setup: &Setup) {
        self.house_group(groups.largest(0, Group::default(), setup).value, groups.value, setup);
    }

    /// Sets the values of houses, by the group that scores and by all of them.
    #[inline]
    pub fn house_group(&mut self, largest: i32, all: i32, setup: &Setup) {
        let doubled = setup.variants.has(District::House) && largest >= 10;
        self.value[District::House as usize] = largest << u8::from(doubled);
        self.apart = all - largest;
    }

    /// Adds the variants that depend on more than the neighbours of a column.
    fn variants<W: Word, const N: usize>(&mut self, graph: &CityGraph<'_, W, N>) {
        for district in [District::Market, District::Garden] {
            if graph.rules.setup.variants.has(district) {
                let score = CityScore::of(graph.city, graph.rules.components, graph.rules.setup);
                self.value[district as usize] = score.district(district).value;
            }
        }
    }
}

/// The empty places around a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Around {
    /// Their number.
    pub gaps: u32,
    /// The number of them that are the edge of the city.
    pub edge: u32,
}

/// A group of houses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Group {
    /// Its houses.
    pub members: Columns,
    /// Their number.
    pub hexes: i32,
    /// The sum of their levels.
    pub value: i32,
}

impl Group {
    fn key(&self, setup: &Setup) -> (i32, i32) {
        (if setup.house_group == HouseGroup::Hexes { self.hexes } else { 0 }, self.value)
    }

    /// Adds another group.
    pub fn join(&mut self, other: &Group) {
        self.members |= other.members;
        self.hexes += other.hexes;
        self.value += other.value;
    }
}

/// All groups of houses of a city.
#[derive(Clone, Debug, Default)]
pub(crate) struct Groups {
    groups: ArrayVec<Group, MOST_COLUMNS>,
    /// The sum of the levels of all houses.
    pub value: i32,
}

impl Groups {
    /// The groups that these houses form.
    pub fn of<W: Word, const N: usize>(graph: &CityGraph<'_, W, N>, houses: Columns) -> Groups {
        let mut groups = Groups::default();
        let mut left = houses;
        while left != 0 {
            let group = Groups::around(graph, left);
            left &= !group.members;
            groups.value += group.value;
            groups.groups.push(group);
        }
        groups
    }

    /// The group of the first of these houses.
    fn around<W: Word, const N: usize>(graph: &CityGraph<'_, W, N>, houses: Columns) -> Group {
        let mut group = Group::default();
        let mut found = houses & houses.wrapping_neg();
        while found != 0 {
            group.members |= found;
            let mut beside = 0;
            for house in each(found) {
                group.hexes += 1;
                group.value += i32::from(graph.column(house).height);
                beside |= graph.near(house);
            }
            found = beside & houses & !group.members;
        }
        group
    }

    /// The group that scores after new houses have joined those beside them.
    #[inline]
    pub fn largest(&self, beside: Columns, new: Group, setup: &Setup) -> Group {
        let mut joined = new;
        let mut largest = Group::default();
        for group in &self.groups {
            if group.members & beside != 0 {
                joined.join(group);
            } else if group.key(setup) > largest.key(setup) {
                largest = *group;
            }
        }
        if joined.key(setup) > largest.key(setup) { joined } else { largest }
    }
}
