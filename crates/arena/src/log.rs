//! The games of a contest, stored in a file as they end, so that an interrupted contest can be resumed.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

use rynek_kernel::{Explain, Game, Message, json_fault};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{Entrant, Played};

/// Increases when the format of the file changes.
const FORMAT: u32 = 2;

/// What identifies a contest. Games may only be added up if all of this is equal.
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
    /// The entrants.
    pub seats: Vec<String>,
    /// How each of them plays, as a hash.
    pub bots: Vec<String>,
    /// Whether seats rotate.
    pub rotate: bool,
    /// The seed.
    pub seed: u64,
    /// Whether data about positions was collected.
    pub positions: bool,
}

impl Header {
    pub(crate) fn new<G: Game>(start: &G, entrants: &[Entrant<G>], seed: u64, rotate: bool, positions: bool) -> Header {
        Header {
            arena: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            edition: start.edition().fingerprint().to_string(),
            setup: serde_json::to_value(start.setup()).expect("options are plain data"),
            seats: entrants.iter().map(|entrant| entrant.name().to_owned()).collect(),
            bots: entrants.iter().map(|entrant| entrant.fingerprint().to_owned()).collect(),
            rotate,
            seed,
            positions,
        }
    }

    /// A short name that is unique to the contest.
    pub fn fingerprint(&self) -> String {
        let text = serde_json::to_vec(self).expect("a header is plain data");
        Sha256::digest(text).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Refuses a header that differs, with the first field that does.
    fn must_be(&self, wanted: &Header) -> Result<(), LogError> {
        let [found, wanted] = [self, wanted].map(|header| json!(header));
        let mut fields = found.as_object().into_iter().flatten();
        match fields.find(|(name, value)| wanted[*name] != **value) {
            Some((name, value)) => Err(LogError::Differs {
                field: name.clone(),
                found: value.to_string(),
                wanted: wanted[name].to_string(),
            }),
            None => Ok(()),
        }
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
        /// The value in the file.
        found: String,
        /// The value here.
        wanted: String,
    },
    /// The file is something else, or damaged.
    #[error("line {line} of the log cannot be read: {detail}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// The parser's message.
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
                Message::new("arena-log-line").with("line", *line).then(json_fault(detail))
            }
        }
    }
}

/// The games so far. The file has the header on its first line, then a line for each game, written in one piece as soon
/// as the game is over.
pub struct Log {
    file: Option<File>,
    played: Vec<Played>,
}

impl Log {
    /// A log without a file.
    pub fn in_memory() -> Log {
        Log { file: None, played: Vec::new() }
    }

    /// Opens the log of a contest, or creates it. A last line that was cut off is dropped. A file that is something
    /// else is not changed.
    pub fn open(path: &Path, header: &Header) -> Result<Log, LogError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines().enumerate();
        let first = lines.next().map(|(_, first)| first);
        match first {
            Some(first) => read::<Header>(1, first)?.must_be(header)?,
            None if line(header)?.starts_with(&text) => {}
            None => read::<Header>(1, &text)?.must_be(header)?,
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

fn line(content: &impl Serialize) -> Result<String, LogError> {
    let mut text = serde_json::to_string(content).map_err(io::Error::other)?;
    text.push('\n');
    Ok(text)
}

fn read<'a, T: Deserialize<'a>>(line: usize, text: &'a str) -> Result<T, LogError> {
    serde_json::from_str(text).map_err(|error| LogError::Line { line, detail: error.to_string() })
}
