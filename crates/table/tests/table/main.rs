//! Tables: what may be done at them, what is taken back, how chance is drawn fairly, and what is told.

#[path = "../common/mod.rs"]
mod common;
mod day;
mod fair;
mod lot;
mod play;
mod undo;
mod words;
