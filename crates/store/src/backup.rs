//! Backups: a backup is read and checked as a whole before any of it is restored.

use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::{self, BufRead, BufReader, Read},
    path::{Path, PathBuf},
};

use super::{
    Backend, CheckReport, Claim, Damage, Fault, FaultPlace, Harm, MIGRATIONS, Progress, Store, StoreError, TableId,
    archive::{ArchiveEnd, ArchiveLine, ArchiveTally, Heading},
    check::{Listener, TableRows, check},
    schema::migrate,
    seals,
    shelves::{Pages, SHELVES, Shelf, refuse_if_filled},
    sql::{Row, Session, cells, first},
    sqlite::{FileSession, now},
};

/// The first bytes of a SQLite file, and of an export.
const SQLITE: &[u8] = b"SQLite format 3\0";
const LINES: &[u8] = b"{\"rynek_store\"";
/// The longest first line, in bytes.
const MAX_HEADING: u64 = 4096;

/// A SQLite file or an export that was read and checked. Nothing was changed.
pub struct Backup {
    session: FileSession,
    report: CheckReport,
}

impl std::fmt::Debug for Backup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Backup").field("report", &self.report).finish_non_exhaustive()
    }
}

impl Backup {
    /// Reads a file and checks everything in it. Damage is in the report. It is an error if the file is not a backup,
    /// or if a newer version wrote it.
    pub async fn open(
        path: impl AsRef<Path>,
        mut listener: impl FnMut(Progress) + Send + 'static,
    ) -> Result<Backup, StoreError> {
        let path = path.as_ref().to_owned();
        let reading = tokio::task::spawn_blocking(move || Backup::read(&path, &mut listener));
        reading.await.map_err(StoreError::unavailable)?
    }

    fn read(path: &Path, listener: Listener<'_>) -> Result<Backup, StoreError> {
        let unreadable = |error: io::Error| StoreError::unavailable(format!("{}: {error}", path.display()));
        let mut file = BufReader::new(File::open(path).map_err(unreadable)?);
        let start = file.fill_buf().map_err(unreadable)?;
        if start.is_empty() {
            return Err(StoreError::Empty);
        }
        let (copied, written) = (start.starts_with(SQLITE), start.starts_with(LINES));
        if written {
            return Backup::of_lines(file, listener);
        }
        // Closing a file drops all locks of the process on it, including those of SQLite.
        drop(file);
        if copied { Backup::of_file(path, listener) } else { Err(StoreError::NotAStore) }
    }

    /// Reads the lines of an export.
    fn of_lines(mut lines: impl BufRead, listener: Listener<'_>) -> Result<Backup, StoreError> {
        let mut session = FileSession::passing()?;
        session.connection.execute_batch("BEGIN")?;
        let mut report = CheckReport::default();
        now(read_lines(&mut session, &mut lines, &mut report))?;
        now(check(&mut session, &mut report, listener))?;
        Ok(Backup { session, report })
    }

    fn of_file(path: &Path, listener: Listener<'_>) -> Result<Backup, StoreError> {
        let mut session = FileSession::look(path)?;
        let mut report = CheckReport::default();
        // A transaction reads one snapshot.
        session.connection.execute_batch("BEGIN")?;
        let known = MIGRATIONS.len() as u64;
        match now(describe(&mut session, &mut report)) {
            Ok(()) if report.version > known => return Err(StoreError::Newer { found: report.version, known }),
            Ok(()) if report.version == 0 => return Err(StoreError::NotAStore),
            Ok(()) => {}
            Err(StoreError::Corrupt { .. }) => {
                report.add(FaultPlace::File, Damage::Unreadable);
                return Ok(Backup { session, report });
            }
            Err(error) => return Err(error),
        }
        if report.version < known {
            session = migrated_copy(&session)?;
        }
        now(check(&mut session, &mut report, listener))?;
        Ok(Backup { session, report })
    }

    /// What the check found.
    pub fn report(&self) -> &CheckReport {
        &self.report
    }

    /// Restores everything undamaged to a new file.
    pub async fn put(self, place: impl AsRef<Path>) -> Result<(), StoreError> {
        let place = place.as_ref().to_owned();
        let putting = tokio::task::spawn_blocking(move || self.put_at(&place));
        putting.await.map_err(StoreError::unavailable)?
    }

    fn put_at(mut self, place: &Path) -> Result<(), StoreError> {
        let _claim = Claim::on(place)?;
        if place.exists() {
            return Err(StoreError::Exists);
        }
        let part = beside(place, ".part");
        remove_all(&part);
        let put = self.write(&part).and_then(|()| publish(&part, place));
        remove_all(&part);
        put
    }

    fn write(&mut self, part: &Path) -> Result<(), StoreError> {
        let mut store = FileSession::fresh(part)?;
        store.connection.execute_batch("BEGIN IMMEDIATE")?;
        now(copy(&mut self.session, &mut store, &self.report))?;
        // Without a write-ahead log, the file is complete by itself.
        store.connection.execute_batch("COMMIT; PRAGMA journal_mode = DELETE")?;
        Ok(())
    }

