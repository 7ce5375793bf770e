//! The effect of building on a site, computed without changing the city.

use super::{
    city_graph::{CityGraph, Columns, each},
    features::{Around, Change, Features, Groups},
    terrace::Ring,
    trial_site::{HexChoices, Rest, TrialSite, house_choices},
};
use crate::{
    Face, Hex, Triangle,
    plan::{Rows, Word},
};

/// A city in which tiles are placed on trial.
pub(crate) struct TrialCity<'a, W, const N: usize> {
    graph: &'a CityGraph<'a, W, N>,
    features: Features,
    groups: Groups,
    markets: Columns,
    /// The markets that have no other beside them.
    calm: Columns,
    /// The choices of hexes that may show houses.
    choices: HexChoices,
}

impl<'a, W: Word, const N: usize> TrialCity<'a, W, N> {
    /// A city and the faces of the tiles that may be placed in it.
    pub fn new(graph: &'a CityGraph<'a, W, N>, tiles: impl Iterator<Item = [Face; 3]>) -> Self {
        let markets = graph.showing(Face::Market);
        let is_calm = |market: &usize| graph.near(*market) & markets == 0;
        TrialCity {
            graph,
            features: Features::of(graph),
            groups: Groups::of(graph, graph.showing(Face::House)),
            markets,
            calm: each(markets).filter(is_calm).fold(0, |set, market| set | 1 << market),
            choices: house_choices(tiles),
        }
    }

    /// A site where a tile can be placed, before the tile is there.
    pub fn site(&self, site: Triangle) -> TrialSite<'_> {
        let hexes = site.spots()[0].hexes();
        match hexes.map(|hex| self.graph.column_at(hex)) {
            [Some(one), Some(two), Some(three)] => self.upper_site(site, [one, two, three]),
            _ => self.ground_site(site, hexes),
        }
    }

    fn rest(&self) -> Rest<'_> {
        Rest {
            city: self.graph.city,
            rules: self.graph.rules,
            features: self.features,
            markets: self.markets,
            calm: self.calm,
        }
    }

    /// A site on top of three columns. They are covered, and nothing else changes.
    fn upper_site(&self, site: Triangle, below: [usize; 3]) -> TrialSite<'_> {
        let graph = self.graph;
        let covered = below.iter().fold(0, |set: Columns, column| set | 1 << column);
        let around = below.map(|column| Around { gaps: graph.gaps(column), edge: graph.edge(column) });
        let beside = below.map(|column| graph.near(column) & !covered);
        let (ring, level) = (Ring::of(graph, site), graph.column(below[0]).height + 1);
        let mut trial = TrialSite::new(site, level, beside, around, ring.footing(level), self.rest());
        ring.count(below.map(|column| graph.column(column).into()), -1, &mut trial.rest.features.terraces);
        for column in below {
            trial.rest.features.count_column(graph, column, Change::Remove);
            trial.quarries += u8::from(graph.column(column).face == Face::Quarry);
        }
        if self.markets & covered != 0 {
            self.cover_markets(&mut trial, covered);
        }
        let houses = graph.showing(Face::House);
        if houses & covered == 0 {
            trial.set_houses(&self.groups, self.choices);
        } else {
            trial.set_houses(&Groups::of(graph, houses & !covered), self.choices);
        }
        trial
    }

    /// Removes the markets that are covered. Markets that have no other beside them any more score now.
    fn cover_markets(&self, trial: &mut TrialSite<'_>, covered: Columns) {
        let height = |market| self.graph.column(market).height;
        let beside = trial.touched();
        let rest = &mut trial.rest;
        for market in each(self.markets & covered) {
            rest.features.market(height(market), self.calm >> market & 1 == 1, Change::Remove);
        }
        rest.markets = self.markets & !covered;
        rest.calm = self.calm & !covered;
        for market in each(rest.markets & !rest.calm & beside) {
            if self.graph.near(market) & rest.markets == 0 {
                rest.features.market(height(market), false, Change::Remove);
                rest.features.market(height(market), true, Change::Add);
                rest.calm |= 1 << market;
            }
        }
    }

    /// A site on the ground. Its neighbours have less open ground, and a part of the outside may become a lake.
    fn ground_site(&self, site: Triangle, hexes: [Hex; 3]) -> TrialSite<'_> {
        let graph = self.graph;
        let ring = Ring::of(graph, site);
        let parts = ring.gaps() > 1 && !graph.rules.setup.lakes_are_edge;
        // A tile makes no lake if the empty ground around it stays connected.
        let outside = if parts { Some(self.outside_without(hexes)) } else { graph.outside };
        let beside = hexes.map(|hex| graph.beside(hex));
        let around = std::array::from_fn(|n| {
            let gaps = 4 - beside[n].count_ones();
            Around { gaps, edge: outside.as_ref().map_or(gaps, |outside| graph.edge_at(hexes[n], outside, &hexes)) }
        });
        let mut trial = TrialSite::new(site, 1, beside, around, ring.footing(1), self.rest());
        trial.rest.features.columns += 3;
        self.crowd_temples(&mut trial);
        self.crowd_barracks(&mut trial, hexes, outside.as_ref());
        trial.set_houses(&self.groups, self.choices);
        trial
    }

    fn outside_without(&self, hexes: [Hex; 3]) -> Rows<W, N> {
        let plan = self.graph.plan;
        let mut empty = plan.empty();
        hexes.into_iter().for_each(|hex| plan.clear(&mut empty, hex));
        plan.outside(&empty)
    }

    fn crowd_temples(&self, trial: &mut TrialSite<'_>) {
        for temple in each(self.graph.showing(Face::Temple) & trial.touched()) {
            let gaps = self.graph.gaps(temple) - trial.touching(temple);
            self.crowd(trial, temple, Around { gaps, edge: 0 });
        }
    }

    fn crowd_barracks(&self, trial: &mut TrialSite<'_>, hexes: [Hex; 3], outside: Option<&Rows<W, N>>) {
        let all = self.graph.showing(Face::Barracks);
        // Barracks further away are affected only by lakes.
        let noticing = if outside.is_some() { all } else { all & trial.touched() };
        for barracks in each(noticing) {
            let gaps = self.graph.gaps(barracks) - trial.touching(barracks);
            let at = self.graph.city.place(barracks);
            let edge = outside.map_or(gaps, |outside| self.graph.edge_at(at, outside, &hexes));
            self.crowd(trial, barracks, Around { gaps, edge });
        }
    }

    fn crowd(&self, trial: &mut TrialSite<'_>, number: usize, around: Around) {
        let column = self.graph.column(number);
        trial.rest.features.count_column(self.graph, number, Change::Remove);
        trial.rest.features.count_face(column.face, column.height, around, self.graph.rules, Change::Add);
    }
}
