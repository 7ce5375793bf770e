//! Records: a game as one JSON document that can be checked action by action.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Arg, EditionError, Explain, Illegal, MAX_SEATS, Message, NotationError, Outcome, Seat, SetupError, Turn,
    edition::text::position,
    json::{self, ReadTagged, Unread},
    json_fault,
};

/// The version of the format. A record of a newer version is refused.
pub const RECORD_FORMAT: u32 = 2;

/// The longest record that is read, in bytes.
pub const MAX_RECORD_BYTES: usize = 8 * 1024 * 1024;

/// Which components were played with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordEdition {
    /// The content hash.
    pub hash: String,
    /// The components themselves, unless they ship with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Value>,
}

/// Who sat where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordSeat {
    /// The name of the player. Without one, readers name the player in their own language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// [`HUMAN`], or the name of a bot.
    pub player: String,
}

/// The `player` of a person in a record.
pub const HUMAN: &str = "human";

impl RecordSeat {
    /// A player without a name: [`HUMAN`], or the name of a bot.
    pub fn unnamed(player: impl Into<String>) -> RecordSeat {
        RecordSeat { name: None, player: player.into() }
    }

    /// The player of a seat in a sentence. Bots of the same kind are numbered.
    ///
    /// ```
    /// use rynek_kernel::{Arg, RecordSeat, Seat};
    /// let seats = ["human", "casual", "casual"].map(RecordSeat::unnamed);
    /// assert_eq!(RecordSeat::called(&seats, Seat::new(0)), Arg::Player { seat: Seat::new(0) });
    /// assert_eq!(RecordSeat::called(&seats, Seat::new(2)), Arg::Bot { bot: "casual".into(), number: 2 });
    /// ```
    pub fn called(seats: &[RecordSeat], seat: Seat) -> Arg {
        let Some(own) = seats.get(seat.index()) else { return seat.into() };
        match &own.name {
            Some(name) => name.as_str().into(),
            None if own.player == HUMAN => seat.into(),
            None => {
                let is_alike = |other: &&RecordSeat| *other == own;
                let is_alone = seats.iter().filter(is_alike).count() == 1;
                let number = seats[..=seat.index()].iter().filter(is_alike).count();
                Arg::Bot { bot: own.player.clone(), number: if is_alone { 0 } else { number } }
            }
        }
    }

    /// The same seat without a name that was made up for it: format 1 wrote one in the language of the moment.
    fn without_made_up_name(self, seat: Seat) -> RecordSeat {
        let (number, player) = (seat.number(), &self.player);
        let made_up = [
            player.clone(),
            number.to_string(),
            format!("Player {number}"),
            format!("Gracz {number}"),
            format!("Bot {number} ({player})"),
        ];
        let name = self.name.filter(|name| !made_up.contains(name));
        RecordSeat { name, player: self.player }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RecordEvent {
    /// Chance decided.
    Chance {
        /// The outcome, in notation.
        action: String,
    },
    /// A player acted.
    Action {
        /// Who.
        seat: Seat,
        /// What, in notation.
        action: String,
    },
    /// The latest actions were taken back, chance included.
    Undo {
        /// Who asked.
        seat: Seat,
        /// How many actions.
        actions: usize,
    },
    /// A player gave up the seat.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// A player ran out of time.
    TimeOut {
        /// Who.
        seat: Seat,
    },
    /// Another player takes over the seat.
    TakeOver {
        /// The seat.
        seat: Seat,
        /// The new player: `human`, or the name of a bot.
        player: String,
    },
}

/// The data that fixes the random draws of a game before it begins, so that they can be checked once the seed is known.
/// The table specifies how each draw follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordFair {
    /// The hash of the seed, published before the game.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What each seat contributed to the randomness.
    pub contributions: Vec<String>,
    /// The number of each chance event at the table, in order.
    pub draws: Vec<u64>,
    /// The lot for the seats, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<RecordLot>,
}

/// Seats that were drawn by lot when the game began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordLot {
    /// The number of the lot at the table.
    pub number: u64,
    /// For each seat, the seat in which its player sat before.
    pub order: Vec<Seat>,
}

