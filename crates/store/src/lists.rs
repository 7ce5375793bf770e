//! Lists of tables.

use std::{fmt, str::FromStr};

use rynek_table::{Moment, PersonId};

use super::{Store, StoreError, Summary, TableId, sql::Cell, sql::Row, sql::cells, tables::touching};

/// Which tables to list, the latest change first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Public ones with a seat to take.
    ToJoin,
    /// Public ones whose game is on.
    ToWatch,
    /// Public ones whose game is over.
    Finished,
    /// Those that a person opened or sits at.
    Of(PersonId),
    /// Those that wait for a person.
    Awaiting(PersonId),
    /// All of them, for the hall.
    All,
}

/// A place in a list: after the table that changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    changed: Moment,
    table: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.changed.millis(), self.table)
    }
}

impl FromStr for Cursor {
    type Err = String;

    fn from_str(text: &str) -> Result<Cursor, String> {
        let (changed, table) = text.rsplit_once('-').ok_or_else(|| format!("{text:?} is no place in a list"))?;
        let changed = changed.parse().map_err(|_| format!("{changed:?} is no moment"))?;
        Ok(Cursor { changed: Moment::from_millis(changed), table: table.parse()? })
    }
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// Where it begins; at the top if not said.
    pub from: Option<Cursor>,
    /// How many at most.
    pub most: usize,
}

impl Page {
    /// The top of a list.
    pub const fn first(most: usize) -> Page {
        Page { from: None, most }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// What it is called.
    pub id: TableId,
    /// The number of its last entry.
    pub number: u64,
    /// The rest.
    pub summary: Summary,
}

impl Listed {
    /// The place after it.
    pub fn cursor(&self) -> Cursor {
        Cursor { changed: self.summary.changed, table: self.id }
    }

    fn read(row: &Row) -> Result<Listed, StoreError> {
        Ok(Listed { id: row.id(0)?, number: row.count(1)?, summary: row.json(2)? })
    }
}

/// Greater than every table: they are written with digits up to f.
const AFTER_ALL: &str = "g";
const LATEST: &str = "(changed < $1 OR (changed = $1 AND id < $2)) ORDER BY changed DESC, id DESC LIMIT $3";

impl Listing {
    fn condition(self) -> &'static str {
        match self {
            Listing::ToJoin => "phase = 'gathering' AND is_public = 1 AND open_seats > 0",
            Listing::ToWatch => "phase = 'playing' AND is_public = 1",
            Listing::Finished => "phase = 'over' AND is_public = 1",
            Listing::Of(_) => "id IN (SELECT table_id FROM sitting WHERE person = $4)",
            Listing::Awaiting(_) => {
                "id IN (SELECT table_id FROM sitting WHERE person = $4) AND phase = 'playing' AND awaited = $4"
            }
            Listing::All => "number > 0",
        }
    }

    fn person(self) -> Option<PersonId> {
        match self {
            Listing::Of(person) | Listing::Awaiting(person) => Some(person),
            Listing::ToJoin | Listing::ToWatch | Listing::Finished | Listing::All => None,
        }
    }
}

impl Store {
    /// A part of a list of tables, of one game or of all.
    pub async fn list(&self, listing: Listing, game: Option<&str>, page: Page) -> Result<Vec<Listed>, StoreError> {
        let from = page.from.map_or((Moment::from_millis(i64::MAX), AFTER_ALL.to_owned()), |cursor| {
            (cursor.changed, cursor.table.to_string())
        });
        let mut cells: Vec<Cell> = cells![from.0, from.1, page.most].to_vec();
        cells.extend(listing.person().map(Cell::from));
        let mut condition = listing.condition().to_owned();
        if let Some(game) = game {
            cells.push(game.into());
            condition.push_str(&format!(" AND game = ${}", cells.len()));
        }
        let statement = format!("SELECT id, number, summary FROM tables WHERE {condition} AND {LATEST}");
        self.read(move |session| {
            Box::pin(async move { session.run(&statement, &cells).await?.iter().map(Listed::read).collect() })
        })
        .await
    }

    /// Says that no bot is awaited at a table, unless it has moved on. Older programs said so of games that only bots
    /// play.
    pub async fn let_rest(&self, table: TableId, number: u64) -> Result<(), StoreError> {
        self.write(touching(table), move |session| {
            Box::pin(async move {
                let statement = "UPDATE tables SET awaits_bot = 0 WHERE id = $1 AND number = $2";
                session.run(statement, cells![table, number]).await.map(|_| ())
            })
        })
        .await
    }

    /// Tables that wait for the hall: a clock has run out, or a bot is to move that no other node plays. In the order
    /// of their names, from the one after `after`; after a restart, and now and then.
    pub async fn untended(
        &self,
        now: Moment,
        node: &str,
        after: Option<TableId>,
        most: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let after = after.map_or_else(String::new, |after| after.to_string());
        let cells = cells![now, node, after, most].to_vec();
        self.read(move |session| {
            Box::pin(async move {
                let statement = "SELECT id FROM tables WHERE id > $3 AND (runs_out <= $1 OR awaits_bot = 1 AND \
                                 NOT EXISTS (SELECT 1 FROM leases WHERE name = 'bot/' || tables.id AND until > $1 \
                                 AND owner <> $2)) ORDER BY id LIMIT $4";
                session.run(statement, &cells).await?.iter().map(|row| row.id(0)).collect()
            })
        })
        .await
    }

    /// The next moment at which some clock runs out.
    pub async fn next_clock(&self) -> Result<Option<Moment>, StoreError> {
        self.read(|session| {
            Box::pin(async move {
                let statement = "SELECT runs_out FROM tables WHERE runs_out IS NOT NULL ORDER BY runs_out LIMIT 1";
                let rows = session.run(statement, &[]).await?;
                rows.first().map(|row| row.moment(0)).transpose()
            })
        })
        .await
    }
}
