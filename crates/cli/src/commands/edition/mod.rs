//! `rynek edition`: edition files, written, checked and shown.

mod show;
mod written;

use std::fs;

use clap::ArgMatches;
use rynek_catalog::{IDS, edition_faults, edition_schema_in, edition_title, game_of, read_edition, shipped_edition};
use rynek_kernel::{Arg, EditionError, Explain, Message, edition::text::position};
use serde_json::{Value, json};

use crate::{
    args,
    failure::Failure,
    files::{self, Spot},
    rows::Format,
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("a command is required");
    let json = Format::of(matches).is_json();
    let done = match name {
        "new" => new(matches, terminal),
        "check" => check(matches, terminal),
        "show" => show::run(matches, terminal),
        "list" => list(matches, terminal),
        _ => unreachable!("every command is listed"),
    };
    done.map_err(|failure| failure.in_json(json))
}

/// `rynek edition new GAME [FILE]`: a file to start from, with comments.
fn new(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let game = args::text(matches, "game").expect("a game is required");
    let info = rynek_catalog::info(game).expect("only known games are taken");
    let from = args::text(matches, "from").unwrap_or(info.editions[0].id);
    let shipped = shipped_edition(game, from).ok_or_else(|| {
        let known = Arg::list(info.editions.iter().map(|shipped| shipped.id));
        Failure::usage("cli-edition-unknown").with("given", from).with("known", known)
    })?;
    let file = read_edition(game, shipped.json).expect("a known game")?;
    let schema = edition_schema_in(game, terminal.words()).expect("a known game");
    let title = edition_title(game, from, terminal.words());
    let head = Message::new("cli-edition-head").with("game", game).with("id", game).with("title", title);
    let text = written::file(&schema, &file.components, &terminal.words().say(&head));
    let Some(path) = args::path(matches, "file") else { return Ok(terminal.line(text.trim_end())?) };
    match files::look(path).map_err(|error| Failure::writing(path, error))? {
        Spot::Taken(held) if !held.is_empty() && !matches.get_flag("force") => {
            return Err(Failure::at("cli-edition-exists", path));
        }
        Spot::Stream => fs::write(path, text).map_err(|error| Failure::writing(path, error))?,
        _ => files::replace(path, text.as_bytes(), true).map_err(|error| Failure::writing(path, error))?,
    }
    Ok(terminal.notice(&Message::new("cli-edition-written").with("path", path.display().to_string()))?)
}

/// `rynek edition check FILE`: everything that is wrong with it.
fn check(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let text = args::file(matches)?;
    let game = game_in(matches, &text)?;
    let faults = edition_faults(&game, &text).expect("a known game");
    let documents: Vec<Value> = faults.iter().map(|fault| fault_in_json(fault, &text, terminal)).collect();
    let hash = || read_edition(&game, &text).and_then(Result::ok).map(|file| file.hash);
    let format = Format::of(matches);
    if format.is_json() {
        terminal.json(&json!({ "game": game, "hash": hash(), "faults": documents }))?;
    } else {
        for document in &documents {
            let (line, message) = (&document["line"], document["message"].as_str().unwrap_or_default());
            let place = if line.is_null() { String::new() } else { format!("{line}:{}: ", document["column"]) };
            terminal.text(&format!("{place}{message}"))?;
        }
    }
    if !faults.is_empty() {
        return Err(Failure::refused("cli-edition-faults").with("faults", faults.len()));
    }
    if !format.is_json() {
        terminal
            .say(&Message::new("cli-edition-sound").with("game", &*game).with("hash", hash().unwrap_or_default()))?;
    }
    Ok(())
}

/// The game of a file: what it says, or what was asked for.
fn game_in(matches: &ArgMatches, text: &str) -> Result<String, Failure> {
    if let Some(game) = args::text(matches, "game") {
        return Ok(game.to_owned());
    }
    let found = game_of(text).unwrap_or_default();
    if IDS.contains(&&*found) {
        return Ok(found);
    }
    // Text that is not JSON has no game either: the reader of any game says where it stops being JSON.
    let syntax =
        edition_faults(IDS[0], text).and_then(|faults| faults.into_iter().find(|fault| fault.place().is_none()));
    if let Some(fault) = syntax {
        return Err(fault.into());
    }
    Err(Failure::refused("cli-edition-no-game").with("found", found).with("known", Arg::list(IDS.iter().copied())))
}

fn fault_in_json(fault: &EditionError, text: &str, terminal: &Terminal<'_>) -> Value {
    let at = fault.place().and_then(|place| position(text, place));
    json!({
        "place": fault.place(),
        "line": at.map(|(line, _)| line),
        "column": at.map(|(_, column)| column),
        "message": terminal.words().say(&fault.message()),
    })
}

/// `rynek edition list [GAME]`: the editions that ship.
fn list(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let wanted = args::text(matches, "game");
    let words = terminal.words();
    let mut rows = Vec::new();
    for info in rynek_catalog::all().filter(|info| wanted.is_none_or(|game| game == info.id)) {
        for shipped in info.editions {
            let file = read_edition(info.id, shipped.json).expect("a known game")?;
            let title = edition_title(info.id, shipped.id, words);
            rows.push(json!({ "game": info.id, "name": shipped.id, "title": title, "hash": file.hash }));
        }
    }
    if Format::of(matches).print(&rows, &rows, terminal)? {
        return Ok(());
    }
    let text = |row: &Value, name: &str| row[name].as_str().unwrap_or_default().to_owned();
    for row in &rows {
        let message = Message::new("cli-edition-line").with("game", text(row, "game")).with("name", text(row, "name"));
        let hash = text(row, "hash");
        terminal.say(&message.with("title", text(row, "title")).with("hash", hash[..12].to_owned()))?;
    }
    Ok(())
}

/// The file of a command and its text.
fn named_file(matches: &ArgMatches) -> Result<(String, String), Failure> {
    let text = args::file(matches)?;
    let game = game_in(matches, &text)?;
    Ok((game, text))
}
