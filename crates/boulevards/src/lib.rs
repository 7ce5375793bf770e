//! Boulevards: build streets between attractions, and hold shares when a street is finished.
//!
//! Two to six investors share one town. Everyone has a hidden hand of buildings, each of which belongs on one lot. A
//! turn puts up a building and pays for it; when a street is finished, the attractions at both of its ends pay everyone
//! who holds their shares; then the player may take a share, and draws a new building. Whoever runs short must sell
//! shares, and whoever cannot raise the money is bankrupt. When finished streets connect the pool with the stadium, the
//! most cash wins.
//!
//! The rules with an identifier on each are in `docs/rules/boulevards.md`; code and tests cite them.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `lots`, `components`, `sheet` | the ground, what is in the box, and the file that it is read from |
//! | `setup`, `state`, `written`, `actions`, `play`, `score`, `view` | the game |
//! | `memory` | what everyone has seen that tells something of hidden hands |
//! | `known`, `trail`, `deal`, `world`, `effort` | what a seat knows, the odds that follow from it, and a deal with those odds |
//! | `sampler`, `guess` | the same by guessing, where counting the odds would be too much work |
//! | `weights`, `outlook`, `evaluate` | what bots look at |
//!
//! ```
//! use rynek_boulevards::{Boulevards, Setup};
//! use rynek_kernel::{EditionRef, Game, Seat, Turn, playout, series_rng};
//!
//! let mut game = Boulevards::new(EditionRef::shipped(), &Setup { players: 2 }).unwrap();
//! for lot in ["D4", "A2", "K1", "H3", "B1", "C4", "L1", "G2"] {
//!     game.apply(format!("draw {lot}").parse().unwrap()).unwrap();
//! }
//! // Seat 1 builds next to the theatre for 1 million and takes its free share.
//! game.apply("build D4".parse().unwrap()).unwrap();
//! game.apply("free theatre".parse().unwrap()).unwrap();
//! assert_eq!(game.cash(Seat::new(0)), 59);
//! assert_eq!(game.turn(), Turn::Chance);
//!
//! playout(&mut game, &mut series_rng(1, 0));
//! println!("{:?}", game.outcome().unwrap());
//! ```

mod actions;
mod components;
mod deal;
mod draw;
mod effort;
mod evaluate;
mod guess;
mod known;
mod log;
mod lots;
mod memory;
mod outlook;
mod play;
mod sampler;
mod score;
mod setup;
mod sheet;
mod state;
mod trail;
mod view;
mod weights;
mod world;
mod written;

use std::sync::LazyLock;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Inventory, Lessons, Message, Outcome, Rng, Seat, Seats, Seen, Texts, Turn,
    Viewer, shipped_weights,
};

pub use actions::Action;
pub use components::{Attraction, Cards, Components, Kind};
pub use known::Known;
pub use lots::{Lot, LotSet, Street};
pub use setup::Setup;
pub use state::{Boulevards, Step};
pub use view::{AttractionView, BuildingView, LotView, PlayerView, StreetView, View};
pub use weights::Weights;

impl Game for Boulevards {
    const ID: &'static str = "boulevards";
    const RULES_VERSION: u32 = 1;
    const HAS_SECRETS: bool = true;
    // 48 buildings are built, each followed by a share, which may be sold again; they are drawn once, and after
    // bankruptcies again; all but one player may go bankrupt.
    const LONGEST: usize = 48 + 48 + 48 + (48 + 4 * 8) + 5;
    const RULES: Texts = Texts {
        en: include_str!("../../../docs/rules/boulevards.md"),
        pl: include_str!("../../../docs/rules/boulevards.pl.md"),
    };
    const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };
    const BOTS: &'static str = include_str!("../bots.json");
    const LESSONS: Lessons = Lessons {
        plan: include_str!("../lessons.json"),
        words: Texts { en: include_str!("../words/lessons.en.ftl"), pl: include_str!("../words/lessons.pl.ftl") },
    };

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Known;
    type Weights = Weights;

    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Boulevards, Illegal> {
        Boulevards::opening(edition, setup)
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> usize {
        self.hands.len()
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

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.random_draw(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| self.final_outcome())
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat)
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        self.breakdown_of(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.table_view(viewer, self.outcome())
    }

    /// boulevards.open.draw: what is drawn, only the drawer sees.
    fn seen(&self, action: Action, viewer: Viewer) -> Seen<Action> {
        match action {
            Action::Draw(_) if viewer != Viewer::Seat(self.mover) => Seen::Hidden,
            _ => Seen::Open(action),
        }
    }

    fn describe(&self, action: Action, viewer: Viewer) -> Message {
        self.log_line(action, viewer)
    }

    fn known(&self, seat: Seat) -> Known {
        Known::of(self, seat)
    }

    fn imagine(known: &Known, rng: &mut impl Rng) -> Boulevards {
        known.imagine(rng)
    }

    fn weights() -> &'static Weights {
        static SHIPPED: LazyLock<Weights> = LazyLock::new(|| shipped_weights(Boulevards::BOTS));
        &SHIPPED
    }

    fn evaluate(&self, weights: &Weights, seat: Seat) -> f64 {
        self.expected_points(weights)[seat.index()]
    }

    fn prospects(&self, weights: &Weights) -> Seats<f64> {
        self.expected_points(weights)
    }

    fn doubt(&self, weights: &Weights) -> f64 {
        self.uncertainty(weights)
    }

    fn lead(&self, weights: &Weights, seat: Seat) -> f64 {
        self.lead_as_seen(weights, seat)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let places = self.hands.iter().chain([&self.built, &self.bag]);
        for lot in places.flat_map(|lots| lots.iter()) {
            *inventory.entry(format!("building {lot}")).or_default() += 1;
        }
        for attraction in Attraction::ALL {
            let held = Seat::all(self.players()).map(|seat| self.shares(seat, attraction));
            let retired = Cards((self.retired >> attraction as u8 & 1) as u8);
            for place in held.chain([self.stack(attraction), retired]).flat_map(Cards::places) {
                let price = self.edition.prices(attraction)[place];
                *inventory.entry(format!("share {attraction} {price}")).or_default() += 1;
            }
        }
        inventory
    }
}
