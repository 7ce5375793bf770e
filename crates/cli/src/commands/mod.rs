//! What each command does, and what several of them need.

pub mod arena;
pub mod backup;
pub mod bench;
pub mod check;
pub mod completions;
pub mod engine;
pub mod games;
pub mod hint;
pub mod polis;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod tune;
pub mod verify;

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use clap::ArgMatches;
use rynek_bots::{Spec, UnknownBot};
use rynek_kernel::{EditionRef, Game, Message, record::MAX_RECORD_BYTES};

use crate::failure::Failure;

/// The text of a file; `-` is standard input. Nothing longer than the longest record is read.
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
        return Err(Failure::new(
            crate::failure::Code::Refused,
            Message::new("cli-too-long").with("path", path.display().to_string()).with("most", MAX_RECORD_BYTES),
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let message = Message::new("cli-not-text").with("path", path.display().to_string()).with("byte", at);
        Failure::new(crate::failure::Code::Refused, message)
    })
}

/// The edition named by `--edition`, or the one that ships. A command needs it to its end.
pub fn edition<G: Game>(matches: &ArgMatches) -> Result<EditionRef<G::Edition>, Failure> {
    match matches.get_one::<String>("edition") {
        Some(path) => Ok(EditionRef::keep(&read_text(path)?)?),
        None => Ok(EditionRef::shipped()),
    }
}

/// The bots named in a list, one for each seat; the last one takes the seats that are left.
pub fn bots(list: Option<&String>, players: usize) -> Result<Vec<Spec>, Failure> {
    let names: Vec<&str> = list.map_or(vec!["random"], |list| list.split(',').map(str::trim).collect());
    if names.len() > players {
        let message = Message::new("cli-too-many-seats").with("given", names.len()).with("players", players);
        return Err(Failure::usage(message));
    }
    let named: Vec<Spec> = names.into_iter().map(bot).collect::<Result<_, _>>()?;
    let last = named.last().expect("splitting gives at least one");
    Ok((0..players).map(|seat| named.get(seat).unwrap_or(last).clone()).collect())
}

/// The bot with this name.
pub fn bot(name: &str) -> Result<Spec, Failure> {
    name.parse().map_err(|UnknownBot { given }| {
        let message = Message::new("cli-unknown-bot").with("given", given);
        Failure::usage(message.with("known", rynek_bots::NAMES.join(", ")))
    })
}

/// One thing as it is, several as a list.
pub fn one_or_all<T: serde::Serialize>(things: &[T]) -> serde_json::Value {
    let value = match things {
        [thing] => serde_json::to_value(thing),
        things => serde_json::to_value(things),
    };
    value.expect("reports are plain data")
}

/// A word as it can be typed into a shell.
pub fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=,.:/+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
