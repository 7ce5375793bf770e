//! Tables: their histories and, in a table of their own, their seeds.

use std::sync::LazyLock;

use rynek_table::{Entry, PersonId, Seed};

use super::{
    Notice, Store, StoreChange, StoreError, Summary, TableId,
    chain::{Link, Reading},
    notices,
    sql::{Cell, Row, Session, cells, first, to_json},
    summary::phase_word,
};

/// A new table to be stored.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Its seed.
    pub seed: Seed,
    /// Its history so far.
    pub entries: Vec<Entry>,
    /// Its summary.
    pub summary: Summary,
}

/// Entries to be added to a table: all of them or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the entry that they follow.
    pub after: u64,
    /// The new entries.
    pub entries: Vec<Entry>,
    /// The summary after them.
    pub summary: Summary,
    /// Notices about them, stored in the same transaction.
    pub notices: Vec<Notice>,
}

impl Append {
    /// The number of the table once it is stored.
    pub(crate) fn number(&self) -> u64 {
        self.after + self.entries.len() as u64
    }

    /// Refuses it if the table has changed, or if its entries have wrong numbers.
    pub(crate) fn check(&self, found: u64) -> Result<(), StoreError> {
        if self.entries.iter().zip(self.after + 1..).any(|(entry, number)| entry.number != number) {
            return Err(StoreError::corrupt("the new entries are not numbered from the last one"));
        }
        if found == self.after { Ok(()) } else { Err(StoreError::Conflict { found }) }
    }
}

/// A stored table.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its seed.
    pub seed: Seed,
    /// Its whole history.
    pub entries: Vec<Entry>,
    /// The number of the last line of chat.
    pub said: u64,
}

/// The name of what a change of a table touches.
pub(crate) fn touching(table: TableId) -> String {
    format!("table {table}")
}

impl Store {
    /// The numbers of the last entry and of the last line of chat of these tables, as far as they exist.
    pub async fn latest(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64, u64)>, StoreError> {
        let statement = if self.is_shared() {
            "SELECT id, number, chat FROM tables WHERE id = ANY(string_to_array($1, ' '))"
        } else {
            "SELECT id, number, chat FROM tables \
             WHERE id IN (SELECT value FROM json_each('[\"' || replace($1, ' ', '\",\"') || '\"]'))"
        };
        let ids = tables.iter().map(TableId::to_string).collect::<Vec<_>>().join(" ");
        self.query(statement, cells![ids], |row| Ok((row.id(0)?, row.count(1)?, row.count(2)?))).await
    }

    /// Stores a new table. [`StoreError::Exists`] if the id is taken.
    pub async fn create(&self, new: NewTable) -> Result<(), StoreError> {
        self.write(touching(new.id), move |session| Box::pin(create(session, new))).await
    }

    /// Adds to a table's history. It is durable when this returns. [`StoreError::Conflict`] if the table has changed
    /// since `after`; then nothing was stored. If the future is dropped, it may be stored or not.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.0.queue.append(append).await
    }

    /// The entries of a table after the one with this number.
    pub async fn history(&self, table: TableId, after: u64) -> Result<Vec<Entry>, StoreError> {
        self.read(move |session| Box::pin(history(session, table, after))).await
    }

    /// A table with its seed and whole history.
    pub async fn load(&self, table: TableId) -> Result<Stored, StoreError> {
        self.read(move |session| Box::pin(load(session, table))).await
    }

    /// The summary of a table, and the number of its last entry.
    pub async fn summary(&self, table: TableId) -> Result<(Summary, u64), StoreError> {
        let statement = "SELECT summary, number FROM tables WHERE id = $1";
        let read = |row: &Row| Ok((row.json(0)?, row.count(1)?));
        self.query(statement, cells![table], read).await?.pop().ok_or(StoreError::NotFound)
    }

    /// Deletes a table with its chat.
    pub async fn remove(&self, table: TableId) -> Result<(), StoreError> {
        self.write(touching(table), move |session| {
            Box::pin(async move {
                session.run("DELETE FROM tables WHERE id = $1", cells![table]).await?;
                session.told().push(StoreChange::Anew { table });
                Ok(())
            })
        })
        .await
    }
}

