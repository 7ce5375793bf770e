//! People, their tokens and settings.

use std::fmt;

use rynek_table::{Moment, PersonId};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    Store, StoreChange, StoreError,
    chain::hex,
    sql::{Cell, Row, Session, cells, first, to_json},
};

/// The hash of a token with which a person signs in. The token itself, 256 random bits, is not stored.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenHash(String);

impl TokenHash {
    /// The hash of a token.
    pub fn of(secret: &str) -> TokenHash {
        TokenHash(hex(&Sha256::new().chain_update(b"rynek token\0").chain_update(secret).finalize()))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(secret)")
    }
}

/// The webhook of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "Webhook")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Webhook))]
pub struct Hook {
    /// Its address.
    pub url: String,
    /// The key that messages to it are signed with.
    pub secret: String,
}

/// The settings of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Their language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Their webhook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hook: Option<Hook>,
    /// What they want notices of: `your-turn`, `game-over`.
    pub wishes: Vec<String>,
}

/// A stored person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Their id.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// When they were created.
    pub created: Moment,
    /// When they were last seen.
    pub seen: Moment,
    /// Their settings.
    pub settings: Settings,
}

impl Profile {
    fn read(row: &Row) -> Result<Profile, StoreError> {
        Ok(Profile {
            id: row.id(0)?,
            name: row.text(1)?.to_owned(),
            created: row.moment(2)?,
            seen: row.moment(3)?,
            settings: row.json(4)?,
        })
    }
}

/// Whether a person mutes or blocks another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ShunnedWord))]
#[serde(rename_all = "snake_case")]
pub enum Shunned {
    /// Their chat is hidden.
    Muted,
    /// Their chat is hidden, and they cannot sit down at the same tables.
    Blocked,
}

impl Shunned {
    const fn word(self) -> &'static str {
        match self {
            Shunned::Muted => "muted",
            Shunned::Blocked => "blocked",
        }
    }

    pub(crate) fn read(word: &str) -> Result<Shunned, StoreError> {
        [Shunned::Muted, Shunned::Blocked]
            .into_iter()
            .find(|how| how.word() == word)
            .ok_or_else(|| StoreError::corrupt(format!("{word:?} is not a way to shun a person")))
    }
}

fn touching(person: PersonId) -> String {
    format!("person {person}")
}

