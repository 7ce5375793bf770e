//! The store of a server, for the commands that work on it.

use std::{
    collections::BTreeMap,
    fs::File,
    future::Future,
    io,
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use rynek_kernel::{Explain, Message};
use rynek_server::{
    Config,
    config::{ConfigError, OPTIONS, Setting, Sources},
};
use rynek_store::{Backup, CheckReport, Progress};

use super::simulate::progress_bar;
use crate::{
    args,
    failure::{Code, Failure},
    suggest,
    terminal::Terminal,
};

/// The environment variable with the path of the settings.
const FILE: &str = "RYNEK_CONFIG";

/// The environment variable with the language.
const LANGUAGE: &str = "RYNEK_LANG";

/// The beginning of the names of all variables.
const PREFIX: &str = "RYNEK_";

/// How many faults are listed for people; programs get all of them.
const LISTED: usize = 40;

/// The settings from the flags of a command, the environment and a file; not every command has every flag.
pub fn config(matches: &ArgMatches, terminal: &Terminal<'_>) -> Result<Config, Failure> {
    point_out_misspelt(&environment(), terminal);
    read(matches)
}

/// The path of the file with settings, if one is named.
pub fn settings_file(matches: &ArgMatches) -> Option<String> {
    args::text(matches, "config").map(str::to_owned).or_else(|| environment().remove(FILE))
}

fn environment() -> BTreeMap<String, String> {
    let values = std::env::vars_os();
    values.filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?))).collect()
}

/// Reads the settings.
pub fn read(matches: &ArgMatches) -> Result<Config, Failure> {
    let flag = |name: &str| matches.try_get_one::<String>(name).ok().flatten().cloned();
    let given = |setting: &Setting| Some((setting.name.to_owned(), flag(setting.name)?));
    let named = settings_file(matches);
    let file = named.map(|path| args::read_text(&path).map(|text| (PathBuf::from(path), text))).transpose()?;
    let sources = Sources { file, flags: OPTIONS.iter().filter_map(given).collect(), environment: environment() };
    sources.read().map_err(|error| {
        let failure = Failure::new(Code::Usage, error.message());
        match &error {
            ConfigError::Unknown { name, .. } => {
                failure.then(suggest::question(name, OPTIONS.iter().map(|setting| setting.name)))
            }
            _ => failure,
        }
    })
}

/// Warns of variables that look like settings and are none.
fn point_out_misspelt(environment: &BTreeMap<String, String>, terminal: &Terminal<'_>) {
    let known: Vec<String> = OPTIONS.iter().map(Setting::variable).chain([FILE, LANGUAGE].map(str::to_owned)).collect();
    for name in environment.keys().filter(|name| name.starts_with(PREFIX) && !known.contains(name)) {
        let near = suggest::nearest(&name[PREFIX.len()..], known.iter().map(|known| &known[PREFIX.len()..]));
        let question = near.map(|near| suggest::asked(&format!("{PREFIX}{near}")));
        let message = Message::new("cli-unknown-variable").with("name", name.as_str());
        terminal.warn(&question.into_iter().fold(message, Message::then));
    }
}

/// The file of the store, unless it is a database.
pub fn file_of(config: &Config) -> Option<PathBuf> {
    let address = config.store_address();
    let file = || address.strip_prefix("sqlite://").unwrap_or(&address).into();
    (!address.starts_with("postgres")).then(file)
}

pub fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(Failure::from)?.block_on(work)
}

/// Reads a file and checks it.
pub async fn examine(path: &Path, terminal: &Terminal<'_>) -> Result<Backup, Failure> {
    let unreadable = |error: io::Error| Failure::reading(path, error);
    let file = File::open(path).and_then(|file| file.metadata()).map_err(unreadable)?;
    if !file.is_file() {
        return Err(Failure::at("cli-not-a-file", path).in_file());
    }
    Backup::open(path, shown(terminal))
        .await
        .map_err(|error| Failure::at("cli-cannot-use", path).then([error.message()]))
}

/// Shows the progress of a check on a terminal.
pub fn shown(terminal: &Terminal<'_>) -> impl FnMut(Progress) + Send + 'static {
    let bar = progress_bar(0, terminal);
    move |Progress { done, all }| {
        bar.set_length(all);
        bar.set_position(done);
        if done >= all {
            bar.finish_and_clear();
        }
    }
}

/// The damage, one line each.
pub fn list(report: &CheckReport, terminal: &Terminal<'_>) -> String {
    let words = terminal.words();
    let mut lines: Vec<String> =
        report.faults.iter().take(LISTED).map(|fault| format!("  {}", words.say(&fault.message()))).collect();
    if report.faults.len() > LISTED {
        let more = Message::new("cli-check-more").with("faults", report.faults.len() - LISTED);
        lines.push(format!("  {}", words.say(&more)));
    }
    lines.join("\n")
}
