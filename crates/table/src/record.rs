//! Records of tables, and the check that the draws of a record were fair.

use rynek_catalog::{AnyGame, OpenError, Visitor, visit};
use rynek_kernel::{
    Arg, Explain, Game, Message, Outcome, Record, RecordError, RecordFair, RecordLot, RecordSeat, Seat, Seen, Standing,
    Turn, Viewer, json,
    record::{HUMAN, RECORD_FORMAT, RecordEdition, RecordEvent},
};

use crate::{Chair, Corrupt, Entry, Event, Moment, Phase, Seed, Table, lot, people::GONE};

/// The most events in a record that can be imported.
pub(crate) const MAX_EVENTS: usize = 20_000;

/// Stands in a record for an action that the viewer may not see.
const HIDDEN: &str = "?";

/// Why a record could not be checked, or is not valid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFault {
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game is unknown.
    #[error("a record of {0:?}, which is not a known game")]
    NoGame(String),
    /// It has too many events.
    #[error("the record has {events} events, more than {MAX_EVENTS}")]
    TooLong {
        /// How many.
        events: usize,
    },
    /// It has no commitment.
    #[error("the record does not say where its draws came from")]
    NotBound,
    /// It has no seed.
    #[error("the record has no seed: its game was not over")]
    NoSeed,
    /// The seed does not match the commitment.
    #[error("the seed does not match the commitment")]
    OtherSeed,
    /// There are not as many numbers as draws, or contributions as seats.
    #[error("the record does not have a number for every draw and a contribution for every seat")]
    Counts,
    /// The lot for the seats does not follow from the seed.
    #[error("the lot for the seats does not follow from the seed")]
    Lot,
    /// A draw does not follow from the seed.
    #[error("event {event} does not follow from the seed")]
    Draw {
        /// The number of the event, from 1.
        event: usize,
    },
}

impl Explain for RecordFault {
    fn message(&self) -> Message {
        match self {
            RecordFault::Record(error) => error.message(),
            RecordFault::NoGame(given) => Message::new("record-fault-no-game")
                .with("given", given.as_str())
                .with("known", Arg::list(rynek_catalog::IDS.iter().copied())),
            RecordFault::TooLong { events } => {
                Message::new("record-fault-too-long").with("events", *events).with("most", MAX_EVENTS)
            }
            RecordFault::NotBound => Message::new("record-fault-not-bound"),
            RecordFault::NoSeed => Message::new("record-fault-no-seed"),
            RecordFault::OtherSeed => Message::new("record-fault-other-seed"),
            RecordFault::Counts => Message::new("record-fault-counts"),
            RecordFault::Lot => Message::new("record-fault-lot"),
            RecordFault::Draw { event } => Message::new("record-fault-draw").with("event", *event),
        }
    }
}

/// Checks that every event of a record is legal, and that every draw and the lot for the seats follow from the seed and
/// the contributions.
/// Returns the number of draws.
pub fn verify_record(record: &Record) -> Result<usize, RecordFault> {
    check_record(record)?;
    let fair = record.fair.as_ref().ok_or(RecordFault::NotBound)?;
    let seed = fair.seed.as_deref().ok_or(RecordFault::NoSeed)?;
    let seed = Seed::from_revealed(seed).filter(|seed| seed.commitment().as_str() == fair.commitment);
    let seed = seed.ok_or(RecordFault::OtherSeed)?;
    let draws = record.events.iter().filter(|event| matches!(event, RecordEvent::Chance { .. })).count();
    if draws != fair.draws.len() || fair.contributions.len() != record.seats.len() {
        return Err(RecordFault::Counts);
    }
    if fair.lot.as_ref().is_some_and(|lot| !is_fair(lot, &seed, &fair.contributions)) {
        return Err(RecordFault::Lot);
    }
    let draw_rng = |number: u64| seed.draw_rng(fair.contributions.iter().map(String::as_str), number);
    let mut numbers = fair.draws.iter();
    replay(record, |event, position, action| {
        let drawn = numbers.next().is_some_and(|number| position.sample(&mut draw_rng(*number)) == *action);
        if drawn { Ok(()) } else { Err(RecordFault::Draw { event }) }
    })?;
    Ok(draws)
}

/// Whether a lot follows from the seed and the contributions, which are in the order of the seats after it.
fn is_fair(drawn: &RecordLot, seed: &Seed, contributions: &[String]) -> bool {
    let seats = contributions.len();
    if !lot::is_order(&drawn.order, seats) {
        return false;
    }
    let mut before = vec![""; seats];
    for (from, contribution) in drawn.order.iter().zip(contributions) {
        before[from.index()] = contribution;
    }
    lot::order(seats, seed.draw_rng(before.into_iter(), drawn.number)) == drawn.order
}

/// Checks that every event of a record is legal.
pub fn check_record(record: &Record) -> Result<(), RecordFault> {
    visit(&record.game, RecordCheck { record }).unwrap_or_else(|| Err(RecordFault::NoGame(record.game.clone())))
}

struct RecordCheck<'a> {
    record: &'a Record,
}

impl Visitor for RecordCheck<'_> {
    type Output = Result<(), RecordFault>;

    fn visit<G: Game>(self) -> Self::Output {
        self.record.replay::<G>()?;
        Ok(())
    }
}

/// Replays a valid record and calls `look` before every draw.
fn replay(
    record: &Record,
    mut look: impl FnMut(usize, &dyn AnyGame, &String) -> Result<(), RecordFault>,
) -> Result<(), RecordFault> {
    let components = record.edition.components.as_ref().map(ToString::to_string);
    let start = rynek_catalog::reopen(&record.game, components.as_deref(), &record.edition.hash, &record.setup);
    let mut game = start.map_err(|error| match error {
        OpenError::Edition(error) => RecordError::Edition(error).into(),
        _ => RecordFault::NoGame(record.game.clone()),
    })?;
    for (n, event) in record.events.iter().enumerate() {
        match event {
            RecordEvent::Chance { action } | RecordEvent::Action { action, .. } => {
                if game.turn() == Turn::Chance {
                    look(n + 1, game.as_ref(), action)?;
                }
                game.apply(action).expect("the record was checked");
            }
            RecordEvent::Undo { actions, .. } => game.take_back(*actions).expect("the record was checked"),
            RecordEvent::Resign { .. } | RecordEvent::TimeOut { .. } | RecordEvent::TakeOver { .. } => {}
        }
    }
    Ok(())
}

/// Writes a record.
struct RecordWriter {
    viewer: Viewer,
    seats: Vec<RecordSeat>,
    events: Vec<RecordEvent>,
    /// The events that the viewer may not see until the game is over.
    hidden: Vec<usize>,
    draws: Vec<u64>,
    lot: Option<RecordLot>,
}

impl Table {
    /// The record of a history for a viewer: the whole game once it is over, before that what they may know.
    pub fn record(history: &[Entry], seed: Seed, viewer: Viewer, now: Moment) -> Result<Record, Corrupt> {
        let (writer, table) = RecordWriter::read(history, seed, viewer)?;
        Ok(writer.finish(&table, now))
    }

    /// The record of a history with everything that is hidden, whether the game is over or not: for a device that
    /// knows it all anyway.
    pub fn whole_record(history: &[Entry], seed: Seed) -> Result<Record, Corrupt> {
        let (mut writer, table) = RecordWriter::read(history, seed, Viewer::Spectator)?;
        writer.hidden.clear();
        let now = table.latest;
        Ok(writer.finish(&table, now))
    }

    /// The result for a record.
    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or_else(|| {
            let ending = self.ending()?;
            let alone = self.chairs.len() == 1;
            let standing = if alone { Standing::Won(false) } else { Standing::Places(ending.places) };
            Some(Outcome { points: ending.points, standing })
        })
    }
}

impl RecordWriter {
    fn new(viewer: Viewer) -> RecordWriter {
        let (seats, events) = (Vec::new(), Vec::new());
        RecordWriter { viewer, seats, events, hidden: Vec::new(), draws: Vec::new(), lot: None }
    }

