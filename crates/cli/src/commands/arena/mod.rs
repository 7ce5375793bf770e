//! `rynek arena GAME`: matches of bots, with statistics.

mod print;
mod suite;

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use rynek_arena::{Contest, Entrant, GENERATOR, Log, LogError, Played, tune::read_weights};
use rynek_bots::{Settings, Spec, settings};
use rynek_kernel::{Arg, EditionRef, Explain, Game, Message, Setup as _, json_fault, setup};
use serde_json::Value;

use super::simulate::{progress_bar, stopped};
use crate::{
    args::{self, GameCommand},
    failure::Failure,
    files,
    rows::Format,
    stop,
    terminal::{Terminal, shell_word},
    tree::MOST_DEALS,
};

/// The default number of deals.
const DEALS: u64 = 100;
/// The most entrants of one contest: the number of tables grows quickly with it.
const MOST_ENTRANTS: usize = 16;
/// The command.
const NAME: &str = "arena";
/// The names of the report and of the state file in the folder.
const PAGE: &str = "index.html";
const STATE: &str = "games.jsonl";

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let named = args::game(matches);
    let inner = named.as_ref().map_or(matches, |(_, matches)| matches);
    if let Some(path) = args::text(inner, "suite") {
        return suite::run(path, named.as_ref().map(|(info, _)| info.id), inner, terminal);
    }
    let Some((info, matches)) = named else {
        return Err(Failure::usage("cli-arena-which-game").with("known", Arg::list(rynek_catalog::IDS.iter().copied())));
    };
    args::by_id(info.id, OneContest, matches, terminal)
}

struct OneContest;

impl GameCommand for OneContest {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let report = args::path(matches, "report");
        if let Some(dir) = report {
            let is_report = |page: &[u8]| page.is_empty() || String::from_utf8_lossy(page).contains(GENERATOR);
            let ours = |page: &[u8]| is_report(page) || dir.join(STATE).exists();
            files::make_room(dir, PAGE, ours)?;
        }
        let contest = contest::<G>(matches)?.with_positions(report.is_some());
        let state = args::path(matches, "state").map(PathBuf::from);
        let state = state.or_else(|| report.map(|dir| dir.join(STATE)));
        let deals = deals(matches, DEALS)?;
        stop::listen(terminal);
        let played = play(&contest, deals, threads(matches), state.as_deref(), terminal)?;
        let all = deals * contest.tables().len() as u64;
        if played.is_empty() {
            return stopped(0, all);
        }
        let standings = contest.standings(&played);
        if let Some(dir) = report {
            files::write(&dir.join(PAGE), contest.report(&played, terminal.words(), &command()).as_bytes())?;
        }
        if !Format::of(matches).print(&standings, &standings.seats, terminal)? {
            print::standings(&standings, terminal)?;
            if let Some(dir) = report {
                let path = dir.join(PAGE).display().to_string();
                terminal.notice(&Message::new("cli-arena-report").with("path", path))?;
            }
        }
        stopped(played.len() as u64, all)
    }
}

/// The command line, as it can be typed again.
fn command() -> String {
    let args = std::env::args_os().skip(1).map(|arg| shell_word(&arg.to_string_lossy()));
    ["rynek".to_owned()].into_iter().chain(args).collect::<Vec<_>>().join(" ")
}

/// The contest given by the arguments.
fn contest<G: Game>(matches: &ArgMatches) -> Result<Contest<G>, Failure> {
    let Some(list) = args::text(matches, "seats") else {
        let hint = Message::new("cli-try-help").with("command", format!("rynek {NAME}"));
        return Err(Failure::usage("cli-missing-argument").with("argument", "--seats").then([hint]));
    };
    let contest = assemble::<G>(
        args::options(G::Setup::options(), matches)?,
        list,
        args::edition::<G>(matches)?,
        &Bots::of(matches)?,
    )?;
    Ok(contest
        .with_luck(matches.get_flag("luck"))
        .with_seed(args::number(matches, "seed"))
        .with_rotation(matches.get_one("rotate").copied().expect("the argument has a default")))
}

fn assemble<G: Game>(
    mut options: Value,
    list: &str,
    edition: EditionRef<G::Edition>,
    bots: &Bots<G>,
) -> Result<Contest<G>, Failure> {
    let entrants: Vec<Entrant<G>> =
        args::list(list).into_iter().map(|name| Ok(bots.entrant(&args::bot(name)?))).collect::<Result<_, Failure>>()?;
    if entrants.len() > MOST_ENTRANTS {
        return Err(Failure::usage("cli-arena-too-many").with("given", entrants.len()).with("most", MOST_ENTRANTS));
    }
    // By default all named bots sit at one table, if the game takes so many.
    let named = entrants.len();
    args::players_from_list(&mut options, G::Setup::options(), named, |range| range.contains(&named));
    let setup: G::Setup = setup::from_json(&options)?;
    Ok(Contest::new(G::new(edition, &setup)?, entrants))
}

/// The weights and settings of the entrants.
struct Bots<G: Game> {
    weights: G::Weights,
    settings: Settings,
}

impl<G: Game> Bots<G> {
    /// Those that ship, or those of a file like the game's `bots.json`.
    fn of(matches: &ArgMatches) -> Result<Bots<G>, Failure> {
        let Some(path) = args::text(matches, "settings") else {
            return Ok(Bots { weights: G::weights().clone(), settings: settings::<G>() });
        };
        let text = args::read_text(path)?;
        let refused = |detail: &str| Failure::refused("cli-bad-settings").with("path", path).then([json_fault(detail)]);
        let weights = read_weights::<G>(&text).map_err(|error| refused(&error.to_string()))?;
        let settings: Settings = serde_json::from_str(&text).map_err(|error| refused(&error.to_string()))?;
        Ok(Bots { weights, settings })
    }

    fn entrant(&self, spec: &Spec) -> Entrant<G> {
        Entrant::with(spec, &self.weights, &self.settings)
    }
}

/// The number of deals.
fn deals(matches: &ArgMatches, default: u64) -> Result<u64, Failure> {
    let deals = matches.get_one("games").copied().unwrap_or(default);
    if !(1..=MOST_DEALS).contains(&deals) {
        return Err(Failure::usage("cli-arena-games").with("given", deals.to_string()).with("most", MOST_DEALS));
    }
    Ok(deals)
}

fn threads(matches: &ArgMatches) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    matches.get_one::<u64>("threads").map_or_else(all, |threads| *threads as usize)
}

/// Plays the games that the state file does not hold yet, with a progress bar.
fn play<G: Game>(
    contest: &Contest<G>,
    deals: u64,
    threads: usize,
    state: Option<&Path>,
    terminal: &Terminal<'_>,
) -> Result<Vec<Played>, Failure> {
    let refused = |error| refusal(state, error);
    let mut log = match state {
        Some(path) => Log::open(path, &contest.header()).map_err(refused)?,
        None => Log::in_memory(),
    };
    let progress = progress_bar(deals * contest.tables().len() as u64, terminal);
    progress.set_position(log.played().iter().filter(|played| played.deal < deals).count() as u64);
    progress.reset_eta();
    let played = contest.run_while(deals, threads, &mut log, |_| {
        progress.inc(1);
        !stop::asked()
    });
    progress.finish_and_clear();
    played.map_err(refused)
}

fn refusal(state: Option<&Path>, error: LogError) -> Failure {
    let path = state.unwrap_or(Path::new("-"));
    match error {
        LogError::File(error) => Failure::writing(path, error),
        other => Failure::at("cli-arena-state", path).then([other.message()]),
    }
}
