//! The secrets of days.
//!
//! Each day has a key, and the seed of each game follows from it. The keys of a server are a hash chain: the key of a
//! day is the hash of the key of the next day. The end of the chain, the hash of the first key, is its anchor. It is
//! published from the beginning and commits the server to all keys; a key that is published after its day leads to the
//! anchor in as many steps as days have passed, and says nothing about the days to come.

use rynek_table::{Date, Seed};
use sha2::{Digest, Sha256};

/// For how many days a chain lasts: twenty years.
const LENGTH: usize = 7_305;

/// The secret of a day: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayKey(Seed);

/// The SHA-256 of a text, after a word that says what it is for.
fn hash(purpose: &str, text: &str) -> Seed {
    Seed::new(Sha256::new().chain_update(purpose).chain_update(b"\0").chain_update(text).finalize().into())
}

impl DayKey {
    /// The key of a day without a server. Anyone can compute it, so it hides nothing.
    pub fn open(date: Date) -> DayKey {
        DayKey(hash("rynek open day", &date.to_string()))
    }

    /// Reads a key as it is published.
    pub fn from_revealed(text: &str) -> Option<DayKey> {
        Seed::from_revealed(text).map(DayKey)
    }

    /// As it is published after its day.
    pub fn reveal(&self) -> String {
        self.0.reveal()
    }

    /// The seed of a game on this day.
    pub fn seed(&self, game: &str) -> Seed {
        hash("rynek city of the day", &format!("{} {game}", self.reveal()))
    }

    /// The key of the day before.
    #[must_use]
    pub fn before(&self) -> DayKey {
        DayKey(hash("rynek day before", &self.reveal()))
    }

    /// Whether it is the key of a day in a chain that begins on the day `since` and has this anchor.
    pub fn leads_to(&self, anchor: &str, since: Date, date: Date) -> bool {
        let end = |steps: usize| (0..=steps).fold(self.clone(), |key, _| key.before());
        place(since, date).is_some_and(|steps| end(steps).reveal() == anchor)
    }
}

/// The place of a day in a chain that begins on the day `since`.
fn place(since: Date, date: Date) -> Option<usize> {
    usize::try_from(date.days_since(since)).ok().filter(|place| *place < LENGTH)
}

/// The keys of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// One for each day, from the first.
    keys: Vec<DayKey>,
    since: Date,
    anchor: String,
}

impl Chain {
    /// The chain of a secret, which is the key of its last day.
    pub fn new(root: Seed, since: Date) -> Chain {
        let mut keys: Vec<DayKey> =
            std::iter::successors(Some(DayKey(root)), |key| Some(key.before())).take(LENGTH).collect();
        keys.reverse();
        let anchor = keys[0].before().reveal();
        Chain { keys, since, anchor }
    }

    /// Its first day.
    pub fn since(&self) -> Date {
        self.since
    }

    /// What commits to all its keys.
    pub fn anchor(&self) -> &str {
        &self.anchor
    }

    /// The key of a day, if the chain has one.
    pub fn key(&self, date: Date) -> Option<DayKey> {
        place(self.since, date).map(|place| self.keys[place].clone())
    }
}
