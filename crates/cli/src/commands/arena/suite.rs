//! `rynek arena --suite FILE`: a list of matches with targets.

use std::path::Path;

use clap::ArgMatches;
use rynek_arena::{Aim, Match, Standings, Suite, Verdict};
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Game, Message};
use serde::Serialize;

use super::{assemble, deals, play, print, threads};
use crate::{args, failure::Failure, files, terminal::Terminal};

/// The name of the results in the folder of a suite.
const RESULTS: &str = "results.json";

/// The beginning of that file, without spaces.
const START: &[u8] = br#"[{"match":{"#;

/// A finished match.
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
    let state = args::path(matches, "state");
    if let Some(dir) = state {
        files::make_room(dir, RESULTS, are_results)?;
    }
    let mut done = Vec::new();
    for what in suite.matches.into_iter().filter(|what| game.is_none_or(|game| what.game == game)) {
        let id = what.game.clone();
        let one = OneMatch { what, matches, state };
        let unknown = || fault(path, Message::new("cli-unknown-match").with("given", id.as_str()));
        let played = rynek_catalog::visit(&id, one).ok_or_else(unknown)??;
        if !matches.get_flag("json") {
            announce(&played, terminal)?;
        }
        done.push(played);
        keep(&done, state)?;
    }
    if matches.get_flag("json") { Ok(terminal.json(&done)?) } else { summary(&done, terminal) }
}

fn fault(path: &str, why: Message) -> Failure {
    Failure::refused("cli-bad-suite").with("path", path).with("why", why)
}

/// Reads a suite and its targets, before anything is played.
fn read(path: &str) -> Result<Suite, Failure> {
    let unreadable =
        |error: serde_json::Error| fault(path, Message::new("cli-suite-json").with("detail", error.to_string()));
    let suite: Suite = serde_json::from_str(&args::read_text(path)?).map_err(unreadable)?;
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
        let seed = args::number(matches, "seed", 1);
        let contest = assemble::<G>(what.options.clone().into(), &what.seats, EditionRef::shipped())?.with_seed(seed);
        let deals = deals(matches, what.games)?;
        let file = state.map(|dir| dir.join(format!("{}-{}.jsonl", what.slug(), contest.header().fingerprint())));
        let played = play(&contest, deals, threads(matches), file.as_deref())?;
        let standings = contest.standings(&played);
        let verdicts = Verdict::all(&what.aims().expect("read before"), &standings);
        Ok(Done { what, verdicts, standings })
    }
}

/// Saves the results so far.
fn keep(done: &[Done], state: Option<&Path>) -> Result<(), Failure> {
    let Some(dir) = state else { return Ok(()) };
    let text = serde_json::to_string_pretty(done).expect("results are plain data");
    files::write(&dir.join(RESULTS), text.as_bytes())
}

/// Whether a file holds the results of a suite, or the beginning of them.
fn are_results(text: &[u8]) -> bool {
    let start = text.iter().filter(|byte| !byte.is_ascii_whitespace()).take(START.len());
    START.starts_with(&start.copied().collect::<Vec<u8>>())
}

/// Prints a match as soon as it is over.
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

/// Prints all results in one table.
fn summary(done: &[Done], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let columns = ["match", "bot", "figure", "target", "measured", "interval", "verdict"];
    let mut rows = vec![print::heading("arena-suite", &columns, terminal)];
    for played in done {
        let options = played.what.options.iter().map(|(name, value)| format!(" {name}={value}")).collect::<String>();
        let name = format!("{}{}: {}", played.what.game, options.replace('"', ""), played.what.seats);
        for verdict in &played.verdicts {
            let mut row = vec![name.clone(), verdict.bot.clone()];
            row.extend(cells(verdict, terminal));
            rows.push(row);
        }
    }
    terminal.line("")?;
    print::grid(&rows, terminal)
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