impl Store {
    /// Stores a new person with the hash of their token.
    pub async fn create_person(
        &self,
        id: PersonId,
        name: &str,
        token: TokenHash,
        now: Moment,
    ) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.write(touching(id), move |session| {
            Box::pin(async move {
                let statement = "INSERT INTO people (id, name, created, seen, settings) VALUES ($1, $2, $3, $3, $4) \
                                 ON CONFLICT (id) DO NOTHING RETURNING created";
                let row = cells![id, name, now, to_json(&Settings::default())];
                first(session, statement, row).await?.ok_or(StoreError::Exists)?;
                insert_token(session, id, &token, now).await
            })
        })
        .await
    }

    /// Adds a token of a person.
    pub async fn add_token(&self, person: PersonId, token: TokenHash, now: Moment) -> Result<(), StoreError> {
        self.write(touching(person), move |session| {
            Box::pin(async move {
                known(session, person).await?;
                insert_token(session, person, &token, now).await
            })
        })
        .await
    }

    /// Deletes all tokens of a person except this one, which may be new.
    pub async fn keep_only_token(&self, person: PersonId, token: TokenHash, now: Moment) -> Result<(), StoreError> {
        self.write(touching(person), move |session| {
            Box::pin(async move {
                known(session, person).await?;
                session.run("DELETE FROM tokens WHERE person = $1", cells![person]).await?;
                session.told().push(StoreChange::SignedOut { person });
                insert_token(session, person, &token, now).await
            })
        })
        .await
    }

    /// The person with this token.
    pub async fn person_by_token(&self, token: &TokenHash) -> Result<Profile, StoreError> {
        let statement = "SELECT id, name, people.created, seen, settings FROM people JOIN tokens ON person = id \
                         WHERE hash = $1";
        self.profile(statement, cells![&token.0]).await
    }

    /// A person.
    pub async fn person(&self, person: PersonId) -> Result<Profile, StoreError> {
        let statement = "SELECT id, name, created, seen, settings FROM people WHERE id = $1";
        self.profile(statement, cells![person]).await
    }

    async fn profile(&self, statement: &'static str, cells: &[Cell]) -> Result<Profile, StoreError> {
        self.query(statement, cells, Profile::read).await?.pop().ok_or(StoreError::NotFound)
    }

    /// Renames a person. Tables keep the old name.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let statement = "UPDATE people SET name = $2 WHERE id = $1 RETURNING id";
        self.change_person(person, statement, cells![person, name]).await
    }

    /// Stores the settings of a person.
    pub async fn set_settings(&self, person: PersonId, settings: &Settings) -> Result<(), StoreError> {
        let statement = "UPDATE people SET settings = $2 WHERE id = $1 RETURNING id";
        self.change_person(person, statement, cells![person, to_json(settings)]).await
    }

    /// Notes that a person was seen. Once a day is enough.
    pub async fn saw(&self, person: PersonId, now: Moment) -> Result<(), StoreError> {
        let statement = "UPDATE people SET seen = $2 WHERE id = $1 RETURNING id";
        self.change_person(person, statement, cells![person, now]).await
    }

    async fn change_person(&self, person: PersonId, statement: &'static str, cells: &[Cell]) -> Result<(), StoreError> {
        let rows = self.execute(touching(person), statement, cells).await?;
        if rows.is_empty() { Err(StoreError::NotFound) } else { Ok(()) }
    }

    /// Mutes or blocks a person for another, or neither.
    pub async fn shun(&self, person: PersonId, other: PersonId, how: Option<Shunned>) -> Result<(), StoreError> {
        self.write(touching(person), move |session| {
            Box::pin(async move {
                known(session, person).await?;
                session.run("DELETE FROM shunned WHERE person = $1 AND other = $2", cells![person, other]).await?;
                if let Some(how) = how {
                    let statement = "INSERT INTO shunned (person, other, how) VALUES ($1, $2, $3)";
                    session.run(statement, cells![person, other, how.word()]).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// The people whom a person mutes or blocks.
    pub async fn shunned(&self, person: PersonId) -> Result<Vec<(PersonId, Shunned)>, StoreError> {
        self.read(move |session| Box::pin(shunned_by(session, person))).await
    }

    /// The people who mute or block a person.
    pub async fn shunners(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.query("SELECT person FROM shunned WHERE other = $1", cells![person], |row| row.id(0)).await
    }
}

pub(crate) async fn shunned_by(
    session: &mut dyn Session,
    person: PersonId,
) -> Result<Vec<(PersonId, Shunned)>, StoreError> {
    let statement = "SELECT other, how FROM shunned WHERE person = $1 ORDER BY other";
    let rows = session.run(statement, cells![person]).await?;
    rows.iter().map(|row| Ok((row.id(0)?, Shunned::read(row.text(1)?)?))).collect()
}

/// Refuses an unknown person, and locks the row of a known one until the end of the transaction.
pub(crate) async fn known(session: &mut dyn Session, person: PersonId) -> Result<(), StoreError> {
    let statement = "UPDATE people SET seen = seen WHERE id = $1 RETURNING id";
    first(session, statement, cells![person]).await?.map(|_| ()).ok_or(StoreError::NotFound)
}

async fn insert_token(
    session: &mut dyn Session,
    person: PersonId,
    token: &TokenHash,
    now: Moment,
) -> Result<(), StoreError> {
    let statement = "INSERT INTO tokens (hash, person, created) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING \
                     RETURNING created";
    let row = first(session, statement, cells![&token.0, person, now]).await?;
    row.map(|_| ()).ok_or(StoreError::Exists)
}
