//! Checks rows that belong to no table: people, tokens, ratings and others.

use std::collections::HashMap;

use rynek_table::{Date, PersonId, Seed, TableId};

use super::{CheckReport, Damage, FaultPlace, damage::readable};
use crate::{
    AttemptKind, Player, Settings, Shunned, StoreError, seals,
    shelves::{Pages, SHELVES, Shelf},
    sql::{Row, Session, cells, first},
};

/// Checks all rows of a shelf, and adds damage to the report.
pub(super) async fn check(
    session: &mut dyn Session,
    shelf: &'static Shelf,
    report: &mut CheckReport,
) -> Result<(), StoreError> {
    let mut sealed: HashMap<String, String> = HashMap::new();
    if report.sealed {
        sealed = readable(seals::of_shelf(session, shelf.name).await)?.unwrap_or_default().into_iter().collect();
    }
    let mut pages = Pages::of(shelf);
    loop {
        let rows = match readable(pages.next(session).await)? {
            Some(Some(rows)) => rows,
            Some(None) => break,
            None => {
                report.add(FaultPlace::Shelf { shelf: shelf.name }, Damage::Unreadable);
                return Ok(());
            }
        };
        for row in rows {
            report.people += u64::from(shelf.name == "people");
            let key = shelf.key_of(&row).unwrap_or_default();
            let seal = report.sealed.then(|| sealed.remove(&key));
            if let Some(damage) = damage_of(session, shelf, &row, seal).await? {
                report.add(FaultPlace::Row { shelf: shelf.name, key }, damage);
            }
        }
    }
    let mut missing: Vec<String> = sealed.into_keys().collect();
    missing.sort_unstable();
    missing.into_iter().for_each(|key| report.add(FaultPlace::Row { shelf: shelf.name, key }, Damage::Missing));
    Ok(())
}

async fn damage_of(
    session: &mut dyn Session,
    shelf: &'static Shelf,
    row: &Row,
    seal: Option<Option<String>>,
) -> Result<Option<Damage>, StoreError> {
    if readable(check_values(shelf, row))?.is_none() {
        return Ok(Some(Damage::Value));
    }
    if is_orphan(session, shelf, row).await? {
        return Ok(Some(Damage::Orphan));
    }
    Ok(match seal {
        Some(None) => Some(Damage::Added),
        Some(Some(seal)) if seals::hash_of(shelf, std::slice::from_ref(row))?.as_ref() != Some(&seal) => {
            Some(Damage::Altered)
        }
        _ => None,
    })
}

/// Whether the server can read a row.
fn check_values(shelf: &Shelf, row: &Row) -> Result<(), StoreError> {
    let person = |column: usize| row.id::<PersonId>(column).map(|_| ());
    let table = |column: usize| row.id::<TableId>(column).map(|_| ());
    let texts = |columns: &[usize]| columns.iter().try_for_each(|column| row.text(*column).map(|_| ()));
    let counts = |columns: &[usize]| columns.iter().try_for_each(|column| row.count(*column).map(|_| ()));
    let moments = |columns: &[usize]| columns.iter().try_for_each(|column| row.int(*column).map(|_| ()));
    let measures = |columns: std::ops::Range<usize>| {
        columns.into_iter().try_for_each(|column| match row.real(column)?.is_finite() {
            true => Ok(()),
            false => Err(StoreError::corrupt("a measure is not a number")),
        })
    };
    match shelf.name {
        "people" => {
            person(0)?;
            texts(&[1])?;
            moments(&[2, 3])?;
            row.json::<Settings>(4).map(|_| ())
        }
        "tokens" => {
            let hash = row.text(0)?;
            if hash.len() != 64 || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                return Err(StoreError::corrupt("the hash of a token is not a hash"));
            }
            person(1)?;
            moments(&[2])
        }
        "shunned" => {
            person(0)?;
            person(1)?;
            Shunned::read(row.text(2)?).map(|_| ())
        }
        "ratings" => {
            texts(&[0])?;
            row.id::<Player>(1)?;
            measures(2..4)?;
            counts(&[4])?;
            moments(&[5])
        }
        "rated" => {
            table(0)?;
            texts(&[1])?;
            moments(&[2])
        }
        "rating_steps" => {
            table(0)?;
            row.id::<Player>(1)?;
            texts(&[2])?;
            counts(&[3])?;
            measures(4..8)?;
            moments(&[8])
        }
        "day_attempts" => {
            row.id::<Date>(0)?;
            texts(&[1])?;
            AttemptKind::read(row.text(2)?)?;
            person(3)?;
            table(4)?;
            moments(&[5])?;
            counts(&[7])?;
            [6, 8, 9].iter().try_for_each(|column| row.maybe_int(*column).map(|_| ()))
        }
        "day_chain" => {
            texts(&[0])?;
            row.id::<Date>(2)?;
            let known = Seed::from_revealed(row.text(1)?).map(|_| ());
            known.ok_or_else(|| StoreError::corrupt("the secret of the days cannot be read"))
        }
        "notices" => {
            texts(&[0])?;
            person(1)?;
            row.json::<serde_json::Value>(2)?;
            moments(&[3, 4])?;
            counts(&[5])?;
            row.maybe_text(6).map(|_| ())
        }
        // Of other shelves, at least the key must be readable.
        _ => shelf.key_of(row).map(|_| ()),
    }
}

/// Whether the row that a row belongs to is missing.
async fn is_orphan(session: &mut dyn Session, shelf: &Shelf, row: &Row) -> Result<bool, StoreError> {
    let (statement, column) = match shelf.name {
        "tokens" => ("SELECT id FROM people WHERE id = $1", 1),
        "shunned" => ("SELECT id FROM people WHERE id = $1", 0),
        "day_attempts" => ("SELECT id FROM people WHERE id = $1", 3),
        "rating_steps" => ("SELECT table_id FROM rated WHERE table_id = $1", 0),
        _ => return Ok(false),
    };
    Ok(readable(first(session, statement, cells![row.text(column)?]).await)?.flatten().is_none())
}

/// Finds rows and seals of tables that do not exist.
pub(super) async fn without_a_table(session: &mut dyn Session, report: &mut CheckReport) -> Result<(), StoreError> {
    let bound = SHELVES.iter().filter(|shelf| shelf.table_column().is_some());
    let names: Vec<&'static str> = bound.map(|shelf| shelf.name).collect();
    for name in names.iter().filter(|name| **name != "tables") {
        let statement = format!(
            "SELECT DISTINCT table_id FROM {name} WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id) \
             ORDER BY table_id"
        );
        report_missing(session, &statement, name, Damage::Orphan, report).await?;
    }
    if report.sealed {
        let shelves = names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ");
        let statement = format!(
            "SELECT DISTINCT key FROM seals WHERE shelf IN ({shelves}) \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE id = key) ORDER BY key"
        );
        report_missing(session, &statement, "tables", Damage::Missing, report).await?;
    }
    Ok(())
}

async fn report_missing(
    session: &mut dyn Session,
    statement: &str,
    shelf: &'static str,
    damage: Damage,
    report: &mut CheckReport,
) -> Result<(), StoreError> {
    let Some(rows) = readable(session.run(statement, cells![]).await)? else {
        report.add(FaultPlace::Shelf { shelf }, Damage::Unreadable);
        return Ok(());
    };
    for row in rows {
        let place = match row.id::<TableId>(0) {
            Ok(table) => FaultPlace::Table { table },
            Err(_) => FaultPlace::Row { shelf, key: row.text(0).unwrap_or_default().to_owned() },
        };
        report.add(place, damage.clone());
    }
    Ok(())
}
