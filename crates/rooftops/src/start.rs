//! The starting floors: placed by the first player, or drawn at random.

use rynek_kernel::{Illegal, Rng, Weight, below, pick};

use crate::{
    Action, Colour, Rooftops, Site,
    cards::Shown,
    map::{SiteIndex, SiteSet},
    setup::{StartSites, distance_between_starts},
    site_draws::SiteDraws,
};

impl Rooftops {
    /// The colours the next starting floor can have (rooftops.start.colour, rooftops.start.joker).
    fn start_colours(&self) -> &'static [Colour] {
        let card = self.starting_card().expect("a card for every starting floor");
        match self.edition.get().known_card(card).bottom() {
            Shown::Joker => &Colour::ALL,
            Shown::Fixed(colour) => &Colour::ALL[colour as usize..=colour as usize],
        }
    }

    /// The sites where the next starting floor may go in a colour (rooftops.start.apart).
    fn start_sites(&self, colour: Colour) -> SiteSet {
        let map = self.map();
        let near = self.city.of_colour(colour).iter().fold(SiteSet::NONE, |near, place| near.or(map.near[place]));
        map.all().except(self.city.built()).except(near)
    }

    pub(crate) fn list_starts(&self, out: &mut Vec<Action>) {
        if self.setup.start_sites == StartSites::Random {
            return out.extend(self.weighed_starts().map(|(action, _)| action));
        }
        let map = self.map();
        self.each_start(|place, colour| out.push(Action::Start(map.label(place), colour)));
    }

    /// Calls `visit` with every site and colour that the first player may choose.
    pub(crate) fn each_start(&self, mut visit: impl FnMut(SiteIndex, Colour)) {
        for colour in self.start_colours() {
            self.start_sites(*colour).iter().for_each(|place| visit(place, *colour));
        }
    }

    /// A starting floor that the first player may place, each with the same odds.
    pub(crate) fn random_start(&self, rng: &mut impl Rng) -> Action {
        let colours = self.start_colours();
        let total: usize = colours.iter().map(|colour| self.start_sites(*colour).len()).sum();
        let mut place = below(rng, total as u32) as usize;
        for colour in colours {
            let sites = self.start_sites(*colour);
            if place < sites.len() {
                return Action::Start(self.map().label(sites.at(place)), *colour);
            }
            place -= sites.len();
        }
        unreachable!("the counts add up")
    }

    /// The starting sites that may still be drawn, and how many are to be drawn (rooftops.start.random).
    pub(crate) fn site_draws(&self) -> (SiteDraws, SiteSet, usize) {
        let drawn = self.city.built();
        let draws = SiteDraws::new(self.map(), distance_between_starts(self.setup.start_floors));
        let free = draws.free(self.map(), drawn);
        (draws, free, usize::from(self.setup.start_floors) - drawn.len())
    }

    /// Every site that can be drawn, with the number of complete sets that contain it as its weight. A joker has any
    /// colour (rooftops.start.random-joker).
    pub(crate) fn weighed_starts(&self) -> impl Iterator<Item = (Action, Weight)> {
        let (mut draws, free, size) = self.site_draws();
        let weighed: Vec<(SiteIndex, Weight)> = free
            .iter()
            .map(|place| (place, draws.count_with(free, place, size)))
            .filter(|(_, weight)| *weight > 0)
            .collect();
        let map = self.map();
        self.start_colours().iter().flat_map(move |colour| {
            weighed.clone().into_iter().map(|(place, weight)| (Action::Start(map.label(place), *colour), weight))
        })
    }

    /// One of them, drawn by its odds.
    pub(crate) fn draw_start(&self, rng: &mut impl Rng) -> Action {
        let (mut draws, free, size) = self.site_draws();
        let place = draws.draw(free, size, rng);
        Action::Start(self.map().label(place), *pick(rng, self.start_colours()))
    }

    pub(crate) fn check_start(&self, action: Action) -> Result<(), Illegal> {
        let Action::Start(site, colour) = action else {
            let left = usize::from(self.setup.start_floors) - self.city.built().len();
            return Err(Illegal::new("rooftops.start.first").with("floors", left));
        };
        let refuse = |rule| Illegal::new(rule).with("site", site.to_string());
        let place = self.map().place(site).ok_or_else(|| refuse("rooftops.start.site"))?;
        if self.city.built().has(place) {
            return Err(refuse("rooftops.start.empty"));
        }
        let colours = self.start_colours();
        if !colours.contains(&colour) {
            return Err(refuse("rooftops.start.colour").with("colour", colours[0].name()));
        }
        if self.setup.start_sites == StartSites::Random {
            return self.check_drawn(site, place);
        }
        if !self.start_sites(colour).has(place) {
            return Err(refuse("rooftops.start.apart").with("colour", colour.name()));
        }
        Ok(())
    }

    /// Checks that a drawn site and those drawn before belong to a complete set.
    fn check_drawn(&self, site: Site, place: SiteIndex) -> Result<(), Illegal> {
        let (mut draws, free, size) = self.site_draws();
        if draws.count_with(free, place, size) > 0 {
            return Ok(());
        }
        let streets = distance_between_starts(self.setup.start_floors);
        Err(Illegal::new("rooftops.start.random").with("site", site.to_string()).with("streets", streets))
    }
}
