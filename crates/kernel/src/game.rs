//! The contract of a game.

use std::{fmt::Debug, hash::Hash};

use rand_core::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use ts_rs::TS;

use crate::{
    Action, Breakdown, Edition, EditionRef, Illegal, Lessons, Message, Outcome, Seat, Seats, Setup, Space, Texts, Turn,
    Viewer, Weights, below, pick,
};

/// The number of equally likely cases that lead to an outcome of chance.
pub type Weight = u32;

/// An action as one viewer may see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Seen<A> {
    /// The whole action.
    Open(A),
    /// Only that it happened.
    Hidden,
}

/// What one seat knows of a game. Bots get nothing else. In a game without secrets it is the position itself.
pub trait Knowledge<G>: Clone + Debug + Send + Sync {
    /// What this seat knows.
    fn of_seat(game: &G, seat: Seat) -> Self;

    /// A position that agrees with what the seat knows, with the unknown parts drawn at random.
    fn deal(&self, rng: &mut impl Rng) -> G;
}

impl<G: Game> Knowledge<G> for G {
    fn of_seat(game: &G, _seat: Seat) -> G {
        game.clone()
    }

    fn deal(&self, _rng: &mut impl Rng) -> G {
        self.clone()
    }
}

/// The constants of [`Game`] that are files of a game's crate: the rules page in `docs/rules`, words, lessons, and
/// `bots.json` with the weights. Use it in the `impl Game` of a `src/lib.rs`.
// Rustfmt moves the path of the rules page to the start of its line.
#[rustfmt::skip]
#[macro_export]
macro_rules! files_of {
    ($id:literal, $weights:ty) => {
        const ID: &'static str = $id;
        const RULES: $crate::Texts = $crate::Texts($crate::texts!("../../docs/rules/" $id ".{}.md"));
        const WORDS: $crate::Texts = $crate::Texts($crate::texts!("words/{}.ftl"));
        const BOTS: &'static str = include_str!("../bots.json");
        const LESSONS: $crate::Lessons = $crate::Lessons {
            plan: include_str!("../lessons.json"),
            words: $crate::Texts($crate::texts!("words/lessons.{}.ftl")),
        };

        fn weights() -> &'static $weights {
            static SHIPPED: ::std::sync::LazyLock<$weights> =
                ::std::sync::LazyLock::new(|| $crate::shipped_weights(include_str!("../bots.json")));
            &SHIPPED
        }
    };
}

