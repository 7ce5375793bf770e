//! The catalog: games by their id, and what is known about their seats.

mod any_game;
mod fairness;
