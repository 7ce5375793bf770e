//! All tests of Polis but its conformance: one program is quicker to build than one for each file.

mod common;
mod evaluation;
mod examples;
mod hexes;
mod rules;
mod rules_play;
mod rules_score;
mod second_scorer;
mod slow;
