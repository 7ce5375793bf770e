//! The contract of a game.

use std::{collections::BTreeMap, fmt::Debug, hash::Hash};

use rand_core::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    Action, Breakdown, Edition, EditionRef, Illegal, Lessons, Message, Outcome, Seat, Seats, Setup, Turn, Viewer,
    Weights, below, pick,
};

/// How many of all equally likely cases lead to an outcome of chance.
pub type Weight = u32;

/// A language of the product.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::En, Language::Pl];

    /// Its code: `en`, `pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
        }
    }

    /// The language with this code, or of this locale, such as `pl_PL.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let code = code.split(['_', '-', '.']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// The same text in every language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// English.
    pub en: &'static str,
    /// Polish.
    pub pl: &'static str,
}

impl Texts {
    /// The text in this language.
    pub const fn get(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Pl => self.pl,
        }
    }
}

/// An action as one viewer may see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Seen<A> {
    /// All of it.
    Open(A),
    /// Only that it happened.
    Hidden,
}

/// How many of each component there are, wherever they lie. It never changes during a game.
pub type Inventory = BTreeMap<String, u32>;

/// A position of a game, and the rules that lead from one to the next.
///
/// Everything a table, a bot or a screen wants to know of a game, it asks here. The rules behind it:
///
/// - **Chance is an action.** What lies face down is a multiset of unseen things; turning one over is an action at
///   [`Turn::Chance`], sampled when it happens and kept in the record. A position keeps no secret order.
/// - **One decision, one action**, unless something is revealed in between.
/// - **Nothing panics** on what comes from outside: [`apply`](Game::apply) refuses with the rule that is broken and
///   leaves the position untouched.
/// - **Listing and checking agree**: [`actions`](Game::actions) lists an action if and only if
///   [`check`](Game::check) allows it.
///
/// The suite in [`conformance`](crate::conformance) holds a game to all of this.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name of the game in commands, records and addresses.
    const ID: &'static str;
    /// Counts up when a rule is mended, so that a record can say which rules it was played by.
    const RULES_VERSION: u32;
    /// No game has more actions than this, chance included.
    const LONGEST: usize;
    /// Whether a seat holds anything that the others may not see, so that people at one screen have to look away.
    const HAS_SECRETS: bool = false;
    /// The rules in our own words, an identifier on each.
    const RULES: Texts;
    /// What the game says, as Fluent messages.
    const WORDS: Texts;
    /// How bots play it, as JSON: `weights`, and what the levels of play are set to.
    const BOTS: &'static str = "{}";
    /// What teaches it, step by step.
    const LESSONS: Lessons = Lessons::NONE;

    /// What is in the box.
    type Edition: Edition;
    /// The choices made before the game.
    type Setup: Setup;
    /// What a player, or chance, can do.
    type Action: Action;
    /// What one viewer may know, with all that a screen needs.
    type View: Serialize + DeserializeOwned + PartialEq + Debug + Send;
    /// What one seat knows, complete enough to play from; the position itself in an open game.
    type Known: Clone + Debug + Send + Sync;
    /// The numbers by which bots judge a position.
    type Weights: Weights;

    /// The position before the first action.
    fn new(edition: EditionRef<Self::Edition>, setup: &Self::Setup) -> Result<Self, Illegal>;

    /// The components this game is played with.
    fn edition(&self) -> EditionRef<Self::Edition>;

    /// The options this game was begun with.
    fn setup(&self) -> Self::Setup;

    /// How many play.
    fn players(&self) -> usize;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Appends every legal action, in a stable order; at [`Turn::Chance`], every distinct outcome.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Whether an action is legal now; if not, which rule it breaks.
    fn check(&self, action: Self::Action) -> Result<(), Illegal>;

    /// Carries out an action that [`check`](Game::check) allows. With any other it may panic or leave a senseless
    /// position; search uses it to skip the check of a listed action.
    fn play(&mut self, action: Self::Action);

    /// Carries out an action, or refuses it and changes nothing.
    fn apply(&mut self, action: Self::Action) -> Result<(), Illegal> {
        self.check(action)?;
        self.play(action);
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

    /// At [`Turn::Chance`], one outcome with its true odds.
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

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The points of a seat, were the game scored now.
    fn points(&self, seat: Seat) -> i32;

    /// Where those points come from.
    fn breakdown(&self, seat: Seat) -> Breakdown;

    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// An action about to be played here, as this viewer may see it.
    fn seen(&self, action: Self::Action, _viewer: Viewer) -> Seen<Self::Action> {
        Seen::Open(action)
    }

    /// A log line for an action about to be played here, telling no more than this viewer may know.
    fn describe(&self, action: Self::Action, viewer: Viewer) -> Message;

    /// What this seat knows.
    fn known(&self, seat: Seat) -> Self::Known;

    /// A position that the seat cannot tell from the true one, the unknown dealt fairly.
    fn imagine(known: &Self::Known, rng: &mut impl Rng) -> Self;

    /// The weights that ship with the game.
    fn weights() -> &'static Self::Weights;

    /// The points that a seat can expect to have at the end, for bots. It may be asked at any position, when chance is
    /// to move and when the game is over too.
    fn evaluate(&self, _weights: &Self::Weights, seat: Seat) -> f64 {
        self.points(seat).into()
    }

    /// The same for every seat at once, where that saves work.
    fn prospects(&self, weights: &Self::Weights) -> Seats<f64> {
        Seat::all(self.players()).map(|seat| self.evaluate(weights, seat)).collect()
    }

    /// By how many points the lead at the end usually differs from what [`evaluate`](Game::evaluate) expects now.
    fn doubt(&self, _weights: &Self::Weights) -> f64 {
        10.0
    }

    /// How far a seat is ahead of its rivals on average, in the points it can expect. Alone, a game that can be won or
    /// lost tells the logarithm of the odds to win instead.
    fn lead(&self, weights: &Self::Weights, seat: Seat) -> f64 {
        let prospects = self.prospects(weights);
        let own = prospects[seat.index()];
        let rivals = prospects.len() - 1;
        if rivals == 0 { own } else { own - (prospects.iter().sum::<f64>() - own) / rivals as f64 }
    }

    /// Appends every legal action of the player to move with the [`lead`](Game::lead) it brings them, give or take the
    /// same number for all of them. A game whose lists are long can do better than play each one.
    fn rank(&self, weights: &Self::Weights, out: &mut Vec<(Self::Action, f64)>) {
        let Turn::Player(mover) = self.turn() else { return };
        let mut actions = Vec::new();
        self.actions(&mut actions);
        out.extend(actions.into_iter().map(|action| {
            let mut next = self.clone();
            next.play(action);
            (action, next.lead(weights, mover))
        }));
    }

    /// Every component, wherever it lies, for the check that nothing appears or vanishes.
    fn inventory(&self) -> Inventory;
}
