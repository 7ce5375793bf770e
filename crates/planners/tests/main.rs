//! All tests of Planners but its conformance: one program is quicker to build than one for each file.

mod common;
mod editions;
mod evaluation;
mod examples;
mod lanes;
mod rules;
mod rules_end;
mod rules_play;
mod second_judge;
mod slow;
