//! Acknowledged actions.

use std::sync::{Arc, Mutex, PoisonError};

use crate::Guest;

/// An action that a server has acknowledged.
#[derive(Clone, Debug)]
pub struct Promise {
    /// The player.
    pub guest: Guest,
    /// The table.
    pub table: String,
    /// The number of its entry.
    pub number: u64,
    /// The seat, counted from 1.
    pub seat: u64,
    /// The action, in notation.
    pub action: String,
}

/// The actions that servers have acknowledged to many players, to be checked later.
#[derive(Clone, Debug, Default)]
pub struct Ledger(Arc<Mutex<Vec<Promise>>>);

impl Ledger {
    /// Adds an action.
    pub fn note(&self, promise: Promise) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(promise);
    }

    /// Whether nothing was added since [`Ledger::take`].
    pub fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Takes all actions added since the last call.
    pub fn take(&self) -> Vec<Promise> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
