//! `rynek play GAME`: a game in the terminal, people and bots at one keyboard.

mod answers;
mod commands;
mod folder;
mod game;
mod hands;
mod list;
mod possible;
mod prompt;
pub mod result;
mod save;
mod seats;

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use rynek_kernel::{Arg, Game, History, Record, Setup as _, series_rng, setup, shuffle};

use crate::{
    args::{self, GameCommand},
    failure::Failure,
    files,
    terminal::Terminal,
};
use game::TerminalGame;
use save::{Keeper, SaveFile};

/// The series of random numbers for the seats. Draws have the series of the number of actions.
const LOT: u64 = u64::MAX;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let named = args::game(matches);
    let game = named.as_ref().map(|(info, _)| info.id);
    let matches = named.as_ref().map_or(matches, |(_, matches)| matches);
    if let Some(given) = args::text(matches, "resume") {
        return resume(given, game, matches, terminal);
    }
    let Some(game) = game else {
        return Err(Failure::usage("cli-which-game").with("known", Arg::list(rynek_catalog::IDS.iter().copied())));
    };
    args::by_id(game, Begin, matches, terminal)
}

/// A new game.
struct Begin;

impl GameCommand for Begin {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let mut options = args::options(G::Setup::options(), matches)?;
        let seats = args::list(args::text(matches, "seats").unwrap_or(seats::HUMAN));
        let named = seats.len();
        args::players_from_list(&mut options, G::Setup::options(), named, |range| named > *range.start());
        let setup: G::Setup = setup::from_json(&options)?;
        let start = G::new(args::edition::<G>(matches)?, &setup)?;
        let mut seated = seats::from_list(&seats, start.players())?;
        let seed = seed(matches)?;
        if matches.get_flag("lot") {
            shuffle(&mut series_rng(seed, LOT), &mut seated);
        }
        let keeper = Keeper::new(named_file(matches)?, seed);
        TerminalGame::new(History::begin(start, seated), seed, keeper, terminal).play()
    }
}

/// The file given by `--save`.
fn named_file(matches: &ArgMatches) -> Result<Option<SaveFile>, Failure> {
    let Some(path) = args::path(matches, "save") else { return Ok(None) };
    SaveFile::named(path, matches.get_flag("force"), "cli-save-exists").map(Some)
}

/// Resumes the game of a file, or the game that was saved last.
fn resume(
    given: &str,
    game: Option<&'static str>,
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    // `--resume polis` means the game, unless there is such a file.
    let word = rynek_catalog::IDS.iter().copied().find(|id| *id == given && !Path::new(id).exists());
    let path = if given.is_empty() || word.is_some() {
        folder::latest(word.or(game)).ok_or_else(|| nothing_saved(word.or(game)))?
    } else {
        PathBuf::from(given)
    };
    let text = args::read_text(&path)?;
    let record = Record::parse(&text)?;
    if let Some(game) = game.filter(|game| *game != record.game) {
        let refused = Failure::usage("play-other-game").with("path", path.display().to_string());
        return Err(refused.with("found", record.game).with("given", game));
    }
    args::by_id(&record.game.clone(), Resume { record, text, path }, matches, terminal)
}

fn nothing_saved(game: Option<&str>) -> Failure {
    let folder = folder::path().display().to_string();
    match game {
        Some(game) => Failure::refused("play-nothing-saved-of").with("game", game).with("id", game),
        None => Failure::refused("play-nothing-saved"),
    }
    .with("folder", folder)
}

/// A saved game.
struct Resume {
    record: Record,
    text: String,
    path: PathBuf,
}

impl GameCommand for Resume {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let history = self.record.replay::<G>()?;
        let seed = seed(matches)?;
        let keeper = Keeper::new(self.file(matches)?, seed);
        TerminalGame::new(history, seed, keeper, terminal).play()
    }
}

impl Resume {
    /// Where to save the game: in the file given by `--save`, or where it was.
    fn file(&self, matches: &ArgMatches) -> Result<Option<SaveFile>, Failure> {
        match args::path(matches, "save").filter(|save| !files::same(save, &self.path)) {
            Some(_) => named_file(matches),
            // Standard input cannot be written.
            None if self.path == Path::new("-") => Ok(None),
            None => Ok(Some(SaveFile::resumed(&self.path, &self.text))),
        }
    }
}

/// The given seed, or a random one.
fn seed(matches: &ArgMatches) -> Result<u64, Failure> {
    match matches.get_one::<u64>("seed") {
        Some(seed) => Ok(*seed),
        None => getrandom::u64().map_err(|error| Failure::usage("cli-no-seed").with("error", error.to_string())),
    }
}
