//! Tables as records, and records as tables.

use std::sync::Arc;

use rynek_kernel::{
    Message, Record, RecordSeat, Seat, Viewer,
    record::{HUMAN, RecordEvent},
};
use rynek_store::{NewTable, Summary};
use rynek_table::{
    Entry, Event, GONE, Moment, Person, PersonId, Phase, SeatPlan, Seed, Table, TableId, Terms, check_record,
};
use sha2::{Digest, Sha256};

use super::{
    Hall, HallError,
    seeds::random_bytes,
    state::{damaged, of_table},
};

/// The most events in a record that can be imported.
const MAX_EVENTS: usize = 20_000;
/// The longest name in it, in characters.
const MAX_NAME: usize = 40;

impl Hall {
    /// The record of a game for a viewer: the whole game once it is over, before that what they may know.
    pub async fn record(&self, id: TableId, viewer: Viewer) -> Result<Record, HallError> {
        let stored = of_table(id, self.store().load(id).await)?;
        let record = || Table::record(&stored.entries, stored.seed.clone(), viewer);
        self.state().with_room(|| record().map_err(|error| damaged(id, error)))
    }

    /// Checks a record and imports it as a private table.
    pub async fn import(&self, record: &Record, host: &Person) -> Result<TableId, HallError> {
        let state = self.state();
        let _admitted = state.admit()?;
        if record.events.len() > MAX_EVENTS {
            let message = Message::new("record-fault-too-long").with("events", record.events.len());
            return Err(HallError::Record(message.with("most", MAX_EVENTS)));
        }
        let id = TableId::new(u128::from_le_bytes(random_bytes()?));
        let seed = state.config.seeds.next()?;
        let now = state.now();
        let (table, entries) = state.with_room(|| {
            check_record(record)?;
            RecordImport::new(id, record, host, &seed, now)?.history(record, seed.clone())
        })?;
        state.store.create(NewTable { id, seed, entries, summary: Summary::of(&table) }).await?;
        state.rate_soon(id, Arc::new(table));
        Ok(id)
    }
}

/// Turns a record into the history of a table.
struct RecordImport {
    id: TableId,
    entries: Vec<Entry>,
    now: Moment,
}

impl RecordImport {
    fn new(id: TableId, record: &Record, host: &Person, seed: &Seed, now: Moment) -> Result<RecordImport, HallError> {
        let edition = record.edition.components.as_ref().map(ToString::to_string);
        let terms = Terms {
            options: record.setup.clone(),
            edition,
            public: false,
            ..Terms::new(&record.game, vec![SeatPlan::Open; record.seats.len()])
        };
        let (_, mut entries) = Table::open(terms, seed.clone(), host, now)?;
        for entry in &mut entries {
            if let Event::Opened { imported, edition, .. } = &mut entry.event {
                *imported = true;
                // A shipped edition that is not the default is known by its hash.
                edition.clone_from(&record.edition.hash);
            }
        }
        Ok(RecordImport { id, entries, now })
    }

    fn history(mut self, record: &Record, seed: Seed) -> Result<(Table, Vec<Entry>), HallError> {
        for (seat, sitting) in Seat::all(record.seats.len()).zip(&record.seats) {
            self.seat(seat, sitting);
        }
        self.add(Event::Started { down: 0 });
        record.events.iter().for_each(|event| self.add(event_of(event)));
        let mut table = Table::replay(&self.entries, seed.clone()).map_err(|error| damaged(self.id, error))?;
        if table.phase() == Phase::Playing {
            self.add(Event::Closed);
            table = Table::replay(&self.entries, seed).map_err(|error| damaged(self.id, error))?;
        }
        Ok((table, self.entries))
    }

    fn seat(&mut self, seat: Seat, sitting: &RecordSeat) {
        let bot = clean_name(&sitting.player);
        if sitting.player != HUMAN && sitting.name.is_none() {
            return self.add(Event::Invited { seat, bot });
        }
        let name = sitting.name.as_deref().map_or_else(|| GONE.to_owned(), clean_name);
        let person = Person { id: self.new_person(seat), name };
        self.add(Event::Sat { seat, person, entropy: String::new() });
        if sitting.player != HUMAN {
            self.add(Event::Left { seat, bot });
        }
    }

    fn add(&mut self, event: Event) {
        let number = self.entries.len() as u64 + 1;
        self.entries.push(Entry { number, at: self.now, event });
    }

    /// The id of a new person for a player of a record. It belongs to no person of this server, even if the name is the
    /// same.
    fn new_person(&self, seat: Seat) -> PersonId {
        let hash = Sha256::new().chain_update(b"rynek record\0").chain_update(format!("{} {seat}", self.id)).finalize();
        PersonId::new(hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }
}

/// A name from a record, without control characters and not too long.
fn clean_name(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(MAX_NAME).collect()
}

fn event_of(written: &RecordEvent) -> Event {
    match written.clone() {
        RecordEvent::Chance { action } => Event::Drawn { action },
        RecordEvent::Action { seat, action } => Event::Acted { seat, action, id: None },
        RecordEvent::Undo { seat, actions } => Event::TookBack { seat, actions },
        RecordEvent::Resign { seat } => Event::Resigned { seat },
        RecordEvent::TimeOut { seat } => Event::RanOut { seat },
        RecordEvent::TakeOver { seat, player } if player == HUMAN => Event::Returned { seat },
        RecordEvent::TakeOver { seat, player } => Event::Left { seat, bot: clean_name(&player) },
    }
}
