//! What Python asks of a position beyond [`AnyGame`]: numbers instead of text, draws with their odds, and records.

use rynek_catalog::{AnyGame, Visitor, resume, visit};
use rynek_kernel::{Game, History, Moves, Record, RecordSeat, Rng, Seat, Space, Viewer, Weight};

/// A position of any game, as numbers.
pub trait Numbered {
    /// The sizes and parts of its observations and actions.
    fn space(&self) -> Option<Space>;
    /// Writes what a viewer sees.
    fn observe(&self, viewer: Viewer, out: &mut [i16]);
    /// The number of an action, if it has one.
    fn index_of(&self, action: &str) -> Option<usize>;
    /// The action with a number.
    fn action_at(&self, index: usize) -> Option<String>;
    /// Appends the numbers of the legal actions, and says how many legal actions have none.
    fn legal_indexes(&self, out: &mut Vec<u32>) -> usize;
    /// The draws that are possible now, with their odds.
    fn chances(&self) -> Vec<(String, Weight)>;
    /// A legal action, each with the same odds.
    fn random_action(&self, rng: &mut dyn Rng) -> String;
    /// A position that agrees with what a seat knows.
    fn imagine(&self, seat: Seat, rng: &mut dyn Rng) -> Box<dyn AnyGame>;
    /// Whether both are the same position.
    fn is_same(&self, other: &dyn AnyGame) -> bool;
    /// The record of a game with these actions.
    fn record(&self, seats: Vec<RecordSeat>, actions: &[String]) -> Option<Record>;
}

impl<G: Game> Numbered for G {
    fn space(&self) -> Option<Space> {
        G::space(self.edition(), &self.setup())
    }

    fn observe(&self, viewer: Viewer, out: &mut [i16]) {
        Game::observe(self, viewer, out);
    }

    fn index_of(&self, action: &str) -> Option<usize> {
        Game::index_of(self, action.parse().ok()?)
    }

    fn action_at(&self, index: usize) -> Option<String> {
        Game::action_at(self, index).map(|action| action.to_string())
    }

    fn legal_indexes(&self, out: &mut Vec<u32>) -> usize {
        Game::legal_indexes(self, out)
    }

    fn chances(&self) -> Vec<(String, Weight)> {
        let mut chances = Vec::new();
        Game::chances(self, &mut chances);
        chances.into_iter().map(|(action, weight)| (action.to_string(), weight)).collect()
    }

    fn random_action(&self, mut rng: &mut dyn Rng) -> String {
        Game::random_action(self, &mut rng).to_string()
    }

    fn imagine(&self, seat: Seat, mut rng: &mut dyn Rng) -> Box<dyn AnyGame> {
        resume(Moves::begin(G::imagine(&self.known(seat), &mut rng)))
    }

    fn is_same(&self, other: &dyn AnyGame) -> bool {
        other.inside().downcast_ref() == Some(self)
    }

    fn record(&self, seats: Vec<RecordSeat>, actions: &[String]) -> Option<Record> {
        let start = G::new(self.edition(), &self.setup()).ok()?;
        let mut history = History::begin(start, seats);
        for action in actions {
            history.apply(action.parse().ok()?).ok()?;
        }
        Some(history.record())
    }
}

/// The same position, as numbers.
pub fn numbered(game: &dyn AnyGame) -> &dyn Numbered {
    visit(game.id(), Inside(game)).flatten().expect("a position is of a game of the catalog")
}

struct Inside<'a>(&'a dyn AnyGame);

impl<'a> Visitor for Inside<'a> {
    type Output = Option<&'a dyn Numbered>;

    fn visit<G: Game>(self) -> Self::Output {
        self.0.inside().downcast_ref::<G>().map(|game| game as &dyn Numbered)
    }
}
