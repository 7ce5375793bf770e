//! People and the keys of seats.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::PersonId;

/// The name of a person whose data was deleted, in every language.
pub const GONE: &str = "—";

/// A person as the others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

/// The key of a reserved seat. Only its hash is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatKey(String);

impl SeatKey {
    /// The lock that this secret opens.
    pub fn lock(secret: &str) -> SeatKey {
        let hash = Sha256::new().chain_update(b"rynek seat\0").chain_update(secret).finalize();
        SeatKey(hash.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Whether this secret opens it. Compares whole hashes, so the time reveals nothing.
    pub fn opens(&self, secret: &str) -> bool {
        let other = SeatKey::lock(secret);
        let differ = self.0.bytes().zip(other.0.bytes()).fold(0, |differ, (one, other)| differ | (one ^ other));
        differ == 0 && self.0.len() == other.0.len()
    }
}
