//! The games of a contest, kept in a file as they end, so that an interrupted contest goes on where it was.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

use rynek_kernel::{Explain, Game, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::Played;

/// Counts up when the file's format changes.
const FORMAT: u32 = 1;

/// What makes a contest another than others: games may only be added up if all of this is the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The format of the file.
    pub arena: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its components.
    pub edition: String,
    /// The table options.
    pub setup: Value,
    /// The hash of the weights and levels that ship with the game.
    pub bots: String,
    /// The entrants.
    pub seats: Vec<String>,
    /// Whether seats rotate.
    pub rotate: bool,
    /// The seed.
    pub seed: u64,
    /// Whether positions were looked at.
    pub positions: bool,
}

impl Header {
    pub(crate) fn new<G: Game>(start: &G, seats: Vec<String>, seed: u64, rotate: bool, positions: bool) -> Header {
        let hash = Sha256::digest(G::BOTS);
        Header {
            arena: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            edition: start.edition().fingerprint().to_string(),
            setup: serde_json::to_value(start.setup()).expect("options are plain data"),
            bots: hash.iter().map(|byte| format!("{byte:02x}")).collect(),
            seats,
            rotate,
            seed,
            positions,
        }
    }

    /// A short name that no other contest has.
    pub fn fingerprint(&self) -> String {
        let text = serde_json::to_vec(self).expect("a header is plain data");
        Sha256::digest(text).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The first difference to another: its field, what is here, what is there.
    fn difference(&self, other: &Header) -> Option<(String, Value, Value)> {
        let fields = |header| match serde_json::to_value(header) {
            Ok(Value::Object(fields)) => fields,
            _ => unreachable!("a header is an object"),
        };
        let (own, other) = (fields(self), fields(other));
        let (name, here) = own.into_iter().find(|(name, here)| other.get(name) != Some(here))?;
        let there = other.get(&name).cloned().unwrap_or_default();
        Some((name, here, there))
    }
}

/// Why a log cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The file belongs to another contest.
    #[error("the log is of another contest: {field} is {found} there, but {wanted} here")]
    Differs {
        /// What differs.
        field: String,
        /// As it is in the file.
        found: String,
        /// As it is here.
        wanted: String,
    },
    /// The file is something else, or damaged.
    #[error("line {line} of the log cannot be read: {detail}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What the parser says.
        detail: String,
    },
}

impl Explain for LogError {
    fn message(&self) -> Message {
        match self {
            LogError::File(error) => Message::new("arena-log-file").with("error", error.to_string()),
            LogError::Differs { field, found, wanted } => Message::new("arena-log-differs")
                .with("field", field.as_str())
                .with("found", found.as_str())
                .with("wanted", wanted.as_str()),
            LogError::Line { line, detail } => {
                Message::new("arena-log-line").with("line", *line).with("detail", detail.as_str())
            }
        }
    }
}

/// The games played so far: the header on the first line of the file, then a line a game, each written in one piece as
/// soon as the game is over.
pub struct Log {
    file: Option<File>,
    played: Vec<Played>,
}

impl Log {
    /// A log that is not kept.
    pub fn in_memory() -> Log {
        Log { file: None, played: Vec::new() }
    }

    /// Opens the log of a contest, or begins it. A last line that was cut off is dropped. A file that turns out to be
    /// something else is left as it is.
    pub fn open(path: &Path, header: &Header) -> Result<Log, LogError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines().enumerate();
        let first = lines.next().map(|(_, first)| first);
        match first {
            Some(first) => same(&read(1, first)?, header)?,
            None if line(header)?.starts_with(&text) => {}
            None => same(&read(1, &text)?, header)?,
        }
        let played = lines.map(|(n, text)| read(n + 1, text)).collect::<Result<_, _>>()?;
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut log = Log { file: Some(file), played };
        if first.is_none() {
            log.write(header)?;
        }
        Ok(log)
    }

    /// The games so far, in the order in which they ended.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Adds a game.
    pub(crate) fn keep(&mut self, played: Played) -> Result<(), LogError> {
        self.write(&played)?;
        self.played.push(played);
        Ok(())
    }

    fn write(&mut self, content: &impl Serialize) -> Result<(), LogError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        Ok(file.write_all(line(content)?.as_bytes())?)
    }
}

/// A line of the file.
fn line(content: &impl Serialize) -> Result<String, LogError> {
    let mut text = serde_json::to_string(content).map_err(io::Error::other)?;
    text.push('\n');
    Ok(text)
}

fn same(found: &Header, wanted: &Header) -> Result<(), LogError> {
    match found.difference(wanted) {
        Some((field, found, wanted)) => {
            Err(LogError::Differs { field, found: found.to_string(), wanted: wanted.to_string() })
        }
        None => Ok(()),
    }
}

fn read<'a, T: Deserialize<'a>>(line: usize, text: &'a str) -> Result<T, LogError> {
    serde_json::from_str(text).map_err(|error| LogError::Line { line, detail: error.to_string() })
}
