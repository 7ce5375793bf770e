//! Records as tables.

use rynek_kernel::{
    Record, RecordSeat, Seat,
    record::{HUMAN, RecordEvent},
};
use sha2::{Digest, Sha256};

use crate::{
    Corrupt, Entry, Event, Moment, Person, PersonId, Phase, RecordFault, Refused, SeatPlan, Seed, Table, TableId,
    Terms, check_record, clean_name, people::GONE, record::MAX_EVENTS,
};

/// What becomes of an imported game that is not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfinished {
    /// It is closed, and can be studied.
    Close,
    /// It continues: the host gets the seats of all people, and bots play those of bots. Draws from then on follow from
    /// the seed of the new table.
    PlayOn,
}

/// Why a record cannot become a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ImportFault {
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordFault),
    /// Its table cannot be opened.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Its events do not lead to a table.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// A new table, to be made from a record.
#[derive(Debug)]
pub struct Import<'a> {
    /// The id of the new table.
    pub id: TableId,
    /// Who imports it.
    pub host: &'a Person,
    /// The seed of the new table.
    pub seed: Seed,
    /// When.
    pub now: Moment,
    /// What becomes of a game that is not over.
    pub unfinished: Unfinished,
}

impl Import<'_> {
    /// Checks a record and makes a private table of it: the table and its history.
    pub fn read(&self, record: &Record) -> Result<(Table, Vec<Entry>), ImportFault> {
        if record.events.len() > MAX_EVENTS {
            return Err(RecordFault::TooLong { events: record.events.len() }.into());
        }
        check_record(record)?;
        let mut history = History { entries: self.opened(record)?, now: self.now };
        for (seat, sitting) in Seat::all(record.seats.len()).zip(&record.seats) {
            self.sit(&mut history, seat, sitting);
        }
        history.add(Event::Started { down: 0 });
        record.events.iter().for_each(|event| history.add(event_of(event)));
        let table = Table::replay(&history.entries, self.seed.clone())?;
        if table.phase() != Phase::Playing {
            return Ok((table, history.entries));
        }
        let last = match self.unfinished {
            Unfinished::Close => vec![Event::Closed],
            // A draw may be due.
            Unfinished::PlayOn => Vec::new(),
        };
        let (entries, table) = table.after(history.entries, last, self.now);
        Ok((table, entries))
    }

    fn opened(&self, record: &Record) -> Result<Vec<Entry>, ImportFault> {
        let edition = record.edition.components.as_ref().map(ToString::to_string);
        let terms = Terms {
            options: record.setup.clone(),
            own_edition: edition.is_some() && self.unfinished == Unfinished::PlayOn,
            edition,
            public: false,
            hints: self.unfinished == Unfinished::PlayOn,
            ..Terms::new(&record.game, vec![SeatPlan::Open; record.seats.len()])
        };
        let (_, mut entries) = Table::open(terms, self.seed.clone(), self.host, self.now)?;
        for entry in &mut entries {
            if let Event::Opened { imported, edition, .. } = &mut entry.event {
                *imported = true;
                // A shipped edition that is not the default is known by its hash.
                edition.clone_from(&record.edition.hash);
            }
        }
        Ok(entries)
    }

    fn sit(&self, history: &mut History, seat: Seat, sitting: &RecordSeat) {
        let bot = clean_name(&sitting.player);
        if sitting.player != HUMAN && sitting.name.is_none() {
            return history.add(Event::Invited { seat, bot });
        }
        let person = match self.unfinished {
            Unfinished::PlayOn => self.host.clone(),
            Unfinished::Close => self.former_player(seat, sitting),
        };
        history.add(Event::Sat { seat, person, entropy: String::new() });
        if sitting.player != HUMAN {
            history.add(Event::Left { seat, bot });
        }
    }

    /// A player of the record. The id belongs to no person of this server, even if the name is the same.
    fn former_player(&self, seat: Seat, sitting: &RecordSeat) -> Person {
        let hash = Sha256::new().chain_update(b"rynek record\0").chain_update(format!("{} {seat}", self.id)).finalize();
        let id = PersonId::new(hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte)));
        let name = sitting.name.as_deref().map(clean_name).filter(|name| !name.is_empty());
        Person { id, name: name.unwrap_or_else(|| GONE.to_owned()) }
    }
}

/// A history that is being written.
struct History {
    entries: Vec<Entry>,
    now: Moment,
}

impl History {
    fn add(&mut self, event: Event) {
        let number = self.entries.len() as u64 + 1;
        self.entries.push(Entry { number, at: self.now, event });
    }
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
