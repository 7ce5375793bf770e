//! The store in a SQLite file.

use std::{
    fmt,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll, Waker},
    time::{Duration, Instant},
};

use rusqlite::{
    Connection, ErrorCode, OpenFlags, ToSql,
    backup::Backup,
    config::DbConfig,
    types::{ToSqlOutput, Value, ValueRef},
};
use tokio::sync::{Semaphore, broadcast, oneshot};

use super::{
    Claim, StoreChange, StoreError, StoreFigures,
    schema::migrate,
    seals,
    sql::{Answer, Cell, Row, Session},
    writer::{Batch, Queue, Waiting},
};

/// How long a connection waits for another program that uses the file.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it takes at least from one flush to the next while many write.
const FLUSHES: Duration = Duration::from_millis(2);
/// How many look-ups go on at once.
const READERS: usize = 4;
/// How many statements a connection keeps ready.
const STATEMENTS: usize = 128;
/// The names of places in statements.
const PLACES: [&str; 16] =
    ["$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9", "$10", "$11", "$12", "$13", "$14", "$15", "$16"];

/// For a file that is opened for reading only, an error means damage, unless another program has locked the file.
fn damage(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::unavailable(error),
        _ => StoreError::corrupt(error.to_string()),
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            // Keys are checked before an insert, so a duplicate means damage.
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase | ErrorCode::ConstraintViolation) => {
                StoreError::corrupt(error.to_string())
            }
            _ => StoreError::unavailable(error),
        }
    }
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Cell::Nothing => ToSqlOutput::Owned(Value::Null),
            Cell::Int(value) => ToSqlOutput::Owned(Value::Integer(*value)),
            Cell::Real(value) => ToSqlOutput::Owned(Value::Real(*value)),
            Cell::Text(value) => ToSqlOutput::Borrowed(ValueRef::Text(value.as_bytes())),
        })
    }
}

fn cell(value: ValueRef<'_>) -> Result<Cell, StoreError> {
    Ok(match value {
        ValueRef::Null => Cell::Nothing,
        ValueRef::Integer(value) => Cell::Int(value),
        ValueRef::Real(value) => Cell::Real(value),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|_| StoreError::corrupt("text is not text"))?;
            Cell::Text(text.to_owned())
        }
        ValueRef::Blob(_) => return Err(StoreError::corrupt("there are bytes where none were stored")),
    })
}

/// Why a row was not read.
enum SqliteFault {
    Sqlite(rusqlite::Error),
    Value(StoreError),
}

impl From<rusqlite::Error> for SqliteFault {
    fn from(error: rusqlite::Error) -> SqliteFault {
        SqliteFault::Sqlite(error)
    }
}

/// A connection to the file.
pub(crate) struct FileSession {
    pub(crate) connection: Connection,
    told: Vec<StoreChange>,
    /// Whether the file is opened for reading only.
    looks: bool,
}

impl FileSession {
    fn open(path: &Path, flags: OpenFlags, settings: &str) -> Result<FileSession, StoreError> {
        FileSession::settled(Connection::open_with_flags(path, flags)?, settings)
    }

    fn settled(connection: Connection, settings: &str) -> Result<FileSession, StoreError> {
        connection.busy_timeout(PATIENCE)?;
        // The switch to a write-ahead log ignores the timeout: it fails immediately if another connection does the
        // same.
        let began = Instant::now();
        while let Err(error) = connection.execute_batch(settings) {
            if error.sqlite_error_code() != Some(ErrorCode::DatabaseBusy) || began.elapsed() > PATIENCE {
                return Err(error.into());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        Ok(FileSession { connection, told: Vec::new(), looks: false })
    }

    /// One of several connections of a server.
    fn share(path: &Path) -> Result<FileSession, StoreError> {
        FileSession::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX, READER)
    }

    /// Opens a file without changing or creating it.
    pub(crate) fn look(path: &Path) -> Result<FileSession, StoreError> {
        let open = |flags| FileSession::open(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX, READER);
        let has_log = has_log(path)?;
        // Only a connection that may write can read a log beside the file, or remove one that it had to make.
        let writable = open(OpenFlags::SQLITE_OPEN_READ_WRITE).ok();
        let session = writable.map_or_else(|| open(OpenFlags::SQLITE_OPEN_READ_ONLY), Ok)?;
        // The last connection moves the log into the file when it closes; a reader must leave both unchanged.
        session.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, has_log)?;
        Ok(FileSession { looks: true, ..session })
    }

