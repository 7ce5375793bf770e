//! Where a city can grow upwards: three columns of one height that belong to two tiles or more.

use super::city_graph::CityGraph;
use crate::{Column, Face, Triangle, plan::Word};

/// The room to build upwards: on level 1, and higher.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Terraces {
    /// The places for a tile that would cover no plaza, by the number of quarries it would cover.
    pub places: [[i32; 4]; 2],
    /// Pairs of quarries next to each other on one level: a third column would make a place.
    pub pairs: [i32; 2],
}

/// The features of a column that matter for building on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Base {
    /// 0 for an empty place.
    height: u8,
    layer: u8,
    shows: Shows,
}

/// What a column shows, for building on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Shows {
    #[default]
    District,
    Quarry,
    Plaza,
}

impl Shows {
    #[inline]
    fn quarries(self) -> usize {
        usize::from(self == Shows::Quarry)
    }
}

impl From<Face> for Shows {
    fn from(face: Face) -> Shows {
        match face {
            Face::Quarry => Shows::Quarry,
            _ if face.plaza().is_some() => Shows::Plaza,
            _ => Shows::District,
        }
    }
}

impl From<&Column> for Base {
    fn from(column: &Column) -> Base {
        Base { height: column.height, layer: column.layer(), shows: column.face.into() }
    }
}

impl Terraces {
    /// The terraces of a city.
    pub fn of<W: Word, const N: usize>(graph: &CityGraph<'_, W, N>) -> Terraces {
        let mut terraces = Terraces::default();
        for (at, column) in graph.city.columns() {
            let corner = Base::from(column);
            let [north, northeast, southeast] = graph.upper_right(at).map(|column| base(graph, column));
            terraces.count([corner, north, northeast], 1);
            terraces.count([corner, northeast, southeast], 1);
            for other in [north, northeast, southeast] {
                terraces.count_pair(corner, other, 1);
            }
        }
        terraces
    }

    /// Counts three columns next to each other, if a tile can be placed on them.
    #[inline]
    fn count(&mut self, three: [Base; 3], times: i32) {
        let [one, two, three] = three;
        let level = one.height != 0 && one.height == two.height && one.height == three.height;
        if level && (one.layer != two.layer || one.layer != three.layer) {
            let shows = [one.shows, two.shows, three.shows];
            if !shows.contains(&Shows::Plaza) {
                let quarries: usize = shows.into_iter().map(Shows::quarries).sum();
                self.places[usize::from(one.height > 1)][quarries] += times;
            }
        }
    }

    #[inline]
    fn count_pair(&mut self, one: Base, other: Base, times: i32) {
        if one.height == other.height && one.shows == Shows::Quarry && other.shows == Shows::Quarry {
            self.pairs[usize::from(one.height > 1)] += times;
        }
    }
}

/// The surroundings of a site: nine places, each beside the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring([Base; 9]);

impl Ring {
    /// The ring around a site.
    pub fn of<W: Word, const N: usize>(graph: &CityGraph<'_, W, N>, site: Triangle) -> Ring {
        Ring(site.ring().map(|at| base(graph, graph.column_at(at))))
    }

    /// The number of stretches of empty ground.
    pub fn gaps(&self) -> usize {
        (0..9).filter(|n| self.0[*n].height > 0 && self.0[(n + 1) % 9].height == 0).count()
    }

    /// Counts all terraces that include a hex of the site, if it looks like this.
    #[inline]
    pub fn count(&self, site: [Base; 3], times: i32, terraces: &mut Terraces) {
        terraces.count(site, times);
        for (hex, here) in site.into_iter().enumerate() {
            // Each hex has four places of the ring beside it; it shares the first and the last with its neighbours.
            let place = |n: usize| self.0[(3 * hex + n) % 9];
            for n in 0..3 {
                terraces.count([here, place(n), place(n + 1)], times);
            }
            let neighbour = site[(hex + 2) % 3];
            terraces.count([here, neighbour, place(0)], times);
            terraces.count_pair(here, neighbour, times);
            for n in 0..4 {
                terraces.count_pair(here, place(n), times);
            }
        }
    }
}

/// The surroundings of a tile on a site, on its own level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Footing {
    high: usize,
    /// For each hex of the site: the neighbouring pairs beside it without a plaza, by their quarries.
    corners: [[i32; 3]; 3],
    /// For each hex and the one before it: what the place beside both shows.
    shared: [Option<Shows>; 3],
    /// For each hex: the quarries beside it.
    quarries: [i32; 3],
}

impl Ring {
    /// The surroundings of a tile of this level.
    pub fn footing(&self, level: u8) -> Footing {
        let level_with = |place: usize| {
            let base = self.0[place % 9];
            (base.height == level).then_some(base.shows)
        };
        let mut footing = Footing {
            high: usize::from(level > 1),
            corners: [[0; 3]; 3],
            shared: [0, 3, 6].map(|place| level_with(place).filter(|shows| *shows != Shows::Plaza)),
            quarries: [0; 3],
        };
        for hex in 0..3 {
            let places: [Option<Shows>; 4] = std::array::from_fn(|n| level_with(3 * hex + n));
            footing.quarries[hex] = places.into_iter().filter(|shows| *shows == Some(Shows::Quarry)).count() as i32;
            for two in places.windows(2) {
                if let [Some(one), Some(other)] = *two
                    && one != Shows::Plaza
                    && other != Shows::Plaza
                {
                    footing.corners[hex][one.quarries() + other.quarries()] += 1;
                }
            }
        }
        footing
    }
}

impl Footing {
    /// Adds the room to build upwards that a tile with these faces makes.
    #[inline]
    pub fn add(&self, tile: [Shows; 3], terraces: &mut Terraces) {
        let places = &mut terraces.places[self.high];
        let pairs = &mut terraces.pairs[self.high];
        for hex in 0..3 {
            let (here, before) = (tile[hex], tile[(hex + 2) % 3]);
            if here == Shows::Plaza {
                continue;
            }
            let quarries = here.quarries();
            for (more, corners) in self.corners[hex].into_iter().enumerate() {
                places[quarries + more] += corners;
            }
            if let Some(shared) = self.shared[hex]
                && before != Shows::Plaza
            {
                places[quarries + before.quarries() + shared.quarries()] += 1;
            }
            if quarries == 1 {
                *pairs += self.quarries[hex] + before.quarries() as i32;
            }
        }
    }
}

fn base<W: Word, const N: usize>(graph: &CityGraph<'_, W, N>, column: Option<usize>) -> Base {
    column.map_or_else(Base::default, |number| graph.column(number).into())
}
