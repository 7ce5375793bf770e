//! All tests of Engineer but its conformance: one program is quicker to build than one for each file.

mod common;
mod editions;
mod evaluation;
mod examples;
mod rules;
mod rules_invest;
mod rules_project;
mod second_game;
mod slow;
