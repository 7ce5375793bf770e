//! The editions loaded in this process, by content. Loading the same components twice gives the same edition.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use super::EditionHash;

/// The most editions that can be loaded at the same time, besides those that ship and those kept for good.
pub const MAX_EDITIONS: usize = 1_024;

/// The most bytes that they can take together, by estimate.
pub const MAX_SHELF_BYTES: usize = 64 * 1024 * 1024;

/// An edition by its type and its content.
pub type Key = (TypeId, EditionHash);

type Forever = &'static (dyn Any + Send + Sync);
type Shared = Arc<dyn Any + Send + Sync>;

/// An edition on the shelf.
enum Entry {
    Forever(Forever),
    /// The handles own it, the shelf does not.
    Shared(Weak<dyn Any + Send + Sync>),
}

/// An edition that was found.
pub enum Found {
    Forever(Forever),
    Shared(Shared),
}

#[derive(Default)]
struct Shelf {
    editions: HashMap<Key, Entry>,
    shipped: HashMap<TypeId, Vec<Forever>>,
    loaded: Loaded,
}

/// How many editions are loaded, besides those that ship and those kept for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Loaded {
    /// How many.
    pub editions: usize,
    /// How many bytes they take, by estimate.
    pub bytes: usize,
}

static SHELF: Mutex<Option<Shelf>> = Mutex::new(None);

/// `act` must not drop a handle to an edition: dropping the last one takes the same lock.
fn with_shelf<T>(act: impl FnOnce(&mut Shelf) -> T) -> T {
    let mut shelf: MutexGuard<'_, Option<Shelf>> = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    act(shelf.get_or_insert_default())
}

/// How many editions are loaded in this process.
pub fn loaded() -> Loaded {
    with_shelf(|shelf| shelf.loaded)
}

impl Shelf {
    fn find(&self, key: &Key) -> Option<Found> {
        match self.editions.get(key)? {
            Entry::Forever(kept) => Some(Found::Forever(*kept)),
            Entry::Shared(shared) => shared.upgrade().map(Found::Shared),
        }
    }

    fn keep<T: Any + Send + Sync>(&mut self, key: Key, kept: T) -> Forever {
        if let Some(Entry::Forever(kept)) = self.editions.get(&key) {
            return *kept;
        }
        let kept: Forever = Box::leak(Box::new(kept));
        self.editions.insert(key, Entry::Forever(kept));
        kept
    }

    fn has_room(&self, bytes: usize) -> bool {
        self.loaded.editions < MAX_EDITIONS && self.loaded.bytes + bytes <= MAX_SHELF_BYTES
    }
}

/// One of the editions that ship with a game, if they have been read.
pub fn shipped(kind: TypeId, place: usize) -> Option<Forever> {
    with_shelf(|shelf| shelf.shipped.get(&kind)?.get(place).copied())
}

/// Stores the editions that ship with a game, unless another thread was faster.
pub fn ship<T: Any + Send + Sync>(editions: impl Iterator<Item = (Key, T)>) {
    // Read before the lock is taken.
    let editions: Vec<(Key, T)> = editions.collect();
    with_shelf(|shelf| {
        let Some(((kind, _), _)) = editions.first() else { return };
        if shelf.shipped.contains_key(kind) {
            return;
        }
        let kind = *kind;
        let kept = editions.into_iter().map(|(key, kept)| shelf.keep(key, kept)).collect();
        shelf.shipped.insert(kind, kept);
    });
}

/// Stores an edition for as long as the process lives.
pub fn keep<T: Any + Send + Sync>(key: Key, kept: T) -> Forever {
    with_shelf(|shelf| shelf.keep(key, kept))
}

/// The edition with this key.
pub fn find(key: &Key) -> Option<Found> {
    with_shelf(|shelf| shelf.find(key))
}

/// The edition with this key. If it is not loaded, `make` builds it; `None` if a limit is reached.
pub fn share<T: Any + Send + Sync>(key: Key, bytes: usize, make: impl FnOnce(Reservation) -> Arc<T>) -> Option<Found> {
    with_shelf(|shelf| {
        if let Some(found) = shelf.find(&key) {
            return Some(found);
        }
        if !shelf.has_room(bytes) {
            return None;
        }
        shelf.loaded.editions += 1;
        shelf.loaded.bytes += bytes;
        let shared: Shared = make(Reservation { key, bytes });
        shelf.editions.insert(key, Entry::Shared(Arc::downgrade(&shared)));
        Some(Found::Shared(shared))
    })
}

/// The part of the limits that a loaded edition takes. Dropping it frees that part.
#[derive(Debug)]
pub struct Reservation {
    key: Key,
    bytes: usize,
}

impl Drop for Reservation {
    fn drop(&mut self) {
        with_shelf(|shelf| {
            shelf.loaded.editions -= 1;
            shelf.loaded.bytes -= self.bytes;
            // The same edition may have been loaded again since its last handle was dropped.
            let is_gone = |entry: &Entry| matches!(entry, Entry::Shared(shared) if shared.strong_count() == 0);
            if shelf.editions.get(&self.key).is_some_and(is_gone) {
                shelf.editions.remove(&self.key);
            }
        });
    }
}
