//! Clients of a running server, as strangers would write them: from `docs/protocol.md` alone, without any of the
//! server's code.
//!
//! [`Door`] speaks to the REST API, [`Live`] sits at a table's socket, [`Player`] plays seats with random actions and
//! comes back whatever happens to the server, [`Ledger`] holds what servers promised, [`Process`] is a server that can be
//! killed, and [`Postgres`] is a database for the length of a test.

mod door;
mod glimpse;
mod ledger;
mod live;
mod player;
mod postgres;
mod process;

pub use door::{Door, Guest};
pub use glimpse::Glimpse;
pub use hyper::Method;
pub use ledger::{Ledger, Promise};
pub use live::Live;
pub use player::{Choice, Player};
pub use postgres::{Deaf, Flush, Postgres};
pub use process::{Process, test_seed, unlimited};

/// What can go wrong between a client and a server.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server cannot be reached, or hung up.
    #[error("no connection: {0}")]
    Gone(String),
    /// The server said no.
    #[error("refused with {status}: {body}")]
    Refused {
        /// The status.
        status: u16,
        /// What it said.
        body: serde_json::Value,
    },
    /// The server broke its word.
    #[error("against the protocol: {0}")]
    Broken(String),
}

impl Trouble {
    pub(crate) fn gone(error: impl std::fmt::Display) -> Trouble {
        Trouble::Gone(error.to_string())
    }
}
