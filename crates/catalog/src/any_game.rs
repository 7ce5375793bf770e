//! Any game, in text and JSON: for code that stores, sends and shows games without knowing their types.

use std::{
    any::Any,
    fmt,
    hash::{DefaultHasher, Hasher},
};

use rynek_kernel::{
    Arg, Breakdown, EditionError, EditionRef, Explain, Game, Illegal, JsonText, Message, Moves, NotationError, Outcome,
    Rng, Seat, Seen, SetupError, Turn, Viewer, json::value_of, setup,
};
use serde_json::Value;

use crate::{Visitor, visit};

/// A game in progress, of any type. Actions are in notation, and everything shown is JSON.
///
/// ```
/// use rynek_catalog::open;
/// use rynek_kernel::{Turn, Viewer, series_rng};
///
/// let mut game = open("polis", None, &serde_json::json!({ "players": 3 })).unwrap();
/// assert!(game.apply("nonsense").is_err());
/// let mut rng = series_rng(1, 0);
/// while game.turn() == Turn::Chance {
///     let drawn = game.sample(&mut rng);
///     game.apply(&drawn).unwrap();
/// }
/// let action = game.actions().remove(0);
/// game.apply(&action).unwrap();
/// assert_eq!(game.view(Viewer::Spectator).value()["cities"].as_array().unwrap().len(), 3);
/// ```
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The content hash of its components.
    fn edition(&self) -> String;

    /// Whether a game that names this hash is played with its components.
    fn is_edition(&self, hash: &str) -> bool;

    /// Its options.
    fn setup(&self) -> Value;

    /// Whether seats have secrets.
    fn has_secrets(&self) -> bool;

    /// The number of players.
    fn players(&self) -> usize;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Every legal action, in a stable order; at [`Turn::Chance`], every outcome.
    fn actions(&self) -> Vec<String>;

    /// The same as JSON: a list of texts.
    fn actions_text(&self) -> JsonText;

    /// Whether an action is legal; if not, why.
    fn check(&self, action: &str) -> Result<(), Refusal>;

    /// Applies an action, or refuses it and changes nothing.
    fn apply(&mut self, action: &str) -> Result<(), Refusal>;

    /// The number of actions played and not taken back, chance included.
    fn played(&self) -> usize;

    /// One of these actions, and the seat that took it; `None` is chance.
    fn step(&self, number: usize) -> Option<(Option<Seat>, String)>;

    /// How many of the latest actions in a row were taken by seats that pass this test.
    fn latest(&self, test: &dyn Fn(Option<Seat>) -> bool) -> usize;

    /// The game after this many actions, or after all of them if there are fewer.
    fn after(&self, actions: usize) -> Box<dyn AnyGame>;

    /// Takes back this many of the latest actions, chance included. `None` if there are fewer.
    fn take_back(&mut self, actions: usize) -> Option<()>;

    /// At [`Turn::Chance`], one outcome, drawn by its odds.
    fn sample(&self, rng: &mut dyn Rng) -> String;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The points that a seat would have if the game were scored now.
    fn points(&self, seat: Seat) -> i32;

    /// Where those points come from.
    fn breakdown(&self, seat: Seat) -> Breakdown;

    /// What a viewer may see. In a game without secrets it is the same for all viewers.
    fn view(&self, viewer: Viewer) -> JsonText;

    /// An action that is about to be played, as a viewer may see it.
    fn seen(&self, action: &str, viewer: Viewer) -> Result<Seen<String>, Refusal>;

    /// A log line for an action that is about to be played. It tells no more than a viewer may know.
    fn describe(&self, action: &str, viewer: Viewer) -> Result<Message, Refusal>;

    /// A hash of the position, for comparing copies.
    fn mark(&self) -> u64;

    /// A copy.
    fn duplicate(&self) -> Box<dyn AnyGame>;

    /// The position itself, for a [`Visitor`] that knows its type.
    fn inside(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.duplicate()
    }
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It is not the notation of an action.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl Refusal {
    /// The rule that forbids it, if one does.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Refusal::Notation(_) => None,
            Refusal::Illegal(illegal) => Some(illegal.rule()),
        }
    }

    /// The refusal with the names of its players, where `name` knows them.
    #[must_use]
    pub fn naming(self, name: &impl Fn(Seat) -> Option<Arg>) -> Refusal {
        match self {
            Refusal::Notation(_) => self,
            Refusal::Illegal(illegal) => Refusal::Illegal(illegal.naming(name)),
        }
    }
}

impl Explain for Refusal {
    fn message(&self) -> Message {
        match self {
            Refusal::Notation(error) => error.message(),
            Refusal::Illegal(error) => error.message(),
        }
    }
}

/// Why a game cannot be started.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// No game has this id.
    #[error("no game {0:?}")]
    NoGame(String),
    /// The components are faulty.
    #[error(transparent)]
    Edition(#[from] EditionError),
    /// The options are faulty.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A rule forbids this start.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl Explain for OpenError {
    fn message(&self) -> Message {
        match self {
            OpenError::NoGame(id) => {
                Message::new("catalog-no-game").with("given", id.as_str()).with("known", crate::IDS.join(", "))
            }
            OpenError::Edition(error) => error.message(),
            OpenError::Setup(error) => error.message(),
            OpenError::Illegal(error) => error.message(),
        }
    }
}

