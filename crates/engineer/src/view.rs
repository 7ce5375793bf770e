//! The view: what a viewer may know, in the form that clients display. In Engineer everything is open.

use rynek_kernel::{Arg, Breakdown, Game, Outcome, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Area, BuildingCard, BuildingId, DistrictId, DistrictSide, Effect, Engineer, Kind, ProjectId, Quarter, Resource,
    Setup, Stock,
    components::Bonus,
    score::{Medal, TIME_TO_SPARE},
    state::Step,
};

/// The public view of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    /// The options played with.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Turn,
    /// What is to happen next.
    pub step: Step,
    /// The four districts, north-west, north-east, south-west, south-east; none before they are laid out.
    pub districts: Vec<DistrictView>,
    /// The 16 areas, row by row from the north-west; none before the districts are laid out.
    pub areas: Vec<AreaView>,
    /// Where the engineer is.
    pub engineer: Option<Area>,
    /// The active dice; while two are to be kept, all three.
    pub active_dice: Vec<u8>,
    /// How many dice are in the activated pool.
    pub activated_dice: u8,
    /// The six project cards.
    pub projects: Vec<ProjectView>,
    /// What the company owns.
    pub stock: Stock,
    /// The most it can own.
    pub limits: Limits,
    /// The tokens in the pool.
    pub pool: u8,
    /// Where the time marker is.
    pub time: u8,
    /// Where it began.
    pub time_at_start: u8,
    /// Whether the time marker does not move this round.
    pub halted: bool,
    /// The open building card.
    pub card: BuildingCard,
    /// What a challenge is called: an identifier for the texts, or the edition's own name.
    pub challenge: Option<Arg>,
    /// How many buildings of an earlier card are built.
    pub built_before: u8,
    /// The buildings of the open card.
    pub buildings: Vec<BuildingView>,
    /// The points so far.
    pub score: Breakdown,
    /// The medal, once the game is won.
    pub medal: Option<Medal>,
    /// With this much time left, the medal is one better.
    pub time_to_spare: u8,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A district card on the map.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct DistrictView {
    /// Which card.
    pub district: DistrictId,
    /// What it is called: an identifier for the texts, or the edition's own name.
    pub name: Arg,
    /// Which side is up.
    pub side: DistrictSide,
}

/// An area of the map.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct AreaView {
    /// Where it is.
    pub area: Area,
    /// `industrial`, `trade` or `residential`.
    pub kind: String,
    /// What an industrial area gives: one resource, or any of three.
    pub resources: Vec<Resource>,
    /// The values a die may show to be used here.
    pub dice: Vec<u8>,
    /// Whether there is a token on it.
    pub token: bool,
}

/// A project card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct ProjectView {
    /// Which card.
    pub project: ProjectId,
    /// How far the engineer moves.
    pub steps: u8,
    /// The die its advanced action takes.
    pub die: u8,
    /// Its basic action.
    pub basic: Effect,
    /// Its advanced action.
    pub advanced: Effect,
    /// Whether it is in hand; if not, it is discarded.
    pub in_hand: bool,
}

/// The most of anything a company can own.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Limits {
    /// Of each resource.
    pub resource: u8,
    /// Of money.
    pub money: u8,
}

/// A building, or a part of a challenge.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct BuildingView {
    /// Its number on the card.
    pub building: BuildingId,
    /// What it is called: an identifier for the texts, or the edition's own name.
    pub name: Arg,
    /// What it costs.
    pub cost: Stock,
    /// What its builder may do immediately.
    pub bonus: Option<Bonus>,
    /// Whether it is built.
    pub built: bool,
    /// Whether it may be built next, at any cost.
    pub next: bool,
    /// Whether the company could pay for it.
    pub payable: bool,
}

impl Engineer {
    pub(crate) fn table_view(&self) -> View {
        let edition = self.edition.get();
        let numbers = edition.numbers();
        let laid = self.step > Step::Layout;
        let active = self.dice.len();
        View {
            setup: self.setup,
            turn: self.turn(),
            step: self.step,
            districts: Quarter::ALL.into_iter().filter(|_| laid).map(|quarter| self.district_view(quarter)).collect(),
            areas: Area::all().filter(|_| laid).map(|area| self.area_view(area)).collect(),
            engineer: self.engineer(),
            active_dice: self.dice.iter().map(|die| die as u8).collect(),
            activated_dice: (crate::Dice::MOST - active) as u8,
            projects: ProjectId::all().map(|project| self.project_view(project)).collect(),
            stock: self.stock,
            limits: Limits { resource: numbers.resource_max, money: numbers.money_max },
            pool: self.pool,
            time: self.time,
            time_at_start: edition.rounds(self.setup.mode),
            halted: self.halted,
            card: self.building_card(),
            challenge: edition.challenge(self.building_card()).map(|name| name.arg()),
            built_before: (self.built_in_all() - self.built.len()) as u8,
            buildings: self.building_views(),
            score: self.breakdown_now(),
            medal: self.medal(),
            time_to_spare: TIME_TO_SPARE,
            outcome: self.outcome(),
        }
    }

    fn district_view(&self, quarter: Quarter) -> DistrictView {
        let district = self.layout[quarter as usize];
        let name = self.edition.get().district(district).name.arg();
        DistrictView { district, name, side: self.side(quarter) }
    }

    fn area_view(&self, area: Area) -> AreaView {
        let face = self.face(area);
        let resources = match face.kind {
            Kind::Industrial(resources) => resources.iter().collect(),
            Kind::Trade | Kind::Residential => Vec::new(),
        };
        AreaView {
            area,
            kind: face.kind.name().to_owned(),
            resources,
            dice: face.dice.iter().map(|die| die as u8).collect(),
            token: self.tokens.has(area),
        }
    }

    fn project_view(&self, project: ProjectId) -> ProjectView {
        let card = self.edition.get().project(project);
        ProjectView {
            project,
            steps: card.steps,
            die: card.die as u8,
            basic: card.basic,
            advanced: card.advanced,
            in_hand: self.hand.has(project),
        }
    }

    fn building_views(&self) -> Vec<BuildingView> {
        let next = self.unbuilt();
        let building = |(building, planned): (BuildingId, &crate::Building)| BuildingView {
            building,
            name: planned.name.arg(),
            cost: planned.cost,
            bonus: planned.bonus,
            built: self.built.has(building),
            next: next.has(building),
            payable: self.stock.covers(&planned.cost),
        };
        BuildingId::all().zip(self.buildings()).map(building).collect()
    }
}
