//! Tuning of weights by self-play.
//!
//! A game's weights are named numbers. Nothing here knows what they mean. There are two methods:
//!
//! - [`Method::Fit`] plays games of the weights against themselves. It fits [`Game::evaluate`] to the points at the
//!   end, then [`Game::doubt`] to the winners.
//! - [`Method::Match`] plays weights changed in one direction against weights changed in the other, and follows the
//!   winner.
//!
//! Every generation ends with a match of the new weights against the old ones on new deals, which decides. The same
//! seed gives the same weights for any number of threads.

mod algebra;
mod climb;
mod dials;
mod duel;
mod fit;
mod samples;

pub use duel::Duel;

use rynek_bots::{Builder, LOGISTIC, Spec, settings};
use rynek_kernel::{Game, Weights};
use serde::Serialize;
use serde_json::Value;

use climb::Slopes;
use dials::{Dials, rounded};
use duel::Conditions;
use fit::Fit;

/// A method of tuning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// By the results of games.
    Fit,
    /// By the winners of matches.
    Match,
}

/// What to tune, and for how long.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The method.
    pub method: Method,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of deals to learn from in each generation, and the most deals of its match.
    pub games: u64,
    /// The number of generations.
    pub generations: u64,
    /// The names of the weights to tune; all if there are none.
    pub only: Vec<String>,
    /// The bot that plays with the weights.
    pub bot: Spec,
    /// The size of players' errors in half of the games that weights are fitted to, in points. The default is a tenth
    /// of the game's doubt at the start.
    pub noise: Option<f64>,
}

/// Why weights cannot be tuned.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TuneError {
    /// The game is evaluated by its points alone.
    #[error("the game has no weights to tune")]
    NothingToTune,
    /// There is no weight with this name.
    #[error("no weight {name}; there are {known}")]
    UnknownWeight {
        /// What was given.
        name: String,
        /// The weights there are.
        known: String,
    },
    /// The JSON is not weights of this game.
    #[error("not weights of this game: {0}")]
    Unreadable(String),
    /// The weights have other names or numbers.
    #[error("not weights of this game, which are {known}")]
    OtherWeights {
        /// The weights of the game.
        known: String,
    },
}

/// The result of one generation.
#[derive(Clone, Debug, Serialize)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u64,
    /// The mean squared error of the expected points, before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<[f64; 2]>,
    /// The mean log loss of the winner, before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surprise: Option<[f64; 2]>,
    /// The match of the new weights against the old ones; `None` if there were no new weights.
    pub duel: Option<Duel>,
    /// Whether the new weights were accepted.
    pub kept: bool,
}

/// Tuned weights, and how they were found.
#[derive(Clone, Debug, Serialize)]
pub struct Tuned<W> {
    /// The weights.
    pub weights: W,
    /// Every weight that changed: its name, its old value and its new one.
    pub changed: Vec<(String, f64, f64)>,
    /// A match of the tuned weights against those at the beginning, on new deals.
    pub duel: Option<Duel>,
}

/// Parses weights of a game: an object of weights, or a whole `bots.json`.
pub fn read_weights<G: Game>(text: &str) -> Result<G::Weights, TuneError> {
    let unreadable = |error: serde_json::Error| TuneError::Unreadable(error.to_string());
    let value: Value = serde_json::from_str(text).map_err(unreadable)?;
    let value = value.get("weights").cloned().unwrap_or(value);
    let weights: G::Weights = serde_json::from_value(value).map_err(unreadable)?;
    let (read, shipped) = (Dials::new(&weights, &[])?, Dials::new(G::weights(), &[])?);
    match read.names() == shipped.names() {
        true => Ok(weights),
        false => Err(TuneError::OtherWeights { known: shipped.names().join(", ") }),
    }
}

/// Tunes weights for games from this start, of any game. `report` is called after every generation.
pub fn tune<G: Game>(
    start: &G,
    from: &G::Weights,
    tuning: &Tuning,
    mut report: impl FnMut(&Generation),
) -> Result<Tuned<G::Weights>, TuneError> {
    let goes_on = |generation: &Generation| {
        report(generation);
        true
    };
    tune_while(start, from, tuning, Spec::build, goes_on, &|| {})
}

