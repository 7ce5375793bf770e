//! The rooms that are open: one for each table that somebody looks at.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
};

use rynek_tables::TableId;
use tokio::sync::mpsc;

use super::room::{self, Ask};
use crate::House;

/// How many may wait at the door of a room.
const WAITING: usize = 64;

/// The rooms that are open.
#[derive(Debug, Default)]
pub(crate) struct Rooms(Mutex<HashMap<TableId, mpsc::Sender<Ask>>>);

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The way into the room of a table, which is opened if nobody is in it.
    pub fn door(&self, house: &House, table: TableId) -> mpsc::Sender<Ask> {
        let mut open = self.open();
        if let Some(door) = open.get(&table) {
            return door.clone();
        }
        let (door, asks) = mpsc::channel(WAITING);
        open.insert(table, door.clone());
        tokio::spawn(room::keep(house.clone(), table, asks));
        door
    }

    /// Closes an empty room, unless somebody is at its door or may still knock.
    pub fn close(&self, table: TableId, asks: &mpsc::Receiver<Ask>) -> bool {
        let mut open = self.open();
        // Only the list itself knows the way in, and hands it out under the same lock.
        let forgotten = asks.is_empty() && asks.sender_strong_count() <= 1;
        if forgotten {
            open.remove(&table);
        }
        forgotten
    }
}
