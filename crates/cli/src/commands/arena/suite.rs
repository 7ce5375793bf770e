//! `rynek arena --suite FILE`: a list of matches with targets.

use std::path::Path;

use clap::ArgMatches;
use rynek_arena::{Aim, Match, Standings, Suite, Verdict};
use rynek_catalog::Visitor;
use rynek_kernel::{Edition, EditionRef, Game, Message, json_fault};
use serde::Serialize;
use serde_json::{Value, json};

use super::{super::simulate::stopped, Bots, assemble, deals, play, print, threads};
use crate::{
    args,
    failure::{Code, Failure},
    files,
    rows::Format,
    stop,
    terminal::Terminal,
};

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
    stop::listen(terminal);
    let mut done = Vec::new();
    let chosen: Vec<Match> =
        suite.matches.into_iter().filter(|what| game.is_none_or(|game| what.game == game)).collect();
    let all = chosen.len();
    for what in chosen {
        let id = what.game.clone();
        let one = OneMatch { what, matches, state, terminal };
        let unknown = || fault(path, Message::new("cli-unknown-match").with("given", id.as_str()));
        let Some(played) = rynek_catalog::visit(&id, one).ok_or_else(unknown)?? else { break };
        if Format::of(matches) == Format::Text {
            announce(&played, terminal)?;
        }
        done.push(played);
        keep(&done, state)?;
        if stop::asked() {
            break;
        }
    }
    if !Format::of(matches).print(&done, rows(&done), terminal)? {
        summary(&done, terminal)?;
    }
    stopped(done.len() as u64, all as u64)?;
    judged(&done)
}

/// A row for each target.
fn rows(done: &[Done]) -> impl Iterator<Item = Value> {
    done.iter().flat_map(|done| {
        done.verdicts.iter().map(|verdict| {
            let mut row = json!({ "game": done.what.game, "options": done.what.options, "seats": done.what.seats });
            row.as_object_mut().into_iter().for_each(|row| {
                row.insert("games".to_owned(), done.standings.games.into());
                row.extend(json!(verdict).as_object().cloned().unwrap_or_default());
            });
            row
        })
    })
}

/// Fails if a target was missed, so that a script notices.
fn judged(done: &[Done]) -> Result<(), Failure> {
    let reached: Vec<bool> =
        done.iter().flat_map(|done| &done.verdicts).filter_map(|verdict| verdict.reached).collect();
    let missed = reached.iter().filter(|reached| !**reached).count();
    if missed == 0 {
        return Ok(());
    }
    let message = Message::new("cli-suite-missed").with("missed", missed).with("all", reached.len());
    Err(Failure::new(Code::Missed, message))
}

fn fault(path: &str, why: Message) -> Failure {
    Failure::refused("cli-bad-suite").with("path", path).then([why])
}

/// Reads a suite and its targets, before anything is played.
fn read(path: &str) -> Result<Suite, Failure> {
    let unreadable = |error: serde_json::Error| fault(path, json_fault(&error.to_string()));
    let suite: Suite = serde_json::from_str(&args::read_text(path)?).map_err(unreadable)?;
    suite.matches.iter().try_for_each(|what| what.aims().map(drop)).map_err(unreadable)?;
    Ok(suite)
}

struct OneMatch<'a, 'w> {
    what: Match,
    matches: &'a ArgMatches,
    state: Option<&'a Path>,
    terminal: &'a Terminal<'w>,
}

impl Visitor for OneMatch<'_, '_> {
    /// Nothing if the match was stopped before a game was over.
    type Output = Result<Option<Done>, Failure>;

    fn visit<G: Game>(self) -> Result<Option<Done>, Failure> {
        let OneMatch { what, matches, state, terminal } = self;
        let seed = what.seed.unwrap_or_else(|| args::number(matches, "seed"));
        let options = what.options.clone().into();
        let contest = assemble::<G>(options, &what.seats, edition::<G>(&what)?, &Bots::of(matches)?)?;
        let contest = contest.with_seed(seed).with_luck(matches.get_flag("luck"));
        let deals = deals(matches, what.games)?;
        let file = state.map(|dir| dir.join(format!("{}-{}.jsonl", what.slug(), contest.header().fingerprint())));
        let played = play(&contest, deals, threads(matches), file.as_deref(), terminal)?;
        if played.is_empty() {
            return Ok(None);
        }
        let standings = contest.standings(&played);
        let verdicts = Verdict::all(&what.aims().expect("read before"), &standings);
        Ok(Some(Done { what, verdicts, standings }))
    }
}

/// The components that ship, with the changes of a match.
fn edition<G: Game>(what: &Match) -> Result<EditionRef<G::Edition>, Failure> {
    if what.changes.is_empty() {
        return Ok(EditionRef::shipped());
    }
    let mut file = G::Edition::shipped().to_file();
    for (place, value) in &what.changes {
        let pointer: String = steps(place).map(|step| format!("/{step}")).collect();
        let unknown = || Failure::refused("cli-suite-place").with("game", G::ID).with("place", place.as_str());
        *file.pointer_mut(&pointer).ok_or_else(unknown)? = value.clone();
    }
    Ok(EditionRef::keep(&file.to_string())?)
}

/// The steps of a path such as `tiles[3].players`.
fn steps(place: &str) -> impl Iterator<Item = &str> {
    place.split(['.', '[']).map(|step| step.trim_end_matches(']'))
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
    let number =
        |number: f64| if shares { print::percent(number, terminal) } else { print::decimal(number, 1, terminal) };
    let ends = |[low, high]: [f64; 2]| {
        if shares { print::percents([low, high], terminal) } else { print::range([low, high], 1, terminal) }
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
