//! The view: what a viewer may know, in the form that clients display. In Rooftops only the order of the pile is
//! hidden.

use rynek_kernel::{Breakdown, Game, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, CardId, Colour, Floors, Goal, Rooftops, Setup, Site,
    builds::BuildSites,
    cards::{Machine, Shown},
    map::{Drawing, SiteIndex},
    score,
    state::{End, Phase},
};

/// The public view of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    /// The options played with.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Turn,
    /// What is to happen next.
    pub phase: Phase,
    /// How the map is drawn.
    pub drawing: Drawing,
    /// Every site with its building.
    pub sites: Vec<SiteView>,
    /// Every street, by the sites at its ends.
    pub streets: Vec<(Site, Site)>,
    /// The goals in play.
    pub goals: Vec<GoalView>,
    /// The cards on offer.
    pub market: Vec<Offer>,
    /// Cards that decide the colours of further starting floors.
    pub starters: Vec<Offer>,
    /// The card that decides the colour of the next starting floor.
    pub starting_card: Option<CardId>,
    /// The cards of the pile, in the order of their numbers.
    pub unseen: Vec<CardId>,
    /// The cards taken since the pile was last shuffled, in the order of their numbers.
    pub discards: Vec<CardId>,
    /// The floors in the container.
    pub bank: Floors,
    /// The tracks that every player has.
    pub tracks: TrackView,
    /// Each seat.
    pub developers: Vec<DeveloperView>,
    /// What the player to move can build.
    pub builds: Vec<BuildView>,
    /// How many floors the player to move has to return.
    pub put_back: u8,
    /// Whether the turn is an extra one, which may be declined.
    pub extra_turn: bool,
    /// Why the end has begun, if it has.
    pub end: Option<End>,
    /// Whether the turn in which the end began is over.
    pub last_turns: bool,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A site.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct SiteView {
    /// Its label.
    pub site: Site,
    /// Where its middle is drawn, from the left.
    pub x: i32,
    /// Where its middle is drawn, from the top.
    pub y: i32,
    /// Whether it is beside the lake.
    pub lake: bool,
    /// Whether a park surrounds it.
    pub park: bool,
    /// Its building.
    pub building: Option<BuildingView>,
}

/// A building.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct BuildingView {
    /// Its colour.
    pub colour: Colour,
    /// How many floors it has.
    pub height: u8,
    /// The owner of the roof on each level, from the lowest to the top.
    pub roofs: Vec<Option<Seat>>,
}

/// A goal in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct GoalView {
    /// Which goal.
    pub goal: Goal,
    /// The tokens that are left, the best first.
    pub tokens: Vec<u8>,
    /// How much it requires.
    pub need: u8,
    /// How much of that each seat has.
    pub have: Vec<u8>,
}

/// A card on offer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Offer {
    /// Which card.
    pub card: CardId,
    /// The floors it shows, the bottom one first.
    pub floors: Vec<Shown>,
    /// The machine it moves.
    pub machine: Option<Machine>,
    /// The printed floors that are there.
    pub printed: Floors,
    /// How many printed floors are missing in the container.
    pub missing: u8,
    /// The floors that the player to move may choose for jokers and for missing floors.
    pub choices: Vec<Floors>,
    /// Whether it would give the player to move an extra turn.
    pub extra_turn: bool,
}

/// The tracks that every player has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct TrackView {
    /// The millions for each space of a machine track, from space 0.
    pub machines: Vec<i32>,
    /// The spaces of the star columns.
    pub stars: Vec<u8>,
    /// The millions for each space of the cone track, from no visible roof.
    pub cone: Vec<i32>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct DeveloperView {
    /// The floors in stock.
    pub stock: Floors,
    /// The spaces of the black, the white, the grey and the brown marker.
    pub tracks: [u8; 4],
    /// How many star columns all four have reached.
    pub stars: u8,
    /// Roofs not yet placed.
    pub roofs_left: u8,
    /// Buildings with a roof of theirs on top.
    pub visible: u8,
    /// Sites of the buildings they are present in.
    pub present: Vec<Site>,
    /// The token of each goal in play; 0 for none.
    pub tokens: [u8; 3],
    /// The space of the cone, once it is fixed.
    pub cone: Option<u8>,
    /// The score if the game ended now.
    pub score: Breakdown,
}

/// A tower that the player to move can build.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct BuildView {
    /// Where.
    pub site: Site,
    /// In which colour.
    pub colour: Colour,
    /// The floors from the stock, the new one included.
    pub cost: Floors,
    /// The sites that get a floor.
    pub raised: Vec<Site>,
    /// Where the roof can go, and what that does.
    pub roofs: Vec<RoofView>,
}

/// A place for the roof of a build.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct RoofView {
    /// The building that gets the roof.
    pub site: Site,
    /// The whole build, in notation.
    pub action: Action,
    /// The level of the roof, which is the new height of the building.
    pub level: u8,
    /// The machine that moves.
    pub machine: Colour,
    /// How far its marker moves.
    pub steps: u8,
    /// The tokens it gives, one for each goal in play; 0 for none.
    pub tokens: [u8; 3],
    /// Whether it gives an extra turn.
    pub extra_turn: bool,
    /// What the points would be.
    pub points: i32,
}

