//! What happens at a table, and what a bot would do, in words.

use std::collections::BTreeMap;

use rynek_bots::Candidate;
use rynek_kernel::{Seat, Viewer};
use rynek_table::{Table, Told};
use rynek_words::Words;
use serde::Serialize;

/// How many actions a hint names.
pub const BEST: usize = 3;
/// The default bot for hints: the strongest.
pub const ADVISER: &str = "master";

/// An entry of the history, as its reader may see it, in their language.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ToldLine {
    /// What happened.
    #[serde(flatten)]
    pub told: Told,
    /// The line of the log. It is text, never markup.
    pub text: String,
}

impl ToldLine {
    /// Writes an entry in these words.
    pub fn new(told: Told, words: &Words) -> ToldLine {
        ToldLine { text: words.say(&told.log), told }
    }
}

/// A part of a table's log.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Log {
    /// The entries after the requested one.
    pub entries: Vec<ToldLine>,
    /// The number of the table's last entry: if the part ends before it, there is more.
    pub number: u64,
}

/// A command was executed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct Done {
    /// The number of the table after it; for an action that was sent before, its number then.
    pub number: u64,
    /// The new key of a seat, by its number, if its person was removed. It is told only once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keys: Option<BTreeMap<String, String>>,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint {
    /// The best actions, the best first.
    pub best: Vec<Advice>,
}

/// An action that a bot recommends.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// The action in words.
    pub text: String,
    /// How many simulations tried it.
    pub visits: u64,
    /// The share of games the bot expects to win after it, from 0 to 1.
    pub win: f64,
    /// The points it expects at the end.
    pub points: f64,
    /// The immediate changes of the score sheet.
    pub changes: Vec<ScoreChange>,
}

/// A source of points that an action changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(rename = "Change")]
#[cfg_attr(feature = "schema", schema(as = Change))]
pub struct ScoreChange {
    /// The id of the source.
    pub id: String,
    /// Its name.
    pub label: String,
    /// The difference in points.
    pub points: i32,
}

impl Hint {
    /// The best of these candidates for a seat, in words.
    pub fn new(table: &Table, seat: Seat, best: Vec<Candidate<String>>, words: &Words) -> Hint {
        Hint { best: best.into_iter().take(BEST).map(|candidate| explain(table, seat, candidate, words)).collect() }
    }
}

fn explain(table: &Table, seat: Seat, candidate: Candidate<String>, words: &Words) -> Advice {
    let Candidate { action, visits, win, points } = candidate;
    let line = table.describe(table.position(), &action, Viewer::Seat(seat));
    Advice { text: words.say(&line), changes: changes(table, seat, &action, words), action, visits, win, points }
}

fn changes(table: &Table, seat: Seat, action: &str, words: &Words) -> Vec<ScoreChange> {
    let now = table.position();
    let mut next = now.duplicate();
    if next.apply(action).is_err() {
        return Vec::new();
    }
    let before = now.breakdown(seat).lines;
    let was = |id: &str| before.iter().find(|line| line.id == id).map_or(0, |line| line.points);
    let change = next.breakdown(seat).lines.into_iter().map(|line| ScoreChange {
        label: words.word(&format!("{}-score-{}", now.id(), line.id)),
        points: line.points - was(&line.id),
        id: line.id.into_owned(),
    });
    change.filter(|change| change.points != 0).collect()
}
