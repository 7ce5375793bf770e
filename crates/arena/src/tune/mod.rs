//! Weights tuned by self-play.
//!
//! A game's weights are numbers with names; nothing here knows what they mean. Two methods turn them:
//!
//! - [`Method::Fit`] plays games of the weights against themselves and fits what [`Game::evaluate`] expects to the
//!   points at the end, then what [`Game::doubt`] says to who won.
//! - [`Method::Match`] lets weights turned one way play against weights turned the other way and follows what wins.
//!
//! Either way every generation ends with a match of the new weights against those before, on deals that neither has
//! seen, and it decides. The same seed gives the same weights, however many threads play.

mod algebra;
mod climb;
mod dials;
mod duel;
mod fit;
mod samples;

pub use duel::Duel;

use rynek_bots::{Spec, settings};
use rynek_kernel::{Game, Weights};
use serde::Serialize;
use serde_json::Value;

use climb::Slopes;
use dials::{Dials, rounded};
use duel::{LOGISTIC, Table};
use fit::Fit;

/// How weights are tuned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// By how games ended.
    Fit,
    /// By who wins.
    Match,
}

/// What to tune, and for how long.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// By which method.
    pub method: Method,
    /// All chance follows from it.
    pub seed: u64,
    /// How many deals are played to learn from in each generation, and at most to decide it.
    pub games: u64,
    /// How many generations.
    pub generations: u64,
    /// Only these weights, by name; all if there are none.
    pub only: Vec<String>,
    /// Who plays with the weights.
    pub bot: Spec,
    /// By how many points players err in half of the games that weights are fitted to; a tenth of the game's doubt at
    /// the start if not said.
    pub noise: Option<f64>,
}

/// Why weights cannot be tuned.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TuneError {
    /// The game is judged by its points alone.
    #[error("the game has no weights to tune")]
    NothingToTune,
    /// No weight is called so.
    #[error("no weight {name}; there are {known}")]
    UnknownWeight {
        /// What was given.
        name: String,
        /// What there is.
        known: String,
    },
    /// Not weights of this game.
    #[error("not weights of this game: {0}")]
    Unreadable(String),
}

/// What one generation came to.
#[derive(Clone, Debug, Serialize)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u64,
    /// The mean squared error of the expected points, before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<[f64; 2]>,
    /// The mean surprise at who won, before and after: the logarithm of the chance that was given to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surprise: Option<[f64; 2]>,
    /// The new weights against those before; none were found if there was no match.
    pub duel: Option<Duel>,
    /// Whether the new weights were kept.
    pub kept: bool,
}

/// Tuned weights, and how they came about.
#[derive(Clone, Debug, Serialize)]
pub struct Tuned<W> {
    /// The weights.
    pub weights: W,
    /// Every weight that changed: its name, what it was, what it is.
    pub changed: Vec<(String, f64, f64)>,
    /// The tuned weights against those at the beginning, on fresh deals.
    pub duel: Option<Duel>,
}

/// Weights of a game from JSON: an object of weights, or a whole `bots.json`.
pub fn read_weights<G: Game>(text: &str) -> Result<G::Weights, TuneError> {
    let unreadable = |error: serde_json::Error| TuneError::Unreadable(error.to_string());
    let value: Value = serde_json::from_str(text).map_err(unreadable)?;
    let value = value.get("weights").cloned().unwrap_or(value);
    let weights: G::Weights = serde_json::from_value(value).map_err(unreadable)?;
    let (read, shipped) = (Dials::new(&weights, &[])?, Dials::new(G::weights(), &[])?);
    match read.names() == shipped.names() {
        true => Ok(weights),
        false => Err(TuneError::Unreadable(shipped.names().join(", "))),
    }
}

/// Tunes weights for games from this start. `report` is told of every generation as it ends.
pub fn tune<G: Game>(
    start: &G,
    from: &G::Weights,
    tuning: &Tuning,
    mut report: impl FnMut(&Generation),
) -> Result<Tuned<G::Weights>, TuneError> {
    let settings = settings::<G>();
    let doubt = start.doubt(from);
    let doubt = if doubt.is_finite() { doubt.max(1.0) } else { 1.0 };
    let table = Table { start, spec: &tuning.bot, settings: &settings, scale: LOGISTIC * doubt, seed: tuning.seed };
    let noise = tuning.noise.unwrap_or(0.1 * doubt);
    let first = Dials::new(from, &tuning.only)?;
    let mut slopes = Slopes::new(first.names().len());
    let mut weights = from.clone();
    let mut deals = Deals { next: 0, games: tuning.games.max(1) };
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
        report(&generation);
    }
    let changed = changes(&first, &weights)?;
    let duel = (!changed.is_empty()).then(|| table.duel(&weights, from, deals.take(), deals.games));
    Ok(Tuned { weights, changed, duel })
}

/// Which deals have been played: none is played for two purposes.
struct Deals {
    next: u64,
    games: u64,
}

impl Deals {
    /// The number of the first of as many fresh deals as a generation plays.
    fn take(&mut self) -> u64 {
        let first = self.next;
        self.next += self.games;
        first
    }
}

/// New weights must win to be kept; fitted ones need only not lose, since they know better what a position is worth.
fn is_kept(method: Method, duel: &Duel) -> bool {
    match method {
        Method::Fit => duel.better > -1.0,
        Method::Match => duel.better > 1.0,
    }
}

fn fitted<G: Game>(
    table: &Table<'_, G>,
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

/// The weights with these numbers as they would be written down, unless they are what they were.
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
