//! `rynek play GAME`: a game in the terminal, people and bots at one keyboard.

mod answers;
mod commands;
mod folder;
mod hands;
mod list;
mod prompt;
pub mod result;
mod save;
mod seats;
mod table;

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use rynek_catalog::Visitor;
use rynek_kernel::{Game, History, Message, Record, Setup as _, setup};

use crate::{
    app,
    commands::{edition, read_text, replay::unknown_game},
    failure::{Code, Failure},
    files,
    terminal::Terminal,
};
use save::{Keeper, Place};
use table::Table;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let named = app::game(matches);
    let game = named.as_ref().map(|(info, _)| info.id);
    let matches = named.as_ref().map_or(matches, |(_, matches)| matches);
    if let Some(given) = matches.get_one::<String>("resume") {
        return resume(given, game, matches, terminal);
    }
    let Some(game) = game else {
        return Err(Failure::usage(Message::new("cli-which-game").with("known", rynek_catalog::IDS.join(", "))));
    };
    rynek_catalog::visit(game, Begin { matches, terminal }).expect("a game of the catalog")
}

/// A new game.
struct Begin<'a, 'w> {
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Begin<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let Begin { matches, terminal } = self;
        let mut options = app::options(G::Setup::options(), matches);
        let seats = matches.get_one::<String>("seats");
        seats::count_from_list(seats, &mut options, G::Setup::options());
        let setup: G::Setup = setup::from_json(&options)?;
        let start = G::new(edition::<G>(matches)?, &setup)?;
        let seated = seats::from_list(seats, start.players(), terminal.words())?;
        let seed = seed(matches)?;
        let keeper = Keeper::new(named_place(matches)?, seed);
        Table::new(History::begin(start, seated), seed, keeper, terminal).play()
    }
}

/// The file that `--save` names.
fn named_place(matches: &ArgMatches) -> Result<Option<Place>, Failure> {
    let Some(path) = matches.get_one::<String>("save") else { return Ok(None) };
    Place::named(Path::new(path), matches.get_flag("force"), "cli-save-exists").map(Some)
}

/// Resumes the game of a file; without the name of one, the game that was saved last.
fn resume(
    given: &str,
    game: Option<&'static str>,
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    // `--resume polis` means the game rather than a file that is not there.
    let word = rynek_catalog::IDS.iter().copied().find(|id| *id == given && !Path::new(id).exists());
    let path = if given.is_empty() || word.is_some() {
        folder::latest(word.or(game)).ok_or_else(|| nothing_saved(word.or(game)))?
    } else {
        PathBuf::from(given)
    };
    let text = read_text(&path)?;
    let record = Record::parse(&text)?;
    if let Some(game) = game.filter(|game| *game != record.game) {
        let message = Message::new("play-other-game").with("path", path.display().to_string());
        return Err(Failure::usage(message.with("found", record.game.as_str()).with("given", game)));
    }
    let id = record.game.clone();
    let resume = Resume { record, text, path, matches, terminal };
    rynek_catalog::visit(&id, resume).ok_or_else(|| unknown_game(&id))?
}

fn nothing_saved(game: Option<&str>) -> Failure {
    let folder = folder::path().display().to_string();
    let message = Message::new("play-nothing-saved").with("folder", folder);
    Failure::new(Code::Refused, message.with("game", game.unwrap_or("any")))
}

/// A game that was saved.
struct Resume<'a, 'w> {
    record: Record,
    text: String,
    path: PathBuf,
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Resume<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let history = self.record.replay::<G>()?;
        let seed = seed(self.matches)?;
        let keeper = Keeper::new(self.place()?, seed);
        Table::new(history, seed, keeper, self.terminal).play()
    }
}

impl Resume<'_, '_> {
    /// Where the game is saved from now on: in the file that `--save` names, or where it was.
    fn place(&self) -> Result<Option<Place>, Failure> {
        let save = self.matches.get_one::<String>("save").filter(|save| !files::same(Path::new(save), &self.path));
        match save {
            Some(_) => named_place(self.matches),
            // Standard input cannot be written back to.
            None if self.path == Path::new("-") => Ok(None),
            None => Ok(Some(Place::resumed(&self.path, &self.text))),
        }
    }
}

/// The seed asked for, or a fresh one from the system.
fn seed(matches: &ArgMatches) -> Result<u64, Failure> {
    match matches.get_one::<u64>("seed") {
        Some(seed) => Ok(*seed),
        None => getrandom::u64()
            .map_err(|error| Failure::usage(Message::new("cli-no-seed").with("error", error.to_string()))),
    }
}
