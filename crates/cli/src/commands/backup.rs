//! `rynek backup FILE` and `rynek restore FILE`: everything that is kept, in one file.
//!
//! A store of one file is copied as it is, while it is in use; a database is written as lines of text. Either kind of
//! file can be restored into either kind of store.

use std::{
    fs::{self, File, OpenOptions},
    future::Future,
    io::{self, BufRead, BufReader, BufWriter, Read},
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use rynek_kernel::{Explain, Message};
use rynek_server::Config;
use rynek_tables::store::{Store, StoreError};

use super::serve::sources;
use crate::{
    failure::{Code, Failure},
    terminal::Terminal,
};

/// What a file of SQLite begins with.
const SQLITE: &[u8] = b"SQLite\x20format\x203\0";

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::new(Code::Refused, error.message())
    }
}

/// Copies everything into a new file.
pub fn backup(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (config, path) = asked(matches)?;
    if path.exists() {
        return Err(refused("cli-backup-exists", &path));
    }
    if !is_database(&config) && !Path::new(&config.store_address()).exists() {
        return Err(refused("cli-backup-nothing", Path::new(&config.store_address())));
    }
    wait(async {
        let store = Store::open(&config.store_address()).await?;
        if is_database(&config) { export(&store, &path).await } else { Ok(store.backup(&path).await?) }
    })?;
    Ok(terminal.say(&Message::new("cli-backed-up").with("path", path.display().to_string()))?)
}

/// Takes everything from such a file into a store that is empty.
pub fn restore(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (config, path) = asked(matches)?;
    let copied = is_sqlite(&path).map_err(|error| Failure::reading(&path, error))?;
    if !is_database(&config) && Path::new(&config.store_address()).exists() {
        return Err(refused("cli-restore-filled", Path::new(&config.store_address())));
    }
    if config.store.is_none() {
        fs::create_dir_all(&config.data).map_err(|error| Failure::writing(&config.data, error))?;
    }
    wait(async {
        match (copied, is_database(&config)) {
            (true, false) => put_back(&path, Path::new(&config.store_address())).await,
            (true, true) => move_over(&path, &Store::open(&config.store_address()).await?).await,
            (false, _) => import(&path, &Store::open(&config.store_address()).await?).await,
        }
    })?;
    Ok(terminal.say(&Message::new("cli-restored").with("path", path.display().to_string()))?)
}

fn asked(matches: &ArgMatches) -> Result<(Config, PathBuf), Failure> {
    let path = matches.get_one::<String>("file").expect("a file is required");
    let config = sources(matches)?.read().map_err(|error| Failure::usage(error.message()))?;
    Ok((config, path.into()))
}

fn refused(key: &'static str, path: &Path) -> Failure {
    Failure::new(Code::Refused, Message::new(key).with("path", path.display().to_string()))
}

fn is_database(config: &Config) -> bool {
    config.store.as_ref().is_some_and(|store| store.starts_with("postgres"))
}

fn is_sqlite(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?.take(SQLITE.len() as u64).read_to_end(&mut start)?;
    Ok(start == SQLITE)
}

fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(Failure::from)?.block_on(work)
}

/// Only its owner may read what is written: the seeds of running games are among it.
fn private(path: &Path) -> Result<File, Failure> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| Failure::writing(path, error))
}

async fn export(store: &Store, path: &Path) -> Result<(), Failure> {
    let file = private(path)?;
    let written = store.export(BufWriter::new(file.try_clone()?)).await;
    let kept =
        written.map_err(Failure::from).and_then(|_| file.sync_all().map_err(|error| Failure::writing(path, error)));
    if kept.is_err() {
        // What is half written is of no use; that it is still there does no harm.
        let _ = fs::remove_file(path);
    }
    kept
}

async fn import(path: &Path, store: &Store) -> Result<(), Failure> {
    let file = File::open(path).map_err(|error| Failure::reading(path, error))?;
    store.import(BufReader::new(file).lines()).await?;
    Ok(())
}

/// A copy of a file, back in its place. It is opened once, so that a damaged one is noticed now.
async fn put_back(path: &Path, place: &Path) -> Result<(), Failure> {
    let copied = copy(path, place);
    let opened = match copied {
        Ok(()) => Store::sqlite(place).await.map(|_| ()).map_err(Failure::from),
        Err(failure) => Err(failure),
    };
    if opened.is_err() {
        let _ = fs::remove_file(place);
    }
    opened
}

fn copy(path: &Path, place: &Path) -> Result<(), Failure> {
    let mut from = File::open(path).map_err(|error| Failure::reading(path, error))?;
    let mut to = private(place)?;
    let copied = io::copy(&mut from, &mut to).and_then(|_| to.sync_all());
    copied.map_err(|error| Failure::writing(place, error))
}

/// From the copy of a file into a database, line by line.
async fn move_over(path: &Path, store: &Store) -> Result<(), Failure> {
    let mut beside = path.to_owned().into_os_string();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    // Opening a store may change it, and a backup should stay as it is.
    copy(path, &beside)?;
    let moved = async {
        let from = Store::sqlite(&beside).await?;
        let (lines, out) = io::pipe()?;
        let (written, taken) =
            tokio::join!(from.export(BufWriter::new(out)), store.import(BufReader::new(lines).lines()));
        taken?;
        written?;
        Ok(())
    }
    .await;
    for suffix in ["", "-wal", "-shm"] {
        let mut part = beside.clone().into_os_string();
        part.push(suffix);
        let _ = fs::remove_file(part);
    }
    moved
}
