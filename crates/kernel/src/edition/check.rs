//! Checks of values in edition files. Each error names the path of the value.

use std::{collections::HashSet, fmt::Display, ops::RangeInclusive};

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    EditionError,
    faults::{faults, inside},
    json_detail, schema,
    text::without_comments,
};
use crate::{Arg, Message, json_fault};

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

/// Parses a file, with or without comments. Its values are still to be checked.
pub fn read<S: DeserializeOwned + JsonSchema>(text: &str) -> Result<S, EditionError> {
    let json = without_comments(text);
    let mut parser = serde_json::Deserializer::from_str(&json);
    let sheet = serde_path_to_error::deserialize(&mut parser).map_err(|error| {
        let (path, error) = (error.path().to_string(), error.into_inner());
        match serde_json::from_str(&json) {
            Ok(value) => misread(&schema::nameless::<S>(), &value, &path, &error),
            Err(error) => EditionError::json(&error),
        }
    })?;
    parser.end().map_err(|error| EditionError::json(&error))?;
    Ok(sheet)
}

/// What is wrong with a file that is JSON, but not of the right form. The schema knows better than the parser what would
/// be right.
fn misread(schema: &Value, value: &Value, path: &str, error: &serde_json::Error) -> EditionError {
    let path = path.trim_start_matches('.');
    let detail = json_detail(error);
    let name = detail.split('`').nth(1).unwrap_or_default();
    // The path of a field that is not known or that occurs twice may or may not end with its name.
    let parent = path.strip_suffix(name).map_or(path, |parent| parent.trim_end_matches('.'));
    if detail.starts_with("unknown field") {
        let known = schema::fields_at(schema, parent);
        EditionError::at(inside(parent, name), Message::new("edition-unknown").with("known", Arg::list(known)))
    } else if detail.starts_with("duplicate field") {
        EditionError::at(inside(parent, name), Message::new("edition-field-twice"))
    } else if let Some(fault) = faults(schema, value).into_iter().next() {
        fault
    } else {
        EditionError::at(path, Message::new("edition-part").then(json_fault(&detail)))
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
