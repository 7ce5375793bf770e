//! The store in a PostgreSQL database, which several nodes can share.

mod address;
mod appends;
mod listener;
mod session;
mod tls;

use std::fmt;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime};
use tokio::{sync::oneshot, task::JoinHandle};
use tokio_postgres::error::SqlState;

use super::{
    StoreError, StoreFigures,
    obstacle::Obstacle,
    schema::migrate,
    sql::{Answer, Cell, Session, to_json},
    writer::{Batch, Queue, Waiting},
};
use address::{DatabaseAddress, TIMEOUT};
pub(crate) use listener::Outlets;
use session::NodeSession;

/// How many connections a node has at most for reading, and for telling other nodes.
const READERS: usize = 11;
/// One connection only writes, so that moves do not wait for a crowd that reads.
const WRITERS: usize = 1;
/// Nodes that start at the same moment migrate one after the other.
const MIGRATION_LOCK: &str = "SET LOCAL lock_timeout = 0; SELECT pg_advisory_xact_lock(7265914011)";
/// A commit is flushed to the disk, and a node that hangs does not lock a table forever.
const SETTINGS: &str = "SET synchronous_commit = on; SET lock_timeout = '10s'; \
                        SET idle_in_transaction_session_timeout = '30s'";
/// How a change begins.
const BEGIN: &str = "BEGIN";
/// Behind a pooler, each transaction may run on another connection, so the settings are made for each.
const BEGIN_POOLED: &str = "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = '10s'; \
                            SET LOCAL idle_in_transaction_session_timeout = '30s'";

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        let Some(said) = error.as_db_error() else {
            return StoreError::unavailable(error);
        };
        let damage = [SqlState::DATA_CORRUPTED, SqlState::INDEX_CORRUPTED].contains(said.code());
        // Class 23 (constraint violation): keys are checked before an insert, so a duplicate means damage.
        if damage || said.code().code().starts_with("23") {
            StoreError::corrupt(said.message())
        } else {
            StoreError::unavailable(said)
        }
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> StoreError {
        match error {
            PoolError::Backend(error) => error.into(),
            other => StoreError::unavailable(other),
        }
    }
}

