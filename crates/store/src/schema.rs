//! The schema of the databases, and its migrations.

use super::{
    StoreError,
    sql::{Session, cells, first},
};

/// The migrations from an empty database to the current schema, for both databases. A migration is never changed after
/// its release.
pub const MIGRATIONS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
    include_str!("schema/6.sql"),
    include_str!("schema/7.sql"),
    include_str!("schema/8.sql"),
    include_str!("schema/9.sql"),
];

/// The table that holds the version of the schema.
pub const VERSION: &str = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";

/// Migrates a database, inside the transaction of the session.
pub(crate) async fn migrate(session: &mut dyn Session) -> Result<(), StoreError> {
    session.script(VERSION).await?;
    let row = first(session, "SELECT version FROM schema_version", cells![]).await?;
    let found = row.as_ref().map_or(Ok(0), |row| row.count(0))?;
    let known = MIGRATIONS.len() as u64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found == known {
        return Ok(());
    }
    for step in &MIGRATIONS[found as usize..] {
        session.script(step).await?;
    }
    let note =
        if row.is_some() { "UPDATE schema_version SET version = $1" } else { "INSERT INTO schema_version VALUES ($1)" };
    session.run(note, cells![known]).await?;
    Ok(())
}
