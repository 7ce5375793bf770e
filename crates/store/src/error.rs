//! What can go wrong with a store.

use std::time::Duration;

use rynek_kernel::{Explain, Message};

/// Who has a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Owner {
    /// The number of the process, if it is known.
    pub process: Option<u32>,
    /// Where it listens, if it does.
    pub place: Option<String>,
}

/// Why the store did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The table has moved on since; nothing was stored.
    #[error("the table is at entry {found} already")]
    Conflict {
        /// The number of its last entry.
        found: u64,
    },
    /// There is no such table or person.
    #[error("there is no such thing here")]
    NotFound,
    /// There is one already.
    #[error("this is here already")]
    Exists,
    /// What is stored cannot be: something damaged it.
    #[error("the store is damaged: {what}")]
    Corrupt {
        /// What was found.
        what: String,
    },
    /// A newer program has written it.
    #[error("the store has version {found}, this program knows {known}")]
    Newer {
        /// Its version.
        found: u64,
        /// The newest this program knows.
        known: u64,
    },
    /// An older program has written it, and no server of this version has brought it up to date.
    #[error("the store has version {found}, older than {known}")]
    Older {
        /// Its version.
        found: u64,
        /// The version of this program.
        known: u64,
    },
    /// It is something else altogether.
    #[error("this is neither a store nor a backup")]
    NotAStore,
    /// There is nothing in the file.
    #[error("the file is empty")]
    Empty,
    /// The store cannot be reached, or is too busy. If this was a change, look whether it was stored before trying again.
    #[error("the store is out of reach: {why}")]
    Unavailable {
        /// What it said.
        why: String,
        /// When it may be worth trying again.
        retry: Duration,
    },
    /// Another server has the file.
    #[error("{path} is in use by another server")]
    InUse {
        /// Which file.
        path: String,
        /// Who has it.
        owner: Owner,
    },
    /// This kind of store does not do this.
    #[error("this kind of store cannot do this: {0}")]
    Unsupported(&'static str),
}

impl StoreError {
    pub(crate) fn corrupt(what: impl Into<String>) -> StoreError {
        StoreError::Corrupt { what: what.into() }
    }

    /// The store, or what it rests on, does not answer for now.
    pub fn unavailable(why: impl ToString) -> StoreError {
        StoreError::Unavailable { why: why.to_string(), retry: Duration::from_secs(1) }
    }
}

impl Explain for StoreError {
    fn message(&self) -> Message {
        match self {
            StoreError::Conflict { .. } => Message::new("store-conflict"),
            StoreError::NotFound => Message::new("store-not-found"),
            StoreError::Exists => Message::new("store-exists"),
            StoreError::Corrupt { what } => Message::new("store-corrupt").with("what", what.as_str()),
            StoreError::Newer { found, known } => {
                Message::new("store-newer").with("found", *found).with("known", *known)
            }
            StoreError::Older { found, known } => {
                Message::new("store-older").with("found", *found).with("known", *known)
            }
            StoreError::NotAStore => Message::new("store-not-a-store"),
            StoreError::Empty => Message::new("store-empty"),
            StoreError::Unavailable { retry, .. } => {
                Message::new("store-unavailable").with("seconds", retry.as_secs().max(1))
            }
            StoreError::InUse { path, owner } => in_use(path, owner),
            StoreError::Unsupported(_) => Message::new("store-unsupported"),
        }
    }
}

fn in_use(path: &str, owner: &Owner) -> Message {
    let process = owner.process.map_or_else(|| "none".to_owned(), |process| process.to_string());
    let place = owner.place.as_deref().filter(|place| !place.is_empty()).unwrap_or("none");
    Message::new("store-in-use").with("path", path).with("process", process).with("place", place)
}
