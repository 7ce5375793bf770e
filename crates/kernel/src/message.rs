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
    /// The reader, as the subject of a sentence, with the name that the others read. A text selects by `$whose`, which is
    /// `yours` if one of its values is this one, and otherwise `theirs`.
    #[ts(skip)]
    You {
        /// Their name.
        you: Box<Arg>,
    },
    /// A bot, as the subject of a sentence.
    Bot {
        /// The level, or the name of a bot from outside.
        bot: String,
        /// Its number among the bots of the same kind, or 0 if it is the only one.
        number: usize,
    },
    /// Several values, joined as the language does: "a, b and c".
    List {
        /// The parts.
        list: Vec<Part>,
    },
    /// The name of a thing that an edition adds, by the code of a language. It is shown as it is: in the language of the
    /// text, or in English, or the first one.
    Own {
        /// The names.
        own: BTreeMap<String, String>,
    },
}

/// A part of a list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Part {
    /// A phrase of its own, with a number and a plural: "2 black floors".
    Phrase(Message),
    /// A value.
    Value(Arg),
}

impl From<Message> for Part {
    fn from(phrase: Message) -> Part {
        Part::Phrase(phrase)
    }
}

impl<T: Into<Arg>> From<T> for Part {
    fn from(value: T) -> Part {
        Part::Value(value.into())
    }
}

impl Part {
    fn naming(self, name: &impl Fn(Seat) -> Option<Arg>) -> Part {
        match self {
            Part::Phrase(phrase) => Part::Phrase(phrase.naming(name)),
            Part::Value(value) => Part::Value(value.naming(name)),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Phrase(phrase) => phrase.fmt(f),
            Part::Value(value) => value.fmt(f),
        }
    }
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

    /// A bot, the only one of its kind.
    pub fn bot(bot: impl Into<String>) -> Arg {
        Arg::Bot { bot: bot.into(), number: 0 }
    }

    /// The reader, whom the others call by this name.
    pub fn you(name: impl Into<Arg>) -> Arg {
        Arg::You { you: Box::new(name.into()) }
    }

    /// Several values, joined as the language does.
    ///
    /// ```
    /// use rynek_kernel::{Arg, Message};
    /// let message = Message::new("cli-known").with("names", Arg::list(["polis", "planners"]));
    /// assert_eq!(message.to_string(), "cli-known (names: [polis, planners])");
    /// ```
    pub fn list<T: Into<Part>>(values: impl IntoIterator<Item = T>) -> Arg {
        Arg::List { list: values.into_iter().map(Into::into).collect() }
    }

    fn naming(self, name: &impl Fn(Seat) -> Option<Arg>) -> Arg {
        match self {
            Arg::Player { seat } => name(seat).unwrap_or(self),
            Arg::List { list } => Arg::List { list: list.into_iter().map(|part| part.naming(name)).collect() },
            Arg::Number(_)
            | Arg::Decimal { .. }
            | Arg::Text(_)
            | Arg::You { .. }
            | Arg::Bot { .. }
            | Arg::Own { .. } => self,
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
            Arg::You { you } => you.fmt(f),
            Arg::Bot { bot, number: 0 } => f.write_str(bot),
            Arg::Bot { bot, number } => write!(f, "{bot} {number}"),
            Arg::List { list } => {
                let parts: Vec<String> = list.iter().map(Part::to_string).collect();
                write!(f, "[{}]", parts.join(", "))
            }
            Arg::Own { own } => write!(f, "{own:?}"),
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
        for arg in self.args.values_mut() {
            *arg = std::mem::replace(arg, Arg::from(0)).naming(name);
        }
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
    // Boxed because a refusal is an error of many functions.
    message: Box<Message>,
}

impl Illegal {
    /// The rule's identifier, as in `docs/rules`; its message has the same name with dashes.
    pub fn new(rule: &'static str) -> Illegal {
        Illegal { rule: Cow::Borrowed(rule), message: Box::new(Message::new(rule.replace('.', "-"))) }
    }

    /// The same refusal with one more value for its message.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Illegal {
        self.message = Box::new(self.message.with(name, value));
        self
    }

    /// The same refusal with another sentence after it.
    #[must_use]
    pub fn then(mut self, sentence: Message) -> Illegal {
        self.message = Box::new(self.message.then(sentence));
        self
    }

    /// The same refusal with its players called as `name` says, where it knows them.
    #[must_use]
    pub fn naming(mut self, name: &impl Fn(Seat) -> Option<Arg>) -> Illegal {
        self.message = Box::new(self.message.naming(name));
        self
    }

    /// The identifier of the rule.
    pub fn rule(&self) -> &str {
        &self.rule
    }
}

impl Explain for Illegal {
    fn message(&self) -> Message {
        (*self.message).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(first: impl Into<Arg>, second: impl Into<Arg>) -> Message {
        let phrase = Message::new("event-undo").with("player", second).with("sum", 3);
        let line = Message::new("event-turn").with("player", first).with("paid", Arg::list([phrase.clone()]));
        line.with("seat", Seat::new(0).number()).then(phrase)
    }

    #[test]
    fn naming_changes_lists_and_further_sentences_too_but_no_numbers() {
        let named = line(Seat::new(0), Seat::new(1)).naming(&|seat| Some(format!("P{seat}").into()));
        assert_eq!(named, line("P1", "P2"));
    }

    #[test]
    fn a_player_without_a_name_stays_a_seat() {
        let line = line(Seat::new(0), Seat::new(1));
        assert_eq!(line.clone().naming(&|_| None), line);
        let shown =
            "event-turn (paid: [event-undo (player: 2, sum: 3)], player: 1, seat: 1) event-undo (player: 2, sum: 3)";
        assert_eq!(line.to_string(), shown);
    }

    #[test]
    fn a_large_number_does_not_turn_negative() {
        assert_eq!(Arg::from(u64::MAX), Arg::from("18446744073709551615"));
        assert_eq!(Arg::from(-1_i8), Arg::Number(-1));
    }

    #[test]
    fn every_kind_of_value_can_be_read_back() {
        let own = Arg::Own { own: BTreeMap::from([("pl".to_owned(), "Port".to_owned())]) };
        let line = line(Seat::new(0), Seat::new(1)).with("text", "{ $x }").with("name", own);
        let json = serde_json::to_string(&line).expect("plain data");
        assert_eq!(serde_json::from_str::<Message>(&json).expect("it was just written"), line);
    }
}
