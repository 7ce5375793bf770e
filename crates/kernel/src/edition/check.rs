//! Checks of values in edition files. Each error names the path of the value.

use std::{fmt::Display, ops::RangeInclusive};

use serde::de::DeserializeOwned;

use super::EditionError;

/// Parses a file. Its values are still to be checked.
pub fn read<S: DeserializeOwned>(json: &str) -> Result<S, EditionError> {
    serde_json::from_str(json).map_err(|error| EditionError::json(&error))
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
    Err(EditionError::value(place, found, format_args!("{}..{}", bounds.start(), bounds.end())))
}

/// No key occurs twice in a list; `place` gives the path of each entry.
pub fn each_once<K: PartialEq + Display>(
    keys: impl IntoIterator<Item = K>,
    place: impl Fn(usize) -> String,
) -> Result<(), EditionError> {
    let mut seen = Vec::new();
    for (n, key) in keys.into_iter().enumerate() {
        if seen.contains(&key) {
            return Err(EditionError::twice(place(n), key));
        }
        seen.push(key);
    }
    Ok(())
}
