//! A place to keep tables in, of either kind.

use std::{
    future::{Future, poll_fn},
    path::PathBuf,
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
    task::Poll,
};

use rynek_kernel::Seat;
use rynek_store::{Append, NewTable, Store, StoreError, Summary, TableId};
use rynek_table::{Command, Moment, SeatPlan, Seed, Table, Terms};
use rynek_trials::{Flush, Postgres};

use crate::common::{Evening, NOW, SEED, person};

static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| Postgres::start(Flush::Never));

/// A store's home: it can be entered by several doors, and from behind.
pub enum TestStore {
    File(PathBuf),
    Database(String),
}

impl TestStore {
    pub fn file() -> TestStore {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("rynek-store-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        TestStore::File(folder.join("tables.db"))
    }

    pub fn database() -> TestStore {
        TestStore::Database(POSTGRES.database())
    }

    pub fn address(&self) -> String {
        match self {
            TestStore::File(path) => path.display().to_string(),
            TestStore::Database(url) => url.clone(),
        }
    }

    pub async fn try_store(&self) -> Result<Store, StoreError> {
        Store::open(&self.address()).await
    }

    pub async fn store(&self) -> Store {
        self.try_store().await.expect("the store opens")
    }

    /// Lets the node that came last to a shared database hear nothing of the others.
    pub fn deafen_latest(&self) -> rynek_trials::Deaf {
        POSTGRES.deafen_latest(&self.address())
    }

    /// Does something to the database that the store would not.
    pub fn meddle(&self, statements: &str) {
        match self {
            TestStore::File(path) => {
                let connection = rusqlite::Connection::open(path).expect("the file opens");
                connection.busy_timeout(std::time::Duration::from_secs(10)).expect("a timeout");
                connection.execute_batch(statements).expect("good statements");
            }
            TestStore::Database(url) => {
                POSTGRES.run(url, statements);
            }
        }
    }
}

impl Drop for TestStore {
    fn drop(&mut self) {
        if let TestStore::File(path) = self {
            let folder = path.parent().expect("a folder");
            // What cannot be removed is in a folder for such things.
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Makes a test of each of these functions for each kind of store.
macro_rules! on_both_stores {
    ($($test:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::test_store::TestStore::file()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(crate::test_store::TestStore::database()).await;
            })*
        }
    };
}
pub(crate) use on_both_stores;

pub fn id(number: u128) -> TableId {
    TableId::new(number)
}

pub fn at(seconds: i64) -> Moment {
    NOW.after(1_000 * seconds)
}

/// A table and its store, kept in step.
pub struct Kept {
    pub id: TableId,
    pub evening: Evening,
    pub store: Store,
}

impl Kept {
    /// Keeps a table that exists already.
    pub async fn keep(store: &Store, number: u128, evening: Evening) -> Kept {
        let new = NewTable {
            id: id(number),
            seed: SEED,
            entries: evening.history.clone(),
            summary: Summary::of(&evening.table),
        };
        store.create(new).await.expect("a new table");
        Kept { id: id(number), evening, store: store.clone() }
    }

    /// A game of Planners that has begun, between persons 1 and 2.
    pub async fn begun(store: &Store, number: u128) -> Kept {
        Kept::keep(store, number, Evening::begun("planners", 2)).await
    }

    /// A table of Planners that waits for players.
    pub async fn gathering(store: &Store, number: u128) -> Kept {
        let evening = Evening::open(Terms::new("planners", vec![SeatPlan::Open; 2]));
        Kept::keep(store, number, evening).await
    }

    /// What an action of whoever is to move would append.
    pub fn next(&self) -> Append {
        let table = &self.evening.table;
        let seat = table.mover().expect("somebody is to move");
        let action = table.position().actions().swap_remove(0);
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        self.append(&act, u128::from(seat.number()))
    }

    /// What a command would append.
    pub fn append(&self, command: &Command, who: u128) -> Append {
        let mut table = self.evening.table.clone();
        let entries = table.decide(command, Some(&person(who)), self.evening.now).expect("it can be done");
        entries.iter().for_each(|entry| table.fold(entry).expect("it fits"));
        let after = self.evening.table.number();
        Append { table: self.id, after, entries, summary: Summary::of(&table), notices: Vec::new() }
    }

    /// Stores what is to be appended, and takes it in.
    pub async fn store(&mut self, append: Append) {
        self.store.append(append.clone()).await.expect("it is stored");
        for entry in append.entries {
            self.evening.table.fold(&entry).expect("it fits");
            self.evening.history.push(entry);
        }
    }

    pub async fn act(&mut self) {
        let next = self.next();
        self.store(next).await;
    }

    /// Somebody sits down.
    pub async fn sit(&mut self, seat: Seat, who: u128) {
        let sit = self.append(&Command::Sit { seat, key: None, entropy: String::new() }, who);
        self.store(sit).await;
    }

    /// Everything until the game is over.
    pub async fn finish(&mut self) {
        while self.evening.table.mover().is_some() {
            self.act().await;
        }
    }
}

/// Asks for all of these before the first is answered, and waits for all answers.
pub async fn at_once(store: &Store, appends: Vec<Append>) -> Vec<Result<(), StoreError>> {
    let mut waiting: Vec<_> = appends.into_iter().map(|append| Box::pin(store.append(append))).collect();
    let mut answers: Vec<_> = waiting.iter().map(|_| None).collect();
    poll_fn(|context| {
        for (asked, answer) in waiting.iter_mut().zip(&mut answers).filter(|(_, answer)| answer.is_none()) {
            if let Poll::Ready(stored) = asked.as_mut().poll(context) {
                *answer = Some(stored);
            }
        }
        if answers.iter().all(Option::is_some) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    answers.into_iter().flatten().collect()
}

/// The table that a store remembers.
pub async fn remembered(store: &Store, table: TableId) -> Table {
    let stored = store.load(table).await.expect("it is there");
    let seed: Seed = stored.seed;
    Table::replay(&stored.entries, seed).expect("it holds")
}
