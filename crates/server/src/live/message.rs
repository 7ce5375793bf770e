//! What clients and server say to each other about a live table: one JSON document a message.

use std::collections::BTreeMap;

use rynek_kernel::Seat;
use rynek_tables::{Command, Moment, Person, PersonId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::patch::PatchStep;
use crate::{
    ProblemWords,
    wire::{ChatLine, Hint, Preview, ToldLine},
};

/// The version of this language.
pub const PROTOCOL: u32 = 1;

/// What a client says.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message: who it is, and what it knows already.
    Hello {
        /// What brings the person back; without it, they watch.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<String>,
        /// The language of the log and of errors.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        lang: Option<String>,
        /// The seat to look from, if not the one to move or the first.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        seat: Option<Seat>,
        /// The number of the last entry it knows.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
        after: Option<u64>,
        /// Whether news are to tell only what changed.
        #[serde(default = "yes")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        deltas: bool,
    },
    /// Have a command carried out.
    Do {
        /// What the client calls it; for an action, sending it again under this name is harmless.
        id: String,
        /// The command.
        #[cfg_attr(feature = "ts", ts(as = "crate::api::forms::CommandForm"))]
        command: Command,
    },
    /// Look from another of one's own seats, or as a spectator.
    ViewAs {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        seat: Option<Seat>,
    },
    /// Tell what an action would lead to.
    Preview {
        /// What the client calls the question.
        id: String,
        /// For which seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The action, in notation.
        action: String,
    },
    /// Tell what a bot would do.
    Hint {
        /// What the client calls the question.
        id: String,
        /// For which seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Which bot to ask.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        bot: Option<String>,
    },
    /// Say something to everybody at the table.
    Say {
        /// What the client calls it.
        id: String,
        /// The words.
        words: String,
        /// The key of a seat, for a person who was invited to a private table and does not sit there yet.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        key: Option<String>,
    },
    /// Is anybody there?
    Ping,
}

fn yes() -> bool {
    true
}

impl FromClient {
    /// What the client calls it.
    pub fn id(&self) -> Option<&str> {
        match self {
            FromClient::Do { id, .. }
            | FromClient::Preview { id, .. }
            | FromClient::Hint { id, .. }
            | FromClient::Say { id, .. } => Some(id),
            FromClient::Hello { .. } | FromClient::ViewAs { .. } | FromClient::Ping => None,
        }
    }

    /// Its type, for figures.
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

/// Somebody who is at a table now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Present {
    /// What they are called.
    pub name: String,
    /// Who.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub person: PersonId,
    /// Their seats.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub seats: Vec<Seat>,
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The table as it is now: the answer to `hello` and `view_as`.
    Hello {
        /// The version of this language.
        protocol: u32,
        /// Who the client is.
        #[cfg_attr(feature = "ts", ts(as = "Option<crate::api::people::PersonSight>"))]
        person: Option<Person>,
        /// The table.
        #[cfg_attr(feature = "ts", ts(as = "crate::wire::TableSight"))]
        sight: Value,
        /// The entries after the one the client knew, or the latest.
        log: Vec<ToldLine>,
        /// What was said lately.
        chat: Vec<ChatLine>,
        /// Who is here.
        present: Vec<Present>,
        /// How many look on without a seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        watching: usize,
        /// Whether the log holds everything after the entry that the client knew.
        resumed: bool,
    },
    /// The table has moved on.
    News {
        /// The number of its last entry.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: u64,
        /// What the server's clock says.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: Moment,
        /// What happened.
        entries: Vec<ToldLine>,
        /// What changed since the last sight that this client was sent.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        patch: Option<Vec<PatchStep>>,
        /// The whole sight in place of a patch.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::wire::TableSight>"))]
        sight: Option<Value>,
    },
    /// A command was carried out and is kept.
    Done {
        /// What the client called it.
        id: String,
        /// The number of the table after it, or of the line that was said.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: u64,
        /// The new key of a seat, by its number, whose person was sent away. It is told once.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, string>"))]
        keys: Option<BTreeMap<String, String>>,
    },
    /// A message was refused.
    Refused {
        /// What the client called it, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<String>,
        /// Why.
        error: ProblemWords,
        /// The table as it is now, for whoever chose too late.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::wire::TableSight>"))]
        sight: Option<Value>,
    },
    /// What an action would lead to.
    Preview {
        /// What the client called the question.
        id: String,
        /// The answer.
        #[serde(flatten)]
        preview: Box<Preview>,
    },
    /// What a bot would do.
    Hint {
        /// What the client called the question.
        id: String,
        /// The answer.
        #[serde(flatten)]
        hint: Hint,
    },
    /// Somebody said something.
    Said {
        /// What.
        line: ChatLine,
    },
    /// Somebody came or went.
    Present {
        /// Who is here.
        present: Vec<Present>,
        /// How many look on without a seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        watching: usize,
    },
    /// Yes.
    Pong {
        /// What the server's clock says.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: Moment,
    },
    /// The table is no more.
    Gone,
    /// The server closes the connection.
    Bye {
        /// Why, in a word for programs.
        why: Why,
    },
}

/// Why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The server stops: connect again.
    Shutdown,
    /// The client did not read: connect again.
    Slow,
    /// Nothing was heard of the client.
    Idle,
    /// No `hello` came first, or none that could be accepted.
    NoHello,
    /// A message was too large, or no text.
    Malformed,
    /// Too many messages.
    Flood,
    /// The table is no more.
    Gone,
    /// The token is no longer known.
    SignedOut,
}

impl Why {
    /// The word itself.
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

impl ToClient {
    /// The message as it is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages are plain data")
    }
}
