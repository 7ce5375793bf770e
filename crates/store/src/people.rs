//! People: who they are, what brings them back, what they wish.

use std::fmt;

use rynek_table::{Moment, PersonId};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    Store, StoreError,
    chain::hex,
    sql::{Row, Session, cells, first, to_json},
};

/// The hash of the secret that brings a person back. The secret itself, 256 bits of chance, is kept nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenHash(String);

impl TokenHash {
    /// The hash of a secret.
    pub fn of(secret: &str) -> TokenHash {
        TokenHash(hex(&Sha256::new().chain_update(b"rynek token\0").chain_update(secret).finalize()))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(secret)")
    }
}

/// Where a person's own program hears of their turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "Webhook")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Webhook))]
pub struct Hook {
    /// Its address.
    pub url: String,
    /// What messages to it are signed with.
    pub secret: String,
}

/// What a person wishes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language they read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Where their program listens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hook: Option<Hook>,
    /// What they want to hear of: `your-turn`, `game-over` and whatever else there will be.
    pub wishes: Vec<String>,
}

/// A person as they are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Since when they are known.
    pub created: Moment,
    /// When they were last here.
    pub seen: Moment,
    /// What they wish.
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

/// How a person shuns another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ShunnedWord))]
#[serde(rename_all = "snake_case")]
pub enum Shunned {
    /// What they say is left out.
    Muted,
    /// And they cannot sit down at one's tables.
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
            .ok_or_else(|| StoreError::corrupt(format!("nobody is shunned by {word:?}")))
    }
}

fn touching(person: PersonId) -> String {
    format!("person {person}")
}

impl Store {
    /// Keeps a new person, and the hash of what brings them back.
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

    /// One more secret that brings a person back.
    pub async fn add_token(&self, person: PersonId, token: TokenHash, now: Moment) -> Result<(), StoreError> {
        self.write(touching(person), move |session| {
            Box::pin(async move {
                known(session, person).await?;
                insert_token(session, person, &token, now).await
            })
        })
        .await
    }

    /// Forgets all secrets of a person but this one, which may be new.
    pub async fn keep_only_token(&self, person: PersonId, token: TokenHash, now: Moment) -> Result<(), StoreError> {
        self.write(touching(person), move |session| {
            Box::pin(async move {
                known(session, person).await?;
                session.run("DELETE FROM tokens WHERE person = $1", cells![person]).await?;
                insert_token(session, person, &token, now).await
            })
        })
        .await
    }

    /// The person whom a secret brings back.
    pub async fn person_by_token(&self, token: &TokenHash) -> Result<Profile, StoreError> {
        let hash = token.0.clone();
        let statement = "SELECT id, name, people.created, seen, settings FROM people JOIN tokens ON person = id \
                         WHERE hash = $1";
        self.profile(statement, hash).await
    }

    /// A person.
    pub async fn person(&self, person: PersonId) -> Result<Profile, StoreError> {
        let statement = "SELECT id, name, created, seen, settings FROM people WHERE id = $1";
        self.profile(statement, person.to_string()).await
    }

    async fn profile(&self, statement: &'static str, key: String) -> Result<Profile, StoreError> {
        self.read(move |session| {
            Box::pin(async move {
                let row = first(session, statement, cells![key]).await?;
                row.as_ref().map(Profile::read).unwrap_or(Err(StoreError::NotFound))
            })
        })
        .await
    }

    /// Calls a person something else from now on. Tables keep the name they began with.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let statement = "UPDATE people SET name = $2 WHERE id = $1 RETURNING id";
        self.change_person(person, statement, cells![person, name].to_vec()).await
    }

    /// Keeps what a person wishes.
    pub async fn set_settings(&self, person: PersonId, settings: &Settings) -> Result<(), StoreError> {
        let statement = "UPDATE people SET settings = $2 WHERE id = $1 RETURNING id";
        self.change_person(person, statement, cells![person, to_json(settings)].to_vec()).await
    }

    /// Notes that a person was here. Once a day is enough.
    pub async fn saw(&self, person: PersonId, now: Moment) -> Result<(), StoreError> {
        let statement = "UPDATE people SET seen = $2 WHERE id = $1 RETURNING id";
        self.change_person(person, statement, cells![person, now].to_vec()).await
    }

    async fn change_person(
        &self,
        person: PersonId,
        statement: &'static str,
        cells: Vec<super::sql::Cell>,
    ) -> Result<(), StoreError> {
        self.write(touching(person), move |session| {
            Box::pin(async move {
                first(session, statement, &cells).await?.ok_or(StoreError::NotFound)?;
                Ok(())
            })
        })
        .await
    }

    /// Lets a person shun another, or not any more.
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

    /// Whom a person shuns.
    pub async fn shunned(&self, person: PersonId) -> Result<Vec<(PersonId, Shunned)>, StoreError> {
        self.read(move |session| Box::pin(shunned_by(session, person))).await
    }

    /// Who shuns a person.
    pub async fn shunners(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.read(move |session| {
            Box::pin(async move {
                let rows = session.run("SELECT person FROM shunned WHERE other = $1", cells![person]).await?;
                rows.iter().map(|row| row.id(0)).collect()
            })
        })
        .await
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

/// Refuses a person who is not here; keeps one who is until the transaction is over.
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
