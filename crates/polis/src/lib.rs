//! Polis: draft three-hex tiles, build a Greek city upwards, score districts times plazas.
//!
//! Two to four architects each build a city of their own. A turn is one action: take a tile from the market, paying a
//! stone for every tile before it, and place it on the ground next to the city or on top of it. Covering a quarry gives
//! a stone. When one tile is left in the market, a stack refills it. After the last stack, each kind of district scores
//! the levels of those in the right place times the stars on its plazas.
//!
//! Each rule has an identifier: see `docs/rules/polis.md`. Code and tests cite them.
//!
//! | module | contents |
//! | --- | --- |
//! | `hex`, `city`, `plan` | the ground, the city on it, and the same as rows of bits |
//! | `tiles`, `components` | the components, and the file that they are read from |
//! | `setup`, `state`, `actions`, `play`, `score`, `view`, `log` | the game |
//! | `placements` | cities as text, one tile per line |
//! | `arrange` | positions that tests set up by hand |
//! | `encode` | positions and actions as numbers, for programs that learn to play |
//! | `judge` | evaluation for bots |
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
mod arrange;
mod city;
mod components;
mod encode;
mod hex;
mod judge;
mod log;
pub mod placements;
mod plan;
mod play;
mod score;
mod setup;
mod state;
mod tiles;
mod view;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Message, Outcome, Rng, ScoreLine, Seat, Seats, Space, Turn, Viewer, below,
};

use plan::with_plan;

pub use actions::Action;
pub use city::{City, Column, Laid};
pub use components::{Components, Deal, District, Face};
pub use hex::{DIRECTIONS, Hex, Orientation, Spot, Triangle};
pub use judge::Weights;
pub use score::{CityScore, DistrictScore};
pub use setup::{HouseGroup, LakeSize, Setup, Variants};
pub use state::Polis;
pub use tiles::{TileId, TileSet};
pub use view::{CityView, ColumnView, Offer, View};

impl Game for Polis {
    rynek_kernel::files_of!("polis", Weights);

    const RULES_VERSION: u32 = 1;
    // 61 draws and 60 turns.
    const LONGEST: usize = 121;

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Polis;
    type Weights = Weights;

    /// The position before the first tile is drawn (polis.setup.market).
    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Polis, Illegal> {
        rynek_kernel::Setup::check(setup)?;
        let players = usize::from(setup.players);
        let deal = edition.deal(players, setup.long_game);
        let deal = deal.ok_or_else(|| Illegal::new("polis.setup.players").with("players", players))?;
        Ok(Polis {
            edition: edition.clone(),
            setup: *setup,
            pile: edition.tiles(players, setup.long_game),
            stacks: deal.stacks,
            to_draw: deal.market,
            market: Default::default(),
            mover: Seat::new(0),
            chief: Seat::new(0),
            stones: edition.starting_stones(players).iter().copied().collect(),
            cities: (0..players).map(|_| City::new(&edition)).collect(),
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
        if self.to_draw > 0 {
            Turn::Chance
        } else if self.market.len() == 1 {
            // polis.end.last-tile: there is no stack left to refill the market.
            Turn::Over
        } else {
            Turn::Player(self.mover)
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.turn() {
            Turn::Over => {}
            Turn::Chance => out.extend(self.pile.iter().map(Action::Draw)),
            Turn::Player(_) => self.list_builds(out),
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.turn(), action) {
            (Turn::Over, _) => Err(Illegal::new("polis.end.over")),
            (Turn::Chance, Action::Draw(tile)) => self.check_draw(tile),
            (Turn::Chance, Action::Build(..)) => Err(Illegal::new("polis.refill.draw").with("tiles", self.to_draw)),
            (Turn::Player(_), Action::Draw(_)) => {
                Err(Illegal::new("polis.refill.when").with("left", self.market.len()))
            }
            (Turn::Player(_), Action::Build(tile, spot)) => {
                self.check_take(tile)?;
                self.cities[self.mover.index()].check(spot)
            }
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Draw(tile) => self.draw(tile),
            Action::Build(tile, spot) => self.build(tile, spot),
        }
    }

    #[inline]
    fn random_action(&self, rng: &mut impl Rng) -> Action {
        let tiles = self.affordable();
        let city = &self.cities[self.mover.index()];
        with_plan!(city, plan => {
            let sites = plan.sites(city);
            let choice = below(rng, sites.count() * 3 * tiles.len() as u32) as usize;
            let (site, rest) = (choice / (3 * tiles.len()), choice % (3 * tiles.len()));
            Action::Build(tiles[rest / 3], sites.nth(site as u32).spots()[rest % 3])
        })
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        let place = below(rng, self.pile.len() as u32) as usize;
        Action::Draw(self.pile.nth(place).expect("within the pile"))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome())
    }

    fn points(&self, seat: Seat) -> i32 {
        self.city_score(seat).total() + i32::from(self.stones(seat))
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        let score = self.city_score(seat);
        let line = |district: District| {
            let DistrictScore { value, stars } = score.district(district);
            ScoreLine::new(district.name(), value * stars, &[("value", value), ("stars", stars)])
        };
        let mut lines: Vec<ScoreLine> = District::ALL.into_iter().map(line).collect();
        lines.push(ScoreLine::new("stones", self.stones(seat).into(), &[]));
        Breakdown::new(lines)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.table_view(self.outcome())
    }

    /// A log line for an action about to be played here.
    fn describe(&self, action: Action, _viewer: Viewer) -> Message {
        match action {
            Action::Draw(tile) => Message::new("polis-log-draw").with("faces", self.shown(tile)),
            Action::Build(tile, spot) => Message::new("polis-log-build")
                .with("player", self.mover)
                .with("faces", self.shown(tile))
                .with("price", self.price(tile).unwrap_or(0))
                .with("level", self.city(self.mover).column(spot.at).map_or(1, |column| column.height + 1)),
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
        self.rank_builds(weights, out);
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
        self.list_numbers(out)
    }
}
