//! All tests of Boulevards but its conformance: one program is quicker to build than one for each file.

mod common;
mod evaluation;
mod examples;
mod hidden_odds;
mod hidden_records;
mod hidden_twins;
mod rules;
mod rules_money;
mod rules_play;
mod second_scorer;
mod slow;
