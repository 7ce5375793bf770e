//! Errors, as clients are told of them.

use rynek_catalog::Refusal;
use rynek_kernel::{Explain, Message, json_fault};
use rynek_table::Refused;
use rynek_words::Words;
use serde::Serialize;
use serde_json::{Value, json};

/// An error for a client, not yet in any language.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The status that a server answers with.
    pub status: u16,
    /// The code for programs.
    pub code: &'static str,
    /// What a person is told.
    pub message: Box<Message>,
    /// The rule of the game that forbids it.
    pub rule: Option<String>,
    /// Further details for programs.
    pub details: Option<Box<Value>>,
}

/// An error in words, as it is sent.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProblemBody {
    /// What went wrong.
    pub error: ProblemWords,
}

/// What went wrong, for a program and for a person.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct ProblemWords {
    /// For programs. It never changes.
    pub code: String,
    /// For people, in their language.
    pub message: String,
    /// The rule of the game that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Further details for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub details: Option<Value>,
    /// After how many seconds to try again, if that makes sense.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

/// How the parser of JSON begins what [`json_fault`] can say in every language.
const PARSER: [&str; 9] = [
    "missing field",
    "unknown field",
    "unknown variant",
    "duplicate field",
    "invalid type",
    "invalid value",
    "EOF while",
    "trailing characters",
    "expected value",
];

impl Fault {
    /// An error with a code for programs and a message for people.
    pub fn new(status: u16, code: &'static str, message: Message) -> Fault {
        Fault { status, code, message: Box::new(message), rule: None, details: None }
    }

    /// The request can be parsed, but not accepted.
    pub fn unprocessable(code: &'static str, message: Message) -> Fault {
        Fault::new(422, code, message)
    }

    /// There is no such thing.
    pub fn not_found() -> Fault {
        Fault::new(404, "not_found", Message::new("wire-not-found"))
    }

    /// The request cannot be parsed. What the parser says is English, so programmers find it in the details.
    pub fn malformed(why: impl Into<String>) -> Fault {
        let why = why.into();
        let fault = PARSER.iter().filter_map(|start| why.find(start)).min().map(|at| json_fault(&why[at..]));
        let message = fault.into_iter().fold(Message::new("wire-malformed"), Message::then);
        Fault::new(400, "malformed", message).with_details(json!({ "parser": why }))
    }

    /// Adds details for programs.
    #[must_use]
    pub fn with_details(self, details: Value) -> Fault {
        Fault { details: Some(Box::new(details)), ..self }
    }

    /// The error in words.
    pub fn words(&self, words: &Words) -> ProblemWords {
        ProblemWords {
            code: self.code.to_owned(),
            message: words.say(&self.message),
            rule: self.rule.clone(),
            details: self.details.as_deref().cloned(),
            retry_after: None,
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let code = if matches!(refusal, Refusal::Notation(_)) { "notation" } else { "illegal" };
        let rule = refusal.rule().map(str::to_owned);
        Fault { rule, ..Fault::unprocessable(code, refusal.message()) }
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        const TERMS: u16 = 422;
        const STATE: u16 = 409;
        const RIGHT: u16 = 403;
        let (status, code) = match &refused {
            Refused::Action(refusal) => return refusal.clone().into(),
            Refused::Open(_) | Refused::Terms(_) => (TERMS, "terms"),
            Refused::NoSeat(_) => (TERMS, "no_seat"),
            Refused::Name => (TERMS, "name"),
            Refused::TooLong { .. } => (TERMS, "too_long"),
            Refused::Reserved(_) => (RIGHT, "reserved"),
            Refused::NotYours(_) => (RIGHT, "not_yours"),
            Refused::Removed => (RIGHT, "removed"),
            Refused::Private => (RIGHT, "private"),
            Refused::NotTheHost => (RIGHT, "not_the_host"),
            Refused::Taken(_) => (STATE, "taken"),
            Refused::Day => (STATE, "city_of_the_day"),
            Refused::Begun => (STATE, "begun"),
            Refused::NotBegun => (STATE, "not_begun"),
            Refused::Over => (STATE, "over"),
            Refused::Empty(_) => (STATE, "empty"),
            Refused::NotYourTurn(_) => (STATE, "not_your_turn"),
            Refused::Stale { .. } => (STATE, "stale"),
            Refused::NothingToTakeBack => (STATE, "nothing_to_take_back"),
            Refused::NothingAsked => (STATE, "nothing_asked"),
            Refused::OutOfTime(_) => (STATE, "out_of_time"),
            Refused::TimeLeft => (STATE, "time_left"),
            Refused::ServerOnly => (RIGHT, "house_only"),
            Refused::NotOver => (STATE, "not_over"),
        };
        Fault::new(status, code, refused.message())
    }
}
