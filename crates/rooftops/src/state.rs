//! The position.

use arrayvec::ArrayVec;
use rynek_kernel::{EditionRef, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    CardId, Colour, Components, Floors, Goal, Map, Setup, Site,
    cards::CardSet,
    city::{City, Tower},
    components::MOST_PLAYERS,
    goals::GOALS_IN_PLAY,
    map::{SiteIndex, SiteSet},
    setup::START_CARDS,
    site_draws::MOST_STARTS,
};

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance draws the goals.
    Goals,
    /// Chance draws the first cards.
    Deal,
    /// The starting floors are placed.
    Start,
    /// A player takes a card or builds.
    Turn,
    /// Chance fills the gap in the market.
    Refill,
    /// A player returns floors.
    PutBack,
    /// A player may take an extra turn.
    Extra,
    /// The game is over.
    Over,
}

/// Why the end begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// A player placed their last roof (rooftops.end.roof).
    LastRoof,
    /// A floor that a card shows was missing (rooftops.end.shortage).
    Shortage,
    /// No player built for ten rounds (rooftops.end.standstill).
    Standstill,
}

/// The end has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Why.
    pub trigger: Trigger,
    /// In whose turn.
    pub seat: Seat,
    /// Whether it ends so that everyone has the same number of turns (rooftops.end.equal-turns).
    pub equal_turns: bool,
}

/// A player: stock, markers and tokens, and where their roofs are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Developer {
    pub(crate) stock: Floors,
    /// The spaces of the four machine markers, in the order of [`Colour::ALL`].
    pub(crate) tracks: [u8; 4],
    /// Roofs not yet placed.
    pub(crate) roofs: u8,
    /// The millions of the token of each goal; 0 without one.
    pub(crate) tokens: [u8; GOALS_IN_PLAY],
    /// The space of the cone, once it is fixed.
    pub(crate) cone: Option<u8>,
    /// Sites where the player has a roof (rooftops.tower.present).
    pub(crate) present: SiteSet,
    /// Sites where the player has two roofs or more.
    pub(crate) doubled: SiteSet,
    /// Sites where the player's roof is on top.
    pub(crate) visible: SiteSet,
    /// Levels on which the player has a roof: the lowest bit is level 1.
    pub(crate) levels: u8,
}

impl Developer {
    pub(crate) fn new(stock: Floors, roofs: u8) -> Developer {
        Developer {
            stock,
            tracks: [0; 4],
            roofs,
            tokens: [0; GOALS_IN_PLAY],
            cone: None,
            present: SiteSet::NONE,
            doubled: SiteSet::NONE,
            visible: SiteSet::NONE,
            levels: 0,
        }
    }

    /// The space that all four markers have reached.
    #[inline]
    pub(crate) fn rearmost(&self) -> u8 {
        self.tracks.into_iter().fold(u8::MAX, u8::min)
    }
}

/// A position of Rooftops. It is a flat value of about 1 KiB: cloning it never touches the heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rooftops {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// The goals in play, in the order of the cards; none until they are drawn.
    pub(crate) goals: ArrayVec<Goal, GOALS_IN_PLAY>,
    /// The pile. Its order is not part of the position.
    pub(crate) pile: CardSet,
    pub(crate) discards: CardSet,
    pub(crate) market: ArrayVec<CardId, START_CARDS>,
    /// Cards that decide the colours of further starting floors, until all floors are placed.
    pub(crate) starters: ArrayVec<CardId, { MOST_STARTS - START_CARDS }>,
    /// Floors in the container.
    pub(crate) bank: Floors,
    pub(crate) city: City,
    pub(crate) developers: ArrayVec<Developer, MOST_PLAYERS>,
    /// The player to move, now or once the market is full.
    pub(crate) mover: Seat,
    /// Whether an extra turn follows once the market is full and floors are returned.
    pub(crate) extra: bool,
    /// Whether the mover has built in this turn or in an extra turn of it.
    pub(crate) building: bool,
    /// Turns in a row without a build.
    pub(crate) quiet: u8,
    pub(crate) end: Option<End>,
    /// Whether the last turns are being played: the turn in which the end began is over.
    pub(crate) last_turns: bool,
}

