//! Reviews of finished games: what chance did, what the players did, and what would have been better.
//!
//! A review works through a game in passes, the first one rough, and thinks in slices as bots do. The same game, terms and
//! number of looks lead to the same result. `docs/review.md` says what the numbers mean and how they are found.
//!
//! ```no_run
//! use rynek_kernel::{Language, Record};
//! use rynek_review::{Reviewing, ReviewTerms};
//!
//! let record = Record::parse(&std::fs::read_to_string("game.json").unwrap()).unwrap();
//! let mut reviewing = Reviewing::begin(&record, ReviewTerms::default()).unwrap();
//! while !reviewing.progress().done {
//!     reviewing.go_on(300);
//! }
//! let words = rynek_catalog::words(Language::default(), &[rynek_review::WORDS]);
//! let review = reviewing.review(&words).unwrap();
//! println!("{} lost {}", review.players[0].name, review.players[0].lost);
//! ```

mod branch;
mod calibration;
mod course;
mod looks;
mod moments;
mod reviewing;
mod settings;
mod state;
mod sums;
mod told;
mod verdict;

pub use branch::Reached;
pub use calibration::{Calibration, Tenth};
pub use reviewing::{DEFAULT_BOT, PASSES, ReviewError, ReviewTerms, Reviewing};
pub use settings::{Closeness, MOST_SAMPLES, closeness};
pub use state::{SavedMismatch, SavedReview};
pub use told::{
    BetterLine, ClassCounts, DecisionClass, KeyMoment, LineStep, Review, ReviewDecision, ReviewPlayer, ReviewProgress,
    ReviewStep, ReviewSums, ReviewValue, StepKind,
};

/// The texts of reviews, as Fluent messages.
pub const WORDS: rynek_kernel::Texts = rynek_kernel::Texts(rynek_kernel::texts!("words/{}.ftl"));
