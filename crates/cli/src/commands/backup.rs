//! `rynek backup FILE` and `rynek restore FILE`: everything that is kept, in one file.
//!
//! A store of one file is copied as it is, while it is in use; a database is written as lines of text. Either kind of
//! file can be restored into either kind of store, once all of it is checked.

use std::{
    fs::{self, File, OpenOptions},
    future::Future,
    io::BufWriter,
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use rynek_kernel::{Explain, Message};
use rynek_server::Config;
use rynek_tables::store::{Backup, Claim, Harm, Report, Store, StoreError};

use super::{
    check::{examine, list},
    serve::sources,
};
use crate::{
    failure::{Code, Failure},
    terminal::Terminal,
};

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
    let place = file_of(&config);
    if let Some(place) = place.as_ref().filter(|place| !place.exists()) {
        return Err(refused("cli-backup-nothing", place));
    }
    let sealed = wait(async {
        let store = Store::open(&config.store_address()).await?;
        if place.is_none() { export(&store, &path).await.map(|()| true) } else { Ok(store.backup(&path).await?) }
    })?;
    let path = path.display().to_string();
    terminal.say(&Message::new("cli-backed-up").with("path", path.as_str()))?;
    if !sealed {
        terminal.say(&Message::new("cli-backed-up-damaged").with("path", path))?;
    }
    Ok(())
}

/// Takes everything from such a file into a store that is empty.
pub fn restore(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (config, path) = asked(matches)?;
    let place = file_of(&config);
    if let Some(place) = &place {
        refuse_if_taken(place)?;
    }
    if config.store.is_none() {
        fs::create_dir_all(&config.data).map_err(|error| Failure::writing(&config.data, error))?;
    }
    let report = wait(async {
        let backup = examine(&path).await?;
        let report = backup.report().clone();
        refuse_damaged(&report, &path, matches.get_flag("skip-damaged"), terminal)?;
        put(backup, place.as_deref(), &config).await?;
        Ok(report)
    })?;
    tell(&report, &path, terminal)
}

/// A server that runs has a claim on its file even if the file was taken away.
fn refuse_if_taken(place: &Path) -> Result<(), Failure> {
    if place.parent().is_none_or(|folder| folder.as_os_str().is_empty() || folder.exists()) {
        Claim::on(place)?;
    }
    if place.exists() { Err(refused("cli-restore-filled", place)) } else { Ok(()) }
}

async fn put(backup: Backup, place: Option<&Path>, config: &Config) -> Result<(), Failure> {
    match place {
        Some(place) => backup.put(place).await?,
        None => backup.fill(&Store::open(&config.store_address()).await?).await?,
    }
    Ok(())
}

/// Refuses a damaged backup, unless whatever is sound in it was asked for.
fn refuse_damaged(report: &Report, path: &Path, skip: bool, terminal: &Terminal<'_>) -> Result<(), Failure> {
    let key = match report.harm() {
        None | Some(Harm::Mended) => return Ok(()),
        Some(Harm::Kept | Harm::LeftOut) if skip => return Ok(()),
        Some(Harm::Kept | Harm::LeftOut) => "cli-restore-damaged",
        Some(Harm::Fatal) => "cli-restore-lost",
    };
    let message = Message::new(key).with("path", path.display().to_string()).with("faults", list(report, terminal));
    Err(Failure::new(Code::Refused, message))
}

fn tell(report: &Report, path: &Path, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let path = path.display().to_string();
    if report.is_sound() {
        return Ok(terminal.say(&Message::new("cli-restored").with("path", path))?);
    }
    let (lost, faults) = (report.lost_tables().len(), list(report, terminal));
    let message = Message::new("cli-restored-in-part").with("path", path).with("tables", lost).with("faults", faults);
    Ok(terminal.say(&message)?)
}

fn asked(matches: &ArgMatches) -> Result<(Config, PathBuf), Failure> {
    let path = matches.get_one::<String>("file").expect("a file is required");
    let config = sources(matches)?.read().map_err(|error| Failure::usage(error.message()))?;
    Ok((config, path.into()))
}

fn refused(key: &'static str, path: &Path) -> Failure {
    Failure::new(Code::Refused, Message::new(key).with("path", path.display().to_string()))
}

/// The file that everything is kept in, unless that is a database.
pub fn file_of(config: &Config) -> Option<PathBuf> {
    let address = config.store_address();
    let file = || address.strip_prefix("sqlite://").unwrap_or(&address).into();
    (!address.starts_with("postgres")).then(file)
}

pub fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
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
