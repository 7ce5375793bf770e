//! Refused commands and corrupt histories.

use rynek_catalog::{OpenError, Refusal};
use rynek_kernel::{Explain, Message, Seat};

use crate::MOST_NAME;

/// Why a command is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game cannot be opened with these options.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The terms are not valid.
    #[error("invalid terms: {0}")]
    Terms(Message),
    /// The action is refused by the game.
    #[error(transparent)]
    Action(#[from] Refusal),
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// The seat is taken.
    #[error("seat {0} is taken")]
    Taken(Seat),
    /// The seat is reserved.
    #[error("seat {0} is reserved")]
    Reserved(Seat),
    /// The host removed this person.
    #[error("the host has removed this person")]
    Removed,
    /// Only people who belong to a private table may write there.
    #[error("only people who belong to this private table may write there")]
    Private,
    /// The seat belongs to another person.
    #[error("seat {0} belongs to another person")]
    NotYours(Seat),
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotTheHost,
    /// Only the server may do this.
    #[error("only the server may do this")]
    ServerOnly,
    /// Too late: the game has begun.
    #[error("the game has begun")]
    Begun,
    /// The city of the day is played alone and once.
    #[error("the city of the day is played alone and once")]
    Day,
    /// Too early: the game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// Too late: the game is over.
    #[error("the game is over")]
    Over,
    /// Too early: the game is not over.
    #[error("the game is not over")]
    NotOver,
    /// Seats are still empty.
    #[error("{0} seats are empty")]
    Empty(usize),
    /// It is not the turn of this seat.
    #[error("it is not the turn of seat {0}")]
    NotYourTurn(Seat),
    /// The position has changed since the action was chosen.
    #[error("chosen at {chosen}, but the position changed at {moved}")]
    Stale {
        /// The number it was chosen at.
        chosen: u64,
        /// The entry that changed the position since.
        moved: u64,
    },
    /// Nothing can be taken back without consent.
    #[error("nothing can be taken back without asking")]
    NothingToTakeBack,
    /// There is no request to answer.
    #[error("no one asks to take actions back")]
    NothingAsked,
    /// The time of a seat has run out.
    #[error("the time of seat {0} has run out")]
    OutOfTime(Seat),
    /// Time has not run out.
    #[error("there is time left")]
    TimeLeft,
    /// A text is too long.
    #[error("longer than {most} bytes")]
    TooLong {
        /// The limit in bytes.
        most: usize,
    },
    /// The name cannot be used.
    #[error("a name has 1 to {MOST_NAME} visible characters")]
    Name,
}

impl Explain for Refused {
    fn message(&self) -> Message {
        let of = |key: &'static str, seat: &Seat| Message::new(key).with("seat", seat.number());
        match self {
            Refused::Open(error) => error.message(),
            Refused::Terms(message) => message.clone(),
            Refused::Action(refusal) => refusal.message(),
            Refused::NoSeat(seat) => of("table-no-seat", seat),
            Refused::Taken(seat) => of("table-seat-taken", seat),
            Refused::Reserved(seat) => of("table-seat-reserved", seat),
            Refused::NotYours(seat) => of("table-seat-not-yours", seat),
            Refused::Removed => Message::new("table-removed"),
            Refused::Private => Message::new("table-private"),
            Refused::NotTheHost => Message::new("table-not-the-host"),
            Refused::ServerOnly => Message::new("table-server-only"),
            Refused::Day => Message::new("table-day"),
            Refused::Begun => Message::new("table-begun"),
            Refused::NotBegun => Message::new("table-not-begun"),
            Refused::Over => Message::new("table-over"),
            Refused::NotOver => Message::new("table-not-over"),
            Refused::Empty(seats) => Message::new("table-empty-seats").with("seats", *seats),
            Refused::NotYourTurn(seat) => of("table-not-your-turn", seat),
            Refused::Stale { .. } => Message::new("table-stale"),
            Refused::NothingToTakeBack => Message::new("table-nothing-to-take-back"),
            Refused::NothingAsked => Message::new("table-nothing-asked"),
            Refused::OutOfTime(seat) => of("table-out-of-time", seat),
            Refused::TimeLeft => Message::new("table-time-left"),
            Refused::Name => Message::new("table-name").with("most", MOST_NAME),
            Refused::TooLong { most } => Message::new("table-too-long").with("most", *most),
        }
    }
}

/// Why a history is not valid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Corrupt {
    /// It is empty.
    #[error("the history is empty")]
    Empty,
    /// It does not begin with the opening of a table.
    #[error("the history does not begin with the opening of a table")]
    NotOpened,
    /// An entry is missing or comes twice.
    #[error("entry {found} comes where {expected} should")]
    Gap {
        /// The number that should come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// The seed does not match the commitment.
    #[error("the seed does not match the commitment")]
    OtherSeed,
    /// The table began with another version of the rules.
    #[error("the table began with version {found} of the rules, this program plays {expected}")]
    OtherRules {
        /// The version it began with.
        found: u32,
        /// The version of this program.
        expected: u32,
    },
    /// The table began with other components.
    #[error("the table began with the components {found}, this program has {expected}")]
    OtherEdition {
        /// The hash of the components it began with.
        found: String,
        /// The hash of the components of this program.
        expected: String,
    },
    /// The game cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// An entry is not possible after those before it.
    #[error("entry {number} is not possible: {why}")]
    Impossible {
        /// Which.
        number: u64,
        /// Why.
        why: String,
    },
    /// A draw does not follow from the seed.
    #[error("the draw of entry {number} does not follow from the seed")]
    Unfair {
        /// Which.
        number: u64,
    },
}
