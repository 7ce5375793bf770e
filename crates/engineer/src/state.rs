//! The position.

use rynek_kernel::{EditionRef, Set};
use serde::{Deserialize, Serialize};

use crate::{
    Area, AreaSet, Building, BuildingCard, BuildingId, Components, Dice, DistrictId, DistrictSide, Face, ProjectId,
    Quarter, Setup, Stock, map::QuarterSet,
};

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The district cards are laid out.
    Layout,
    /// The engineer is set on an area.
    Start,
    /// Preparation: chance rolls three dice.
    Roll,
    /// Preparation after planning: two dice are set.
    SetDice,
    /// Preparation: two of three dice are kept.
    Keep,
    /// Preparation: tokens may be cleared.
    Extra,
    /// A project is played, or the cards are taken back.
    Project,
    /// The bonus of a part built by a project.
    CardBonus,
    /// Investment: the area's action.
    Invest,
    /// The bonus of a part built by the area's action.
    AreaBonus,
    /// Everything is built.
    Won,
    /// The time marker is on 0.
    OutOfTime,
    /// There was no token for the engineer's area.
    OutOfTokens,
}

impl Step {
    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Layout => "layout",
            Step::Start => "start",
            Step::Roll => "roll",
            Step::SetDice => "set_dice",
            Step::Keep => "keep",
            Step::Extra => "extra",
            Step::Project => "project",
            Step::CardBonus => "card_bonus",
            Step::Invest => "invest",
            Step::AreaBonus => "area_bonus",
            Step::Won => "won",
            Step::OutOfTime => "out_of_time",
            Step::OutOfTokens => "out_of_tokens",
        }
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_end(self) -> bool {
        matches!(self, Step::Won | Step::OutOfTime | Step::OutOfTokens)
    }
}

/// A set of project cards.
pub type ProjectSet = Set<ProjectId, u8>;
/// A set of buildings of one card.
pub type BuildingSet = Set<BuildingId, u8>;
/// A set of district cards.
pub type DistrictSet = Set<DistrictId, u8>;

/// A position of Engineer: a flat value of a few dozen bytes. Its JSON is for tests: reading it checks no rule.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engineer {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    pub(crate) step: Step,
    /// The cards in the quarters; in the order of their numbers until they are laid out.
    pub(crate) layout: [DistrictId; 4],
    /// The quarters whose card shows side B.
    pub(crate) developed: QuarterSet,
    /// Where the engineer is; the first area until there is a start.
    pub(crate) at: Area,
    /// Areas with a token.
    pub(crate) tokens: AreaSet,
    /// Tokens in the pool.
    pub(crate) pool: u8,
    /// The active dice; at [`Step::Keep`] all three that were rolled. The others are in the activated pool.
    pub(crate) dice: Dice,
    pub(crate) hand: ProjectSet,
    pub(crate) discarded: ProjectSet,
    pub(crate) stock: Stock,
    /// The index of the open building card among those of the mode.
    pub(crate) card: u8,
    /// What is built of that card.
    pub(crate) built: BuildingSet,
    /// Where the time marker is.
    pub(crate) time: u8,
    /// Whether it does not move in this round's end phase.
    pub(crate) halted: bool,
}

impl Engineer {
    /// What is to happen next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// Where the engineer is, once there is a start.
    pub fn engineer(&self) -> Option<Area> {
        (self.step > Step::Start).then_some(self.at)
    }

    /// The district cards in the quarters, once they are laid out.
    pub fn layout(&self) -> Option<[DistrictId; 4]> {
        (self.step > Step::Layout).then_some(self.layout)
    }

    /// The side of the card in a quarter.
    #[inline]
    pub fn side(&self, quarter: Quarter) -> DistrictSide {
        if self.developed.has(quarter) { DistrictSide::B } else { DistrictSide::A }
    }

    /// The quarter of a district card.
    #[inline]
    pub(crate) fn quarter_of(&self, district: DistrictId) -> Quarter {
        let place = self.layout.iter().position(|laid| *laid == district);
        Quarter::ALL[place.expect("every card is laid out")]
    }

    /// What an area shows.
    #[inline]
    pub fn face(&self, area: Area) -> Face {
        let quarter = area.quarter();
        let district = self.edition.get().district(self.layout[quarter as usize]);
        district.sides[self.side(quarter) as usize][area.corner()]
    }

    /// The areas with a token.
    pub fn tokens(&self) -> AreaSet {
        self.tokens
    }

    /// The tokens in the pool.
    pub fn pool(&self) -> u8 {
        self.pool
    }

    /// The active dice; while two are to be kept, all three.
    pub fn dice(&self) -> Dice {
        self.dice
    }

    /// The project cards in hand.
    pub fn hand(&self) -> ProjectSet {
        self.hand
    }

    /// The project cards on the discard pile.
    pub fn discarded(&self) -> ProjectSet {
        self.discarded
    }

    /// What the company owns.
    pub fn stock(&self) -> Stock {
        self.stock
    }

    /// Where the time marker is.
    pub fn time(&self) -> u8 {
        self.time
    }

    /// Whether the time marker does not move this round.
    pub fn halted(&self) -> bool {
        self.halted
    }

    /// The open building card.
    #[inline]
    pub fn building_card(&self) -> BuildingCard {
        self.setup.mode.cards()[usize::from(self.card)]
    }

    /// The buildings of that card.
    #[inline]
    pub fn buildings(&self) -> &[Building] {
        self.edition.get().buildings(self.building_card())
    }

    /// Which of them are built.
    pub fn built(&self) -> BuildingSet {
        self.built
    }

    /// The buildings that are built, those of a card built before included.
    pub fn built_in_all(&self) -> usize {
        let earlier = self.setup.mode.cards().iter().take(self.card.into());
        earlier.map(|card| self.edition.get().buildings(*card).len()).sum::<usize>() + self.built.len()
    }

    /// Those that may be built next, at any cost (engineer.build.once, engineer.challenge.order).
    #[inline]
    pub(crate) fn unbuilt(&self) -> BuildingSet {
        let left = BuildingSet::up_to(self.buildings().len()).except(self.built);
        if self.building_card().is_challenge() { left.first() } else { left }
    }

    /// Those that can be built now (engineer.build.cost, engineer.build.token).
    #[inline]
    pub(crate) fn buildable(&self) -> BuildingSet {
        if self.pool == 0 {
            return BuildingSet::NONE;
        }
        let buildings = self.buildings();
        self.unbuilt().iter().filter(|building| self.stock.covers(&buildings[building.index()].cost)).collect()
    }

    /// The districts that can be developed, wherever the engineer goes (engineer.develop.side, engineer.develop.token).
    #[inline]
    pub(crate) fn developable(&self) -> impl Iterator<Item = Quarter> + Clone {
        let ready = move |quarter: &Quarter| {
            self.side(*quarter) == DistrictSide::A && !self.tokens.and(quarter.areas()).is_empty()
        };
        Quarter::ALL.into_iter().filter(ready)
    }
}