async fn create(session: &mut dyn Session, new: NewTable) -> Result<(), StoreError> {
    let NewTable { id: table, seed, entries, summary } = new;
    let bodies: Vec<String> = entries.iter().map(to_json).collect();
    let statement = "INSERT INTO tables (id, number, head, chat, game, phase, is_public, open_seats, awaited, \
                     awaits_bot, runs_out, people, changed, summary) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
                     ON CONFLICT (id) DO NOTHING RETURNING number";
    let links = links(&Link::root(table), &bodies);
    let head = links.last().map(|link| link.0.clone()).unwrap_or_default();
    let row = &table_row(table, bodies.len() as u64, &head, 0, &summary);
    first(session, statement, row).await?.ok_or(StoreError::Exists)?;
    session.run("INSERT INTO seeds (table_id, seed) VALUES ($1, $2)", cells![table, seed.reveal()]).await?;
    insert_entries(session, table, 0, &bodies, &links).await?;
    seat(session, table, &summary.people()).await?;
    session.told().push(StoreChange::Table { table, number: bodies.len() as u64 });
    Ok(())
}

/// The row of a table, from its id to its summary. All but the id and the number of chat lines follows from its
/// history.
pub(crate) fn table_row(table: TableId, number: u64, head: &str, said: u64, summary: &Summary) -> Vec<Cell> {
    let row = cells![
        table,
        number,
        head,
        said,
        &summary.game,
        phase_word(summary.phase),
        summary.public,
        summary.open_seats(),
        summary.awaited(),
        summary.awaits_bot(),
        summary.runs_out,
        names(&summary.people()),
        summary.changed,
        to_json(summary),
    ];
    row.to_vec()
}

/// The hash after each of these entries.
pub(crate) fn links(before: &Link, bodies: &[String]) -> Vec<Link> {
    let chain = bodies.iter().scan(before.clone(), |link, body| {
        *link = link.then(body);
        Some(link.clone())
    });
    chain.collect()
}

/// How many entries one statement inserts.
const ENTRIES: usize = 5;

async fn insert_entries(
    session: &mut dyn Session,
    table: TableId,
    after: u64,
    bodies: &[String],
    links: &[Link],
) -> Result<(), StoreError> {
    let rows: Vec<(u64, &String, &Link)> =
        (after + 1..).zip(bodies).zip(links).map(|((number, body), link)| (number, body, link)).collect();
    for rows in rows.chunks(ENTRIES) {
        let mut cells = vec![Cell::from(table)];
        for (number, body, link) in rows {
            cells.extend([Cell::from(*number), Cell::from(*body), Cell::from(&link.0)]);
        }
        session.run(&INSERTS[rows.len() - 1], &cells).await?;
    }
    Ok(())
}

/// The statements that add one entry, two entries and so on.
static INSERTS: LazyLock<[String; ENTRIES]> = LazyLock::new(|| {
    let row = |n: usize| format!("($1, ${}, ${}, ${})", 3 * n + 2, 3 * n + 3, 3 * n + 4);
    std::array::from_fn(|last| {
        let rows: Vec<String> = (0..=last).map(row).collect();
        format!("INSERT INTO entries (table_id, number, body, hash) VALUES {}", rows.join(", "))
    })
});

pub(crate) fn names(people: &[PersonId]) -> String {
    people.iter().map(PersonId::to_string).collect::<Vec<_>>().join(" ")
}

/// Stores the people of a table.
pub(crate) async fn seat(session: &mut dyn Session, table: TableId, people: &[PersonId]) -> Result<(), StoreError> {
    session.run("DELETE FROM sitting WHERE table_id = $1", cells![table]).await?;
    for person in people {
        session.run("INSERT INTO sitting (person, table_id) VALUES ($1, $2)", cells![*person, table]).await?;
    }
    Ok(())
}

