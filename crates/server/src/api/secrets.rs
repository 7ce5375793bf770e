//! Numbers and secrets that nobody can guess.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

use crate::guest::random;

/// A number for something new.
pub fn number() -> u128 {
    u128::from_le_bytes(random())
}

/// A secret of 192 bits that opens a seat.
pub fn key() -> String {
    URL_SAFE_NO_PAD.encode(random::<24>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_never_the_same() {
        assert_eq!(key().len(), 32);
        assert!(key() != key() && number() != number());
    }
}
