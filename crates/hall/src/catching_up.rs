//! Reading what other nodes have changed.
//!
//! Only so many tables are read at the same time: a node that lags reads less for each change, not more. A node that may
//! have missed notifications asks for the numbers of all its tables, many at a time, and marks those that have changed.

use std::{collections::HashMap, sync::Arc, time::Duration};

use rynek_store::StoreError;
use rynek_table::TableId;
use tokio::sync::Semaphore;

use super::{HallError, News, dirty::Missed, state::HallState};

/// How many tables are read at the same time.
const CONCURRENT: usize = 8;
/// How many tables are asked for at a time.
const PAGE: usize = 256;
/// All nodes lose the database at the same moment, and should not ask it at the same moment.
const JITTER: Duration = Duration::from_millis(400);
/// How long to wait when the store does not answer.
const RETRY: Duration = Duration::from_secs(1);

impl HallState {
    /// Reads marked tables until the hall closes.
    pub async fn read_dirty(self: Arc<Self>) {
        let places = Arc::new(Semaphore::new(CONCURRENT));
        loop {
            tokio::select! {
                () = self.dirty.marked() => {}
                () = self.closed() => return,
            }
            loop {
                let Ok(place) = places.clone().acquire_owned().await else { return };
                let Some((id, missed)) = self.dirty.next() else { break };
                let state = self.clone();
                tokio::spawn(async move {
                    let read = state.read_missed(id, missed).await;
                    drop(place);
                    if matches!(read, Err(HallError::Store(StoreError::Unavailable { .. }))) {
                        // Viewers would see an old table until the next notification: it is read again.
                        tokio::select! {
                            () = tokio::time::sleep(RETRY + jitter()) => state.dirty.mark(id, missed),
                            () = state.closed() => {}
                        }
                    }
                    state.dirty.done(id);
                });
            }
        }
    }

    async fn read_missed(self: &Arc<Self>, id: TableId, missed: Missed) -> Result<(), HallError> {
        if self.find(id).is_none() {
            return Ok(());
        }
        let mut locked = self.lock_table(id).await?;
        if missed.whole {
            self.read_again(&mut locked).await?;
        } else if missed.entries {
            self.catch_up(&mut locked).await?;
        }
        if missed.chat {
            for line in self.store.chat(id, locked.loaded().said).await? {
                locked.heard_chat(line.number);
                locked.live.tell(News::Said(line));
            }
        }
        Ok(())
    }

    /// Looks at all tables in memory whenever changes may have been missed, until the hall closes.
    pub async fn resolve_doubts(self: Arc<Self>) {
        loop {
            tokio::select! {
                () = self.dirty.doubted() => {}
                () = self.closed() => return,
            }
            tokio::time::sleep(jitter()).await;
            while self.look_at_all().await.is_err() {
                tokio::select! {
                    () = tokio::time::sleep(RETRY + jitter()) => {}
                    () = self.closed() => return,
                }
            }
        }
    }

    /// Marks the tables in memory that have changed in the store.
    async fn look_at_all(&self) -> Result<(), StoreError> {
        for live in self.all().chunks(PAGE) {
            let ids: Vec<TableId> = live.iter().map(|live| live.id).collect();
            let stored: HashMap<TableId, (u64, u64)> =
                self.store.latest(&ids).await?.into_iter().map(|(id, number, said)| (id, (number, said))).collect();
            for live in live {
                let missed = match stored.get(&live.id) {
                    Some((number, said)) => {
                        Missed { entries: !live.expects(*number), chat: !live.has_heard(*said), whole: false }
                    }
                    // It was deleted, or is being created.
                    None => Missed { entries: true, ..Missed::default() },
                };
                if missed != Missed::default() {
                    self.dirty.mark(live.id, missed);
                }
            }
        }
        Ok(())
    }
}

/// A random part of [`JITTER`].
fn jitter() -> Duration {
    let mut byte = [0];
    // Without randomness the nodes ask at the same moment, which is only slower.
    let _ = getrandom::fill(&mut byte);
    JITTER.mul_f64(f64::from(byte[0]) / 255.0)
}
