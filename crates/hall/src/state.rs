//! The state of a hall, shared by all its tasks.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use rynek_catalog::OpenError;
use rynek_daily::Chain;
use rynek_store::{Store, StoreError};
use rynek_table::{Corrupt, Entry, Moment, PersonId, Phase, Table, TableId};
use tokio::sync::{
    Notify, OnceCell, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore, TryAcquireError, broadcast, watch,
};

use super::{
    Census, HallConfig, HallError, News,
    bulletins::Companies,
    dirty::DirtyTables,
    kept_reviews::Reviews,
    live::{LiveState, LiveTable, LoadedTable},
    lock,
    node_clock::NodeClock,
    notices::WishCache,
    thinkers::Thinkers,
};

/// The most commands that run concurrently.
const MAX_COMMANDS: u32 = 16_384;
/// How many revocations of tokens wait for a connection that is busy.
const MAX_SIGNED_OUT: usize = 64;
/// How many damaged tables are remembered.
const MAX_DAMAGED: usize = 10_000;

/// The state behind the handle [`Hall`](super::Hall).
#[derive(Debug)]
pub(super) struct HallState {
    pub store: Store,
    pub config: HallConfig,
    live: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    /// One permit for each running command.
    commands: Arc<Semaphore>,
    pub thinkers: Thinkers,
    pub reviews: Reviews,
    pub closing: watch::Sender<bool>,
    /// Notified when a clock may run out before `next_round`.
    pub alarm: Notify,
    /// When the task that checks the clocks wakes up.
    pub next_round: Mutex<Moment>,
    pub wishes: WishCache,
    /// Tables that could not be read because they are damaged.
    damaged: Mutex<BTreeSet<TableId>>,
    pub clock: NodeClock,
    /// The keys of all days, once they have been asked for.
    pub days: OnceCell<Chain>,
    /// Whose tokens were revoked.
    pub signed_out: broadcast::Sender<PersonId>,
    pub companies: Companies,
    pub dirty: DirtyTables,
    /// Tells the lives of a node with the same name apart.
    pub start: u64,
}

/// A table in memory whose lock is held.
pub(super) struct LockedTable {
    pub live: Arc<LiveTable>,
    guard: OwnedMutexGuard<LiveState>,
}

impl LockedTable {
    /// Locks a table, unless its lock is held or it is not loaded.
    pub fn try_lock(live: &Arc<LiveTable>) -> Option<LockedTable> {
        let guard = live.try_lock().filter(|guard| matches!(**guard, LiveState::Loaded(_)))?;
        Some(LockedTable { live: live.clone(), guard })
    }

    pub fn loaded(&mut self) -> &mut LoadedTable {
        match &mut *self.guard {
            LiveState::Loaded(loaded) => loaded,
            LiveState::Unread | LiveState::Unloaded => unreachable!("a table that was locked is loaded"),
        }
    }

    /// Notes that watchers were told of this line of chat.
    pub fn heard_chat(&mut self, said: u64) {
        self.loaded().said = said;
        self.live.hear_chat(said);
    }

    pub fn table(&mut self) -> Arc<Table> {
        self.loaded().table.clone()
    }
}

impl HallState {
    pub fn new(store: Store, config: HallConfig) -> HallState {
        HallState {
            store,
            live: Mutex::default(),
            commands: Arc::new(Semaphore::new(MAX_COMMANDS as usize)),
            thinkers: Thinkers::new(config.thinkers.max(1)),
            reviews: Reviews::default(),
            closing: watch::Sender::new(false),
            alarm: Notify::new(),
            next_round: Mutex::new(Moment::default()),
            wishes: WishCache::default(),
            damaged: Mutex::default(),
            clock: NodeClock::default(),
            days: OnceCell::new(),
            signed_out: broadcast::Sender::new(MAX_SIGNED_OUT),
            companies: Companies::default(),
            dirty: DirtyTables::default(),
            start: start_number(),
            config,
        }
    }

