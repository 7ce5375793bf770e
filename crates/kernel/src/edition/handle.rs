//! A handle to an edition.

use std::{
    any::TypeId,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::Arc,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

use super::{
    Edition, EditionError, EditionHash, MAX_EDITION_BYTES, Shipped,
    shelf::{self, Found, Key, Reservation},
};

/// The bytes that an edition takes for each byte of its JSON, by estimate. The games need 2 to 9.
const DERIVED: usize = 10;

/// A checked edition, shared by all positions that use it.
///
/// A handle to an edition that ships is a plain reference, so cloning a position costs nothing for it. Other editions
/// are counted and freed when the last handle is dropped. Each content is stored once.
///
/// In JSON a handle is the content hash. Reading it back works only while the edition is loaded in this process.
pub struct EditionRef<E: 'static>(Held<E>);

enum Held<E: 'static> {
    Forever(&'static Leaked<E>),
    Shared(Arc<Shared<E>>),
}

/// An edition with its hash.
struct Kept<E> {
    hash: EditionHash,
    edition: E,
}

/// An edition that is freed with its last handle. The fields are dropped in this order.
#[repr(C)]
struct Shared<E> {
    kept: Kept<E>,
    _reservation: Reservation,
}

/// An edition that is never freed. The edition has the same offset from the pointer as a value in
/// an [`Arc`], behind its two counts, so that reading an edition needs no branch. Search reads editions all the time.
#[repr(C)]
struct Leaked<E> {
    _counts: [usize; 2],
    kept: Kept<E>,
}

impl<E> Leaked<E> {
    fn new(kept: Kept<E>) -> Leaked<E> {
        Leaked { _counts: [0; 2], kept }
    }
}

/// Reads and checks a file of any length.
pub(super) fn read<E: Edition>(json: &str) -> Result<E, EditionError> {
    if json.len() > MAX_EDITION_BYTES {
        return Err(EditionError::too_long(json.len()));
    }
    E::parse(json)
}

impl<E: Edition> Kept<E> {
    /// Reads and checks an edition; also how many bytes it takes, by estimate.
    fn read(json: &str) -> Result<(Kept<E>, usize), EditionError> {
        let edition: E = read(json)?;
        let written = serde_json::to_vec(&edition).expect("editions are plain data");
        let bytes = size_of::<Shared<E>>() + DERIVED * written.len();
        Ok((Kept { hash: EditionHash(Sha256::digest(written).into()), edition }, bytes))
    }

    fn key(&self) -> Key {
        (TypeId::of::<E>(), self.hash)
    }
}

/// The default edition of a game.
pub(super) fn shipped<E: Edition>() -> &'static E {
    &kept_shipped::<E>(0).kept.edition
}

/// One of the editions that ship with a game, by its place in the list.
fn kept_shipped<E: Edition>(place: usize) -> &'static Leaked<E> {
    let kept = shelf::shipped(TypeId::of::<E>(), place).unwrap_or_else(|| {
        let read = |shipped: &Shipped| Kept::<E>::read(shipped.json).expect("the shipped edition is sound").0;
        shelf::ship(E::SHIPPED.iter().map(|shipped| {
            let kept = read(shipped);
            (kept.key(), Leaked::new(kept))
        }));
        shelf::shipped(TypeId::of::<E>(), place).expect("it was stored")
    });
    kept.downcast_ref().expect("kept by its type")
}

impl<E: Edition> EditionRef<E> {
    /// The default edition: the first of those that ship with the game.
    ///
    /// # Panics
    /// If a shipped edition is faulty, which the game's own tests rule out.
    pub fn shipped() -> EditionRef<E> {
        EditionRef(Held::Forever(kept_shipped(0)))
    }

    /// The editions that ship with the game, the default first.
    pub fn all_shipped() -> impl Iterator<Item = (&'static Shipped, EditionRef<E>)> {
        E::SHIPPED.iter().enumerate().map(|(n, shipped)| (shipped, EditionRef(Held::Forever(kept_shipped(n)))))
    }

