//! What a review says, as people and clients are told it. `docs/review.md` explains every number.

use rynek_kernel::Seat;
use serde::{Deserialize, Serialize};

/// The review of a finished game. Chances to win are from 0 to 1; lists have one value for each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Review {
    /// The id of the game.
    pub game: String,
    /// The bot that looked for better actions, with its budget.
    pub bot: String,
    /// The seed of the sampled games.
    pub seed: u64,
    /// How many sampled games each value is the mean of, at the end of the last pass.
    pub samples: u32,
    /// How many passes over the game are complete, from 1: the first one is rough.
    pub passes: u32,
    /// Whether all passes are complete.
    pub done: bool,
    /// The values before the first action.
    pub start: ReviewValue,
    /// Every action that was not taken back, random draws included, in order. The last step may be a resignation.
    pub steps: Vec<ReviewStep>,
    /// The totals of each seat.
    pub players: Vec<ReviewPlayer>,
    /// The three steps that changed the chances most, the greatest change first. A short game can have fewer.
    pub moments: Vec<KeyMoment>,
    /// The steps after which another seat is ahead than before: their numbers, as in [`ReviewStep::step`].
    pub turning_points: Vec<usize>,
}

/// What a position is worth to each seat.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewValue {
    /// The chance to win.
    pub win: Vec<f64>,
    /// The expected points at the end.
    pub points: Vec<f64>,
    /// The standard errors of the chances to win.
    pub error: Vec<f64>,
}

/// A step of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct ReviewStep {
    /// Its number, from 1: the position after it is the one after so many actions.
    pub step: usize,
    /// What kind of step it is.
    pub kind: StepKind,
    /// Who chose it or gave up; missing for a random draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action, in notation; empty for a resignation.
    pub action: String,
    /// The step in words.
    pub text: String,
    /// The values after it.
    pub value: ReviewValue,
    /// How much it changed each chance to win. For a random draw this is its luck: the value after it minus the mean over all outcomes.
    pub win_change: Vec<f64>,
    /// How much it changed the expected points. For a random draw this is its luck.
    pub points_change: Vec<f64>,
    /// What the choice is worth beside the others; missing for a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<ReviewDecision>,
}

/// What kind of step it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    /// A random draw.
    Draw,
    /// A choice of a player.
    Choice,
    /// A player resigned or ran out of time, and the game ended by that.
    End,
}

/// A decision, by what its seat knew at that time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct ReviewDecision {
    /// How good it was.
    pub class: DecisionClass,
    /// How many actions were legal. With one, there was nothing to decide.
    pub legal: usize,
    /// How much chance to win it lost against the best action that was found, at least 0.
    pub lost: f64,
    /// The standard error of that.
    pub error: f64,
    /// How many expected points it lost against that action; negative if it won points but lost chances.
    pub lost_points: f64,
    /// The chance to win after the action that was played, by what its seat knew.
    pub played: f64,
    /// The best action and how the game may continue after it; missing if the action that was played is the best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<BetterLine>,
}

/// An action that is better than the one that was played, and how the game may continue after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BetterLine {
    /// The chance to win after its first action, by what its seat knew.
    pub win: f64,
    /// The expected points after its first action.
    pub points: f64,
    /// The actions from the position of the decision, random draws included.
    pub actions: Vec<LineStep>,
}

/// A step of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct LineStep {
    /// Who acts; missing for a random draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action, in notation.
    pub action: String,
    /// The action in words.
    pub text: String,
}

/// How good a decision was, by the chance to win that it lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DecisionClass {
    /// The best action that was found, or equal to it.
    Best,
    /// Hardly worse.
    Good,
    /// A little worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// Much worse.
    Blunder,
}

/// The totals of a seat.
///
/// `start + luck + own + others = result`, both for chances to win and for points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewPlayer {
    /// The seat.
    pub seat: Seat,
    /// Its player's name.
    pub name: String,
    /// In chances to win. The result is 1 for a win, 0 for a loss, and the share of a shared win.
    pub win: ReviewSums,
    /// In points.
    pub points: ReviewSums,
    /// The sum of the chances to win that its decisions lost against the best actions that were found.
    pub lost: f64,
    /// The standard error of that.
    pub lost_error: f64,
    /// The same in points.
    pub lost_points: f64,
    /// How well it decided, from 0 to 100.
    pub accuracy: f64,
    /// How many decisions it had with more than one legal action.
    pub decisions: usize,
    /// How many of them were of each class.
    pub classes: ClassCounts,
}

/// How a result came about.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewSums {
    /// The value before the first action.
    pub start: f64,
    /// What random draws changed, all together.
    pub luck: f64,
    /// The standard error of the luck.
    pub luck_error: f64,
    /// What the seat's own choices changed.
    pub own: f64,
    /// What the other players' choices changed.
    pub others: f64,
    /// The result.
    pub result: f64,
    /// The result without the luck.
    pub adjusted: f64,
}

/// How many decisions were of each class.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClassCounts {
    /// The best action.
    pub best: usize,
    /// Hardly worse.
    pub good: usize,
    /// A little worse.
    pub inaccuracy: usize,
    /// Clearly worse.
    pub mistake: usize,
    /// Much worse.
    pub blunder: usize,
}

/// A step that decided the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KeyMoment {
    /// The number of the step.
    pub step: usize,
    /// The seat whose chances changed most.
    pub seat: Seat,
    /// By how much.
    pub change: f64,
    /// What happened, in a sentence.
    pub text: String,
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// The looks so far. A look is one sampled game.
    pub looks: u64,
    /// About how many looks there are.
    pub most: u64,
    /// How many passes are complete. After the first one there is a rough result.
    pub passes: u32,
    /// Whether all passes are complete.
    pub done: bool,
}
