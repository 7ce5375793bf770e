//! How commands of people reach a table, whichever door they come through.

use axum::http::StatusCode;
use rynek_kernel::Message;
use rynek_tables::{Command, Person, PersonId, Table, TableId, store::Shunned};

use crate::{House, Problem};

/// Has a command of a person carried out: the number of the table after it. `id` is what the sender calls it; for an
/// action, sending it again under the same name is harmless.
pub async fn carry_out(
    house: &House,
    table: TableId,
    command: Command,
    person: &Person,
    id: Option<String>,
) -> Result<u64, Problem> {
    if matches!(command, Command::Sit { .. }) {
        refuse_blocked(house, table, person).await?;
    }
    Ok(house.hall().command(table, &named(command, id), Some(person)).await?)
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
