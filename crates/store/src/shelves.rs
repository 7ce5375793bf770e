//! Shelves: every SQL table with its columns, for exports, backups and checks.

use serde_json::{Value, value::RawValue};

use super::{
    StoreError,
    sql::{Cell, Row, Session, cells, first},
};

/// An SQL table. New columns are added at the end, so that older backups can be read.
pub(crate) struct Shelf {
    pub name: &'static str,
    /// The names of the columns, separated by spaces.
    columns: &'static str,
    /// How many of the first columns are the primary key.
    key: usize,
}

/// The shelves whose rows belong to one table and are deleted with it.
const OF_A_TABLE: [&str; 5] = ["tables", "seeds", "entries", "sitting", "chat"];

/// All shelves of a backup, each after those it refers to. Leases are left out, since they are soon taken again.
pub(crate) const SHELVES: [Shelf; 15] = [
    Shelf {
        name: "tables",
        columns: "id number head chat game phase is_public open_seats awaited awaits_bot runs_out people changed \
                  summary",
        key: 1,
    },
    Shelf { name: "seeds", columns: "table_id seed", key: 1 },
    Shelf { name: "entries", columns: "table_id number body hash", key: 2 },
    Shelf { name: "sitting", columns: "person table_id", key: 2 },
    Shelf { name: "people", columns: "id name created seen settings", key: 1 },
    Shelf { name: "tokens", columns: "hash person created", key: 1 },
    Shelf { name: "shunned", columns: "person other how", key: 2 },
    Shelf { name: "chat", columns: "table_id number person name at words", key: 2 },
    Shelf { name: "ratings", columns: "game player mean deviation games changed", key: 2 },
    Shelf { name: "rated", columns: "table_id game at", key: 1 },
    Shelf {
        name: "rating_steps",
        columns: "table_id player game place old_mean old_deviation new_mean new_deviation at",
        key: 2,
    },
    Shelf { name: "day_attempts", columns: "date game kind person table_id began finished tries place points", key: 4 },
    Shelf { name: "day_chain", columns: "name root since", key: 1 },
    Shelf { name: "notices", columns: "name person payload created due attempts fault", key: 1 },
    Shelf { name: PULSE, columns: "name at wall down", key: 1 },
];

/// The time from an export to the next start is an outage.
const PULSE: &str = "pulse";

/// What a server stores when it starts. A store that has nothing else counts as empty.
const OF_A_START: [&str; 2] = [PULSE, "day_chain"];

/// How many rows are fetched at a time.
const ROWS: usize = 500;

impl Shelf {
    fn columns(&self) -> Vec<&'static str> {
        self.columns.split(' ').collect()
    }

    /// The shelf with this name.
    pub fn named(name: &str) -> Option<&'static Shelf> {
        SHELVES.iter().find(|shelf| shelf.name == name)
    }

    /// The column with the id of the table that a row belongs to, if it belongs to one.
    pub fn table_column(&self) -> Option<usize> {
        let column = if self.name == "tables" { "id" } else { "table_id" };
        let bound = OF_A_TABLE.contains(&self.name);
        self.columns().iter().position(|name| *name == column).filter(|_| bound)
    }

    /// The columns that rows are sorted by: rows of one table come together.
    fn order(&self) -> Vec<usize> {
        let first = self.table_column();
        first.into_iter().chain((0..self.key).filter(|column| Some(*column) != first)).collect()
    }

    /// The key of a row.
    pub fn key_of(&self, row: &Row) -> Result<String, StoreError> {
        let part = |column: usize| match row.0.get(column) {
            Some(Cell::Text(text)) => Ok(text.clone()),
            Some(Cell::Int(number)) => Ok(number.to_string()),
            _ => Err(StoreError::corrupt(format!("a row of {} has no key", self.name))),
        };
        Ok((0..self.key).map(part).collect::<Result<Vec<_>, _>>()?.join(" "))
    }

    /// The key of the rows that share a seal with this one.
    pub fn group_of(&self, row: &Row) -> Result<String, StoreError> {
        match self.table_column() {
            Some(column) => row.text(column).map(str::to_owned),
            None => self.key_of(row),
        }
    }

    fn names(&self, columns: &[usize]) -> String {
        columns.iter().map(|column| self.columns()[*column]).collect::<Vec<_>>().join(", ")
    }

    /// The rows of one table.
    pub async fn of_table(&self, session: &mut dyn Session, table: &str) -> Result<Vec<Row>, StoreError> {
        let Some(column) = self.table_column() else { return Ok(Vec::new()) };
        let (columns, order) = (self.columns().join(", "), self.names(&self.order()));
        let named = self.columns()[column];
        let statement = format!("SELECT {columns} FROM {} WHERE {named} = $1 ORDER BY {order}", self.name);
        session.run(&statement, cells![table]).await
    }

    /// Inserts a row. A row of an older backup may lack the last columns.
    pub async fn insert(&self, session: &mut dyn Session, row: &Row) -> Result<(), StoreError> {
        let columns = self.columns();
        let columns = columns.get(..row.0.len()).ok_or_else(|| self.wrong_columns(row))?;
        let places = (1..=columns.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let statement = format!("INSERT INTO {} ({}) VALUES ({places})", self.name, columns.join(", "));
        session.run(&statement, &row.0).await.map(|_| ())
    }

    fn wrong_columns(&self, row: &Row) -> StoreError {
        StoreError::corrupt(format!("a row of {} has {} columns", self.name, row.0.len()))
    }

    pub fn row(&self, cells: &[Box<RawValue>], older: bool) -> Result<Row, StoreError> {
        let row = Row(cells.iter().map(|cell| to_cell(cell.get())).collect::<Result<_, _>>()?);
        let columns = self.columns().len();
        let fits = row.0.len() == columns || older && row.0.len() < columns;
        if fits { Ok(row) } else { Err(self.wrong_columns(&row)) }
    }
}

/// The rows of a shelf, page by page.
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
        let (columns, keys) = (self.shelf.columns().join(", "), self.shelf.names(&order));
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

/// Reads a JSON value. Numbers are parsed exactly: a rating must be the same to the last digit.
fn to_cell(text: &str) -> Result<Cell, StoreError> {
    let odd =
        || StoreError::corrupt(format!("{} is not a value of a column", text.chars().take(40).collect::<String>()));
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

/// Refuses a store that is not empty.
pub(crate) async fn refuse_if_filled(session: &mut dyn Session) -> Result<(), StoreError> {
    for shelf in SHELVES.iter().filter(|shelf| !OF_A_START.contains(&shelf.name)) {
        let any = format!("SELECT {} FROM {} LIMIT 1", shelf.columns()[0], shelf.name);
        if first(session, &any, cells![]).await?.is_some() {
            return Err(StoreError::Exists);
        }
    }
    for name in OF_A_START {
        session.run(&format!("DELETE FROM {name}"), cells![]).await?;
    }
    Ok(())
}
