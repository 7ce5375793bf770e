//! All tests of Rooftops but its conformance: one program is quicker to build than one for each file.

mod agreement;
mod common;
mod editions;
mod evaluation;
mod examples;
mod rules;
mod rules_build;
mod rules_goals;
mod rules_play;
mod rules_score;
mod rules_start;
mod second_scorer;
mod slow;