/// Adds to a history, unless the table has changed.
pub(crate) async fn add(session: &mut dyn Session, append: &Append, bodies: &[String]) -> Result<(), StoreError> {
    let Append { table, after, summary, .. } = append;
    let row = first(session, "SELECT number, head, people FROM tables WHERE id = $1", cells![*table]).await?;
    let row = row.ok_or(StoreError::NotFound)?;
    append.check(row.count(0)?)?;
    let before = Link(row.text(1)?.to_owned());
    let links = links(&before, bodies);
    let head = links.last().unwrap_or(&before);
    let people = summary.people();
    let updated =
        update_row(session, *table, (*after, &before), (append.number(), head), summary, &names(&people)).await?;
    if !updated {
        let row = first(session, "SELECT number FROM tables WHERE id = $1", cells![*table]).await?;
        return Err(StoreError::Conflict { found: row.ok_or(StoreError::NotFound)?.count(0)? });
    }
    insert_entries(session, *table, *after, bodies, &links).await?;
    finish_append(session, append, row.text(2)?).await
}

/// Stores changed people and notices, and tells listeners.
pub(crate) async fn finish_append(
    session: &mut dyn Session,
    append: &Append,
    people_before: &str,
) -> Result<(), StoreError> {
    let people = append.summary.people();
    if names(&people) != people_before {
        seat(session, append.table, &people).await?;
    }
    for notice in &append.notices {
        notices::insert(session, notice).await?;
    }
    session.told().push(StoreChange::Table { table: append.table, number: append.number() });
    Ok(())
}

/// Updates the row of a table, unless another node was faster.
pub(crate) async fn update_row(
    session: &mut dyn Session,
    table: TableId,
    (after, before): (u64, &Link),
    (number, head): (u64, &Link),
    summary: &Summary,
    people: &str,
) -> Result<bool, StoreError> {
    let statement = "UPDATE tables SET number = $4, head = $5, phase = $6, open_seats = $7, awaited = $8, \
                     awaits_bot = $9, runs_out = $10, people = $11, changed = $12, summary = $13 \
                     WHERE id = $1 AND number = $2 AND head = $3 RETURNING number";
    let row = cells![
        table,
        after,
        &before.0,
        number,
        &head.0,
        phase_word(summary.phase),
        summary.open_seats(),
        summary.awaited(),
        summary.awaits_bot(),
        summary.runs_out,
        people,
        summary.changed,
        to_json(summary),
    ];
    Ok(first(session, statement, row).await?.is_some())
}

/// The entries after one, checked with the chain of hashes.
pub(crate) async fn history(session: &mut dyn Session, table: TableId, after: u64) -> Result<Vec<Entry>, StoreError> {
    let row = first(session, "SELECT number, head FROM tables WHERE id = $1", cells![table]).await?;
    let row = row.ok_or(StoreError::NotFound)?;
    let number = row.count(0)?;
    if after >= number {
        return Ok(Vec::new());
    }
    let statement = "SELECT number, body, hash FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number";
    let rows = session.run(statement, cells![table, after]).await?;
    let (link, rows) = match rows.split_first() {
        Some((previous, rows)) if after > 0 && previous.count(0)? == after => {
            (Link(previous.text(2)?.to_owned()), rows)
        }
        _ => (Link::root(table), rows.as_slice()),
    };
    let mut reading = Reading::from(link, after);
    rows.iter().try_for_each(|row| reading.take(row))?;
    reading.end(number, row.text(1)?)
}

async fn seed_of(session: &mut dyn Session, table: TableId) -> Result<Seed, StoreError> {
    let row = first(session, "SELECT seed FROM seeds WHERE table_id = $1", cells![table]).await?;
    let row = row.ok_or_else(|| StoreError::corrupt("the seed of a table is missing"))?;
    Seed::from_revealed(row.text(0)?).ok_or_else(|| StoreError::corrupt("a seed is damaged"))
}

async fn load(session: &mut dyn Session, table: TableId) -> Result<Stored, StoreError> {
    let entries = history(session, table, 0).await?;
    let seed = seed_of(session, table).await?;
    let row = first(session, "SELECT chat FROM tables WHERE id = $1", cells![table]).await?;
    let said = row.ok_or(StoreError::NotFound)?.count(0)?;
    Ok(Stored { seed, entries, said })
}