/// The same with bots from `build`, until `goes_on` returns `false` after a generation; then the last match is left out.
/// `played` is called after every game.
pub fn tune_while<G: Game>(
    start: &G,
    from: &G::Weights,
    tuning: &Tuning,
    build: Builder<G>,
    mut goes_on: impl FnMut(&Generation) -> bool,
    played: &(dyn Fn() + Sync),
) -> Result<Tuned<G::Weights>, TuneError> {
    let settings = settings::<G>();
    let doubt = start.doubt(from);
    let doubt = if doubt.is_finite() { doubt.max(1.0) } else { 1.0 };
    let table = Conditions {
        start,
        spec: &tuning.bot,
        build,
        settings: &settings,
        scale: LOGISTIC * doubt,
        seed: tuning.seed,
        played,
    };
    let noise = tuning.noise.unwrap_or(0.1 * doubt);
    let first = Dials::new(from, &tuning.only)?;
    let mut slopes = Slopes::new(first.names().len());
    let mut weights = from.clone();
    let mut deals = Deals { next: 0, games: tuning.games.max(1) };
    let mut is_stopped = false;
    for number in 1..=tuning.generations {
        let dials = Dials::new(&weights, &tuning.only)?;
        let mut generation = Generation { number, error: None, surprise: None, duel: None, kept: false };
        let found = match tuning.method {
            Method::Fit => fitted(&table, &dials, &weights, noise, &mut deals, &mut generation),
            Method::Match => {
                let here = dials.read();
                slopes.explore(&table, &dials, &here, deals.take(), deals.games);
                slopes.step(&dials, &here)
            }
        };
        let new = found.and_then(|numbers| turned(&dials, &numbers));
        if let Some(new) = new {
            let duel = table.duel(&new, &weights, deals.take(), deals.games);
            generation.duel = Some(duel);
            generation.kept = is_kept(tuning.method, &duel);
            if generation.kept {
                weights = new;
                slopes.fade();
            }
        }
        if !goes_on(&generation) {
            is_stopped = true;
            break;
        }
    }
    let changed = changes(&first, &weights)?;
    let duel = (!changed.is_empty() && !is_stopped).then(|| table.duel(&weights, from, deals.take(), deals.games));
    Ok(Tuned { weights, changed, duel })
}

/// The deals that have been used: none is used twice.
struct Deals {
    next: u64,
    games: u64,
}

impl Deals {
    /// The number of the first of as many new deals as a generation plays.
    fn take(&mut self) -> u64 {
        let first = self.next;
        self.next += self.games;
        first
    }
}

/// New weights must win to be accepted. Fitted ones must only not lose, since they expect points more exactly.
fn is_kept(method: Method, duel: &Duel) -> bool {
    match method {
        Method::Fit => duel.better > -1.0,
        Method::Match => duel.better > 1.0,
    }
}

fn fitted<G: Game>(
    table: &Conditions<'_, G>,
    dials: &Dials,
    weights: &G::Weights,
    noise: f64,
    deals: &mut Deals,
    generation: &mut Generation,
) -> Option<Vec<f64>> {
    let samples = samples::collect(table, weights, noise, deals.take(), deals.games);
    let fit = Fit { dials, samples: &samples, games: deals.games };
    let points = fit.points(&dials.read())?;
    generation.error = Some([points.before, points.after]);
    if table.start.players() == 1 {
        return Some(points.numbers);
    }
    let doubts = fit.doubts(&points.numbers)?;
    generation.surprise = Some([doubts.before, doubts.after]);
    Some(doubts.numbers)
}

/// The weights with these numbers, rounded; `None` if nothing changed.
fn turned<W: Weights>(dials: &Dials, numbers: &[f64]) -> Option<W> {
    let before = dials.read();
    let moved = |(number, before): (&f64, &f64)| {
        let new = rounded(*number);
        if (number - before).abs() <= 1e-9 * before.abs() || new == *before { *before } else { new }
    };
    let numbers: Vec<f64> = numbers.iter().zip(&before).map(moved).collect();
    if numbers == before { None } else { dials.weights(&numbers) }
}

fn changes<W: Weights>(first: &Dials, weights: &W) -> Result<Vec<(String, f64, f64)>, TuneError> {
    let now = Dials::new(weights, first.names())?.read();
    let lines = first.names().iter().zip(first.read()).zip(now);
    Ok(lines.filter(|((_, was), is)| was != is).map(|((name, was), is)| (name.clone(), was, is)).collect())
}