impl Rooftops {
    pub(crate) fn table_view(&self, outcome: Option<Outcome>) -> View {
        let map = self.map();
        let putting_back = self.phase == Phase::PutBack;
        View {
            setup: self.setup,
            turn: self.turn(),
            phase: self.phase,
            drawing: self.edition.get().board_of(self.developers.len()).drawing.clone(),
            sites: (0..map.len()).map(|place| self.site_view(place)).collect(),
            streets: map.streets().collect(),
            goals: self.goals.iter().enumerate().map(|(n, goal)| self.goal_view(n, *goal)).collect(),
            market: self.market.iter().map(|card| self.offer(*card)).collect(),
            starters: self.starters.iter().map(|card| self.offer(*card)).collect(),
            starting_card: self.starting_card(),
            unseen: self.pile.iter().collect(),
            discards: self.discards.iter().collect(),
            bank: self.bank,
            tracks: self.track_view(),
            developers: Seat::all(self.developers.len()).map(|seat| self.developer_view(seat)).collect(),
            builds: self.build_views(),
            put_back: if putting_back { self.due_back() } else { 0 },
            extra_turn: self.phase == Phase::Extra,
            end: self.end,
            last_turns: self.last_turns,
            outcome,
        }
    }

    fn site_view(&self, place: SiteIndex) -> SiteView {
        let map = self.map();
        let plot = map.plots[place];
        let tower = self.city.tower(place);
        let building = (tower.height > 0).then(|| BuildingView {
            colour: tower.colour,
            height: tower.height,
            roofs: tower.roofs().collect(),
        });
        SiteView {
            site: plot.label,
            x: plot.x,
            y: plot.y,
            lake: map.lake.has(place),
            park: map.park.has(place),
            building,
        }
    }

    fn goal_view(&self, n: usize, goal: Goal) -> GoalView {
        let progress = |developer| score::progress(goal, self.map(), &self.city, developer, self.setup.border_sides);
        let (have, need): (Vec<u8>, Vec<u8>) = self.developers.iter().map(progress).unzip();
        GoalView { goal, tokens: self.tokens_left(n).to_vec(), need: need[0], have }
    }

    fn track_view(&self) -> TrackView {
        let edition = self.edition.get();
        TrackView {
            machines: (0..=edition.last_space()).map(|space| edition.track_value(space)).collect(),
            stars: edition.star_spaces().to_vec(),
            cone: (0..=edition.cone_spaces()).map(|space| edition.cone_value(space)).collect(),
        }
    }

    /// Whether a player is to take a card or to build.
    fn may_act(&self) -> bool {
        matches!(self.phase, Phase::Turn | Phase::Extra)
    }

    fn offer(&self, id: CardId) -> Offer {
        let card = self.edition.get().known_card(id);
        let supply = self.supply(id);
        let choices: Vec<Floors> = if self.may_act() { self.choices(id).iter().collect() } else { Vec::new() };
        let extra_turn = choices.first().is_some_and(|chosen| {
            let mut after = self.clone();
            after.play_unchecked(Action::Take(id, *chosen));
            after.extra
        });
        Offer {
            card: id,
            floors: card.floors.to_vec(),
            machine: card.machine,
            printed: supply.printed,
            missing: supply.missing,
            choices,
            extra_turn,
        }
    }

    fn developer_view(&self, seat: Seat) -> DeveloperView {
        let developer = self.developer(seat);
        DeveloperView {
            stock: developer.stock,
            tracks: developer.tracks,
            stars: self.edition.get().stars_reached(developer.rearmost()),
            roofs_left: developer.roofs,
            visible: self.visible_roofs(seat),
            present: developer.present.iter().map(|place| self.map().label(place)).collect(),
            tokens: developer.tokens,
            cone: developer.cone,
            score: self.breakdown(seat),
        }
    }

    fn build_views(&self) -> Vec<BuildView> {
        let mut actions = Vec::new();
        if self.may_act() {
            BuildSites::of(self).list(&mut actions);
        }
        let mut builds: Vec<BuildView> = Vec::new();
        for action in actions {
            let Action::Build(site, colour, roof) = action else { continue };
            let after = self.after(action);
            if builds.last().is_none_or(|build| (build.site, build.colour) != (site, colour)) {
                let cost = self.moving().stock - after.developer(self.mover).stock;
                builds.push(BuildView { site, colour, cost, raised: self.grown(&after), roofs: Vec::new() });
            }
            if let Some(build) = builds.last_mut() {
                build.roofs.push(self.roof_view(action, roof, &after));
            }
        }
        builds
    }

    /// The position after an action of the mover.
    pub(crate) fn after(&self, action: Action) -> Rooftops {
        let mut after = self.clone();
        after.play_unchecked(action);
        after
    }

    fn roof_view(&self, action: Action, roof: Site, after: &Rooftops) -> RoofView {
        let (before, now) = (self.moving(), after.developer(self.mover));
        let (machine, level) = after.building(roof).unwrap_or_default();
        let steps = now.tracks[machine as usize] - before.tracks[machine as usize];
        let gained = |goal: usize| now.tokens[goal] - before.tokens[goal];
        RoofView {
            site: roof,
            action,
            level,
            machine,
            steps,
            tokens: [gained(0), gained(1), gained(2)],
            extra_turn: after.phase == Phase::Extra,
            points: after.points(self.mover),
        }
    }
}
