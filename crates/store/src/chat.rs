//! What is said at tables: the latest of it.

use rynek_table::{Moment, Person, PersonId};

use super::{
    Store, StoreChange, StoreError, TableId,
    sql::{Row, Session, cells, first},
    tables::touching,
};

/// How many lines a table keeps.
pub const CHAT_KEPT: u64 = 500;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at its table: 1 for the first.
    pub number: u64,
    /// Who said it.
    pub person: PersonId,
    /// What they were called then.
    pub name: String,
    /// When.
    pub at: Moment,
    /// The words, as they came. They are text, never markup.
    pub words: String,
}

impl ChatLine {
    fn read(row: &Row) -> Result<ChatLine, StoreError> {
        let (name, words) = (row.text(2)?.to_owned(), row.text(4)?.to_owned());
        Ok(ChatLine { number: row.count(0)?, person: row.id(1)?, name, at: row.moment(3)?, words })
    }
}

impl Store {
    /// Keeps what somebody says, and gives it its number.
    pub async fn say(&self, table: TableId, person: &Person, words: &str, now: Moment) -> Result<u64, StoreError> {
        let (person, words) = (person.clone(), words.to_owned());
        self.write(touching(table), move |session| Box::pin(say(session, table, person, words, now))).await
    }

    /// What was said at a table after the line with this number.
    pub async fn chat(&self, table: TableId, after: u64) -> Result<Vec<ChatLine>, StoreError> {
        self.read(move |session| {
            Box::pin(async move {
                let statement = "SELECT number, person, name, at, words FROM chat WHERE table_id = $1 AND number > $2 \
                                 ORDER BY number";
                session.run(statement, cells![table, after]).await?.iter().map(ChatLine::read).collect()
            })
        })
        .await
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
