//! Languages, messages in no language yet, and refusals built from messages.

use std::{borrow::Cow, collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use crate::{JsonText, Seat};

/// A language of the product.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::En, Language::Pl];

    /// Its code: `en`, `pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
        }
    }

    /// The language with this code, or of this locale, such as `pl_PL.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let code = code.split(['_', '-', '.']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// The same text in every language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// English.
    pub en: &'static str,
    /// Polish.
    pub pl: &'static str,
}

impl Texts {
    /// The text in this language.
    pub const fn get(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Pl => self.pl,
        }
    }
}

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Arg {
    /// A number. A language may choose a plural form by it.
    Number(i64),
    /// Text that is the same in every language: a name, a notation, a path.
    Text(String),
    /// The player in a seat, as the subject of a sentence. It becomes a name where the name is known, otherwise the
    /// number of the seat. Views contain none, because a page knows who sits where.
    #[ts(skip)]
    Player {
        /// The seat.
        seat: Seat,
    },
    /// Another message, to be put into words first: a kind of district, the reason behind a refusal.
    Message(Box<Message>),
}

macro_rules! number_arg {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            /// A number that is too large for plural forms is set in as text.
            fn from(number: $number) -> Arg {
                i64::try_from(number).map_or_else(|_| Arg::Text(number.to_string()), Arg::Number)
            }
        }
    )*};
}
number_arg!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Player { seat }
    }
}

impl Arg {
    fn naming(self, name: &impl Fn(Seat) -> Option<Arg>) -> Arg {
        match self {
            Arg::Player { seat } => name(seat).unwrap_or(self),
            Arg::Message(message) => Arg::Message(Box::new(message.naming(name))),
            Arg::Number(_) | Arg::Text(_) => self,
        }
    }
}

/// A sentence by its key, with the values to set into it.
///
/// The code of the rules contains no text. It names the message, and the Fluent files have its text in each language.
///
/// ```
/// use rynek_kernel::Message;
/// let message = Message::new("polis-log-draw").with("tile", 12);
/// assert_eq!(message.to_string(), "polis-log-draw (tile: 12)");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Message {
    /// The key in the Fluent files.
    pub key: Cow<'static, str>,
    /// The values by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
    /// What the action did, for a screen: see [`Message::with_effects`].
    #[serde(skip)]
    #[ts(skip)]
    pub effects: Option<Box<JsonText>>,
}

impl Message {
    /// A message without values.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: BTreeMap::new(), effects: None }
    }

    /// The same message with one more value.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.insert(Cow::Borrowed(name), value.into());
        self
    }

    /// The same log line with what the action does, so that a screen does not have to work it out by the rules.
    ///
    /// ```
    /// use rynek_kernel::Message;
    /// let message = Message::new("rooftops-log-build").with_effects(&["A1", "A2"]);
    /// assert_eq!(message.effects.unwrap().get(), r#"["A1","A2"]"#);
    /// ```
    #[must_use]
    pub fn with_effects(mut self, effects: &impl Serialize) -> Message {
        self.effects = Some(Box::new(JsonText::of(effects)));
        self
    }

    /// The same message with its players called as `name` says, where it knows them.
    ///
    /// ```
    /// use rynek_kernel::{Message, Seat};
    /// let message = Message::new("polis-log-pass").with("player", Seat::new(1));
    /// let named = message.naming(&|seat| (seat == Seat::new(1)).then(|| "Ada".into()));
    /// assert_eq!(named, Message::new("polis-log-pass").with("player", "Ada"));
    /// ```
    #[must_use]
    pub fn naming(mut self, name: &impl Fn(Seat) -> Option<Arg>) -> Message {
        self.args = self.args.into_iter().map(|(of, arg)| (of, arg.naming(name))).collect();
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (n, (name, value)) in self.args.iter().enumerate() {
            f.write_str(if n == 0 { " (" } else { ", " })?;
            match value {
                Arg::Number(number) => write!(f, "{name}: {number}")?,
                Arg::Text(text) => write!(f, "{name}: {text}")?,
                Arg::Player { seat } => write!(f, "{name}: {seat}")?,
                Arg::Message(message) => write!(f, "{name}: {message}")?,
            }
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

/// Something with a message for people. Every error of this crate has one.
pub trait Explain {
    /// The message.
    fn message(&self) -> Message;
}

/// Why a rule forbids something: an action, or a choice of options.
///
/// ```
/// use rynek_kernel::{Explain, Illegal};
/// let no = Illegal::new("polis.take.price").with("price", 3).with("stones", 1);
/// assert_eq!(no.rule(), "polis.take.price");
/// assert_eq!(no.message().key, "polis-take-price");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, ts_rs::TS)]
#[error("against rule {rule}: {message}")]
pub struct Illegal {
    rule: Cow<'static, str>,
    message: Message,
}

impl Illegal {
    /// The rule's identifier, as in `docs/rules`; its message has the same name with dashes.
    pub fn new(rule: &'static str) -> Illegal {
        Illegal { rule: Cow::Borrowed(rule), message: Message::new(rule.replace('.', "-")) }
    }

    /// The same refusal with one more value for its message.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Illegal {
        self.message = self.message.with(name, value);
        self
    }

    /// The same refusal with its players called as `name` says, where it knows them.
    #[must_use]
    pub fn naming(mut self, name: &impl Fn(Seat) -> Option<Arg>) -> Illegal {
        self.message = self.message.naming(name);
        self
    }

    /// The identifier of the rule.
    pub fn rule(&self) -> &str {
        &self.rule
    }
}

impl Explain for Illegal {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line() -> Message {
        let inner = Message::new("event-undo").with("player", Seat::new(1)).with("sum", 3);
        Message::new("event-turn").with("player", Seat::new(0)).with("paid", inner).with("seat", Seat::new(0).number())
    }

    #[test]
    fn naming_changes_inner_messages_too_but_no_numbers() {
        let named = line().naming(&|seat| Some(format!("P{seat}").into()));
        let inner = Message::new("event-undo").with("player", "P2").with("sum", 3);
        assert_eq!(named, Message::new("event-turn").with("player", "P1").with("paid", inner).with("seat", 1));
    }

    #[test]
    fn a_player_without_a_name_stays_a_seat() {
        assert_eq!(line().naming(&|_| None), line());
        assert_eq!(line().to_string(), "event-turn (paid: event-undo (player: 2, sum: 3), player: 1, seat: 1)");
    }

    #[test]
    fn a_large_number_does_not_turn_negative() {
        assert_eq!(Arg::from(u64::MAX), Arg::from("18446744073709551615"));
        assert_eq!(Arg::from(-1_i8), Arg::Number(-1));
    }

    #[test]
    fn every_kind_of_value_can_be_read_back() {
        let json = serde_json::to_string(&line().with("text", "{ $x }")).expect("plain data");
        assert_eq!(serde_json::from_str::<Message>(&json).expect("it was just written"), line().with("text", "{ $x }"));
    }
}
