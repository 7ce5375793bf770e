//! Any game, in text and JSON: for code that keeps, sends and shows games and never looks inside them.

use std::{
    any::Any,
    fmt,
    hash::{DefaultHasher, Hasher},
};

use rynek_kernel::{
    Arg, Breakdown, EditionError, EditionRef, Explain, Game, Illegal, Message, NotationError, Outcome, Rng, Seat, Seen,
    SetupError, Turn, Viewer, setup,
};
use serde_json::Value;

use crate::{Visitor, visit};

/// A position of some game. Actions are notation, everything that is shown is JSON.
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
/// assert_eq!(game.view(Viewer::Spectator)["cities"].as_array().unwrap().len(), 3);
/// ```
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The content hash of the components it is played with.
    fn edition(&self) -> String;

    /// The options it was begun with.
    fn setup(&self) -> Value;

    /// Whether a seat holds anything that others may not see.
    fn has_secrets(&self) -> bool;

    /// How many play.
    fn players(&self) -> usize;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Every legal action, in a stable order; at [`Turn::Chance`], every outcome.
    fn actions(&self) -> Vec<String>;

    /// Whether an action is legal; if not, why.
    fn check(&self, action: &str) -> Result<(), Refusal>;

    /// Carries out an action, or refuses it and changes nothing.
    fn apply(&mut self, action: &str) -> Result<(), Refusal>;

    /// At [`Turn::Chance`], one outcome with its true odds.
    fn sample(&self, rng: &mut dyn Rng) -> String;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The points of a seat, were the game scored now.
    fn points(&self, seat: Seat) -> i32;

    /// Where those points come from.
    fn breakdown(&self, seat: Seat) -> Breakdown;

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Value;

    /// An action about to be played here, as a viewer may see it.
    fn seen(&self, action: &str, viewer: Viewer) -> Result<Seen<String>, Refusal>;

    /// A log line for an action about to be played here, telling no more than a viewer may know.
    fn describe(&self, action: &str, viewer: Viewer) -> Result<Message, Refusal>;

    /// The whole position, hidden things included: to be kept, never to be shown.
    fn position(&self) -> Value;

    /// A number that tells this position from others, for checking copies of it.
    fn mark(&self) -> u64;

    /// A copy.
    fn duplicate(&self) -> Box<dyn AnyGame>;

    /// The position itself, for a [`Visitor`] that knows the game.
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
    /// It cannot be read.
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

    /// The same refusal with its players called as `name` says, where it knows them.
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

/// Why a game cannot be begun or gone on with.
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
    /// A rule forbids this beginning.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The position cannot be read.
    #[error("no position of the game: {0}")]
    Position(String),
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
            OpenError::Position(detail) => Message::new("catalog-no-position").with("detail", detail.as_str()),
        }
    }
}

/// A game before its first action; `edition` is the text of a components file, if not those that ship.
pub fn open(id: &str, edition: Option<&str>, options: &Value) -> Result<Box<dyn AnyGame>, OpenError> {
    visit(id, Open { edition, options }).unwrap_or_else(|| Err(OpenError::NoGame(id.to_owned())))
}

/// Keeps an edition of a game for as long as the process lives, so that there is always room for it: see
/// [`EditionRef::keep`].
pub fn keep_edition(id: &str, edition: &str) -> Result<(), OpenError> {
    visit(id, Keep { edition }).unwrap_or_else(|| Err(OpenError::NoGame(id.to_owned())))
}

/// The position that [`AnyGame::position`] wrote.
pub fn reopen(id: &str, position: &Value) -> Result<Box<dyn AnyGame>, OpenError> {
    visit(id, Reopen { position }).unwrap_or_else(|| Err(OpenError::NoGame(id.to_owned())))
}