    /// Restores everything undamaged to an empty store, all or nothing. [`StoreError::Exists`] if it is not empty.
    pub async fn fill(mut self, store: &Store) -> Result<(), StoreError> {
        store
            .write_alone(move |session| Box::pin(async move { copy(&mut self.session, session, &self.report).await }))
            .await
    }
}

impl Store {
    /// Checks a snapshot of everything.
    pub async fn check(&self, mut listener: impl FnMut(Progress) + Send + 'static) -> Result<CheckReport, StoreError> {
        if let Backend::Sqlite(readers) = &self.0.engine {
            return Ok(Backup::open(readers.path(), listener).await?.report().clone());
        }
        self.read(move |session| {
            Box::pin(async move {
                let found = version_of(session).await?;
                let known = MIGRATIONS.len() as u64;
                if found < known {
                    return Err(StoreError::Older { found, known });
                }
                let mut report = CheckReport { version: found, ..CheckReport::default() };
                check(session, &mut report, &mut listener).await?;
                Ok(report)
            })
        })
        .await
    }

    /// Imports an [export](Store::export), all or nothing. Refuses it if any of it is damaged. [`StoreError::Exists`]
    /// unless the store is empty. Returns the number of tables.
    pub async fn import(&self, lines: impl Read + Send + 'static) -> Result<u64, StoreError> {
        let reading = tokio::task::spawn_blocking(|| Backup::of_lines(BufReader::new(lines), &mut |_| ()));
        let backup = reading.await.map_err(StoreError::unavailable)??;
        if let Some(Fault { place, damage }) = backup.report.faults.first() {
            return Err(StoreError::corrupt(format!("{place:?}: {}", damage.code())));
        }
        let tables = backup.report.tables;
        backup.fill(self).await?;
        Ok(tables)
    }
}

/// The version of the store in a database.
async fn version_of(session: &mut dyn Session) -> Result<u64, StoreError> {
    let known = MIGRATIONS.len() as u64;
    let there = first(session, "SELECT CAST(to_regclass('schema_version') AS TEXT)", cells![]).await?;
    if there.as_ref().is_none_or(|row| row.text(0).is_err()) {
        return Err(StoreError::NotAStore);
    }
    let row = first(session, "SELECT version FROM schema_version", cells![]).await?;
    let found = row.ok_or(StoreError::NotAStore)?.count(0)?;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(suffix);
    name.into()
}

/// Removes an unfinished file. If that fails, it does no harm.
fn remove_all(part: &Path) {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let _ = fs::remove_file(beside(part, suffix));
    }
}

/// Renames a finished file, unless its new name is taken meanwhile.
fn publish(part: &Path, place: &Path) -> Result<(), StoreError> {
    let linked = fs::hard_link(part, place).or_else(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Err(error),
        // Not every file system supports links.
        _ => fs::rename(part, place),
    });
    linked.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists,
        _ => StoreError::unavailable(format!("{}: {error}", place.display())),
    })?;
    let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // If the folder cannot be flushed, the file itself still is.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Reads the version of a SQLite file, and lets SQLite check its structure.
async fn describe(session: &mut dyn Session, report: &mut CheckReport) -> Result<(), StoreError> {
    if !has_table(session, "schema_version").await? {
        return Ok(());
    }
    let row = first(session, "SELECT version FROM schema_version", cells![]).await?;
    report.version = row.map_or(Ok(0), |row| row.count(0))?;
    report.sealed = has_table(session, "seals").await?;
    let found = session.run("PRAGMA integrity_check(1)", cells![]).await;
    let sound = found.is_ok_and(|rows| rows.first().is_some_and(|row| row.text(0) == Ok("ok")));
    if !sound {
        report.add(FaultPlace::File, Damage::Structure);
    }
    Ok(())
}

async fn has_table(session: &mut dyn Session, name: &str) -> Result<bool, StoreError> {
    let statement = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = $1";
    Ok(first(session, statement, cells![name]).await?.is_some())
}

/// A copy of an older store, migrated to the current version.
fn migrated_copy(older: &FileSession) -> Result<FileSession, StoreError> {
    let mut copy = FileSession::copy_of(older)?;
    copy.connection.execute_batch("BEGIN")?;
    now(migrate(&mut copy))?;
    Ok(copy)
}

/// Inserts the rows of all lines, and reports damaged lines.
async fn read_lines(
    session: &mut dyn Session,
    lines: &mut impl BufRead,
    report: &mut CheckReport,
) -> Result<(), StoreError> {
    session.script(seals::TABLE).await?;
    let known = MIGRATIONS.len() as u64;
    let mut tally = ArchiveTally::default();
    let mut line = Vec::new();
    let heading = next_line(&mut lines.take(MAX_HEADING), &mut line)?.then(|| serde_json::from_slice(&line));
    let Some(Ok(Heading { rynek_store: found, sealed })) = heading else { return Err(StoreError::NotAStore) };
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    tally.add(&line);
    (report.version, report.sealed) = (found, sealed);
    let mut reader = LineReader { older: found < known, sealed: 0, end: None };
    while next_line(lines, &mut line)? {
        let number = tally.lines() + 1;
        if reader.end.is_some() {
            report.add(FaultPlace::Line { line: number }, Damage::Malformed);
        } else if let Err(damage) = reader.read(session, &line).await? {
            report.add(FaultPlace::Line { line: number }, damage);
        }
        if reader.end.is_none() {
            tally.add(&line);
        }
    }
    seals::count(session, reader.sealed).await?;
    let expected = tally.end();
    match reader.end {
        Some(end) if end != expected => report.add(FaultPlace::File, Damage::Bytes),
        None if sealed => report.add(FaultPlace::File, Damage::CutOff),
        _ => {}
    }
    Ok(())
}

