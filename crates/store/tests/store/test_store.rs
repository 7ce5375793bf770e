//! Stores for tests, of either kind.

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
use rynek_table::{Command, Moment, SeatPlan, Table, Terms};
use rynek_trials::{Flush, Postgres};

use crate::common::{NOW, SEED, TestTable, person};

static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| Postgres::start(Flush::Never));

/// A file or a database for a store. It can be opened several times, and changed behind the store's back.
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

    /// Blocks notifications to the node that connected last to a shared database.
    pub fn block_notifications(&self) -> rynek_trials::BlockedNotifications {
        POSTGRES.block_notifications(&self.address())
    }

    /// Runs statements on the database, without the store.
    pub fn execute(&self, statements: &str) {
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
            // If it cannot be removed, it is in a folder for temporary files.
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Makes a test for each kind of store from each of these functions.
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

/// A table in a store, with a local copy.
pub struct StoredTable {
    pub id: TableId,
    pub local: TestTable,
    pub store: Store,
}

impl StoredTable {
    /// Stores a table.
    pub async fn create(store: &Store, number: u128, local: TestTable) -> StoredTable {
        let new =
            NewTable { id: id(number), seed: SEED, entries: local.history.clone(), summary: Summary::of(&local.table) };
        store.create(new).await.expect("a new table");
        StoredTable { id: id(number), local, store: store.clone() }
    }

    /// A game of Planners that has begun, between persons 1 and 2.
    pub async fn started(store: &Store, number: u128) -> StoredTable {
        StoredTable::create(store, number, TestTable::started("planners", 2)).await
    }

    /// A table of Planners that waits for players.
    pub async fn gathering(store: &Store, number: u128) -> StoredTable {
        let local = TestTable::open(Terms::new("planners", vec![SeatPlan::Open; 2]));
        StoredTable::create(store, number, local).await
    }

    /// The append for an action of the player to move.
    pub fn next(&self) -> Append {
        let seat = self.local.table.mover().expect("a player is to move");
        self.append(&self.local.first_action(), u128::from(seat.number()))
    }

    /// The append for a command.
    pub fn append(&self, command: &Command, who: u128) -> Append {
        let mut table = self.local.table.clone();
        let entries = table.decide(command, Some(&person(who)), self.local.now).expect("a legal command");
        entries.iter().for_each(|entry| table.fold(entry).expect("a valid entry"));
        let after = self.local.table.number();
        Append { table: self.id, after, entries, summary: Summary::of(&table), notices: Vec::new() }
    }

    /// Stores an append, and applies it to the local copy.
    pub async fn store(&mut self, append: Append) {
        self.store.append(append.clone()).await.expect("it is stored");
        for entry in append.entries {
            self.local.table.fold(&entry).expect("a valid entry");
            self.local.history.push(entry);
        }
    }

    pub async fn act(&mut self) {
        let next = self.next();
        self.store(next).await;
    }

    /// Seats a person.
    pub async fn sit(&mut self, seat: Seat, who: u128) {
        let sit = self.append(&Command::Sit { seat, key: None, entropy: String::new() }, who);
        self.store(sit).await;
    }

    /// Plays until the game is over.
    pub async fn finish(&mut self) {
        while self.local.table.mover().is_some() {
            self.act().await;
        }
    }
}

/// Sends all appends before the first is answered, and waits for all answers.
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

/// Runs tasks concurrently, and returns their results in order.
pub async fn concurrently<T: Send + 'static>(
    tasks: impl IntoIterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let running: Vec<_> = tasks.into_iter().map(tokio::spawn).collect();
    let mut results = Vec::new();
    for task in running {
        results.push(task.await.expect("no panic"));
    }
    results
}

/// Loads a table from a store.
pub async fn stored_table(store: &Store, table: TableId) -> Table {
    let stored = store.load(table).await.expect("the table exists");
    Table::replay(&stored.entries, stored.seed).expect("a valid history")
}