    /// The shipped edition that a game with this hash is played with.
    pub fn called(hash: &str) -> Option<EditionRef<E>> {
        EditionRef::<E>::all_shipped().map(|(_, edition)| edition).find(|edition| edition.is_called(hash))
    }

    /// Which of the shipped editions it is, if it is one.
    pub fn as_shipped(&self) -> Option<&'static Shipped> {
        EditionRef::all_shipped().find(|(_, edition)| edition == self).map(|(shipped, _)| shipped)
    }

    /// Whether a game that names this hash is played with this edition.
    pub fn is_called(&self, hash: &str) -> bool {
        let was_called = || self.as_shipped().is_some_and(|shipped| shipped.former.contains(&hash));
        self.fingerprint().to_string() == hash || was_called()
    }

    /// Reads and checks an edition. It stays loaded as long as there is a handle to it.
    pub fn load(json: &str) -> Result<EditionRef<E>, EditionError> {
        let (kept, bytes) = Kept::<E>::read(json)?;
        // The editions that ship are never counted.
        kept_shipped::<E>(0);
        let found = shelf::share(kept.key(), bytes, |reservation| Arc::new(Shared { kept, _reservation: reservation }));
        found.and_then(EditionRef::of).ok_or_else(EditionError::no_room)
    }

    /// Reads and checks an edition, and keeps it for as long as the process lives, without counting it. This is for the
    /// few editions that the operator chose: positions with them are as cheap to clone as with an edition that ships.
    pub fn keep(json: &str) -> Result<EditionRef<E>, EditionError> {
        let (kept, _) = Kept::<E>::read(json)?;
        kept_shipped::<E>(0);
        let kept = shelf::keep(kept.key(), Leaked::new(kept));
        Ok(EditionRef(Held::Forever(kept.downcast_ref().expect("kept by its type"))))
    }

    fn of(found: Found) -> Option<EditionRef<E>> {
        Some(EditionRef(match found {
            Found::Forever(kept) => Held::Forever(kept.downcast_ref()?),
            Found::Shared(shared) => Held::Shared(shared.downcast().ok()?),
        }))
    }
}

impl<E> EditionRef<E> {
    #[inline]
    fn kept(&self) -> &Kept<E> {
        match &self.0 {
            Held::Forever(leaked) => &leaked.kept,
            Held::Shared(shared) => &shared.kept,
        }
    }

    /// The content hash.
    pub fn fingerprint(&self) -> EditionHash {
        self.kept().hash
    }

    /// The edition.
    #[inline]
    pub fn get(&self) -> &E {
        &self.kept().edition
    }
}

impl<E> Deref for EditionRef<E> {
    type Target = E;

    #[inline]
    fn deref(&self) -> &E {
        self.get()
    }
}

impl<E> Clone for EditionRef<E> {
    #[inline]
    fn clone(&self) -> Self {
        match &self.0 {
            Held::Forever(leaked) => EditionRef(Held::Forever(leaked)),
            Held::Shared(shared) => clone_shared(shared),
        }
    }
}

/// A function of its own, so that the code inlined into search stays small.
#[cold]
#[inline(never)]
fn clone_shared<E: 'static>(shared: &Arc<Shared<E>>) -> EditionRef<E> {
    EditionRef(Held::Shared(shared.clone()))
}

impl<E> PartialEq for EditionRef<E> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.kept(), other.kept()) || self.fingerprint() == other.fingerprint()
    }
}

impl<E> Eq for EditionRef<E> {}

impl<E> Hash for EditionRef<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kept().hash.hash(state);
    }
}

impl<E> fmt::Debug for EditionRef<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.fingerprint())
    }
}

impl<E> Serialize for EditionRef<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.fingerprint())
    }
}

impl<'de, E: Edition> Deserialize<'de> for EditionRef<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        kept_shipped::<E>(0);
        let found = EditionHash::read(&text).and_then(|hash| shelf::find(&(TypeId::of::<E>(), hash)));
        found.and_then(EditionRef::of).ok_or_else(|| D::Error::custom(format!("edition {text} is not loaded")))
    }
}
