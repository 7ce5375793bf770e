//! Checks of values in edition files. Each error names the path of the value.

use std::{collections::HashSet, fmt::Display, ops::RangeInclusive};

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    EditionError,
    faults::{faults, inside},
    schema,
    text::without_comments,
};
use crate::{
    Arg, Message,
    json::{self, Unread},
};

/// The faults of parts that do not depend on each other: all of them are told at once.
#[derive(Default)]
pub struct Faults(Vec<EditionError>);

impl Faults {
    /// Remembers what is wrong with a part. The value if nothing is.
    pub fn note<T>(&mut self, part: Result<T, EditionError>) -> Option<T> {
        part.map_err(|fault| self.0.extend(fault.all())).ok()
    }

    /// Whether nothing is wrong so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first fault, which names the others; nothing if there is none.
    pub fn check(&mut self) -> Result<(), EditionError> {
        let mut faults = std::mem::take(&mut self.0).into_iter();
        match faults.next() {
            None => Ok(()),
            Some(first) => Err(EditionError { others: faults.collect(), ..first }),
        }
    }
}

/// Parses a file, with or without comments. Its values are still to be checked. The schema says what would be right.
pub fn read<S: DeserializeOwned>(text: &str, schema: fn() -> Value) -> Result<S, EditionError> {
    let value = json::parse(&without_comments(text)).map_err(|fault| unparsed(&fault))?;
    json::read(&value).map_err(|fault| misread(&schema(), &value, &fault))
}

/// What is wrong with text that is no document.
fn unparsed(fault: &Unread) -> EditionError {
    match fault.twice() {
        Some(name) => EditionError::at(inside(fault.place(), name), Message::new("edition-field-twice")),
        None => EditionError::json(fault),
    }
}

/// What is wrong with a file that is JSON, but not of the right form. The schema knows better than the parser what would
/// be right.
fn misread(schema: &Value, value: &Value, fault: &Unread) -> EditionError {
    let place = fault.place();
    if let Some(name) = fault.unknown() {
        let known = schema::fields_at(schema, place);
        EditionError::at(inside(place, name), Message::new("edition-unknown").with("known", Arg::list(known)))
    } else if let Some(fault) = faults(schema, value).into_iter().next() {
        fault
    } else {
        EditionError::at(place, Message::new("edition-part").then(fault.message()))
    }
}

/// A value that must be this one.
pub fn same<T: PartialEq + Display>(place: impl Into<String>, found: T, expected: T) -> Result<(), EditionError> {
    if found == expected { Ok(()) } else { Err(EditionError::value(place, found, expected)) }
}

/// A value that follows from others: a file may leave it out, but must not contradict it.
pub fn same_if_stated<T: PartialEq + Display>(
    place: impl Into<String>,
    found: Option<T>,
    expected: T,
) -> Result<(), EditionError> {
    found.map_or(Ok(()), |found| same(place, found, expected))
}

/// A number within these bounds.
pub fn within<T: PartialOrd + Display>(
    place: impl Into<String>,
    found: T,
    bounds: RangeInclusive<T>,
) -> Result<(), EditionError> {
    if bounds.contains(&found) {
        return Ok(());
    }
    Err(EditionError::value(place, found, format_args!("{}–{}", bounds.start(), bounds.end())))
}

/// No key occurs twice in a list; `place` gives the path of each entry.
pub fn each_once<K: Display>(
    keys: impl IntoIterator<Item = K>,
    place: impl Fn(usize) -> String,
) -> Result<(), EditionError> {
    // A list may be much longer than it should be.
    let mut seen = HashSet::new();
    let mut faults = Faults::default();
    for (n, key) in keys.into_iter().enumerate() {
        if !seen.insert(key.to_string()) {
            faults.note::<()>(Err(EditionError::twice(place(n), key)));
        }
    }
    faults.check()
}

/// Gives a number that follows from others its value, if the file left it out. No such number may be 0.
pub fn fill<T: PartialEq + Default>(field: &mut T, value: T) {
    if *field == T::default() {
        *field = value;
    }
}
