//! What can be asked of the engine.

use std::sync::{Arc, atomic::AtomicBool};

use rynek_kernel::{Message, Viewer};
use serde::Deserialize;
use serde_json::Value;

use super::{
    fault::Fault,
    lines::{Line, MAX_LINE},
};

/// Every command, in the order of a session.
pub const COMMANDS: [&str; 14] = [
    "hello", "setup", "position", "state", "actions", "view", "record", "apply", "chance", "undo", "go", "stop",
    "ping", "quit",
];

/// The longest text that a request may be called by.
const MAX_ID: usize = 100;

/// One command with what it needs.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// What this engine is.
    Hello {},
    /// A new game.
    Setup {
        /// The table options; what is left out keeps its default.
        #[serde(default)]
        options: Option<Value>,
        /// The components, if not those that ship.
        #[serde(default)]
        edition: Option<Value>,
        /// From which chance and bots follow.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// The game of a record, after so many of its actions.
    Position {
        record: Value,
        #[serde(default)]
        at: Option<usize>,
        #[serde(default)]
        seed: Option<u64>,
    },
    /// Whose turn it is, and how the seats stand.
    State {},
    /// What can be done now.
    Actions {},
    /// What somebody may see.
    View {
        #[serde(default)]
        viewer: Option<Viewer>,
    },
    /// The game so far, as somebody may know it; without a viewer, all of it.
    Record {
        #[serde(default)]
        viewer: Option<Viewer>,
    },
    /// Carries out one action or several, chance's too.
    Apply {
        #[serde(default)]
        action: Option<String>,
        #[serde(default)]
        actions: Option<Vec<String>>,
    },
    /// Lets chance act, until somebody has to choose.
    Chance {},
    /// Takes back so many actions.
    Undo {
        #[serde(default)]
        actions: Option<usize>,
    },
    /// Thinks.
    Go(Go),
    /// Ends thinking.
    Stop {},
    /// Nothing.
    Ping {},
    /// Ends the session.
    Quit {},
}

/// How to think.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Go {
    /// A bot by name, with a budget if wanted: `strong`, `search:400`.
    pub bot: Option<String>,
    /// For whom; whoever's turn it is if not said.
    pub seat: Option<u8>,
    /// The most looks ahead.
    pub iterations: Option<u64>,
    /// The most milliseconds.
    pub ms: Option<u64>,
    /// How many of the best actions to tell.
    pub best: Option<usize>,
    /// From which the bot's luck follows.
    pub seed: Option<u64>,
}

/// A line as it was understood.
#[derive(Debug)]
pub struct Request {
    /// What the answer repeats.
    pub id: Option<Value>,
    pub command: Result<Command, Fault>,
    /// Raised when thinking is to end.
    pub stop: Arc<AtomicBool>,
}

impl Request {
    /// Reads a line; `None` if there is nothing in it.
    pub fn read(line: Line) -> Option<Request> {
        let (id, command) = match line {
            Line::Text(text) if text.trim().is_empty() => return None,
            Line::Text(text) => parse(&text),
            Line::TooLong => {
                (None, Err(Fault::new("line", Message::new("engine-line-too-long").with("most", MAX_LINE))))
            }
            Line::NotText(byte) => (None, Err(Fault::new("line", Message::new("engine-not-text").with("byte", byte)))),
        };
        Some(Request { id, command, stop: Arc::default() })
    }
}

fn parse(text: &str) -> (Option<Value>, Result<Command, Fault>) {
    let mut value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            let message = Message::new("engine-not-json").with("detail", error.to_string());
            return (None, Err(Fault::new("json", message)));
        }
    };
    let Some(fields) = value.as_object_mut() else {
        return (None, Err(Fault::new("request", Message::new("engine-not-an-object"))));
    };
    let id = match fields.remove("id") {
        None | Some(Value::Null) => None,
        Some(id @ Value::Number(_)) => Some(id),
        Some(Value::String(id)) if id.len() <= MAX_ID => Some(id.into()),
        Some(_) => return (None, Err(Fault::new("request", Message::new("engine-bad-id").with("most", MAX_ID)))),
    };
    (id, command(value))
}

fn command(value: Value) -> Result<Command, Fault> {
    let known = || COMMANDS.join(", ");
    let Some(name) = value.get("cmd").and_then(Value::as_str).map(str::to_owned) else {
        return Err(Fault::new("request", Message::new("engine-no-command").with("known", known())));
    };
    if !COMMANDS.contains(&name.as_str()) {
        let given: String = name.chars().take(MAX_ID).collect();
        let message = Message::new("engine-unknown-command").with("given", given);
        return Err(Fault::new("command", message.with("known", known())));
    }
    serde_json::from_value(value).map_err(|error| {
        let message = Message::new("engine-bad-request").with("command", name);
        Fault::new("request", message.with("detail", error.to_string()))
    })
}
