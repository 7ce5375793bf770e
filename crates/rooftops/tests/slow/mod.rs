//! A slow second implementation of scoring with lists and loops. It follows a game action by action and the text of the
//! rules page.

#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

use rynek_kernel::{Game, Seat, Turn};
use rynek_rooftops::{Action, BorderSides, CardId, Colour, District, Goal, Rooftops, Site};

/// A building: its colour, and whose roof is on each level.
pub type Buildings = BTreeMap<Site, (Colour, Vec<Option<Seat>>)>;

/// The buildings of a position.
pub fn buildings(game: &Rooftops) -> Buildings {
    let at = |site| game.building(site).map(|(colour, _)| (site, (colour, game.roofs(site).collect())));
    game.map().sites().filter_map(at).collect()
}

/// The buildings that end in a roof of this seat.
pub fn visible(buildings: &Buildings, seat: Seat) -> u8 {
    buildings.values().filter(|(_, roofs)| *roofs.last().unwrap() == Some(seat)).count() as u8
}

/// The points of a seat: each step of a machine is a million, and so is each of up to seven visible roofs.
pub fn points(game: &Rooftops, seat: Seat) -> i32 {
    let machines: i32 = Colour::ALL.iter().map(|colour| i32::from(game.track(seat, *colour))).sum();
    let tokens: i32 = game.tokens(seat).iter().map(|token| i32::from(*token)).sum();
    let cone = game.cone(seat).unwrap_or(visible(&buildings(game), seat).min(7));
    machines + tokens + i32::from(cone) + compensation(game, seat)
}

/// The second player gets 4 million for the seat.
fn compensation(game: &Rooftops, seat: Seat) -> i32 {
    if seat.number() == 2 { game.setup().compensation.millions() } else { 0 }
}

/// The sites where a seat has a roof.
fn present(buildings: &Buildings, seat: Seat) -> BTreeSet<Site> {
    buildings.iter().filter(|(_, (_, roofs))| roofs.contains(&Some(seat))).map(|(site, _)| *site).collect()
}

/// Whether a seat has reached a goal, from the list of buildings.
pub fn reached(goal: Goal, game: &Rooftops, buildings: &Buildings, seat: Seat) -> bool {
    let sites = present(buildings, seat);
    let count = |wanted: &dyn Fn(Site) -> bool| sites.iter().filter(|site| wanted(**site)).count();
    let own_roofs = |roofs: &[Option<Seat>]| roofs.iter().filter(|roof| **roof == Some(seat)).count();
    match goal {
        Goal::EachColour => Colour::ALL.iter().all(|colour| count(&|site| buildings[&site].0 == *colour) >= 1),
        Goal::FiveDistricts => District::ALL.iter().all(|district| count(&|site| site.district() == *district) >= 1),
        Goal::FiveConnected => sites.iter().any(|site| group(game, &sites, *site).len() >= 5),
        Goal::GreySplit => {
            let grey: Vec<District> = District::ALL.into_iter().filter(|d| game.map().is_grey(*d)).collect();
            let in_district = |district: District| count(&|site| site.district() == district);
            grey.iter()
                .any(|one| grey.iter().any(|other| one != other && in_district(*one) >= 3 && in_district(*other) >= 2))
        }
        Goal::FourBrown => count(&|site| buildings[&site].0 == Colour::Brown) >= 4,
        Goal::FourLake => count(&|site| game.map().by_lake(site)) >= 4,
        Goal::DoubleRoofs => buildings.values().filter(|(_, roofs)| own_roofs(roofs) >= 2).count() >= 2,
        Goal::Levels => (0..4).all(|level| buildings.values().any(|(_, roofs)| roofs.get(level) == Some(&Some(seat)))),
        Goal::TwoBorders => match game.setup().border_sides {
            BorderSides::Street => two_borders(game, &sites),
            BorderSides::District => two_borders_by_district(game, &sites),
        },
        Goal::FourPark => count(&|site| game.map().in_park(site)) >= 4,
    }
}

/// The sites of the set that are connected to a site.
fn group(game: &Rooftops, sites: &BTreeSet<Site>, from: Site) -> BTreeSet<Site> {
    let mut group = BTreeSet::from([from]);
    loop {
        let near: BTreeSet<Site> = group.iter().flat_map(|site| game.map().neighbours(*site)).collect();
        let grown: BTreeSet<Site> = group.union(&near).filter(|site| sites.contains(site)).copied().collect();
        if grown == group {
            return group;
        }
        group = grown;
    }
}

