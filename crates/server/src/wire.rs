//! Message types that the API and the live tables share, besides those of the crate `table`.

use std::collections::BTreeMap;

use rynek_table::Told;
use rynek_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

/// An entry of the history, as its reader may see it, in their language.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, ts_rs::TS)]
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

/// A command was executed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct Done {
    /// The number of the table after it; for an action that was sent before, its number then.
    pub number: u64,
    /// The new key of a seat, by its number, if its person was removed. It is told only once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keys: Option<BTreeMap<String, String>>,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, ts_rs::TS)]
pub struct Hint {
    /// The best actions, the best first.
    pub best: Vec<Advice>,
}

/// An action that a bot recommends.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, ts_rs::TS)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, ts_rs::TS)]
#[ts(rename = "Change")]
#[schema(as = Change)]
pub struct ScoreChange {
    /// The id of the source.
    pub id: String,
    /// Its name.
    pub label: String,
    /// The difference in points.
    pub points: i32,
}
