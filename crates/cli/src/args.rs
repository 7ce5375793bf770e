//! Reads the arguments of commands.

use std::{
    fs::File,
    io::{self, Read},
    ops::RangeInclusive,
    path::Path,
    str::FromStr,
};

use clap::ArgMatches;
use rynek_bots::{NAMES, Spec};
use rynek_catalog::{IDS, Info, Visitor};
use rynek_kernel::{
    Arg, EditionRef, Game, History, Message, OptionKind, OptionSpec, Record, Setup as _, record::MAX_RECORD_BYTES,
    setup,
};
use serde_json::Value;

pub use crate::table_options::list;
use crate::{failure::Failure, suggest, table_options, terminal::Terminal};

/// An optional text.
pub fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// An optional path.
pub fn path<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a Path> {
    text(matches, name).map(Path::new)
}

/// A number that has a default.
pub fn number(matches: &ArgMatches, name: &str) -> u64 {
    matches.get_one(name).copied().expect("the argument has a default")
}

/// A word that has a default.
pub fn word<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    text(matches, name).expect("the argument has a default")
}

/// The text of a command's file.
pub fn file(matches: &ArgMatches) -> Result<String, Failure> {
    read_text(text(matches, "file").expect("a file is required"))
}

/// A command's record.
pub fn record(matches: &ArgMatches) -> Result<Record, Failure> {
    Ok(Record::parse(&file(matches)?)?)
}

/// The number of actions given by `--at`, if any.
pub fn moment<G: Game>(matches: &ArgMatches, history: &History<G>) -> Result<Option<usize>, Failure> {
    let (at, most) = (matches.get_one::<usize>("at").copied(), history.actions().len());
    match at.filter(|at| *at > most) {
        Some(at) => Err(Failure::usage("cli-beyond-end").with("at", at).with("most", most)),
        None => Ok(at),
    }
}

/// The text of a file; `-` is standard input. A file that is longer than any record is refused.
pub fn read_text(path: impl AsRef<Path>) -> Result<String, Failure> {
    let path = path.as_ref();
    let limit = MAX_RECORD_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::reading(path, error))?;
    if bytes.len() as u64 == limit {
        return Err(Failure::at("cli-too-long", path).with("most", MAX_RECORD_BYTES));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::at("cli-not-text", path).with("byte", at)
    })
}

/// The edition given by `--edition`: the name of one that ships, or a file. Without it, the first that ships.
pub fn edition<G: Game>(matches: &ArgMatches) -> Result<EditionRef<G::Edition>, Failure> {
    let Some(given) = text(matches, "edition") else { return Ok(EditionRef::shipped()) };
    match EditionRef::all_shipped().find(|(shipped, _)| shipped.id == given) {
        Some((_, edition)) => Ok(edition),
        None => Ok(EditionRef::keep(&read_text(given)?)?),
    }
}

/// The first position of a game with these options and this edition.
pub fn start<G: Game>(matches: &ArgMatches) -> Result<G, Failure> {
    let setup: G::Setup = setup::from_json(&options(G::Setup::options(), matches)?)?;
    Ok(G::new(edition::<G>(matches)?, &setup)?)
}

/// The table options from flags, as the JSON that a game reads.
pub fn options(specs: &'static [OptionSpec], matches: &ArgMatches) -> Result<Value, Failure> {
    table_options::read(specs, matches)
}

/// Takes the number of players from a list of seats, if no option gives it and it `fits` the game.
pub fn players_from_list(
    options: &mut Value,
    specs: &[OptionSpec],
    named: usize,
    fits: impl FnOnce(RangeInclusive<usize>) -> bool,
) {
    let players = specs.iter().find(|spec| spec.name == "players").map(|spec| spec.kind);
    if let Some(OptionKind::Count { min, max }) = players
        && options.get("players").is_none()
        && fits(min.into()..=max.into())
    {
        options["players"] = named.into();
    }
}

/// Refuses a list with more seats than players.
pub fn not_more_than(players: usize, given: usize) -> Result<(), Failure> {
    if given <= players {
        return Ok(());
    }
    Err(Failure::usage("cli-too-many-seats").with("given", given).with("players", players))
}

/// The bot with this name.
pub fn bot(name: &str) -> Result<Spec, Failure> {
    let unknown = |_| {
        let known = Message::new("cli-known-bots").with("known", Arg::list(NAMES));
        Failure::usage("cli-unknown-bot").with("given", name).then(suggest::question(name, NAMES)).then([known])
    };
    Spec::from_str(name).map_err(unknown)
}

/// The game given after a command, with its own arguments.
pub fn game(matches: &ArgMatches) -> Option<(Info, &ArgMatches)> {
    let (id, matches) = matches.subcommand()?;
    Some((rynek_catalog::info(id)?, matches))
}

/// A command for one game.
pub trait GameCommand {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure>;
}

/// Runs a command with the game given after it.
pub fn with_game(command: impl GameCommand, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (info, matches) = game(matches).expect("a game is required");
    by_id(info.id, command, matches, terminal)
}

/// Runs a command with the game of this id.
pub fn by_id(
    id: &str,
    command: impl GameCommand,
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let unknown =
        || Failure::refused("record-unknown-game").with("found", id).with("known", Arg::list(IDS.iter().copied()));
    rynek_catalog::visit(id, Call { command, matches, terminal }).ok_or_else(unknown)?
}

struct Call<'a, 'w, C> {
    command: C,
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl<C: GameCommand> Visitor for Call<'_, '_, C> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        self.command.run::<G>(self.matches, self.terminal)
    }
}
