//! Positions from self-play with the results of their games.

use rayon::prelude::*;
use rynek_bots::{Bot, LEVELS, Settings, Spec, Style, wins};
use rynek_kernel::{Game, Seats, Turn};

use super::duel::Conditions;
use crate::{Deal, play};

/// The most positions of one game, evenly spread.
const KEPT: usize = 64;

/// A position and the result of its game.
pub(super) struct Sample<G> {
    pub(super) position: G,
    pub(super) points: Vec<f64>,
    pub(super) wins: Seats<f64>,
}

/// Plays deals and collects the positions after players' moves. In every other deal players make errors of `noise`
/// points, so that unusual positions occur as well.
pub(super) fn collect<G: Game>(
    table: &Conditions<'_, G>,
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

fn one_game<G: Game>(table: &Conditions<'_, G>, weights: &G::Weights, noise: f64, number: u64) -> Vec<Sample<G>> {
    let (spec, settings) = match noise > 0.0 {
        true => erring(table.settings, noise),
        false => (table.spec.clone(), table.settings.clone()),
    };
    let bot = |_| (table.build)(&spec, weights.clone(), &settings);
    let bots: Vec<Box<dyn Bot<G>>> = (0..table.start.players()).map(bot).collect();
    let mut positions = Vec::new();
    let outcome = play(table.start, &bots, Deal { seed: table.seed, number }, |position, action| {
        if let Turn::Player(_) = position.turn() {
            let mut next = position.clone();
            next.play_unchecked(action);
            if next.turn() != Turn::Over {
                positions.push(next);
            }
        }
    })
    .outcome;
    (table.played)();
    let points: Vec<f64> = outcome.points.iter().map(|points| f64::from(*points)).collect();
    let wins = wins(&outcome);
    let stride = positions.len().div_ceil(KEPT).max(1);
    let kept = positions.into_iter().step_by(stride);
    kept.map(|position| Sample { position, points: points.clone(), wins: wins.clone() }).collect()
}

/// A bot that looks one action ahead, with errors of this many points.
fn erring(settings: &Settings, noise: f64) -> (Spec, Settings) {
    let [level, ..] = LEVELS;
    let levels = settings.levels.clone().with(level, Style::noisy(noise));
    (level.parse().expect("a level"), Settings { levels, ..settings.clone() })
}
