//! Checksums (seals) of a backup: one for all rows of a shelf that belong to one table, one for every other row. They
//! show what was changed after the backup was made.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    StoreError,
    chain::hex,
    shelves::{Pages, SHELVES, Shelf, to_value},
    sql::{Row, Session, cells, first, to_json},
};

/// How many bytes of a hash are stored. That is enough to detect accidents, not forgeries.
const BYTES: usize = 16;

/// The SQL table with the seals. Only a backup of a file has it.
pub(crate) const TABLE: &str =
    "CREATE TABLE seals (key TEXT NOT NULL, shelf TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (key, shelf))";

/// The seal of rows that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seal {
    /// The table, or the key of the row.
    pub key: String,
    pub shelf: String,
    pub hash: String,
}

/// Computes the seals of rows, one after the other.
pub(crate) struct Sealing {
    shelf: &'static Shelf,
    group: Option<(String, Sha256)>,
}

impl Sealing {
    pub fn of(shelf: &'static Shelf) -> Sealing {
        Sealing { shelf, group: None }
    }

    /// Adds a row. Returns the seal of the rows before it, if it does not belong to them.
    pub fn take(&mut self, row: &Row) -> Result<Option<Seal>, StoreError> {
        let group = self.shelf.group_of(row)?;
        let ended = if self.group.as_ref().is_some_and(|(known, _)| *known == group) { None } else { self.end() };
        let (_, hash) = self.group.get_or_insert_with(|| (group, Sha256::new()));
        let cells: Vec<serde_json::Value> = row.0.iter().map(to_value).collect();
        hash.update(to_json(&cells));
        hash.update(b"\n");
        Ok(ended)
    }

    /// The seal of the last rows.
    pub fn end(&mut self) -> Option<Seal> {
        let (key, hash) = self.group.take()?;
        Some(Seal { key, shelf: self.shelf.name.to_owned(), hash: hex(&hash.finalize()[..BYTES]) })
    }
}

/// The hash of rows that belong together; `None` for none.
pub(crate) fn hash_of(shelf: &'static Shelf, rows: &[Row]) -> Result<Option<String>, StoreError> {
    let mut sealing = Sealing::of(shelf);
    for row in rows {
        sealing.take(row)?;
    }
    Ok(sealing.end().map(|seal| seal.hash))
}

/// Adds seals to a copy.
pub(crate) async fn keep(session: &mut dyn Session) -> Result<(), StoreError> {
    session.script("DROP TABLE IF EXISTS seals").await?;
    session.script(TABLE).await?;
    let mut kept: u64 = 0;
    for shelf in &SHELVES {
        let (mut sealing, mut pages) = (Sealing::of(shelf), Pages::of(shelf));
        while let Some(rows) = pages.next(session).await? {
            for row in &rows {
                kept += insert(session, sealing.take(row)?).await?;
            }
        }
        kept += insert(session, sealing.end()).await?;
    }
    count(session, kept).await
}

/// Stores a seal, if there is one. Returns how many it stored.
pub(crate) async fn insert(session: &mut dyn Session, seal: Option<Seal>) -> Result<u64, StoreError> {
    let Some(Seal { key, shelf, hash }) = seal else { return Ok(0) };
    session.run("INSERT INTO seals (key, shelf, hash) VALUES ($1, $2, $3)", cells![key, shelf, hash]).await?;
    Ok(1)
}

/// Stores the number of seals, in a row without a shelf.
pub(crate) async fn count(session: &mut dyn Session, kept: u64) -> Result<(), StoreError> {
    let seal = Seal { key: String::new(), shelf: String::new(), hash: kept.to_string() };
    insert(session, Some(seal)).await.map(|_| ())
}

/// Whether no seal is missing.
pub(crate) async fn are_complete(session: &mut dyn Session) -> Result<bool, StoreError> {
    let noted = first(session, "SELECT hash FROM seals WHERE key = '' AND shelf = ''", cells![]).await?;
    let noted = noted.map(|row| row.text(0).map(str::to_owned)).transpose()?;
    let found = first(session, "SELECT COUNT(*) - 1 FROM seals", cells![]).await?.map(|row| row.int(0)).transpose()?;
    Ok(noted.is_some_and(|noted| found.is_some_and(|found| noted == found.to_string())))
}

/// The seals of one table, by shelf.
pub(crate) async fn of_table(session: &mut dyn Session, table: &str) -> Result<Vec<(String, String)>, StoreError> {
    let rows = session.run("SELECT shelf, hash FROM seals WHERE key = $1 ORDER BY shelf", cells![table]).await?;
    rows.iter().map(pair).collect()
}

fn pair(row: &Row) -> Result<(String, String), StoreError> {
    Ok((row.text(0)?.to_owned(), row.text(1)?.to_owned()))
}

/// The seals of a shelf, by key.
pub(crate) async fn of_shelf(session: &mut dyn Session, shelf: &str) -> Result<Vec<(String, String)>, StoreError> {
    let rows = session.run("SELECT key, hash FROM seals WHERE shelf = $1 ORDER BY key", cells![shelf]).await?;
    rows.iter().map(pair).collect()
}
