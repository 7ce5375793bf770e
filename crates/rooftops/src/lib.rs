//! Rooftops: raise towers on a street map, cap them with your roofs, push four machine tracks.
//!
//! Two to four developers build one city together. A turn is a supply card, which gives floors and may move a
//! machine, or a new tower: a floor on an empty site beside other buildings, in a colour that none of them has, and a
//! matching floor on each of them. One of the new floors gets a roof of the builder, whose machine of that building's
//! colour moves as many steps as the building has floors. Roofs in the right buildings reach goals. When all four
//! machines reach a star column, the player gets an extra turn. Roofs that are on top at the end score again.
//!
//! Each rule has an identifier: see `docs/rules/rooftops.md`. Code and tests cite them.
//!
//! | module | contents |
//! | --- | --- |
//! | `floors`, `map`, `city` | handfuls of floors, the streets, and the towers |
//! | `cards`, `components` | the components, and the file that they are read from |
//! | `setup`, `state`, `actions`, `play`, `score`, `view` | the game |
//! | `start`, `site_draws` | the starting floors, placed by a player or drawn |
//! | `takes`, `builds`, `goals` | the two kinds of turn, and the ten goals |
//! | `log`, `phrases` | log lines and the values of messages |
//! | `arrange` | positions that tests set up by hand |
//! | `encode` | positions and actions as numbers, for programs that learn to play |
//! | `judge` | evaluation for bots |
//!
//! ```
//! use rynek_kernel::{EditionRef, Game, Seat, Turn, playout, series_rng};
//! use rynek_rooftops::{Colour, Rooftops, Setup};
//!
//! let mut game = Rooftops::new(EditionRef::shipped(), &Setup::default()).unwrap();
//! // Three cards make the market; their lowest floors are the first of the city.
//! for action in ["card 9", "card 13", "card 1", "start A4 black", "start B4 white", "start C6 brown"] {
//!     game.apply(action.parse().unwrap()).unwrap();
//! }
//! // A white tower beside the black one, which grows to two floors and gets the roof.
//! game.apply("build A1 white A4".parse().unwrap()).unwrap();
//! assert_eq!(game.track(Seat::new(0), Colour::Black), 2);
//! assert_eq!(game.turn(), Turn::Player(Seat::new(1)));
//!
//! playout(&mut game, &mut series_rng(1, 0));
//! println!("{:?}", game.outcome().unwrap());
//! ```

mod actions;
mod arrange;
mod builds;
mod cards;
mod city;
mod components;
mod encode;
mod floors;
mod goals;
mod judge;
mod log;
mod map;
mod phrases;
mod play;
mod score;
mod setup;
mod site_draws;
mod start;
mod state;
mod takes;
mod view;

use arrayvec::ArrayVec;
use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Message, Outcome, Rng, ScoreLine, Seat, Seats, Space, Turn, Viewer, Weight,
    below,
};

use actions::check_goals;
use city::City;
use log::tell_goals;
use setup::START_CARDS;
use state::Developer;

pub use actions::Action;
pub use cards::{Card, CardId, CardSet, Machine, Shown};
pub use components::Components;
pub use floors::{Colour, Floors};
pub use goals::{Goal, GoalSet};
pub use judge::{Staged, Weights};
pub use map::{District, DistrictDrawing, Drawing, Map, Outline, Site};
pub use setup::{BorderSides, Compensation, FirstGoal, Setup, StartSites};
pub use state::{End, Phase, Rooftops, Trigger};
pub use view::{BuildView, BuildingView, DeveloperView, GoalView, Offer, RoofView, SiteView, TrackView, View};

impl Game for Rooftops {
    rynek_kernel::files_of!("rooftops", Weights);

    const RULES_VERSION: u32 = 1;
    // 15 before the first turn. At most 40 builds, and before, between and after them up to 40 turns each without
    // one (rooftops.end.standstill); 8 last turns; 24 extra turns. Each is a card taken, a card drawn and floors
    // returned.
    const LONGEST: usize = 15 + 3 * (40 + 41 * 40 + 8 + 24);

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Rooftops;
    type Weights = Weights;

