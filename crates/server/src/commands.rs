//! How commands of people reach a table, whichever door they come through.

use rynek_tables::{Command, Person, PersonId, Table, TableId, store::Shunned};

use crate::{House, Problem};

/// Has a command of a person carried out: the number of the table after it. `id` is what the sender calls it; for an
/// action, sending it again under the same name is harmless.
pub async fn carry_out(
    house: &House,
    table: TableId,
    command: Command,
    person: &Person,
    id: Option<&str>,
) -> Result<u64, Problem> {
    if matches!(command, Command::Sit { .. }) {
        welcome(house, table, person).await?;
    }
    Ok(house.hall().command(table, &named(command, id), Some(person)).await?)
}

/// An action that has no name of its own is called as its message is.
fn named(command: Command, called: Option<&str>) -> Command {
    match command {
        Command::Act { seat, action, chosen_at, id: None } => {
            Command::Act { seat, action, chosen_at, id: called.map(str::to_owned) }
        }
        command => command,
    }
}

/// Whether nobody at the table has blocked a person.
async fn welcome(house: &House, table: TableId, person: &Person) -> Result<(), Problem> {
    let table = house.hall().table(table).await?;
    for other in at(&table).filter(|other| *other != person.id) {
        let shunned = house.store().shunned(other).await?;
        if shunned.contains(&(person.id, Shunned::Blocked)) {
            return Err(Problem::forbidden());
        }
    }
    Ok(())
}

/// Those who have a say in who sits down: the host and whoever sits already.
fn at(table: &Table) -> impl Iterator<Item = PersonId> {
    let seated = table.chairs().iter().filter_map(|chair| chair.person.as_ref());
    let mut people: Vec<PersonId> = seated.chain([table.host()]).map(|person| person.id).collect();
    people.sort();
    people.dedup();
    people.into_iter()
}
