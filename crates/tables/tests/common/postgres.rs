//! A PostgreSQL for the length of a test.

pub use rynek_trials::{Flush, Postgres};
