//! The towers on the sites. Each has one colour, and roofs on the levels where they were placed.

use rynek_kernel::Seat;

use crate::{
    Colour, Floors,
    map::{MOST_SITES, Map, SiteIndex, SiteSet},
};

/// A tower. One without floors is an empty site.
///
/// It can have one floor more than it has neighbours: the first, and one for each neighbour that is built later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Tower {
    /// Four bits for each level, the lowest first: 0 without a roof, otherwise the number of its owner's seat.
    roofs: u32,
    pub(crate) height: u8,
    pub(crate) colour: Colour,
}

impl Tower {
    /// The owner of the roof on a level, counted from 1.
    pub(crate) fn roof(&self, level: u8) -> Option<Seat> {
        let owner = self.roofs >> (4 * (level - 1)) & 15;
        (owner > 0).then(|| Seat::new(owner as usize - 1))
    }

    /// The owners of the roofs, from the lowest level to the top.
    pub(crate) fn roofs(&self) -> impl Iterator<Item = Option<Seat>> {
        (1..=self.height).map(|level| self.roof(level))
    }

    /// Places a roof on the top floor.
    #[inline]
    fn cap(&mut self, seat: Seat) {
        self.roofs |= u32::from(seat.number()) << (4 * (self.height - 1));
    }
}

/// All towers of the city.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct City {
    towers: [Tower; MOST_SITES],
    by_colour: [SiteSet; 4],
    /// What a new tower here would pay to its neighbours: a floor of the colour of each.
    owed: [Floors; MOST_SITES],
    /// Sites next to a tower.
    reached: SiteSet,
}

impl City {
    pub(crate) fn new() -> City {
        City {
            towers: [Tower::default(); MOST_SITES],
            by_colour: [SiteSet::NONE; 4],
            owed: [Floors::NONE; MOST_SITES],
            reached: SiteSet::NONE,
        }
    }

    #[inline]
    pub(crate) fn tower(&self, place: SiteIndex) -> &Tower {
        &self.towers[place]
    }

    /// The sites with towers of a colour.
    #[inline]
    pub(crate) fn of_colour(&self, colour: Colour) -> SiteSet {
        self.by_colour[colour as usize]
    }

    /// The sites with towers.
    #[inline]
    pub(crate) fn built(&self) -> SiteSet {
        self.by_colour.iter().fold(SiteSet::NONE, |built, sites| built.or(*sites))
    }

    /// The empty sites next to a tower.
    #[inline]
    pub(crate) fn frontier(&self) -> SiteSet {
        self.reached.except(self.built())
    }

    /// What a new tower pays to its neighbours (rooftops.build.pay).
    #[inline]
    pub(crate) fn owed(&self, place: SiteIndex) -> Floors {
        self.owed[place]
    }

    /// Adds a tower of one floor. Its neighbours stay as they are.
    #[inline]
    pub(crate) fn found(&mut self, map: &Map, place: SiteIndex, colour: Colour) {
        self.towers[place] = Tower { roofs: 0, height: 1, colour };
        let sites = &mut self.by_colour[colour as usize];
        *sites = sites.with(place);
        let near = map.near[place];
        self.reached = self.reached.or(near);
        for next in near.iter() {
            self.owed[next] += Floors::one(colour);
        }
    }

    /// Adds a floor to a tower.
    #[inline]
    pub(crate) fn raise(&mut self, place: SiteIndex) {
        self.towers[place].height += 1;
    }

    /// Places a roof on the top floor of a tower.
    #[inline]
    pub(crate) fn cap(&mut self, place: SiteIndex, seat: Seat) {
        self.towers[place].cap(seat);
    }
}
