//! Contests between bots, and how sure their results are.
//!
//! A [`Contest`] is played as duplicate games: every deal is played once for each rotation of the seats, with the same
//! random draws. Its [`Standings`] give each player's share of wins and its interval. A [`Log`] stores the games as
//! they end, so that an interrupted contest can be resumed.

mod contest;
mod deal;
mod entrant;
mod log;
mod luck;
mod played;
pub mod plots;
mod rating;
mod report;
mod seating;
mod standings;
mod statistics;
mod suite;
pub mod tune;

use rynek_kernel::Texts;

/// The texts of the arena's messages.
pub const WORDS: Texts = Texts(rynek_kernel::texts!("words/{}.ftl"));

pub use contest::Contest;
pub use deal::{Deal, Finished, play};
pub use entrant::Entrant;
pub use log::{Header, Log, LogError};
pub use luck::{DrawnLuck, Luck};
pub use played::{Course, MOMENTS, Played};
pub use rating::{Pair, Rating};
pub use report::GENERATOR;
pub use seating::{Seating, seatings};
pub use standings::{EntrantResult, Share, Standings, WithoutLuck};
pub use statistics::{Estimate, interval_of_mean, win_rate};
pub use suite::{Aim, Aims, Match, Suite, Verdict};

/// The examples of the documents, compiled and run. This crate can see all that they use.
#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../../../README.md")]
    struct Readme;
    #[doc = include_str!("../../../docs/arena.md")]
    struct Arena;
    #[doc = include_str!("../../../docs/bots.md")]
    struct Bots;
}