/// This node's connections to the database.
pub(crate) struct Node {
    pool: Pool,
    writer: Pool,
    listener: JoinHandle<()>,
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Node").field("pool", &self.pool.status()).finish_non_exhaustive()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// Connects to the database, migrates it, and starts to write and to listen. Where `url` leads to a pooler, `direct` is
/// the address of the database itself, for notifications: a pooler does not pass them on.
pub(crate) async fn connect(url: &str, direct: Option<&str>, told: Outlets) -> Result<(Node, Queue), StoreError> {
    let address = DatabaseAddress::read(url)?;
    let listened = direct.map_or_else(|| Ok(address.clone()), DatabaseAddress::read)?;
    address.try_out().await?;
    if direct.is_some() {
        listened.try_out().await?;
    }
    let begin = if direct.is_some() { BEGIN_POOLED } else { BEGIN };
    let [pool, writer] = pools(&address, direct.is_some())?;
    prepare(&writer, begin).await.map_err(refusal)?;
    let (queue, waiting) = Queue::new();
    tokio::spawn(keep_writing(writer.clone(), waiting, begin));
    let (greeting, heard) = listener::Greeting::new();
    let word = greeting.word();
    let listener = tokio::spawn(listener::keep_listening(listened, told, greeting));
    let node = Node { pool, writer, listener };
    heard.listening.await.map_err(StoreError::unavailable)??;
    node.check_notifications(&word, heard.greeted).await?;
    Ok((node, queue))
}

/// Connects to the database for reading only.
pub(crate) async fn look(url: &str) -> Result<Node, StoreError> {
    let address = DatabaseAddress::read(url)?;
    address.try_out().await?;
    let [pool, writer] = pools(&address, false)?;
    Ok(Node { pool, writer, listener: tokio::spawn(async {}) })
}

/// An error of the first transaction: the role may not create tables, or the database takes no changes.
fn refusal(error: StoreError) -> StoreError {
    match error {
        StoreError::Unavailable { why, .. } => StoreError::CannotOpen(Obstacle::Refusal { why }),
        error => error,
    }
}

/// The connections that read, and the one that writes. They are opened when they are first needed.
fn pools(address: &DatabaseAddress, is_pooled: bool) -> Result<[Pool; 2], StoreError> {
    Ok([pool(address, is_pooled, READERS)?, pool(address, is_pooled, WRITERS)?])
}

fn pool(address: &DatabaseAddress, is_pooled: bool, size: usize) -> Result<Pool, StoreError> {
    let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(address.config.clone(), address.encryption.clone(), manager);
    let settled = Hook::async_fn(move |client, _| {
        Box::pin(async move {
            if is_pooled { Ok(()) } else { client.batch_execute(SETTINGS).await.map_err(HookError::Backend) }
        })
    });
    let pool = Pool::builder(manager).max_size(size).runtime(Runtime::Tokio1).post_create(settled);
    let pool = pool.wait_timeout(Some(TIMEOUT)).create_timeout(Some(TIMEOUT)).recycle_timeout(Some(TIMEOUT));
    pool.build().map_err(StoreError::unavailable)
}

async fn prepare(pool: &Pool, begin: &str) -> Result<(), StoreError> {
    let mut session = NodeSession::new(pool).await?;
    session.script(begin).await?;
    session.script(MIGRATION_LOCK).await?;
    migrate(&mut session).await?;
    session.commit().await
}

async fn keep_writing(pool: Pool, mut waiting: Waiting, begin: &'static str) {
    while waiting.wait().await {
        let batch = waiting.gather();
        // Appends come first, in a transaction of their own: they lock tables in the order of their ids, and other
        // changes would break that order.
        let (mut appends, mut rest) = batch.split();
        if !appends.is_empty() {
            let stored = store_appends(&pool, &mut appends, begin).await;
            settle(&waiting, appends, &stored);
        }
        if !rest.is_empty() {
            let stored = store(&pool, &mut rest, begin).await;
            settle(&waiting, rest, &stored);
        }
    }
}

fn settle(waiting: &Waiting, batch: Batch, stored: &Result<(), StoreError>) {
    if stored.is_ok() {
        waiting.count_commit();
    }
    batch.answer(stored);
}

async fn store_appends(pool: &Pool, batch: &mut Batch, begin: &'static str) -> Result<(), StoreError> {
    let mut session = NodeSession::new(pool).await?;
    session.defer(begin)?;
    match appends::make_together(&mut session, batch.appendings()).await {
        Ok(()) => session.commit().await,
        // One of them failed: run each by itself, so that the others succeed.
        Err(_) => {
            drop(session);
            store(pool, batch, begin).await
        }
    }
}

async fn store(pool: &Pool, batch: &mut Batch, begin: &'static str) -> Result<(), StoreError> {
    let mut session = NodeSession::new(pool).await?;
    session.defer(begin)?;
    // A session that is dropped before its end is rolled back.
    batch.run(&mut session).await?;
    session.commit().await
}

impl Node {
    /// Sends a notification and waits for it.
    async fn check_notifications(&self, word: &str, heard: oneshot::Receiver<()>) -> Result<(), StoreError> {
        let session = NodeSession::new(&self.pool).await?;
        session.notify(word).await?;
        let arrived = tokio::time::timeout(TIMEOUT, heard).await;
        if matches!(arrived, Ok(Ok(()))) { Ok(()) } else { Err(StoreError::CannotOpen(Obstacle::Deafness)) }
    }

    /// Tells all nodes something that is not stored, so its commit need not wait for the disk.
    pub async fn tell(&self, texts: Vec<String>) -> Result<(), StoreError> {
        let mut session = NodeSession::new(&self.pool).await?;
        session.defer("BEGIN; SET LOCAL synchronous_commit = off")?;
        let statement = "SELECT 1 FROM (SELECT pg_notify('rynek_nodes', text) \
                         FROM json_array_elements_text(($1::text)::json) AS told (text)) AS sent";
        session.run(statement, &[Cell::from(to_json(&texts))]).await?;
        session.commit().await
    }

    /// How many connections there are, how many of them are idle, and how many callers wait for one.
    pub fn figures(&self) -> StoreFigures {
        let mut figures = StoreFigures::default();
        for status in [self.pool.status(), self.writer.status()] {
            figures.connections += status.size;
            figures.idle += status.available.min(status.size);
            figures.callers += status.waiting;
        }
        figures
    }

    /// Reads from one snapshot of the database.
    pub async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T> + Send + 'static,
    {
        let mut session = NodeSession::new(&self.pool).await?;
        session.defer("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
        let answer = work(&mut session).await;
        let ended = session.roll_back().await;
        // The first error says more than an error of the rollback.
        answer.and_then(|answer| ended.map(|()| answer))
    }
}
