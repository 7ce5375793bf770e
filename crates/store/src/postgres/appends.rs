//! Many appends with few statements, since most of their time is spent waiting for answers.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::{
    StoreError,
    chain::Link,
    sql::{Row, Session, cells},
    summary::phase_word,
    tables::{finish_append, links, names},
    writer::Appending,
};

/// Locks the rows of all tables, in the order of their ids to avoid deadlocks between nodes.
const LOCK_ROWS: &str = "SELECT id, number, head, people FROM tables WHERE id = ANY(string_to_array($1, ' ')) \
                    ORDER BY id FOR UPDATE";
const UPDATE_ROWS: &str = "UPDATE tables SET number = x.number, head = x.head, phase = x.phase, \
                       open_seats = x.open_seats, awaited = x.awaited, awaits_bot = x.awaits_bot, \
                       runs_out = x.runs_out, people = x.people, changed = x.changed, summary = x.summary \
                       FROM json_to_recordset(($1::text)::json) AS x (id TEXT, number BIGINT, head TEXT, phase TEXT, \
                       open_seats BIGINT, awaited TEXT, awaits_bot BIGINT, runs_out BIGINT, people TEXT, \
                       changed BIGINT, summary TEXT) WHERE tables.id = x.id";
const INSERT_ENTRIES: &str = "INSERT INTO entries (table_id, number, body, hash) SELECT table_id, number, body, hash \
                   FROM json_to_recordset(($1::text)::json) AS x (table_id TEXT, number BIGINT, body TEXT, hash TEXT)";

/// Makes appends to different tables. Appends that are too late are refused without affecting the others; after any
/// other error, none is made.
pub(super) async fn make_together(
    session: &mut dyn Session,
    mut appends: Vec<&mut Appending>,
) -> Result<(), StoreError> {
    let tables: Vec<String> = appends.iter().map(|waiting| waiting.append.table.to_string()).collect();
    let rows = session.run(LOCK_ROWS, cells![tables.join(" ")]).await?;
    let found: HashMap<&str, &Row> = rows.iter().filter_map(|row| Some((row.text(0).ok()?, row))).collect();
    let (mut moves, mut entries) = (Vec::new(), Vec::new());
    for (waiting, table) in appends.iter_mut().zip(&tables) {
        let made = found.get(table.as_str()).ok_or(StoreError::NotFound).and_then(|row| {
            waiting.append.check(row.count(1)?)?;
            let links = links(&Link(row.text(2)?.to_owned()), &waiting.bodies);
            moves.push(row_after(waiting, links.last().map_or(row.text(2)?, |link| &link.0)));
            entries.extend(entry_rows(waiting, &links));
            Ok(())
        });
        waiting.result = Some(made);
    }
    session.run(UPDATE_ROWS, cells![Value::from(moves).to_string()]).await?;
    session.run(INSERT_ENTRIES, cells![Value::from(entries).to_string()]).await?;
    for (waiting, table) in appends.iter().zip(&tables).filter(|(waiting, _)| matches!(waiting.result, Some(Ok(())))) {
        finish_append(session, &waiting.append, found[table.as_str()].text(3)?).await?;
    }
    Ok(())
}

fn row_after(waiting: &Appending, head: &str) -> Value {
    let (append, summary) = (&waiting.append, &waiting.append.summary);
    json!({
        "id": append.table,
        "number": append.number(),
        "head": head,
        "phase": phase_word(summary.phase),
        "open_seats": summary.open_seats(),
        "awaited": summary.awaited(),
        "awaits_bot": u8::from(summary.awaits_bot()),
        "runs_out": summary.runs_out,
        "people": names(&summary.people()),
        "changed": summary.changed,
        "summary": crate::sql::to_json(summary),
    })
}

fn entry_rows(waiting: &Appending, links: &[Link]) -> impl Iterator<Item = Value> {
    let table = waiting.append.table;
    let rows = (waiting.append.after + 1..).zip(&waiting.bodies).zip(links);
    rows.map(move |((number, body), link)| json!({ "table_id": table, "number": number, "body": body, "hash": link.0 }))
}
