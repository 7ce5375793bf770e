//! Why JSON cannot be read.

use std::fmt;

use serde::de::{self, Expected, Unexpected};

/// What is wrong with a document or a value, and where.
#[derive(Debug)]
pub struct Unread(Box<Found>);

#[derive(Debug)]
struct Found {
    detail: String,
    place: String,
    /// The line and the column of text that is not JSON.
    at: Option<(usize, usize)>,
}

impl Unread {
    /// Text that is not JSON, or an object in which a field occurs twice.
    #[cold]
    pub(super) fn text(error: &serde_json::Error, place: String) -> Unread {
        let detail = error.to_string();
        let end = detail.rfind(" at line ").unwrap_or(detail.len());
        let detail = detail[..end].to_owned();
        Unread(Box::new(Found { detail, place, at: Some((error.line(), error.column())) }))
    }

    #[cold]
    pub(super) fn kind(found: Unexpected<'_>, expected: &dyn Expected) -> Unread {
        de::Error::invalid_type(found, expected)
    }

    /// The same fault, seen from the list or object around the value.
    #[cold]
    #[must_use]
    pub(super) fn inside(mut self, step: Step<'_>) -> Unread {
        let rest = &self.0.place;
        let joint = if rest.starts_with('[') { "" } else { joint(rest) };
        self.0.place = match step {
            Step::Item(n) => format!("[{n}]{joint}{rest}"),
            Step::Field(name) => format!("{name}{joint}{rest}"),
        };
        self
    }

    /// What is wrong, in English and with names of types: for programmers.
    pub fn detail(&self) -> &str {
        &self.0.detail
    }

    /// The path of the value, such as `tiles[3].hexes`; empty for the document itself.
    pub fn place(&self) -> &str {
        &self.0.place
    }

    /// The line and the column, from 1, of text that is not JSON. What is wrong with a value has a place only.
    pub fn position(&self) -> Option<(usize, usize)> {
        self.0.at
    }

    /// The name of a field that its object cannot have.
    pub fn unknown(&self) -> Option<&str> {
        self.quoted("unknown field `")
    }

    /// The name of a field that occurs twice in its object.
    pub fn twice(&self) -> Option<&str> {
        self.quoted("duplicate field `")
    }

    /// What is quoted after this beginning.
    fn quoted(&self, beginning: &str) -> Option<&str> {
        self.detail().strip_prefix(beginning)?.split('`').next()
    }
}

/// What stands between a path and the name of a field.
pub(super) fn joint(path: &str) -> &'static str {
    if path.is_empty() { "" } else { "." }
}

/// A step from a list or object to a part of it.
#[derive(Clone, Copy)]
pub(super) enum Step<'a> {
    Item(usize),
    Field(&'a str),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.detail())?;
        match self.position() {
            Some((line, column)) => write!(f, " at line {line} column {column}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Unread {}

impl de::Error for Unread {
    #[cold]
    fn custom<T: fmt::Display>(detail: T) -> Unread {
        Unread(Box::new(Found { detail: detail.to_string(), place: String::new(), at: None }))
    }

    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Unread {
        match found {
            Unexpected::Unit => Unread::custom(format_args!("invalid type: null, expected {expected}")),
            found => Unread::custom(format_args!("invalid type: {found}, expected {expected}")),
        }
    }
}
