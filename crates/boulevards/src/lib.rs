//! Boulevards: build streets between attractions, and hold shares when a street is finished.
//!
//! Two to six investors share one town. Everyone has a hidden hand of buildings, each of which belongs on one lot. In a
//! turn, a player builds and pays for it. When a street is finished, the attractions at both of its ends pay everyone
//! who holds their shares. Then the player may take a share, and draws a new building. A player without enough money
//! must sell shares, and is bankrupt if that is not enough. When finished streets connect the pool with the stadium,
//! the most cash wins.
//!
//! Each rule has an identifier: see `docs/rules/boulevards.md`. Code and tests cite them.
//!
//! | module | contents |
//! | --- | --- |
//! | `lots`, `components` | the lots, the components, and the file that they are read from |
//! | `setup`, `state`, `actions`, `play`, `score`, `view`, `log` | the game |
//! | `on_top`, `stacks` | the order of the share cards in a stack |
//! | `memory` | public events that limit what hidden hands can contain |
//! | `encode` | positions and actions as numbers, for programs that learn to play |
//! | `judge` | what a seat knows, hidden hands dealt by their odds, and evaluation for bots |
//!
//! ```
//! use rynek_boulevards::{Boulevards, Setup};
//! use rynek_kernel::{EditionRef, Game, Seat, Turn, playout, series_rng};
//!
//! let mut game = Boulevards::new(EditionRef::shipped(), &Setup::default()).unwrap();
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
mod draw;
mod encode;
mod judge;
mod log;
mod lots;
mod memory;
mod on_top;
mod play;
mod score;
mod setup;
mod stacks;
mod state;
mod view;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Message, Outcome, Rng, ScoreLine, Seat, Seats, Seen, Space, Turn, Viewer,
    below,
};

use components::sale_value;
use state::Wallet;

pub use actions::Action;
pub use components::{Attraction, Cards, Components, Kind};
pub use judge::Known;
pub use judge::Weights;
pub use lots::{Lot, LotSet, Street, neighbours};
pub use setup::{Setup, SoldCards};
pub use state::{Boulevards, Step};
pub use view::{AttractionView, BuildingView, LotView, PlayerView, StreetView, View};

impl Game for Boulevards {
    rynek_kernel::files_of!("boulevards", Weights);

    const RULES_VERSION: u32 = 1;
    const HAS_SECRETS: bool = true;
    // 48 buildings are built, each followed by a share, which may be sold again; they are drawn once, and after
    // bankruptcies again; all but one player may go bankrupt.
    const LONGEST: usize = 48 + 48 + 48 + (48 + 4 * 8) + 5;

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Known;
    type Weights = Weights;

