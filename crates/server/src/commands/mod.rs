//! The requests that people can make of a table. The API and the live tables translate messages and call these
//! functions, which check the person's rights and the limits.

mod advice;
mod opening;
mod own_tables;
mod records;
mod reviews;
mod studies;

pub use advice::advise;
pub use opening::open;
pub use own_tables::allow_own_table;
pub use records::{import, record, take_away};
pub use reviews::review;
pub use studies::{LogPart, at, log, scores};

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use rynek_hall::HallError;
use rynek_kernel::{Message, Seat};
use rynek_store::{ChatLine, Shunned};
use rynek_table::{Command, Person, PersonId, Preview, SeatKey, Sight, Table, TableId, is_hidden};
use rynek_wire::Done;

use crate::{App, Problem, names, secrets};

/// The table as a person sees it, from the seat they ask for if it is theirs.
pub async fn look(app: &App, table: TableId, person: Option<PersonId>, seat: Option<Seat>) -> Result<Sight, Problem> {
    let table = app.hall().table(table).await?;
    let viewer = table.viewer_of(person, seat)?;
    Ok(table.sight(viewer, table.seats_of(person), app.now()))
}

/// Executes a command of a person. `id` is the client's id of the command; sending an action twice with the same id is
/// safe.
pub async fn carry_out(
    app: &App,
    table: TableId,
    command: Command,
    person: &Person,
    id: Option<String>,
) -> Result<Done, Problem> {
    if matches!(command, Command::Sit { .. }) {
        refuse_blocked(app, table, person).await?;
    }
    let command = names::check(app, command)?;
    if let Command::Rise { seat } = command {
        return clear(app, table, seat, person).await;
    }
    let number = app.hall().command(table, &named(command, id), Some(person)).await?;
    Ok(Done { number, keys: None })
}

/// Clears a seat. The removed person knows the seat's key, so the seat gets a new one, which is returned to the host.
async fn clear(app: &App, table: TableId, seat: Seat, person: &Person) -> Result<Done, Problem> {
    let key = secrets::key();
    let clear = Command::Clear { seat, lock: SeatKey::lock(&key) };
    let number = app.hall().command(table, &clear, Some(person)).await?;
    let after = app.hall().table(table).await?;
    let lock = after.chairs().get(seat.index()).and_then(|chair| chair.key.clone());
    let given = lock.is_some_and(|lock| lock.opens(&key));
    let keys = given.then(|| BTreeMap::from([(seat.number().to_string(), key)]));
    Ok(Done { number, keys })
}

/// Gives an action the id of its message, unless it has one of its own.
fn named(command: Command, name: Option<String>) -> Command {
    match command {
        Command::Act { seat, action, chosen_at, id } => Command::Act { seat, action, chosen_at, id: id.or(name) },
        command => command,
    }
}

/// A person who was blocked by the host or by a player cannot sit down.
async fn refuse_blocked(app: &App, table: TableId, person: &Person) -> Result<(), Problem> {
    let table = app.hall().table(table).await?;
    for other in blocking(&table).filter(|other| *other != person.id) {
        if app.store().shunned(other).await?.contains(&(person.id, Shunned::Blocked)) {
            return Err(Problem::new(StatusCode::FORBIDDEN, "blocked", Message::new("api-blocked")));
        }
    }
    Ok(())
}

/// The people whose blocks count: the host and the players.
fn blocking(table: &Table) -> impl Iterator<Item = PersonId> {
    let seated = table.chairs().iter().filter_map(|chair| chair.person.as_ref());
    let people: BTreeSet<PersonId> = seated.chain([table.host()]).map(|person| person.id).collect();
    people.into_iter()
}

/// What an action of a person's seat would lead to. Nothing is changed.
pub async fn preview(
    app: &App,
    table: TableId,
    person: PersonId,
    seat: Seat,
    action: &str,
) -> Result<Preview, Problem> {
    let table = app.hall().table(table).await?;
    table.check_owner(Some(person), seat)?;
    Ok(table.preview(seat, action)?)
}

/// Adds a line of chat and returns its number. `key` is the key of a seat at a private table.
pub async fn say(app: &App, table: TableId, person: &Person, key: Option<&str>, words: &str) -> Result<u64, Problem> {
    let words = words.trim();
    if words.chars().any(is_hidden) {
        return Err(HallError::Words.into());
    }
    app.limits().line(person.id)?;
    Ok(app.hall().say_with(table, person, key, words).await?)
}

/// The chat of a table after this line, without people whom the reader has muted.
pub async fn chat(app: &App, table: TableId, reader: Option<PersonId>, after: u64) -> Result<Vec<ChatLine>, Problem> {
    let mut lines = app.store().chat(table, after).await?;
    if let Some(reader) = reader.filter(|_| !lines.is_empty()) {
        let shunned = app.store().shunned(reader).await?;
        lines.retain(|line| shunned.iter().all(|(person, _)| *person != line.person));
    }
    Ok(lines)
}

/// Opens a table for the same people, each one seat further.
pub async fn rematch(app: &App, table: TableId, person: &Person, entropy: &str) -> Result<TableId, Problem> {
    app.limits().table(person.id)?;
    if app.hall().table(table).await?.terms().own_edition {
        allow_own_table(app, person.id).await?;
    }
    Ok(app.hall().rematch(table, person, entropy).await?)
}
