//! Matches between bots, measured honestly.
//!
//! A match is played as duplicate games: every deal is played once for each rotation of the seats, with the same chance.

mod deal;

pub use deal::{Deal, play};
