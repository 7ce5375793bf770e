//! Checks one table with all rows that belong to it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rynek_table::{Corrupt, Entry, Seed, Table, TableId};

use super::{CheckReport, Damage, FaultPlace, damage::readable};
use crate::{
    CHAT_KEPT, StoreError, Summary,
    chain::{Link, Reading},
    seals,
    shelves::Shelf,
    sql::{Row, Session, cells},
    tables::table_row,
};

/// All rows of a table.
pub(crate) struct TableRows {
    pub id: TableId,
    /// The row for lists.
    pub listing: Row,
    pub seeds: Vec<Row>,
    pub entries: Vec<Row>,
    pub sitting: Vec<Row>,
    pub chat: Vec<Row>,
}

impl TableRows {
    pub async fn read(session: &mut dyn Session, id: TableId, listing: Row) -> Result<TableRows, StoreError> {
        let name = id.to_string();
        Ok(TableRows {
            id,
            listing,
            seeds: shelf("seeds").of_table(session, &name).await?,
            entries: shelf("entries").of_table(session, &name).await?,
            sitting: shelf("sitting").of_table(session, &name).await?,
            chat: shelf("chat").of_table(session, &name).await?,
        })
    }

    /// All rows, by shelf.
    pub fn rows(&self) -> [(&'static Shelf, &[Row]); 5] {
        [
            (shelf("tables"), std::slice::from_ref(&self.listing)),
            (shelf("seeds"), &self.seeds),
            (shelf("entries"), &self.entries),
            (shelf("sitting"), &self.sitting),
            (shelf("chat"), &self.chat),
        ]
    }

    /// The history and its last hash.
    fn history(&self) -> Result<(Vec<Entry>, Link), Damage> {
        let mut reading = Reading::from(Link::root(self.id), 0);
        for row in &self.entries {
            // The row has table, number, body and hash; the first is left out.
            let expected = reading.number() + 1;
            reading.take(&Row(row.0[1..].to_vec())).map_err(|_| match row.count(1) {
                Ok(number) if number != expected => Damage::EntryMissing { entry: expected },
                _ => Damage::EntryChanged { entry: expected },
            })?;
        }
        Ok(reading.so_far())
    }

    fn seed(&self) -> Result<Seed, Damage> {
        let text = self.seeds.first().and_then(|row| row.text(1).ok());
        text.and_then(Seed::from_revealed).ok_or(Damage::Seed)
    }

    /// The table that the history leads to.
    pub fn table(&self) -> Result<Table, Corrupted> {
        let (entries, _) = self.history().map_err(Corrupted::Damage)?;
        let seed = self.seed().map_err(Corrupted::Damage)?;
        // Entries that this program stored do not cause a panic, but forged ones might.
        let played = catch_unwind(AssertUnwindSafe(|| Table::replay(&entries, seed)));
        let last = entries.last().map_or(1, |entry| entry.number);
        played.unwrap_or(Err(Corrupt::Unfair { number: last })).map_err(|corrupt| match Damage::of(&corrupt) {
            Some(damage) => Corrupted::Damage(damage),
            None => Corrupted::OtherVersion,
        })
    }

    /// The number of the last line of chat.
    fn said(&self) -> u64 {
        self.chat.iter().filter_map(|row| row.count(1).ok()).max().unwrap_or_default()
    }

    /// The row for lists, computed from the history.
    fn derived(&self, table: &Table) -> Row {
        let head = self.entries.last().and_then(|row| row.text(3).ok()).unwrap_or_default();
        Row(table_row(self.id, table.number(), head, self.said(), &Summary::of(table)))
    }

    /// The rows of `sitting`, computed from the history.
    fn seated(&self, table: &Table) -> Vec<Row> {
        Summary::of(table).people().iter().map(|person| Row(cells![*person, self.id].to_vec())).collect()
    }

    /// Computes again what follows from the history.
    pub fn repair(&mut self) {
        if let Ok(table) = self.table() {
            self.listing = self.derived(&table);
            self.sitting = self.seated(&table);
        }
    }

    /// Leaves out lines of chat that cannot be read.
    pub fn drop_unreadable_chat(&mut self) {
        self.chat.retain(is_line);
    }
}

/// Why a history cannot be replayed.
pub(crate) enum Corrupted {
    Damage(Damage),
    OtherVersion,
}

fn shelf(name: &str) -> &'static Shelf {
    Shelf::named(name).expect("a known shelf")
}

/// Whether a row is a line of chat.
fn is_line(row: &Row) -> bool {
    let person = row.id::<rynek_table::PersonId>(2).is_ok();
    person && row.count(1).is_ok() && row.text(3).is_ok() && row.int(4).is_ok() && row.text(5).is_ok()
}

