//! Clients of a running server, written from `docs/protocol.md` alone, without any of the server's code.
//!
//! [`HttpClient`] uses the REST API, [`Live`] is a connection to a table's socket, [`Player`] plays seats with random
//! actions and reconnects after every failure, [`Ledger`] has the actions that servers acknowledged, [`Process`] is a
//! server that can be killed, [`Postgres`] is a database and [`TempDir`] a folder for the length of a test.

mod client;
mod glimpse;
mod ledger;
mod live;
mod player;
mod postgres;
mod process;

pub use client::{Guest, HttpClient};
pub use glimpse::Glimpse;
pub use hyper::Method;
pub use ledger::{Ledger, Promise};
pub use live::Live;
pub use player::{Choice, Player};
pub use postgres::{BlockedNotifications, Flush, Locked, Postgres};
pub use process::{Process, length, test_seed, unlimited};
pub use tempfile::TempDir;

/// What can go wrong between a client and a server.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server cannot be reached, or closed the connection.
    #[error("no connection: {0}")]
    Gone(String),
    /// The server refused the request.
    #[error("refused with {status}: {body}")]
    Refused {
        /// The status.
        status: u16,
        /// The body.
        body: serde_json::Value,
    },
    /// The server broke the protocol.
    #[error("against the protocol: {0}")]
    Broken(String),
}

impl Trouble {
    pub(crate) fn gone(error: impl std::fmt::Display) -> Trouble {
        Trouble::Gone(error.to_string())
    }
}
