//! `rynek backup FILE` and `rynek restore FILE`: all data in one file.
//!
//! A SQLite store is copied while it is in use; a database is written as lines of text. Either kind of file can be
//! restored into either kind of store, after all of it is checked.

use std::{
    fs::{self, File, OpenOptions},
    io::BufWriter,
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use rynek_kernel::Message;
use rynek_server::Config;
use rynek_store::{Backup, CheckReport, Claim, Harm, Store};

use super::store::{config, examine, file_of, list, wait};
use crate::{args, failure::Failure, terminal::Terminal};

/// Copies all data into a new file.
pub fn backup(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (config, path) = asked(matches, terminal)?;
    if path.exists() {
        return Err(Failure::at("cli-backup-exists", &path));
    }
    let place = file_of(&config);
    if let Some(place) = place.as_ref().filter(|place| !place.exists()) {
        return Err(Failure::at("cli-backup-nothing", place));
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

/// Restores all data into an empty store.
pub fn restore(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (config, path) = asked(matches, terminal)?;
    let place = file_of(&config);
    if let Some(place) = &place {
        refuse_if_taken(place)?;
    }
    if config.store.is_none() {
        fs::create_dir_all(&config.data).map_err(|error| Failure::writing(&config.data, error))?;
    }
    let report = wait(async {
        let backup = examine(&path, terminal).await?;
        let report = backup.report().clone();
        refuse_damaged(&report, &path, matches.get_flag("skip-damaged"), terminal)?;
        put(backup, place.as_deref(), &config).await?;
        Ok(report)
    })?;
    tell(&report, &path, terminal)
}

/// A running server has a lock on its file even if the file was deleted.
fn refuse_if_taken(place: &Path) -> Result<(), Failure> {
    if place.parent().is_none_or(|folder| folder.as_os_str().is_empty() || folder.exists()) {
        Claim::on(place)?;
    }
    if place.exists() { Err(Failure::at("cli-restore-filled", place)) } else { Ok(()) }
}

async fn put(backup: Backup, place: Option<&Path>, config: &Config) -> Result<(), Failure> {
    match place {
        Some(place) => backup.put(place).await?,
        None => backup.fill(&Store::open(&config.store_address()).await?).await?,
    }
    Ok(())
}

/// Refuses a damaged backup, unless the user asked for its sound part.
fn refuse_damaged(report: &CheckReport, path: &Path, skip: bool, terminal: &Terminal<'_>) -> Result<(), Failure> {
    let key = match report.harm() {
        None | Some(Harm::Mended) => return Ok(()),
        Some(Harm::Kept | Harm::LeftOut) if skip => return Ok(()),
        Some(Harm::Kept | Harm::LeftOut) => "cli-restore-damaged",
        Some(Harm::Fatal) => "cli-restore-lost",
    };
    Err(Failure::at(key, path).with("faults", list(report, terminal)))
}

fn tell(report: &CheckReport, path: &Path, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let path = path.display().to_string();
    if report.is_sound() {
        return Ok(terminal.say(&Message::new("cli-restored").with("path", path))?);
    }
    let (lost, faults) = (report.lost_tables().len(), list(report, terminal));
    let message = Message::new("cli-restored-in-part").with("path", path).with("tables", lost).with("faults", faults);
    Ok(terminal.say(&message)?)
}

fn asked(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<(Config, PathBuf), Failure> {
    let path = args::path(matches, "file").expect("a file is required");
    Ok((config(matches, terminal)?, path.to_owned()))
}

/// Only the owner may read the file: it contains the seeds of running games.
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
        // A partial file is useless; if it cannot be removed, it does no harm.
        let _ = fs::remove_file(path);
    }
    kept
}