/// Checks a table, and adds damage to the report.
pub(super) async fn check(
    session: &mut dyn Session,
    id: TableId,
    listing: Row,
    report: &mut CheckReport,
) -> Result<(), StoreError> {
    let place = || FaultPlace::Table { table: id };
    let Some(kept) = readable(TableRows::read(session, id, listing).await)? else {
        report.add(place(), Damage::Value);
        return Ok(());
    };
    let altered = altered(session, &kept, report.sealed).await?;
    report.entries += kept.entries.len() as u64;
    let mut found = Vec::new();
    match kept.table() {
        Err(Corrupted::Damage(damage)) => found.push(damage),
        Err(Corrupted::OtherVersion) => {
            report.other_version += 1;
            found.extend(by_seals_alone(&kept, &altered));
        }
        Ok(table) => found.extend(listing_of(&kept, &table, &altered)),
    }
    found.extend(chat_of(&kept, &altered));
    found.into_iter().for_each(|damage| report.add(place(), damage));
    Ok(())
}

/// The shelves whose rows of a table do not match their seal.
async fn altered(
    session: &mut dyn Session,
    kept: &TableRows,
    sealed: bool,
) -> Result<Option<Vec<&'static str>>, StoreError> {
    if !sealed {
        return Ok(None);
    }
    let found = readable(seals::of_table(session, &kept.id.to_string()).await)?.unwrap_or_default();
    let was = |name: &str| found.iter().find(|(shelf, _)| shelf == name).map(|(_, hash)| hash.clone());
    let is = |(shelf, rows): (&'static Shelf, &[Row])| {
        let hash = seals::hash_of(shelf, rows).unwrap_or_default();
        (hash != was(shelf.name)).then_some(shelf.name)
    };
    Ok(Some(kept.rows().into_iter().filter_map(is).collect()))
}

type Altered = Option<Vec<&'static str>>;

fn is_altered(altered: &Altered, shelf: &str) -> bool {
    altered.as_ref().is_some_and(|names| names.contains(&shelf))
}

/// Checks a table of another version, which cannot be replayed, by its hashes and seals.
fn by_seals_alone(kept: &TableRows, altered: &Altered) -> Option<Damage> {
    let whole = kept.history().is_ok_and(|(entries, link)| matches_head(kept, entries.len(), &link));
    let readable = kept.listing.json::<Summary>(13).is_ok();
    match altered {
        _ if !whole => Some(Damage::Ends { entry: kept.entries.len() as u64 }),
        _ if !readable => Some(Damage::Value),
        Some(names) if names.iter().any(|name| *name != "chat") => Some(Damage::Altered),
        _ => None,
    }
}

fn matches_head(kept: &TableRows, number: usize, link: &Link) -> bool {
    kept.listing.count(1).is_ok_and(|found| found == number as u64)
        && kept.listing.text(2).is_ok_and(|head| head == link.0)
}

/// Checks the row for lists of a table whose history is sound.
fn listing_of(kept: &TableRows, table: &Table, altered: &Altered) -> Option<Damage> {
    let derived = kept.derived(table);
    let sealed = altered.as_ref().is_some_and(|names| !names.contains(&"entries"));
    let same = |column: usize| kept.listing.0.get(column) == derived.0.get(column);
    if !(sealed || same(1) && same(2)) {
        // Without a seal it is unknown whether the history was longer.
        return Some(Damage::Ends { entry: table.number() });
    }
    // Old lines of chat may have been deleted, so the count may be higher than the last number.
    let said = kept.listing.count(3).is_ok_and(|said| (kept.said()..=i64::MAX as u64 / 2).contains(&said));
    let listed = (4..13).all(same) && kept.listing.json::<Summary>(13).is_ok_and(|known| known == Summary::of(table));
    let sits = |rows: &[Row]| rows.iter().filter_map(|row| row.text(0).ok().map(str::to_owned)).collect::<Vec<_>>();
    let seated = sits(&kept.sitting) == sits(&kept.seated(table));
    if !(same(1) && same(2) && said && listed && seated)
        || ["tables", "sitting"].iter().any(|name| is_altered(altered, name))
    {
        return Some(Damage::Listing);
    }
    ["entries", "seeds"].iter().any(|name| is_altered(altered, name)).then_some(Damage::Checksum)
}

fn chat_of(kept: &TableRows, altered: &Altered) -> Option<Damage> {
    if kept.chat.len() as u64 > CHAT_KEPT || !kept.chat.iter().all(is_line) {
        return Some(Damage::ChatLine);
    }
    is_altered(altered, "chat").then_some(Damage::Chat)
}