    /// The position before the first building is drawn (boulevards.setup.hands).
    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Boulevards, Illegal> {
        let players = usize::from(setup.players);
        let cash = edition.starting_cash(players);
        let cash = cash.ok_or_else(|| Illegal::new("boulevards.setup.players").with("players", players))?;
        Ok(Boulevards {
            edition,
            setup: *setup,
            step: Step::Deal,
            mover: Seat::new(0),
            selling: false,
            site: None,
            built: LotSet::default(),
            finished: 0,
            bag: LotSet::ALL,
            hands: (0..players).map(|_| LotSet::default()).collect(),
            stacks: [Cards::ALL; Attraction::COUNT],
            on_top: Default::default(),
            retired: 0,
            wallets: (0..players).map(|_| Wallet::with(cash)).collect(),
            bankrupts: 0,
            connector: None,
            memory: Default::default(),
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
        match self.step {
            Step::Deal | Step::Draw => Turn::Chance,
            Step::Build | Step::Share => Turn::Player(self.mover),
            Step::Over => Turn::Over,
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.step {
            Step::Over => {}
            Step::Deal | Step::Draw => out.extend(self.bag.iter().map(Action::Draw)),
            Step::Build => self.list_builds(out),
            Step::Share => {
                out.extend(self.free_card().map(Action::Free));
                out.extend(self.affordable().map(Action::Buy));
                out.push(Action::Pass);
            }
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.step, action) {
            (Step::Over, _) => Err(Illegal::new("boulevards.end.over")),
            (Step::Deal | Step::Draw, Action::Draw(lot)) => match self.bag.has(lot) {
                true => Ok(()),
                false => Err(Illegal::new("boulevards.draw.bag").with("lot", lot.to_string())),
            },
            (Step::Deal | Step::Draw, _) => Err(Illegal::new("boulevards.draw.first").with("player", self.mover)),
            (Step::Build | Step::Share, Action::Draw(_)) => Err(Illegal::new("boulevards.draw.when")),
            (Step::Build, Action::Build(lot)) => self.check_build(lot),
            (Step::Build, Action::Sell(attraction, price)) => self.check_sale(attraction, price),
            (Step::Build, Action::Bankrupt) => self.check_bankruptcy(),
            (Step::Build, Action::Pass) => Err(Illegal::new("boulevards.build.must")),
            (Step::Build, Action::Free(_) | Action::Buy(_)) => Err(Illegal::new("boulevards.share.when")),
            (Step::Share, Action::Free(attraction)) => self.check_free(attraction),
            (Step::Share, Action::Buy(attraction)) => self.check_purchase(attraction),
            (Step::Share, Action::Pass) => Ok(()),
            (Step::Share, Action::Build(_)) => Err(Illegal::new("boulevards.build.one")),
            (Step::Share, Action::Sell(..)) => Err(Illegal::new("boulevards.sell.start")),
            (Step::Share, Action::Bankrupt) => Err(self.solvent()),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Draw(lot) => self.draw(lot),
            Action::Build(lot) => self.build(lot),
            Action::Sell(attraction, price) => self.sell(attraction, price),
            Action::Free(attraction) | Action::Buy(attraction) => self.take(attraction),
            Action::Pass => self.end_turn(),
            Action::Bankrupt => self.go_bankrupt(),
        }
    }

    #[inline]
    fn random_action(&self, rng: &mut impl Rng) -> Action {
        match self.step {
            Step::Share => self.random_share(rng),
            _ => self.random_build(rng),
        }
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        let place = below(rng, self.bag.len() as u32) as usize;
        Action::Draw(self.bag.nth(place).expect("within the bag"))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| self.final_outcome())
    }

    fn points(&self, seat: Seat) -> i32 {
        self.cash(seat).into()
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        let wallet = &self.wallets[seat.index()];
        let bonus = if self.connector == Some(seat) { i32::from(self.edition.bonus()) } else { 0 };
        let earned = |attraction: Attraction| i32::from(wallet.earned[attraction as usize]);
        let [sold, buildings, shares, lost] =
            [wallet.sold, wallet.buildings, wallet.shares, wallet.lost].map(i32::from);
        let moved = Attraction::ALL.into_iter().map(earned).sum::<i32>() + bonus + sold - buildings - shares - lost;
        // The cash at the start: what was neither earned nor spent.
        let mut lines = vec![ScoreLine::new("start", i32::from(wallet.cash) - moved, &[])];
        for attraction in Attraction::ALL {
            let held = self.shares(seat, attraction).len() as i32;
            lines.push(ScoreLine::new(attraction.name(), earned(attraction), &[("shares", held)]));
        }
        lines.push(ScoreLine::new("bonus", bonus, &[]));
        lines.push(ScoreLine::new("sales", sold, &[]));
        lines.push(ScoreLine::new("buildings", -buildings, &[]));
        lines.push(ScoreLine::new("shares", -shares, &[("printed", self.share_prices(seat))]));
        lines.push(ScoreLine::new("bankruptcy", -lost, &[]));
        Breakdown::new(lines)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.table_view(viewer, self.outcome())
    }

    /// boulevards.open.draw: only the drawer sees what is drawn.
    fn seen(&self, action: Action, viewer: Viewer) -> Seen<Action> {
        match action {
            Action::Draw(_) if viewer != Viewer::Seat(self.mover) => Seen::Hidden,
            _ => Seen::Open(action),
        }
    }

    fn describe(&self, action: Action, viewer: Viewer) -> Message {
        let said = |key: &'static str| Message::new(key).with("player", self.mover);
        match action {
            // boulevards.open.draw
            Action::Draw(lot) if viewer == Viewer::Seat(self.mover) => {
                self.with_building(said("boulevards-log-draw"), lot)
            }
            Action::Draw(_) => said("boulevards-log-draw-hidden"),
            Action::Build(lot) => self.built_line(lot),
            Action::Sell(attraction, price) => said("boulevards-log-sell")
                .with("attraction", attraction.name())
                .with("price", price)
                .with("value", sale_value(price)),
            Action::Free(attraction) => said("boulevards-log-free").with("attraction", attraction.name()),
            Action::Buy(attraction) => said("boulevards-log-buy")
                .with("attraction", attraction.name())
                .with("price", self.open_price(attraction).unwrap_or(0)),
            Action::Pass => said("boulevards-log-pass"),
            Action::Bankrupt => said("boulevards-log-bankrupt").with("buildings", self.hand(self.mover).len()),
        }
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
        self.list_numbers(out);
        0
    }
}