    /// An empty temporary store, deleted with the connection. It is on the disk if it grows large.
    pub(crate) fn passing() -> Result<FileSession, StoreError> {
        let settings = "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA trusted_schema = OFF;";
        let mut session = FileSession::settled(Connection::open("")?, settings)?;
        now(migrate(&mut session))?;
        Ok(FileSession { looks: true, ..session })
    }

    /// A temporary copy of a file.
    pub(crate) fn copy_of(source: &FileSession) -> Result<FileSession, StoreError> {
        let mut copy = Connection::open("")?;
        Backup::new(&source.connection, &mut copy)?.step(-1)?;
        let session = FileSession::settled(copy, "PRAGMA foreign_keys = OFF; PRAGMA trusted_schema = OFF;")?;
        Ok(FileSession { looks: true, ..session })
    }

    /// A new store in a new file.
    pub(crate) fn fresh(path: &Path) -> Result<FileSession, StoreError> {
        open_writer(path)
    }

    /// Begins a transaction that writes.
    fn begin(&mut self) -> Result<(), StoreError> {
        self.told.clear();
        self.plain("BEGIN IMMEDIATE")
    }

    /// Ends a transaction without effect, unless SQLite has done so already.
    fn roll_back(&mut self) -> Result<(), StoreError> {
        if self.connection.is_autocommit() { Ok(()) } else { self.plain("ROLLBACK") }
    }

    /// Runs a statement that has no places and answers nothing, and keeps it ready.
    fn plain(&self, statement: &str) -> Result<(), StoreError> {
        Ok(self.connection.prepare_cached(statement)?.raw_execute().map(|_| ())?)
    }

    fn query(&self, statement: &str, cells: &[Cell]) -> Result<Vec<Row>, StoreError> {
        let rows = self.rows(statement, cells);
        rows.map_err(|fault| match fault {
            SqliteFault::Sqlite(error) if self.looks => damage(error),
            SqliteFault::Sqlite(error) => error.into(),
            SqliteFault::Value(error) => error,
        })
    }

    fn rows(&self, statement: &str, cells: &[Cell]) -> Result<Vec<Row>, SqliteFault> {
        debug_assert!(cells.len() <= PLACES.len(), "no statement has so many places");
        let mut statement = self.connection.prepare_cached(statement)?;
        for (place, cell) in PLACES.iter().zip(cells) {
            if let Some(index) = statement.parameter_index(place)? {
                statement.raw_bind_parameter(index, cell)?;
            }
        }
        let columns = statement.column_count();
        let mut found = statement.raw_query();
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let row: Result<Vec<Cell>, SqliteFault> =
                (0..columns).map(|column| cell(row.get_ref(column)?).map_err(SqliteFault::Value)).collect();
            rows.push(Row(row?));
        }
        Ok(rows)
    }
}

impl Session for FileSession {
    fn run<'a>(&'a mut self, statement: &'a str, cells: &'a [Cell]) -> Answer<'a, Vec<Row>> {
        let rows = self.query(statement, cells);
        Box::pin(std::future::ready(rows))
    }

    fn script<'a>(&'a mut self, statements: &'a str) -> Answer<'a, ()> {
        let done = self.connection.execute_batch(statements).map_err(StoreError::from);
        Box::pin(std::future::ready(done))
    }

    fn defer(&mut self, statements: &'static str) -> Result<(), StoreError> {
        self.plain(statements)
    }

    fn told(&mut self) -> &mut Vec<StoreChange> {
        &mut self.told
    }
}

const WRITER: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                      PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16384; PRAGMA trusted_schema = OFF;";
const READER: &str = "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF;";

/// Whether there is a write-ahead log with changes beside the file.
fn has_log(path: &Path) -> Result<bool, StoreError> {
    let length = |path: &Path| std::fs::metadata(path).map(|file| file.len());
    length(path).map_err(|error| StoreError::no_file(path, error))?;
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    Ok(length(Path::new(&log)).is_ok_and(|length| length > 0))
}

