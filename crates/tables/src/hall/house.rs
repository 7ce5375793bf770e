//! What all parts of a hall share.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use rynek_catalog::OpenError;
use tokio::sync::{Notify, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore, TryAcquireError, watch};

use super::{
    Census, HallError, HouseRules, News,
    live::{Known, Live, Stand},
    notices::Wishes,
    pulse::Pulse,
    thinkers::Thinkers,
};
use crate::{
    Corrupt, Entry, Moment, Phase, Table, TableId,
    store::{Store, StoreError},
};

/// How many commands may be under way at once.
const AT_ONCE: u32 = 16_384;
/// How many damaged tables are remembered.
const MOST_DAMAGED: usize = 10_000;

/// What all parts of a hall share.
#[derive(Debug)]
pub(super) struct House {
    pub store: Store,
    pub rules: HouseRules,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    /// One for each command under way.
    commands: Arc<Semaphore>,
    /// The bots that may think, and the queue for them.
    pub thinkers: Thinkers,
    pub closing: watch::Sender<bool>,
    /// Rings when a clock may run out sooner than was thought.
    pub alarm: Notify,
    /// Until when the one who looks after clocks sleeps.
    pub asleep_until: Mutex<Moment>,
    pub wishes: Wishes,
    /// Tables that could not be read because they are damaged.
    damaged: Mutex<BTreeSet<TableId>>,
    pub pulse: Pulse,
}

/// A table whose turn one has.
pub(super) struct Entered {
    pub live: Arc<Live>,
    guard: OwnedMutexGuard<Stand>,
}

impl Entered {
    /// A table in memory, unless somebody else has the turn or it is not known.
    pub fn at_once(live: &Arc<Live>) -> Option<Entered> {
        let guard = live.try_lock().filter(|guard| matches!(**guard, Stand::Known(_)))?;
        Some(Entered { live: live.clone(), guard })
    }

    pub fn known(&mut self) -> &mut Known {
        match &mut *self.guard {
            Stand::Known(known) => known,
            Stand::Unread | Stand::PutAway => unreachable!("a table that was entered is known"),
        }
    }

    pub fn table(&mut self) -> Arc<Table> {
        self.known().table.clone()
    }
}

impl House {
    pub fn new(store: Store, rules: HouseRules) -> House {
        House {
            store,
            live: Mutex::default(),
            commands: Arc::new(Semaphore::new(AT_ONCE as usize)),
            thinkers: Thinkers::new(rules.thinkers.max(1)),
            closing: watch::Sender::new(false),
            alarm: Notify::new(),
            asleep_until: Mutex::new(Moment::default()),
            wishes: Wishes::default(),
            damaged: Mutex::default(),
            pulse: Pulse::default(),
            rules,
        }
    }

    /// The time at the tables, the same on all nodes.
    pub fn now(&self) -> Moment {
        self.pulse.now(&self.rules.time).at
    }

    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Leave to carry out a command, as long as it is held.
    pub fn admit(&self) -> Result<OwnedSemaphorePermit, HallError> {
        if self.is_closing() {
            return Err(HallError::Closing);
        }
        self.commands.clone().try_acquire_owned().map_err(|error| match error {
            TryAcquireError::Closed => HallError::Closing,
            TryAcquireError::NoPermits => HallError::Busy { retry: Duration::from_secs(1) },
        })
    }

