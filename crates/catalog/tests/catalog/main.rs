//! The catalog: games by their id, and what is known about their seats and their encodings.

mod any_game;
mod credits;
mod encodings;
mod fairness;
