//! What is in the box, as data: read from JSON, checked once, shared for good.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::{Mutex, PoisonError},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

use crate::{Explain, Message};

/// The longest edition file that is read.
pub const MAX_EDITION_BYTES: usize = 256 * 1024;

/// How many editions one process keeps: they are never given back.
const MAX_EDITIONS: usize = 256;

/// The components of one game.
///
/// `Serialize` must give JSON that `parse` reads back to an equal edition: it is what records embed and what the
/// content hash is taken of.
pub trait Edition: Serialize + fmt::Debug + Send + Sync + Sized + 'static {
    /// The JSON that ships with the game.
    const SHIPPED: &'static str;

    /// Reads and checks an edition.
    fn parse(json: &str) -> Result<Self, EditionError>;
}

/// Why a file is not an edition.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bad edition: {message}")]
pub struct EditionError {
    message: Message,
}

impl EditionError {
    /// A fault at a place in the file, such as `tiles[3].hexes`.
    pub fn at(place: impl Into<String>, message: Message) -> EditionError {
        EditionError { message: message.with("place", place.into()) }
    }

    /// A value that should be another: `place` is `found` but should be `expected`.
    pub fn value(place: impl Into<String>, found: impl fmt::Display, expected: impl fmt::Display) -> EditionError {
        let message = Message::new("edition-value").with("found", found.to_string());
        EditionError::at(place, message.with("expected", expected.to_string()))
    }

    /// Something that must be there and is not.
    pub fn missing(place: impl Into<String>) -> EditionError {
        EditionError::at(place, Message::new("edition-missing"))
    }

    /// Something that stands there twice.
    pub fn twice(place: impl Into<String>, found: impl fmt::Display) -> EditionError {
        EditionError::at(place, Message::new("edition-twice").with("found", found.to_string()))
    }

    /// Text that is not the JSON expected.
    pub fn json(error: &serde_json::Error) -> EditionError {
        EditionError {
            message: Message::new("edition-json")
                .with("line", error.line())
                .with("column", error.column())
                .with("detail", json_detail(error)),
        }
    }
}

impl Explain for EditionError {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

/// What a JSON error says, without the place that it repeats at the end.
pub(crate) fn json_detail(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// The SHA-256 of an edition's JSON: equal components, equal hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EditionHash([u8; 32]);

impl EditionHash {
    fn of(edition: &impl Edition) -> EditionHash {
        let json = serde_json::to_vec(edition).expect("editions are plain data");
        EditionHash(Sha256::digest(json).into())
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

struct Kept<E: 'static> {
    hash: EditionHash,
    edition: E,
}

type Shelf = HashMap<(TypeId, EditionHash), &'static (dyn Any + Send + Sync)>;

static SHELF: Mutex<Option<Shelf>> = Mutex::new(None);

fn with_shelf<T>(act: impl FnOnce(&mut Shelf) -> T) -> T {
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    act(shelf.get_or_insert_default())
}

/// A checked edition, shared by every position that plays with it.
///
/// In JSON it is its content hash; reading that back needs the edition to have been loaded in this process.
pub struct EditionRef<E: 'static>(&'static Kept<E>);

impl<E: Edition> EditionRef<E> {
    /// The edition that ships with the game.
    ///
    /// # Panics
    /// If the shipped edition is faulty, which the game's own tests rule out.
    pub fn shipped() -> EditionRef<E> {
        static SHIPPED: Mutex<Option<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>> = Mutex::new(None);
        let mut shipped = SHIPPED.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = *shipped
            .get_or_insert_default()
            .entry(TypeId::of::<E>())
            .or_insert_with(|| EditionRef::<E>::load(E::SHIPPED).expect("the shipped edition is sound").0);
        EditionRef(kept.downcast_ref().expect("kept by its type"))
    }

    /// Reads, checks and keeps an edition; the same components are kept only once.
    pub fn load(json: &str) -> Result<EditionRef<E>, EditionError> {
        if json.len() > MAX_EDITION_BYTES {
            let message = Message::new("edition-too-long").with("bytes", json.len()).with("most", MAX_EDITION_BYTES);
            return Err(EditionError { message });
        }
        let edition = E::parse(json)?;
        let hash = EditionHash::of(&edition);
        with_shelf(|shelf| {
            if let Some(kept) = shelf.get(&(TypeId::of::<E>(), hash)) {
                return Ok(EditionRef(kept.downcast_ref().expect("kept by its type")));
            }
            if shelf.len() >= MAX_EDITIONS {
                return Err(EditionError { message: Message::new("edition-too-many").with("most", MAX_EDITIONS) });
            }
            let kept: &'static Kept<E> = Box::leak(Box::new(Kept { hash, edition }));
            shelf.insert((TypeId::of::<E>(), hash), kept);
            Ok(EditionRef(kept))
        })
    }

    fn find(hash: &str) -> Option<EditionRef<E>> {
        EditionRef::<E>::shipped();
        with_shelf(|shelf| {
            let found = shelf.iter().find(|((kind, kept), _)| *kind == TypeId::of::<E>() && kept.to_string() == hash);
            found.map(|(_, kept)| EditionRef(kept.downcast_ref().expect("kept by its type")))
        })
    }
}

impl<E> EditionRef<E> {
    /// The content hash.
    pub fn fingerprint(self) -> EditionHash {
        self.0.hash
    }

    /// The edition, for as long as the process lives.
    pub fn get(self) -> &'static E {
        &self.0.edition
    }
}

impl<E> Deref for EditionRef<E> {
    type Target = E;

    fn deref(&self) -> &E {
        &self.0.edition
    }
}

impl<E> Clone for EditionRef<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for EditionRef<E> {}

impl<E> PartialEq for EditionRef<E> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash == other.0.hash
    }
}

impl<E> Eq for EditionRef<E> {}

impl<E> Hash for EditionRef<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl<E> fmt::Debug for EditionRef<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.0.hash)
    }
}

impl<E> Serialize for EditionRef<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0.hash)
    }
}

impl<'de, E: Edition> Deserialize<'de> for EditionRef<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = String::deserialize(deserializer)?;
        EditionRef::find(&hash).ok_or_else(|| D::Error::custom(format!("edition {hash} is not loaded")))
    }
}

/// The edition of a game that needs no components beyond its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EmptyBox {}

impl Edition for EmptyBox {
    const SHIPPED: &'static str = "{}";

    fn parse(json: &str) -> Result<Self, EditionError> {
        serde_json::from_str(json).map_err(|error| EditionError::json(&error))
    }
}