/// Claims the file for this process alone.
pub(crate) fn claim(path: &Path) -> Result<Claim, StoreError> {
    make_private(path)?;
    Claim::on(path)
}

/// Opens the file and starts the thread that writes to it. A claim is held until the last change is stored.
pub(crate) async fn open(
    path: &Path,
    news: broadcast::Sender<StoreChange>,
    claim: Option<Arc<Claim>>,
) -> Result<(Readers, Queue), StoreError> {
    let (queue, waiting) = Queue::new();
    let (ready, opened) = oneshot::channel();
    let file = path.to_owned();
    let thread = std::thread::Builder::new().name("rynek-store".to_owned());
    let writing = move || {
        let _claim = claim;
        write_to(&file, waiting, &news, ready);
    };
    thread.spawn(writing).map_err(StoreError::unavailable)?;
    opened.await.map_err(StoreError::unavailable)??;
    Ok((Readers::new(path, FileSession::share), queue))
}

/// Opens the file for reading only.
pub(crate) fn look(path: &Path) -> Result<Readers, StoreError> {
    FileSession::look(path)?;
    Ok(Readers::new(path, FileSession::look))
}

/// The writer thread. It ends when the last handle of the store is dropped.
fn write_to(
    path: &Path,
    waiting: Waiting,
    news: &broadcast::Sender<StoreChange>,
    ready: oneshot::Sender<Result<(), StoreError>>,
) {
    let opened = open_writer(path).map_err(|error| match error {
        StoreError::Unavailable { why, .. } => StoreError::no_file(path, why),
        error => error,
    });
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(StoreError::unavailable);
    match (opened, runtime) {
        (Ok(mut session), Ok(runtime)) => {
            // The caller may have gone; then there are no changes, and the thread ends.
            let _ = ready.send(Ok(()));
            runtime.block_on(keep_writing(&mut session, waiting, news));
        }
        (Err(error), _) | (_, Err(error)) => {
            let _ = ready.send(Err(error));
        }
    }
}

fn open_writer(path: &Path) -> Result<FileSession, StoreError> {
    make_private(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut session = FileSession::open(path, flags, WRITER)?;
    session.connection.execute_batch("BEGIN IMMEDIATE")?;
    now(migrate(&mut session))?;
    // A backup that is used as a store will change, so its checksums would be wrong.
    session.connection.execute_batch("DROP TABLE IF EXISTS seals; COMMIT")?;
    Ok(session)
}

/// The file holds the seeds of games that are not over, so only its owner may read it.
fn make_private(path: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ()).map_err(|error| StoreError::no_file(path, error))
}

async fn keep_writing(session: &mut FileSession, mut waiting: Waiting, news: &broadcast::Sender<StoreChange>) {
    let mut pace = Pace::default();
    while waiting.wait().await {
        pace.pause();
        let batch = waiting.gather();
        pace.begin(batch.len());
        let (mut appends, mut rest) = batch.split();
        let stored = store(session, &mut appends, &mut rest).await;
        let told = std::mem::take(&mut session.told);
        if stored.is_ok() {
            waiting.count_commit();
            told.into_iter().for_each(|change| {
                // It is no fault that nobody listens.
                let _ = news.send(change);
            });
        }
        appends.answer(&stored);
        rest.answer(&stored);
    }
}

/// Makes busy writers share flushes: a flush costs more than everything else about a change.
#[derive(Default)]
struct Pace {
    last: Option<Instant>,
    is_busy: bool,
}

impl Pace {
    /// Waits for more changes, if several came the last time. A writer that waits for each answer is never delayed.
    fn pause(&self) {
        if let Some(last) = self.last.filter(|_| self.is_busy) {
            std::thread::sleep((last + FLUSHES).saturating_duration_since(Instant::now()));
        }
    }

    fn begin(&mut self, changes: usize) {
        *self = Pace { last: Some(Instant::now()), is_busy: changes > 1 };
    }
}

async fn store(session: &mut FileSession, appends: &mut Batch, rest: &mut Batch) -> Result<(), StoreError> {
    session.begin()?;
    let stored = match make(session, appends, rest).await {
        Ok(()) => session.plain("COMMIT"),
        Err(error) => Err(error),
    };
    if stored.is_err() {
        session.roll_back()?;
    }
    stored
}

