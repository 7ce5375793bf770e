//! Random draws that anyone can check.
//!
//! A new table has a secret seed of 256 bits and publishes its hash. When players sit down, each adds a contribution.
//! Each draw follows from the seed, the contributions and the number of its entry. So neither the server nor a player
//! can choose it, and a draw repeated after an undo is a new one. When the game is over, the seed is published, and
//! [`verify`](crate::verify) repeats every draw.

use std::fmt;

use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::TableId;

/// The secret seed of a game. It is revealed when the game is over, and never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The hash of a seed, published before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(String);

rynek_kernel::typescript!(Commitment, "string");
rynek_kernel::schema!(Commitment, String, "The hash of a seed: 64 hexadecimal digits");

fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

impl Commitment {
    /// As it is published: 64 hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes, as 64 hexadecimal digits, for the store and for the end of the game.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// Reads a seed that [`reveal`](Seed::reveal) wrote.
    pub fn from_revealed(text: &str) -> Option<Seed> {
        let digits: Vec<u8> = text.chars().filter_map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
        let whole = digits.len() == 64 && text.len() == 64;
        whole.then(|| Seed(std::array::from_fn(|n| digits[2 * n] << 4 | digits[2 * n + 1])))
    }

    /// Its hash, which is published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(hex(&Sha256::new().chain_update(b"rynek seed\0").chain_update(self.0).finalize()))
    }

    /// The id of the table for a rematch of the game with this seed.
    pub(crate) fn sequel(&self) -> TableId {
        let hash = Sha256::new().chain_update(b"rynek rematch\0").chain_update(self.0).finalize();
        TableId::new(hash.iter().take(16).fold(0, |name, byte| name << 8 | u128::from(*byte)))
    }

    /// The random generator of a bot when the table has this number, independent of the draws of the game. Its seed is the
    /// same for the whole game, so that a bot keeps its habits.
    pub(crate) fn bot_rng(&self, number: u64) -> rand_chacha::ChaCha8Rng {
        let hash = Sha256::new().chain_update(b"rynek bot\0").chain_update(self.0);
        let mut rng = rand_chacha::ChaCha8Rng::from_seed(hash.finalize().into());
        rng.set_stream(number);
        rng
    }

    /// The random generator for the draw in the entry with this number.
    pub(crate) fn draw_rng<'a>(&self, contributions: impl Iterator<Item = &'a str>, number: u64) -> ChaCha20Rng {
        let mut hash = Sha256::new().chain_update(b"rynek draw\0").chain_update(self.0);
        for entropy in contributions {
            hash = hash.chain_update((entropy.len() as u64).to_le_bytes()).chain_update(entropy);
        }
        ChaCha20Rng::from_seed(hash.chain_update(number.to_le_bytes()).finalize().into())
    }
}
