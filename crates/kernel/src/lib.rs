//! What a board game is.
//!
//! A game crate knows this one and nothing else. It says what a position is and which actions lead on from it by
//! implementing [`Game`]; in return it gets records ([`Record`], [`History`]), a random player ([`playout()`]),
//! counting ([`perft()`]) and, in its tests, the suite that every game passes ([`conformance`]).
//!
//! Words live elsewhere: rules code names a [`Message`], and Fluent files say it in each language.
//!
//! # A whole game
//!
//! This is all that a game needs; the rules themselves are the ten lines from `turn` to `play`.
//!
//! ```
#![doc = include_str!("example.rs")]
//! use rynek_kernel::{playout, series_rng};
//!
//! let mut game = Nim::new(EditionRef::shipped(), &Default::default()).unwrap();
//! assert!(game.apply("3".parse().unwrap()).is_err());
//! game.apply("2".parse().unwrap()).unwrap();
//! playout(&mut game, &mut series_rng(1, 0));
//! assert_eq!(game.outcome().unwrap().winners().count(), 1);
//! ```

// The example is written as a game crate would write it.
extern crate self as rynek_kernel;

pub mod edition;
pub mod example;
pub mod outcome;
pub mod record;
pub mod setup;

mod draw;
mod game;
mod history;
mod judgement;
mod lessons;
mod message;
mod notation;
mod perft;
mod playout;
mod seat;
mod set;
mod typescript;

#[cfg(feature = "conformance")]
pub mod conformance;

pub use rand_core::Rng;
#[cfg(feature = "ts")]
pub use ts_rs;

/// What the kernel says, as Fluent messages.
pub const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };

pub use draw::{below, pick};
pub use edition::{Edition, EditionError, EditionRef};
pub use game::{Game, Inventory, Language, Seen, Texts, Weight};
pub use history::History;
pub use judgement::{Weights, shipped_weights};
pub use lessons::{Figure, Lesson, Lessons, Plan, Scene};
pub use message::{Arg, Explain, Illegal, Message};
pub use notation::{Action, NotationError};
pub use outcome::{Breakdown, Line, Outcome, Standing};
pub use perft::perft;
pub use playout::{Playout, playout, playout_listed, random_step, series_rng};
pub use record::{Record, RecordError, RecordFair, RecordSeat};
pub use seat::{MAX_SEATS, Seat, Seats, Turn, Viewer};
pub use set::{Piece, Pieces, Set};
pub use setup::{OptionKind, OptionSpec, Setup, SetupError};
