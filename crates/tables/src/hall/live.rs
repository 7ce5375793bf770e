//! A table in memory.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::{Mutex as Turnstile, OwnedMutexGuard, broadcast, watch};

use super::watch::{BEHIND, News, Watch};
use crate::{Table, TableId};

/// How long somebody counts as present who looked at a table and does not watch it: a client may ask now and then.
const LOOK: Duration = Duration::from_secs(10);

/// A table in memory. One at a time changes it, or begins to watch it.
#[derive(Debug)]
pub(super) struct Live {
    pub id: TableId,
    stand: Arc<Turnstile<Stand>>,
    news: broadcast::Sender<Arc<News>>,
    /// Changes with all news, for the house itself: it is no watcher.
    stirred: watch::Sender<()>,
    /// The last entry that this node knows of, or is about to store: news of it from elsewhere are none.
    expected: AtomicU64,
    used: Mutex<Instant>,
    looked_at: Mutex<Option<Instant>>,
}

/// What is known of a table.
#[derive(Debug)]
pub(super) enum Stand {
    /// Nothing yet.
    Unread,
    /// All of it.
    Known(Known),
    /// It was put away; whoever still holds this has to ask for it anew.
    PutAway,
}

/// A table as it stands.
#[derive(Debug)]
pub(super) struct Known {
    pub table: Arc<Table>,
    /// The last line of chat that watchers have heard.
    pub said: u64,
    /// Something was to be stored, and nobody knows whether it was.
    pub in_doubt: bool,
    /// Whether its bots are being played here.
    pub bots_play: bool,
    /// The entry up to which its position was kept in the store.
    pub kept: u64,
}

impl Known {
    pub fn new(table: Table, said: u64, kept: u64) -> Known {
        Known { table: Arc::new(table), said, in_doubt: false, bots_play: false, kept }
    }
}

impl Live {
    pub fn new(id: TableId) -> Live {
        let (news, _) = broadcast::channel(BEHIND);
        let stand = Arc::new(Turnstile::new(Stand::Unread));
        let (expected, used) = (AtomicU64::new(0), Mutex::new(Instant::now()));
        Live { id, stand, news, stirred: watch::Sender::new(()), expected, used, looked_at: Mutex::default() }
    }

    /// Waits for its turn.
    pub async fn lock(&self) -> OwnedMutexGuard<Stand> {
        self.stand.clone().lock_owned().await
    }

    /// The same, unless somebody else has the turn.
    pub fn try_lock(&self) -> Option<OwnedMutexGuard<Stand>> {
        self.stand.clone().try_lock_owned().ok()
    }

    /// Begins to watch, while nothing can happen.
    pub fn watch(&self, known: &Known) -> Watch {
        Watch { table: known.table.clone(), said: known.said, news: Some(self.news.subscribe()) }
    }

    /// Tells all watchers.
    pub fn tell(&self, news: News) {
        // It is no fault that nobody watches.
        let _ = self.news.send(Arc::new(news));
        self.stirred.send_replace(());
    }

    /// Hears whenever watchers are told something.
    pub fn stirrings(&self) -> watch::Receiver<()> {
        self.stirred.subscribe()
    }

    pub fn watchers(&self) -> usize {
        self.news.receiver_count()
    }

    /// Somebody looks, and may look again soon.
    pub fn look(&self) {
        *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether anybody watches, or looked a moment ago.
    pub fn is_looked_at(&self) -> bool {
        let looked = *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner);
        self.watchers() > 0 || looked.is_some_and(|looked| looked.elapsed() < LOOK)
    }

    /// From now on news of entries up to this one are no news.
    pub fn expect(&self, number: u64) {
        self.expected.store(number, Ordering::Release);
    }

    pub fn expects(&self, number: u64) -> bool {
        number <= self.expected.load(Ordering::Acquire)
    }

    pub fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub fn is_idle(&self, idle: Duration) -> bool {
        self.watchers() == 0 && self.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed() >= idle
    }
}