/// A finished or unfinished game as a document.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Record {
    /// The version of the format: [`RECORD_FORMAT`].
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules it began with.
    pub rules: u32,
    /// The components.
    pub edition: RecordEdition,
    /// The table options.
    pub setup: Value,
    /// Who sat where.
    pub seats: Vec<RecordSeat>,
    /// Everything that happened, in order.
    pub events: Vec<RecordEvent>,
    /// How it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// The data to check the random draws by, if the game has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<RecordFair>,
}

/// The part of a record that all versions of the format share.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// The document with its events still as text, so that an error can name the event.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    format: u32,
    game: String,
    rules: u32,
    edition: RecordEdition,
    setup: Value,
    seats: Vec<RecordSeat>,
    events: Vec<Value>,
    #[serde(default)]
    result: Option<Outcome>,
    #[serde(default)]
    fair: Option<RecordFair>,
}

/// Why a record cannot be read or is not valid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is too long.
    #[error("the record has {bytes} bytes, more than {MAX_RECORD_BYTES}")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// The text is not JSON of the expected form.
    #[error("line {line}, column {column}: {detail}")]
    Json {
        /// The line of the fault, from 1.
        line: usize,
        /// The column of the fault, from 1.
        column: usize,
        /// What the parser expected.
        detail: String,
    },
    /// Written by a newer program.
    #[error("record format {found} is newer than {RECORD_FORMAT}")]
    TooNew {
        /// The format found.
        found: u32,
    },
    /// A record of another game.
    #[error("a record of {found}, not of {expected}")]
    OtherGame {
        /// The game found.
        found: String,
        /// The game asked for.
        expected: &'static str,
    },
    /// Played by other rules.
    #[error("rules version {found}, this program plays {expected}")]
    OtherRules {
        /// The version found.
        found: u32,
        /// The version of this program.
        expected: u32,
    },
    /// The components are faulty.
    #[error(transparent)]
    Edition(#[from] EditionError),
    /// The components are not in the record and do not ship with the game.
    #[error("edition {hash} is neither shipped nor in the record")]
    NoEdition {
        /// Its hash.
        hash: String,
    },
    /// The components in the record are not the ones it names.
    #[error("the edition in the record is {found}, not {named}")]
    OtherEdition {
        /// The hash of the components in the record.
        found: String,
        /// The hash that the record names.
        named: String,
    },
    /// The options are faulty.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Not as many seats as players.
    #[error("{found} seats for {expected} players")]
    SeatCount {
        /// Seats in the record.
        found: usize,
        /// Players according to the options.
        expected: usize,
    },
    /// An event cannot have happened.
    #[error("event {event}: {fault}")]
    RecordEvent {
        /// Which, from 1.
        event: usize,
        /// Why.
        fault: EventFault,
    },
    /// The result is not what the actions lead to.
    #[error("the result does not follow from the events")]
    Result,
}

/// What is wrong with an event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventFault {
    /// Not an event.
    #[error("{0}")]
    Json(String),
    /// Not the notation of an action.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Against the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// It is not this player's turn.
    #[error("not theirs to act: it is {turn:?}")]
    Turn {
        /// Whose turn it is.
        turn: Turn,
    },
    /// More actions were to be taken back than were played.
    #[error("{actions} actions taken back, {played} played")]
    Undo {
        /// How many were to be taken back.
        actions: usize,
        /// How many there are.
        played: usize,
    },
    /// The table has no such seat.
    #[error("no seat {0} at this table")]
    Seat(Seat),
}

