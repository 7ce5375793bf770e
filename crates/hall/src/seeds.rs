//! Where the seeds of new tables come from.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use rynek_table::Seed;
use sha2::{Digest, Sha256};

use rynek_store::StoreError;

use super::HallError;

/// Random bytes from the operating system.
pub(super) fn random_bytes<const N: usize>() -> Result<[u8; N], HallError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(StoreError::unavailable)?;
    Ok(bytes)
}

/// Where the seeds of new tables come from.
#[derive(Clone, Debug, Default)]
pub enum Seeds {
    /// The system's source of randomness: they cannot be predicted.
    #[default]
    System,
    /// A number, so that a test can play the same games again. Anyone who knows it can predict every draw.
    Repeatable {
        /// The number.
        from: u64,
        /// How many tables have got a seed so far.
        given: Arc<AtomicU64>,
    },
}

impl Seeds {
    /// Seeds that follow from a number. The n-th table always gets the same seed.
    pub fn repeatable(from: u64) -> Seeds {
        Seeds::Repeatable { from, given: Arc::default() }
    }

    /// The secret of all cities of the day.
    pub(super) fn of_days(&self) -> Result<Seed, HallError> {
        match self {
            Seeds::System => random_bytes().map(Seed::new),
            Seeds::Repeatable { from, .. } => {
                let hash = Sha256::new().chain_update(b"rynek repeatable days\0").chain_update(from.to_le_bytes());
                Ok(Seed::new(hash.finalize().into()))
            }
        }
    }

    /// The seed of the next table.
    pub(super) fn next(&self) -> Result<Seed, HallError> {
        match self {
            Seeds::System => random_bytes().map(Seed::new),
            Seeds::Repeatable { from, given } => {
                let number = given.fetch_add(1, Ordering::Relaxed);
                let hash = Sha256::new()
                    .chain_update(b"rynek repeatable seed\0")
                    .chain_update(from.to_le_bytes())
                    .chain_update(number.to_le_bytes());
                Ok(Seed::new(hash.finalize().into()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeatable_seeds_follow_from_a_number() {
        let three = |from| {
            let seeds = Seeds::repeatable(from);
            [(); 3].map(|()| seeds.next().expect("a seed").reveal())
        };
        assert_eq!(three(7), three(7));
        assert_ne!(three(7), three(8));
        let [first, second, third] = three(7);
        assert!(first != second && second != third && first != third);
    }

    #[test]
    fn the_system_gives_a_seed_only_once() {
        let next = || Seeds::System.next().expect("a seed").reveal();
        assert_ne!(next(), next());
    }
}
