//! The actions played so far and the positions between them.

use std::sync::Arc;

use crate::{Game, Illegal, Seat, Turn};

/// The number of actions after which a copy of the position is stored, so that going back is fast.
const STRIDE: usize = 32;

/// A position and the actions that led to it. The latest actions can be taken back.
///
/// Clones share the stored positions.
///
/// ```
/// use rynek_kernel::{EditionRef, Game, Moves, example::Nim};
///
/// let start = Nim::new(EditionRef::shipped(), &Default::default()).unwrap();
/// let mut moves = Moves::begin(start.clone());
/// moves.apply("2".parse().unwrap()).unwrap();
/// assert!(moves.take_back(2).is_none());
/// moves.take_back(1).unwrap();
/// assert_eq!(moves.position(), &start);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Moves<G: Game> {
    start: Arc<G>,
    position: G,
    /// Each with the seat that took it; `None` is chance.
    actions: Vec<(Option<Seat>, G::Action)>,
    /// The positions after every [`STRIDE`] actions.
    kept: Vec<Arc<G>>,
}

impl<G: Game> Moves<G> {
    /// A game before its first action.
    pub fn begin(start: G) -> Moves<G> {
        Moves { position: start.clone(), start: Arc::new(start), actions: Vec::new(), kept: Vec::new() }
    }

    /// The position before the first action.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The actions played and not taken back, in order. Each has the seat that took it; `None` is chance.
    pub fn actions(&self) -> &[(Option<Seat>, G::Action)] {
        &self.actions
    }

    /// Carries out an action of the player to move, or of chance.
    pub fn apply(&mut self, action: G::Action) -> Result<(), Illegal> {
        let seat = if let Turn::Player(seat) = self.position.turn() { Some(seat) } else { None };
        self.position.apply(action)?;
        self.actions.push((seat, action));
        if self.actions.len().is_multiple_of(STRIDE) {
            self.kept.push(Arc::new(self.position.clone()));
        }
        Ok(())
    }

    /// The position after this many actions, or after all of them if there are fewer.
    pub fn position_after(&self, actions: usize) -> G {
        let actions = actions.min(self.actions.len());
        let strides = actions / STRIDE;
        let nearest = if strides == 0 { &self.start } else { &self.kept[strides - 1] };
        let mut position = G::clone(nearest);
        for (_, action) in &self.actions[strides * STRIDE..actions] {
            position.play_unchecked(*action);
        }
        position
    }

    /// The game after this many actions, or after all of them if there are fewer.
    pub fn after(&self, actions: usize) -> Moves<G> {
        let mut before = self.clone();
        before.take_back(self.actions.len().saturating_sub(actions));
        before
    }

    /// Takes back this many of the latest actions, chance included. `None` if there are fewer.
    pub fn take_back(&mut self, actions: usize) -> Option<()> {
        let left = self.actions.len().checked_sub(actions)?;
        self.position = self.position_after(left);
        self.actions.truncate(left);
        self.kept.truncate(left / STRIDE);
        Some(())
    }
}