impl Record {
    /// Parses a document of this format or an older one. [`Record::replay`] checks its events.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(RecordError::TooLong { bytes: text.len() });
        }
        let unread = |fault: Unread| unread(text, &fault);
        let document = json::parse(text).map_err(unread)?;
        let head: Head = json::read(&document).map_err(unread)?;
        if head.format > RECORD_FORMAT {
            return Err(RecordError::TooNew { found: head.format });
        }
        let body: Body = json::read(&document).map_err(unread)?;
        let event = |(n, event): (usize, &Value)| {
            json::read(event).map_err(|fault| RecordError::RecordEvent {
                event: n + 1,
                fault: EventFault::Json(fault.detail().to_owned()),
            })
        };
        Ok(Record {
            format: RECORD_FORMAT,
            game: body.game,
            rules: body.rules,
            edition: body.edition,
            setup: body.setup,
            seats: if body.format == 1 { without_made_up_names(body.seats) } else { body.seats },
            events: body.events.iter().enumerate().map(event).collect::<Result<_, _>>()?,
            result: body.result,
            fair: body.fair,
        })
    }

    /// The document as text, with one event on each line.
    pub fn to_json(&self) -> String {
        let mut head = json::value_of(self);
        let events = self.events.iter().map(|event| serde_json::to_string(event).expect("events are plain data"));
        let events = format!("[\n    {}\n  ]", events.collect::<Vec<_>>().join(",\n    "));
        head["events"] = Value::Null;
        let text = serde_json::to_string_pretty(&head).expect("records are plain data");
        text.replacen("\"events\": null", &format!("\"events\": {events}"), 1) + "\n"
    }
}

fn without_made_up_names(seats: Vec<RecordSeat>) -> Vec<RecordSeat> {
    let seat = |(n, seat): (usize, RecordSeat)| match n < MAX_SEATS {
        true => seat.without_made_up_name(Seat::new(n)),
        false => seat,
    };
    seats.into_iter().enumerate().map(seat).collect()
}

/// Text that is not JSON, or JSON that is not a record.
fn unread(text: &str, fault: &Unread) -> RecordError {
    // The place of a field that no record has is the object around it.
    let place = fault.unknown().map_or_else(|| fault.place().to_owned(), |name| format!("{}.{name}", fault.place()));
    let (line, column) = fault.position().or_else(|| position(text, &place)).unwrap_or((1, 1));
    RecordError::Json { line, column, detail: fault.detail().to_owned() }
}

impl Explain for RecordError {
    fn message(&self) -> Message {
        match self {
            RecordError::TooLong { bytes } => {
                Message::new("record-too-long").with("bytes", *bytes).with("most", MAX_RECORD_BYTES)
            }
            RecordError::Json { line, column, detail } => {
                Message::new("record-json").with("line", *line).with("column", *column).then(json_fault(detail))
            }
            RecordError::TooNew { found } => {
                Message::new("record-too-new").with("found", *found).with("known", RECORD_FORMAT)
            }
            RecordError::OtherGame { found, expected } => {
                Message::new("record-other-game").with("found", found.as_str()).with("expected", *expected)
            }
            RecordError::OtherRules { found, expected } => {
                Message::new("record-other-rules").with("found", *found).with("expected", *expected)
            }
            RecordError::Edition(error) => error.message(),
            RecordError::NoEdition { hash } => Message::new("record-no-edition").with("hash", hash.as_str()),
            RecordError::OtherEdition { found, named } => {
                Message::new("record-other-edition").with("found", found.as_str()).with("named", named.as_str())
            }
            RecordError::Setup(error) => error.message(),
            RecordError::SeatCount { found, expected } => {
                Message::new("record-seats").with("found", *found).with("expected", *expected)
            }
            RecordError::RecordEvent { event, fault } => {
                Message::new("record-event").with("event", *event).then(fault.message())
            }
            RecordError::Result => Message::new("record-result"),
        }
    }
}

impl Explain for EventFault {
    fn message(&self) -> Message {
        match self {
            EventFault::Json(detail) => Message::new("event-json").then(json_fault(detail)),
            EventFault::Notation(error) => error.message(),
            EventFault::Illegal(error) => error.message(),
            EventFault::Turn { turn: Turn::Player(seat) } => Message::new("event-turn").with("player", *seat),
            EventFault::Turn { turn: Turn::Chance } => Message::new("event-turn-chance"),
            EventFault::Turn { turn: Turn::Over } => Message::new("event-turn-over"),
            EventFault::Undo { actions, played } => {
                Message::new("event-undo").with("actions", *actions).with("played", *played)
            }
            EventFault::Seat(seat) => Message::new("event-seat").with("seat", seat.number()),
        }
    }
}
