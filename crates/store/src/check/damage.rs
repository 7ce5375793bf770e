//! Kinds of damage, and what a restore does about each.

use rynek_kernel::{Explain, Message};
use rynek_table::{Corrupt, TableId};

use crate::StoreError;

/// What a restore does about damage, from harmless to fatal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    /// It is repaired from undamaged data.
    Mended,
    /// It is restored as it is, and may be wrong.
    Kept,
    /// It is left out.
    LeftOut,
    /// It is unknown what is lost.
    Fatal,
}

/// Where something is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultPlace {
    /// Somewhere in the file.
    File,
    /// A line of an export.
    Line {
        /// Its number, from 1.
        line: u64,
    },
    /// All rows of a shelf.
    Shelf {
        /// The shelf.
        shelf: &'static str,
    },
    /// A table.
    Table {
        /// Which.
        table: TableId,
    },
    /// A row that belongs to no table.
    Row {
        /// The shelf.
        shelf: &'static str,
        /// Its key.
        key: String,
    },
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// The structure of the database file is damaged.
    Structure,
    /// The file ends before its last line.
    CutOff,
    /// The bytes of the file are not those that were written.
    Bytes,
    /// Checksums are missing.
    Seals,
    /// It cannot be read at all.
    Unreadable,
    /// A line or a row is malformed.
    Malformed,
    /// It is there twice.
    Twice,
    /// It was there when the backup was made.
    Missing,
    /// It was not there when the backup was made.
    Added,
    /// It was changed after the backup was made.
    Altered,
    /// It has an invalid value.
    Value,
    /// What it belongs to is missing.
    Orphan,
    /// An entry is missing.
    EntryMissing {
        /// Which.
        entry: u64,
    },
    /// An entry was changed after it was stored.
    EntryChanged {
        /// Which.
        entry: u64,
    },
    /// The history ends too early or too late.
    Ends {
        /// The number of the last entry.
        entry: u64,
    },
    /// The seed is missing, or does not match the commitment.
    Seed,
    /// The game cannot be opened.
    Opening,
    /// An entry is not possible after those before it.
    Impossible {
        /// Which.
        entry: u64,
    },
    /// The row for lists does not match the history.
    Listing,
    /// The chat was changed after the backup was made.
    Chat,
    /// A line of chat cannot be read.
    ChatLine,
    /// Only the checksum is damaged; the history itself is sound.
    Checksum,
}

impl Damage {
    /// What a restore does about it.
    pub fn harm(&self) -> Harm {
        match self {
            Damage::Listing | Damage::Checksum => Harm::Mended,
            Damage::Structure
            | Damage::CutOff
            | Damage::Bytes
            | Damage::Seals
            | Damage::Added
            | Damage::Altered
            | Damage::Chat => Harm::Kept,
            Damage::Malformed
            | Damage::Twice
            | Damage::Missing
            | Damage::Value
            | Damage::Orphan
            | Damage::EntryMissing { .. }
            | Damage::EntryChanged { .. }
            | Damage::Ends { .. }
            | Damage::Seed
            | Damage::Opening
            | Damage::Impossible { .. }
            | Damage::ChatLine => Harm::LeftOut,
            Damage::Unreadable => Harm::Fatal,
        }
    }

    /// Its code for programs.
    pub fn code(&self) -> String {
        self.message().key.trim_start_matches("check-").replace('-', "_")
    }

    /// The entry that it is about.
    pub fn entry(&self) -> Option<u64> {
        match self {
            Damage::EntryMissing { entry }
            | Damage::EntryChanged { entry }
            | Damage::Ends { entry }
            | Damage::Impossible { entry } => Some(*entry),
            _ => None,
        }
    }

    /// The damage of a history that cannot be replayed; `None` if it is only of another version.
    pub(super) fn of(corrupt: &Corrupt) -> Option<Damage> {
        match corrupt {
            Corrupt::OtherRules { .. } | Corrupt::OtherEdition { .. } => None,
            Corrupt::Empty | Corrupt::NotOpened => Some(Damage::EntryMissing { entry: 1 }),
            Corrupt::Gap { expected, .. } => Some(Damage::EntryMissing { entry: *expected }),
            Corrupt::OtherSeed => Some(Damage::Seed),
            Corrupt::Open(_) => Some(Damage::Opening),
            Corrupt::Impossible { number, .. } | Corrupt::Unfair { number } => {
                Some(Damage::Impossible { entry: *number })
            }
        }
    }
}

impl Explain for Damage {
    fn message(&self) -> Message {
        match self {
            Damage::Structure => Message::new("check-structure"),
            Damage::CutOff => Message::new("check-cut-off"),
            Damage::Bytes => Message::new("check-bytes"),
            Damage::Seals => Message::new("check-seals"),
            Damage::Unreadable => Message::new("check-unreadable"),
            Damage::Malformed => Message::new("check-malformed"),
            Damage::Twice => Message::new("check-twice"),
            Damage::Missing => Message::new("check-missing"),
            Damage::Added => Message::new("check-added"),
            Damage::Altered => Message::new("check-altered"),
            Damage::Value => Message::new("check-value"),
            Damage::Orphan => Message::new("check-orphan"),
            Damage::EntryMissing { entry } => Message::new("check-entry-missing").with("entry", *entry),
            Damage::EntryChanged { entry } => Message::new("check-entry-changed").with("entry", *entry),
            Damage::Ends { entry } => Message::new("check-ends").with("entry", *entry),
            Damage::Seed => Message::new("check-seed"),
            Damage::Opening => Message::new("check-opening"),
            Damage::Impossible { entry } => Message::new("check-impossible").with("entry", *entry),
            Damage::Listing => Message::new("check-listing"),
            Damage::Chat => Message::new("check-chat"),
            Damage::ChatLine => Message::new("check-chat-line"),
            Damage::Checksum => Message::new("check-checksum"),
        }
    }
}

/// Something that is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: FaultPlace,
    /// What is wrong there.
    pub damage: Damage,
}

impl Explain for Fault {
    fn message(&self) -> Message {
        let what = self.damage.message();
        match &self.place {
            FaultPlace::File => Message::new("check-in-file").then(what),
            FaultPlace::Line { line } => Message::new("check-in-line").with("line", *line).then(what),
            FaultPlace::Shelf { shelf } => Message::new("check-in-shelf").with("shelf", *shelf).then(what),
            FaultPlace::Table { table } => Message::new("check-in-table").with("table", table.to_string()).then(what),
            FaultPlace::Row { shelf, key } => {
                Message::new("check-in-row").with("shelf", *shelf).with("key", key.as_str()).then(what)
            }
        }
    }
}

/// Turns damage into `None`. Other errors stay errors.
pub(super) fn readable<T>(read: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(StoreError::Corrupt { .. } | StoreError::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}
