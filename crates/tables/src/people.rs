//! Who is at a table.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A person, known by a number nobody can guess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId(u128);

impl PersonId {
    /// The person with this number.
    pub const fn new(number: u128) -> PersonId {
        PersonId(number)
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({self})")
    }
}

impl FromStr for PersonId {
    type Err = String;

    fn from_str(text: &str) -> Result<PersonId, String> {
        let number = if text.len() == 32 { u128::from_str_radix(text, 16).ok() } else { None };
        number.map(PersonId).ok_or_else(|| format!("{text:?} is not a person: 32 hexadecimal digits are"))
    }
}

impl TryFrom<String> for PersonId {
    type Error = String;

    fn try_from(text: String) -> Result<PersonId, String> {
        text.parse()
    }
}

impl From<PersonId> for String {
    fn from(person: PersonId) -> String {
        person.to_string()
    }
}

/// What somebody is called whose data was deleted: nothing, in any language.
pub const GONE: &str = "—";

/// A person as the others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}

/// What opens a seat that is kept for somebody. Only its hash is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatKey(String);

impl SeatKey {
    /// The lock that this secret opens.
    pub fn lock(secret: &str) -> SeatKey {
        let hash = Sha256::new().chain_update(b"rynek seat\0").chain_update(secret).finalize();
        SeatKey(hash.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Whether this secret opens it. The time it takes tells nothing: hashes are compared, and all of each.
    pub fn opens(&self, secret: &str) -> bool {
        let other = SeatKey::lock(secret);
        let differ = self.0.bytes().zip(other.0.bytes()).fold(0, |differ, (one, other)| differ | (one ^ other));
        differ == 0 && self.0.len() == other.0.len()
    }
}
