//! A table that is open in this instance, with its whole history.

use rynek_kernel::Seat;
use rynek_kernel::{Arg, Explain, Message, Viewer};
use rynek_table::{Corrupt, Entry, Person, PersonId, Seed, Table, TableId};
use rynek_table::{Moment, Sight};
use rynek_wire::{
    Done, Fault, Hint, ToldLine,
    tables::{Opened, TableLine},
};
use rynek_words::Words;
use serde::Serialize;

use crate::call::Handle;

/// A table and its history.
pub struct LocalTable {
    pub id: TableId,
    pub table: Table,
    pub history: Vec<Entry>,
    pub seed: Seed,
}

/// What changed at a table, and who is to move.
#[derive(Serialize)]
pub struct Change {
    pub table: Handle,
    pub entries: Vec<Entry>,
    pub line: TableLine,
    pub bot: Option<BotTurn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<Opened>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<Done>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Hint>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub news: Option<News>,
}

/// A bot is to move.
#[derive(Serialize)]
pub struct BotTurn {
    seat: Seat,
    bot: String,
}

/// The message `news` of the live protocol.
#[derive(Serialize)]
#[serde(tag = "type", rename = "news")]
pub struct News {
    pub number: u64,
    pub now: Moment,
    pub entries: Vec<ToldLine>,
    pub sight: Sight,
}

impl LocalTable {
    /// Replays a history.
    pub fn replay(id: TableId, history: Vec<Entry>, seed: Seed) -> Result<LocalTable, Fault> {
        let table = Table::replay(&history, seed.clone()).map_err(damaged)?;
        Ok(LocalTable { id, table, history, seed })
    }

    /// The table as it is in lists and for the next turn; further fields are for the caller to add.
    pub fn change(&self, handle: Handle, entries: Vec<Entry>, viewer: Option<&Person>) -> Change {
        let turn = self.table.bot_to_move();
        Change {
            table: handle,
            entries,
            line: TableLine::of(self.id, &self.table, viewer.map(|person| person.id)),
            bot: turn.map(|(seat, bot)| BotTurn { seat, bot: bot.to_owned() }),
            opened: None,
            seed: None,
            done: None,
            hint: None,
            news: None,
        }
    }

    /// Adds entries that were decided, and the table after them.
    pub fn advance(&mut self, entries: &[Entry], after: Table) {
        self.history.extend_from_slice(entries);
        self.table = after;
    }

    /// The sight of a person from a seat of theirs.
    pub fn sight(&self, person: Option<PersonId>, seat: Option<Seat>, now: Moment) -> Result<Sight, Fault> {
        let viewer = self.table.viewer_of(person, seat)?;
        Ok(self.table.sight(viewer, self.table.seats_of(person), now))
    }

    /// The entries after one, in words, at most this many.
    pub fn told(&self, viewer: Viewer, after: u64, most: usize, words: &Words) -> Result<Vec<ToldLine>, Fault> {
        let Some((first, rest)) = self.history.split_first() else { return Err(damaged(Corrupt::Empty)) };
        let mut table = Table::first(first, self.seed.clone()).map_err(damaged)?;
        let mut told = Vec::new();
        if after == 0 && most > 0 {
            told.push(table.tell(first, viewer));
        }
        for entry in rest {
            if told.len() >= most {
                break;
            }
            if entry.number > after {
                told.push(table.tell(entry, viewer));
            }
            table.fold(entry).map_err(damaged)?;
        }
        Ok(told.into_iter().map(|told| ToldLine::new(told, words)).collect())
    }
}

/// These new entries in words, told from the table before them.
pub fn tell(before: &Table, entries: &[Entry], viewer: Viewer, words: &Words) -> Result<Vec<ToldLine>, Fault> {
    let mut table = before.clone();
    let mut told = Vec::with_capacity(entries.len());
    for entry in entries {
        told.push(ToldLine::new(table.tell(entry, viewer), words));
        table.fold(entry).map_err(damaged)?;
    }
    Ok(told)
}

/// A history that cannot be replayed here.
pub fn damaged(error: Corrupt) -> Fault {
    match &error {
        Corrupt::OtherRules { found, expected } => {
            let message = Message::new("wire-other-rules").with("found", *found).with("expected", *expected);
            Fault::new(409, "other_version", message)
        }
        Corrupt::OtherEdition { .. } => Fault::new(409, "other_version", Message::new("wire-other-edition")),
        Corrupt::Open(open) => Fault::unprocessable("terms", open.message()),
        damage => {
            let details = serde_json::json!({ "what": damage.to_string() });
            Fault::new(500, "damaged", Message::new("wire-damaged")).with_details(details)
        }
    }
}

/// There is no bot with this name.
pub fn no_such_bot(given: &str) -> Fault {
    let known = Arg::list(rynek_bots::LEVELS);
    Fault::unprocessable("no_such_bot", Message::new("wire-no-such-bot").with("given", given).with("known", known))
}
