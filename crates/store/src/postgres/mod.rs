//! The store in a PostgreSQL database, which several nodes can share.

mod appends;
mod listener;
mod session;

use std::{fmt, time::Duration};

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime};
use tokio::{
    sync::{broadcast, oneshot},
    task::JoinHandle,
};
use tokio_postgres::{Config, NoTls, error::SqlState};

use super::{
    StoreChange, StoreError,
    schema::migrate,
    sql::{Answer, Session},
    writer::{Batch, Queue, Waiting},
};
use session::NodeSession;

/// How many connections a node has at most, besides the one that listens.
const CONNECTIONS: usize = 12;
/// How long to wait for a connection.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Nodes that start at the same moment migrate one after the other.
const MIGRATION_LOCK: &str = "SET LOCAL lock_timeout = 0; SELECT pg_advisory_xact_lock(7265914011)";
/// A commit is flushed to the disk, and a node that hangs does not lock a table forever.
const SETTINGS: &str = "SET synchronous_commit = on; SET lock_timeout = '10s'; \
                        SET idle_in_transaction_session_timeout = '30s'";

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

/// Connects to the database, migrates it, and starts to write and to listen.
pub(crate) async fn connect(url: &str, news: broadcast::Sender<StoreChange>) -> Result<(Node, Queue), StoreError> {
    let config = config(url)?;
    let pool = pool(config.clone())?;
    prepare(&pool).await?;
    let (queue, waiting) = Queue::new();
    tokio::spawn(keep_writing(pool.clone(), waiting));
    let (ready, listening) = oneshot::channel();
    let listener = tokio::spawn(listener::keep_listening(config, news, ready));
    listening.await.map_err(StoreError::unavailable)??;
    Ok((Node { pool, listener }, queue))
}

/// Connects to the database for reading only.
pub(crate) fn look(url: &str) -> Result<Node, StoreError> {
    Ok(Node { pool: pool(config(url)?)?, listener: tokio::spawn(async {}) })
}

fn config(url: &str) -> Result<Config, StoreError> {
    let mut config: Config = url.parse().map_err(|error| StoreError::unavailable(explain_address(&error)))?;
    config.keepalives_idle(Duration::from_secs(30)).connect_timeout(TIMEOUT).application_name("rynek");
    Ok(config)
}

/// An error about an address that does not contain the address, since that has a password.
fn explain_address(error: &tokio_postgres::Error) -> String {
    format!("the address of the database cannot be read ({error})")
}

fn pool(config: Config) -> Result<Pool, StoreError> {
    let manager = Manager::from_config(config, NoTls, ManagerConfig { recycling_method: RecyclingMethod::Fast });
    let settled = Hook::async_fn(|client, _| {
        Box::pin(async move { client.batch_execute(SETTINGS).await.map_err(HookError::Backend) })
    });
    let pool = Pool::builder(manager).max_size(CONNECTIONS).runtime(Runtime::Tokio1).post_create(settled);
    let pool = pool.wait_timeout(Some(TIMEOUT)).create_timeout(Some(TIMEOUT)).recycle_timeout(Some(TIMEOUT));
    pool.build().map_err(StoreError::unavailable)
}

async fn prepare(pool: &Pool) -> Result<(), StoreError> {
    let mut session = NodeSession::new(pool).await?;
    session.script("BEGIN").await?;
    session.script(MIGRATION_LOCK).await?;
    migrate(&mut session).await?;
    session.commit().await
}

async fn keep_writing(pool: Pool, mut waiting: Waiting) {
    while waiting.wait().await {
        let batch = waiting.gather();
        // Appends come first, in a transaction of their own: they lock tables in the order of their ids, and other
        // changes would break that order.
        let (mut appends, mut rest) = batch.split();
        if !appends.is_empty() {
            let stored = store_appends(&pool, &mut appends).await;
            settle(&waiting, appends, &stored);
        }
        if !rest.is_empty() {
            let stored = store(&pool, &mut rest).await;
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

async fn store_appends(pool: &Pool, batch: &mut Batch) -> Result<(), StoreError> {
    let mut session = NodeSession::new(pool).await?;
    session.defer("BEGIN")?;
    match appends::make_together(&mut session, batch.appendings()).await {
        Ok(()) => session.commit().await,
        // One of them failed: run each by itself, so that the others succeed.
        Err(_) => {
            drop(session);
            store(pool, batch).await
        }
    }
}

async fn store(pool: &Pool, batch: &mut Batch) -> Result<(), StoreError> {
    let mut session = NodeSession::new(pool).await?;
    session.defer("BEGIN")?;
    // A session that is dropped before its end is rolled back.
    batch.run(&mut session).await?;
    session.commit().await
}

impl Node {
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
