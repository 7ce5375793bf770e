//! `rynek arena --suite FILE`: a list of matches, each beside its targets.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::ArgMatches;
use rynek_arena::{Aim, Match, Standings, Suite, Verdict};
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Game, Message};
use serde::Serialize;

use super::{assemble, deals, play, print, print::Grid, threads};
use crate::{
    commands::read_text,
    failure::{Code, Failure},
    files,
    terminal::Terminal,
};

/// What the results are called in the folder of a suite.
const RESULTS: &str = "results.json";

/// What they begin with, spaces aside.
const START: &[u8] = br#"[{"match":{"#;

/// A match that was played.
#[derive(Serialize)]
struct Done {
    #[serde(rename = "match")]
    what: Match,
    verdicts: Vec<Verdict>,
    standings: Standings,
}

/// Plays the matches of a suite, or those of one game.
pub fn run(path: &str, game: Option<&str>, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let suite = read(path)?;
    let state = matches.get_one::<String>("state").map(PathBuf::from);
    if let Some(dir) = &state {
        fs::create_dir_all(dir).map_err(|error| Failure::writing(dir, error))?;
        are_ours(&dir.join(RESULTS))?;
    }
    let mut done = Vec::new();
    for what in suite.matches.into_iter().filter(|what| game.is_none_or(|game| what.game == game)) {
        let id = what.game.clone();
        let one = OneMatch { what, matches, state: state.as_deref() };
        let unknown = || fault(path, Message::new("cli-unknown-match").with("given", id.as_str()));
        let played = rynek_catalog::visit(&id, one).ok_or_else(unknown)??;
        if !matches.get_flag("json") {
            announce(&played, terminal)?;
        }
        done.push(played);
        keep(&done, state.as_deref())?;
    }
    if matches.get_flag("json") { Ok(terminal.json(&done)?) } else { summary(&done, terminal) }
}

fn fault(path: &str, why: Message) -> Failure {
    Failure::new(Code::Refused, Message::new("cli-bad-suite").with("path", path).with("why", why))
}

/// Reads a suite, its targets too, before anything is played.
fn read(path: &str) -> Result<Suite, Failure> {
    let unreadable =
        |error: serde_json::Error| fault(path, Message::new("cli-suite-json").with("detail", error.to_string()));
    let suite: Suite = serde_json::from_str(&read_text(path)?).map_err(unreadable)?;
    suite.matches.iter().try_for_each(|what| what.aims().map(drop)).map_err(unreadable)?;
    Ok(suite)
}

struct OneMatch<'a> {
    what: Match,
    matches: &'a ArgMatches,
    state: Option<&'a Path>,
}

impl Visitor for OneMatch<'_> {
    type Output = Result<Done, Failure>;

    fn visit<G: Game>(self) -> Result<Done, Failure> {
        let OneMatch { what, matches, state } = self;
        let seed = matches.get_one("seed").copied().unwrap_or(1);
        let contest = assemble::<G>(what.options.clone().into(), &what.seats, EditionRef::shipped())?.with_seed(seed);
        let deals = deals(matches, what.games)?;
        let file = state.map(|dir| dir.join(format!("{}-{}.jsonl", what.slug(), contest.header().fingerprint())));
        let played = play(&contest, deals, threads(matches), file.as_deref())?;
        let standings = contest.standings(&played);
        let verdicts = Verdict::all(&what.aims().expect("read before"), &standings);
        Ok(Done { what, verdicts, standings })
    }
}

/// Keeps the results so far beside the games.
fn keep(done: &[Done], state: Option<&Path>) -> Result<(), Failure> {
    let Some(dir) = state else { return Ok(()) };
    let path = dir.join(RESULTS);
    let text = serde_json::to_string_pretty(done).expect("results are plain data");
    files::replace(&path, text.as_bytes(), true).map_err(|error| Failure::writing(&path, error))
}

/// A file in the folder that holds no results of a suite is not replaced by them.
fn are_ours(path: &Path) -> Result<(), Failure> {
    let ours = |text: Vec<u8>| {
        let start: Vec<u8> = text.into_iter().filter(|byte| !byte.is_ascii_whitespace()).take(START.len()).collect();
        START.starts_with(&start)
    };
    if fs::read(path).map_or(!path.exists(), ours) {
        return Ok(());
    }
    let message = Message::new("cli-arena-not-ours").with("path", path.display().to_string());
    Err(Failure::new(Code::Refused, message))
}

/// Tells of a match as soon as it is over, for those who wait.
fn announce(done: &Done, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let heading = done.standings.heading(terminal.words());
    terminal.line(&heading)?;
    for verdict in &done.verdicts {
        let [figure, target, measured, interval, word] = cells(verdict, terminal);
        let parts = [verdict.bot.clone(), figure, target, measured, interval, word];
        let said: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        terminal.line(&format!("    {}", said.join("   ")))?;
    }
    Ok(())
}

/// Everything in one table.
fn summary(done: &[Done], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let columns = ["match", "bot", "figure", "target", "measured", "interval", "verdict"];
    let mut grid =
        Grid::new(columns.map(|column| terminal.words().word(&format!("arena-suite-column-{column}"))).into());
    for played in done {
        let options = played.what.options.iter().map(|(name, value)| format!(" {name}={value}")).collect::<String>();
        let name = format!("{}{}: {}", played.what.game, options.replace('"', ""), played.what.seats);
        for verdict in &played.verdicts {
            let mut row = vec![name.clone(), verdict.bot.clone()];
            row.extend(cells(verdict, terminal));
            grid.row(row);
        }
    }
    terminal.line("")?;
    grid.print(terminal)
}

/// Figure, target, measured, interval, verdict.
fn cells(verdict: &Verdict, terminal: &Terminal<'_>) -> [String; 5] {
    let shares = matches!(verdict.aim, Aim::Wins | Aim::WinsAtLeast | Aim::WinsLike);
    let number = |number: f64| if shares { print::percent(number) } else { format!("{number:.1}") };
    let ends = |[low, high]: [f64; 2]| {
        if shares { print::percents([low, high]) } else { format!("{low:.1}–{high:.1}") }
    };
    let word =
        |reached: bool| terminal.words().word(if reached { "arena-suite-reached" } else { "arena-suite-missed" });
    let target = |target: f64| format!("{} {}", if verdict.aim == Aim::MsAtMost { "≤" } else { "≥" }, number(target));
    [
        terminal.words().word(&format!("arena-suite-{}", verdict.aim.name())),
        verdict.target.map(target).unwrap_or_default(),
        number(verdict.measured),
        verdict.interval.map(ends).unwrap_or_default(),
        verdict.reached.map(word).unwrap_or_default(),
    ]
}
