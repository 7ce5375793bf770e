//! Live tables over WebSockets.
//!
//! Every connection is a task (`socket`) that reads the messages of its client. Every table with viewers is a task too
//! (`room`), which gets each change once and renders it once for all clients that see the same. It sends messages to
//! connections through bounded queues. A client that does not read in time is disconnected. A room never blocks on the
//! store: the first message to a client is computed by the task of its connection (`hello`).

mod chat;
mod errand;
mod hello;
mod message;
mod patch;
mod presence;
mod render;
mod room;
mod rooms;
mod socket;
mod upgrade;

pub use message::{FromClient, PROTOCOL, Present, ToClient, Why};
pub use patch::{Patch, PatchStep};

pub(crate) use message::KINDS;
pub(crate) use upgrade::routes;
