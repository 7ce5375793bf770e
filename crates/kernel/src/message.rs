//! Messages in no language yet, and refusals built from messages.

use std::{borrow::Cow, collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use crate::{JsonText, Seat};

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Arg {
    /// A number. A language may choose a plural form by it.
    Number(i64),
    /// A number with decimals: 130.4 is 1,304 with one place.
    Decimal {
        /// The number without its decimal mark.
        decimal: i64,
        /// How many digits are behind the mark.
        places: u8,
    },
    /// Text that is the same in every language: a name, a notation, a path. Or the identifier of a colour, a resource, a
    /// kind: a language selects by it, and never prints it.
    Text(String),
    /// The player in a seat, as the subject of a sentence. It becomes a name where the name is known, otherwise the
    /// number of the seat. Views contain none, because a page knows who sits where.
    #[ts(skip)]
    Player {
        /// The seat.
        seat: Seat,
    },
    /// Several values, joined as the language does: "a, b and c".
    List {
        /// The values. Only here can a value be a message, for a part with a number and a plural: "2 black floors".
        list: Vec<Arg>,
    },
    /// The name of a thing that an edition adds, by the code of a language. It is shown as it is: in the language of the
    /// text, or in English, or the first one.
    Own {
        /// The names.
        own: BTreeMap<String, String>,
    },
    /// Another message, to be put into words first.
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
    /// A number, rounded to this many decimals.
    ///
    /// ```
    /// use rynek_kernel::Arg;
    /// assert_eq!(Arg::decimal(130.44, 1), Arg::Decimal { decimal: 1304, places: 1 });
    /// ```
    pub fn decimal(number: f64, places: u8) -> Arg {
        Arg::Decimal { decimal: (number * 10f64.powi(places.into())).round() as i64, places }
    }

    /// Several values, joined as the language does.
    ///
    /// ```
    /// use rynek_kernel::{Arg, Message};
    /// let message = Message::new("cli-known").with("names", Arg::list(["polis", "planners"]));
    /// assert_eq!(message.to_string(), "cli-known (names: [polis, planners])");
    /// ```
    pub fn list<T: Into<Arg>>(values: impl IntoIterator<Item = T>) -> Arg {
        Arg::List { list: values.into_iter().map(Into::into).collect() }
    }

    fn naming(self, name: &impl Fn(Seat) -> Option<Arg>) -> Arg {
        match self {
            Arg::Player { seat } => name(seat).unwrap_or(self),
            Arg::List { list } => Arg::List { list: list.into_iter().map(|arg| arg.naming(name)).collect() },
            Arg::Message(message) => Arg::Message(Box::new(message.naming(name))),
            Arg::Number(_) | Arg::Decimal { .. } | Arg::Text(_) | Arg::Own { .. } => self,
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Decimal { decimal, places } => {
                write!(f, "{:.*}", usize::from(*places), *decimal as f64 / 10f64.powi((*places).into()))
            }
            Arg::Text(text) => f.write_str(text),
            Arg::Player { seat } => write!(f, "{seat}"),
            Arg::List { list } => {
                let parts: Vec<String> = list.iter().map(Arg::to_string).collect();
                write!(f, "[{}]", parts.join(", "))
            }
            Arg::Own { own } => write!(f, "{own:?}"),
            Arg::Message(message) => write!(f, "{message}"),
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
    /// The sentences after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Message>>", optional)]
    pub then: Vec<Message>,
    /// What the action did, for a screen: see [`Message::with_effects`].
    #[serde(skip)]
    #[ts(skip)]
    pub effects: Option<Box<JsonText>>,
}

impl Message {
    /// A message without values.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: BTreeMap::new(), then: Vec::new(), effects: None }
    }

    /// The same message with one more value.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.insert(Cow::Borrowed(name), value.into());
        self
    }

    /// The same message with another sentence after it.
    ///
    /// ```
    /// use rynek_kernel::Message;
    /// let message = Message::new("polis-log-build").then(Message::new("polis-log-free"));
    /// assert_eq!(message.to_string(), "polis-log-build polis-log-free");
    /// ```
    #[must_use]
    pub fn then(mut self, sentence: Message) -> Message {
        self.then.push(sentence);
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
        self.then = self.then.into_iter().map(|sentence| sentence.naming(name)).collect();
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (n, (name, value)) in self.args.iter().enumerate() {
            f.write_str(if n == 0 { " (" } else { ", " })?;
            write!(f, "{name}: {value}")?;
        }
        if !self.args.is_empty() {
            f.write_str(")")?;
        }
        self.then.iter().try_for_each(|sentence| write!(f, " {sentence}"))
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

    /// The same refusal with another sentence after it.
    #[must_use]
    pub fn then(mut self, sentence: Message) -> Illegal {
        self.message = self.message.then(sentence);
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
        let own = Arg::Own { own: BTreeMap::from([("pl".to_owned(), "Port".to_owned())]) };
        let line = line().with("text", "{ $x }").with("name", own);
        let json = serde_json::to_string(&line).expect("plain data");
        assert_eq!(serde_json::from_str::<Message>(&json).expect("it was just written"), line);
    }
}
