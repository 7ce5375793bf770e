//! `rynek check [FILE]`: whether a store or a backup is sound. Nothing is changed.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use indicatif::ProgressBar;
use rynek_kernel::{Explain, Message};
use rynek_tables::store::{Backup, Fault, Place, Progress, Report, Store};
use serde_json::{Value, json};

use super::{
    backup::{file_of, wait},
    serve::sources,
    simulate::progress_bar,
};
use crate::{
    failure::{Code, Failure},
    terminal::Terminal,
};

/// How much damage is listed for people; programs get all of it.
const LISTED: usize = 40;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (place, report) = match matches.get_one::<String>("file") {
        Some(path) => (path.clone(), check_file(Path::new(path))?),
        None => check_store(matches)?,
    };
    if matches.get_flag("json") {
        terminal.json(&as_json(&place, &report, terminal))?;
    } else if report.is_sound() {
        terminal.say(&sound(&place, &report))?;
    }
    if report.is_sound() {
        return Ok(());
    }
    let message = Message::new("cli-check-damaged").with("path", place).with("faults", list(&report, terminal));
    Err(Failure::new(Code::Refused, message))
}

/// The store that a server would use.
fn check_store(matches: &ArgMatches) -> Result<(String, Report), Failure> {
    let config = sources(matches)?.read().map_err(|error| Failure::usage(error.message()))?;
    if let Some(path) = file_of(&config) {
        return Ok((path.display().to_string(), check_file(&path)?));
    }
    let report = wait(async { Ok(Store::look(&config.store_address()).await?.check(shown()).await?) })?;
    // An address may hold a password.
    Ok(("PostgreSQL".to_owned(), report))
}

fn check_file(path: &Path) -> Result<Report, Failure> {
    wait(async { Ok(examine(path).await?.report().clone()) })
}

/// Reads a file and checks it.
pub async fn examine(path: &Path) -> Result<Backup, Failure> {
    let unreadable = |error: io::Error| Failure::reading(path, error);
    let file = File::open(path).and_then(|file| file.metadata()).map_err(unreadable)?;
    if !file.is_file() {
        let message = Message::new("cli-not-a-file").with("path", path.display().to_string());
        return Err(Failure::new(Code::File, message));
    }
    let path = PathBuf::from(path);
    Backup::open(&path, shown()).await.map_err(|error| {
        let message = Message::new("cli-cannot-use").with("path", path.display().to_string());
        Failure::new(Code::Refused, message.with("why", error.message()))
    })
}

/// Shows on a terminal how far a check has come.
fn shown() -> impl FnMut(Progress) + Send + 'static {
    let bar: ProgressBar = progress_bar(0);
    move |Progress { done, all }| {
        bar.set_length(all);
        bar.set_position(done);
        if done >= all {
            bar.finish_and_clear();
        }
    }
}

fn sound(place: &str, report: &Report) -> Message {
    Message::new("cli-check-sound")
        .with("path", place)
        .with("tables", report.tables)
        .with("entries", report.entries)
        .with("people", report.people)
        .with("others", report.other_version)
        .with("sealed", if report.sealed { "yes" } else { "no" })
}

/// What is damaged, one line each.
pub fn list(report: &Report, terminal: &Terminal<'_>) -> String {
    let words = terminal.words();
    let mut lines: Vec<String> =
        report.faults.iter().take(LISTED).map(|fault| format!("  {}", words.say(&fault.message()))).collect();
    if report.faults.len() > LISTED {
        let more = Message::new("cli-check-more").with("faults", report.faults.len() - LISTED);
        lines.push(format!("  {}", words.say(&more)));
    }
    lines.join("\n")
}

fn as_json(place: &str, report: &Report, terminal: &Terminal<'_>) -> Value {
    let faults: Vec<Value> = report.faults.iter().map(|fault| fault_json(fault, terminal)).collect();
    json!({
        "path": place,
        "sound": report.is_sound(),
        "version": report.version,
        "tables": report.tables,
        "entries": report.entries,
        "people": report.people,
        "other_version": report.other_version,
        "sealed": report.sealed,
        "faults": faults,
    })
}

fn fault_json(fault: &Fault, terminal: &Terminal<'_>) -> Value {
    let mut told = match &fault.place {
        Place::File => json!({ "where": "file" }),
        Place::Line { line } => json!({ "where": "line", "line": line }),
        Place::Shelf { shelf } => json!({ "where": "shelf", "shelf": shelf }),
        Place::Table { table } => json!({ "where": "table", "table": table }),
        Place::Row { shelf, key } => json!({ "where": "row", "shelf": shelf, "key": key }),
    };
    told["entry"] = json!(fault.damage.entry());
    told["what"] = json!(fault.damage.code());
    told["harm"] = json!(fault.damage.harm());
    told["message"] = json!(terminal.words().say(&fault.message()));
    told
}
