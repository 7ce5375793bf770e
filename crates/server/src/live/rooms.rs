//! The open rooms: one for each table with viewers.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use rynek_table::TableId;
use tokio::sync::mpsc;

/// How many requests to a room may wait.
const WAITING: usize = 64;

/// The open rooms, and the channels to them.
#[derive(Debug)]
pub(crate) struct Rooms<A>(Mutex<HashMap<TableId, mpsc::Sender<A>>>);

impl<A> Default for Rooms<A> {
    fn default() -> Rooms<A> {
        Rooms(Mutex::default())
    }
}

impl<A> Rooms<A> {
    fn list(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<A>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The channel to the room of a table. If there is none, `open` has to start one that handles the requests.
    pub fn sender(&self, table: TableId, open: impl FnOnce(mpsc::Receiver<A>)) -> mpsc::Sender<A> {
        let mut list = self.list();
        if let Some(sender) = list.get(&table) {
            return sender.clone();
        }
        let (sender, asks) = mpsc::channel(WAITING);
        list.insert(table, sender.clone());
        open(asks);
        sender
    }

    /// Closes an empty room, unless a client waits or may still send a request.
    pub fn close(&self, table: TableId, asks: &mpsc::Receiver<A>) -> bool {
        let mut list = self.list();
        // Only the list holds a sender, and hands out copies under the same lock.
        let forgotten = asks.is_empty() && asks.sender_strong_count() <= 1;
        if forgotten {
            list.remove(&table);
        }
        forgotten
    }
}
