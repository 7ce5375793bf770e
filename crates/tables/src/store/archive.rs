//! The whole store as lines of text, to take it to another store of either kind.
//!
//! The first line says which version wrote it. Then every row has a line of its own, with a seal after the rows that
//! belong together, and the last line counts and seals all lines before it.

use std::io::Write;

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use sha2::{Digest, Sha256};

use super::{
    MIGRATIONS, Store, StoreError,
    chain::hex,
    seals::{Seal, Sealing},
    sql::{Cell, Row, Session, cells, first, to_json},
};

/// A kind of thing that is kept: its columns, of which the first so many tell one from another. New columns go last, so
/// that older backups can be read.
pub(crate) struct Shelf {
    pub name: &'static str,
    pub columns: &'static [&'static str],
    pub key: usize,
}

/// Whatever belongs to one table, and goes with it.
const OF_A_TABLE: [&str; 5] = ["tables", "seeds", "entries", "sitting", "chat"];

/// All that is worth keeping, each after what it needs. Leases are not: they are soon taken again.
pub(crate) const SHELVES: [Shelf; 13] = [
    Shelf {
        name: "tables",
        columns: &[
            "id",
            "number",
            "head",
            "chat",
            "game",
            "phase",
            "is_public",
            "open_seats",
            "awaited",
            "awaits_bot",
            "runs_out",
            "people",
            "changed",
            "summary",
        ],
        key: 1,
    },
    Shelf { name: "seeds", columns: &["table_id", "seed"], key: 1 },
    Shelf { name: "entries", columns: &["table_id", "number", "body", "hash"], key: 2 },
    Shelf { name: "sitting", columns: &["person", "table_id"], key: 2 },
    Shelf { name: "people", columns: &["id", "name", "created", "seen", "settings"], key: 1 },
    Shelf { name: "tokens", columns: &["hash", "person", "created"], key: 1 },
    Shelf { name: "shunned", columns: &["person", "other", "how"], key: 2 },
    Shelf { name: "chat", columns: &["table_id", "number", "person", "name", "at", "words"], key: 2 },
    Shelf { name: "ratings", columns: &["game", "player", "mean", "deviation", "games", "changed"], key: 2 },
    Shelf { name: "rated", columns: &["table_id", "game", "at"], key: 1 },
    Shelf {
        name: "rating_steps",
        columns: &[
            "table_id",
            "player",
            "game",
            "place",
            "old_mean",
            "old_deviation",
            "new_mean",
            "new_deviation",
            "at",
        ],
        key: 2,
    },
    Shelf { name: "notices", columns: &["name", "person", "payload", "created", "due", "attempts", "fault"], key: 1 },
    Shelf { name: PULSE, columns: &["name", "at", "wall", "down"], key: 1 },
];

/// The time from an export to the next start is an outage like any other. A store that only has a pulse is empty.
const PULSE: &str = "pulse";

/// How many rows are fetched at once.
const ROWS: usize = 500;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Heading {
    pub rynek_store: u64,
    /// Whether seals follow; there were none in the past.
    #[serde(default)]
    pub sealed: bool,
}

/// Any line after it, as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    shelf: Option<String>,
    row: Option<Vec<Box<RawValue>>>,
    seal: Option<Seal>,
    end: Option<End>,
}

/// Any line after it.
pub(crate) enum Line {
    Row(&'static Shelf, Row),
    Seal(Seal),
    End(End),
}

impl Line {
    /// Reads a line. A row of an older version may lack the last columns.
    pub fn read(line: &[u8], older: bool) -> Result<Line, StoreError> {
        let written: Written = serde_json::from_slice(line).map_err(|error| StoreError::corrupt(error.to_string()))?;
        match written {
            Written { shelf: Some(name), row: Some(cells), seal: None, end: None } => {
                let shelf = Shelf::named(&name);
                let shelf = shelf.ok_or_else(|| StoreError::corrupt(format!("nothing is called {name:?}")))?;
                Ok(Line::Row(shelf, shelf.row(&cells, older)?))
            }
            Written { shelf: None, row: None, seal: Some(seal), end: None } => Ok(Line::Seal(seal)),
            Written { shelf: None, row: None, seal: None, end: Some(end) } => Ok(Line::End(end)),
            _ => Err(StoreError::corrupt("a line is neither a row nor a seal nor the end")),
        }
    }
}

/// The last line.
#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(crate) struct End {
    /// How many lines come before it.
    pub lines: u64,
    /// The hash of their bytes.
    pub sha256: String,
}

