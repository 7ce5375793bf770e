//! Counting action sequences: the quickest way to find a move generator that has changed its mind.

use crate::Game;

/// How many sequences of `depth` actions lead on from here, each distinct outcome of chance counted once.
///
/// ```
/// use rynek_kernel::{EditionRef, Game, example::Nim, perft};
/// // Seven matches, take one or two: every sequence of three leaves some to take.
/// let game = Nim::new(EditionRef::shipped(), &Default::default()).unwrap();
/// assert_eq!(perft(&game, 0), 1);
/// assert_eq!(perft(&game, 3), 8);
/// ```
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    game.actions(&mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = game.clone();
        next.play(action);
        next
    };
    actions.into_iter().map(|action| perft(&after(action), depth - 1)).sum()
}