fn two_borders(game: &Rooftops, sites: &BTreeSet<Site>) -> bool {
    let border = |(one, other): (Site, Site)| BTreeSet::from([one.district(), other.district()]);
    let held: Vec<(Site, Site)> = game
        .map()
        .streets()
        .filter(|(one, other)| one.district() != other.district() && sites.contains(one) && sites.contains(other))
        .collect();
    held.iter().any(|one| {
        held.iter()
            .any(|other| border(*one) != border(*other) && BTreeSet::from([one.0, one.1, other.0, other.1]).len() == 4)
    })
}

/// Four different buildings: two on both sides of one border, two on both sides of another.
fn two_borders_by_district(game: &Rooftops, sites: &BTreeSet<Site>) -> bool {
    let border = |one: &Site, other: &Site| BTreeSet::from([one.district(), other.district()]);
    let borders: BTreeSet<_> = game.map().streets().map(|(one, other)| border(&one, &other)).collect();
    let pairs = |left: &BTreeSet<Site>| -> Vec<(Site, Site)> {
        let others = |one: Site| left.iter().filter(move |other| one < **other).map(move |other| (one, *other));
        let all = left.iter().flat_map(|one| others(*one));
        all.filter(|(one, other)| one.district() != other.district() && borders.contains(&border(one, other))).collect()
    };
    pairs(sites).into_iter().any(|(one, other)| {
        let left: BTreeSet<Site> = sites.iter().copied().filter(|site| *site != one && *site != other).collect();
        pairs(&left).iter().any(|(third, fourth)| border(third, fourth) != border(&one, &other))
    })
}

/// The score of a game, updated action by action.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ledger {
    pub buildings: Buildings,
    /// The spaces of each seat's markers.
    pub tracks: BTreeMap<(Seat, Colour), u8>,
    /// The token of each seat for each goal.
    pub tokens: BTreeMap<(Seat, usize), u8>,
    /// Whether the latest action gave an extra turn.
    pub extra: bool,
}

impl Ledger {
    /// Adds an action that is about to be played.
    pub fn enter(&mut self, game: &Rooftops, action: Action) {
        self.extra = false;
        match (game.turn(), action) {
            (_, Action::Start(site, colour)) => {
                self.buildings.insert(site, (colour, vec![None]));
            }
            (Turn::Player(seat), Action::Take(card, _)) => self.enter_card(game, seat, card),
            (Turn::Player(seat), Action::Build(site, colour, roof)) => self.enter_build(game, seat, site, colour, roof),
            _ => {}
        }
    }

    fn enter_card(&mut self, game: &Rooftops, seat: Seat, card: CardId) {
        let machine = game.edition().get().card(card).unwrap().machine;
        if let Some(machine) = machine {
            self.step(seat, machine.colour, machine.steps);
        }
    }

    fn enter_build(&mut self, game: &Rooftops, seat: Seat, site: Site, colour: Colour, roof: Site) {
        for near in game.map().neighbours(site) {
            if let Some((_, roofs)) = self.buildings.get_mut(&near) {
                roofs.push(None);
            }
        }
        self.buildings.insert(site, (colour, vec![None]));
        let (machine, roofs) = self.buildings.get_mut(&roof).unwrap();
        let (machine, height) = (*machine, roofs.len());
        roofs[height - 1] = Some(seat);
        self.step(seat, machine, height as u8);
        for (n, goal) in game.goals().iter().enumerate() {
            if !self.tokens.contains_key(&(seat, n)) && reached(*goal, game, &self.buildings, seat) {
                let taken = self.tokens.keys().filter(|(_, goal)| *goal == n).count();
                let tokens: &[u8] = match game.players() {
                    2 => &[7, 3],
                    3 => &[7, 5, 3],
                    _ => &[7, 5, 3, 3],
                };
                self.tokens.insert((seat, n), tokens[taken]);
            }
        }
    }

    fn space(&self, seat: Seat, colour: Colour) -> u8 {
        self.tracks.get(&(seat, colour)).copied().unwrap_or(0)
    }

    /// The star columns that all four markers of a seat have reached.
    fn columns(&self, seat: Seat) -> usize {
        let all = |column: &u8| Colour::ALL.iter().all(|colour| self.space(seat, *colour) >= *column);
        [2, 4, 6, 8].iter().filter(|column| all(column)).count()
    }

    /// Moves a marker one space at a time.
    fn step(&mut self, seat: Seat, colour: Colour, steps: u8) {
        let before = self.columns(seat);
        for _ in 0..steps {
            let space = self.space(seat, colour);
            if space < 12 {
                self.tracks.insert((seat, colour), space + 1);
            }
        }
        self.extra = self.columns(seat) > before;
    }
}
