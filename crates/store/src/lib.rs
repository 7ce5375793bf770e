//! The store: one file (SQLite), or a database that several nodes share (PostgreSQL).
//!
//! A [`Store`] is cheap to clone. A change is durable when its call returns: changes that wait at the same time share
//! one flush to the disk. Every append names the number the table had when it was decided; if the table has changed
//! since, it is refused with [`StoreError::Conflict`], so of two nodes only one succeeds. The caller passes the time
//! in.
//!
//! ```
//! # use rynek_table::{Moment, Person, PersonId, SeatPlan, Seed, Table, Terms};
//! # use rynek_store::{Append, NewTable, Store, StoreError, Summary, TableId};
//! # async fn example(store: Store) -> Result<(), StoreError> {
//! let host = Person { id: PersonId::new(1), name: "Ada".to_owned() };
//! let terms = Terms::new("planners", vec![SeatPlan::Open, SeatPlan::Open]);
//! let now = Moment::from_millis(1_000);
//! let (mut table, entries) = Table::open(terms, Seed::new([7; 32]), &host, now).unwrap();
//! let id = TableId::new(1);
//! store.create(NewTable { id, seed: Seed::new([7; 32]), entries, summary: Summary::of(&table) }).await?;
//!
//! let command = rynek_table::Command::Invite { seat: rynek_kernel::Seat::new(1), bot: "casual".to_owned() };
//! let after = table.number();
//! let entries = table.decide(&command, Some(&host), now).unwrap();
//! entries.iter().for_each(|entry| table.fold(entry).unwrap());
//! store.append(Append { table: id, after, entries, summary: Summary::of(&table), notices: Vec::new() }).await?;
//!
//! let stored = store.load(id).await?;
//! assert_eq!(Table::replay(&stored.entries, stored.seed).unwrap().number(), table.number());
//! # Ok(())
//! # }
//! ```

mod archive;
mod backup;
mod chain;
mod change;
mod chat;
mod check;
mod claim;
mod days;
mod error;
mod leases;
mod lists;
mod notices;
mod obstacle;
mod people;
mod person_data;
mod pulse;
mod ratings;
mod scale;
mod schema;
mod seals;
mod shelves;
mod sql;
mod summary;
mod sweep;
mod tables;
mod writer;

mod postgres;
mod sqlite;

use std::{path::Path, sync::Arc};

use tokio::sync::broadcast;

pub use backup::Backup;
pub use change::{StoreChange, StoreChanges};
pub use chat::{CHAT_KEPT, ChatLine};
pub use check::{CheckReport, Damage, Fault, FaultPlace, Harm, Progress};
pub use claim::Claim;
pub use days::{AttemptKind, DayAttempt};
pub use error::{Owner, StoreError};
pub use leases::{bot_lease, life_lease};
pub use lists::{Cursor, Listed, Listing, Page};
pub use notices::{MOST_ATTEMPTS, MOST_WAITING, Notice, back_off};
pub use obstacle::Obstacle;
pub use people::{Hook, Profile, Settings, Shunned, TokenHash};
pub use pulse::{Heartbeat, Pulse};
pub use ratings::{Player, RankedPlayer, Rated, RatingStep};
pub use scale::{Rating, points};
pub use schema::{MIGRATIONS, VERSION};
pub use summary::{SeatSummary, Summary};
pub use sweep::{Retention, Swept};
pub use tables::{Append, NewTable, Stored};

pub use rynek_table::TableId;

use sql::{Answer, Cell, Row, Session};
use writer::Queue;

/// How many changes a listener may fall behind.
const NEWS: usize = 4096;
/// How many bulletins of other nodes a listener may fall behind.
const BULLETINS: usize = 4096;

/// How busy a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoreFigures {
    /// Open connections to the database, those that are idle included.
    pub connections: usize,
    /// Connections that nobody uses.
    pub idle: usize,
    /// Callers who wait for a connection.
    pub callers: usize,
    /// Changes that wait to be stored.
    pub queue: usize,
}

/// All stored tables, people and ratings. Clones share the same store.
#[derive(Clone, Debug)]
pub struct Store(Arc<StoreState>);

