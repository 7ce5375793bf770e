//! Errors of the hall.

use std::time::Duration;

use rynek_catalog::OpenError;
use rynek_kernel::{Arg, Explain, Message, RecordError};

use rynek_store::StoreError;
use rynek_table::{Corrupt, RecordFault, Refused, TableId};

/// The longest line of chat, in characters.
pub const MOST_WORDS: usize = 500;

/// Why the hall did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HallError {
    /// The table refuses it, as it stands now.
    #[error(transparent)]
    Refused(Refused),
    /// The store failed. If it does not answer, the change may have been stored: an action can safely be sent again
    /// under the same id.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored history of the table is damaged. Other tables are not affected.
    #[error("table {table} is damaged: {what}")]
    Damaged {
        /// The table.
        table: TableId,
        /// What was found.
        what: String,
    },
    /// The game began with a version of the rules or components that this program does not have, so it cannot continue
    /// here.
    #[error("the game began with another version: {0}")]
    OtherVersion(Corrupt),
    /// There is no such bot, or it may not be asked for.
    #[error("no bot {given:?} here")]
    NoSuchBot {
        /// What was given.
        given: String,
    },
    /// Bots give no hints at this table.
    #[error("this table has no hints")]
    NoHints,
    /// Only players of a game can ask for a rematch.
    #[error("only players can ask for a rematch")]
    NotAPlayer,
    /// The chat line is empty or too long.
    #[error("a line has 1 to {MOST_WORDS} characters")]
    Words,
    /// The record is not valid, or its game is not over.
    #[error("the record cannot be imported: {0}")]
    Record(Message),
    /// The game cannot be reviewed.
    #[error("the game cannot be reviewed: {0}")]
    Review(Message),
    /// There is no room for the components of the table: too many tables in memory have components of their own.
    #[error("too many editions at once")]
    NoRoom,
    /// The hall is closing: try another node, or this one after its restart.
    #[error("the server is closing")]
    Closing,
    /// Too many requests at the same time.
    #[error("too many requests")]
    Busy {
        /// When to try again.
        retry: Duration,
    },
}

impl From<Refused> for HallError {
    fn from(refused: Refused) -> HallError {
        match refused {
            Refused::Open(OpenError::Edition(error)) if error.is_no_room() => HallError::NoRoom,
            refused => HallError::Refused(refused),
        }
    }
}

impl From<RecordFault> for HallError {
    fn from(fault: RecordFault) -> HallError {
        match fault {
            RecordFault::Record(RecordError::Edition(error)) if error.is_no_room() => HallError::NoRoom,
            fault => HallError::Record(fault.message()),
        }
    }
}

impl Explain for HallError {
    fn message(&self) -> Message {
        match self {
            HallError::Refused(refused) => refused.message(),
            HallError::Store(error) => error.message(),
            HallError::Damaged { table, .. } => Message::new("hall-damaged").with("table", table.to_string()),
            HallError::OtherVersion(Corrupt::OtherRules { found, expected }) => {
                Message::new("hall-other-rules").with("found", *found).with("expected", *expected)
            }
            HallError::OtherVersion(_) => Message::new("hall-other-edition"),
            HallError::NoSuchBot { given } => Message::new("hall-no-such-bot")
                .with("given", given.as_str())
                .with("known", Arg::list(rynek_bots::LEVELS)),
            HallError::NoHints => Message::new("hall-no-hints"),
            HallError::NotAPlayer => Message::new("hall-not-a-player"),
            HallError::Words => Message::new("hall-words").with("most", MOST_WORDS),
            HallError::Record(message) | HallError::Review(message) => message.clone(),
            HallError::NoRoom => Message::new("hall-no-room"),
            HallError::Closing => Message::new("hall-closing"),
            HallError::Busy { retry } => Message::new("hall-busy").with("seconds", retry.as_secs().max(1)),
        }
    }
}
