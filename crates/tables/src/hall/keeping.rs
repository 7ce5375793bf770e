//! How a table comes into memory, and what is kept so that it comes soon.

use std::sync::Arc;

use super::{
    HallError,
    house::{Entered, House, damaged, of_table},
    live::Known,
};
use crate::{
    Corrupt, Table, TableId,
    store::{AtRest, Snapshot},
};

/// After how many entries a table is kept whole again.
const OFTEN: u64 = 128;

impl House {
    /// A table as it is stored.
    pub async fn read(&self, id: TableId) -> Result<Known, HallError> {
        let mut rest = of_table(id, self.store.at_rest(id).await)?;
        let said = rest.said;
        if let Some((table, kept)) = self.with_room(|| recall(id, &rest))? {
            return Ok(Known::new(table, said, kept));
        }
        // What was kept is of no use to this program; the history is.
        if rest.snapshot.take().is_some() {
            self.store.drop_snapshot(id).await?;
            rest.entries = of_table(id, self.store.history(id, 1).await)?;
        }
        Ok(Known::new(self.with_room(|| replay(id, &rest))?, said, 0))
    }

    /// Keeps a table whole now and then, in the background.
    pub fn keep_position(self: &Arc<Self>, entered: &mut Entered) {
        let id = entered.live.id;
        let known = entered.known();
        let number = known.table.number();
        if number < known.kept + OFTEN {
            return;
        }
        known.kept = number;
        let (house, table) = (self.clone(), known.table.clone());
        tokio::spawn(async move {
            // If it fails the table is only slower to open.
            let _ = house.store.keep_snapshot(id, snapshot(&table)).await;
        });
    }
}

fn snapshot(table: &Table) -> Snapshot {
    Snapshot {
        number: table.number(),
        actions: table.actions_played(),
        mark: table.position().mark(),
        position: table.keepsake(),
    }
}

/// The table from what was kept and what was added since, if that fits.
fn recall(id: TableId, rest: &AtRest) -> Result<Option<(Table, u64)>, HallError> {
    let Some(kept) = &rest.snapshot else { return Ok(None) };
    let recalled = Table::recall(&rest.opening, rest.seed.clone(), &kept.position, kept.mark);
    match recalled.and_then(|table| add(table, rest)).map_err(|error| damaged(id, error)) {
        Ok(table) => Ok(Some((table, kept.number))),
        // It may well fit.
        Err(HallError::NoRoom) => Err(HallError::NoRoom),
        Err(_) => Ok(None),
    }
}

/// The table from its whole history.
fn replay(id: TableId, rest: &AtRest) -> Result<Table, HallError> {
    let first = Table::first(&rest.opening, rest.seed.clone());
    first.and_then(|table| add(table, rest)).map_err(|error| damaged(id, error))
}

fn add(mut table: Table, rest: &AtRest) -> Result<Table, Corrupt> {
    rest.entries.iter().try_for_each(|entry| table.fold(entry))?;
    Ok(table)
}
