//! Who is at a table, on this node and on others.

use std::collections::HashMap;

use rynek_hall::{Company, Hall};
use rynek_table::{Person, PersonId, Table, TableId};

use super::message::Present;

/// How many people are named as present.
pub(crate) const NAMED: usize = 50;

/// The people at a table, as the other nodes were told of them.
#[derive(Default)]
pub(crate) struct Presence {
    announced: Company,
}

impl Presence {
    /// Tells the other nodes who is here, if that has changed.
    pub fn announce(&mut self, hall: &Hall, id: TableId, here: Company) {
        if here != self.announced {
            hall.announce(id, here.clone());
            self.announced = here;
        }
    }
}

/// The people on all nodes, each once, and the number of spectators.
pub(crate) fn everywhere(hall: &Hall, here: &Company, id: TableId, table: &Table) -> (Vec<Present>, usize) {
    let elsewhere = hall.elsewhere(id);
    let everywhere = elsewhere.iter().chain([here]);
    let watching = everywhere.clone().map(|company| company.watching).sum::<u64>() as usize;
    let people: HashMap<PersonId, &Person> =
        everywhere.flat_map(|company| &company.people).map(|person| (person.id, person)).collect();
    let shown = |person: &Person| Present {
        name: person.name.clone(),
        person: person.id,
        seats: table.seats_of(Some(person.id)),
    };
    let mut present: Vec<Present> = people.into_values().map(shown).collect();
    // Players first, and always in the same order.
    present.sort_by_key(|present| (present.seats.is_empty(), present.seats.first().copied(), present.person));
    present.truncate(NAMED);
    (present, watching)
}
