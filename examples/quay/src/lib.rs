//! Quay: moor the best ships that come in. `docs/adding-a-game.md` builds this game.
//!
//! ```
//! use rynek_kernel::{EditionRef, Game, Seat};
//! use rynek_quay::{Quay, Setup};
//!
//! let mut game = Quay::new(EditionRef::shipped(), &Setup::default()).unwrap();
//! game.apply("ship 12".parse().unwrap()).unwrap();
//! assert_eq!(game.apply("moor 6".parse().unwrap()).unwrap_err().rule(), "quay.moor.fits");
//! game.apply("moor 5".parse().unwrap()).unwrap();
//! assert_eq!(game.points(Seat::new(0)), 10);
//! ```

mod actions;
mod components;
mod play;
mod score;
mod setup;
mod state;
mod view;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Lessons, Message, Outcome, Rng, Seat, Texts, Turn, Viewer, below,
};

pub use actions::Action;
pub use components::{Components, Ship};
pub use setup::Setup;
pub use state::{Berths, Quay};
pub use view::{QuayView, View};

impl Game for Quay {
    const ID: &'static str = "quay";
    const RULES_VERSION: u32 = 1;
    // Every ship comes in, then is moored or sent away.
    const LONGEST: usize = 2 * Components::MOST;
    const RULES: Texts = Texts(rynek_kernel::texts!("rules.{}.md"));
    const WORDS: Texts = Texts(rynek_kernel::texts!("words/{}.ftl"));
    const LESSONS: Lessons =
        Lessons { plan: include_str!("../lessons.json"), words: Texts(rynek_kernel::texts!("words/lessons.{}.ftl")) };

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Quay;
    type Weights = ();

    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Quay, Illegal> {
        Ok(Quay::opening(edition, setup))
    }

    fn edition(&self) -> EditionRef<Components> {
        self.edition.clone()
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        out.extend(self.legal());
    }

    fn random_action(&self, rng: &mut impl Rng) -> Action {
        let number = below(rng, self.legal().count() as u32);
        self.legal().nth(number as usize).expect("a player to move can act")
    }

    // Every ship at sea is as likely as any other.
    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.random_action(rng)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    fn play_unchecked(&mut self, action: Action) {
        self.carry_out(action);
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
        self.harbour_view()
    }

    fn describe(&self, action: Action, _viewer: Viewer) -> Message {
        match action {
            Action::Draw(ship) => {
                let ship = self.edition.ships.get(usize::from(ship));
                let message = Message::new("quay-log-draw").with("length", ship.map_or(0, |ship| ship.length));
                message.with("cargo", ship.map_or(0, |ship| ship.cargo))
            }
            Action::Moor(berth) => {
                Message::new("quay-log-moor").with("player", self.mover).with("berth", u16::from(berth) + 1)
            }
            Action::Sail => Message::new("quay-log-sail").with("player", self.mover),
        }
    }

    fn weights() -> &'static () {
        &()
    }
}
