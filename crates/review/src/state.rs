//! What a review has found so far: all that has to be saved to go on later.

use rynek_kernel::{Explain, Message};
use serde::{Deserialize, Serialize};

use crate::sums::{Sum, Sums};

/// The version of what is saved.
pub const SAVED: u32 = 1;

/// What a review has found so far. It is opaque to those who save it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedReview {
    /// The version of this form.
    pub(crate) version: u32,
    /// Of which game, with which bot, seed and samples.
    pub(crate) of: String,
    /// How many passes are complete.
    pub(crate) passes: u32,
    /// The place of the next task in this pass: the step and the part of its work.
    pub(crate) step: usize,
    pub(crate) part: u32,
    pub(crate) looks: u64,
    /// One for each position, also the last.
    pub(crate) places: Vec<Found>,
}

/// What was found about a position and the step after it.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Found {
    /// The values of the position, if a player is to move or it is the last one.
    pub value: Sums,
    /// The luck of the draw after it.
    pub luck: Sums,
    /// The decision after it.
    pub choice: Option<Choice>,
}

/// What was found about a decision.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choice {
    /// The options that are compared; the first is the one that was played.
    pub options: Vec<Weighed>,
    /// Whether the bot has proposed its actions.
    pub advised: bool,
    /// The best option besides the one that was played, and the comparison of the two.
    pub rival: Option<Rival>,
}

/// An option of a decision.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weighed {
    /// The action, in notation.
    pub action: String,
    /// What the mover prefers, and the chance to win.
    pub utility: Sum,
    pub win: Sum,
}

/// A comparison of the best option with the one that was played, by looks that did not decide which one is the best.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rival {
    /// Its place among the options.
    pub option: usize,
    /// By how much its chance to win is greater.
    pub lead: Sum,
    /// Its expected points, and by how many they are more.
    pub points: Sum,
    pub more_points: Sum,
    /// Its chance to win.
    pub win: Sum,
}

/// Why saved findings cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("what was saved does not fit this game, bot, seed, number of samples or version")]
pub struct SavedMismatch;

impl Explain for SavedMismatch {
    fn message(&self) -> Message {
        Message::new("review-saved")
    }
}
