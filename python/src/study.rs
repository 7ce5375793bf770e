//! What Python asks of a position beyond [`AnyGame`] and [`rynek_catalog::Encoded`]: draws with their odds, positions
//! that fit what a player knows, and records.

use rynek_catalog::{AnyGame, Visitor, resume, visit};
use rynek_kernel::{Game, History, Moves, Record, RecordSeat, Rng, Seat, Weight};

/// A position of any game, for those who study it.
pub trait Studied {
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

impl<G: Game> Studied for G {
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

/// The same position, for those who study it.
pub fn studied(game: &dyn AnyGame) -> &dyn Studied {
    visit(game.id(), Inside(game)).flatten().expect("a position is of a game of the catalog")
}

struct Inside<'a>(&'a dyn AnyGame);

impl<'a> Visitor for Inside<'a> {
    type Output = Option<&'a dyn Studied>;

    fn visit<G: Game>(self) -> Self::Output {
        self.0.inside().downcast_ref::<G>().map(|game| game as &dyn Studied)
    }
}
