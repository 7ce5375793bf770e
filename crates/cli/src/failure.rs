//! Errors, for people and for programs.

use std::{io, path::Path, process::ExitCode};

use anstyle::{AnsiColor, Style};
use rynek_catalog::OpenError;
use rynek_kernel::{Arg, EditionError, Explain, Illegal, Message, NotationError, RecordError, SetupError};
use rynek_polis::placements::PlacementError;
use rynek_store::StoreError;
use rynek_words::Words;
use serde_json::{Value, json};

/// The exit codes a script can rely on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// The input is invalid: a record, a placement, an edition.
    Refused = 1,
    /// The arguments are invalid.
    Usage = 2,
    /// A file could not be read or written.
    File = 3,
    /// Targets of a suite were missed.
    Missed = 4,
    /// Ctrl-C was pressed; the results so far were printed. Shells use the same number.
    Stopped = 130,
}

/// Why a command failed, or the engine refused a request.
#[derive(Debug)]
pub struct Failure {
    code: Code,
    /// The kind of error, for programs that use the engine.
    kind: &'static str,
    message: Box<Message>,
    /// The rule that was broken, if one was.
    rule: Option<String>,
    /// The line of the input, if known.
    line: Option<usize>,
    /// Which of several actions, counted from 1.
    action: Option<usize>,
    /// Whether to report it as JSON.
    json: bool,
    /// Whether to report nothing, because the output is closed.
    silent: bool,
}

impl Failure {
    pub fn new(code: Code, message: Message) -> Failure {
        Failure {
            code,
            kind: "",
            message: Box::new(message),
            rule: None,
            line: None,
            action: None,
            json: false,
            silent: false,
        }
    }

    /// Invalid arguments.
    pub fn usage(key: &'static str) -> Failure {
        Failure::new(Code::Usage, Message::new(key))
    }

    /// Invalid input.
    pub fn refused(key: &'static str) -> Failure {
        Failure::new(Code::Refused, Message::new(key))
    }

    /// What went wrong.
    pub fn message(&self) -> &Message {
        &self.message
    }

    /// An error with a path.
    pub fn at(key: &'static str, path: &Path) -> Failure {
        Failure::refused(key).with("path", path.display().to_string())
    }

    /// A file that could not be read.
    pub fn reading(path: &Path, error: io::Error) -> Failure {
        Failure::at("cli-cannot-read", path).then([why(&error)]).in_file()
    }

    /// A file that could not be written.
    pub fn writing(path: &Path, error: io::Error) -> Failure {
        Failure::at("cli-cannot-write", path).then([why(&error)]).in_file()
    }

    /// Sets the exit code for files.
    pub fn in_file(self) -> Failure {
        Failure { code: Code::File, ..self }
    }

    /// Adds a value to the message.
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Failure {
        Failure { message: Box::new(self.message.with(name, value)), ..self }
    }

    /// Adds sentences after the message.
    pub fn then(self, sentences: impl IntoIterator<Item = Message>) -> Failure {
        Failure { message: Box::new(sentences.into_iter().fold(*self.message, Message::then)), ..self }
    }

    /// Sets the kind.
    pub fn of_kind(self, kind: &'static str) -> Failure {
        Failure { kind, ..self }
    }

    /// Sets the number of the action.
    pub fn of_action(self, number: usize) -> Failure {
        Failure { action: Some(number), ..self }
    }

    /// Sets whether to report it as JSON.
    pub fn in_json(self, json: bool) -> Failure {
        Failure { json: self.json | json, ..self }
    }

    fn with_rule(self, rule: Option<&str>) -> Failure {
        Failure { rule: rule.map(str::to_owned), ..self }
    }

    /// The response of the engine.
    pub fn answer(&self, words: &Words) -> Value {
        let mut error = json!({ "code": self.kind, "message": words.say(&self.message) });
        if let Some(rule) = &self.rule {
            error["rule"] = rule.as_str().into();
        }
        if let Some(action) = self.action {
            error["action"] = action.into();
        }
        error
    }

    /// Prints the error, and returns the exit code.
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
    /// An error of standard output: the only stream that is used without a path.
    fn from(error: io::Error) -> Failure {
        let failure = Failure::new(Code::File, Message::new("cli-output").then(why(&error)));
        Failure { silent: error.kind() == io::ErrorKind::BrokenPipe, ..failure }
    }
}

/// The reason that the system gives.
fn why(error: &io::Error) -> Message {
    use io::ErrorKind as Kind;
    let key = match error.kind() {
        Kind::NotFound => "cli-io-not-found",
        Kind::PermissionDenied => "cli-io-permission",
        Kind::AlreadyExists => "cli-io-exists",
        Kind::IsADirectory => "cli-io-folder",
        Kind::NotADirectory => "cli-io-no-folder",
        Kind::StorageFull | Kind::QuotaExceeded => "cli-io-full",
        Kind::ReadOnlyFilesystem => "cli-io-read-only",
        _ => return Message::new("cli-io-other").with("error", error.to_string()),
    };
    Message::new(key)
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        match error {
            OpenError::NoGame(_) => Failure::new(Code::Refused, error.message()),
            OpenError::Edition(error) => error.into(),
            OpenError::Setup(error) => error.into(),
            OpenError::Illegal(error) => error.into(),
        }
    }
}

/// Converts errors.
macro_rules! from_errors {
    ($($error:ident: $failure:expr;)+) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                let failure: fn(&$error, Failure) -> Failure = $failure;
                failure(&error, Failure::new(Code::Refused, error.message()))
            }
        })+
    };
}

from_errors! {
    EditionError: |_, refused| refused.of_kind("edition");
    Illegal: |error, refused| refused.of_kind("illegal").with_rule(Some(error.rule()));
    NotationError: |_, refused| refused.of_kind("notation");
    PlacementError: |error, refused| Failure { line: Some(error.line), ..refused.with_rule(error.rule()) };
    RecordError: |error, refused| {
        let line = if let RecordError::Json { line, .. } = error { Some(*line) } else { None };
        Failure { line, ..refused.of_kind("record") }
    };
    SetupError: |error, refused| {
        let rule = if let SetupError::Rule(illegal) = error { Some(illegal.rule()) } else { None };
        Failure { code: Code::Usage, ..refused.of_kind("options").with_rule(rule) }
    };
    StoreError: |_, refused| refused;
}
