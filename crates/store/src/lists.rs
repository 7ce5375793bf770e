//! Lists of tables.

use std::{fmt, str::FromStr};

use rynek_table::{Moment, PersonId};

use super::{Store, StoreError, Summary, TableId, sql::Cell, sql::Row, sql::cells, tables::touching};

/// Which tables to list, the latest change first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Public tables with an open seat.
    ToJoin,
    /// Public tables with a running game.
    ToWatch,
    /// Public tables whose game is over.
    Finished,
    /// Tables that a person opened or sits at.
    Of(PersonId),
    /// Tables where it is a person's turn.
    Awaiting(PersonId),
    /// All tables.
    All,
}

/// A position in a list: after this table.
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
        let (changed, table) = text.rsplit_once('-').ok_or_else(|| format!("{text:?} is not a position in a list"))?;
        let changed = changed.parse().map_err(|_| format!("{changed:?} is not a time"))?;
        Ok(Cursor { changed: Moment::from_millis(changed), table: table.parse()? })
    }
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// Where it begins; at the top if not given.
    pub from: Option<Cursor>,
    /// The most tables.
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
    /// Its id.
    pub id: TableId,
    /// The number of its last entry.
    pub number: u64,
    /// Its summary.
    pub summary: Summary,
}

impl Listed {
    /// The position after it.
    pub fn cursor(&self) -> Cursor {
        Cursor { changed: self.summary.changed, table: self.id }
    }

    fn read(row: &Row) -> Result<Listed, StoreError> {
        Ok(Listed { id: row.id(0)?, number: row.count(1)?, summary: row.json(2)? })
    }
}

/// Greater than every id: they are written with digits up to f.
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
        self.query(statement, &cells, Listed::read).await
    }

    /// Notes that a table waits for no bot, unless it has changed. Older versions noted the opposite for games that
    /// only bots play.
    pub async fn clear_awaits_bot(&self, table: TableId, number: u64) -> Result<(), StoreError> {
        let statement = "UPDATE tables SET awaits_bot = 0 WHERE id = $1 AND number = $2";
        self.execute(touching(table), statement, cells![table, number]).await.map(|_| ())
    }

    /// Tables where a clock has run out, or where a bot is to move that no other node plays. By id, from the one after
    /// `after`.
    pub async fn untended(
        &self,
        now: Moment,
        node: &str,
        after: Option<TableId>,
        most: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let after = after.map_or_else(String::new, |after| after.to_string());
        let statement = "SELECT id FROM tables WHERE id > $3 AND (runs_out <= $1 OR awaits_bot = 1 AND \
                         NOT EXISTS (SELECT 1 FROM leases WHERE name = 'bot/' || tables.id AND until > $1 \
                         AND owner <> $2)) ORDER BY id LIMIT $4";
        self.query(statement, cells![now, node, after, most], |row| row.id(0)).await
    }

    /// The next moment at which a clock runs out.
    pub async fn next_clock(&self) -> Result<Option<Moment>, StoreError> {
        let statement = "SELECT runs_out FROM tables WHERE runs_out IS NOT NULL ORDER BY runs_out LIMIT 1";
        Ok(self.query(statement, &[], |row| row.moment(0)).await?.pop())
    }
}
