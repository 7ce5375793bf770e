//! Positions kept beside histories: a cache, never the truth.

use sha2::{Digest, Sha256};

use super::{
    Store, StoreError, TableId,
    chain::hex,
    sql::{Row, Session, cells, first},
    tables::touching,
};

/// The position that a table's history leads to at some entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The number of that entry.
    pub number: u64,
    /// How many actions stood then.
    pub actions: usize,
    /// The mark of the position, which it must have again when it is opened.
    pub mark: u64,
    /// The position, and whatever else the table is, as JSON.
    pub position: String,
}

impl Snapshot {
    /// What binds it to the history up to its entry.
    pub(crate) fn hash(&self, link: &str) -> String {
        let hash = Sha256::new().chain_update(b"rynek snapshot\0").chain_update(link);
        let numbers = format!("{} {} {:016x}\0", self.number, self.actions, self.mark);
        hex(&hash.chain_update(numbers).chain_update(&self.position).finalize())
    }

    pub(crate) fn read(row: &Row) -> Result<Snapshot, StoreError> {
        let mark = u64::from_str_radix(row.text(2)?, 16).map_err(|_| StoreError::corrupt("a mark is damaged"))?;
        Ok(Snapshot { number: row.count(0)?, actions: row.count(1)? as usize, mark, position: row.text(3)?.to_owned() })
    }
}

impl Store {
    /// Keeps a position in place of an earlier one. It does no harm if it is wrong: it will not fit.
    pub async fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.write(touching(table), move |session| Box::pin(keep(session, table, snapshot))).await
    }

    /// The position that was kept last, if it belongs to the history; one that does not is removed.
    pub async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>, StoreError> {
        let found = self.read(move |session| Box::pin(find(session, table))).await?;
        match found {
            Found::Nothing => Ok(None),
            Found::Fitting(snapshot) => Ok(Some(snapshot)),
            Found::Wrong => self.drop_snapshot(table).await.map(|()| None),
        }
    }

    /// Removes the position that was kept, because it turned out to be of no use.
    pub async fn drop_snapshot(&self, table: TableId) -> Result<(), StoreError> {
        self.write(touching(table), move |session| {
            Box::pin(async move {
                session.run("DELETE FROM snapshots WHERE table_id = $1", cells![table]).await?;
                Ok(())
            })
        })
        .await
    }
}

enum Found {
    Nothing,
    Fitting(Snapshot),
    Wrong,
}

async fn link_at(session: &mut dyn Session, table: TableId, number: u64) -> Result<Option<String>, StoreError> {
    let statement = "SELECT hash FROM entries WHERE table_id = $1 AND number = $2";
    first(session, statement, cells![table, number]).await?.map(|row| row.text(0).map(str::to_owned)).transpose()
}

async fn keep(session: &mut dyn Session, table: TableId, snapshot: Snapshot) -> Result<(), StoreError> {
    let link = link_at(session, table, snapshot.number).await?.ok_or(StoreError::NotFound)?;
    let statement = "INSERT INTO snapshots (table_id, number, actions, mark, position, hash) \
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, \
                     actions = excluded.actions, mark = excluded.mark, position = excluded.position, \
                     hash = excluded.hash";
    let hash = snapshot.hash(&link);
    let mark = format!("{:016x}", snapshot.mark);
    let row = cells![table, snapshot.number, snapshot.actions, mark, snapshot.position, hash];
    session.run(statement, row).await.map(|_| ())
}

/// The position that was kept last, if it belongs to the history.
pub(crate) async fn fitting_snapshot(
    session: &mut dyn Session,
    table: TableId,
) -> Result<Option<Snapshot>, StoreError> {
    Ok(if let Found::Fitting(snapshot) = find(session, table).await? { Some(snapshot) } else { None })
}

/// Asks for what was kept of a table.
pub(crate) const SNAPSHOT: &str = "SELECT number, actions, mark, position, hash FROM snapshots WHERE table_id = $1";

async fn find(session: &mut dyn Session, table: TableId) -> Result<Found, StoreError> {
    let Some(row) = first(session, SNAPSHOT, cells![table]).await? else {
        return Ok(Found::Nothing);
    };
    let Ok(snapshot) = Snapshot::read(&row) else {
        return Ok(Found::Wrong);
    };
    let link = link_at(session, table, snapshot.number).await?;
    let fits = link.is_some_and(|link| row.text(4).is_ok_and(|hash| hash == snapshot.hash(&link)));
    Ok(if fits { Found::Fitting(snapshot) } else { Found::Wrong })
}
