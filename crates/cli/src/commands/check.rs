//! `rynek check [FILE]`: checks a store or a backup. Nothing is changed.

use std::path::Path;

use clap::ArgMatches;
use rynek_kernel::{Explain, Message};
use rynek_store::{CheckReport, Fault, FaultPlace, Store};
use serde_json::{Value, json};

use super::store::{config, examine, file_of, list, shown, wait};
use crate::{args, failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (place, report) = match args::text(matches, "file") {
        Some(path) => (path.to_owned(), check_file(Path::new(path), terminal)?),
        None => check_store(matches, terminal)?,
    };
    if matches.get_flag("json") {
        terminal.json(&as_json(&place, &report, terminal))?;
    } else if report.is_sound() {
        terminal.say(&sound(&place, &report))?;
    }
    if report.is_sound() {
        return Ok(());
    }
    Err(Failure::refused("cli-check-damaged").with("path", place).with("faults", list(&report, terminal)))
}

/// Checks the store that a server would use.
fn check_store(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<(String, CheckReport), Failure> {
    let config = config(matches, terminal)?;
    if let Some(path) = file_of(&config) {
        return Ok((path.display().to_string(), check_file(&path, terminal)?));
    }
    let report = wait(async { Ok(Store::look(&config.store_address()).await?.check(shown(terminal)).await?) })?;
    // An address may contain a password.
    Ok(("PostgreSQL".to_owned(), report))
}

fn check_file(path: &Path, terminal: &Terminal<'_>) -> Result<CheckReport, Failure> {
    wait(async { Ok(examine(path, terminal).await?.report().clone()) })
}

fn sound(place: &str, report: &CheckReport) -> Message {
    let others =
        (report.other_version > 0).then(|| Message::new("cli-check-others").with("others", report.other_version));
    let message = Message::new("cli-check-sound")
        .with("path", place)
        .with("tables", report.tables)
        .with("entries", report.entries)
        .with("people", report.people)
        .then(Message::new(if report.sealed { "cli-check-sealed" } else { "cli-check-unsealed" }));
    others.into_iter().fold(message, Message::then)
}

fn as_json(place: &str, report: &CheckReport, terminal: &Terminal<'_>) -> Value {
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
        FaultPlace::File => json!({ "where": "file" }),
        FaultPlace::Line { line } => json!({ "where": "line", "line": line }),
        FaultPlace::Shelf { shelf } => json!({ "where": "shelf", "shelf": shelf }),
        FaultPlace::Table { table } => json!({ "where": "table", "table": table }),
        FaultPlace::Row { shelf, key } => json!({ "where": "row", "shelf": shelf, "key": key }),
    };
    told["entry"] = json!(fault.damage.entry());
    told["what"] = json!(fault.damage.code());
    told["harm"] = json!(fault.damage.harm());
    told["message"] = json!(terminal.words().say(&fault.message()));
    told
}
