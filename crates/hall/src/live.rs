//! A table in memory.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rynek_table::{Table, TableId};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, broadcast, watch};

use super::{
    lock,
    watch::{BEHIND, News, Watch},
};

/// How long a client that fetched a table counts as present: it may poll.
const LOOK: Duration = Duration::from_secs(10);

/// A table in memory. Changes, and the start of a watch, need its lock.
#[derive(Debug)]
pub(super) struct LiveTable {
    pub id: TableId,
    state: Arc<AsyncMutex<LiveState>>,
    news: broadcast::Sender<Arc<News>>,
    /// Notified of all news, for the hall itself, which does not count as a watcher.
    changed: watch::Sender<()>,
    /// The last entry that this node knows or is storing: notifications about it from the store are ignored.
    expected: AtomicU64,
    /// The last line of chat that watchers were told of.
    heard: AtomicU64,
    used: Mutex<Instant>,
    looked_at: Mutex<Option<Instant>>,
}

/// Whether a table is loaded.
#[derive(Debug)]
pub(super) enum LiveState {
    /// Not loaded yet.
    Unread,
    /// Loaded.
    Loaded(LoadedTable),
    /// Removed from memory: the holder of this handle must get a new one.
    Unloaded,
}

/// A loaded table.
#[derive(Debug)]
pub(super) struct LoadedTable {
    pub table: Arc<Table>,
    /// The number of the last chat line that was sent to watchers.
    pub said: u64,
    /// The store did not answer, so it is unknown whether the last append was stored.
    pub in_doubt: bool,
    /// Whether a task plays its bots.
    pub bots_play: bool,
}

impl LoadedTable {
    pub fn new(table: Table, said: u64) -> LoadedTable {
        LoadedTable { table: Arc::new(table), said, in_doubt: false, bots_play: false }
    }
}

impl LiveTable {
    pub fn new(id: TableId) -> LiveTable {
        let (news, _) = broadcast::channel(BEHIND);
        let state = Arc::new(AsyncMutex::new(LiveState::Unread));
        let (expected, heard, used) = (AtomicU64::new(0), AtomicU64::new(0), Mutex::new(Instant::now()));
        let (changed, looked_at) = (watch::Sender::new(()), Mutex::default());
        LiveTable { id, state, news, changed, expected, heard, used, looked_at }
    }

    pub async fn lock(&self) -> OwnedMutexGuard<LiveState> {
        self.state.clone().lock_owned().await
    }

    /// The lock, unless it is held.
    pub fn try_lock(&self) -> Option<OwnedMutexGuard<LiveState>> {
        self.state.clone().try_lock_owned().ok()
    }

    /// Begins to watch, under the lock.
    pub fn watch(&self, loaded: &LoadedTable) -> Watch {
        Watch { table: loaded.table.clone(), said: loaded.said, news: Some(self.news.subscribe()) }
    }

    /// Tells all watchers.
    pub fn tell(&self, news: News) {
        // Without watchers this fails, which is fine.
        let _ = self.news.send(Arc::new(news));
        self.changed.send_replace(());
    }

    /// A receiver that is notified of all news.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    pub fn watchers(&self) -> usize {
        self.news.receiver_count()
    }

    /// Notes that a client fetched the table.
    pub fn look(&self) {
        *lock(&self.looked_at) = Some(Instant::now());
    }

    /// Whether a client watches, or fetched the table recently.
    pub fn is_looked_at(&self) -> bool {
        let looked = *lock(&self.looked_at);
        self.watchers() > 0 || looked.is_some_and(|looked| looked.elapsed() < LOOK)
    }

    /// From now on, notifications about entries up to this one are ignored.
    pub fn expect(&self, number: u64) {
        self.expected.store(number, Ordering::Release);
    }

    pub fn expects(&self, number: u64) -> bool {
        number <= self.expected.load(Ordering::Acquire)
    }

    /// Notes that watchers were told of this line of chat.
    pub fn hear_chat(&self, line: u64) {
        self.heard.store(line, Ordering::Release);
    }

    pub fn has_heard(&self, line: u64) -> bool {
        line <= self.heard.load(Ordering::Acquire)
    }

    pub fn touch(&self) {
        *lock(&self.used) = Instant::now();
    }

    pub fn is_idle(&self, idle: Duration) -> bool {
        self.watchers() == 0 && lock(&self.used).elapsed() >= idle
    }
}