/// Reads a line without its line end. Returns whether there was one.
fn next_line(lines: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, StoreError> {
    line.clear();
    let read = lines.read_until(b'\n', line).map_err(StoreError::unavailable)?;
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    Ok(read > 0)
}

struct LineReader {
    older: bool,
    /// How many seals were read.
    sealed: u64,
    end: Option<ArchiveEnd>,
}

impl LineReader {
    /// Inserts the row of a line, or says what is wrong with the line.
    async fn read(&mut self, session: &mut dyn Session, line: &[u8]) -> Result<Result<(), Damage>, StoreError> {
        let inserted = match ArchiveLine::read(line, self.older) {
            Ok(ArchiveLine::Row(shelf, row)) => shelf.insert(session, &row).await,
            Ok(ArchiveLine::Seal(seal)) => {
                self.sealed += 1;
                seals::insert(session, Some(seal)).await.map(|_| ())
            }
            Ok(ArchiveLine::End(end)) => {
                self.end = Some(end);
                Ok(())
            }
            Err(error) => Err(error),
        };
        match inserted {
            Ok(()) => Ok(Ok(())),
            Err(StoreError::Corrupt { what }) if what.contains("UNIQUE") => Ok(Err(Damage::Twice)),
            Err(StoreError::Corrupt { .. }) => Ok(Err(Damage::Malformed)),
            Err(error) => Err(error),
        }
    }
}

/// What is not copied, and which tables are repaired.
struct Choice<'a> {
    lost: BTreeSet<TableId>,
    mended: BTreeSet<TableId>,
    rows: BTreeSet<(&'a str, &'a str)>,
}

impl<'a> Choice<'a> {
    fn from(report: &'a CheckReport) -> Choice<'a> {
        let mut choice = Choice { lost: report.lost_tables(), mended: BTreeSet::new(), rows: BTreeSet::new() };
        for Fault { place, damage } in &report.faults {
            match (place, damage) {
                (FaultPlace::Table { table }, Damage::ChatLine | Damage::Listing) => {
                    choice.mended.insert(*table);
                }
                (FaultPlace::Row { shelf, key }, damage) if damage.harm() == Harm::LeftOut => {
                    choice.rows.insert((shelf, key));
                }
                _ => {}
            }
        }
        choice
    }

    /// Whether a row is left out, because it or the row it belongs to is damaged.
    fn leaves_out(&self, shelf: &Shelf, row: &Row) -> bool {
        let lost = |shelf: &str, key: Result<&str, StoreError>| key.is_ok_and(|key| self.rows.contains(&(shelf, key)));
        let by_itself = shelf.key_of(row).is_ok_and(|key| self.rows.contains(&(shelf.name, key.as_str())));
        by_itself
            || match shelf.name {
                "tokens" => lost("people", row.text(1)),
                "shunned" => lost("people", row.text(0)),
                "day_attempts" => lost("people", row.text(3)),
                "rating_steps" => lost("rated", row.text(0)),
                _ => false,
            }
    }
}

/// Copies everything undamaged to an empty store.
async fn copy(from: &mut FileSession, to: &mut dyn Session, report: &CheckReport) -> Result<(), StoreError> {
    if report.harm() == Some(Harm::Fatal) {
        return Err(StoreError::corrupt("too much of it is unreadable"));
    }
    refuse_if_filled(to).await?;
    let choice = Choice::from(report);
    for shelf in &SHELVES {
        if shelf.table_column().is_some() && shelf.name != "tables" {
            // They are copied with their tables.
            continue;
        }
        let mut pages = Pages::of(shelf);
        while let Some(rows) = pages.next(from).await? {
            for row in rows.into_iter().filter(|row| !choice.leaves_out(shelf, row)) {
                if shelf.name == "tables" {
                    copy_table(from, to, row, &choice).await?;
                } else {
                    shelf.insert(to, &row).await?;
                }
            }
        }
    }
    Ok(())
}

async fn copy_table(
    from: &mut FileSession,
    to: &mut dyn Session,
    row: Row,
    choice: &Choice<'_>,
) -> Result<(), StoreError> {
    let id: TableId = row.id(0)?;
    if choice.lost.contains(&id) {
        return Ok(());
    }
    let mut kept = TableRows::read(from, id, row).await?;
    if choice.mended.contains(&id) {
        kept.drop_unreadable_chat();
        kept.repair();
    }
    for (shelf, rows) in kept.rows() {
        for row in rows {
            shelf.insert(to, row).await?;
        }
    }
    Ok(())
}
