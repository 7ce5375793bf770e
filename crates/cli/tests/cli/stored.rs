//! Games between people, and stores that hold them.

use std::{future::Future, path::Path};

use rynek_kernel::Seat;
use rynek_store::{NewTable, Store, Summary, TableId};
use rynek_table::{Command, Entry, Moment, Person, PersonId, SeatPlan, Seed, Table, Terms};

const NOW: Moment = Moment::from_millis(1_000);

/// A game of Planners with its history.
pub struct Stored {
    person: Person,
    number: u8,
    pub table: Table,
    pub entries: Vec<Entry>,
}

impl Stored {
    /// A started game. Its id and seed follow from the number, and every seat adds entropy.
    pub fn begin(number: u8, name: &str) -> Stored {
        let person = Person { id: PersonId::new(1), name: name.to_owned() };
        let terms = Terms::new("planners", vec![SeatPlan::Open, SeatPlan::Open]);
        let (table, entries) = Table::open(terms, seed(number), &person, NOW).expect("a table");
        let mut stored = Stored { person, number, table, entries };
        for seat in Seat::all(2) {
            stored.ask(Command::Sit { seat, key: None, entropy: format!("luck {number} of {seat}") });
        }
        stored.ask(Command::Start);
        stored
    }

    pub fn ask(&mut self, command: Command) {
        let added = self.table.decide(&command, Some(&self.person), NOW).expect("it can be done");
        added.iter().for_each(|entry| self.table.fold(entry).expect("what was decided can be"));
        self.entries.extend(added);
    }

    pub async fn keep(&self, store: &Store) {
        let (id, entries) = (TableId::new(self.number.into()), self.entries.clone());
        let new = NewTable { id, seed: seed(self.number), entries, summary: Summary::of(&self.table) };
        store.create(new).await.expect("it is kept");
    }
}

pub fn seed(number: u8) -> Seed {
    Seed::new([number; 32])
}

pub fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime").block_on(work)
}

pub fn text(path: &Path) -> String {
    path.display().to_string()
}