#[derive(Debug)]
struct StoreState {
    engine: Backend,
    queue: Queue,
    news: broadcast::Sender<StoreChange>,
    /// What nodes tell each other.
    bulletins: broadcast::Sender<Arc<str>>,
    /// The lock on the file, if it was claimed.
    claim: Option<Arc<Claim>>,
}

#[derive(Debug)]
enum Backend {
    Sqlite(sqlite::Readers),
    Postgres(postgres::Node),
}

/// The file that an address names, unless it names a database.
fn file_of(address: &str) -> Option<&Path> {
    let database = address.starts_with("postgres://") || address.starts_with("postgresql://");
    (!database).then(|| Path::new(address.strip_prefix("sqlite://").unwrap_or(address)))
}

impl Store {
    /// The store at an address: `postgres://...`, or the path of a file.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        match file_of(address) {
            Some(path) => Store::sqlite(path).await,
            None => Store::postgres(address).await,
        }
    }

    /// Opens the store for a server. A file is locked as long as the store is open; [`StoreError::InUse`] if another
    /// process has locked it. A database can be used by any number of servers; if `address` leads to a pooler, `direct`
    /// is the address of the database itself.
    pub async fn open_alone(address: &str, direct: Option<&str>) -> Result<Store, StoreError> {
        match file_of(address) {
            Some(path) => Store::claimed(path, Some(Arc::new(sqlite::claim(path)?))).await,
            None => Store::shared(address, direct).await,
        }
    }

    /// Notes the address of the server in the claim, for the error message of a second server.
    pub fn sign(&self, place: &str) {
        if let Some(claim) = &self.0.claim {
            claim.sign(Some(place));
        }
    }

    /// Opens the store at an address for reading only. It is not migrated.
    pub async fn look(address: &str) -> Result<Store, StoreError> {
        let (news, _) = broadcast::channel(NEWS);
        // The queue has no consumer, so changes are refused.
        let (queue, _) = Queue::new();
        let engine = match file_of(address) {
            Some(path) => Backend::Sqlite(sqlite::look(path)?),
            None => Backend::Postgres(postgres::look(address).await?),
        };
        Ok(Store::with(engine, queue, news, None))
    }

    fn with(engine: Backend, queue: Queue, news: broadcast::Sender<StoreChange>, claim: Option<Arc<Claim>>) -> Store {
        let (bulletins, _) = broadcast::channel(BULLETINS);
        Store(Arc::new(StoreState { engine, queue, news, bulletins, claim }))
    }

    /// The store in this file, which is created if it does not exist.
    pub async fn sqlite(path: impl AsRef<Path>) -> Result<Store, StoreError> {
        Store::claimed(path.as_ref(), None).await
    }

    async fn claimed(path: &Path, claim: Option<Arc<Claim>>) -> Result<Store, StoreError> {
        let (news, _) = broadcast::channel(NEWS);
        let (readers, queue) = sqlite::open(path, news.clone(), claim.clone()).await?;
        Ok(Store::with(Backend::Sqlite(readers), queue, news, claim))
    }

    /// The store in this PostgreSQL database, which other servers may share.
    pub async fn postgres(url: &str) -> Result<Store, StoreError> {
        Store::shared(url, None).await
    }

    async fn shared(url: &str, direct: Option<&str>) -> Result<Store, StoreError> {
        let (news, _) = broadcast::channel(NEWS);
        let (bulletins, _) = broadcast::channel(BULLETINS);
        let told = postgres::Outlets { news: news.clone(), bulletins: bulletins.clone() };
        let (node, queue) = postgres::connect(url, direct, told).await?;
        let engine = Backend::Postgres(node);
        Ok(Store(Arc::new(StoreState { engine, queue, news, bulletins, claim: None })))
    }

    /// All changes of tables from now on, by this node and all others.
    pub fn listen(&self) -> StoreChanges {
        StoreChanges(self.0.news.subscribe())
    }

    /// Tells all nodes something that is stored nowhere, in one go: it does not wait for changes, nor they for it. Each
    /// text has less than 8,000 bytes. Without other nodes it does nothing.
    pub async fn tell_nodes(&self, texts: Vec<String>) -> Result<(), StoreError> {
        match &self.0.engine {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(node) => node.tell(texts).await,
        }
    }

    /// What nodes tell each other from now on, this one included.
    pub fn hear_nodes(&self) -> broadcast::Receiver<Arc<str>> {
        self.0.bulletins.subscribe()
    }

    /// Whether other nodes may use the same store.
    pub fn is_shared(&self) -> bool {
        match &self.0.engine {
            Backend::Sqlite(_) => false,
            Backend::Postgres(_) => true,
        }
    }

    /// How many transactions this handle and its clones have committed. Changes that wait at the same time share one.
    pub fn commits(&self) -> u64 {
        self.0.queue.commits()
    }

    /// How busy it is.
    pub fn figures(&self) -> StoreFigures {
        let figures = match &self.0.engine {
            Backend::Sqlite(readers) => readers.figures(),
            Backend::Postgres(node) => node.figures(),
        };
        StoreFigures { queue: self.0.queue.waiting(), ..figures }
    }

    /// Stores something that does not matter, to find out whether changes can be stored: a database can answer while
    /// its disk is full, or while it takes no changes.
    pub async fn try_write(&self, node: &str, now: rynek_table::Moment) -> Result<(), StoreError> {
        self.take_lease(&format!("ready/{node}"), node, now, now).await.map(|_| ())
    }

    /// Whether the store answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.read(|session| Box::pin(async move { session.script("SELECT 1").await })).await
    }

    /// The database setting that makes commits durable: `2` (full) for SQLite, `on` for PostgreSQL.
    pub async fn durability(&self) -> Result<String, StoreError> {
        let statement = if self.is_shared() { "SHOW synchronous_commit" } else { "PRAGMA synchronous" };
        self.write("", move |session| {
            Box::pin(async move {
                let row = sql::first(session, statement, &[]).await?.ok_or(StoreError::NotFound)?;
                row.int(0).map(|level| level.to_string()).or_else(|_| row.text(0).map(str::to_owned))
            })
        })
        .await
    }

    /// Waits until all changes requested so far are stored.
    pub async fn settle(&self) -> Result<(), StoreError> {
        self.write("", |_| Box::pin(async { Ok(()) })).await
    }

    /// Copies a store of one file into another file while it is in use, and adds checksums. Returns whether it could
    /// add them; it cannot if something is damaged.
    pub async fn backup(&self, path: impl AsRef<Path>) -> Result<bool, StoreError> {
        match &self.0.engine {
            Backend::Sqlite(readers) => readers.backup(path.as_ref()).await,
            Backend::Postgres(_) => Err(StoreError::Unsupported("PostgreSQL has its own backup; export works")),
        }
    }

    /// Reads from one snapshot of the store.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T> + Send + 'static,
    {
        match &self.0.engine {
            Backend::Sqlite(readers) => readers.read(work).await,
            Backend::Postgres(node) => node.read(work).await,
        }
    }

    /// Changes something, in one transaction with all other waiting changes. They are ordered by what they touch, the
    /// same on all nodes, to avoid deadlocks.
    pub(crate) async fn write<T, F>(&self, touches: impl Into<String>, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T> + Send + 'static,
    {
        self.0.queue.ask(Some(touches.into()), work).await
    }

    /// Changes something in a transaction of its own, because it touches many things or takes long.
    pub(crate) async fn write_alone<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T> + Send + 'static,
    {
        self.0.queue.ask(None, work).await
    }

    /// Runs one query, and reads each of its rows.
    pub(crate) async fn query<T: Send + 'static>(
        &self,
        statement: impl Into<String>,
        cells: &[Cell],
        read: fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let (statement, cells) = (statement.into(), cells.to_vec());
        self.read(move |session| {
            Box::pin(async move { session.run(&statement, &cells).await?.iter().map(read).collect() })
        })
        .await
    }

    /// Makes a change of one statement, and returns its rows.
    pub(crate) async fn execute(
        &self,
        touches: impl Into<String>,
        statement: &'static str,
        cells: &[Cell],
    ) -> Result<Vec<Row>, StoreError> {
        let cells = cells.to_vec();
        self.write(touches, move |session| Box::pin(async move { session.run(statement, &cells).await })).await
    }
}

/// The texts of the store, as Fluent messages.
pub const WORDS: rynek_kernel::Texts = rynek_kernel::Texts(rynek_kernel::texts!("words/{}.ftl"));
