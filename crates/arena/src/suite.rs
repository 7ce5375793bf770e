//! Lists of matches with targets, and whether they were reached.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Standing, Standings};

/// Matches to be played one after another.
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
    /// The matches.
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
    /// The entrants, as on the command line.
    pub seats: String,
    /// How many deals.
    pub games: u64,
    /// What is asked of whom; somebody of whom nothing is asked is measured only.
    #[serde(default)]
    pub targets: Map<String, Value>,
}

/// What is asked of a bot.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Aims {
    /// The lower end of its share of wins is at least this.
    pub wins_at_least: Option<f64>,
    /// Its share of wins is this, or better, within the interval: the upper end is at least this.
    pub wins_like: Option<f64>,
    /// The lower end of its mean score is at least this.
    pub score_at_least: Option<f64>,
    /// It thinks no longer than this, on average.
    pub ms_at_most: Option<f64>,
}

/// A kind of target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Nothing is asked; the share of wins is measured.
    Wins,
    /// See [`Aims::wins_at_least`].
    WinsAtLeast,
    /// See [`Aims::wins_like`].
    WinsLike,
    /// See [`Aims::score_at_least`].
    ScoreAtLeast,
    /// See [`Aims::ms_at_most`].
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

/// A target beside what was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// Whose figure it is.
    pub bot: String,
    /// Which figure.
    pub aim: Aim,
    /// What is asked.
    pub target: Option<f64>,
    /// What was measured.
    pub measured: f64,
    /// The 95 % interval, where there is one.
    pub interval: Option<[f64; 2]>,
    /// Whether the target was reached, if there is one.
    pub reached: Option<bool>,
}

impl Match {
    /// What is asked of each bot, in the order given.
    pub fn aims(&self) -> Result<Vec<(String, Aims)>, serde_json::Error> {
        let aims = |(bot, aims): (&String, &Value)| Ok((bot.clone(), serde_json::from_value(aims.clone())?));
        self.targets.iter().map(aims).collect()
    }

    /// A name for its files.
    pub fn slug(&self) -> String {
        let options = self.options.values().map(Value::to_string);
        let parts: Vec<String> = [self.game.clone()].into_iter().chain(options).chain([self.seats.clone()]).collect();
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
        let slug: String = parts.join("-").chars().map(plain).collect();
        slug.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
    }
}

impl Aims {
    /// How a bot did, aim by aim.
    fn judge(&self, seat: &Standing) -> Vec<Verdict> {
        let verdict = |aim, target: Option<f64>, measured, interval: Option<[f64; 2]>, figure: f64| {
            let reached = target.map(|target| if aim == Aim::MsAtMost { figure <= target } else { figure >= target });
            Verdict { bot: seat.bot.clone(), aim, target, measured, interval, reached }
        };
        let (wins, points) = (Some(seat.interval), Some(seat.score_interval));
        let asked: Vec<Verdict> = [
            verdict(Aim::WinsAtLeast, self.wins_at_least, seat.win_rate, wins, seat.interval[0]),
            verdict(Aim::WinsLike, self.wins_like, seat.win_rate, wins, seat.interval[1]),
            verdict(Aim::ScoreAtLeast, self.score_at_least, seat.mean_score, points, seat.score_interval[0]),
            verdict(Aim::MsAtMost, self.ms_at_most, seat.ms_per_move, None, seat.ms_per_move),
        ]
        .into_iter()
        .filter(|verdict| verdict.target.is_some())
        .collect();
        if asked.is_empty() { vec![verdict(Aim::Wins, None, seat.win_rate, wins, seat.win_rate)] } else { asked }
    }
}

impl Verdict {
    /// What the standings of a match say about what was asked. Somebody who did not play is left out.
    pub fn all(aims: &[(String, Aims)], standings: &Standings) -> Vec<Verdict> {
        let judge = |(bot, aims): &(String, Aims)| {
            let seat = standings.seats.iter().find(|seat| seat.bot == *bot);
            seat.map(|seat| aims.judge(seat)).unwrap_or_default()
        };
        aims.iter().flat_map(judge).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing() -> Standing {
        Standing {
            bot: "strong".to_owned(),
            games: 400,
            win_rate: 0.68,
            interval: [0.64, 0.72],
            mean_score: 126.0,
            score_interval: [125.5, 126.5],
            score_sd: 12.0,
            mean_rank: 1.3,
            moves_per_game: 18.0,
            ms_per_move: 99.0,
        }
    }

    #[test]
    fn a_target_is_measured_against_the_careful_end_of_the_interval() {
        let reached = |aims: Aims| aims.judge(&standing())[0].reached;
        assert_eq!(reached(Aims { wins_at_least: Some(0.65), ..Aims::default() }), Some(false));
        assert_eq!(reached(Aims { wins_at_least: Some(0.64), ..Aims::default() }), Some(true));
        assert_eq!(reached(Aims { wins_like: Some(0.71), ..Aims::default() }), Some(true));
        assert_eq!(reached(Aims { wins_like: Some(0.73), ..Aims::default() }), Some(false));
        assert_eq!(reached(Aims { score_at_least: Some(125.0), ..Aims::default() }), Some(true));
        assert_eq!(reached(Aims { ms_at_most: Some(98.0), ..Aims::default() }), Some(false));
        assert_eq!(reached(Aims::default()), None);
    }

    #[test]
    fn a_target_that_nobody_knows_is_refused() {
        let text = r#"{"game": "polis", "seats": "a,b", "games": 1, "targets": {"a": {"wins": 1}}}"#;
        let contest: Match = serde_json::from_str(text).unwrap();
        assert!(contest.aims().unwrap_err().to_string().contains("wins_at_least"));
    }

    #[test]
    fn a_match_is_named_by_what_is_played() {
        let text = r#"{"game": "engineer", "options": {"mode": "b_hard"}, "seats": "search:20ms,strong", "games": 1}"#;
        assert_eq!(serde_json::from_str::<Match>(text).unwrap().slug(), "engineer-b_hard-search-20ms-strong");
    }
}
