//! How a bot errs, as far as it stays the same: for a whole game, or for a decision.
//!
//! A bot has no state between decisions. What has to stay the same is computed from what stays the same: the seed of
//! the generator that it gets, the number of the game in its stream, and the seat. Actions are known by their notation,
//! so that every machine computes the same.

use std::fmt::{self, Display, Write};

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Rng, Seat};

/// The low bits of a generator's stream are the number of the decision, the others the number of the game.
pub const DECISION_BITS: u32 = 23;

/// What stays the same about a bot while it plays a seat in a game.
#[derive(Clone, Copy)]
pub struct Temper(u64);

impl Temper {
    pub fn of(rng: &ChaCha8Rng, seat: Seat) -> Temper {
        let mut digest = Digest::new(rng.get_stream() >> DECISION_BITS);
        digest.add(&rng.get_seed());
        digest.add(&[seat.index() as u8]);
        Temper(digest.finish())
    }

    /// One of this many characters.
    pub fn character(self, many: usize) -> usize {
        ((u128::from(Digest::new(self.0).finish()) * many as u128) >> 64) as usize
    }

    /// The error about an action with standard deviation 1 for each of its parts. It is the sum of an error for each part,
    /// so actions with the same tile or the same place are misjudged alike.
    pub fn misjudged(self, action: &impl Display) -> f64 {
        let mut parts = Parts { temper: self, digest: Digest::new(self.0), place: 0, is_open: false, error: 0.0 };
        // Writing to it cannot fail.
        let _ = write!(parts, "{action}");
        parts.close();
        parts.error
    }
}

/// Splits an action's notation into its parts, and adds up their errors.
struct Parts {
    temper: Temper,
    digest: Digest,
    place: u8,
    is_open: bool,
    error: f64,
}

impl Parts {
    fn close(&mut self) {
        if self.is_open {
            self.error += bell(self.digest.finish());
            self.place += 1;
            self.digest = Digest::new(self.temper.0);
            self.digest.add(&[self.place]);
            self.is_open = false;
        }
    }
}

impl Write for Parts {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            if byte == b' ' {
                self.close();
            } else {
                self.digest.add(&[byte]);
                self.is_open = true;
            }
        }
        Ok(())
    }
}

/// Which actions a bot sees in a decision.
#[derive(Clone, Copy)]
pub struct Attention {
    /// The share that it overlooks.
    overlooks: f64,
    luck: u64,
}

impl Attention {
    /// Nothing is overlooked.
    pub const FULL: Attention = Attention { overlooks: 0.0, luck: 0 };

    /// Attention that overlooks this share of the actions. Without oversights no random number is used.
    pub fn new(overlooks: f64, rng: &mut ChaCha8Rng) -> Attention {
        Attention { overlooks, luck: if overlooks > 0.0 { rng.next_u64() } else { 0 } }
    }

    /// Drops the actions that are overlooked. If all are, the one that was seen best is left.
    pub fn keep_seen<T, A: Display>(&self, actions: &mut Vec<T>, action: impl Fn(&T) -> A) {
        if self.overlooks <= 0.0 || actions.len() < 2 {
            return;
        }
        let seen = |one: &T| {
            let mut digest = Digest::new(self.luck);
            // Writing to it cannot fail.
            let _ = write!(digest, "{}", action(one));
            share(digest.finish())
        };
        let clear: Vec<f64> = actions.iter().map(seen).collect();
        let best = (0..clear.len()).max_by(|one, other| clear[*one].total_cmp(&clear[*other])).unwrap_or_default();
        let mut place = 0;
        actions.retain(|_| {
            place += 1;
            clear[place - 1] >= self.overlooks || place - 1 == best
        });
    }
}

/// A hash that is the same on every machine (FNV-1a, and the last step of SplitMix64).
struct Digest(u64);

impl Digest {
    fn new(key: u64) -> Digest {
        let mut digest = Digest(0xcbf2_9ce4_8422_2325);
        digest.add(&key.to_le_bytes());
        digest
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}

/// The hash of a text, as hexadecimal digits.
pub fn hash(text: &str) -> String {
    let mut digest = Digest::new(0);
    digest.add(text.as_bytes());
    format!("{:016x}", digest.finish())
}

/// A number from 0 to 1.
fn share(hash: u64) -> f64 {
    (hash >> 11) as f64 / (1_u64 << 53) as f64
}

/// A number with mean 0 and standard deviation 1, close to normal: the sum of four that are uniform.
fn bell(hash: u64) -> f64 {
    const ROOT_OF_THREE: f64 = 1.732_050_807_568_877_2;
    let parts = (0..4).map(|part| ((hash >> (16 * part)) & 0xffff) as f64 / 65535.0);
    (parts.sum::<f64>() - 2.0) * ROOT_OF_THREE
}
