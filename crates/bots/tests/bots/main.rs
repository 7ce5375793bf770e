//! What bots find, what they may know, and that they keep their budgets.

mod characters;
mod expectimax;
mod honest;
mod levels;
mod search;
mod slices;
mod specs;
mod speed;
mod stopped;

use rynek_kernel::{EditionRef, Game, Seat, Turn, random_step, series_rng};

/// A position a few random steps into a game, with a player to move.
fn midway<G: Game>(setup: &G::Setup, steps: usize, seed: u64) -> (G, Seat) {
    let mut rng = series_rng(seed, 0);
    let mut game = G::new(EditionRef::shipped(), setup).expect("options of the game");
    for step in 0.. {
        match game.turn() {
            Turn::Player(seat) if step >= steps => return (game, seat),
            _ => game.play_unchecked(random_step(&game, &mut rng).expect("the game is not over")),
        }
    }
    unreachable!("the loop has no end")
}
