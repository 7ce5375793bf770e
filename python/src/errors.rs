//! Exceptions with the sentences of the kernel.

use std::sync::LazyLock;

use pyo3::{create_exception, exceptions::PyValueError, prelude::*};
use rynek_catalog::{OpenError, Refusal};
use rynek_kernel::{Explain, Illegal, Language, Message, Record, RecordError};
use rynek_words::Words;

create_exception!(rynek, RynekError, PyValueError, "What Rynek refuses. All its exceptions are of this kind.");
create_exception!(rynek, IllegalAction, RynekError, "A rule forbids the action; `rule` names the rule.");
create_exception!(rynek, BadNotation, RynekError, "The text is not the notation of an action.");
create_exception!(rynek, BadOptions, RynekError, "No game can be started with these options.");
create_exception!(rynek, BadEdition, RynekError, "The components are faulty.");
create_exception!(rynek, BadRecord, RynekError, "The record cannot be read, or it is not valid.");

static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let read = |language| rynek_catalog::words(language, &[rynek_arena::WORDS]);
    Language::complete().map(read).collect()
});

/// The texts of a language in which every text exists.
pub fn words(code: &str) -> PyResult<&'static Words> {
    let known = || Language::complete().map(Language::code).collect::<Vec<_>>().join(", ");
    WORDS
        .iter()
        .find(|words| words.language().code() == code)
        .ok_or_else(|| RynekError::new_err(format!("no language {code:?}: there are {}", known())))
}

/// A message in English.
pub fn say(message: &Message) -> String {
    WORDS[0].say(message)
}

/// A rule forbids it.
pub fn illegal(py: Python<'_>, illegal: &Illegal) -> PyErr {
    let error = IllegalAction::new_err(say(&illegal.message()));
    // An exception without its rule is better than another exception.
    let _ = error.value(py).setattr("rule", illegal.rule());
    error
}

/// An action is refused.
pub fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    match refusal {
        Refusal::Notation(error) => BadNotation::new_err(say(&error.message())),
        Refusal::Illegal(error) => illegal(py, error),
    }
}

/// A game cannot be started.
pub fn not_opened(error: &OpenError) -> PyErr {
    let text = say(&error.message());
    match error {
        OpenError::NoGame(_) => RynekError::new_err(text),
        OpenError::Edition(_) => BadEdition::new_err(text),
        OpenError::Setup(_) | OpenError::Illegal(_) => BadOptions::new_err(text),
    }
}

/// A record is refused.
pub fn bad_record(error: &RecordError) -> PyErr {
    BadRecord::new_err(say(&error.message()))
}

/// Reads a record.
pub fn record(text: &str) -> PyResult<Record> {
    Record::parse(text).map_err(|error| bad_record(&error))
}

/// No game has this id.
pub fn no_game(id: &str) -> PyErr {
    not_opened(&OpenError::NoGame(id.to_owned()))
}
