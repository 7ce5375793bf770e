//! Who is at a table, on this node and on others.

use std::collections::HashMap;

use rynek_hall::Hall;
use rynek_store::{Company, StoreError};
use rynek_table::{Person, PersonId, Table, TableId};

use super::{errand::Errand, message::Present};

/// How many people are named as present.
pub(crate) const NAMED: usize = 50;

/// The result of asking the store.
pub(crate) enum Answer {
    /// The other nodes were told who is here.
    Announced,
    /// The people on other nodes have changed.
    Changed,
    /// Nothing has changed, or the store did not answer.
    Nothing,
}

/// The people at a table on this node and on others.
#[derive(Default)]
pub(crate) struct Presence {
    /// What the other nodes were told about this one.
    announced: Company,
    announcing: Errand<Result<Company, StoreError>>,
    /// The people on other nodes.
    elsewhere: Vec<Company>,
    looking: Errand<Result<Vec<Company>, StoreError>>,
    /// Whether they changed again while they were being read.
    look_again: bool,
}

impl Presence {
    /// Begins with these people on other nodes.
    pub fn new(elsewhere: Vec<Company>) -> Presence {
        Presence { elsewhere, ..Presence::default() }
    }

    /// Tells the other nodes who is here, if that has changed.
    pub fn announce(&mut self, hall: &Hall, id: TableId, here: Company) {
        if here != self.announced && !self.announcing.is_running() {
            let hall = hall.clone();
            self.announcing.start(async move { hall.announce(id, here.clone()).await.map(|()| here) });
        }
    }

    /// Tells the other nodes that no one is here any more, because the room closes.
    pub async fn leave(mut self, hall: &Hall, id: TableId) {
        if self.announcing.is_running()
            && let Some(Ok(here)) = self.announcing.done().await
        {
            self.announced = here;
        }
        self.announce(hall, id, Company::default());
        if self.announcing.is_running() {
            self.announcing.done().await;
        }
    }

    /// Asks who is at the table on other nodes.
    pub fn look_elsewhere(&mut self, hall: &Hall, id: TableId) {
        self.look_again = self.looking.is_running();
        if !self.look_again {
            let hall = hall.clone();
            self.looking.start(async move { hall.elsewhere(id).await });
        }
    }

    /// Whether there are people on other nodes.
    pub fn is_shared(&self) -> bool {
        !self.elsewhere.is_empty()
    }

    /// Waits for an answer of the store. If it does not answer, the last answer stays valid.
    pub async fn next(&mut self, hall: &Hall, id: TableId) -> Answer {
        tokio::select! {
            announced = self.announcing.done() => match announced {
                Some(Ok(here)) => {
                    self.announced = here;
                    Answer::Announced
                }
                Some(Err(_)) | None => Answer::Nothing,
            },
            seen = self.looking.done() => {
                if self.look_again {
                    self.look_elsewhere(hall, id);
                }
                match seen {
                    Some(Ok(elsewhere)) if elsewhere != self.elsewhere => {
                        self.elsewhere = elsewhere;
                        Answer::Changed
                    }
                    Some(_) | None => Answer::Nothing,
                }
            }
        }
    }

    /// The people on all nodes, each once, and the number of spectators.
    pub fn everywhere(&self, here: &Company, table: &Table) -> (Vec<Present>, usize) {
        let everywhere = self.elsewhere.iter().chain([here]);
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
}