struct Open<'a> {
    edition: Option<&'a str>,
    options: &'a Value,
}

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyGame>, OpenError>;

    fn visit<G: Game>(self) -> Self::Output {
        let setup: G::Setup = setup::from_json(self.options)?;
        let edition = self.edition.map_or_else(|| Ok(EditionRef::shipped()), EditionRef::load)?;
        Ok(Box::new(Inside(G::new(edition, &setup)?)))
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

struct Reopen<'a> {
    position: &'a Value,
}

impl Visitor for Reopen<'_> {
    type Output = Result<Box<dyn AnyGame>, OpenError>;

    fn visit<G: Game>(self) -> Self::Output {
        let position: Result<G, _> = serde_json::from_value(self.position.clone());
        Ok(Box::new(Inside(position.map_err(|error| OpenError::Position(error.to_string()))?)))
    }
}

/// A game whose type is known on this side of the door only.
#[derive(Debug)]
struct Inside<G>(G);

impl<G: Game> Inside<G> {
    fn read(&self, action: &str) -> Result<G::Action, Refusal> {
        Ok(action.parse()?)
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
        self.0.edition().fingerprint().to_string()
    }

    fn setup(&self) -> Value {
        serde_json::to_value(self.0.setup()).expect("options are plain data")
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.actions(&mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn check(&self, action: &str) -> Result<(), Refusal> {
        Ok(self.0.check(self.read(action)?)?)
    }

    fn apply(&mut self, action: &str) -> Result<(), Refusal> {
        let action = self.read(action)?;
        Ok(self.0.apply(action)?)
    }

    fn sample(&self, mut rng: &mut dyn Rng) -> String {
        self.0.sample(&mut rng).to_string()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.0.points(seat)
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        self.0.breakdown(seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).expect("views are plain data")
    }

    fn seen(&self, action: &str, viewer: Viewer) -> Result<Seen<String>, Refusal> {
        Ok(match self.0.seen(self.read(action)?, viewer) {
            Seen::Open(action) => Seen::Open(action.to_string()),
            Seen::Hidden => Seen::Hidden,
        })
    }

    fn describe(&self, action: &str, viewer: Viewer) -> Result<Message, Refusal> {
        Ok(self.0.describe(self.read(action)?, viewer))
    }

    fn position(&self) -> Value {
        serde_json::to_value(&self.0).expect("positions are plain data")
    }

    fn mark(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn duplicate(&self) -> Box<dyn AnyGame> {
        Box::new(Inside(self.0.clone()))
    }

    fn inside(&self) -> &dyn Any {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use rynek_kernel::series_rng;
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_games_of_every_kind_go_through_the_door() {
        for id in crate::IDS {
            let mut game = open(id, None, &json!({})).expect("default options");
            let mut rng = series_rng(3, 0);
            while game.turn() != Turn::Over {
                let action = match game.turn() {
                    Turn::Chance => game.sample(&mut rng),
                    _ => game.actions().swap_remove(0),
                };
                assert!(game.describe(&action, Viewer::Spectator).is_ok());
                game.apply(&action).expect("a legal action");
            }
            let again = reopen(id, &game.position()).expect("what was written can be read");
            assert_eq!((again.mark(), again.view(Viewer::Spectator)), (game.mark(), game.view(Viewer::Spectator)));
            assert_eq!(game.outcome().expect("it is over").points.len(), game.players());
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert!(matches!(open("chess", None, &json!({})), Err(OpenError::NoGame(_))));
        assert!(matches!(open("polis", None, &json!({ "players": 9 })), Err(OpenError::Setup(_))));
        assert!(matches!(open("polis", Some("{}"), &json!({})), Err(OpenError::Edition(_))));
        assert!(matches!(reopen("polis", &json!({ "pile": 1 })), Err(OpenError::Position(_))));
    }

    #[test]
    fn a_refused_action_changes_nothing() {
        let mut game = open("planners", None, &json!({})).expect("default options");
        let before = game.mark();
        for action in ["", "?", "dance"] {
            let refusal = game.apply(action).expect_err("no such action");
            assert!(refusal.rule().is_none() && !refusal.message().key.is_empty());
        }
        assert_eq!(game.mark(), before);
    }
}