/// Starts a game; `edition` is the text of a components file, if not the default edition.
pub fn open(id: &str, edition: Option<&str>, options: &Value) -> Result<Box<dyn AnyGame>, OpenError> {
    start(id, Open { edition, hash: None, options })
}

/// Starts a game that was begun before. Without components it is played with the shipped edition that has this hash.
/// If there is none, it begins with the default edition, which [`AnyGame::is_edition`] tells.
pub fn reopen(id: &str, edition: Option<&str>, hash: &str, options: &Value) -> Result<Box<dyn AnyGame>, OpenError> {
    start(id, Open { edition, hash: Some(hash), options })
}

fn start(id: &str, open: Open<'_>) -> Result<Box<dyn AnyGame>, OpenError> {
    visit(id, open).unwrap_or_else(|| Err(OpenError::NoGame(id.to_owned())))
}

/// A game in progress whose type is known.
pub fn resume<G: Game>(moves: Moves<G>) -> Box<dyn AnyGame> {
    Box::new(Inside(moves))
}

/// Keeps an edition of a game for as long as the process lives, so that it never counts towards the limit: see
/// [`EditionRef::keep`].
pub fn keep_edition(id: &str, edition: &str) -> Result<(), OpenError> {
    visit(id, Keep { edition }).unwrap_or_else(|| Err(OpenError::NoGame(id.to_owned())))
}

struct Open<'a> {
    edition: Option<&'a str>,
    hash: Option<&'a str>,
    options: &'a Value,
}

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyGame>, OpenError>;

    fn visit<G: Game>(self) -> Self::Output {
        let setup: G::Setup = setup::from_json(self.options)?;
        let shipped = || self.hash.and_then(EditionRef::called).unwrap_or_else(EditionRef::shipped);
        let edition = self.edition.map_or_else(|| Ok(shipped()), EditionRef::load)?;
        Ok(resume(Moves::begin(G::new(edition, &setup)?)))
    }
}

struct Keep<'a> {
    edition: &'a str,
}

impl Visitor for Keep<'_> {
    type Output = Result<(), OpenError>;

    fn visit<G: Game>(self) -> Self::Output {
        EditionRef::<G::Edition>::keep(self.edition)?;
        Ok(())
    }
}

/// A game with its type, behind [`AnyGame`].
struct Inside<G: Game>(Moves<G>);

/// Which game it is, without its position: everything that can be shown of a position would be a part of every program.
impl<G: Game> fmt::Debug for Inside<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(G::ID).field("played", &self.played()).finish_non_exhaustive()
    }
}

impl<G: Game> Inside<G> {
    fn read(&self, action: &str) -> Result<G::Action, Refusal> {
        Ok(action.parse()?)
    }

    fn here(&self) -> &G {
        self.0.position()
    }
}

impl<G: Game> AnyGame for Inside<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn edition(&self) -> String {
        self.here().edition().fingerprint().to_string()
    }

    fn is_edition(&self, hash: &str) -> bool {
        self.here().edition().is_called(hash)
    }

    fn setup(&self) -> Value {
        value_of(&self.here().setup())
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn players(&self) -> usize {
        self.here().players()
    }

    fn turn(&self) -> Turn {
        self.here().turn()
    }

    fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.here().actions(&mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn actions_text(&self) -> JsonText {
        let mut actions = Vec::new();
        self.here().actions(&mut actions);
        JsonText::of(&actions)
    }

    fn check(&self, action: &str) -> Result<(), Refusal> {
        Ok(self.here().check(self.read(action)?)?)
    }

    fn apply(&mut self, action: &str) -> Result<(), Refusal> {
        let action = self.read(action)?;
        Ok(self.0.apply(action)?)
    }

    fn played(&self) -> usize {
        self.0.actions().len()
    }

    fn step(&self, number: usize) -> Option<(Option<Seat>, String)> {
        self.0.actions().get(number).map(|(seat, action)| (*seat, action.to_string()))
    }

    fn latest(&self, test: &dyn Fn(Option<Seat>) -> bool) -> usize {
        self.0.actions().iter().rev().take_while(|(seat, _)| test(*seat)).count()
    }

    fn after(&self, actions: usize) -> Box<dyn AnyGame> {
        Box::new(Inside(self.0.after(actions)))
    }

    fn take_back(&mut self, actions: usize) -> Option<()> {
        self.0.take_back(actions)
    }

    fn sample(&self, mut rng: &mut dyn Rng) -> String {
        self.here().sample(&mut rng).to_string()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.here().outcome()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.here().points(seat)
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        self.here().breakdown(seat)
    }

    fn view(&self, viewer: Viewer) -> JsonText {
        JsonText::of(&self.here().view(viewer))
    }

    fn seen(&self, action: &str, viewer: Viewer) -> Result<Seen<String>, Refusal> {
        Ok(match self.here().seen(self.read(action)?, viewer) {
            Seen::Open(action) => Seen::Open(action.to_string()),
            Seen::Hidden => Seen::Hidden,
        })
    }

    fn describe(&self, action: &str, viewer: Viewer) -> Result<Message, Refusal> {
        Ok(self.here().describe(self.read(action)?, viewer))
    }

    fn mark(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.here().hash(&mut hasher);
        hasher.finish()
    }

    fn duplicate(&self) -> Box<dyn AnyGame> {
        Box::new(Inside(self.0.clone()))
    }

    fn inside(&self) -> &dyn Any {
        self.here()
    }
}
