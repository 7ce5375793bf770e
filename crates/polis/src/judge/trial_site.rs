//! A site of a city, and the features after a tile is placed on it.

use super::{
    city_graph::{Columns, ScoreRules, each},
    features::{Around, Change, Features, Group, Groups},
    terrace::Footing,
};
use crate::{City, Face, Triangle};

/// A site on which a tile is being placed. What is below is covered already, and the neighbours have less open ground.
pub(crate) struct TrialSite<'a> {
    /// Where it is.
    pub site: Triangle,
    /// The level of a tile here.
    pub level: u8,
    /// The number of quarries that it covers.
    pub quarries: u8,
    /// For each hex of the site, clockwise from the one that its first spot begins with, the columns beside it.
    pub beside: [Columns; 3],
    /// The empty places around each hex.
    pub around: [Around; 3],
    /// What is around it, for building upwards.
    footing: Footing,
    /// The rest of the city.
    pub rest: Rest<'a>,
    /// The values of the group that scores and of all houses, for each choice of hexes that show houses.
    houses: [(i32, i32); 8],
}

/// A city without a site.
#[derive(Clone, Copy)]
pub(crate) struct Rest<'a> {
    pub city: &'a City,
    pub rules: ScoreRules<'a>,
    /// Its features with nothing on the site.
    pub features: Features,
    pub markets: Columns,
    /// The markets that have no other beside them.
    pub calm: Columns,
}

impl<'a> TrialSite<'a> {
    /// A site with nothing on it.
    pub fn new(
        site: Triangle,
        level: u8,
        beside: [Columns; 3],
        around: [Around; 3],
        footing: Footing,
        rest: Rest<'a>,
    ) -> Self {
        TrialSite { site, level, quarries: 0, beside, around, footing, rest, houses: [(0, 0); 8] }
    }

    /// The columns beside any of its hexes.
    pub fn touched(&self) -> Columns {
        self.beside[0] | self.beside[1] | self.beside[2]
    }

    /// The number of its hexes beside a column.
    pub fn touching(&self, column: usize) -> u32 {
        self.beside.iter().map(|beside| (beside >> column) as u32 & 1).sum()
    }

    /// The features with a tile here whose first face is on the hex with this number.
    #[inline]
    pub fn with(&self, faces: [Face; 3], turned: usize) -> Features {
        let mut features = self.rest.features;
        let (mut houses, mut markets) = (0, 0);
        for (n, face) in faces.into_iter().enumerate() {
            let hex = (turned + n) % 3;
            match face {
                Face::House => houses |= 1 << hex,
                Face::Market => markets |= 1 << hex,
                _ => features.count_face(face, self.level, self.around[hex], self.rest.rules, Change::Add),
            }
        }
        if markets != 0 {
            self.add_markets(&mut features, markets);
        }
        self.footing.add(std::array::from_fn(|hex| faces[(hex + 3 - turned) % 3].into()), &mut features.terraces);
        let (largest, all) = self.houses[houses];
        features.house_group(largest, all, self.rest.rules.setup);
        features
    }

    /// Adds markets on these hexes. Those of one tile are next to each other.
    fn add_markets(&self, features: &mut Features, hexes: usize) {
        let (markets, calm) = (self.rest.markets, self.rest.calm);
        let mut disturbed = 0;
        for hex in numbers(hexes) {
            let is_calm = hexes.count_ones() == 1 && self.beside[hex] & markets == 0;
            features.market(self.level, is_calm, Change::Add);
            disturbed |= self.beside[hex] & calm;
        }
        for market in each(disturbed) {
            let height = self.rest.city.nth(market).height;
            features.market(height, true, Change::Remove);
            features.market(height, false, Change::Add);
        }
    }

    /// Computes the values of houses for these choices of hexes that show houses.
    #[inline]
    pub fn set_houses(&mut self, groups: &Groups, choices: HexChoices) {
        for hexes in (0..8).filter(|hexes| choices >> hexes & 1 == 1) {
            let beside = numbers(hexes).fold(0, |set, hex| set | self.beside[hex]);
            let count = hexes.count_ones() as i32;
            let new = Group { members: 0, hexes: count, value: count * i32::from(self.level) };
            let largest = groups.largest(beside, new, self.rest.rules.setup);
            self.houses[hexes] = (largest.value, groups.value + new.value);
        }
    }
}

/// A set of choices of hexes of a site. A choice is a number from 0 to 7 with a bit for each hex; the set has a bit for
/// each choice.
pub(crate) type HexChoices = u8;

/// The choices of hexes that show houses when tiles with these faces are placed in any rotation.
pub(crate) fn house_choices(tiles: impl Iterator<Item = [Face; 3]>) -> HexChoices {
    let mut choices = 0;
    for faces in tiles {
        let houses = (0..3).filter(|n| faces[*n] == Face::House).fold(0, |set, n| set | 1 << n);
        for turned in 0..3 {
            choices |= 1 << ((houses << turned | houses >> (3 - turned)) & 7);
        }
    }
    choices
}

/// The hexes of a choice.
fn numbers(hexes: usize) -> impl Iterator<Item = usize> {
    (0..3).filter(move |hex| hexes >> hex & 1 == 1)
}
