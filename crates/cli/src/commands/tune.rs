//! `rynek tune GAME`: improves weights by self-play.

use std::{fs, io, path::Path, time::Duration};

use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use rynek_arena::tune::{Duel, Generation, Method, TuneError, Tuned, Tuning, read_weights, tune_while};
use rynek_bots::Spec;
use rynek_kernel::{Arg, Game, Message, json_fault};
use rynek_words::Words;
use serde_json::json;

use super::simulate::{in_threads, stopped};
use crate::{
    args::{self, GameCommand},
    failure::Failure,
    files::{self, Spot},
    stop,
    terminal::Terminal,
};

/// The time between two looks of the progress.
const TICK: Duration = Duration::from_millis(200);

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    args::with_game(Tune, matches, terminal)
}

struct Tune;

impl GameCommand for Tune {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let start: G = args::start(matches)?;
        let tuning = tuning(matches)?;
        let from = from::<G>(matches)?;
        let out = out(matches)?;
        stop::listen(terminal);
        let progress = Progress::new(&tuning, terminal);
        let mut done = 0;
        let goes_on = |generation: &Generation| {
            done = generation.number;
            progress.tell(generation);
            !stop::asked()
        };
        let tuned = in_threads(matches.get_one("threads").copied(), || {
            tune_while(&start, &from, &tuning, Spec::bot_with, goes_on, &|| progress.bar.inc(1))
        })?;
        let tuned = tuned.map_err(|error| refused::<G>(&error))?;
        progress.bar.finish_and_clear();
        summary(&tuned, terminal);
        match out {
            Some(path) => {
                let text = format!("{:#}\n", json!(tuned.weights));
                write(path, &text).map_err(|error| Failure::writing(path, error))?;
            }
            None => terminal.json(&tuned.weights)?,
        }
        stopped(done, tuning.generations)
    }
}

fn tuning(matches: &ArgMatches) -> Result<Tuning, Failure> {
    let names = |list| args::list(list).into_iter().map(str::to_owned).collect();
    let noise = matches.get_one::<f64>("noise").copied();
    if let Some(given) = noise.filter(|noise| !(0.0..=1e6).contains(noise)) {
        return Err(Failure::usage("cli-noise").with("given", given.to_string()));
    }
    Ok(Tuning {
        method: if args::text(matches, "method") == Some("match") { Method::Match } else { Method::Fit },
        seed: args::number(matches, "seed"),
        games: args::number(matches, "games"),
        generations: args::number(matches, "generations"),
        only: args::text(matches, "only").map(names).unwrap_or_default(),
        bot: args::bot(args::word(matches, "bot"))?,
        noise,
    })
}

/// The initial weights: from a file, or those that ship.
fn from<G: Game>(matches: &ArgMatches) -> Result<G::Weights, Failure> {
    match args::text(matches, "from") {
        Some(path) => read_weights::<G>(&args::read_text(path)?).map_err(|error| refused::<G>(&error)),
        None => Ok(G::weights().clone()),
    }
}

/// The path of the result, checked to be writable before hours are spent. A file other than the initial weights is
/// replaced only with `--force`.
fn out(matches: &ArgMatches) -> Result<Option<&Path>, Failure> {
    let Some(path) = args::path(matches, "out") else { return Ok(None) };
    let goes_on = args::path(matches, "from").is_some_and(|from| files::same(from, path));
    match files::look(path).map_err(|error| Failure::writing(path, error))? {
        Spot::Taken(held) if !held.is_empty() && !goes_on && !matches.get_flag("force") => {
            Err(Failure::at("cli-tune-exists", path))
        }
        _ => Ok(Some(path)),
    }
}

/// A stream, or a file in a folder without room for a second one, is written directly, so that no result is lost.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let is_stream = fs::metadata(path).is_ok_and(|found| !found.is_file());
    if !is_stream && files::replace(path, text.as_bytes(), true).is_ok() {
        return Ok(());
    }
    fs::write(path, text)
}

