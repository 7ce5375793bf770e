//! The contract of a board game, and what follows from it.
//!
//! A game crate depends on this crate only. It implements [`Game`]: what a position is, and which actions are legal in
//! it. In return it gets records ([`Record`], [`History`]), random play ([`playout()`]), counting ([`perft()`]) and, in
//! its tests, the suite that every game passes ([`conformance`]).
//!
//! The code contains no sentences. It names a [`Message`]; Fluent files have its text in each language.
//!
//! # A whole game
//!
//! This is all that a game needs. The rules are the ten lines from `turn` to `play_unchecked`.
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

// `example.rs` uses the name of this crate, as a game crate would.
extern crate self as rynek_kernel;

pub mod edition;
pub mod example;
pub mod json;
pub mod order;
pub mod outcome;
pub mod record;
pub mod setup;

mod draw;
mod encode;
mod game;
mod history;
mod json_fault;
mod judgement;
mod language;
mod lessons;
mod message;
mod moves;
mod notation;
mod perft;
mod playout;
mod schema;
mod seat;
mod set;

#[cfg(feature = "conformance")]
pub mod conformance;

pub use rand_core::Rng;
pub use rynek_texts::texts;
pub use ts_rs::typescript;
#[cfg(feature = "schema")]
pub use utoipa;

/// The texts of the kernel's messages.
pub const WORDS: Texts = Texts(texts!("words/{}.ftl"));

pub use draw::{below, pick, shuffle};
pub use edition::{Edition, EditionError, EditionRef, Shipped};
pub use encode::{ActionRange, CellWriter, ObservationPart, Space};
pub use game::{Game, Knowledge, Seen, Weight};
pub use history::History;
pub use json::JsonText;
pub use json_fault::json_fault;
pub use judgement::{Weights, shipped_weights};
pub use language::{Language, Texts};
pub use lessons::{Figure, Lesson, Lessons, Plan, Scene};
pub use message::{Arg, Explain, Illegal, Message, Part};
pub use moves::Moves;
pub use notation::{Action, NotationError};
pub use outcome::{Breakdown, Outcome, ScoreLine, Standing};
pub use perft::perft;
pub use playout::{Playout, playout, playout_listed, random_step, series_rng};
pub use record::{Record, RecordError, RecordFair, RecordLot, RecordSeat};
pub use seat::{MAX_SEATS, Seat, Seats, Turn, Viewer};
pub use set::{Piece, Pieces, Set, Word};
pub use setup::{OptionKind, OptionSpec, Setup, SetupError};
