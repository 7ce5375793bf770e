//! Editions: the components of a game as data. They are read from JSON, checked once and shared by all positions.

pub mod check;
mod faults;
mod handle;
pub mod provenance;
pub mod schema;
mod shelf;
pub mod text;

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub use handle::EditionRef;
pub use shelf::{Loaded, MAX_EDITIONS, MAX_SHELF_BYTES, loaded};

use crate::{
    Explain, Message,
    json::{Unread, value_of},
};

/// The longest edition file that is read.
pub const MAX_EDITION_BYTES: usize = 256 * 1024;

/// The components of one game.
///
/// `Serialize` must give JSON that `parse` reads back as an equal edition. Records embed this JSON, and the content
/// hash is its hash.
pub trait Edition: Serialize + fmt::Debug + Send + Sync + Sized + 'static {
    /// The editions that ship with the game, the default first.
    const SHIPPED: &'static [Shipped];

    /// Reads and checks an edition.
    fn parse(json: &str) -> Result<Self, EditionError>;

    /// A JSON Schema of the file: see [`schema`].
    fn schema() -> Value;

    /// The same schema, derived from the types: see [`schema::derived`].
    fn derived_schema() -> Option<Value>;

    /// Its components as a file states them: what the schema describes.
    fn to_file(&self) -> Value {
        schema::trimmed(&Self::schema(), &value_of(self))
    }

    /// Every fault of a file that can be found at the same time. Without any, it is an edition.
    fn faults(text: &str) -> Vec<EditionError> {
        faults::of_file(text, &Self::schema(), handle::read::<Self>)
    }

    /// The default edition: see [`EditionRef::shipped`].
    fn shipped() -> &'static Self {
        handle::shipped()
    }
}

/// An edition that ships with a game.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// Its name in commands, requests and the keys of messages.
    pub id: &'static str,
    /// Its components.
    pub json: &'static str,
    /// The hashes that it had in earlier versions, if it played the same. Games that were begun with them go on.
    pub former: &'static [&'static str],
}

impl Shipped {
    /// An edition with these components and no earlier hashes.
    pub const fn new(id: &'static str, json: &'static str) -> Shipped {
        Shipped { id, json, former: &[] }
    }

    /// The same edition with the hashes that it had before.
    #[must_use]
    pub const fn formerly(self, former: &'static [&'static str]) -> Shipped {
        Shipped { former, ..self }
    }
}

/// Why a file is not an edition.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bad edition: {message}")]
pub struct EditionError {
    message: Box<Message>,
    /// The path of the fault in the file.
    place: Option<Box<str>>,
    /// The edition may be valid: the limit of loaded editions is reached.
    no_room: bool,
    /// What is wrong with other parts of the file.
    others: Box<[EditionError]>,
}

impl EditionError {
    /// A fault at a path in the file, such as `tiles[3].hexes`.
    pub fn at(place: impl Into<String>, message: Message) -> EditionError {
        let place = place.into();
        // The file as a whole has no name.
        let named = if place.is_empty() { "{ }" } else { place.as_str() };
        EditionError { place: Some(place.as_str().into()), ..EditionError::new(message.with("place", named)) }
    }

    /// The value at `place` is `found` but must be `expected`.
    pub fn value(place: impl Into<String>, found: impl fmt::Display, expected: impl fmt::Display) -> EditionError {
        let message = Message::new("edition-value").with("found", found.to_string());
        EditionError::at(place, message.with("expected", expected.to_string()))
    }

    /// A value that is missing.
    pub fn missing(place: impl Into<String>) -> EditionError {
        EditionError::at(place, Message::new("edition-missing"))
    }

    /// An entry that the list at `place` must have.
    pub fn lacks(place: impl Into<String>, entry: impl fmt::Display) -> EditionError {
        EditionError::at(place, Message::new("edition-lacks").with("entry", entry.to_string()))
    }

    /// A value that occurs twice.
    pub fn twice(place: impl Into<String>, found: impl fmt::Display) -> EditionError {
        EditionError::at(place, Message::new("edition-twice").with("found", found.to_string()))
    }

    /// Whether it is about a field that no file has.
    fn is_unknown(&self) -> bool {
        self.message.key == "edition-unknown"
    }

    /// Text that is not JSON of the expected form.
    fn json(fault: &Unread) -> EditionError {
        let (line, column) = fault.position().unwrap_or_default();
        let message = Message::new("edition-json").with("line", line).with("column", column);
        EditionError::new(message.then(fault.message()))
    }

    fn new(message: Message) -> EditionError {
        EditionError { message: Box::new(message), place: None, no_room: false, others: Box::default() }
    }

    fn too_long(bytes: usize) -> EditionError {
        EditionError::new(Message::new("edition-too-long").with("bytes", bytes).with("most", MAX_EDITION_BYTES))
    }

    fn no_room() -> EditionError {
        EditionError { no_room: true, ..EditionError::new(Message::new("edition-too-many").with("most", MAX_EDITIONS)) }
    }

    /// The path of the fault in the file, such as `tiles[3].hexes`. A file that is not JSON or too large has none.
    pub fn place(&self) -> Option<&str> {
        self.place.as_deref()
    }

    /// This fault, and those of other parts that were found at the same time.
    pub fn all(mut self) -> Vec<EditionError> {
        let others = std::mem::take(&mut self.others);
        [self].into_iter().chain(others.into_vec()).collect()
    }

    /// Whether the limit of loaded editions is the reason. The same edition may load later.
    pub fn is_no_room(&self) -> bool {
        self.no_room
    }
}

impl Explain for EditionError {
    fn message(&self) -> Message {
        (*self.message).clone()
    }
}

/// The SHA-256 of an edition's JSON. Equal components have equal hashes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EditionHash([u8; 32]);

impl EditionHash {
    /// Reads a hash as [`Display`](fmt::Display) writes it.
    fn read(text: &str) -> Option<EditionHash> {
        let digit = |byte: u8| char::from(byte).to_digit(16).filter(|_| !byte.is_ascii_uppercase());
        let mut bytes = [0; 32];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != bytes.len() || !rest.is_empty() {
            return None;
        }
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = (digit(*high)? << 4 | digit(*low)?) as u8;
        }
        Some(EditionHash(bytes))
    }
}

impl fmt::Display for EditionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for EditionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The edition of a game without components.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EmptyBox {}

impl Edition for EmptyBox {
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", "{}")];

    fn parse(json: &str) -> Result<Self, EditionError> {
        check::read(json, Self::schema)
    }

    fn schema() -> Value {
        json!({ "type": "object", "additionalProperties": false })
    }

    fn derived_schema() -> Option<Value> {
        schema::derived::<EmptyBox>("empty")
    }
}
