//! Building a tower: where, in which colour, and which building gets the roof.

use arrayvec::ArrayVec;
use rynek_kernel::{Arg, Illegal, Rng, below};

use crate::{
    Action, Colour, Floors, Rooftops, Site,
    floors::Colours,
    map::{MOST_SITES, Map, SiteIndex, SiteSet},
    phrases,
    state::Phase,
};

/// A site where the mover can build.
#[derive(Clone, Copy)]
struct BuildSite {
    place: SiteIndex,
    /// The colours that differ from all neighbours and are in stock.
    colours: Colours,
    /// The buildings that get a floor: the new one and its neighbours.
    raised: u32,
}

impl BuildSite {
    /// Every colour with every place for the roof.
    #[inline]
    fn count(&self) -> u32 {
        self.colours.len() * self.raised
    }
}

/// Every site where the mover can build.
pub(crate) struct BuildSites<'a> {
    map: &'a Map,
    /// Sites with towers.
    built: SiteSet,
    sites: ArrayVec<BuildSite, MOST_SITES>,
}

impl<'a> BuildSites<'a> {
    #[inline]
    pub(crate) fn of(game: &'a Rooftops) -> BuildSites<'a> {
        let developer = game.moving();
        let mut sites = ArrayVec::new();
        // rooftops.build.roof-left
        if developer.roofs > 0 {
            // rooftops.build.neighbour: sites next to a building only.
            for place in game.city.frontier().iter() {
                let owed = game.city.owed(place);
                // rooftops.build.pay, rooftops.build.colour, rooftops.build.floor: the colour is none of those paid.
                let colours = developer.stock.colours_without(owed);
                if developer.stock.covers(owed) && colours.len() > 0 {
                    sites.push(BuildSite { place, colours, raised: u32::from(owed.total()) + 1 });
                }
            }
        }
        BuildSites { map: game.map(), built: game.city.built(), sites }
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.sites.iter().map(BuildSite::count).sum()
    }

    /// The buildings that may get the roof, the new one first (rooftops.roof.place).
    fn roofs(&self, place: SiteIndex) -> impl Iterator<Item = SiteIndex> {
        std::iter::once(place).chain(self.map.near[place].and(self.built).iter())
    }

    fn action(&self, place: SiteIndex, colour: Colour, roof: SiteIndex) -> Action {
        Action::Build(self.map.label(place), colour, self.map.label(roof))
    }

    /// The build at this index of the list, if the list is that long.
    #[inline]
    pub(crate) fn nth(&self, mut nth: u32) -> Option<Action> {
        for site in &self.sites {
            let count = site.count();
            if nth < count {
                let colour = site.colours.iter().nth((nth / site.raised) as usize)?;
                let roof = self.roofs(site.place).nth((nth % site.raised) as usize)?;
                return Some(self.action(site.place, colour, roof));
            }
            nth -= count;
        }
        None
    }

    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        self.each(|place, colour, roof| out.push(self.action(place, colour, roof)));
    }

    /// Calls `visit` with the site, the colour and the site of the roof of every build.
    #[inline]
    pub(crate) fn each(&self, mut visit: impl FnMut(SiteIndex, Colour, SiteIndex)) {
        for site in &self.sites {
            for colour in site.colours.iter() {
                self.roofs(site.place).for_each(|roof| visit(site.place, colour, roof));
            }
        }
    }
}

impl Rooftops {
    /// One of all takes and builds, and of declining where that is allowed, each with the same probability.
    #[inline]
    pub(crate) fn random_turn(&self, rng: &mut impl Rng) -> Action {
        let choices = self.market.iter().map(|card| (*card, self.choices(*card)));
        let takes: u32 = choices.clone().map(|(_, choices)| choices.count()).sum();
        let builds = BuildSites::of(self);
        let others = builds.count() + u32::from(self.phase == Phase::Extra);
        let mut place = below(rng, takes + others);
        if place >= takes {
            return builds.nth(place - takes).unwrap_or(Action::Decline);
        }
        for (card, choices) in choices {
            let count = choices.count();
            if place < count {
                return Action::Take(card, choices.nth(place));
            }
            place -= count;
        }
        unreachable!("the counts add up")
    }

    pub(crate) fn list_builds(&self, out: &mut Vec<Action>) {
        BuildSites::of(self).list(out);
    }

    pub(crate) fn check_build(&self, site: Site, colour: Colour, roof: Site) -> Result<(), Illegal> {
        let map = self.map();
        let refuse = |rule| Illegal::new(rule).with("site", site.to_string());
        let place = map.place(site).ok_or_else(|| refuse("rooftops.build.site"))?;
        if self.city.built().has(place) {
            return Err(refuse("rooftops.build.empty"));
        }
        let developer = self.moving();
        if developer.roofs == 0 {
            return Err(Illegal::new("rooftops.build.roof-left"));
        }
        let owed = self.city.owed(place);
        if owed == Floors::NONE {
            return Err(refuse("rooftops.build.neighbour"));
        }
        if owed.count(colour) > 0 {
            let same = map.near[place].and(self.city.of_colour(colour)).iter().map(|near| map.label(near).to_string());
            let refusal = refuse("rooftops.build.colour").with("colour", colour.name());
            return Err(refusal.with("neighbours", Arg::list(same)));
        }
        if developer.stock.count(colour) == 0 {
            return Err(refuse("rooftops.build.floor").with("colour", colour.name()));
        }
        if !developer.stock.covers(owed) {
            let refusal = refuse("rooftops.build.pay").with("price", phrases::floors(owed));
            return Err(refusal.then(phrases::have(developer.stock)));
        }
        let raised = map.near[place].and(self.city.built()).with(place);
        if !map.place(roof).is_some_and(|roof| raised.has(roof)) {
            let places = raised.iter().map(|near| map.label(near).to_string());
            let refusal = Illegal::new("rooftops.roof.place").with("roof", roof.to_string());
            return Err(refusal.with("places", Arg::list(places)));
        }
        Ok(())
    }
}
