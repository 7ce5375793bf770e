//! Positions from self-play, each with how its game ended.

use rayon::prelude::*;
use rynek_bots::{Bot, Greedy};
use rynek_kernel::{Game, Turn};

use super::duel::{Table, wins};
use crate::{Deal, play};

/// The most positions that are kept of one game, evenly spread.
const KEPT: usize = 64;

/// A position, and what came of it.
pub(super) struct Sample<G> {
    pub(super) position: G,
    pub(super) points: Vec<f64>,
    pub(super) wins: Vec<f64>,
}

/// Plays so many deals and keeps the positions after players' moves. Every other deal is played with errors of `noise`
/// points, so that positions come up that nobody aims for.
pub(super) fn collect<G: Game>(
    table: &Table<'_, G>,
    weights: &G::Weights,
    noise: f64,
    first: u64,
    deals: u64,
) -> Vec<Sample<G>> {
    let games: Vec<Vec<Sample<G>>> = (first..first + deals)
        .into_par_iter()
        .map(|number| one_game(table, weights, if number % 2 == 0 { 0.0 } else { noise }, number))
        .collect();
    games.into_iter().flatten().collect()
}

fn one_game<G: Game>(table: &Table<'_, G>, weights: &G::Weights, noise: f64, number: u64) -> Vec<Sample<G>> {
    let bot = |_| -> Box<dyn Bot<G>> {
        match noise > 0.0 {
            true => Box::new(Greedy::new(weights.clone(), noise)),
            false => table.spec.bot_with(weights.clone(), table.settings),
        }
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..table.start.players()).map(bot).collect();
    let mut positions = Vec::new();
    let outcome = play(table.start, &mut bots, Deal { seed: table.seed, number }, |position, action| {
        if let Turn::Player(_) = position.turn() {
            let mut next = position.clone();
            next.play(action);
            if next.turn() != Turn::Over {
                positions.push(next);
            }
        }
    });
    let points: Vec<f64> = outcome.points.iter().map(|points| f64::from(*points)).collect();
    let wins = wins(&outcome);
    let stride = positions.len().div_ceil(KEPT).max(1);
    let kept = positions.into_iter().step_by(stride);
    kept.map(|position| Sample { position, points: points.clone(), wins: wins.clone() }).collect()
}
