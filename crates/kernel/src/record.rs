//! A game on paper: one JSON document that can be checked action by action.

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use crate::{
    EditionError, EditionRef, Explain, Game, History, Illegal, Message, NotationError, Outcome, Seat, SetupError,
    Standing, Turn, edition::json_detail, setup,
};

/// The version of the document's form. A newer one is refused, not guessed at.
pub const RECORD_FORMAT: u32 = 1;

/// The longest record that is read.
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
    /// What they are called.
    pub name: String,
    /// `human`, or the name of a bot.
    pub player: String,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
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
    /// Somebody else plays the seat from here on.
    TakeOver {
        /// Which seat.
        seat: Seat,
        /// Who now: `human`, or the name of a bot.
        player: String,
    },
}

/// What binds the luck of a game played at a table, so that anybody can check it once the seed is known. How each draw
/// follows from it is for the table to say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordFair {
    /// The hash of the seed, published before the game.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What each seat added to the luck of the game.
    pub contributions: Vec<String>,
    /// For each event of chance, in order, the number it had at the table.
    pub draws: Vec<u64>,
}

/// A finished or unfinished game as a document.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Record {
    /// The form of the document: [`RECORD_FORMAT`].
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
    pub events: Vec<Event>,
    /// How it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// What binds its luck, if it was played where that is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<RecordFair>,
}

/// What every record, however new, must say.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// The document, its events still unread so that a fault can be placed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    format: u32,
    game: String,
    rules: u32,
    edition: RecordEdition,
    setup: Value,
    seats: Vec<RecordSeat>,
    events: Vec<Box<RawValue>>,
    #[serde(default)]
    result: Option<Outcome>,
    #[serde(default)]
    fair: Option<RecordFair>,
}

/// Why a record cannot be read or does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Longer than any game.
    #[error("the record has {bytes} bytes, more than {MAX_RECORD_BYTES}")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// Not the JSON expected.
    #[error("line {line}, column {column}: {detail}")]
    Json {
        /// The line of the fault, from 1.
        line: usize,
        /// The column of the fault, from 1.
        column: usize,
        /// What the reader expected.
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
        /// The hash of what is there.
        found: String,
        /// The hash that is claimed.
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
        /// Players by the options.
        expected: usize,
    },
    /// An event cannot have happened.
    #[error("event {event}: {fault}")]
    Event {
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
    /// Not theirs to act.
    #[error("not theirs to act: it is {turn:?}")]
    Turn {
        /// Whose turn it is.
        turn: Turn,
    },
    /// More taken back than was played.
    #[error("{actions} actions taken back, {played} played")]
    Undo {
        /// How many were to be taken back.
        actions: usize,
        /// How many there are.
        played: usize,
    },
    /// There is no such seat here.
    #[error("no seat {0} at this table")]
    Seat(Seat),
}

