//! Actions that need no search.

use rynek_kernel::{Game, Seat};

use crate::{
    bot::Candidate,
    utility::{after, worth},
};

/// The only legal action, where there is no choice: nothing needs to be thought about.
pub fn forced<G: Game>(game: &G, weights: &G::Weights, seat: Seat) -> Option<Candidate<G::Action>> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    match actions[..] {
        [only] => Some(candidate(game, weights, seat, only)),
        _ => None,
    }
}

/// An action that nothing was thought about.
pub fn candidate<G: Game>(game: &G, weights: &G::Weights, seat: Seat, action: G::Action) -> Candidate<G::Action> {
    let worth = worth(&after(game, action), weights);
    Candidate { action, visits: 1, win: worth.wins[seat.index()], points: worth.points[seat.index()] }
}
