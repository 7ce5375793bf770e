//! `rynek arena GAME`: bots against each other, measured.

mod print;
mod suite;

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use rynek_arena::{Contest, Entrant, GENERATOR, Log, LogError, Played};
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Explain, Game, Message, OptionKind, Setup as _, setup};
use serde_json::Value;

use super::{bot, edition, shell_word, simulate::progress_bar};
use crate::{
    app,
    failure::{Code, Failure},
    files,
    terminal::Terminal,
};

/// How many deals are played if nobody says.
const DEALS: u64 = 100;
/// The most entrants of one contest: more would make more tables than anybody waits for.
const MOST_ENTRANTS: usize = 16;
/// The most deals: all games are kept in memory until they are counted.
const MOST_DEALS: u64 = 1_000_000;
/// What the report is called in its folder, and the state beside it.
const PAGE: &str = "index.html";
const STATE: &str = "games.jsonl";

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let named = app::game(matches);
    let inner = named.as_ref().map_or(matches, |(_, matches)| matches);
    if let Some(path) = inner.get_one::<String>("suite") {
        return suite::run(path, named.as_ref().map(|(info, _)| info.id), inner, terminal);
    }
    let Some((info, matches)) = named else {
        let known = rynek_catalog::IDS.join(", ");
        return Err(Failure::usage(Message::new("cli-arena-which-game").with("known", known)));
    };
    rynek_catalog::visit(info.id, OneContest { matches, terminal }).expect("a game of the catalog")
}

struct OneContest<'a, 'w> {
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for OneContest<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let OneContest { matches, terminal } = self;
        let report = matches.get_one::<String>("report").map(PathBuf::from);
        if let Some(dir) = &report {
            fs::create_dir_all(dir).map_err(|error| Failure::writing(dir, error))?;
            is_ours(dir)?;
        }
        let contest = contest::<G>(matches)?.with_positions(report.is_some());
        let state = matches.get_one::<String>("state").map(PathBuf::from);
        let state = state.or_else(|| report.as_ref().map(|dir| dir.join(STATE)));
        let deals = deals(matches, DEALS)?;
        let played = play(&contest, deals, threads(matches), state.as_deref())?;
        let standings = contest.standings(&played);
        if let Some(dir) = &report {
            write_page(&dir.join(PAGE), &contest.report(&played, terminal.words(), &command()))?;
        }
        if matches.get_flag("json") {
            return Ok(terminal.json(&standings)?);
        }
        print::standings(&standings, terminal)?;
        match report {
            Some(dir) => {
                let path = dir.join(PAGE).display().to_string();
                Ok(terminal.say(&Message::new("cli-arena-report").with("path", path))?)
            }
            None => Ok(()),
        }
    }
}

fn write_page(path: &Path, page: &str) -> Result<(), Failure> {
    files::replace(path, page.as_bytes(), true).map_err(|error| Failure::writing(path, error))
}

/// A page in the folder that is no report is not replaced by one.
fn is_ours(dir: &Path) -> Result<(), Failure> {
    let path = dir.join(PAGE);
    let is_report = |page: Vec<u8>| page.is_empty() || String::from_utf8_lossy(&page).contains(GENERATOR);
    if fs::read(&path).map_or(!path.exists(), is_report) || dir.join(STATE).exists() {
        return Ok(());
    }
    let message = Message::new("cli-arena-not-ours").with("path", path.display().to_string());
    Err(Failure::new(Code::Refused, message))
}

/// What was typed, as it can be typed again.
fn command() -> String {
    let args = std::env::args_os().skip(1).map(|arg| shell_word(&arg.to_string_lossy()));
    ["rynek".to_owned()].into_iter().chain(args).collect::<Vec<_>>().join(" ")
}

/// The contest that the arguments describe.
fn contest<G: Game>(matches: &ArgMatches) -> Result<Contest<G>, Failure> {
    let Some(list) = matches.get_one::<String>("seats") else {
        let hint = Message::new("cli-try-help").with("command", ["rynek", "arena"].join(" "));
        return Err(Failure::usage(
            Message::new("cli-missing-argument").with("argument", "--seats").with("hint", hint),
        ));
    };
    let contest = assemble::<G>(app::options(G::Setup::options(), matches), list, edition::<G>(matches)?)?;
    let seed = matches.get_one("seed").copied().unwrap_or(1);
    Ok(contest.with_seed(seed).with_rotation(matches.get_one("rotate").copied().unwrap_or(true)))
}

fn assemble<G: Game>(mut options: Value, list: &str, edition: EditionRef<G::Edition>) -> Result<Contest<G>, Failure> {
    let entrants: Vec<Entrant<G>> =
        list.split(',').map(|name| Ok(bot(name.trim())?.into())).collect::<Result<_, Failure>>()?;
    if entrants.len() > MOST_ENTRANTS {
        let message = Message::new("cli-arena-too-many").with("given", entrants.len()).with("most", MOST_ENTRANTS);
        return Err(Failure::usage(message));
    }
    fill_one_table::<G>(entrants.len(), &mut options);
    let setup: G::Setup = setup::from_json(&options)?;
    Ok(Contest::new(G::new(edition, &setup)?, entrants))
}

/// As many as were named sit at one table, if it takes them and nobody said otherwise.
fn fill_one_table<G: Game>(named: usize, options: &mut Value) {
    let players = G::Setup::options().iter().find(|option| option.name == "players").map(|option| option.kind);
    let fits = matches!(players, Some(OptionKind::Count { min, max }) if (min.into()..=max.into()).contains(&named));
    if fits && options.get("players").is_none() {
        options["players"] = named.into();
    }
}

/// How many deals were asked for.
fn deals(matches: &ArgMatches, default: u64) -> Result<u64, Failure> {
    let deals = matches.get_one("games").copied().unwrap_or(default).max(1);
    if deals > MOST_DEALS {
        return Err(Failure::usage(
            Message::new("cli-arena-games").with("given", deals.to_string()).with("most", MOST_DEALS),
        ));
    }
    Ok(deals)
}

fn threads(matches: &ArgMatches) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    matches.get_one::<u64>("threads").map_or_else(all, |threads| (*threads).clamp(1, 1024) as usize)
}

/// Plays what the state file does not hold yet, with a progress bar.
fn play<G: Game>(
    contest: &Contest<G>,
    deals: u64,
    threads: usize,
    state: Option<&Path>,
) -> Result<Vec<Played>, Failure> {
    let refused = |error| refusal(state, error);
    let mut log = match state {
        Some(path) => Log::open(path, &contest.header()).map_err(refused)?,
        None => Log::in_memory(),
    };
    let progress = progress_bar(deals * contest.tables().len() as u64);
    progress.set_position(log.played().iter().filter(|played| played.deal < deals).count() as u64);
    progress.reset_eta();
    let played = contest.run(deals, threads, &mut log, |_| progress.inc(1));
    progress.finish_and_clear();
    played.map_err(refused)
}

fn refusal(state: Option<&Path>, error: LogError) -> Failure {
    let path = state.unwrap_or(Path::new("-"));
    match error {
        LogError::File(error) => Failure::writing(path, error),
        other => {
            let message = Message::new("cli-arena-state").with("path", path.display().to_string());
            Failure::new(Code::Refused, message.with("why", other.message()))
        }
    }
}
