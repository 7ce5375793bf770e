//! Checks a store or a backup: every history can be replayed, every chain of hashes and every seal is right, every row
//! can be read and what it belongs to exists. Nothing is changed.

mod damage;
mod rows;
mod table;

use std::collections::BTreeSet;

pub use damage::{Damage, Fault, FaultPlace, Harm};
pub(crate) use table::TableRows;

use super::{
    StoreError, TableId, seals,
    shelves::{Pages, SHELVES, Shelf},
    sql::{Session, cells, first},
};

/// The progress of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Tables that were checked.
    pub done: u64,
    /// Tables in all.
    pub all: u64,
}

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CheckReport {
    /// The version that wrote it.
    pub version: u64,
    /// Tables that were checked.
    pub tables: u64,
    /// Entries of their histories.
    pub entries: u64,
    /// Sound tables whose game began with rules or components that this program does not have.
    pub other_version: u64,
    /// People.
    pub people: u64,
    /// Whether it has checksums of everything, as backups do.
    pub sealed: bool,
    /// All damage.
    pub faults: Vec<Fault>,
}

impl CheckReport {
    /// Whether nothing is damaged.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// The worst harm of all damage.
    pub fn harm(&self) -> Option<Harm> {
        self.faults.iter().map(|fault| fault.damage.harm()).max()
    }

    /// The tables that cannot be restored, each once. A table with a damaged line of chat can.
    pub fn lost_tables(&self) -> BTreeSet<TableId> {
        let is_lost = |damage: &Damage| damage.harm() == Harm::LeftOut && *damage != Damage::ChatLine;
        let lost = self.faults.iter().filter(|fault| is_lost(&fault.damage));
        lost.filter_map(|fault| if let FaultPlace::Table { table } = fault.place { Some(table) } else { None })
            .collect()
    }

    pub(crate) fn add(&mut self, place: FaultPlace, damage: Damage) {
        self.faults.push(Fault { place, damage });
    }
}

/// A callback for the progress of a check.
pub(crate) type Listener<'a> = &'a mut (dyn FnMut(Progress) + Send);

/// Checks everything except the structure of the file. Damage is added to the report.
pub(crate) async fn check(
    session: &mut dyn Session,
    report: &mut CheckReport,
    listener: Listener<'_>,
) -> Result<(), StoreError> {
    if report.sealed {
        let complete = seals::are_complete(session).await;
        if !damage::readable(complete)?.unwrap_or(false) {
            report.add(FaultPlace::File, Damage::Seals);
        }
    }
    tables(session, report, listener).await?;
    for shelf in SHELVES.iter().filter(|shelf| shelf.table_column().is_none()) {
        rows::check(session, shelf, report).await?;
    }
    Ok(())
}

async fn tables(session: &mut dyn Session, report: &mut CheckReport, listener: Listener<'_>) -> Result<(), StoreError> {
    let shelf = Shelf::named("tables").expect("there are tables");
    let counted = first(session, "SELECT COUNT(*) FROM tables", cells![]).await;
    let all = damage::readable(counted)?.flatten().and_then(|row| row.count(0).ok()).unwrap_or_default();
    let mut pages = Pages::of(shelf);
    loop {
        let rows = match damage::readable(pages.next(session).await)? {
            Some(Some(rows)) => rows,
            Some(None) => break,
            // It is unknown how much is lost.
            None => {
                report.add(FaultPlace::Shelf { shelf: shelf.name }, Damage::Unreadable);
                break;
            }
        };
        for row in rows {
            match row.id::<TableId>(0) {
                Ok(id) => table::check(session, id, row, report).await?,
                Err(_) => {
                    let key = shelf.key_of(&row).unwrap_or_default();
                    report.add(FaultPlace::Row { shelf: shelf.name, key }, Damage::Value);
                }
            }
            report.tables += 1;
            listener(Progress { done: report.tables, all });
        }
    }
    rows::without_a_table(session, report).await
}
