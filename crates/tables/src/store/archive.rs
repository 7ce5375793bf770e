//! The whole store as lines of text, to take it to another store of either kind.

use std::io::Write;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    MIGRATIONS, Store, StoreError, TableId,
    sql::{Cell, Row, Session, cells, first, from_json, to_json},
    tables::history,
};

/// A kind of thing that is kept: its columns, of which the first so many tell one from another.
struct Shelf {
    name: &'static str,
    columns: &'static [&'static str],
    key: usize,
}

/// All that is worth keeping, each after what it needs. Leases are not: they are soon taken again.
const SHELVES: [Shelf; 13] = [
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
struct Heading {
    rynek_store: usize,
}

/// Any other line.
#[derive(Serialize, Deserialize)]
struct Item {
    shelf: String,
    row: Vec<Value>,
}

impl Store {
    /// Writes everything, as it is at one moment, one JSON document a line. Secrets are among it. How many lines.
    pub async fn export<W: Write + Send + 'static>(&self, mut out: W) -> Result<u64, StoreError> {
        self.read(move |session| {
            Box::pin(async move {
                let mut lines = 1;
                write_line(&mut out, &Heading { rynek_store: MIGRATIONS.len() })?;
                for shelf in &SHELVES {
                    lines += shelf.export(session, &mut out).await?;
                }
                out.flush().map_err(StoreError::unavailable)?;
                Ok(lines)
            })
        })
        .await
    }

    /// Takes everything in that was written so, all or nothing. [`StoreError::Exists`] unless the store is empty. How
    /// many lines.
    pub async fn import<L>(&self, lines: L) -> Result<u64, StoreError>
    where
        L: Iterator<Item = std::io::Result<String>> + Send + 'static,
    {
        self.write_alone(move |session| Box::pin(import(session, lines))).await
    }
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> Result<(), StoreError> {
    writeln!(out, "{}", to_json(line)).map_err(StoreError::unavailable)
}

impl Shelf {
    async fn export(&self, session: &mut dyn Session, out: &mut impl Write) -> Result<u64, StoreError> {
        let keys = self.columns[..self.key].join(", ");
        let places = (1..=self.key).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let columns = self.columns.join(", ");
        let top = format!("SELECT {columns} FROM {} ORDER BY {keys} LIMIT {ROWS}", self.name);
        let rest =
            format!("SELECT {columns} FROM {} WHERE ({keys}) > ({places}) ORDER BY {keys} LIMIT {ROWS}", self.name);
        let mut rows = session.run(&top, &[]).await?;
        let mut lines = 0;
        while let Some(last) = rows.last().cloned() {
            for row in &rows {
                let row = row.0.iter().map(to_value).collect();
                write_line(out, &Item { shelf: self.name.to_owned(), row })?;
                lines += 1;
            }
            rows = session.run(&rest, &last.0[..self.key]).await?;
        }
        Ok(lines)
    }

    async fn import(&self, session: &mut dyn Session, row: &Row) -> Result<(), StoreError> {
        if row.0.len() != self.columns.len() {
            return Err(StoreError::corrupt(format!("a row of {} has {} columns", self.name, row.0.len())));
        }
        let places = (1..=row.0.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let statement = format!("INSERT INTO {} ({}) VALUES ({places})", self.name, self.columns.join(", "));
        session.run(&statement, &row.0).await.map(|_| ())
    }
}

fn to_value(cell: &Cell) -> Value {
    match cell {
        Cell::Nothing => Value::Null,
        Cell::Int(value) => (*value).into(),
        Cell::Real(value) => (*value).into(),
        Cell::Text(value) => value.as_str().into(),
    }
}

fn to_cell(value: &Value) -> Result<Cell, StoreError> {
    match value {
        Value::Null => Ok(Cell::Nothing),
        Value::String(text) => Ok(text.into()),
        Value::Number(number) => {
            let real = || number.as_f64().map(Cell::Real);
            let cell = number.as_i64().map(Cell::Int).or_else(real);
            cell.ok_or_else(|| StoreError::corrupt(format!("{number} is out of range")))
        }
        other => Err(StoreError::corrupt(format!("{other} is not in any column"))),
    }
}

async fn import<L>(session: &mut dyn Session, mut lines: L) -> Result<u64, StoreError>
where
    L: Iterator<Item = std::io::Result<String>> + Send,
{
    let heading = lines.next().ok_or_else(|| StoreError::corrupt("there is nothing"))?;
    let heading: Heading = from_json(&heading.map_err(StoreError::unavailable)?)?;
    if heading.rynek_store != MIGRATIONS.len() {
        return Err(StoreError::Newer { found: heading.rynek_store as u64, known: MIGRATIONS.len() as u64 });
    }
    refuse_if_filled(session).await?;
    let mut taken = 1;
    for line in lines {
        let item: Item = from_json(&line.map_err(StoreError::unavailable)?)?;
        let shelf = SHELVES.iter().find(|shelf| shelf.name == item.shelf);
        let shelf = shelf.ok_or_else(|| StoreError::corrupt(format!("nothing is called {:?}", item.shelf)))?;
        let row: Result<Vec<Cell>, StoreError> = item.row.iter().map(to_cell).collect();
        shelf.import(session, &Row(row?)).await?;
        taken += 1;
    }
    check_histories(session).await?;
    Ok(taken)
}

async fn refuse_if_filled(session: &mut dyn Session) -> Result<(), StoreError> {
    for shelf in SHELVES.iter().filter(|shelf| shelf.name != PULSE) {
        let any = format!("SELECT {} FROM {} LIMIT 1", shelf.columns[0], shelf.name);
        if first(session, &any, cells![]).await?.is_some() {
            return Err(StoreError::Exists);
        }
    }
    session.run("DELETE FROM pulse", cells![]).await?;
    Ok(())
}

async fn check_histories(session: &mut dyn Session) -> Result<(), StoreError> {
    for row in session.run("SELECT id FROM tables ORDER BY id", cells![]).await? {
        let table: TableId = row.id(0)?;
        history(session, table, 0).await?;
    }
    Ok(())
}
