//! Planners: race to place six objects of your colour between matching symbols on a growing city of tiles.
//!
//! Two to four town planners share one city. In a turn, a player either draws a tile and places it edge to edge, or
//! places an object. An object covers a number of squares in a row or column, begins and ends on symbols of the
//! player's colour, and covers no hole and no other object. The first player to place all six wins immediately. After
//! the last tile, each player may place one more object, and the player with the fewest elements left wins.
//!
//! Each rule has an identifier: see `docs/rules/planners.md`. Code and tests cite them.
//!
//! | module | contents |
//! | --- | --- |
//! | `grid`, `lanes`, `city` | squares and tile places, what fits along a line, and the city itself |
//! | `components`, `tiles` | tiles and objects, from `components.json` |
//! | `setup`, `state`, `actions`, `play`, `score`, `view`, `log` | the game |
//! | `arrange` | positions that tests set up by hand |
//! | `encode` | positions and actions as numbers, for programs that learn to play |
//! | `judge` | evaluation for bots |
//!
//! ```
//! use rynek_kernel::{EditionRef, Game, Seat, Turn, playout, series_rng};
//! use rynek_planners::{Planners, Setup};
//!
//! let mut game = Planners::new(EditionRef::shipped(), &Setup::default()).unwrap();
//! // Tile 11 shows RBR in its second row: a red object of length 3 fits there.
//! for action in ["draw 11", "take red", "take green", "lay 0,1 2,1"] {
//!     game.apply(action.parse().unwrap()).unwrap();
//! }
//! assert_eq!(game.points(Seat::new(0)), 3);
//! // Seat 2 extends instead: a tile is drawn, then placed below the first.
//! for action in ["extend", "draw 14", "tile 0,1 0"] {
//!     game.apply(action.parse().unwrap()).unwrap();
//! }
//! assert_eq!(game.turn(), Turn::Player(Seat::new(0)));
//!
//! playout(&mut game, &mut series_rng(1, 0));
//! println!("{:?}", game.outcome().unwrap());
//! ```

mod actions;
mod arrange;
mod city;
mod components;
mod encode;
mod grid;
mod judge;
pub mod lanes;
mod log;
mod play;
mod score;
mod setup;
mod state;
mod tiles;
mod view;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Message, Outcome, Rng, ScoreLine, Seat, Seats, Space, Turn, Viewer, below,
};

pub use actions::Action;
pub use city::{City, Laid, Object};
pub use components::{Colour, Components, Face, Faces, ObjectKind};
pub use grid::{Axis, Place, Rotation, SIDE, Side, Span, Square};
pub use judge::Weights;
pub use setup::Setup;
pub use state::{Phase, Planners};
pub use tiles::{TileId, TileSet};
pub use view::{DrawnView, EndCause, EndView, ObjectView, PlannerView, TileView, View};

impl Game for Planners {
    rynek_kernel::files_of!("planners", Weights);

    const RULES_VERSION: u32 = 1;
    // The opening tile, four colours, three actions for each of 31 more tiles, seven objects of each planner without
    // winning, and four final placements. With the shipped box it is 122.
    const LONGEST: usize = 130;

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Planners;
    type Weights = Weights;

