//! A table in a few lines, for lists.

use rynek_kernel::Seat;
use serde::{Deserialize, Serialize};

use rynek_table::{Chair, Clock, Day, Ending, Moment, Person, PersonId, Phase, Table};

/// A table in a few lines, as it is stored for lists. It contains the ids of people, which other people must not see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// Its phase.
    pub phase: Phase,
    /// Whether everyone may find and watch it.
    pub public: bool,
    /// Whether it has an edition of the host's own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_edition: bool,
    /// Whether it plays the city of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// Who opened it.
    pub host: Person,
    /// The seats.
    pub seats: Vec<SeatSummary>,
    /// Whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mover: Option<Seat>,
    /// How much time players have.
    pub clock: Clock,
    /// When the running clock runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runs_out: Option<Moment>,
    /// When it was opened.
    pub opened: Moment,
    /// When it last changed.
    pub changed: Moment,
    /// How many actions stand.
    pub actions: usize,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSummary {
    /// The person it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether it is reserved.
    #[serde(default)]
    pub reserved: bool,
    /// The person it is reserved for, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<PersonId>,
    /// Whether it has lost already.
    #[serde(default)]
    pub forfeited: bool,
}

impl SeatSummary {
    fn of(chair: &Chair) -> SeatSummary {
        let (person, bot) = (chair.person.clone(), chair.bot.clone());
        SeatSummary { person, bot, reserved: chair.is_reserved(), kept: chair.kept, forfeited: chair.forfeited }
    }

    /// Whether anyone may sit down here.
    pub fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none() && !self.reserved
    }
}

impl Summary {
    /// The summary of a table.
    pub fn of(table: &Table) -> Summary {
        let (opened, changed) = table.dates();
        Summary {
            game: table.terms().game.clone(),
            phase: table.phase(),
            public: table.terms().public,
            own_edition: table.terms().own_edition,
            day: table.terms().day,
            host: table.host().clone(),
            seats: table.chairs().iter().map(SeatSummary::of).collect(),
            mover: table.mover(),
            clock: table.terms().clock,
            runs_out: table.runs_out().map(|(_, moment)| moment),
            opened,
            changed,
            actions: table.actions_played(),
            ending: table.ending(),
        }
    }

    fn moving_seat(&self) -> Option<&SeatSummary> {
        self.seats.get(self.mover?.index())
    }

    /// The person to move.
    pub fn awaited(&self) -> Option<PersonId> {
        let seat = self.moving_seat().filter(|seat| seat.bot.is_none())?;
        seat.person.as_ref().map(|person| person.id)
    }

    /// Whether a bot is to move and a person plays. A game that only bots play waits until a client looks at it.
    pub fn awaits_bot(&self) -> bool {
        let plays = |seat: &SeatSummary| seat.person.is_some() && seat.bot.is_none();
        self.moving_seat().is_some_and(|seat| seat.bot.is_some()) && self.seats.iter().any(plays)
    }

    /// How many seats anyone may take.
    pub fn open_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.is_open()).count()
    }

    /// All people of the table: the host, the players, and those for whom a seat is reserved. Sorted, each once.
    pub fn people(&self) -> Vec<PersonId> {
        let sitting = self.seats.iter().filter_map(|seat| seat.person.as_ref()).chain([&self.host]);
        let expected = self.seats.iter().filter_map(|seat| seat.kept);
        let mut people: Vec<PersonId> = sitting.map(|person| person.id).chain(expected).collect();
        people.sort_unstable();
        people.dedup();
        people
    }
}

/// The phase as text for the database.
pub(crate) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Closed => "closed",
    }
}
