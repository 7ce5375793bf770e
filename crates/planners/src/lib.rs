//! Planners: race to lay six objects of your colour between matching symbols on a growing city of tiles.
//!
//! Two to four town planners share one city. In a turn one of them either extends it, drawing a tile and laying it edge
//! to edge, or lays an object: so many squares in a row or column, beginning and ending on symbols of the planner's
//! colour, over no hole and over no other object. Whoever lays all six first wins at once; when the last tile lies,
//! everyone may lay one more, and the fewest elements left win.
//!
//! The rules with an identifier on each are in `docs/rules/planners.md`; code and tests cite them.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `grid`, `lanes`, `city` | squares and tile places, what fits along a line, and the city itself |
//! | `components`, `tiles`, `sheet` | tiles and objects, from `components.json` |
//! | `setup`, `state`, `written`, `actions`, `play`, `score`, `view`, `log` | the game |
//! | `evaluate`, `race`, `plans`, `reach`, `weights` | what bots look at |
//!
//! ```
//! use rynek_kernel::{EditionRef, Game, Seat, Turn, playout, series_rng};
//! use rynek_planners::{Planners, Setup};
//!
//! let mut game = Planners::new(EditionRef::shipped(), &Setup::default()).unwrap();
//! // Tile 13 shows RYR in its first row: a red object of length 3 fits there at once.
//! for action in ["draw 13", "take red", "take green", "lay 0,0 2,0"] {
//!     game.apply(action.parse().unwrap()).unwrap();
//! }
//! assert_eq!(game.points(Seat::new(0)), 3);
//! // Seat 2 extends instead: a tile is drawn, then laid below the first.
//! for action in ["extend", "draw 14", "tile 0,1 0"] {
//!     game.apply(action.parse().unwrap()).unwrap();
//! }
//! assert_eq!(game.turn(), Turn::Player(Seat::new(0)));
//!
//! playout(&mut game, &mut series_rng(1, 0));
//! println!("{:?}", game.outcome().unwrap());
//! ```

mod actions;
mod city;
mod components;
mod evaluate;
mod grid;
mod lanes;
mod log;
mod plans;
mod play;
mod race;
mod reach;
mod score;
mod setup;
mod sheet;
mod state;
mod tiles;
mod view;
mod weights;
mod written;

use std::sync::LazyLock;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Inventory, Lessons, Message, Outcome, Rng, Seat, Seats, Texts, Turn, Viewer,
    shipped_weights,
};

pub use actions::Action;
pub use city::{City, Laid, Object};
pub use components::{Colour, Components, Face, Faces};
pub use grid::{Axis, Place, Rotation, SIDE, Side, Span, Square};
pub use setup::Setup;
pub use state::{Phase, Planners};
pub use tiles::{TileId, TileSet};
pub use view::{DrawnView, ObjectView, PlannerView, TileView, View};
pub use weights::Weights;

impl Game for Planners {
    const ID: &'static str = "planners";
    const RULES_VERSION: u32 = 1;
    // The opening tile, four colours, three actions for each of 31 more tiles, seven objects of each planner without
    // winning, and four final placements. With the shipped box it is 98.
    const LONGEST: usize = 130;
    const RULES: Texts = Texts {
        en: include_str!("../../../docs/rules/planners.md"),
        pl: include_str!("../../../docs/rules/planners.pl.md"),
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
    type Known = Planners;
    type Weights = Weights;

    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Planners, Illegal> {
        Planners::opening(edition, setup)
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> usize {
        self.setup.players.into()
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
        self.random_choice(rng)
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.random_draw(rng)
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

    fn known(&self, _seat: Seat) -> Planners {
        self.clone()
    }

    fn imagine(known: &Planners, _rng: &mut impl Rng) -> Planners {
        known.clone()
    }

    fn weights() -> &'static Weights {
        static SHIPPED: LazyLock<Weights> = LazyLock::new(|| shipped_weights(Planners::BOTS));
        &SHIPPED
    }

    fn evaluate(&self, weights: &Weights, seat: Seat) -> f64 {
        self.outlooks(weights)[seat.index()]
    }

    fn prospects(&self, weights: &Weights) -> Seats<f64> {
        self.outlooks(weights)
    }

    fn doubt(&self, weights: &Weights) -> f64 {
        self.uncertainty(weights)
    }

    fn lead(&self, weights: &Weights, seat: Seat) -> f64 {
        self.ahead(weights, seat)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let drawn = if let Phase::Tile(tile) = self.phase { Some(tile) } else { None };
        for tile in self.stack.iter().chain(drawn).chain(self.city.tiles().map(|laid| laid.tile)) {
            *inventory.entry(format!("tile {tile}")).or_default() += 1;
        }
        for colour in Colour::ALL {
            let laid = self.city.objects().iter().filter(|object| object.colour == colour).map(Object::length);
            // The objects of a colour that nobody has chosen are still in the box.
            let left = self.owner(colour).map_or(self.edition.lengths().to_vec(), |seat| self.left(seat));
            for length in left.into_iter().chain(laid) {
                *inventory.entry(format!("{colour} {length}")).or_default() += 1;
            }
        }
        inventory
    }
}
