//! The messages between clients and the server about a live table: one JSON document each.

use rynek_kernel::{JsonText, Seat};
use rynek_store::ChatLine;
use rynek_table::{Command, Moment, Person, PersonId, Preview};
use rynek_wire::{Done, Hint, ToldLine};
use serde::{Deserialize, Serialize};

use super::patch::{Patch, PatchStep};
use crate::ProblemWords;

/// The version of this protocol.
pub const PROTOCOL: u32 = 1;

/// A message of a client.
#[derive(Clone, PartialEq, Debug, Deserialize, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message: who the client is, and what it knows already.
    Hello {
        /// The token of the person; without it, they watch.
        #[serde(default)]
        token: Option<String>,
        /// The language of the log and of errors.
        #[serde(default)]
        lang: Option<String>,
        /// The viewer's seat (default: the one to move, or the first one).
        #[serde(default)]
        seat: Option<Seat>,
        /// The number of the last entry it knows.
        #[serde(default)]
        after: Option<u64>,
        /// Whether to send changes as patches instead of the whole table.
        #[serde(default = "yes")]
        #[ts(optional, as = "Option<bool>")]
        deltas: bool,
    },
    /// Execute a command.
    Do {
        /// The client's id of it; sending an action again with the same id is safe.
        id: String,
        /// The command.
        command: Command,
    },
    /// Look from another of your seats, or as a spectator.
    ViewAs {
        /// The seat.
        #[ts(optional = false)]
        seat: Option<Seat>,
    },
    /// Ask what an action would lead to.
    Preview {
        /// The client's id of the request.
        id: String,
        /// For which seat.
        seat: Seat,
        /// The action, in notation.
        action: String,
    },
    /// Ask what a bot would do.
    Hint {
        /// The client's id of the request.
        id: String,
        /// For which seat.
        seat: Seat,
        /// The level of the bot.
        #[serde(default)]
        bot: Option<String>,
    },
    /// Say something to everyone at the table.
    Say {
        /// The client's id of it.
        id: String,
        /// The words.
        words: String,
        /// The key of a seat, for a person who was invited to a private table and does not sit there yet.
        #[serde(default)]
        key: Option<String>,
    },
    /// Ask for a `pong`.
    Ping,
}

fn yes() -> bool {
    true
}

impl FromClient {
    /// The client's id of the message.
    pub fn id(&self) -> Option<&str> {
        match self {
            FromClient::Do { id, .. }
            | FromClient::Preview { id, .. }
            | FromClient::Hint { id, .. }
            | FromClient::Say { id, .. } => Some(id),
            FromClient::Hello { .. } | FromClient::ViewAs { .. } | FromClient::Ping => None,
        }
    }

    /// Its type, for metrics.
    pub fn kind(&self) -> &'static str {
        match self {
            FromClient::Hello { .. } => "hello",
            FromClient::Do { .. } => "do",
            FromClient::ViewAs { .. } => "view_as",
            FromClient::Preview { .. } => "preview",
            FromClient::Hint { .. } => "hint",
            FromClient::Say { .. } => "say",
            FromClient::Ping => "ping",
        }
    }
}

/// The words for all messages of clients.
pub(crate) const KINDS: [&str; 7] = ["hello", "do", "view_as", "preview", "hint", "say", "ping"];

