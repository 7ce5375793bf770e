//! Errors of the store.

use std::{path::Path, time::Duration};

use rynek_kernel::{Explain, Message};

use super::Obstacle;

/// The server that has locked a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Owner {
    /// Its process id, if it is known.
    pub process: Option<u32>,
    /// Its address, if it is known.
    pub place: Option<String>,
}

/// An error of the store.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The table has changed since; nothing was stored.
    #[error("the table is at entry {found} already")]
    Conflict {
        /// The number of its last entry.
        found: u64,
    },
    /// There is no such table or person.
    #[error("not found")]
    NotFound,
    /// It exists already.
    #[error("it exists already")]
    Exists,
    /// The stored data is damaged.
    #[error("the store is damaged: {what}")]
    Corrupt {
        /// What was found.
        what: String,
    },
    /// A newer version wrote it.
    #[error("the store has version {found}, this program knows {known}")]
    Newer {
        /// Its version.
        found: u64,
        /// The newest version that this program knows.
        known: u64,
    },
    /// An older version wrote it, and it has not been migrated.
    #[error("the store has version {found}, older than {known}")]
    Older {
        /// Its version.
        found: u64,
        /// The version of this program.
        known: u64,
    },
    /// It is neither a store nor a backup.
    #[error("this is neither a store nor a backup")]
    NotAStore,
    /// The file is empty.
    #[error("the file is empty")]
    Empty,
    /// The store cannot be reached, or is too busy. Before a change is tried again, check whether it was stored.
    #[error("the store is unavailable: {why}")]
    Unavailable {
        /// The reason.
        why: String,
        /// When to try again.
        retry: Duration,
    },
    /// It cannot be opened.
    #[error("the store cannot be opened: {0:?}")]
    CannotOpen(Obstacle),
    /// Another server has locked the file.
    #[error("{path} is in use by another server")]
    InUse {
        /// Which file.
        path: String,
        /// The server.
        owner: Owner,
    },
    /// This kind of store does not support this.
    #[error("this kind of store does not support this: {0}")]
    Unsupported(&'static str),
}

impl StoreError {
    pub(crate) fn corrupt(what: impl Into<String>) -> StoreError {
        StoreError::Corrupt { what: what.into() }
    }

    /// A file cannot be opened.
    pub(crate) fn no_file(path: &Path, why: impl ToString) -> StoreError {
        StoreError::CannotOpen(Obstacle::File { path: path.display().to_string(), why: why.to_string() })
    }

    /// The store, or something it needs, does not answer.
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
            StoreError::CannotOpen(obstacle) => obstacle.message(),
            StoreError::InUse { path, owner } => in_use(path, owner),
            StoreError::Unsupported(_) => Message::new("store-unsupported"),
        }
    }
}

fn in_use(path: &str, owner: &Owner) -> Message {
    let place = owner.place.as_deref().filter(|place| !place.is_empty());
    let by = owner.process.map(|process| match place {
        Some(place) => Message::new("store-in-use-at").with("process", process).with("place", place),
        None => Message::new("store-in-use-by").with("process", process),
    });
    let message = Message::new("store-in-use").with("path", path);
    by.into_iter().chain([Message::new("store-in-use-advice")]).fold(message, Message::then)
}
