//! Reviews of games of every kind.

mod games;
mod honesty;
mod slices;
mod sums;
mod texts;
