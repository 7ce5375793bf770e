//! Any game as numbers: for code that feeds learners without knowing the types of a game.
//!
//! These methods are not part of [`AnyGame`], so that the modules for the browser do without them.

use rynek_kernel::{Game, NotationError, Space, Viewer};

use crate::{AnyGame, Visitor, visit};

/// A position whose actions have numbers.
pub trait Encoded {
    /// The sizes of observations and of the numbered actions at this table; `None` if the game has no encoding.
    fn space(&self) -> Option<Space>;

    /// Writes the position as a viewer may see it ([`Game::observe`]), or says how many cells it takes.
    fn observe(&self, viewer: Viewer, out: &mut [i16]) -> Result<(), WrongCells>;

    /// The number of a player's action in this position, if it has one.
    fn index_of(&self, action: &str) -> Result<Option<usize>, NotationError>;

    /// The action with this number in this position, if it names one. It may be illegal.
    fn action_at(&self, index: usize) -> Option<String>;

    /// The numbers of the legal actions, and how many legal actions have none.
    fn legal_indexes(&self) -> (Vec<u32>, usize);
}

/// The wrong number of cells for an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{given} cells: an observation of this game has {cells}")]
pub struct WrongCells {
    /// The cells that were given.
    pub given: usize,
    /// The cells that an observation takes.
    pub cells: usize,
}

impl<G: Game> Encoded for G {
    fn space(&self) -> Option<Space> {
        G::space(self.edition(), &self.setup())
    }

    fn observe(&self, viewer: Viewer, out: &mut [i16]) -> Result<(), WrongCells> {
        let cells = Encoded::space(self).map_or(0, |space| space.cells);
        if out.len() != cells {
            return Err(WrongCells { given: out.len(), cells });
        }
        Game::observe(self, viewer, out);
        Ok(())
    }

    fn index_of(&self, action: &str) -> Result<Option<usize>, NotationError> {
        Ok(Game::index_of(self, action.parse()?))
    }

    fn action_at(&self, index: usize) -> Option<String> {
        Game::action_at(self, index).map(|action| action.to_string())
    }

    fn legal_indexes(&self) -> (Vec<u32>, usize) {
        let mut legal = Vec::new();
        let outside = Game::legal_indexes(self, &mut legal);
        (legal, outside)
    }
}

/// The position of any game as numbers.
///
/// ```
/// use rynek_catalog::{encoded, open};
/// use rynek_kernel::Viewer;
///
/// let game = open("boulevards", None, &serde_json::json!({})).unwrap();
/// let space = encoded(&*game).space().unwrap();
/// let mut cells = vec![0; space.cells];
/// encoded(&*game).observe(Viewer::Spectator, &mut cells).unwrap();
/// assert_eq!(cells[space.offset("bag").unwrap()], 48);
/// ```
pub fn encoded(game: &dyn AnyGame) -> &dyn Encoded {
    visit(game.id(), Inside { game }).expect("a game of the catalog")
}

struct Inside<'a> {
    game: &'a dyn AnyGame,
}

impl<'a> Visitor for Inside<'a> {
    type Output = &'a dyn Encoded;

    fn visit<G: Game>(self) -> &'a dyn Encoded {
        self.game.inside().downcast_ref::<G>().expect("a position of this game")
    }
}
