//! Polis: draft three-hex tiles, build a Greek city upwards, score districts times plazas.
//!
//! Two to four architects each build a city of their own. A turn is one action: take a tile from the market, paying a
//! stone for every tile passed over, and lay it, on the ground next to the city or on top of it. Covering a quarry
//! brings a stone. When one tile is left in the market a stack refills it; when there is none, each kind of district
//! scores the levels of those in the right place times the stars on its plazas.
//!
//! The rules with an identifier on each are in `docs/rules/polis.md`; code and tests cite them.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `hex`, `city`, `plan` | the ground, what stands on it, and the same as rows of bits |
//! | `tiles`, `components`, `sheet` | what is in the box, and the file that it is read from |
//! | `setup`, `state`, `written`, `actions`, `play`, `score`, `view`, `log` | the game |
//! | `placements` | cities written as text, one tile a line |
//! | `evaluate`, `season` | what bots look at, and what is still to come |
//! | `relief`, `terrace`, `ledger` | a city as they see it |
//! | `rank`, `yard`, `lot` | every build judged without playing it |
//!
//! ```
//! use rynek_kernel::{EditionRef, Game, Seat, Turn, playout, series_rng};
//! use rynek_polis::{Polis, Setup};
//!
//! let mut game = Polis::new(EditionRef::shipped(), &Setup { players: 3, ..Setup::default() }).unwrap();
//! for tile in [1, 24, 30, 12, 7] {
//!     game.apply(format!("draw {tile}").parse().unwrap()).unwrap();
//! }
//! // The first tile is free; seat 1 has one stone.
//! game.apply("24 1,-1 1".parse().unwrap()).unwrap();
//! assert_eq!(game.stones(Seat::new(0)), 0);
//! assert_eq!(game.turn(), Turn::Player(Seat::new(1)));
//!
//! playout(&mut game, &mut series_rng(1, 0));
//! println!("{:?}", game.outcome().unwrap());
//! ```

mod actions;
mod city;
mod components;
mod evaluate;
mod hex;
mod ledger;
mod log;
mod lot;
pub mod placements;
mod plan;
mod play;
mod rank;
mod relief;
mod score;
mod season;
mod setup;
mod sheet;
mod state;
mod terrace;
mod tiles;
mod view;
mod written;
mod yard;

use std::sync::LazyLock;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Inventory, Lessons, Message, Outcome, Rng, Seat, Seats, Texts, Turn, Viewer,
    shipped_weights,
};

pub use actions::Action;
pub use city::{City, Column, Laid};
pub use components::{Components, Deal, District, Face};
pub use evaluate::Weights;
pub use hex::{DIRECTIONS, Hex, Orientation, Spot, Triangle};
pub use score::{CityScore, DistrictScore};
pub use setup::{HouseGroup, LakeSize, Setup, Variants};
pub use state::Polis;
pub use tiles::{TileId, TileSet};
pub use view::{CityView, ColumnView, Offer, View};

impl Game for Polis {
    const ID: &'static str = "polis";
    const RULES_VERSION: u32 = 1;
    // 61 draws and 60 turns.
    const LONGEST: usize = 121;
    const RULES: Texts =
        Texts { en: include_str!("../../../docs/rules/polis.md"), pl: include_str!("../../../docs/rules/polis.pl.md") };
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
    type Known = Polis;
    type Weights = Weights;

    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Polis, Illegal> {
        Polis::opening(edition, setup)
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> usize {
        self.cities.len()
    }

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
        self.random_build(rng)
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.random_draw(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.whose_turn() == Turn::Over).then(|| self.final_outcome())
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

    fn known(&self, _seat: Seat) -> Polis {
        self.clone()
    }

    fn imagine(known: &Polis, _rng: &mut impl Rng) -> Polis {
        known.clone()
    }

    fn weights() -> &'static Weights {
        static SHIPPED: LazyLock<Weights> = LazyLock::new(|| shipped_weights(Polis::BOTS));
        &SHIPPED
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
        self.rank_builds(weights, out);
    }

    fn inventory(&self) -> Inventory {
        let laid = self.cities.iter().flat_map(|city| city.laid().iter().map(|laid| laid.tile));
        let tiles = self.pile.iter().chain(self.market.iter().copied()).chain(laid);
        let mut inventory = Inventory::new();
        for tile in tiles {
            *inventory.entry(format!("tile {tile}")).or_default() += 1;
        }
        // Every hex of every tile laid is somewhere in a column, and no other.
        let hexes: u32 = self.cities.iter().flat_map(City::columns).map(|(_, column)| u32::from(column.height)).sum();
        let tiles: usize = self.cities.iter().map(|city| city.laid().len()).sum();
        inventory.insert("start tiles' hexes".to_owned(), hexes - 3 * tiles as u32);
        inventory
    }
}