/// A position of a game, and the rules that lead from one to the next.
///
/// Tables, bots and screens use a game through this trait only. What it promises:
///
/// - **Chance is an action.** Hidden cards and tiles are a multiset. Revealing one is an action at [`Turn::Chance`],
///   sampled when it happens and written in the record. A position has no secret order.
/// - **One decision, one action**, unless something is revealed in between.
/// - **Input never panics**: [`apply`](Game::apply) refuses an illegal action with the rule it breaks and leaves the
///   position unchanged.
/// - **Listing and checking agree**: [`actions`](Game::actions) lists an action if and only if
///   [`check`](Game::check) allows it.
///
/// There are three limits. **One player at a time**: [`Turn`] names one seat, so players who choose at the same time
/// choose one after the other, and [`known`](Game::known) hides what was chosen. **Six seats**: [`Seat::new`] panics
/// beyond [`MAX_SEATS`](crate::MAX_SEATS), and the suite refuses options for more. **64 numbered pieces of a kind** in
/// a [`Set`](crate::Set): an edition with more must be refused when it is read.
///
/// The suite in [`conformance`](crate::conformance) checks all of this.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name of the game in commands, records and URLs.
    const ID: &'static str;
    /// Increases when a rule changes. Records name the version they were played by.
    const RULES_VERSION: u32;
    /// The most actions that a game can have, chance included.
    const LONGEST: usize;
    /// Whether seats have secrets, so that players who share a screen must look away.
    const HAS_SECRETS: bool = false;
    /// The rules page. Each rule has an identifier.
    const RULES: Texts;
    /// The texts of the game's messages.
    const WORDS: Texts;
    /// The settings of bots, as JSON: `weights`, and what each level of play is.
    const BOTS: &'static str = "{}";
    /// The lessons that teach the game.
    const LESSONS: Lessons = Lessons::NONE;

    /// The components.
    type Edition: Edition;
    /// The options of a table.
    type Setup: Setup;
    /// An action of a player, or an outcome of chance.
    type Action: Action;
    /// What one viewer may see, with all that a screen needs.
    type View: Serialize + DeserializeOwned + TS + PartialEq + Debug + Send + 'static;
    /// What one seat knows, complete enough to play from. In a game without secrets it is the position itself.
    type Known: Knowledge<Self>;
    /// The numbers by which bots evaluate a position.
    type Weights: Weights;

    /// The position before the first action.
    fn new(edition: EditionRef<Self::Edition>, setup: &Self::Setup) -> Result<Self, Illegal>;

    /// The components of this game.
    fn edition(&self) -> EditionRef<Self::Edition>;

    /// The options of this game.
    fn setup(&self) -> Self::Setup;

    /// The number of players.
    fn players(&self) -> usize {
        self.setup().players()
    }

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Appends every legal action, in a stable order; at [`Turn::Chance`], every distinct outcome.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Whether an action is legal now; if not, which rule it breaks.
    fn check(&self, action: Self::Action) -> Result<(), Illegal>;

    /// Applies an action that [`check`](Game::check) allows, without checking it. Any other action may panic or lead to
    /// an invalid position. Search uses it for actions that it has listed.
    fn play_unchecked(&mut self, action: Self::Action);

    /// Applies an action, or refuses it and changes nothing.
    fn apply(&mut self, action: Self::Action) -> Result<(), Illegal> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// One of the legal actions of the player to move, each with the same odds.
    ///
    /// # Panics
    /// If the game is over.
    fn random_action(&self, rng: &mut impl Rng) -> Self::Action {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        *pick(rng, &actions)
    }

    /// At [`Turn::Chance`], appends every distinct outcome with its odds.
    fn chances(&self, out: &mut Vec<(Self::Action, Weight)>) {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        out.extend(actions.into_iter().map(|action| (action, 1)));
    }

    /// At [`Turn::Chance`], one outcome, drawn by its odds.
    ///
    /// # Panics
    /// If it is not chance's turn.
    fn sample(&self, rng: &mut impl Rng) -> Self::Action {
        let mut chances = Vec::new();
        self.chances(&mut chances);
        let mut left = below(rng, chances.iter().map(|(_, weight)| weight).sum());
        let chosen = chances.iter().find(|(_, weight)| match left.checked_sub(*weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        chosen.expect("the weights add up").0
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The points that a seat would have if the game were scored now.
    fn points(&self, seat: Seat) -> i32;

    /// Where those points come from.
    fn breakdown(&self, seat: Seat) -> Breakdown;

    /// What this viewer may see. In a game without [secrets](Game::HAS_SECRETS) it is the same for every viewer.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// An action that is about to be played, as this viewer may see it.
    fn seen(&self, action: Self::Action, _viewer: Viewer) -> Seen<Self::Action> {
        Seen::Open(action)
    }

    /// A log line for an action that is about to be played. It tells no more than this viewer may know.
    fn describe(&self, action: Self::Action, viewer: Viewer) -> Message;

    /// What this seat knows.
    fn known(&self, seat: Seat) -> Self::Known {
        Self::Known::of_seat(self, seat)
    }

    /// A position that agrees with what the seat knows, with the unknown parts drawn at random.
    fn imagine(known: &Self::Known, rng: &mut impl Rng) -> Self {
        known.deal(rng)
    }

    /// The weights that ship with the game.
    fn weights() -> &'static Self::Weights;

    /// The points that a bot expects a seat to have at the end. It can be called in any position, also at
    /// [`Turn::Chance`] and when the game is over.
    fn evaluate(&self, _weights: &Self::Weights, seat: Seat) -> f64 {
        self.points(seat).into()
    }

    /// [`evaluate`](Game::evaluate) for all seats, where one pass saves work.
    fn prospects(&self, weights: &Self::Weights) -> Seats<f64> {
        Seat::all(self.players()).map(|seat| self.evaluate(weights, seat)).collect()
    }

    /// By how many points the lead at the end usually differs from what [`evaluate`](Game::evaluate) expects now.
    fn doubt(&self, _weights: &Self::Weights) -> f64 {
        10.0
    }

    /// How far a seat is ahead of the mean of its rivals, in expected points. In a solo game that can be won or lost it
    /// is the logarithm of the odds to win.
    fn lead(&self, weights: &Self::Weights, seat: Seat) -> f64 {
        let prospects = self.prospects(weights);
        let own = prospects[seat.index()];
        let rivals = prospects.len() - 1;
        if rivals == 0 { own } else { own - (prospects.iter().sum::<f64>() - own) / rivals as f64 }
    }

    /// Appends every legal action of the player to move with the [`lead`](Game::lead) after it, up to a constant that
    /// is the same for all. A game with many actions can compute this faster than by playing each one.
    fn rank(&self, weights: &Self::Weights, out: &mut Vec<(Self::Action, f64)>) {
        let Turn::Player(mover) = self.turn() else { return };
        let mut actions = Vec::new();
        self.actions(&mut actions);
        out.extend(actions.into_iter().map(|action| {
            let mut next = self.clone();
            next.play_unchecked(action);
            (action, next.lead(weights, mover))
        }));
    }

    /// The sizes of observations and of the numbered actions at a table with these components and options. `None` if
    /// the game has no encoding; then the four methods below do nothing.
    fn space(_edition: EditionRef<Self::Edition>, _setup: &Self::Setup) -> Option<Space> {
        None
    }

    /// Writes the position as this viewer may see it: every cell of the [`Space`], in order. Equal views give equal
    /// observations. The viewer's own seat comes first, then the others in turn order ([`Viewer::seats_around`]).
    ///
    /// # Panics
    /// If the length is not [`Space::cells`].
    fn observe(&self, _viewer: Viewer, _out: &mut [i16]) {}

    /// The number of a player's action in this position. `None` for a draw by chance, and for an action outside the
    /// window of a game without borders.
    fn index_of(&self, _action: Self::Action) -> Option<usize> {
        None
    }

    /// The action with this number in this position. `None` if the number names none. The action may be illegal:
    /// [`check`](Game::check) tells.
    fn action_at(&self, _index: usize) -> Option<Self::Action> {
        None
    }

    /// Appends the number of every legal action of the player to move, in a stable order, and returns how many legal
    /// actions have no number because they lie outside the window.
    fn legal_indexes(&self, out: &mut Vec<u32>) -> usize {
        let Turn::Player(_) = self.turn() else { return 0 };
        let (mut actions, before) = (Vec::new(), out.len());
        self.actions(&mut actions);
        out.extend(actions.iter().filter_map(|action| self.index_of(*action)).map(|index| index as u32));
        before + actions.len() - out.len()
    }
}
