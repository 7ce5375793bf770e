//! HTTP and WebSocket in front of tables.
//!
//! [`House`] holds what every handler needs. The REST API is in [`api`], the live tables in [`live`]; whatever goes
//! wrong is a [`Problem`], told in the language of whoever asked. Rules, clocks and storing are behind the hall: here
//! are only wire formats, limits and doors.

mod address;
pub mod api;
pub mod commands;
pub mod config;
mod door;
pub mod guest;
mod health;
pub mod hooks;
mod house;
mod layers;
mod limits;
pub mod live;
mod logs;
pub mod openapi;
mod pages;
mod problem;
mod server;
pub mod wire;

pub use address::Address;
pub use config::{Ceilings, Config};
pub use guest::{Body, Guest, Lang, MaybeGuest};
pub use house::House;
pub use limits::{Entered, Limits};
pub use logs::write_logs;
pub use problem::{Problem, ProblemBody, ProblemWords};
pub use server::{MOST_BODY, MOST_RECORD, ServeError, Server, open, router, serve};

/// What the server says, as Fluent messages.
pub const WORDS: rynek_kernel::Texts =
    rynek_kernel::Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };
