//! Playing the record of a day again.

use std::collections::VecDeque;

use rynek_bots::{Spec, consider};
use rynek_kernel::{
    Explain, Message, Record, Seat,
    record::{HUMAN, RecordEvent},
};
use rynek_table::{
    Command, Entry, Event, Moment, Person, PersonId, Phase, RecordFault, Refused, Seed, Table, Terms, check_record,
};

/// The seat of the person.
const ME: Seat = Seat::new(0);

/// Why a record is not a game of the day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DayFault {
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordFault),
    /// The day has another set-up: game, options, components or players.
    #[error("the record has another set-up than the day")]
    Setup,
    /// A draw does not follow from the seed of the day.
    #[error("event {event} is not the draw of the day")]
    Draw {
        /// The number of the event, from 1.
        event: usize,
    },
    /// A bot plays otherwise.
    #[error("event {event} is not what the bot plays")]
    Bot {
        /// The number of the event, from 1.
        event: usize,
    },
    /// Something that the city of the day does not have, such as an action taken back.
    #[error("event {event} does not belong to a game of the day")]
    Event {
        /// The number of the event, from 1.
        event: usize,
    },
    /// The game is not over.
    #[error("the game is not over")]
    Unfinished,
}

impl Explain for DayFault {
    fn message(&self) -> Message {
        match self {
            DayFault::Record(fault) => fault.message(),
            DayFault::Setup => Message::new("daily-fault-setup"),
            DayFault::Draw { event } => Message::new("daily-fault-draw").with("event", *event),
            DayFault::Bot { event } => Message::new("daily-fault-bot").with("event", *event),
            DayFault::Event { event } => Message::new("daily-fault-event").with("event", *event),
            DayFault::Unfinished => Message::new("daily-fault-unfinished"),
        }
    }
}

/// Opens a table of a day and begins the game: the table and its history.
pub fn begin(terms: Terms, seed: Seed, person: &Person, now: Moment) -> Result<(Table, Vec<Entry>), Refused> {
    let (mut table, mut history) = Table::open(terms, seed, person, now)?;
    for command in [Command::Sit { seat: ME, key: None, entropy: String::new() }, Command::Start] {
        for entry in table.decide(&command, Some(person), now)? {
            table.fold(&entry).expect("a decided entry can be folded");
            history.push(entry);
        }
    }
    Ok((table, history))
}

/// Plays a finished record again at a table with these terms and this seed: every draw is made and every bot thinks
/// again, and each must do what the record says. Returns the table at the end.
pub fn replay(record: &Record, terms: Terms, seed: Seed) -> Result<Table, DayFault> {
    check_record(record)?;
    let person = Person { id: PersonId::new(0), name: HUMAN.to_owned() };
    let (table, history) = begin(terms, seed, &person, Moment::default()).map_err(|_| DayFault::Setup)?;
    check_setup(record, &table)?;
    let mut again = Replay { table, person, drawn: drawn(&history) };
    for (number, event) in (1..).zip(&record.events) {
        again.check(number, event)?;
    }
    if again.table.phase() == Phase::Over && again.drawn.is_empty() {
        Ok(again.table)
    } else {
        Err(DayFault::Unfinished)
    }
}

fn check_setup(record: &Record, table: &Table) -> Result<(), DayFault> {
    let position = table.position();
    let same_game = record.game == table.terms().game && record.rules == position.rules_version();
    let same_components = record.edition.components.is_none() && position.is_edition(&record.edition.hash);
    let players = table.chairs().iter().map(|chair| chair.bot.as_deref().unwrap_or(HUMAN));
    let same_players = record.seats.iter().map(|seat| seat.player.as_str()).eq(players);
    let same = same_game && same_components && same_players && record.setup == position.setup();
    if same { Ok(()) } else { Err(DayFault::Setup) }
}

/// The draws among these entries.
fn drawn(entries: &[Entry]) -> VecDeque<String> {
    let draw = |entry: &Entry| if let Event::Drawn { action } = &entry.event { Some(action.clone()) } else { None };
    entries.iter().filter_map(draw).collect()
}

/// A game that is played again.
struct Replay {
    table: Table,
    person: Person,
    /// Draws that were made and have not been compared yet.
    drawn: VecDeque<String>,
}

impl Replay {
    fn check(&mut self, event: usize, written: &RecordEvent) -> Result<(), DayFault> {
        match written {
            RecordEvent::Chance { action } => {
                let same = self.drawn.pop_front().as_ref() == Some(action);
                if same { Ok(()) } else { Err(DayFault::Draw { event }) }
            }
            RecordEvent::Action { seat, action } => {
                if !self.drawn.is_empty() || self.table.mover() != Some(*seat) {
                    return Err(DayFault::Event { event });
                }
                if self.bot_choice().is_some_and(|choice| choice != *action) {
                    return Err(DayFault::Bot { event });
                }
                let chosen_at = self.table.number();
                let act = Command::Act { seat: *seat, action: action.clone(), chosen_at, id: None };
                self.carry_out(&act, event)
            }
            RecordEvent::Resign { seat } if *seat == ME => self.carry_out(&Command::Resign { seat: ME }, event),
            // A bot takes the place of a person who has resigned.
            RecordEvent::TakeOver { seat, player } if self.plays(*seat, player) => Ok(()),
            _ => Err(DayFault::Event { event }),
        }
    }

    fn plays(&self, seat: Seat, bot: &str) -> bool {
        self.table.chairs().get(seat.index()).is_some_and(|chair| chair.forfeited && chair.bot.as_deref() == Some(bot))
    }

    /// What the bot to move does.
    fn bot_choice(&self) -> Option<String> {
        let (seat, bot) = self.table.bot_to_move()?;
        let position = self.table.position();
        let thought = bot.parse::<Spec>().map(|bot| consider(position, seat, &bot, &mut self.table.bot_rng()));
        let mut best = thought.unwrap_or_default().into_iter().map(|candidate| candidate.action);
        best.find(|action| position.check(action).is_ok()).or_else(|| position.actions().into_iter().next())
    }

    fn carry_out(&mut self, command: &Command, event: usize) -> Result<(), DayFault> {
        let person = self.table.bot_to_move().is_none().then_some(&self.person);
        let person = if matches!(command, Command::Resign { .. }) { Some(&self.person) } else { person };
        let entries = self.table.decide(command, person, Moment::default());
        for entry in entries.map_err(|_| DayFault::Event { event })? {
            self.table.fold(&entry).map_err(|_| DayFault::Event { event })?;
            self.drawn.extend(drawn(std::slice::from_ref(&entry)));
        }
        Ok(())
    }
}
