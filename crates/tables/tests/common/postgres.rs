//! A PostgreSQL for the length of a test.

pub use rynek_trials::{Deaf, Flush, Postgres};
