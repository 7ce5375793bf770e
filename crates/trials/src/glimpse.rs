//! A light client of a table's socket.

use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};

use crate::{Guest, HttpClient, Live, Trouble};

/// A connection to a table's socket that parses only what it needs to play: whose turn it is and the legal actions.
/// Thousands of them are cheap.
#[derive(Debug)]
pub struct Glimpse {
    live: Live,
    /// The number of the last entry received.
    pub number: u64,
    /// Whether the game is over.
    pub over: bool,
    /// The legal actions, if it is this seat's turn.
    pub actions: Vec<String>,
}

/// The parsed part of a message.
#[derive(Deserialize)]
struct Message<'a> {
    r#type: &'a str,
    number: Option<u64>,
    #[serde(borrow, default)]
    patch: Vec<Step<'a>>,
    #[serde(borrow)]
    error: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Step<'a> {
    op: &'a str,
    path: &'a str,
    #[serde(borrow)]
    value: Option<&'a RawValue>,
}

fn broken(error: impl std::fmt::Display) -> Trouble {
    Trouble::Broken(error.to_string())
}

impl Glimpse {
    /// Joins a seat and keeps only the parsed part of the greeting.
    pub async fn join(client: &HttpClient, table: &str, guest: &Guest, seat: u64) -> Result<Glimpse, Trouble> {
        let mut live = Live::join(client, table, Some(guest), Some(seat), None).await?;
        let (number, over) = (live.number(), live.phase() == "over");
        let actions = live.actions().into_iter().map(str::to_owned).collect();
        live.sight = Value::Null;
        live.log = Vec::new();
        Ok(Glimpse { live, number, over, actions })
    }

    /// Sends an action.
    pub async fn act(&mut self, seat: u64, action: &str) -> Result<(), Trouble> {
        let command = json!({ "type": "act", "seat": seat, "action": action, "chosen_at": self.number });
        self.live.send(&json!({ "type": "do", "id": self.number.to_string(), "command": command })).await
    }

    /// Waits until the table has entries after this number.
    pub async fn wait_for_more_than(&mut self, number: u64) -> Result<(), Trouble> {
        while self.number <= number {
            let text = self.live.next_text().await?;
            self.apply(&text)?;
        }
        Ok(())
    }

    fn apply(&mut self, text: &str) -> Result<(), Trouble> {
        let message: Message<'_> = serde_json::from_str(text).map_err(broken)?;
        match message.r#type {
            "news" => {
                message.patch.iter().try_for_each(|step| self.change(step))?;
                self.number = message.number.unwrap_or(self.number);
                Ok(())
            }
            "refused" => Err(broken(message.error.map_or("no reason", RawValue::get))),
            "hello" | "bye" => Err(broken(text)),
            _ => Ok(()),
        }
    }

    fn change(&mut self, step: &Step<'_>) -> Result<(), Trouble> {
        let value = step.value.map_or("null", RawValue::get);
        if step.path == "/phase" {
            self.over = value == "\"over\"";
        } else if step.path == "/actions" {
            self.actions = serde_json::from_str::<Option<Vec<String>>>(value).map_err(broken)?.unwrap_or_default();
        } else if let Some(place) = step.path.strip_prefix("/actions/") {
            let place = if place == "-" { self.actions.len() } else { place.parse().map_err(broken)? };
            match step.op {
                "remove" => drop(self.actions.remove(place)),
                "replace" => self.actions[place] = serde_json::from_str(value).map_err(broken)?,
                _ => self.actions.insert(place, serde_json::from_str(value).map_err(broken)?),
            }
        }
        Ok(())
    }
}
