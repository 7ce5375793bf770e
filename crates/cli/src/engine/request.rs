//! The requests to the engine.

use std::sync::{Arc, atomic::AtomicBool};

use rynek_kernel::{Arg, Viewer, json_fault};
use serde::Deserialize;
use serde_json::Value;

use super::lines::{InputLine, MAX_LINE};
use crate::failure::Failure;

/// All commands, in the order of a session.
pub const COMMANDS: [&str; 14] = [
    "hello", "setup", "position", "state", "actions", "view", "record", "apply", "chance", "undo", "go", "stop",
    "ping", "quit",
];

/// The longest id of a request.
const MAX_ID: usize = 100;

/// A command with its arguments.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum EngineCommand {
    /// Describes this engine.
    Hello {},
    /// Starts a new game.
    Setup {
        /// The table options; missing ones have their default.
        options: Option<Value>,
        /// The components, if not those that ship.
        edition: Option<Value>,
        /// The seed of random draws and bots.
        seed: Option<u64>,
    },
    /// Sets up the position of a record after this many actions.
    Position { record: Value, at: Option<usize>, seed: Option<u64> },
    /// Whose turn it is, and the scores.
    State {},
    /// The legal actions.
    Actions {},
    /// The view of a viewer.
    View { viewer: Option<Viewer> },
    /// The game so far, as a viewer may see it; without a viewer, all of it.
    Record { viewer: Option<Viewer> },
    /// Plays one or several actions, random draws included.
    Apply { action: Option<String>, actions: Option<Vec<String>> },
    /// Makes random draws until a player has to choose.
    Chance {},
    /// Takes back this many actions.
    Undo { actions: Option<usize> },
    /// Searches for an action.
    Go(Go),
    /// Ends the search.
    Stop {},
    /// Does nothing.
    Ping {},
    /// Ends the session.
    Quit {},
}

/// How to search.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Go {
    /// A bot by name, with an optional budget: `expert`, `search:400`.
    pub bot: Option<String>,
    /// The seat (default: the player to move).
    pub seat: Option<u8>,
    /// The most simulations.
    pub iterations: Option<u64>,
    /// The most milliseconds.
    pub ms: Option<u64>,
    /// How many of the best actions to return.
    pub best: Option<usize>,
    /// The seed of the bot.
    pub seed: Option<u64>,
}

/// A parsed line.
#[derive(Debug)]
pub struct EngineRequest {
    /// The id to repeat in the response.
    pub id: Option<Value>,
    pub command: Result<EngineCommand, Failure>,
    /// Set when the search is to end.
    pub stop: Arc<AtomicBool>,
}

impl EngineRequest {
    /// Parses a line; `None` if it is empty.
    pub fn read(line: InputLine) -> Option<EngineRequest> {
        let (id, command) = match line {
            InputLine::Text(text) if text.trim().is_empty() => return None,
            InputLine::Text(text) => parse(&text),
            InputLine::TooLong => {
                (None, Err(Failure::refused("engine-line-too-long").with("most", MAX_LINE).of_kind("line")))
            }
            InputLine::NotText(byte) => {
                (None, Err(Failure::refused("engine-not-text").with("byte", byte).of_kind("line")))
            }
        };
        Some(EngineRequest { id, command, stop: Arc::default() })
    }
}

fn parse(text: &str) -> (Option<Value>, Result<EngineCommand, Failure>) {
    let mut value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            let refused = Failure::refused("engine-not-json").then([json_fault(&error.to_string())]);
            return (None, Err(refused.of_kind("json")));
        }
    };
    let Some(fields) = value.as_object_mut() else {
        return (None, Err(Failure::refused("engine-not-an-object").of_kind("request")));
    };
    let id = match fields.remove("id") {
        None | Some(Value::Null) => None,
        Some(id @ Value::Number(_)) => Some(id),
        Some(Value::String(id)) if id.len() <= MAX_ID => Some(id.into()),
        Some(_) => return (None, Err(Failure::refused("engine-bad-id").with("most", MAX_ID).of_kind("request"))),
    };
    (id, command(value))
}

fn command(value: Value) -> Result<EngineCommand, Failure> {
    let known = || Arg::list(COMMANDS);
    let Some(name) = value.get("cmd").and_then(Value::as_str).map(str::to_owned) else {
        return Err(Failure::refused("engine-no-command").with("known", known()).of_kind("request"));
    };
    if !COMMANDS.contains(&name.as_str()) {
        let given: String = name.chars().take(MAX_ID).collect();
        let refused = Failure::refused("engine-unknown-command").with("given", given);
        return Err(refused.with("known", known()).of_kind("command"));
    }
    serde_json::from_value(value).map_err(|error| {
        let refused = Failure::refused("engine-bad-request").with("command", name);
        refused.then([json_fault(&error.to_string())]).of_kind("request")
    })
}