fn refused<G: Game>(error: &TuneError) -> Failure {
    match error {
        TuneError::NothingToTune => Failure::usage("cli-tune-nothing").with("game", G::ID),
        TuneError::UnknownWeight { name, known } => {
            Failure::usage("cli-tune-unknown").with("name", name.as_str()).with("known", known.as_str())
        }
        TuneError::Unreadable(detail) => {
            Failure::refused("cli-tune-unreadable").with("game", G::ID).then([json_fault(detail)])
        }
        TuneError::OtherWeights { known } => {
            Failure::refused("cli-tune-others").with("game", G::ID).with("known", known.as_str())
        }
    }
}

/// The progress on standard error, separate from the weights: the games of the present generation, and a line for each
/// one that is done.
struct Progress<'w> {
    bar: ProgressBar,
    words: &'w Words,
    generations: u64,
    quiet: bool,
}

impl<'w> Progress<'w> {
    fn new(tuning: &Tuning, terminal: &Terminal<'w>) -> Progress<'w> {
        let bar = if terminal.is_quiet() { ProgressBar::hidden() } else { ProgressBar::no_length() };
        let style = ProgressStyle::with_template("{spinner} {msg} {human_pos}  {per_sec}  {elapsed}");
        let bar = bar.with_style(style.expect("a template that can be read"));
        bar.enable_steady_tick(TICK);
        let (words, quiet) = (terminal.words(), terminal.is_quiet());
        let progress = Progress { bar, words, generations: tuning.generations, quiet };
        progress.next(1);
        progress
    }

    fn next(&self, number: u64) {
        let key = if number > self.generations { "cli-tune-last" } else { "cli-tune-progress" };
        let message = Message::new(key).with("number", number).with("all", self.generations);
        self.bar.reset();
        self.bar.set_message(self.words.say(&message));
    }

    fn tell(&self, generation: &Generation) {
        if !self.quiet {
            self.bar.suspend(|| tell(self.words, &line(generation)));
        }
        self.next(generation.number + 1);
    }
}

/// A line on standard error.
fn tell(words: &Words, message: &Message) {
    anstream::eprintln!("{}", words.say(message));
}

fn line(generation: &Generation) -> Message {
    let pair = |key: &'static str, [before, after]: [f64; 2]| {
        Message::new(key).with("before", Arg::decimal(before, 4)).with("after", Arg::decimal(after, 4))
    };
    let kept = if generation.kept { "cli-tune-kept" } else { "cli-tune-dropped" };
    let parts = [
        generation.error.map(|error| pair("cli-tune-error", error)),
        generation.surprise.map(|surprise| pair("cli-tune-surprise", surprise)),
        generation.duel.map(|duel| told(&duel)),
        Some(Message::new(if generation.duel.is_some() { kept } else { "cli-tune-no-step" })),
    ];
    let heading = Message::new("cli-tune-generation").with("number", generation.number);
    parts.into_iter().flatten().fold(heading, Message::then)
}

fn told(duel: &Duel) -> Message {
    let percent = |share: f64| Arg::decimal(100.0 * share, 1);
    Message::new("cli-tune-duel")
        .with("deals", duel.deals)
        .with("share", percent(duel.share))
        .with("margin", percent(duel.margin))
        .with("even", percent(duel.even))
        .with("lead", Arg::decimal(duel.lead, 2))
}

fn summary<W>(tuned: &Tuned<W>, terminal: &Terminal<'_>) {
    let words = terminal.words();
    if !terminal.is_quiet() {
        for (name, was, is) in &tuned.changed {
            let message = Message::new("cli-tune-changed").with("name", name.as_str());
            tell(words, &message.with("was", was.to_string()).with("is", is.to_string()));
        }
        if tuned.changed.is_empty() {
            tell(words, &Message::new("cli-tune-unchanged"));
        }
        if let Some(duel) = &tuned.duel {
            tell(words, &Message::new("cli-tune-summary").then(told(duel)));
        }
    }
    if tuned.duel.is_some_and(|duel| measured_worse(&duel)) {
        terminal.warn(&Message::new("cli-tune-worse"));
    }
}

/// Whether the new weights did worse than the old ones in the last match, by whatever margin.
fn measured_worse(duel: &Duel) -> bool {
    duel.better < 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_below_even_is_worse() {
        let duel = |better| Duel { deals: 200, share: 0.5, even: 0.5, margin: 0.05, lead: 0.0, better };
        assert!(measured_worse(&duel(-0.1)) && !measured_worse(&duel(0.1)));
    }
}