impl Rooftops {
    /// The map that is played on.
    #[inline]
    pub fn map(&self) -> &Map {
        self.edition.get().map_of(self.developers.len())
    }

    pub(crate) fn developer(&self, seat: Seat) -> &Developer {
        &self.developers[seat.index()]
    }

    #[inline]
    pub(crate) fn moving(&self) -> &Developer {
        &self.developers[self.mover.index()]
    }

    /// What is to happen next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The goals in play.
    pub fn goals(&self) -> &[Goal] {
        &self.goals
    }

    /// The cards on offer.
    pub fn market(&self) -> &[CardId] {
        &self.market
    }

    /// The cards that decide the colours of further starting floors.
    pub fn starters(&self) -> &[CardId] {
        &self.starters
    }

    /// The cards that may be drawn next.
    pub fn pile(&self) -> CardSet {
        self.pile
    }

    /// The cards taken since the pile was last shuffled.
    pub fn discards(&self) -> CardSet {
        self.discards
    }

    /// The floors in the container.
    pub fn bank(&self) -> Floors {
        self.bank
    }

    /// A player's floors.
    pub fn stock(&self, seat: Seat) -> Floors {
        self.developer(seat).stock
    }

    /// The space of a player's machine marker.
    pub fn track(&self, seat: Seat, colour: Colour) -> u8 {
        self.developer(seat).tracks[colour as usize]
    }

    /// A player's roofs that are not yet placed.
    pub fn roofs_left(&self, seat: Seat) -> u8 {
        self.developer(seat).roofs
    }

    /// The tokens a player has, one for each goal in play; 0 for none.
    pub fn tokens(&self, seat: Seat) -> [u8; GOALS_IN_PLAY] {
        self.developer(seat).tokens
    }

    /// The space of a player's cone, once it is fixed.
    pub fn cone(&self, seat: Seat) -> Option<u8> {
        self.developer(seat).cone
    }

    /// How many buildings have a player's roof on top.
    pub fn visible_roofs(&self, seat: Seat) -> u8 {
        self.developer(seat).visible.len() as u8
    }

    /// Why the end has begun, if it has.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Whether the last turns are being played: the turn in which the end began is over.
    pub fn last_turns(&self) -> bool {
        self.last_turns
    }

    /// The colour of the building on a site and its height, if there is one.
    pub fn building(&self, site: Site) -> Option<(Colour, u8)> {
        let tower = self.tower(site)?;
        Some((tower.colour, tower.height))
    }

    /// The roofs of the building on a site: who has one, level by level from the lowest.
    pub fn roofs(&self, site: Site) -> impl Iterator<Item = Option<Seat>> {
        self.tower(site).into_iter().flat_map(Tower::roofs)
    }

    /// The building on a site, if there is one.
    fn tower(&self, site: Site) -> Option<&Tower> {
        let tower = self.city.tower(self.map().place(site)?);
        (tower.height > 0).then_some(tower)
    }

    /// The card that decides the colour of the next starting floor.
    pub fn starting_card(&self) -> Option<CardId> {
        if self.phase != Phase::Start {
            return None;
        }
        self.market.iter().chain(&self.starters).nth(self.city.built().len()).copied()
    }

    /// The tokens of a goal in play that are left, the best first.
    pub fn tokens_left(&self, goal: usize) -> &[u8] {
        let taken = self.developers.iter().filter(|developer| developer.tokens[goal] > 0).count();
        &self.edition.get().tokens(self.developers.len())[taken..]
    }

    /// Adds a floor to a building, over the roof on top if there is one (rooftops.build.cover).
    #[inline]
    pub(crate) fn raise(&mut self, place: SiteIndex) {
        self.city.raise(place);
        for developer in &mut self.developers {
            developer.visible = developer.visible.without(place);
        }
    }

    /// Places a player's roof on the top floor of a building.
    #[inline]
    pub(crate) fn place_roof(&mut self, seat: Seat, place: SiteIndex) {
        self.city.cap(place, seat);
        let developer = &mut self.developers[seat.index()];
        let site = SiteSet::of(place);
        developer.roofs -= 1;
        developer.doubled = developer.doubled.or(developer.present.and(site));
        developer.present = developer.present.or(site);
        developer.visible = developer.visible.or(site);
        developer.levels |= 1 << (self.city.tower(place).height - 1);
    }
}
