//! What servers have promised.

use std::sync::{Arc, Mutex, PoisonError};

use crate::Guest;

/// An action that a server has acknowledged.
#[derive(Clone, Debug)]
pub struct Promise {
    /// To whom.
    pub guest: Guest,
    /// At which table.
    pub table: String,
    /// The number it got there.
    pub number: u64,
    /// For which seat, counted from 1.
    pub seat: u64,
    /// What, in notation.
    pub action: String,
}

/// What servers have promised to many players, for whoever holds them to it.
#[derive(Clone, Debug, Default)]
pub struct Ledger(Arc<Mutex<Vec<Promise>>>);

impl Ledger {
    /// Writes down a promise.
    pub fn note(&self, promise: Promise) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(promise);
    }

    /// The promises since this was asked last.
    pub fn take(&self) -> Vec<Promise> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
