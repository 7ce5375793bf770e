//! Live tables over WebSockets.
//!
//! Every connection is a task (`socket`) that reads what its client says. Every table that somebody looks at is one
//! task more (`room`), which hears of news once and renders them once for all who see the same; it hands them to the
//! connections through bounded queues. Whoever does not read in time is sent away, and the table goes on.

mod door;
mod message;
mod patch;
mod render;
mod room;
mod rooms;
mod socket;

pub use message::{FromClient, PROTOCOL, Present, ToClient, Why};
pub use patch::{PatchStep, steps};

pub(crate) use door::routes;
pub(crate) use rooms::Rooms;