impl Record {
    /// Reads a document. Whether its events hold, [`Record::replay`] tells.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(RecordError::TooLong { bytes: text.len() });
        }
        let head: Head = serde_json::from_str(text).map_err(json_error)?;
        if head.format > RECORD_FORMAT {
            return Err(RecordError::TooNew { found: head.format });
        }
        let body: Body = serde_json::from_str(text).map_err(json_error)?;
        let event = |(n, raw): (usize, Box<RawValue>)| {
            serde_json::from_str(raw.get())
                .map_err(|error| RecordError::Event { event: n + 1, fault: EventFault::Json(json_detail(&error)) })
        };
        Ok(Record {
            format: body.format,
            game: body.game,
            rules: body.rules,
            edition: body.edition,
            setup: body.setup,
            seats: body.seats,
            events: body.events.into_iter().enumerate().map(event).collect::<Result<_, _>>()?,
            result: body.result,
            fair: body.fair,
        })
    }

    /// The document as text, one event a line.
    pub fn to_json(&self) -> String {
        let mut head = serde_json::to_value(self).expect("records are plain data");
        let events = self.events.iter().map(|event| serde_json::to_string(event).expect("events are plain data"));
        let events = format!("[\n    {}\n  ]", events.collect::<Vec<_>>().join(",\n    "));
        head["events"] = Value::Null;
        let text = serde_json::to_string_pretty(&head).expect("records are plain data");
        text.replacen("\"events\": null", &format!("\"events\": {events}"), 1) + "\n"
    }

    /// Plays the whole record again, checking every event and the result.
    ///
    /// ```
    /// use rynek_kernel::{EditionRef, Game, History, Record, example::Nim};
    /// let start = Nim::new(EditionRef::shipped(), &Default::default()).unwrap();
    /// let mut history = History::begin(start, vec![]);
    /// for take in ["2", "1", "2", "2"] {
    ///     history.apply(take.parse().unwrap()).unwrap();
    /// }
    /// let text = history.record().to_json();
    /// let replayed = Record::parse(&text).unwrap().replay::<Nim>().unwrap();
    /// assert_eq!(replayed.position(), history.position());
    ///
    /// let forged = text.replacen(r#""action":"2""#, r#""action":"3""#, 1);
    /// let error = Record::parse(&forged).unwrap().replay::<Nim>().unwrap_err();
    /// assert!(error.to_string().starts_with("event 1: against rule nim.take"));
    /// ```
    pub fn replay<G: Game>(&self) -> Result<History<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame { found: self.game.clone(), expected: G::ID });
        }
        if self.rules != G::RULES_VERSION {
            return Err(RecordError::OtherRules { found: self.rules, expected: G::RULES_VERSION });
        }
        let setup: G::Setup = setup::from_json(&self.setup)?;
        let start = G::new(self.load_edition::<G>()?, &setup).map_err(SetupError::Rule)?;
        if self.seats.len() != start.players() {
            return Err(RecordError::SeatCount { found: self.seats.len(), expected: start.players() });
        }
        let mut history = History::begin(start, self.seats.clone());
        for (n, event) in self.events.iter().enumerate() {
            history.happen(event.clone()).map_err(|fault| RecordError::Event { event: n + 1, fault })?;
        }
        self.check_result(&history)?;
        Ok(history)
    }

    fn load_edition<G: Game>(&self) -> Result<EditionRef<G::Edition>, RecordError> {
        let named = self.edition.hash.clone();
        let Some(components) = &self.edition.components else {
            let shipped = EditionRef::<G::Edition>::shipped();
            let same = shipped.fingerprint().to_string() == named;
            return if same { Ok(shipped) } else { Err(RecordError::NoEdition { hash: named }) };
        };
        let edition = EditionRef::<G::Edition>::load(&components.to_string())?;
        let found = edition.fingerprint().to_string();
        if found == named { Ok(edition) } else { Err(RecordError::OtherEdition { found, named }) }
    }

    /// A game played out ends as its rules say; one that was given up ends with a place for everyone.
    fn check_result<G: Game>(&self, history: &History<G>) -> Result<(), RecordError> {
        let outcome = history.position().outcome();
        let holds = match &self.result {
            None => outcome.is_none(),
            Some(claimed) if outcome.is_some() => outcome.as_ref() == Some(claimed),
            Some(claimed) => history.given_up() && complete(claimed, self.seats.len()),
        };
        if holds { Ok(()) } else { Err(RecordError::Result) }
    }
}

fn complete(outcome: &Outcome, players: usize) -> bool {
    let placed = match &outcome.standing {
        Standing::Places(places) => places.len(),
        Standing::Won(_) => 1,
    };
    outcome.points.len() == players && placed == players
}

fn json_error(error: serde_json::Error) -> RecordError {
    RecordError::Json { line: error.line(), column: error.column(), detail: json_detail(&error) }
}

impl Explain for RecordError {
    fn message(&self) -> Message {
        match self {
            RecordError::TooLong { bytes } => {
                Message::new("record-too-long").with("bytes", *bytes).with("most", MAX_RECORD_BYTES)
            }
            RecordError::Json { line, column, detail } => {
                Message::new("record-json").with("line", *line).with("column", *column).with("detail", detail.as_str())
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
            RecordError::Event { event, fault } => {
                Message::new("record-event").with("event", *event).with("fault", fault.message())
            }
            RecordError::Result => Message::new("record-result"),
        }
    }
}

impl Explain for EventFault {
    fn message(&self) -> Message {
        match self {
            EventFault::Json(detail) => Message::new("event-json").with("detail", detail.as_str()),
            EventFault::Notation(error) => error.message(),
            EventFault::Illegal(error) => error.message(),
            EventFault::Turn { turn: Turn::Player(seat) } => Message::new("event-turn").with("seat", seat.number()),
            EventFault::Turn { turn: Turn::Chance } => Message::new("event-turn-chance"),
            EventFault::Turn { turn: Turn::Over } => Message::new("event-turn-over"),
            EventFault::Undo { actions, played } => {
                Message::new("event-undo").with("actions", *actions).with("played", *played)
            }
            EventFault::Seat(seat) => Message::new("event-seat").with("seat", seat.number()),
        }
    }
}