    /// Waits until no command is under way; there will be none any more.
    pub async fn quiet(&self) {
        if self.commands.acquire_many(AT_ONCE).await.is_ok() {
            self.commands.close();
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table in memory, if it is there.
    pub fn find(&self, id: TableId) -> Option<Arc<Live>> {
        self.tables().get(&id).cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Live>> {
        self.tables().values().cloned().collect()
    }

    /// Forgets everything; watchers are told by the silence.
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
            commands: (AT_ONCE as usize).saturating_sub(self.commands.available_permits()),
            damaged: self.damaged.lock().unwrap_or_else(PoisonError::into_inner).len(),
        }
    }

    /// Waits for one's turn at a table, and has it read if it is not in memory.
    pub async fn enter(self: &Arc<Self>, id: TableId) -> Result<Entered, HallError> {
        loop {
            let live = self.tables().entry(id).or_insert_with(|| Arc::new(Live::new(id))).clone();
            let mut guard = live.lock().await;
            match &*guard {
                Stand::PutAway => continue,
                Stand::Known(_) => {}
                Stand::Unread => match self.read(id).await {
                    Ok(known) => {
                        self.note_damage(id, None);
                        live.expect(known.table.number());
                        *guard = Stand::Known(known);
                    }
                    Err(error) => {
                        self.note_damage(id, Some(&error));
                        self.put_away(&live, &mut guard);
                        return Err(error);
                    }
                },
            }
            live.touch();
            let mut entered = Entered { live, guard };
            if entered.known().in_doubt {
                self.catch_up(&mut entered).await?;
            }
            self.tend(&mut entered);
            return Ok(entered);
        }
    }

    /// The same, with whatever other nodes have stored by now: whoever comes from one of them has to find what that one
    /// told them.
    pub async fn enter_as_it_is(self: &Arc<Self>, id: TableId) -> Result<Entered, HallError> {
        let mut entered = self.enter(id).await?;
        if self.store.is_shared() {
            self.catch_up(&mut entered).await?;
        }
        Ok(entered)
    }

    /// A table as it is, for somebody who looks at it: its bots play as long as somebody does.
    pub async fn look(self: &Arc<Self>, id: TableId) -> Result<Arc<Table>, HallError> {
        let mut entered = self.enter_as_it_is(id).await?;
        entered.live.look();
        self.tend(&mut entered);
        Ok(entered.table())
    }

    /// Keeps a new table in memory too.
    pub async fn introduce(self: &Arc<Self>, id: TableId, table: Table) {
        let live = self.tables().entry(id).or_insert_with(|| Arc::new(Live::new(id))).clone();
        let mut guard = live.lock().await;
        if matches!(*guard, Stand::Unread) {
            live.expect(table.number());
            *guard = Stand::Known(Known::new(table, 0, 0));
        }
    }

    /// Takes a table out of memory.
    pub fn put_away(&self, live: &Arc<Live>, guard: &mut Stand) {
        *guard = Stand::PutAway;
        let mut tables = self.tables();
        if tables.get(&live.id).is_some_and(|other| Arc::ptr_eq(other, live)) {
            tables.remove(&live.id);
        }
    }

    /// Takes in what other nodes, or a store that did not answer, have added.
    pub async fn catch_up(self: &Arc<Self>, entered: &mut Entered) -> Result<(), HallError> {
        let before = entered.table();
        match self.store.history(entered.live.id, before.number()).await {
            Ok(entries) => {
                entered.known().in_doubt = false;
                self.take_in(entered, entries).await
            }
            Err(StoreError::NotFound) => {
                self.lose(entered);
                Err(StoreError::NotFound.into())
            }
            Err(error) => of_table(entered.live.id, Err(error)),
        }
    }

    /// Remembers which tables turned out to be damaged, so that whoever runs the place hears of it.
    fn note_damage(&self, id: TableId, error: Option<&HallError>) {
        let mut damaged = self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        match error {
            Some(HallError::Damaged { .. }) if damaged.len() < MOST_DAMAGED => drop(damaged.insert(id)),
            Some(_) => {}
            None => drop(damaged.remove(&id)),
        }
    }

    async fn take_in(self: &Arc<Self>, entered: &mut Entered, entries: Vec<Entry>) -> Result<(), HallError> {
        if entries.is_empty() {
            return Ok(());
        }
        let mut after = Table::clone(&entered.table());
        if entries.iter().try_for_each(|entry| after.fold(entry)).is_err() {
            // What is in memory does not fit what is stored, and that is the truth.
            return self.read_again(entered).await;
        }
        self.advance(entered, entries, after);
        Ok(())
    }

    /// Reads a table anew: it may be another, or gone.
    pub async fn read_again(self: &Arc<Self>, entered: &mut Entered) -> Result<(), HallError> {
        match self.read(entered.live.id).await {
            Ok(read) => {
                let table = read.table.clone();
                let known = entered.known();
                let bots_play = known.bots_play;
                *known = Known { bots_play, ..read };
                entered.live.expect(table.number());
                entered.live.tell(News::Anew(table));
                Ok(())
            }
            Err(HallError::Store(StoreError::NotFound)) => {
                self.lose(entered);
                Err(StoreError::NotFound.into())
            }
            Err(error) => Err(error),
        }
    }

    /// The table is gone.
    fn lose(&self, entered: &mut Entered) {
        entered.live.tell(News::Gone);
        let live = entered.live.clone();
        self.put_away(&live, &mut entered.guard);
    }

    /// Entries were stored: the table moves on, and everybody hears of it.
    pub fn advance(self: &Arc<Self>, entered: &mut Entered, entries: Vec<Entry>, after: Table) {
        let after = Arc::new(after);
        let before = std::mem::replace(&mut entered.known().table, after.clone());
        entered.live.expect(after.number());
        let ended = before.phase() != Phase::Over && after.phase() == Phase::Over;
        entered.live.tell(News::Moved { before, entries, after: after.clone() });
        self.mind_clock(&after);
        if ended {
            self.rate_soon(entered.live.id, after);
        }
        self.tend(entered);
    }
}

/// Why a stored history leads to no table.
pub(super) fn damaged(table: TableId, error: Corrupt) -> HallError {
    match error {
        Corrupt::OtherRules { .. } | Corrupt::OtherEdition { .. } => HallError::OtherVersion(error),
        Corrupt::Open(OpenError::Edition(error)) if error.is_no_room() => HallError::NoRoom,
        damage => HallError::Damaged { table, what: damage.to_string() },
    }
}

/// The store's answer about one table: if that is damaged, others are not.
pub(super) fn of_table<T>(table: TableId, answer: Result<T, StoreError>) -> Result<T, HallError> {
    answer.map_err(|error| match error {
        StoreError::Corrupt { what } => HallError::Damaged { table, what },
        error => error.into(),
    })
}
