//! Rooftops: raise towers on a street map, cap them with your roofs, push four machine tracks.
//!
//! Two to four developers build one city together. A turn is a supply card, which brings floors and may move a
//! machine, or a new tower: a floor on an empty site beside other buildings, in a colour that none of them has, and a
//! matching floor on every one of them. One of the floors just laid gets a roof of the builder, whose machine of that
//! building's colour moves as many steps as the building has floors. Roofs in the right buildings reach goals, all
//! four machines together reach extra turns; roofs that are on top at the end count once more.
//!
//! The rules with an identifier on each are in `docs/rules/rooftops.md`; code and tests cite them.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `floors`, `map`, `city` | handfuls of floors, the streets, and what stands on them |
//! | `cards`, `components`, `sheet`, `board_sheet` | what is in the box, and the file that it is read from |
//! | `setup`, `state`, `written`, `actions`, `play`, `score`, `view` | the game |
//! | `start`, `lots` | the starting floors, placed or drawn by lot |
//! | `takes`, `builds`, `goals` | the two kinds of turn, and the ten goals |
//! | `log`, `phrases` | log lines and pieces of sentences |
//! | `sight`, `aims`, `reach`, `evaluate`, `rank`, `weights` | what bots look at |
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
mod aims;
mod board_sheet;
mod builds;
mod cards;
mod city;
mod components;
mod evaluate;
mod floors;
mod goals;
mod log;
mod lots;
mod map;
mod phrases;
mod play;
mod rank;
mod reach;
mod score;
mod setup;
mod sheet;
mod sight;
mod start;
mod state;
mod takes;
mod view;
mod weights;
mod written;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Inventory, Lessons, Message, Outcome, Rng, Seat, Seats, Texts, Turn, Viewer,
    Weight,
};

pub use actions::Action;
pub use cards::{Card, CardId, CardSet, Machine, Shown};
pub use components::Components;
pub use floors::{Colour, Floors};
pub use goals::{Goal, GoalSet};
pub use map::{District, DistrictDrawing, Drawing, Map, Outline, Site};
pub use setup::{FirstGoal, Setup, StartSites};
pub use state::{End, Phase, Rooftops, Trigger};
pub use view::{BuildView, BuildingView, DeveloperView, GoalView, Offer, RoofView, SiteView, TrackView, View};
pub use weights::{Staged, Weights};

impl Game for Rooftops {
    const ID: &'static str = "rooftops";
    const RULES_VERSION: u32 = 1;
    // 15 before the first turn. At most 40 builds, and before, between and after them up to 40 turns each without
    // one (rooftops.end.standstill); 4 last turns; 24 extra turns. Each is a card taken, a card turned up and floors
    // put back.
    const LONGEST: usize = 15 + 3 * (40 + 41 * 40 + 4 + 24);
    const RULES: Texts = Texts {
        en: include_str!("../../../docs/rules/rooftops.md"),
        pl: include_str!("../../../docs/rules/rooftops.pl.md"),
    };
    const BOTS: &'static str = include_str!("../bots.json");
    const LESSONS: Lessons = Lessons {
        plan: include_str!("../lessons.json"),
        words: Texts { en: include_str!("../words/lessons.en.ftl"), pl: include_str!("../words/lessons.pl.ftl") },
    };
    const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Rooftops;
    type Weights = Weights;

    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Rooftops, Illegal> {
        Rooftops::opening(edition, setup)
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> usize {
        self.developers.len()
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
        self.random_outcome(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat)
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        self.breakdown_of(seat)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.table_view(self.outcome())
    }

    fn describe(&self, action: Action, _viewer: Viewer) -> Message {
        self.log_line(action)
    }

    fn known(&self, _seat: Seat) -> Rooftops {
        self.clone()
    }

    fn imagine(known: &Rooftops, _rng: &mut impl Rng) -> Rooftops {
        known.clone()
    }

    fn weights() -> &'static Weights {
        Weights::shipped()
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

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let in_stocks = self.developers.iter().flat_map(|developer| developer.stock.iter());
        for colour in self.bank.iter().chain(in_stocks).chain(self.city.floors().iter()) {
            *inventory.entry(format!("{colour} floors")).or_default() += 1;
        }
        let open = self.market.iter().chain(&self.starters).copied();
        for card in self.pile.iter().chain(self.discards.iter()).chain(open) {
            *inventory.entry(format!("card {card}")).or_default() += 1;
        }
        let placed = self.map().sites().flat_map(|site| self.roofs(site).flatten());
        let in_hand = Seat::all(self.players()).flat_map(|seat| (0..self.roofs_left(seat)).map(move |_| seat));
        for seat in placed.chain(in_hand) {
            *inventory.entry(format!("roofs of seat {seat}")).or_default() += 1;
        }
        // Tokens lie ready before it is known for which goals.
        for goal in 0..goals::GOALS_IN_PLAY {
            let taken = self.developers.iter().map(|developer| developer.tokens[goal]).filter(|token| *token > 0);
            for token in taken.chain(self.tokens_left(goal).iter().copied()) {
                *inventory.entry(format!("tokens of {token}")).or_default() += 1;
            }
        }
        inventory
    }
}