    /// The position before the first card is drawn (rooftops.setup.market).
    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Rooftops, Illegal> {
        let players = usize::from(setup.players);
        if edition.map(players).is_none() {
            return Err(Illegal::new("rooftops.setup.players").with("players", players));
        }
        rynek_kernel::Setup::check(setup)?;
        let stock = edition.starting_stock();
        let developer = Developer::new(stock, edition.roofs());
        let developers: ArrayVec<Developer, _> = (0..players).map(|_| developer.clone()).collect();
        let goals = setup.goals();
        Ok(Rooftops {
            edition: edition.clone(),
            setup: *setup,
            phase: if goals.is_empty() { Phase::Goals } else { Phase::Deal },
            goals,
            pile: edition.cards(),
            discards: Default::default(),
            market: Default::default(),
            starters: Default::default(),
            bank: developers.iter().fold(edition.floors(), |bank, developer| bank - developer.stock),
            city: City::new(),
            developers,
            mover: Seat::new(0),
            extra: false,
            building: false,
            quiet: 0,
            end: None,
            last_turns: false,
        })
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Goals | Phase::Deal | Phase::Refill => Turn::Chance,
            Phase::Start if self.setup.start_sites == StartSites::Random => Turn::Chance,
            Phase::Start | Phase::Turn | Phase::PutBack | Phase::Extra => Turn::Player(self.mover),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Over => {}
            Phase::Goals => out.extend(Goal::triples().map(Action::Goals)),
            Phase::Deal | Phase::Refill => out.extend(self.pile.iter().map(Action::Card)),
            Phase::Start => self.list_starts(out),
            Phase::PutBack => out.extend(self.returns().iter().map(Action::Return)),
            Phase::Turn | Phase::Extra => {
                for card in &self.market {
                    out.extend(self.choices(*card).iter().map(|chosen| Action::Take(*card, chosen)));
                }
                self.list_builds(out);
                out.extend((self.phase == Phase::Extra).then_some(Action::Decline));
            }
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => Err(Illegal::new("rooftops.end.over")),
            Phase::Goals => check_goals(action),
            Phase::Deal | Phase::Refill => self.check_card(action),
            Phase::Start => self.check_start(action),
            Phase::PutBack => self.check_return(action),
            Phase::Turn | Phase::Extra => self.check_turn(action),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Goals(goals) => self.draw_goals(goals),
            Action::Card(card) => self.reveal(card),
            Action::Start(site, colour) => self.place_start(site, colour),
            Action::Take(card, chosen) => self.take(card, chosen),
            Action::Build(site, colour, roof) => self.build(site, colour, roof),
            Action::Return(floors) => self.put_back(floors),
            Action::Decline => self.finish(),
        }
    }

    #[inline]
    fn random_action(&self, rng: &mut impl Rng) -> Action {
        match self.phase {
            Phase::Turn | Phase::Extra => self.random_turn(rng),
            Phase::PutBack => {
                let returns = self.returns();
                Action::Return(returns.nth(below(rng, returns.count())))
            }
            Phase::Start => self.random_start(rng),
            _ => self.sample(rng),
        }
    }

    /// Every outcome of chance with its odds; only starting sites have odds that differ.
    fn chances(&self, out: &mut Vec<(Action, Weight)>) {
        if self.phase == Phase::Start {
            return out.extend(self.weighed_starts());
        }
        let mut actions = Vec::new();
        self.actions(&mut actions);
        out.extend(actions.into_iter().map(|action| (action, 1)));
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        match self.phase {
            Phase::Goals => {
                let place = below(rng, Goal::TRIPLES) as usize;
                Action::Goals(Goal::triples().nth(place).expect("one of the triples"))
            }
            Phase::Start => self.draw_start(rng),
            _ => {
                let place = below(rng, self.pile.len() as u32) as usize;
                Action::Card(self.pile.nth(place).expect("within the pile"))
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    /// rooftops.score.sum
    fn points(&self, seat: Seat) -> i32 {
        let machines: i32 = Colour::ALL.into_iter().map(|colour| self.machine_points(seat, colour)).sum();
        let cone = self.edition.get().cone_value(self.cone_space(seat));
        machines + cone + self.token_points(seat) + self.compensation(seat)
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        let machine = |colour: Colour| {
            let space = i32::from(self.track(seat, colour));
            ScoreLine::new(colour.name(), self.machine_points(seat, colour), &[("space", space)])
        };
        let mut lines: Vec<ScoreLine> = Colour::ALL.into_iter().map(machine).collect();
        let cone = self.edition.get().cone_value(self.cone_space(seat));
        let visible = i32::from(self.visible_roofs(seat));
        let counted = i32::from(self.cone_space(seat));
        lines.push(ScoreLine::new("cone", cone, &[("visible", visible), ("space", counted)]));
        let tokens = self.developer(seat).tokens;
        for (goal, token) in self.goals.iter().zip(tokens) {
            lines.push(ScoreLine::new(goal.name(), token.into(), &[]));
        }
        if self.setup.compensation != Compensation::None {
            lines.push(ScoreLine::new("compensation", self.compensation(seat), &[]));
        }
        Breakdown::new(lines)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.table_view(self.outcome())
    }

    fn describe(&self, action: Action, _viewer: Viewer) -> Message {
        match action {
            Action::Goals(goals) => tell_goals(goals),
            // rooftops.start.extra-cards
            Action::Card(card) if self.market.len() == START_CARDS => self.with_card("rooftops-log-starter", card),
            Action::Card(card) => self.with_card("rooftops-log-card", card),
            Action::Start(site, colour) => self.tell_start(site, colour),
            Action::Take(card, chosen) => self.tell_take(card, chosen),
            Action::Build(site, colour, roof) => self.tell_build(action, site, colour, roof),
            Action::Return(floors) => {
                Message::new("rooftops-log-return").with("player", self.mover).with("floors", phrases::floors(floors))
            }
            Action::Decline => Message::new("rooftops-log-decline").with("player", self.mover),
        }
    }

    fn evaluate(&self, weights: &Weights, seat: Seat) -> f64 {
        self.outlook(weights, seat)
    }

    fn prospects(&self, weights: &Weights) -> Seats<f64> {
        self.outlooks(weights)
    }

    fn doubt(&self, weights: &Weights) -> f64 {
        self.uncertainty(weights)
    }

    fn rank(&self, weights: &Weights, out: &mut Vec<(Action, f64)>) {
        self.rank_actions(weights, out);
    }

    fn space(edition: EditionRef<Components>, setup: &Setup) -> Option<Space> {
        encode::space(&edition, setup)
    }

    fn observe(&self, viewer: Viewer, out: &mut [i16]) {
        self.write_cells(viewer, out);
    }

    fn index_of(&self, action: Action) -> Option<usize> {
        self.number_of(action)
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        self.action_numbered(index)
    }

    fn legal_indexes(&self, out: &mut Vec<u32>) -> usize {
        self.list_numbers(out);
        0
    }
}