/// A person who is at a table now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Present {
    /// Their name.
    pub name: String,
    /// Their id.
    pub person: PersonId,
    /// Their seats.
    pub seats: Vec<Seat>,
}

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The table as it is now: the response to `hello` and `view_as`.
    Hello {
        /// The version of this protocol.
        protocol: u32,
        /// Who the client is.
        #[ts(optional = false)]
        person: Option<Person>,
        /// The table.
        #[ts(as = "rynek_table::Sight")]
        sight: JsonText,
        /// The entries after the last one the client knew, or the latest.
        log: Vec<ToldLine>,
        /// The latest lines of chat.
        chat: Vec<ChatLine>,
        /// Who is here.
        present: Vec<Present>,
        /// The number of spectators.
        watching: usize,
        /// Whether the log holds everything after the entry that the client knew.
        resumed: bool,
    },
    /// The table has changed.
    News {
        /// The number of its last entry.
        number: u64,
        /// The server's time.
        now: Moment,
        /// The new entries.
        entries: Vec<ToldLine>,
        /// The changes since the last table that this client was sent.
        #[serde(skip_serializing_if = "Option::is_none")]
        patch: Option<Vec<PatchStep>>,
        /// The whole table in place of a patch.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<rynek_table::Sight>")]
        sight: Option<JsonText>,
    },
    /// A command was executed and stored.
    Done {
        /// The client's id of it.
        id: String,
        /// Its number, and the key of a seat.
        #[serde(flatten)]
        done: Done,
    },
    /// A message was refused.
    Refused {
        /// The client's id of it, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Why.
        error: ProblemWords,
        /// The table as it is now, if the action was chosen too late.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<rynek_table::Sight>")]
        sight: Option<JsonText>,
    },
    /// What an action would lead to.
    Preview {
        /// The client's id of the request.
        id: String,
        /// The answer.
        #[serde(flatten)]
        preview: Box<Preview>,
    },
    /// What a bot would do.
    Hint {
        /// The client's id of the request.
        id: String,
        /// The answer.
        #[serde(flatten)]
        hint: Hint,
    },
    /// A line of chat.
    Said {
        /// The line.
        line: ChatLine,
    },
    /// A person has come or gone.
    Present {
        /// Who is here.
        present: Vec<Present>,
        /// The number of spectators.
        watching: usize,
    },
    /// The response to `ping`.
    Pong {
        /// The server's time.
        now: Moment,
    },
    /// The table was deleted.
    Gone,
    /// The server closes the connection.
    Bye {
        /// Why, as a code for programs.
        why: Why,
    },
}

/// Why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The server is stopping: connect again.
    Shutdown,
    /// The client did not read: connect again.
    Slow,
    /// The client has not answered pings.
    Idle,
    /// The first message was no valid `hello`.
    NoHello,
    /// A message was too large, or not text.
    Malformed,
    /// Too many messages.
    Flood,
    /// The table was deleted.
    Gone,
    /// The token is no longer valid.
    SignedOut,
}

impl Why {
    /// Every reason.
    pub const ALL: [Why; 8] =
        [Why::Shutdown, Why::Slow, Why::Idle, Why::NoHello, Why::Malformed, Why::Flood, Why::Gone, Why::SignedOut];

    /// The code for programs.
    pub fn word(self) -> &'static str {
        match self {
            Why::Shutdown => "shutdown",
            Why::Slow => "slow",
            Why::Idle => "idle",
            Why::NoHello => "no_hello",
            Why::Malformed => "malformed",
            Why::Flood => "flood",
            Why::Gone => "gone",
            Why::SignedOut => "signed_out",
        }
    }
}

/// Writes [`ToClient::News`] from parts that are JSON already. `change` is a patch or the whole table.
pub(crate) fn news(number: u64, now: Moment, entries: &JsonText, change: Change<'_>) -> String {
    let head = format!(r#"{{"type":"news","number":{number},"now":{},"entries":"#, now.millis());
    let (name, value, end) = match change {
        Change::Patch(patch) => (r#","patch":["#, patch.steps(), "]}"),
        Change::Sight(sight) => (r#","sight":"#, sight.get(), "}"),
    };
    [&head, entries.get(), name, value, end].concat()
}

/// How a client is told of a change.
pub(crate) enum Change<'a> {
    /// The difference to the table that it was sent before.
    Patch(&'a Patch),
    /// The whole table.
    Sight(&'a JsonText),
}

impl ToClient {
    /// The message as JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages are plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_written_as_their_type_says() {
        let (number, now) = (7, Moment::from_millis(-3));
        let news = |patch, sight| ToClient::News { number, now, entries: Vec::new(), patch, sight }.text();
        let (entries, sight) = (JsonText::of(&[(); 0]), JsonText::of(&"a table"));
        let whole = super::news(number, now, &entries, Change::Sight(&sight));
        assert_eq!(whole, news(None, Some(sight)));
        let mut patch = Patch::default();
        patch.replace("/now", "5");
        patch.remove("/ending");
        let steps = vec![
            PatchStep::Replace { path: "/now".to_owned(), value: JsonText::of(&5) },
            PatchStep::Remove { path: "/ending".to_owned() },
        ];
        assert_eq!(super::news(number, now, &entries, Change::Patch(&patch)), news(Some(steps), None));
    }
}
