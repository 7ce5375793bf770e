//! Lists of contests with targets.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{EntrantResult, Standings};

/// Contests to be played one after another.
///
/// ```
/// use rynek_arena::Suite;
/// let suite: Suite = serde_json::from_str(r#"{ "matches": [
///     { "game": "polis", "seats": "strong,greedy", "games": 200,
///       "targets": { "strong": { "wins_at_least": 0.65, "ms_at_most": 100 } } }
/// ] }"#).unwrap();
/// assert_eq!(suite.matches[0].games, 200);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suite {
    /// The contests.
    pub matches: Vec<Match>,
}

/// A contest with targets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The game.
    pub game: String,
    /// The table options.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// What differs from the components that ship, by the paths of the values, such as `tiles[3].players`.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub changes: Map<String, Value>,
    /// The seed of the deals, if it is not the one of the whole list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The entrants, as on the command line.
    pub seats: String,
    /// The number of deals.
    pub games: u64,
    /// The targets of each bot. A bot without targets is only measured.
    #[serde(default)]
    pub targets: Map<String, Value>,
}

/// The targets of a bot: a value for each figure.
pub type Aims = BTreeMap<Aim, f64>;

/// A kind of target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// No target; the share of wins is measured.
    #[serde(skip_deserializing)]
    Wins,
    /// The lower end of the interval of its share of wins is at least this.
    WinsAtLeast,
    /// The upper end of the interval of its share of wins is at least this.
    WinsLike,
    /// The lower end of the interval of its mean score is at least this.
    ScoreAtLeast,
    /// Its mean time for a decision is at most this.
    MsAtMost,
}

impl Aim {
    /// Its name in a suite.
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Wins => "wins",
            Aim::WinsAtLeast => "wins_at_least",
            Aim::WinsLike => "wins_like",
            Aim::ScoreAtLeast => "score_at_least",
            Aim::MsAtMost => "ms_at_most",
        }
    }
}

/// A target with the measured value.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The bot.
    pub bot: String,
    /// The figure.
    pub aim: Aim,
    /// The target.
    pub target: Option<f64>,
    /// The measured value.
    pub measured: f64,
    /// The 95 % interval, where there is one.
    pub interval: Option<[f64; 2]>,
    /// Whether the target was reached; `None` without a target.
    pub reached: Option<bool>,
}

impl Match {
    /// The targets of each bot, in the order given.
    pub fn aims(&self) -> Result<Vec<(String, Aims)>, serde_json::Error> {
        let aims = |(bot, aims): (&String, &Value)| Ok((bot.clone(), serde_json::from_value(aims.clone())?));
        self.targets.iter().map(aims).collect()
    }

    /// A name for the contest's files.
    pub fn slug(&self) -> String {
        let options = self.options.values().map(Value::to_string);
        let changed = self.changes.keys().map(|place| place.rsplit('.').next().unwrap_or(place).to_owned());
        let parts = [self.game.clone()].into_iter().chain(options).chain(changed).chain([self.seats.clone()]);
        let parts: Vec<String> = parts.collect();
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
        let slug: String = parts.join("-").chars().map(plain).collect();
        slug.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
    }
}

/// The results of a bot, target by target.
fn judge(aims: &Aims, seat: &EntrantResult) -> Vec<Verdict> {
    let verdict = |aim: Aim, target: Option<f64>| {
        let (measured, interval) = match aim {
            Aim::Wins | Aim::WinsAtLeast | Aim::WinsLike => (seat.win_rate, Some(seat.interval)),
            Aim::ScoreAtLeast => (seat.mean_score, seat.score_interval),
            Aim::MsAtMost => (seat.ms_per_move, None),
        };
        // What has no interval proves nothing.
        let [low, high] = interval.unwrap_or([f64::NEG_INFINITY, f64::INFINITY]);
        let reached = target.map(|target| match aim {
            Aim::MsAtMost => measured <= target,
            Aim::WinsLike => high >= target,
            _ => low >= target,
        });
        Verdict { bot: seat.bot.clone(), aim, target, measured, interval, reached }
    };
    match aims.is_empty() {
        true => vec![verdict(Aim::Wins, None)],
        false => aims.iter().map(|(aim, target)| verdict(*aim, Some(*target))).collect(),
    }
}

impl Verdict {
    /// The targets of a contest with the measured values. Bots that did not play are left out.
    pub fn all(aims: &[(String, Aims)], standings: &Standings) -> Vec<Verdict> {
        let judge = |(bot, aims): &(String, Aims)| {
            let seat = standings.seats.iter().find(|seat| seat.bot == *bot);
            seat.map(|seat| judge(aims, seat)).unwrap_or_default()
        };
        aims.iter().flat_map(judge).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result() -> EntrantResult {
        EntrantResult {
            bot: "strong".to_owned(),
            fingerprint: String::new(),
            games: 400,
            win_rate: 0.68,
            interval: [0.64, 0.72],
            without_luck: None,
            mean_score: 126.0,
            score_interval: Some([125.5, 126.5]),
            score_sd: 12.0,
            mean_rank: 1.3,
            moves_per_game: 18.0,
            ms_per_move: 99.0,
        }
    }

    #[test]
    fn a_target_is_compared_with_an_end_of_the_interval() {
        let reached = |aims: &[(Aim, f64)]| judge(&aims.iter().copied().collect(), &result())[0].reached;
        assert_eq!(reached(&[(Aim::WinsAtLeast, 0.65)]), Some(false));
        assert_eq!(reached(&[(Aim::WinsAtLeast, 0.64)]), Some(true));
        assert_eq!(reached(&[(Aim::WinsLike, 0.71)]), Some(true));
        assert_eq!(reached(&[(Aim::WinsLike, 0.73)]), Some(false));
        assert_eq!(reached(&[(Aim::ScoreAtLeast, 125.0)]), Some(true));
        assert_eq!(reached(&[(Aim::MsAtMost, 98.0)]), Some(false));
        assert_eq!(reached(&[]), None);
        let one_deal = EntrantResult { score_interval: None, ..result() };
        let aims = [(Aim::ScoreAtLeast, 125.0)].into_iter().collect();
        assert_eq!(judge(&aims, &one_deal)[0].reached, Some(false));
    }

    #[test]
    fn an_unknown_target_is_refused() {
        let text = r#"{"game": "polis", "seats": "a,b", "games": 1, "targets": {"a": {"wins": 1}}}"#;
        let contest: Match = serde_json::from_str(text).unwrap();
        assert!(contest.aims().unwrap_err().to_string().contains("wins_at_least"));
    }

    #[test]
    fn a_match_is_named_after_its_game_options_and_seats() {
        let text = r#"{"game": "engineer", "options": {"mode": "b_hard"}, "seats": "search:20ms,strong", "games": 1}"#;
        assert_eq!(serde_json::from_str::<Match>(text).unwrap().slug(), "engineer-b_hard-search-20ms-strong");
    }
}
