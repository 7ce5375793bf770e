//! `rynek tune GAME`: weights made better by self-play.

use std::{fs, io, path::Path};

use clap::ArgMatches;
use rynek_arena::tune::{Duel, Generation, Method, TuneError, Tuned, Tuning, read_weights, tune};
use rynek_catalog::Visitor;
use rynek_kernel::{Game, Message, Setup as _, setup};
use rynek_words::Words;
use serde_json::json;

use super::{bot, edition, read_text, simulate::in_threads};
use crate::{
    app,
    failure::{Code, Failure},
    files::{self, Spot},
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (info, matches) = app::game(matches).expect("a game is required");
    rynek_catalog::visit(info.id, Tune { matches, terminal }).expect("a game of the catalog")
}

struct Tune<'a, 'w> {
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Tune<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let Tune { matches, terminal } = self;
        let setup: G::Setup = setup::from_json(&app::options(G::Setup::options(), matches))?;
        let start = G::new(edition::<G>(matches)?, &setup)?;
        let tuning = tuning(matches)?;
        let from = from::<G>(matches)?;
        let out = out(matches)?;
        let words = terminal.words();
        let report = |generation: &Generation| progress(generation, words);
        let tuned = in_threads(matches.get_one("threads").copied(), || tune(&start, &from, &tuning, report))?;
        let tuned = tuned.map_err(|error| refused::<G>(&error))?;
        summary(&tuned, words);
        match out {
            Some(path) => {
                let text = format!("{:#}\n", json!(tuned.weights));
                write(path, &text).map_err(|error| Failure::writing(path, error))
            }
            None => Ok(terminal.json(&tuned.weights)?),
        }
    }
}

fn tuning(matches: &ArgMatches) -> Result<Tuning, Failure> {
    let number = |name: &str, default: u64| matches.get_one(name).copied().unwrap_or(default);
    let names = |list: &String| list.split(',').map(|name| name.trim().to_owned()).collect();
    let noise = matches.get_one::<f64>("noise").copied();
    if let Some(given) = noise.filter(|noise| !(0.0..=1e6).contains(noise)) {
        return Err(Failure::usage(Message::new("cli-noise").with("given", given.to_string())));
    }
    Ok(Tuning {
        method: if matches.get_one::<String>("method").is_some_and(|method| method == "match") {
            Method::Match
        } else {
            Method::Fit
        },
        seed: number("seed", 1),
        games: number("games", 200).max(1),
        generations: number("generations", 4),
        only: matches.get_one::<String>("only").map(names).unwrap_or_default(),
        bot: bot(matches.get_one::<String>("bot").map_or("greedy", String::as_str))?,
        noise,
    })
}

/// The weights to begin with: those of a file, or those that ship.
fn from<G: Game>(matches: &ArgMatches) -> Result<G::Weights, Failure> {
    match matches.get_one::<String>("from") {
        Some(path) => read_weights::<G>(&read_text(path)?).map_err(|error| refused::<G>(&error)),
        None => Ok(G::weights().clone()),
    }
}

/// Where the weights go, found to be writable before hours are spent on them. A file that holds something else than the
/// weights to begin with is replaced only by `--force`.
fn out(matches: &ArgMatches) -> Result<Option<&Path>, Failure> {
    let Some(path) = matches.get_one::<String>("out").map(Path::new) else { return Ok(None) };
    let goes_on = matches.get_one::<String>("from").is_some_and(|from| files::same(Path::new(from), path));
    match files::look(path).map_err(|error| Failure::writing(path, error))? {
        Spot::Taken(held) if !held.is_empty() && !goes_on && !matches.get_flag("force") => {
            let message = Message::new("cli-tune-exists").with("path", path.display().to_string());
            Err(Failure::new(Code::Refused, message))
        }
        _ => Ok(Some(path)),
    }
}

/// A folder that takes no second file, or a stream, is written to directly: what took hours must not be lost now.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let is_stream = fs::metadata(path).is_ok_and(|found| !found.is_file());
    if !is_stream && files::replace(path, text.as_bytes(), true).is_ok() {
        return Ok(());
    }
    fs::write(path, text)
}

fn refused<G: Game>(error: &TuneError) -> Failure {
    match error {
        TuneError::NothingToTune => Failure::usage(Message::new("cli-tune-nothing").with("game", G::ID)),
        TuneError::UnknownWeight { name, known } => {
            Failure::usage(Message::new("cli-tune-unknown").with("name", name.as_str()).with("known", known.as_str()))
        }
        TuneError::Unreadable(detail) => Failure::new(
            Code::Refused,
            Message::new("cli-tune-unreadable").with("game", G::ID).with("detail", detail.as_str()),
        ),
    }
}

/// A line on standard error, where it does not mix with the weights.
fn tell(words: &Words, message: &Message) {
    anstream::eprintln!("{}", words.say(message));
}

fn progress(generation: &Generation, words: &Words) {
    let decimal = |number: f64| format!("{number:.4}");
    let pair = |key: &'static str, [before, after]: [f64; 2]| {
        words.say(&Message::new(key).with("before", decimal(before)).with("after", decimal(after)))
    };
    let kept = if generation.kept { "cli-tune-kept" } else { "cli-tune-dropped" };
    let parts = [
        generation.error.map(|error| pair("cli-tune-error", error)),
        generation.surprise.map(|surprise| pair("cli-tune-surprise", surprise)),
        generation.duel.map(|duel| words.say(&told(&duel))),
        Some(words.word(if generation.duel.is_some() { kept } else { "cli-tune-no-step" })),
    ];
    let line = parts.into_iter().flatten().collect::<Vec<_>>().join("; ");
    tell(words, &Message::new("cli-tune-generation").with("number", generation.number).with("line", line));
}

fn told(duel: &Duel) -> Message {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    Message::new("cli-tune-duel")
        .with("deals", duel.deals)
        .with("share", percent(duel.share))
        .with("margin", percent(duel.margin))
        .with("even", percent(duel.even))
        .with("lead", format!("{:+.2}", duel.lead))
}

fn summary<W>(tuned: &Tuned<W>, words: &Words) {
    for (name, was, is) in &tuned.changed {
        let message = Message::new("cli-tune-changed").with("name", name.as_str());
        tell(words, &message.with("was", was.to_string()).with("is", is.to_string()));
    }
    match &tuned.duel {
        Some(duel) => tell(words, &Message::new("cli-tune-summary").with("line", told(duel))),
        None => tell(words, &Message::new("cli-tune-unchanged")),
    }
}
