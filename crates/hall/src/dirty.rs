//! Tables that have changed on other nodes and are not read yet.
//!
//! A notification only marks its table. However many notifications a table gets while it waits, it is read once, and only
//! so many are read at the same time: a node that lags reads less for each change, not more. A node that may have missed
//! notifications asks for the numbers of all its tables, many at a time, and marks those that have changed.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Arc, Mutex},
    time::Duration,
};

use rynek_store::StoreError;
use rynek_table::TableId;
use tokio::sync::{Notify, Semaphore};

use super::{HallError, News, lock, state::HallState};

/// How many tables are read at the same time.
const CONCURRENT: usize = 8;
/// How many tables are asked for at a time.
const PAGE: usize = 256;
/// All nodes lose the database at the same moment, and should not ask it at the same moment.
const JITTER: Duration = Duration::from_millis(400);
/// How long to wait when the store does not answer.
const RETRY: Duration = Duration::from_secs(1);

/// What of a table has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Missed {
    /// Entries were added.
    pub entries: bool,
    /// Lines of chat were added.
    pub chat: bool,
    /// The history was rewritten.
    pub whole: bool,
}

impl Missed {
    fn and(self, more: Missed) -> Missed {
        let Missed { entries, chat, whole } = more;
        Missed { entries: self.entries || entries, chat: self.chat || chat, whole: self.whole || whole }
    }
}

/// Tables that have to be read, in the order in which they were marked.
#[derive(Debug, Default)]
pub(super) struct DirtyTables {
    queue: Mutex<DirtyQueue>,
    marked: Notify,
    /// Notified when changes of any table may have been missed.
    doubted: Notify,
}

#[derive(Debug, Default)]
struct DirtyQueue {
    missed: HashMap<TableId, Missed>,
    order: VecDeque<TableId>,
    being_read: HashSet<TableId>,
}

impl DirtyQueue {
    fn mark(&mut self, id: TableId, more: Missed) {
        let is_new = !self.missed.contains_key(&id);
        let missed = self.missed.entry(id).or_default();
        *missed = missed.and(more);
        // A table that changes while it is read waits until that is done.
        if is_new && !self.being_read.contains(&id) {
            self.order.push_back(id);
        }
    }

    fn next(&mut self) -> Option<(TableId, Missed)> {
        let id = self.order.pop_front()?;
        self.being_read.insert(id);
        Some((id, self.missed.remove(&id).unwrap_or_default()))
    }

    fn done(&mut self, id: TableId) {
        self.being_read.remove(&id);
        if self.missed.contains_key(&id) {
            self.order.push_back(id);
        }
    }
}

impl DirtyTables {
    /// Marks a table.
    pub fn mark(&self, id: TableId, missed: Missed) {
        lock(&self.queue).mark(id, missed);
        self.marked.notify_one();
    }

    /// Notes that changes of any table may have been missed.
    pub fn doubt_all(&self) {
        self.doubted.notify_one();
    }

    /// How many tables are marked or being read.
    pub fn count(&self) -> usize {
        let queue = lock(&self.queue);
        queue.order.len() + queue.being_read.len()
    }

    fn next(&self) -> Option<(TableId, Missed)> {
        lock(&self.queue).next()
    }

    fn done(&self, id: TableId) {
        lock(&self.queue).done(id);
        self.marked.notify_one();
    }
}

impl HallState {
    /// Reads marked tables until the hall closes.
    pub async fn read_dirty(self: Arc<Self>) {
        let places = Arc::new(Semaphore::new(CONCURRENT));
        loop {
            tokio::select! {
                () = self.dirty.marked.notified() => {}
                () = self.closed() => return,
            }
            loop {
                let Ok(place) = places.clone().acquire_owned().await else { return };
                let Some((id, missed)) = self.dirty.next() else { break };
                let state = self.clone();
                tokio::spawn(async move {
                    // If it fails, the next notification repairs it.
                    let _ = state.read_missed(id, missed).await;
                    state.dirty.done(id);
                    drop(place);
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
                () = self.dirty.doubted.notified() => {}
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

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRIES: Missed = Missed { entries: true, chat: false, whole: false };
    const CHAT: Missed = Missed { entries: false, chat: true, whole: false };

    #[test]
    fn a_table_is_read_once_however_often_it_is_marked() {
        let mut queue = DirtyQueue::default();
        let (one, two) = (TableId::new(1), TableId::new(2));
        for _ in 0..100 {
            queue.mark(one, ENTRIES);
            queue.mark(two, ENTRIES);
        }
        queue.mark(one, CHAT);
        assert_eq!(queue.next(), Some((one, ENTRIES.and(CHAT))));
        assert_eq!(queue.next(), Some((two, ENTRIES)));
        assert_eq!(queue.next(), None);
    }

    #[test]
    fn a_table_that_changes_while_it_is_read_is_read_again() {
        let mut queue = DirtyQueue::default();
        let id = TableId::new(1);
        queue.mark(id, ENTRIES);
        queue.next();
        queue.mark(id, CHAT);
        assert_eq!(queue.next(), None, "it is not read twice at the same time");
        queue.done(id);
        assert_eq!(queue.next(), Some((id, CHAT)));
        queue.done(id);
        assert_eq!((queue.next(), queue.missed.len(), queue.being_read.len()), (None, 0, 0));
    }
}
