//! Counting action sequences: a quick way to notice a change in a move generator.

use crate::Game;

/// The number of sequences of `depth` actions from here. Each distinct outcome of chance counts once.
///
/// ```
/// use rynek_kernel::{EditionRef, Game, example::Nim, perft};
/// // Seven matches, take one or two: no sequence of three actions ends the game.
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
        next.play_unchecked(action);
        next
    };
    actions.into_iter().map(|action| perft(&after(action), depth - 1)).sum()
}
