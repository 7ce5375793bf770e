//! How lucky each seat was with the draws of a game.
//!
//! A draw changes what a position is worth to a seat. What it changed, minus the mean of that over all outcomes by their
//! odds, is its luck. Whatever the evaluation is, the mean of the luck of a draw over its outcomes is exactly zero, so a
//! result without its luck has the same mean as the result. The better the evaluation, the less it varies (control
//! variates, as in AIVAT).

use rynek_bots::worth;
use rynek_kernel::{Game, Seats, Turn};

/// Luck is kept in these parts of a win, as whole numbers, so that a game that was saved is the same.
const PARTS: f64 = 1e6;
/// Draws with more outcomes than this are left out, whatever is drawn: each outcome has to be evaluated.
const MOST: usize = 512;

/// Adds up the luck of the draws of a game.
pub struct Luck<'a, G: Game> {
    weights: &'a G::Weights,
    sums: Vec<f64>,
}

/// An outcome of a draw.
#[derive(Clone, Debug)]
pub struct DrawnLuck<A> {
    /// What is drawn.
    pub outcome: A,
    /// Its odds: those of all outcomes add up to 1.
    pub odds: f64,
    /// The luck of each seat with it, in wins.
    pub luck: Seats<f64>,
}

impl<'a, G: Game> Luck<'a, G> {
    /// Values positions by these weights. They must not depend on the games.
    pub fn new(weights: &'a G::Weights, players: usize) -> Luck<'a, G> {
        Luck { weights, sums: vec![0.0; players] }
    }

    /// Adds the luck of an action that is about to be played, if it is a draw.
    pub fn watch(&mut self, game: &G, action: G::Action) {
        let drawn = self.outcomes(game).into_iter().find(|drawn| drawn.outcome == action);
        if let Some(DrawnLuck { luck, .. }) = drawn {
            self.sums.iter_mut().zip(luck).for_each(|(sum, luck)| *sum += luck);
        }
    }

    /// The outcomes of the draw that comes now; none if no draw comes, or one with too many outcomes.
    pub fn outcomes(&self, game: &G) -> Vec<DrawnLuck<G::Action>> {
        let mut chances = Vec::new();
        if game.turn() == Turn::Chance {
            game.chances(&mut chances);
        }
        if !(2..=MOST).contains(&chances.len()) {
            return Vec::new();
        }
        let all: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let mut drawn: Vec<DrawnLuck<G::Action>> = chances
            .into_iter()
            .map(|(outcome, weight)| {
                let mut next = game.clone();
                next.play_unchecked(outcome);
                DrawnLuck { outcome, odds: f64::from(weight) / all, luck: self.value(next) }
            })
            .collect();
        for seat in 0..game.players() {
            let mean: f64 = drawn.iter().map(|drawn| drawn.odds * drawn.luck[seat]).sum();
            drawn.iter_mut().for_each(|drawn| drawn.luck[seat] -= mean);
        }
        drawn
    }

    /// The share of games that each seat is expected to win, after the action that looks best to the player to move: what
    /// was drawn often matters only by what can be done with it.
    fn value(&self, mut game: G) -> Seats<f64> {
        let mut ranked = Vec::new();
        if let Turn::Player(_) = game.turn() {
            game.rank(self.weights, &mut ranked);
        }
        if let Some((best, _)) = ranked.iter().max_by(|one, other| one.1.total_cmp(&other.1)) {
            game.play_unchecked(*best);
        }
        worth(&game, self.weights).wins
    }

    /// The luck of each seat so far, in wins.
    pub fn sums(&self) -> &[f64] {
        &self.sums
    }

    /// The same in millionths of a win.
    pub fn millionths(&self) -> Seats<i64> {
        self.sums.iter().map(|sum| (PARTS * sum).round() as i64).collect()
    }
}