    /// The time at the tables, the same on all nodes.
    pub fn now(&self) -> Moment {
        self.clock.now(&self.config.time).at
    }

    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the hall closes.
    pub async fn closed(&self) {
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// A permit to carry out a command.
    pub fn admit(&self) -> Result<OwnedSemaphorePermit, HallError> {
        if self.is_closing() {
            return Err(HallError::Closing);
        }
        self.commands.clone().try_acquire_owned().map_err(|error| match error {
            TryAcquireError::Closed => HallError::Closing,
            TryAcquireError::NoPermits => HallError::Busy { retry: Duration::from_secs(1) },
        })
    }

    /// Waits until all running commands are finished, and refuses new ones.
    pub async fn finish_commands(&self) {
        if self.commands.acquire_many(MAX_COMMANDS).await.is_ok() {
            self.commands.close();
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        lock(&self.live)
    }

    /// The table in memory, if it is there.
    pub fn find(&self, id: TableId) -> Option<Arc<LiveTable>> {
        self.tables().get(&id).cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().cloned().collect()
    }

    /// Drops all tables; watchers see their channels close.
    pub fn clear(&self) {
        self.tables().clear();
    }

    pub fn census(&self) -> Census {
        let tables = self.tables();
        Census {
            tables: tables.len(),
            watchers: tables.values().map(|live| live.watchers()).sum(),
            thinking: self.thinkers.busy(),
            waiting: self.thinkers.waiting(),
            commands: (MAX_COMMANDS as usize).saturating_sub(self.commands.available_permits()),
            damaged: lock(&self.damaged).len(),
            behind: self.dirty.count(),
            nodes: self.companies.nodes(),
            bulletins: self.companies.sent(),
        }
    }

    /// Loads a table from the store.
    async fn read(&self, id: TableId) -> Result<LoadedTable, HallError> {
        let stored = of_table(id, self.store.load(id).await)?;
        let replay = || Table::replay(&stored.entries, stored.seed.clone()).map_err(|error| damaged(id, error));
        Ok(LoadedTable::new(self.with_room(replay)?, stored.said))
    }

    /// Locks a table, and loads it if it is not in memory.
    pub async fn lock_table(self: &Arc<Self>, id: TableId) -> Result<LockedTable, HallError> {
        loop {
            let live = self.tables().entry(id).or_insert_with(|| Arc::new(LiveTable::new(id))).clone();
            let mut guard = live.lock().await;
            match &*guard {
                LiveState::Unloaded => continue,
                LiveState::Loaded(_) => {}
                LiveState::Unread => match self.read(id).await {
                    Ok(loaded) => {
                        self.note_damage(id, None);
                        live.expect(loaded.table.number());
                        live.hear_chat(loaded.said);
                        *guard = LiveState::Loaded(loaded);
                    }
                    Err(error) => {
                        self.note_damage(id, Some(&error));
                        self.unload(&live, &mut guard);
                        return Err(error);
                    }
                },
            }
            live.touch();
            let mut locked = LockedTable { live, guard };
            if locked.loaded().in_doubt {
                self.catch_up(&mut locked).await?;
            }
            self.start_bots(&mut locked);
            return Ok(locked);
        }
    }

    /// Locks a table and loads the entries that other nodes have stored. A client that comes from another node must see
    /// at least what that node told it.
    pub async fn lock_current(self: &Arc<Self>, id: TableId) -> Result<LockedTable, HallError> {
        let mut locked = self.lock_table(id).await?;
        if self.store.is_shared() {
            self.catch_up(&mut locked).await?;
        }
        Ok(locked)
    }

    /// Adds a new table to those in memory.
    pub async fn insert(self: &Arc<Self>, id: TableId, table: Table) {
        let live = self.tables().entry(id).or_insert_with(|| Arc::new(LiveTable::new(id))).clone();
        let mut guard = live.lock().await;
        if matches!(*guard, LiveState::Unread) {
            live.expect(table.number());
            *guard = LiveState::Loaded(LoadedTable::new(table, 0));
        }
    }

    /// Takes a table out of memory.
    pub fn unload(&self, live: &Arc<LiveTable>, guard: &mut LiveState) {
        *guard = LiveState::Unloaded;
        let mut tables = self.tables();
        if tables.get(&live.id).is_some_and(|other| Arc::ptr_eq(other, live)) {
            tables.remove(&live.id);
        }
    }

    /// Loads the entries that other nodes have added, or that were stored without an answer.
    pub async fn catch_up(self: &Arc<Self>, locked: &mut LockedTable) -> Result<(), HallError> {
        let before = locked.table();
        match self.store.history(locked.live.id, before.number()).await {
            Ok(entries) => {
                locked.loaded().in_doubt = false;
                self.apply_new(locked, entries).await
            }
            Err(StoreError::NotFound) => {
                self.drop_deleted(locked);
                Err(StoreError::NotFound.into())
            }
            Err(error) => of_table(locked.live.id, Err(error)),
        }
    }

    /// Counts damaged tables, for the operator.
    fn note_damage(&self, id: TableId, error: Option<&HallError>) {
        let mut damaged = lock(&self.damaged);
        match error {
            Some(HallError::Damaged { .. }) if damaged.len() < MAX_DAMAGED => drop(damaged.insert(id)),
            Some(_) => {}
            None => drop(damaged.remove(&id)),
        }
    }

    async fn apply_new(self: &Arc<Self>, locked: &mut LockedTable, entries: Vec<Entry>) -> Result<(), HallError> {
        if entries.is_empty() {
            return Ok(());
        }
        let mut after = Table::clone(&locked.table());
        if entries.iter().try_for_each(|entry| after.fold(entry)).is_err() {
            // The table in memory does not fit the store, and the store is right.
            return self.read_again(locked).await;
        }
        self.advance(locked, entries, after);
        Ok(())
    }

    /// Loads a table again: its history may have been rewritten or deleted.
    pub async fn read_again(self: &Arc<Self>, locked: &mut LockedTable) -> Result<(), HallError> {
        match self.read(locked.live.id).await {
            Ok(read) => {
                let table = read.table.clone();
                let loaded = locked.loaded();
                let bots_play = loaded.bots_play;
                let said = read.said;
                *loaded = LoadedTable { bots_play, ..read };
                locked.live.expect(table.number());
                locked.live.hear_chat(said);
                locked.live.tell(News::Anew(table));
                Ok(())
            }
            Err(HallError::Store(StoreError::NotFound)) => {
                self.drop_deleted(locked);
                Err(StoreError::NotFound.into())
            }
            Err(error) => Err(error),
        }
    }

    /// Unloads a table that was deleted.
    fn drop_deleted(&self, locked: &mut LockedTable) {
        locked.live.tell(News::Gone);
        let live = locked.live.clone();
        self.unload(&live, &mut locked.guard);
    }

    /// Applies entries that were stored, and tells all watchers.
    pub fn advance(self: &Arc<Self>, locked: &mut LockedTable, entries: Vec<Entry>, after: Table) {
        let after = Arc::new(after);
        let before = std::mem::replace(&mut locked.loaded().table, after.clone());
        locked.live.expect(after.number());
        let ended = before.phase() != Phase::Over && after.phase() == Phase::Over;
        locked.live.tell(News::Moved { before, entries, after: after.clone() });
        self.watch_clock(&after);
        if ended {
            self.rate_soon(locked.live.id, after);
        }
        self.start_bots(locked);
    }
}

/// A number that no other start of a node has.
fn start_number() -> u64 {
    let mut bytes = [0; 8];
    // Without randomness, the time will do.
    if getrandom::fill(&mut bytes).is_err() {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        return now.as_nanos() as u64;
    }
    u64::from_be_bytes(bytes)
}

/// The error for a stored history that cannot be replayed.
pub(super) fn damaged(table: TableId, error: Corrupt) -> HallError {
    match error {
        Corrupt::OtherRules { .. } | Corrupt::OtherEdition { .. } => HallError::OtherVersion(error),
        Corrupt::Open(OpenError::Edition(error)) if error.is_no_room() => HallError::NoRoom,
        damage => HallError::Damaged { table, what: damage.to_string() },
    }
}

/// Turns corruption that the store reports into damage of this table.
pub(super) fn of_table<T>(table: TableId, answer: Result<T, StoreError>) -> Result<T, HallError> {
    answer.map_err(|error| match error {
        StoreError::Corrupt { what } => HallError::Damaged { table, what },
        error => error.into(),
    })
}
