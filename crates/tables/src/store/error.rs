//! What can go wrong with a store.

use std::time::Duration;

use rynek_kernel::{Explain, Message};

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
    /// The store cannot be reached, or is too busy. If this was a change, look whether it was stored before trying again.
    #[error("the store is out of reach: {why}")]
    Unavailable {
        /// What it said.
        why: String,
        /// When it may be worth trying again.
        retry: Duration,
    },
    /// This kind of store does not do this.
    #[error("this kind of store cannot do this: {0}")]
    Unsupported(&'static str),
}

impl StoreError {
    pub(crate) fn corrupt(what: impl Into<String>) -> StoreError {
        StoreError::Corrupt { what: what.into() }
    }

    pub(crate) fn unavailable(why: impl ToString) -> StoreError {
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
            StoreError::Unavailable { retry, .. } => {
                Message::new("store-unavailable").with("seconds", retry.as_secs().max(1))
            }
            StoreError::Unsupported(_) => Message::new("store-unsupported"),
        }
    }
}
