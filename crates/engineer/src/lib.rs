//! Engineer: walk an engineer round four districts, spend dice and cards, raise every building in time.
//!
//! A game for one. Every round three dice are rolled and two kept; a project card moves the engineer and does
//! something; the area where the engineer ends gives resources, trades or builds; and a token is left there, which
//! closes the area until it is taken off again. Everything must be built before the time marker reaches 0.
//!
//! The rules with an identifier on each are in `docs/rules/engineer.md`; code and tests cite them.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `map`, `dice`, `company` | areas and walks, dice and their odds, resources and money |
//! | `components`, `sheet` | the cards, from `components.json` |
//! | `deeds`, `trade` | what a project card or a trade area lets one do |
//! | `setup`, `state`, `written`, `actions`, `menu`, `check`, `play`, `score`, `view`, `log` | the game |
//! | `grounds`, `sights`, `ways`, `weights`, `evaluate` | what bots look at |
//!
//! ```
//! use rynek_engineer::{Engineer, Layout, Setup, Step};
//! use rynek_kernel::{EditionRef, Game, playout, series_rng};
//!
//! let setup = Setup { layout: Layout::FirstGame, ..Setup::default() };
//! let mut game = Engineer::new(EditionRef::shipped(), &setup).unwrap();
//! // From the residential area in the north, with a wood area as neighbour.
//! for action in ["start b1", "roll 136", "keep 13", "P1 a1 nothing", "take wood 1"] {
//!     game.apply(action.parse().unwrap()).unwrap();
//! }
//! assert_eq!((game.stock().wood, game.time(), game.step()), (2, 9, Step::Roll));
//!
//! playout(&mut game, &mut series_rng(1, 0));
//! println!("{:?}", game.outcome().unwrap());
//! ```

mod actions;
mod check;
mod company;
mod components;
mod deeds;
mod dice;
mod evaluate;
mod grounds;
mod log;
mod map;
mod menu;
mod play;
mod score;
mod setup;
mod sheet;
mod sights;
mod state;
mod trade;
mod view;
mod ways;
mod weights;
mod written;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Inventory, Lessons, Message, Outcome, Rng, Seat, Texts, Turn, Viewer, Weight,
};

pub use actions::{Action, Clearing, Trade};
pub use company::{Resource, ResourceSet, Stock};
pub use components::{
    Bonus, Building, BuildingCard, BuildingId, Components, District, DistrictId, DistrictSide, Effect, Face, Kind,
    Name, Numbers, Project, ProjectId,
};
pub use deeds::{Deed, Swap};
pub use dice::{Dice, Die, DieSet};
pub use map::{Area, AreaSet, Quarter, reach};
pub use setup::{Layout, Level, Mode, Setup};
pub use sights::{Course, SIGHTS};
pub use state::{BuildingSet, DistrictSet, Engineer, ProjectSet, Step};
pub use view::{AreaView, BuildingView, DistrictView, Limits, ProjectView, View};
pub use weights::{Rounds, Weights};

impl Game for Engineer {
    const ID: &'static str = "engineer";
    const RULES_VERSION: u32 = 1;
    // The longest mode: two to begin with, then five actions in each of at most 39 rounds.
    const LONGEST: usize = 197;
    const RULES: Texts = Texts {
        en: include_str!("../../../docs/rules/engineer.md"),
        pl: include_str!("../../../docs/rules/engineer.pl.md"),
    };
    const BOTS: &'static str = weights::BOTS;
    const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };
    const LESSONS: Lessons = Lessons {
        plan: include_str!("../lessons.json"),
        words: Texts { en: include_str!("../words/lessons.en.ftl"), pl: include_str!("../words/lessons.pl.ftl") },
    };

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Engineer;
    type Weights = Weights;

    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Engineer, Illegal> {
        Engineer::opening(edition, setup)
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> usize {
        1
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    #[inline]
    fn play(&mut self, action: Action) {
        self.carry_out(action);
    }

    #[inline]
    fn random_action(&self, rng: &mut impl Rng) -> Action {
        self.random_choice(rng)
    }

    fn chances(&self, out: &mut Vec<(Action, Weight)>) {
        self.list_chances(out);
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.random_chance(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn points(&self, _seat: Seat) -> i32 {
        self.points_now()
    }

    fn breakdown(&self, _seat: Seat) -> Breakdown {
        self.breakdown_now()
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.table_view()
    }

    fn describe(&self, action: Action, _viewer: Viewer) -> Message {
        self.log_line(action)
    }

    fn known(&self, _seat: Seat) -> Engineer {
        self.clone()
    }

    fn imagine(known: &Engineer, _rng: &mut impl Rng) -> Engineer {
        known.clone()
    }

    fn weights() -> &'static Weights {
        &weights::SHIPPED
    }

    fn evaluate(&self, weights: &Weights, _seat: Seat) -> f64 {
        self.expected_points(weights)
    }

    fn doubt(&self, weights: &Weights) -> f64 {
        self.doubt_in_rounds(weights)
    }

    /// A game for one is won or lost: what counts is how sure the win is, as the logarithm of its odds.
    fn lead(&self, weights: &Weights, _seat: Seat) -> f64 {
        self.assurance(weights)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let tokens = usize::from(self.pool) + self.tokens.len() + self.built.len();
        inventory.insert("tokens".to_owned(), tokens as u32);
        for project in self.hand.iter().chain(self.discarded.iter()) {
            *inventory.entry(format!("project {project}")).or_default() += 1;
        }
        for district in self.layout {
            *inventory.entry(format!("district {district}")).or_default() += 1;
        }
        inventory
    }
}
