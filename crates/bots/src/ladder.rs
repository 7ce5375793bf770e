//! How strong the levels are, as it was measured. `make strength` writes the file.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::LEVELS;

/// The level whose place on the scale of ratings is the middle of it, and that place.
const MIDDLE: (&str, f64) = ("skilled", 1500.0);
/// The points for odds of e to one: 400 are odds of ten to one.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// The number of players at the tables that decide about the places.
const TWO: usize = 2;
/// How many wins and losses are added to the games of a level that plays alone, so that its odds are finite.
const ADDED: f64 = 0.5;

/// The measured strengths of the levels.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// Matches of two levels.
    pub pairs: Vec<Rung>,
    /// Games of levels that play alone.
    pub alone: Vec<Solo>,
}

/// A match of two levels.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// Two levels, the stronger one first.
    pub levels: [String; 2],
    /// What identifies how they played: see [`Spec::fingerprint`](crate::Spec::fingerprint).
    pub fingerprints: [String; 2],
    /// How many games were played.
    pub games: u64,
    /// The share of meetings in which the first had the better place; equal places count half.
    pub share: f64,
    /// The 95 % interval of that.
    pub interval: [f64; 2],
    /// The mean processor time of each of them for a decision, in milliseconds.
    pub ms: [f64; 2],
    /// The commit of the program that played them.
    pub commit: String,
}

/// Games of a level that plays alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// The game's id.
    pub game: String,
    /// The options of the tables; the others had their defaults.
    pub options: Map<String, Value>,
    /// The level.
    pub level: String,
    /// What identifies how it played.
    pub fingerprint: String,
    /// How many games were played.
    pub games: u64,
    /// The share that it won.
    pub share: f64,
    /// The 95 % interval of that.
    pub interval: [f64; 2],
    /// Its mean processor time for a decision, in milliseconds.
    pub ms: f64,
    /// The commit of the program that played them.
    pub commit: String,
}

static MEASURED: LazyLock<Ladder> =
    LazyLock::new(|| rynek_kernel::json::read_text(include_str!("../ladder.json")).expect("a test reads the file"));

/// All that was measured.
pub fn ladder() -> &'static Ladder {
    &MEASURED
}

/// The place of a level of a game on the scale of ratings, where people begin at 1500: who has that rating wins about half
/// of the games against it, or as many of the games as it does where everyone plays alone. `None` if it was not
/// measured.
///
/// ```
/// let place = |level| rynek_bots::place("polis", level);
/// assert_eq!(place("skilled"), Some(1500.0));
/// assert_eq!(place("greedy"), None);
/// ```
pub fn place(game: &str, level: &str) -> Option<f64> {
    let at = |name: &str| LEVELS.iter().position(|known| *known == name);
    let (level, middle) = (at(level)?, at(MIDDLE.0)?);
    let (low, high) = (level.min(middle), level.max(middle));
    let steps = LEVELS[low..=high].windows(2).map(|rung| step(game, rung[0], rung[1])).sum::<Option<f64>>()?;
    Some(if level < middle { MIDDLE.1 - steps } else { MIDDLE.1 + steps })
}

/// By how many points a level is better than the one below.
fn step(game: &str, below: &str, above: &str) -> Option<f64> {
    if let Some(found) = MEASURED
        .pairs
        .iter()
        .find(|one| one.game == game && one.players == TWO && one.levels[0] == above && one.levels[1] == below)
    {
        return Some(POINTS * log_odds(found.share, found.games));
    }
    // Only tables that were measured with both levels can be compared.
    let both =
        |one: &'static Solo| alone(game, below).find(|other| other.options == one.options).map(|other| (one, other));
    let (higher, lower): (Vec<&Solo>, Vec<&Solo>) = alone(game, above).filter_map(both).unzip();
    Some(POINTS * (odds(&higher)? - odds(&lower)?))
}

/// The games of a level that plays alone.
fn alone<'a>(game: &'a str, level: &'a str) -> impl Iterator<Item = &'static Solo> + 'a {
    MEASURED.alone.iter().filter(move |one| one.game == game && one.level == level)
}

/// The logarithm of the odds of a win over these tables; `None` without games.
fn odds(played: &[&Solo]) -> Option<f64> {
    let games = played.iter().map(|one| one.games).sum::<u64>();
    let share = played.iter().map(|one| one.share).sum::<f64>() / played.len().max(1) as f64;
    (games > 0).then(|| log_odds(share, games))
}

fn log_odds(share: f64, games: u64) -> f64 {
    let games = games as f64;
    libm::log((share * games + ADDED) / ((1.0 - share) * games + ADDED))
}
