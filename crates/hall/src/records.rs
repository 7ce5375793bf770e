//! Tables as records, and records as tables.

use std::sync::Arc;

use rynek_kernel::{Message, Record, RecordSeat, Seat, Viewer, record::RecordEvent};
use rynek_store::{NewTable, Summary};
use rynek_table::{
    Entry, Event, HUMAN, Moment, Person, PersonId, Phase, SeatPlan, Seed, Table, TableId, Terms, check_record,
};
use sha2::{Digest, Sha256};

use super::{
    HallError,
    seeds::random_bytes,
    state::{HallState, damaged, of_table},
};

/// The longest record that is taken in, in events.
const MOST: usize = 20_000;
/// The longest name in it.
const MOST_LETTERS: usize = 40;

impl HallState {
    pub async fn record(self: &Arc<Self>, id: TableId, viewer: Viewer) -> Result<Record, HallError> {
        let stored = of_table(id, self.store.load(id).await)?;
        let record = || Table::record(&stored.entries, stored.seed.clone(), viewer);
        self.with_room(|| record().map_err(|error| damaged(id, error)))
    }

    pub async fn import(self: &Arc<Self>, record: &Record, host: &Person) -> Result<TableId, HallError> {
        let _admitted = self.admit()?;
        if record.events.len() > MOST {
            let message = Message::new("record-fault-too-long").with("events", record.events.len());
            return Err(HallError::Record(message.with("most", MOST)));
        }
        let id = TableId::new(u128::from_le_bytes(random_bytes()?));
        let seed = self.config.seeds.next()?;
        let now = self.now();
        let (table, entries) = self.with_room(|| {
            check_record(record)?;
            Copyist::new(id, record, host, &seed, now)?.copy(record, seed.clone())
        })?;
        self.store.create(NewTable { id, seed, entries, summary: Summary::of(&table) }).await?;
        self.rate_soon(id, Arc::new(table));
        Ok(id)
    }
}

/// Writes a record down as the history of a table.
struct Copyist {
    id: TableId,
    entries: Vec<Entry>,
    now: Moment,
}

impl Copyist {
    fn new(id: TableId, record: &Record, host: &Person, seed: &Seed, now: Moment) -> Result<Copyist, HallError> {
        let edition = record.edition.components.as_ref().map(ToString::to_string);
        let terms = Terms {
            options: record.setup.clone(),
            edition,
            public: false,
            ..Terms::new(&record.game, vec![SeatPlan::Open; record.seats.len()])
        };
        let (_, mut entries) = Table::open(terms, seed.clone(), host, now)?;
        for entry in &mut entries {
            if let Event::Opened { imported, .. } = &mut entry.event {
                *imported = true;
            }
        }
        Ok(Copyist { id, entries, now })
    }

    fn copy(mut self, record: &Record, seed: Seed) -> Result<(Table, Vec<Entry>), HallError> {
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
        let bot = word(&sitting.player);
        // Our own records call a bot that sat there from the start by its own name.
        if sitting.player != HUMAN && sitting.name == sitting.player {
            return self.add(Event::Invited { seat, bot });
        }
        let person = Person { id: self.somebody(seat), name: word(&sitting.name) };
        self.add(Event::Sat { seat, person, entropy: String::new() });
        if sitting.player != HUMAN {
            self.add(Event::Left { seat, bot });
        }
    }

    fn add(&mut self, event: Event) {
        let number = self.entries.len() as u64 + 1;
        self.entries.push(Entry { number, at: self.now, event });
    }

    /// A new person for a player of a record: it is nobody on this server, even if the name is the same.
    fn somebody(&self, seat: Seat) -> PersonId {
        let hash = Sha256::new().chain_update(b"rynek record\0").chain_update(format!("{} {seat}", self.id)).finalize();
        PersonId::new(hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }
}

/// A name from outside, as names are here.
fn word(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect()
}

fn event_of(written: &RecordEvent) -> Event {
    match written.clone() {
        RecordEvent::Chance { action } => Event::Drawn { action },
        RecordEvent::Action { seat, action } => Event::Acted { seat, action, id: None },
        RecordEvent::Undo { seat, actions } => Event::TookBack { seat, actions },
        RecordEvent::Resign { seat } => Event::Resigned { seat },
        RecordEvent::TimeOut { seat } => Event::RanOut { seat },
        RecordEvent::TakeOver { seat, player } if player == HUMAN => Event::Returned { seat },
        RecordEvent::TakeOver { seat, player } => Event::Left { seat, bot: word(&player) },
    }
}