/// What the last line should say, from the lines before it.
#[derive(Default)]
pub(crate) struct Tally {
    lines: u64,
    hash: Sha256,
}

impl Tally {
    /// Takes in a line, without its end.
    pub fn take(&mut self, line: &[u8]) {
        self.lines += 1;
        self.hash.update(line);
        self.hash.update(b"\n");
    }

    pub fn lines(&self) -> u64 {
        self.lines
    }

    pub fn end(self) -> End {
        End { lines: self.lines, sha256: hex(&self.hash.finalize()) }
    }
}

impl Store {
    /// Writes everything, as it is at one moment, one JSON document a line. Secrets are among it. How many lines.
    pub async fn export<W: Write + Send + 'static>(&self, out: W) -> Result<u64, StoreError> {
        self.read(move |session| Box::pin(export(session, out))).await
    }
}

/// Where lines are written.
struct Writer<W> {
    out: W,
    tally: Tally,
}

impl<W: Write> Writer<W> {
    fn line(&mut self, line: &impl Serialize) -> Result<(), StoreError> {
        let line = to_json(line);
        self.tally.take(line.as_bytes());
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
    let mut writer = Writer { out, tally: Tally::default() };
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

impl Shelf {
    /// The shelf that is called so.
    pub fn named(name: &str) -> Option<&'static Shelf> {
        SHELVES.iter().find(|shelf| shelf.name == name)
    }

    /// The column that names the table which a row goes with, if it goes with one.
    pub fn table_column(&self) -> Option<usize> {
        let column = if self.name == "tables" { "id" } else { "table_id" };
        let bound = OF_A_TABLE.contains(&self.name);
        self.columns.iter().position(|name| *name == column).filter(|_| bound)
    }

    /// The columns that rows are sorted by: rows of one table come together.
    fn order(&self) -> Vec<usize> {
        let first = self.table_column();
        first.into_iter().chain((0..self.key).filter(|column| Some(*column) != first)).collect()
    }

    /// What a row is called among its like.
    pub fn key_of(&self, row: &Row) -> Result<String, StoreError> {
        let part = |column: usize| match row.0.get(column) {
            Some(Cell::Text(text)) => Ok(text.clone()),
            Some(Cell::Int(number)) => Ok(number.to_string()),
            _ => Err(StoreError::corrupt(format!("a row of {} has no name", self.name))),
        };
        Ok((0..self.key).map(part).collect::<Result<Vec<_>, _>>()?.join(" "))
    }

    /// What the rows are called together that are sealed together.
    pub fn group_of(&self, row: &Row) -> Result<String, StoreError> {
        match self.table_column() {
            Some(column) => row.text(column).map(str::to_owned),
            None => self.key_of(row),
        }
    }

    fn names(&self, columns: &[usize]) -> String {
        columns.iter().map(|column| self.columns[*column]).collect::<Vec<_>>().join(", ")
    }

    /// The rows of one table.
    pub async fn of_table(&self, session: &mut dyn Session, table: &str) -> Result<Vec<Row>, StoreError> {
        let Some(column) = self.table_column() else { return Ok(Vec::new()) };
        let (columns, order) = (self.columns.join(", "), self.names(&self.order()));
        let named = self.columns[column];
        let statement = format!("SELECT {columns} FROM {} WHERE {named} = $1 ORDER BY {order}", self.name);
        session.run(&statement, cells![table]).await
    }

    /// Keeps a row, which may be older and lack the last columns.
    pub async fn insert(&self, session: &mut dyn Session, row: &Row) -> Result<(), StoreError> {
        let columns = self.columns.get(..row.0.len()).ok_or_else(|| self.odd(row))?;
        let places = (1..=columns.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let statement = format!("INSERT INTO {} ({}) VALUES ({places})", self.name, columns.join(", "));
        session.run(&statement, &row.0).await.map(|_| ())
    }

    fn odd(&self, row: &Row) -> StoreError {
        StoreError::corrupt(format!("a row of {} has {} columns", self.name, row.0.len()))
    }

    fn row(&self, cells: &[Box<RawValue>], older: bool) -> Result<Row, StoreError> {
        let row = Row(cells.iter().map(|cell| to_cell(cell.get())).collect::<Result<_, _>>()?);
        let fits = row.0.len() == self.columns.len() || older && row.0.len() < self.columns.len();
        if fits { Ok(row) } else { Err(self.odd(&row)) }
    }
}

/// The rows of a shelf, some at a time.
pub(crate) struct Pages {
    shelf: &'static Shelf,
    last: Option<Row>,
    ended: bool,
}

impl Pages {
    pub fn of(shelf: &'static Shelf) -> Pages {
        Pages { shelf, last: None, ended: false }
    }

    /// The next rows, at least one; `None` once there are no more.
    pub async fn next(&mut self, session: &mut dyn Session) -> Result<Option<Vec<Row>>, StoreError> {
        if self.ended {
            return Ok(None);
        }
        let order = self.shelf.order();
        let (columns, keys) = (self.shelf.columns.join(", "), self.shelf.names(&order));
        let places = (1..=order.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let after = if self.last.is_some() { format!("WHERE ({keys}) > ({places}) ") } else { String::new() };
        let statement = format!("SELECT {columns} FROM {} {after}ORDER BY {keys} LIMIT {ROWS}", self.shelf.name);
        let from = |last: &Row| order.iter().map(|column| last.0[*column].clone()).collect::<Vec<_>>();
        let from: Vec<Cell> = self.last.as_ref().map(from).unwrap_or_default();
        let rows = session.run(&statement, &from).await?;
        self.ended = rows.len() < ROWS;
        self.last = rows.last().cloned();
        Ok(Some(rows).filter(|rows| !rows.is_empty()))
    }
}

pub(crate) fn to_value(cell: &Cell) -> Value {
    match cell {
        Cell::Nothing => Value::Null,
        Cell::Int(value) => (*value).into(),
        Cell::Real(value) => (*value).into(),
        Cell::Text(value) => value.as_str().into(),
    }
}

/// Numbers are read digit by digit: a rating has to be the same to the last one.
fn to_cell(text: &str) -> Result<Cell, StoreError> {
    let odd = || StoreError::corrupt(format!("{} is not in any column", text.chars().take(40).collect::<String>()));
    match text.as_bytes().first() {
        Some(b'n') => Ok(Cell::Nothing),
        Some(b'"') => serde_json::from_str::<String>(text).map(Cell::from).map_err(|_| odd()),
        Some(b'-' | b'0'..=b'9') => {
            let real = || text.parse().ok().filter(|real: &f64| real.is_finite()).map(Cell::Real);
            text.parse().ok().map(Cell::Int).or_else(real).ok_or_else(odd)
        }
        _ => Err(odd()),
    }
}

/// Refuses to add to a store that has something in it.
pub(crate) async fn refuse_if_filled(session: &mut dyn Session) -> Result<(), StoreError> {
    for shelf in SHELVES.iter().filter(|shelf| shelf.name != PULSE) {
        let any = format!("SELECT {} FROM {} LIMIT 1", shelf.columns[0], shelf.name);
        if first(session, &any, cells![]).await?.is_some() {
            return Err(StoreError::Exists);
        }
    }
    session.run("DELETE FROM pulse", cells![]).await?;
    Ok(())
}
