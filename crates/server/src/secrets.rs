//! Random numbers and secrets.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// The length of a token: 256 bits in base64.
pub(crate) const TOKEN: usize = 43;

/// Random bytes from the system.
///
/// # Panics
/// If the system has no source of randomness.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// A random id.
pub fn number() -> u128 {
    u128::from_le_bytes(random())
}

/// A secret of 192 bits, the key of a seat.
pub fn key() -> String {
    URL_SAFE_NO_PAD.encode(random::<24>())
}

/// A secret of 256 bits, which signs a person in.
pub fn token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_unique() {
        assert_eq!((key().len(), token().len()), (32, TOKEN));
        assert!(key() != key() && number() != number() && token() != token());
    }
}
