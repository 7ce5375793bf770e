//! The chat of tables: the latest lines.

use rynek_table::{Moment, Person, PersonId};

use super::{
    Store, StoreChange, StoreError, TableId,
    sql::{Row, Session, cells, first},
    tables::touching,
};

/// How many lines of a table are kept.
pub const CHAT_KEPT: u64 = 500;

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at its table: 1 for the first.
    pub number: u64,
    /// Who wrote it.
    pub person: PersonId,
    /// Their name at that time.
    pub name: String,
    /// When.
    pub at: Moment,
    /// The text. It is never markup.
    pub words: String,
}

impl ChatLine {
    fn read(row: &Row) -> Result<ChatLine, StoreError> {
        let (name, words) = (row.text(2)?.to_owned(), row.text(4)?.to_owned());
        Ok(ChatLine { number: row.count(0)?, person: row.id(1)?, name, at: row.moment(3)?, words })
    }
}

impl Store {
    /// Stores a line and returns its number.
    pub async fn say(&self, table: TableId, person: &Person, words: &str, now: Moment) -> Result<u64, StoreError> {
        let (person, words) = (person.clone(), words.to_owned());
        self.write(touching(table), move |session| Box::pin(say(session, table, person, words, now))).await
    }

    /// The lines of a table after the one with this number.
    pub async fn chat(&self, table: TableId, after: u64) -> Result<Vec<ChatLine>, StoreError> {
        let statement =
            "SELECT number, person, name, at, words FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number";
        self.query(statement, cells![table, after], ChatLine::read).await
    }
}

async fn say(
    session: &mut dyn Session,
    table: TableId,
    person: Person,
    words: String,
    now: Moment,
) -> Result<u64, StoreError> {
    let counted = "UPDATE tables SET chat = chat + 1 WHERE id = $1 RETURNING chat";
    let number = first(session, counted, cells![table]).await?.ok_or(StoreError::NotFound)?.count(0)?;
    let statement = "INSERT INTO chat (table_id, number, person, name, at, words) VALUES ($1, $2, $3, $4, $5, $6)";
    session.run(statement, cells![table, number, person.id, person.name, now, words]).await?;
    let old = number.saturating_sub(CHAT_KEPT);
    session.run("DELETE FROM chat WHERE table_id = $1 AND number <= $2", cells![table, old]).await?;
    session.told().push(StoreChange::Chat { table, number });
    Ok(number)
}
