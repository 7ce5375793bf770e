//! Matches between bots, measured honestly.
//!
//! A [`Contest`] is played as duplicate games: every deal is played once for each rotation of the seats, with the same
//! chance. Its [`Standings`] say who wins how often and how sure that is. A [`Log`] keeps the games as they end, so that
//! a contest that was interrupted goes on.

mod contest;
mod deal;
mod entrant;
mod log;
mod played;
mod rating;
mod report;
mod standings;
mod statistics;
mod suite;
mod tables;
pub mod tune;

use rynek_kernel::Texts;

/// What the arena says.
pub const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };

pub use contest::Contest;
pub use deal::{Deal, play};
pub use entrant::Entrant;
pub use log::{Header, Log, LogError};
pub use played::{Course, MOMENTS, Played};
pub use rating::{Pair, Rating};
pub use report::GENERATOR;
pub use standings::{Share, Standing, Standings};
pub use statistics::{Estimate, mean_of_deals, win_rate};
pub use suite::{Aim, Aims, Match, Suite, Verdict};
pub use tables::{Table, tables};
