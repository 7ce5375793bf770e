//! Reviews of finished games: what chance did, what the players did, and what would have been better.
//!
//! `docs/review.md` says what the numbers mean.

mod told;

pub use told::{
    BetterLine, ClassCounts, DecisionClass, KeyMoment, LineStep, Review, ReviewDecision, ReviewPlayer, ReviewProgress,
    ReviewStep, ReviewSums, ReviewValue, StepKind,
};
