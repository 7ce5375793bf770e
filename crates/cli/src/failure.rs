//! What goes wrong, for a person and for a script.

use std::{fmt::Display, io, path::Path, process::ExitCode};

use anstyle::{AnsiColor, Style};
use rynek_kernel::{EditionError, Explain, Illegal, Message, NotationError, RecordError, SetupError};
use rynek_polis::placements::PlacementError;
use rynek_words::Words;
use serde_json::json;

/// The exit codes a script can rely on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// What was given to work on does not hold: a record, a placement, an edition.
    Refused = 1,
    /// The command was not called as it should be.
    Usage = 2,
    /// A file could not be read or written.
    File = 3,
}

/// Why a command gave up.
#[derive(Debug)]
pub struct Failure {
    code: Code,
    message: Message,
    /// The rule that was broken, if one was.
    rule: Option<String>,
    /// Where in the input, if that is known.
    line: Option<usize>,
    /// Whether to report it as JSON.
    json: bool,
    /// Nobody reads the output any more: not a failure to tell anyone of.
    silent: bool,
}

impl Failure {
    pub fn new(code: Code, message: Message) -> Failure {
        Failure { code, message, rule: None, line: None, json: false, silent: false }
    }

    pub fn usage(message: Message) -> Failure {
        Failure::new(Code::Usage, message)
    }

    /// A file that could not be read.
    pub fn reading(path: &Path, error: impl Display) -> Failure {
        Failure::file("cli-cannot-read", path, error)
    }

    /// A file that could not be written.
    pub fn writing(path: &Path, error: impl Display) -> Failure {
        Failure::file("cli-cannot-write", path, error)
    }

    fn file(key: &'static str, path: &Path, error: impl Display) -> Failure {
        let message = Message::new(key).with("path", path.display().to_string()).with("error", error.to_string());
        Failure::new(Code::File, message)
    }

    /// The same, to be reported as JSON if `json`.
    pub fn in_json(mut self, json: bool) -> Failure {
        self.json |= json;
        self
    }

    /// Tells standard error, and gives the exit code.
    pub fn report(&self, words: &Words) -> ExitCode {
        if self.silent {
            return ExitCode::SUCCESS;
        }
        let text = words.say(&self.message);
        if self.json {
            let error = json!({
                "message": text, "key": self.message.key, "rule": self.rule, "line": self.line, "code": self.code as u8,
            });
            eprintln!("{}", json!({ "error": error }));
        } else {
            let red = Style::new().fg_color(Some(AnsiColor::Red.into())).bold();
            let label = words.word("cli-error");
            let rule = self.rule.as_deref().map(|rule| format!(" [{rule}]")).unwrap_or_default();
            anstream::eprintln!("{red}{label}{red:#} {text}{rule}");
        }
        ExitCode::from(self.code as u8)
    }
}

impl From<io::Error> for Failure {
    /// Standard output: the only stream used without naming a file.
    fn from(error: io::Error) -> Failure {
        let mut failure = Failure::new(Code::File, Message::new("cli-output").with("error", error.to_string()));
        failure.silent = error.kind() == io::ErrorKind::BrokenPipe;
        failure
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        let line = if let RecordError::Json { line, .. } = &error { Some(*line) } else { None };
        Failure { line, ..Failure::new(Code::Refused, error.message()) }
    }
}

impl From<EditionError> for Failure {
    fn from(error: EditionError) -> Failure {
        Failure::new(Code::Refused, error.message())
    }
}

impl From<NotationError> for Failure {
    fn from(error: NotationError) -> Failure {
        Failure::new(Code::Refused, error.message())
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        let rule = if let SetupError::Rule(illegal) = &error { Some(illegal.rule().to_owned()) } else { None };
        Failure { rule, ..Failure::new(Code::Usage, error.message()) }
    }
}

impl From<Illegal> for Failure {
    fn from(error: Illegal) -> Failure {
        Failure { rule: Some(error.rule().to_owned()), ..Failure::new(Code::Refused, error.message()) }
    }
}

impl From<PlacementError> for Failure {
    fn from(error: PlacementError) -> Failure {
        let rule = error.rule().map(str::to_owned);
        Failure { rule, line: Some(error.line), ..Failure::new(Code::Refused, error.message()) }
    }
}
