//! The effect of building on a site, computed without changing the city.

use super::{
    ledger::{Around, Change, Groups, Ledger},
    lot::{HexChoices, Lot, Rest, house_choices},
    relief::{Columns, Relief, each},
    terrace::Ring,
};
use crate::{
    Face, Hex, Triangle,
    plan::{Rows, Word},
};

/// A city in which tiles are placed on trial.
pub(crate) struct Yard<'a, W, const N: usize> {
    relief: &'a Relief<'a, W, N>,
    ledger: Ledger,
    groups: Groups,
    markets: Columns,
    /// The markets that have no other beside them.
    calm: Columns,
    /// The choices of hexes that may show houses.
    choices: HexChoices,
}

impl<'a, W: Word, const N: usize> Yard<'a, W, N> {
    /// A city and the faces of the tiles that may be placed in it.
    pub fn new(relief: &'a Relief<'a, W, N>, tiles: impl Iterator<Item = [Face; 3]>) -> Self {
        let markets = relief.showing(Face::Market);
        let is_calm = |market: &usize| relief.near(*market) & markets == 0;
        Yard {
            relief,
            ledger: Ledger::of(relief),
            groups: Groups::of(relief, relief.showing(Face::House)),
            markets,
            calm: each(markets).filter(is_calm).fold(0, |set, market| set | 1 << market),
            choices: house_choices(tiles),
        }
    }

    /// The lot of a site where a tile can be placed.
    pub fn lot(&self, site: Triangle) -> Lot<'_> {
        let hexes = site.spots()[0].hexes();
        match hexes.map(|hex| self.relief.column_at(hex)) {
            [Some(one), Some(two), Some(three)] => self.upper_lot(site, [one, two, three]),
            _ => self.ground_lot(site, hexes),
        }
    }

    fn rest(&self) -> Rest<'_> {
        Rest {
            city: self.relief.city,
            rules: self.relief.rules,
            ledger: self.ledger,
            markets: self.markets,
            calm: self.calm,
        }
    }

    /// A lot on top of three columns. They are covered, and nothing else changes.
    fn upper_lot(&self, site: Triangle, below: [usize; 3]) -> Lot<'_> {
        let relief = self.relief;
        let covered = below.iter().fold(0, |set: Columns, column| set | 1 << column);
        let around = below.map(|column| Around { gaps: relief.gaps(column), edge: relief.edge(column) });
        let beside = below.map(|column| relief.near(column) & !covered);
        let (ring, level) = (Ring::of(relief, site), relief.column(below[0]).height + 1);
        let mut lot = Lot::new(site, level, beside, around, ring.footing(level), self.rest());
        ring.count(below.map(|column| relief.column(column).into()), -1, &mut lot.rest.ledger.terraces);
        for column in below {
            lot.rest.ledger.enter_column(relief, column, Change::Remove);
            lot.quarries += u8::from(relief.column(column).face == Face::Quarry);
        }
        if self.markets & covered != 0 {
            self.cover_markets(&mut lot, covered);
        }
        let houses = relief.showing(Face::House);
        if houses & covered == 0 {
            lot.note_houses(&self.groups, self.choices);
        } else {
            lot.note_houses(&Groups::of(relief, houses & !covered), self.choices);
        }
        lot
    }

    /// Removes the markets that are covered. Markets that have no other beside them any more score now.
    fn cover_markets(&self, lot: &mut Lot<'_>, covered: Columns) {
        let height = |market| self.relief.column(market).height;
        let beside = lot.touched();
        let rest = &mut lot.rest;
        for market in each(self.markets & covered) {
            rest.ledger.market(height(market), self.calm >> market & 1 == 1, Change::Remove);
        }
        rest.markets = self.markets & !covered;
        rest.calm = self.calm & !covered;
        for market in each(rest.markets & !rest.calm & beside) {
            if self.relief.near(market) & rest.markets == 0 {
                rest.ledger.market(height(market), false, Change::Remove);
                rest.ledger.market(height(market), true, Change::Add);
                rest.calm |= 1 << market;
            }
        }
    }

    /// A lot on the ground. Its neighbours have less open ground, and a part of the outside may become a lake.
    fn ground_lot(&self, site: Triangle, hexes: [Hex; 3]) -> Lot<'_> {
        let relief = self.relief;
        let ring = Ring::of(relief, site);
        let parts = ring.gaps() > 1 && !relief.rules.setup.lakes_are_edge;
        // A tile makes no lake if the empty ground around it stays connected.
        let outside = if parts { Some(self.outside_without(hexes)) } else { relief.outside };
        let beside = hexes.map(|hex| relief.beside(hex));
        let around = std::array::from_fn(|n| {
            let gaps = 4 - beside[n].count_ones();
            Around { gaps, edge: outside.as_ref().map_or(gaps, |outside| relief.edge_at(hexes[n], outside, &hexes)) }
        });
        let mut lot = Lot::new(site, 1, beside, around, ring.footing(1), self.rest());
        lot.rest.ledger.columns += 3;
        self.crowd_temples(&mut lot);
        self.crowd_barracks(&mut lot, hexes, outside.as_ref());
        lot.note_houses(&self.groups, self.choices);
        lot
    }

    fn outside_without(&self, hexes: [Hex; 3]) -> Rows<W, N> {
        let plan = self.relief.plan;
        let mut empty = plan.empty();
        hexes.into_iter().for_each(|hex| plan.clear(&mut empty, hex));
        plan.outside(&empty)
    }

    fn crowd_temples(&self, lot: &mut Lot<'_>) {
        for temple in each(self.relief.showing(Face::Temple) & lot.touched()) {
            let gaps = self.relief.gaps(temple) - lot.touching(temple);
            self.crowd(lot, temple, Around { gaps, edge: 0 });
        }
    }

    fn crowd_barracks(&self, lot: &mut Lot<'_>, hexes: [Hex; 3], outside: Option<&Rows<W, N>>) {
        let all = self.relief.showing(Face::Barracks);
        // Barracks further away are affected only by lakes.
        let noticing = if outside.is_some() { all } else { all & lot.touched() };
        for barracks in each(noticing) {
            let gaps = self.relief.gaps(barracks) - lot.touching(barracks);
            let at = self.relief.city.place(barracks);
            let edge = outside.map_or(gaps, |outside| self.relief.edge_at(at, outside, &hexes));
            self.crowd(lot, barracks, Around { gaps, edge });
        }
    }

    fn crowd(&self, lot: &mut Lot<'_>, number: usize, around: Around) {
        let column = self.relief.column(number);
        lot.rest.ledger.enter_column(self.relief, number, Change::Remove);
        lot.rest.ledger.enter(column.face, column.height, around, self.relief.rules, Change::Add);
    }
}