    /// Writes a whole history.
    fn read(history: &[Entry], seed: Seed, viewer: Viewer) -> Result<(RecordWriter, Table), Corrupt> {
        let (first, rest) = history.split_first().ok_or(Corrupt::Empty)?;
        let mut table = Table::first(first, seed)?;
        let mut writer = RecordWriter::new(viewer);
        for entry in rest {
            writer.write(&table, entry);
            table.fold(entry)?;
        }
        Ok((writer, table))
    }

    /// Writes an entry that has not been folded yet.
    fn write(&mut self, table: &Table, entry: &Entry) {
        let take_over = |seat: &Seat, player: &str| RecordEvent::TakeOver { seat: *seat, player: player.to_owned() };
        match &entry.event {
            Event::SeatsDrawn { order } => {
                self.lot = Some(RecordLot { number: entry.number, order: order.clone() });
            }
            Event::Started { .. } => self.seats = seats(table),
            Event::Acted { seat, action, .. } => {
                self.act(table, action, RecordEvent::Action { seat: *seat, action: action.clone() });
            }
            Event::Drawn { action } => {
                self.draws.push(table.draw_number(entry.number));
                self.act(table, action, RecordEvent::Chance { action: action.clone() });
            }
            Event::TookBack { seat, actions } => self.events.push(RecordEvent::Undo { seat: *seat, actions: *actions }),
            Event::Left { seat, bot } => self.events.push(take_over(seat, bot)),
            Event::Returned { seat } => self.events.push(take_over(seat, HUMAN)),
            Event::Resigned { seat } => {
                self.events.extend([RecordEvent::Resign { seat: *seat }, take_over(seat, &table.terms.stand_in)]);
            }
            Event::RanOut { seat } => {
                self.events.extend([RecordEvent::TimeOut { seat: *seat }, take_over(seat, &table.terms.stand_in)]);
            }
            Event::Opened { .. }
            | Event::Sat { .. }
            | Event::Named { .. }
            | Event::Invited { .. }
            | Event::Rose { .. }
            | Event::Admitted { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Advised { .. }
            | Event::Outage { .. }
            | Event::Closed
            | Event::Followed { .. } => {}
        }
    }

    fn act(&mut self, table: &Table, action: &str, event: RecordEvent) {
        if !matches!(table.position.seen(action, self.viewer), Ok(Seen::Open(_))) {
            self.hidden.push(self.events.len());
        }
        self.events.push(event);
    }

    fn finish(mut self, table: &Table, now: Moment) -> Record {
        let seed = table.revealed_seed(now);
        if !table.is_open() {
            self.hide();
        }
        let terms = &table.terms;
        let components = terms.edition.as_deref().and_then(|text| json::parse(text).ok());
        let fair = RecordFair {
            commitment: table.seed.commitment().as_str().to_owned(),
            seed,
            contributions: table.contributions().map(str::to_owned).collect(),
            draws: self.draws,
            lot: self.lot,
        };
        Record {
            format: RECORD_FORMAT,
            game: terms.game.clone(),
            rules: table.position.rules_version(),
            edition: RecordEdition { hash: table.position.edition(), components },
            setup: table.position.setup(),
            seats: if self.seats.is_empty() { seats(table) } else { self.seats },
            events: self.events,
            result: if table.phase == Phase::Over { table.outcome() } else { None },
            fair: (!table.imported).then_some(fair),
        }
    }

    fn hide(&mut self) {
        for n in &self.hidden {
            if let RecordEvent::Chance { action } | RecordEvent::Action { action, .. } = &mut self.events[*n] {
                *action = HIDDEN.to_owned();
            }
        }
    }
}

fn seats(table: &Table) -> Vec<RecordSeat> {
    let seat = |chair: &Chair| {
        let player = chair.bot.clone().unwrap_or_else(|| HUMAN.to_owned());
        let name = chair.person.as_ref().map(|person| person.name.clone()).filter(|name| name != GONE);
        RecordSeat { name, player }
    };
    table.chairs.iter().map(seat).collect()
}