async fn make(session: &mut FileSession, appends: &mut Batch, rest: &mut Batch) -> Result<(), StoreError> {
    if !appends.run_appends(session).await {
        // Each by itself, then, so that the one that cannot be stored does not affect the others.
        session.roll_back()?;
        session.begin()?;
        appends.run(session).await?;
    }
    rest.run(session).await
}

/// What a session of a file answers, it answers at once.
pub(crate) fn now<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    match std::pin::pin!(answer).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => answer,
        Poll::Pending => Err(StoreError::unavailable("a file does not keep one waiting")),
    }
}

/// Connections for reading, opened when they are needed.
#[derive(Clone)]
pub(crate) struct Readers {
    path: Arc<PathBuf>,
    open: fn(&Path) -> Result<FileSession, StoreError>,
    idle: Arc<Mutex<Vec<FileSession>>>,
    places: Arc<Semaphore>,
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Readers").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Readers {
    fn new(path: &Path, open: fn(&Path) -> Result<FileSession, StoreError>) -> Readers {
        let (path, places) = (Arc::new(path.to_owned()), Arc::new(Semaphore::new(READERS)));
        Readers { path, open, idle: Arc::default(), places }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many connections are open. Callers wait for the writer only.
    pub fn figures(&self) -> StoreFigures {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).len();
        let used = READERS - self.places.available_permits().min(READERS);
        StoreFigures { connections: idle + used + 1, idle, callers: 0, queue: 0 }
    }

    fn session(&self) -> Result<FileSession, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| (self.open)(&self.path), Ok)
    }

    /// Reads from one snapshot of the file.
    pub async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T> + Send + 'static,
    {
        let place = self.places.clone().acquire_owned().await.map_err(StoreError::unavailable)?;
        let readers = self.clone();
        let looking = tokio::task::spawn_blocking(move || {
            let _place = place;
            readers.look(work)
        });
        looking.await.map_err(StoreError::unavailable)?
    }

    fn look<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        F: for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T>,
    {
        let mut session = self.session()?;
        session.connection.execute_batch("BEGIN")?;
        let answer = now(work(&mut session));
        if session.connection.execute_batch("ROLLBACK").is_ok() {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(session);
        }
        answer
    }

    /// Copies a snapshot of the file, and adds checksums if it is sound. Returns whether it is.
    pub async fn backup(&self, path: &Path) -> Result<bool, StoreError> {
        let (readers, path) = (self.clone(), path.to_owned());
        let copying = tokio::task::spawn_blocking(move || readers.copy_to(&path));
        copying.await.map_err(StoreError::unavailable)?
    }

    fn copy_to(&self, path: &Path) -> Result<bool, StoreError> {
        if path.exists() {
            return Err(StoreError::Exists);
        }
        let mut part = path.to_owned().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let copied = self.copy_all(&part);
        let rename = || std::fs::rename(&part, path).map_err(StoreError::unavailable);
        let kept = copied.and_then(|sealed| rename().map(|()| sealed));
        if kept.is_err() {
            // An unfinished copy is useless. If it cannot be removed, it does no harm.
            let _ = std::fs::remove_file(&part);
        }
        kept
    }

    fn copy_all(&self, part: &Path) -> Result<bool, StoreError> {
        make_private(part)?;
        let source = self.session()?;
        let mut copy = Connection::open(part)?;
        // All pages in one step: a copy in many steps starts again after every change, and might never end.
        Backup::new(&source.connection, &mut copy)?.step(-1)?;
        copy.execute_batch("PRAGMA journal_mode = DELETE")?;
        let mut copy = FileSession::settled(copy, "PRAGMA trusted_schema = OFF;")?;
        copy.connection.execute_batch("BEGIN IMMEDIATE")?;
        // What is damaged cannot be sealed; a copy without seals is better than none.
        let sealed = match now(seals::keep(&mut copy)) {
            Ok(()) => true,
            Err(StoreError::Corrupt { .. }) => false,
            Err(error) => return Err(error),
        };
        copy.connection.execute_batch(if sealed { "COMMIT" } else { "ROLLBACK" })?;
        Ok(sealed)
    }
}
