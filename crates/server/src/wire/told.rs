//! The log and the chat of a table.

use rynek_kernel::Seat;
use rynek_tables::{Moment, PersonId, Told, store::Line};
use rynek_words::Words;
use serde::Serialize;

/// An entry of the history, as its reader may know it, in their language.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ToldLine {
    /// Its number.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// When it was made.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[schema(value_type = i64)]
    pub at: Moment,
    /// What happened, in a word for programs.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub what: &'static str,
    /// Which seat it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The action, in notation; missing where it is hidden or there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<String>,
    /// How many actions a question or its answer is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub actions: Option<usize>,
    /// The line of the log. It is text, never markup.
    pub text: String,
}

impl ToldLine {
    /// An entry in these words.
    pub fn new(told: Told, words: &Words) -> ToldLine {
        let Told { number, at, what, seat, action, actions, log } = told;
        ToldLine { number, at, what, seat, action, actions, text: words.say(&log) }
    }
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at its table.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// Who said it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[schema(value_type = String)]
    pub person: PersonId,
    /// What they were called then.
    pub name: String,
    /// When.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[schema(value_type = i64)]
    pub at: Moment,
    /// The words, as they came. They are text, never markup.
    pub words: String,
}

impl From<Line> for ChatLine {
    fn from(line: Line) -> ChatLine {
        let Line { number, person, at, words } = line;
        ChatLine { number, person: person.id, name: person.name, at, words }
    }
}
