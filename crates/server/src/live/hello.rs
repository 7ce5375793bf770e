//! The first message to a client: the table as it is now. It is also sent when a client changes its seat.
//!
//! The room only takes a snapshot of its table. The connection reads the log and the chat in its own task; messages
//! that arrive meanwhile wait in its queue.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use axum::extract::ws::Utf8Bytes;
use rynek_kernel::{Language, Viewer};
use rynek_table::{Person, Table, TableId};
use rynek_wire::ToldLine;
use tokio::sync::OnceCell;

use super::{
    message::{PROTOCOL, Present, ToClient},
    render::{Face, sight},
};
use crate::{App, Problem, commands};

/// How many entries a new client gets, and how many a returning client may have missed.
const LATEST: u64 = 200;
const RESUMED: u64 = 1_000;
/// How many lines of chat a client gets.
const LINES: usize = 100;

/// A message in the queue of a connection.
pub(crate) enum Outgoing {
    /// A message as it is sent.
    Text(Utf8Bytes),
    /// The line of chat with this number. It is not sent to a client that has it already.
    Said(u64, Utf8Bytes),
    /// A snapshot of the table at this point of the queue.
    Hello(Box<Greeting>),
}

/// A snapshot of a table for a client.
pub(crate) struct Greeting {
    pub table: Arc<Table>,
    pub face: Face,
    /// The last entry that the client knows.
    pub after: Option<u64>,
    pub present: Vec<Present>,
    pub watching: usize,
    pub log: Arc<LogCache>,
}

impl Greeting {
    /// The text of the message, and the number of the last line of chat in it.
    pub async fn text(
        self,
        app: &App,
        id: TableId,
        person: Option<&Person>,
        language: Language,
    ) -> Result<(Utf8Bytes, u64), Problem> {
        let last = self.table.number();
        let known = self.after.filter(|after| *after <= last && last - after <= RESUMED);
        let from = known.unwrap_or_else(|| last.saturating_sub(LATEST));
        let log = self.log.told(app, id, Reader { viewer: self.face.viewer, language, last }, from).await?;
        let mut chat = commands::chat(app, id, person.map(|person| person.id), 0).await?;
        chat.drain(..chat.len().saturating_sub(LINES));
        let said = chat.last().map_or(0, |line| line.number);
        let hello = ToClient::Hello {
            protocol: PROTOCOL,
            person: person.cloned(),
            sight: sight(&self.table, &self.face, app.now()),
            log,
            chat,
            present: self.present,
            watching: self.watching,
            resumed: known.is_some(),
        };
        Ok((hello.text().into(), said))
    }
}

/// The key of a cached log: who reads it, and the last entry of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Reader {
    viewer: Viewer,
    language: Language,
    last: u64,
}

/// The latest entries of a table's log. Computing them takes a replay of the whole game, so clients that connect at the
/// same time share the result.
#[derive(Default)]
pub(crate) struct LogCache(Mutex<HashMap<Reader, Weak<OnceCell<Vec<ToldLine>>>>>);

impl LogCache {
    /// The entries after this one.
    async fn told(&self, app: &App, id: TableId, reader: Reader, from: u64) -> Result<Vec<ToldLine>, Problem> {
        if from == reader.last {
            return Ok(Vec::new());
        }
        let latest = reader.last.saturating_sub(LATEST);
        if from < latest {
            return retell(app, id, reader, from).await;
        }
        let shared = self.shared(reader);
        let lines = shared.get_or_try_init(|| retell(app, id, reader, latest)).await?;
        Ok(lines.iter().filter(|line| line.told.number > from).cloned().collect())
    }

    /// The lines for this reader, which may still be computed for another client. They are dropped when no client needs
    /// them.
    fn shared(&self, reader: Reader) -> Arc<OnceCell<Vec<ToldLine>>> {
        let mut shared = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lines) = shared.get(&reader).and_then(Weak::upgrade) {
            return lines;
        }
        shared.retain(|_, lines| lines.strong_count() > 0);
        let lines = Arc::new(OnceCell::new());
        shared.insert(reader, Arc::downgrade(&lines));
        lines
    }
}

async fn retell(app: &App, id: TableId, reader: Reader, from: u64) -> Result<Vec<ToldLine>, Problem> {
    let told = app.hall().told(id, reader.viewer, from, RESUMED as usize).await?;
    let words = app.words(reader.language);
    // The hall may be ahead of the snapshot.
    let told = told.into_iter().filter(|told| told.number <= reader.last);
    Ok(told.map(|told| ToldLine::new(told, words)).collect())
}
