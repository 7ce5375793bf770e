//! How commands of people reach a table, whichever door they come through.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use rynek_kernel::{Message, Seat};
use rynek_tables::{Command, Person, PersonId, SeatKey, Table, TableId, store::Shunned};

use crate::{House, Problem, api::secrets};

/// What came of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    /// The number of the table after it.
    pub number: u64,
    /// The new key of a seat, by its number, whose person was sent away.
    pub keys: Option<BTreeMap<String, String>>,
}

/// Has a command of a person carried out. `id` is what the sender calls it; for an action, sending it again under the
/// same name is harmless.
pub async fn carry_out(
    house: &House,
    table: TableId,
    command: Command,
    person: &Person,
    id: Option<String>,
) -> Result<Carried, Problem> {
    if matches!(command, Command::Sit { .. }) {
        refuse_blocked(house, table, person).await?;
    }
    if let Command::Rise { seat } = command {
        return clear(house, table, seat, person).await;
    }
    let number = house.hall().command(table, &named(command, id), Some(person)).await?;
    Ok(Carried { number, keys: None })
}

/// Clears a seat. The person sent away knows the key of the seat, so it gets a new one, which the host is told.
async fn clear(house: &House, table: TableId, seat: Seat, person: &Person) -> Result<Carried, Problem> {
    let key = secrets::key();
    let clear = Command::Clear { seat, lock: SeatKey::lock(&key) };
    let number = house.hall().command(table, &clear, Some(person)).await?;
    let after = house.hall().table(table).await?;
    let lock = after.chairs().get(seat.index()).and_then(|chair| chair.key.clone());
    let given = lock.is_some_and(|lock| lock.opens(&key));
    let keys = given.then(|| BTreeMap::from([(seat.number().to_string(), key)]));
    Ok(Carried { number, keys })
}

/// An action goes by the name of the message that brought it, unless it has one of its own.
fn named(command: Command, name: Option<String>) -> Command {
    match command {
        Command::Act { seat, action, chosen_at, id } => Command::Act { seat, action, chosen_at, id: id.or(name) },
        command => command,
    }
}

/// Whoever was blocked by the host or by somebody who sits there cannot sit down.
async fn refuse_blocked(house: &House, table: TableId, person: &Person) -> Result<(), Problem> {
    let table = house.hall().table(table).await?;
    for other in at(&table).filter(|other| *other != person.id) {
        if house.store().shunned(other).await?.contains(&(person.id, Shunned::Blocked)) {
            return Err(Problem::new(StatusCode::FORBIDDEN, "blocked", Message::new("api-blocked")));
        }
    }
    Ok(())
}

/// Those who have a say in who sits down: the host and whoever sits already.
fn at(table: &Table) -> impl Iterator<Item = PersonId> {
    let seated = table.chairs().iter().filter_map(|chair| chair.person.as_ref());
    let mut people: Vec<PersonId> = seated.chain([table.host()]).map(|person| person.id).collect();
    people.sort_unstable();
    people.dedup();
    people.into_iter()
}
