//! Exports: the whole store as lines of text, for another store of either kind.
//!
//! The first line has the version. Then every row has a line of its own, with a checksum (seal) after the rows that
//! belong together. The last line has the number and the checksum of all lines before it.

use std::io::Write;

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use sha2::{Digest, Sha256};

use super::{
    MIGRATIONS, Store, StoreError,
    chain::hex,
    seals::{Seal, Sealing},
    shelves::{Pages, SHELVES, Shelf, to_value},
    sql::{Row, Session, to_json},
};

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Heading {
    pub rynek_store: u64,
    /// Whether seals follow; old versions wrote none.
    #[serde(default)]
    pub sealed: bool,
}

/// Any later line, as JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLine {
    shelf: Option<String>,
    row: Option<Vec<Box<RawValue>>>,
    seal: Option<Seal>,
    end: Option<ArchiveEnd>,
}

/// Any later line.
pub(crate) enum ArchiveLine {
    Row(&'static Shelf, Row),
    Seal(Seal),
    End(ArchiveEnd),
}

impl ArchiveLine {
    /// Reads a line. A row of an older version may lack the last columns.
    pub fn read(line: &[u8], older: bool) -> Result<ArchiveLine, StoreError> {
        let written: WrittenLine =
            serde_json::from_slice(line).map_err(|error| StoreError::corrupt(error.to_string()))?;
        match written {
            WrittenLine { shelf: Some(name), row: Some(cells), seal: None, end: None } => {
                let shelf = Shelf::named(&name);
                let shelf = shelf.ok_or_else(|| StoreError::corrupt(format!("there is no shelf {name:?}")))?;
                Ok(ArchiveLine::Row(shelf, shelf.row(&cells, older)?))
            }
            WrittenLine { shelf: None, row: None, seal: Some(seal), end: None } => Ok(ArchiveLine::Seal(seal)),
            WrittenLine { shelf: None, row: None, seal: None, end: Some(end) } => Ok(ArchiveLine::End(end)),
            _ => Err(StoreError::corrupt("a line is not a row, a seal or the end")),
        }
    }
}

/// The last line.
#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArchiveEnd {
    /// The number of lines before it.
    pub lines: u64,
    /// The hash of those lines.
    pub sha256: String,
}

/// Counts and hashes lines, for the last line.
#[derive(Default)]
pub(crate) struct ArchiveTally {
    lines: u64,
    hash: Sha256,
}

impl ArchiveTally {
    /// Adds a line, without its line end.
    pub fn add(&mut self, line: &[u8]) {
        self.lines += 1;
        self.hash.update(line);
        self.hash.update(b"\n");
    }

    pub fn lines(&self) -> u64 {
        self.lines
    }

    pub fn end(self) -> ArchiveEnd {
        ArchiveEnd { lines: self.lines, sha256: hex(&self.hash.finalize()) }
    }
}

impl Store {
    /// Writes a snapshot of everything, one JSON document per line. It contains secrets. Returns the number of lines.
    pub async fn export<W: Write + Send + 'static>(&self, out: W) -> Result<u64, StoreError> {
        self.read(move |session| Box::pin(export(session, out))).await
    }
}

/// Writes lines, and counts them.
struct Writer<W> {
    out: W,
    tally: ArchiveTally,
}

impl<W: Write> Writer<W> {
    fn line(&mut self, line: &impl Serialize) -> Result<(), StoreError> {
        let line = to_json(line);
        self.tally.add(line.as_bytes());
        writeln!(self.out, "{line}").map_err(StoreError::unavailable)
    }

    fn seal(&mut self, seal: Option<Seal>) -> Result<(), StoreError> {
        seal.map_or(Ok(()), |seal| self.line(&serde_json::json!({ "seal": seal })))
    }

    fn end(mut self) -> Result<u64, StoreError> {
        let end = std::mem::take(&mut self.tally).end();
        let lines = end.lines + 1;
        self.line(&serde_json::json!({ "end": end }))?;
        self.out.flush().map_err(StoreError::unavailable)?;
        Ok(lines)
    }
}

async fn export<W: Write + Send>(session: &mut dyn Session, out: W) -> Result<u64, StoreError> {
    let mut writer = Writer { out, tally: ArchiveTally::default() };
    writer.line(&Heading { rynek_store: MIGRATIONS.len() as u64, sealed: true })?;
    for shelf in &SHELVES {
        let mut sealing = Sealing::of(shelf);
        let mut pages = Pages::of(shelf);
        while let Some(rows) = pages.next(session).await? {
            for row in &rows {
                writer.seal(sealing.take(row)?)?;
                let cells: Vec<Value> = row.0.iter().map(to_value).collect();
                writer.line(&serde_json::json!({ "shelf": shelf.name, "row": cells }))?;
            }
        }
        writer.seal(sealing.end())?;
    }
    writer.end()
}
