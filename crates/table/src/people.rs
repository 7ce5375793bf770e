//! Who is at a table.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::PersonId;

/// What somebody is called whose data was deleted: nothing, in any language.
pub const GONE: &str = "—";

/// A person as the others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