    /// The position before the opening tile is drawn (planners.setup.opening).
    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Planners, Illegal> {
        if !edition.players().contains(&setup.players) {
            let (least, most) = edition.players().into_inner();
            let refusal = Illegal::new("planners.setup.players").with("players", setup.players);
            return Err(refusal.with("least", least).with("most", most));
        }
        Ok(Planners {
            edition: edition.clone(),
            setup: *setup,
            phase: Phase::Opening,
            mover: Seat::new(0),
            stack: edition.all_tiles(),
            planners: Default::default(),
            city: City::new(setup.youngest),
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
            Phase::Opening | Phase::Draw => Turn::Chance,
            Phase::Colours | Phase::Choice | Phase::Tile(_) | Phase::Final => Turn::Player(self.mover),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Over => {}
            Phase::Opening | Phase::Draw => out.extend(self.stack.iter().map(Action::Draw)),
            Phase::Colours => out.extend(self.free_colours().map(Action::Take)),
            Phase::Choice => {
                out.push(Action::Extend);
                self.list_fits(out);
            }
            Phase::Tile(_) => {
                let turned = |place: &Place| Rotation::ALL.map(|rotation| Action::Tile(*place, rotation));
                out.extend(self.city.places().iter().flat_map(turned));
            }
            Phase::Final => {
                out.push(Action::Pass);
                self.list_fits(out);
            }
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Illegal::new("planners.end.over")),
            (Phase::Opening | Phase::Draw, Action::Draw(tile)) => self.check_draw(tile),
            (Phase::Opening, _) => Err(Illegal::new("planners.setup.opening")),
            (Phase::Draw, _) => Err(Illegal::new("planners.extend.draw").with("player", self.mover)),
            (Phase::Colours, Action::Take(colour)) => self.check_colour(colour),
            (Phase::Colours, _) => Err(Illegal::new("planners.setup.before").with("player", self.mover)),
            (Phase::Tile(_), Action::Tile(place, _)) => self.city.check_place(place),
            (Phase::Tile(_), _) => Err(Illegal::new("planners.extend.must").with("player", self.mover)),
            (Phase::Choice | Phase::Final, Action::Lay(span)) => {
                let (colour, held) = self.held();
                self.city.check_span(&self.edition, colour, held, span)
            }
            (Phase::Choice, Action::Extend) | (Phase::Final, Action::Pass) => Ok(()),
            (Phase::Choice, Action::Pass) => Err(Illegal::new("planners.turn.no-pass").with("tiles", self.stack.len())),
            (Phase::Choice, Action::Draw(_) | Action::Tile(..)) => Err(Illegal::new("planners.extend.choose")),
            (Phase::Choice | Phase::Final, Action::Take(_)) => {
                let colour = self.planners[self.mover.index()].colour.name();
                Err(Illegal::new("planners.setup.keep").with("player", self.mover).with("colour", colour))
            }
            (Phase::Final, Action::Extend | Action::Draw(_) | Action::Tile(..)) => {
                Err(Illegal::new("planners.end.no-tiles"))
            }
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Draw(tile) => self.draw(tile),
            Action::Take(colour) => self.take(colour),
            Action::Extend => self.phase = Phase::Draw,
            Action::Tile(place, rotation) => self.lay_tile(place, rotation),
            Action::Lay(span) => self.lay_object(span),
            Action::Pass => self.next_final(),
        }
    }

    #[inline]
    fn random_action(&self, rng: &mut impl Rng) -> Action {
        match self.phase {
            Phase::Choice => self.random_fit(rng, Action::Extend),
            Phase::Final => self.random_fit(rng, Action::Pass),
            Phase::Tile(_) => {
                let places = self.city.places();
                let choice = below(rng, 4 * places.len() as u32) as usize;
                Action::Tile(places[choice / 4], Rotation::ALL[choice % 4])
            }
            Phase::Colours => {
                let choice = below(rng, (Colour::ALL.len() - self.planners.len()) as u32) as usize;
                Action::Take(self.free_colours().nth(choice).expect("more colours than players"))
            }
            Phase::Opening | Phase::Draw | Phase::Over => panic!("no player is to move"),
        }
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        let place = below(rng, self.stack.len() as u32) as usize;
        Action::Draw(self.stack.nth(place).expect("within the stack"))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn points(&self, seat: Seat) -> i32 {
        self.laid(seat).0
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        let (elements, objects) = self.laid(seat);
        let left = i32::from(self.edition.elements()) - elements;
        Breakdown::new(vec![ScoreLine::new("elements", elements, &[("objects", objects), ("left", left)])])
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.table_view(self.outcome())
    }

    fn describe(&self, action: Action, _viewer: Viewer) -> Message {
        let line = |what: &'static str| Message::new(what).with("player", self.mover);
        match action {
            Action::Draw(tile) => self.draw_line(tile),
            Action::Take(colour) => {
                let objects = self.edition.kind(colour).name();
                line("planners-log-take").with("colour", colour.name()).with("objects", objects)
            }
            Action::Extend => line("planners-log-extend"),
            Action::Tile(_, rotation) => line("planners-log-tile").with("quarters", rotation.quarters()),
            Action::Lay(span) => self.lay_line(span),
            Action::Pass => line("planners-log-pass"),
        }
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

    fn space(_: EditionRef<Components>, setup: &Setup) -> Option<Space> {
        Some(encode::space(setup))
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
        self.list_numbers(out)
    }
}
