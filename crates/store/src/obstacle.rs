//! Why a store cannot be opened, so that the administrator knows what to change.

use std::{error::Error, io};

use rynek_kernel::{Explain, Message};
use tokio_postgres::error::SqlState;

/// How the standard library words a name that has no address; it has no kind of its own for it.
const NO_SUCH_HOST: &str = "failed to lookup address";
/// How the client of PostgreSQL words a failed handshake.
const HANDSHAKE: &str = "error performing TLS handshake";

/// Why a store cannot be opened. It never contains a password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The file cannot be used.
    File {
        /// Its path.
        path: String,
        /// What the system says.
        why: String,
    },
    /// The address of the database cannot be read.
    Address {
        /// What is wrong with it.
        why: String,
    },
    /// The host of the database has no address.
    Host {
        /// Its name.
        host: String,
    },
    /// No database answers.
    Silence {
        /// Its host and port.
        place: String,
        /// What the system says.
        why: String,
    },
    /// The connection cannot be encrypted, or the certificate is not trusted.
    Encryption {
        /// What the handshake or the certificate lacks.
        why: String,
    },
    /// The database does not accept the password.
    Password {
        /// Whose.
        role: String,
    },
    /// The database does not let the role in.
    Login {
        /// Which role.
        role: String,
        /// What the database says.
        why: String,
    },
    /// The server has no such database.
    Database {
        /// Its name.
        name: String,
    },
    /// The database refuses what the store needs.
    Refusal {
        /// What the database says.
        why: String,
    },
    /// Notifications of the database do not arrive.
    Deafness,
}

impl Explain for Obstacle {
    fn message(&self) -> Message {
        match self {
            Obstacle::File { path, why } => {
                Message::new("store-no-file").with("path", path.as_str()).with("why", why.as_str())
            }
            Obstacle::Address { why } => Message::new("store-bad-address").with("why", why.as_str()),
            Obstacle::Host { host } => Message::new("store-no-host").with("host", host.as_str()),
            Obstacle::Silence { place, why } => {
                Message::new("store-silence").with("place", place.as_str()).with("why", why.as_str())
            }
            Obstacle::Encryption { why } => Message::new("store-no-encryption").with("why", why.as_str()),
            Obstacle::Password { role } => Message::new("store-wrong-password").with("role", role.as_str()),
            Obstacle::Login { role, why } => {
                Message::new("store-no-login").with("role", role.as_str()).with("why", why.as_str())
            }
            Obstacle::Database { name } => Message::new("store-no-database").with("name", name.as_str()),
            Obstacle::Refusal { why } => Message::new("store-refusal").with("why", why.as_str()),
            Obstacle::Deafness => Message::new("store-deafness"),
        }
    }
}

/// What a connection was tried with.
pub(crate) struct Attempt {
    pub host: String,
    pub port: u16,
    pub role: String,
    pub database: String,
}

impl Attempt {
    /// Why it failed.
    pub fn obstacle(self, error: &tokio_postgres::Error) -> Obstacle {
        if let Some(said) = error.as_db_error() {
            let why = said.message().to_owned();
            return match *said.code() {
                SqlState::INVALID_PASSWORD => Obstacle::Password { role: self.role },
                SqlState::INVALID_AUTHORIZATION_SPECIFICATION => Obstacle::Login { role: self.role, why },
                SqlState::INVALID_CATALOG_NAME => Obstacle::Database { name: self.database },
                _ => Obstacle::Refusal { why },
            };
        }
        let cause = root(error).to_string();
        if error.to_string().starts_with(HANDSHAKE) {
            return Obstacle::Encryption { why: cause };
        }
        if cause == "password missing" {
            return Obstacle::Password { role: self.role };
        }
        if cause.starts_with(NO_SUCH_HOST) || system(error).is_some_and(|said| said.starts_with(NO_SUCH_HOST)) {
            return Obstacle::Host { host: self.host };
        }
        Obstacle::Silence { place: format!("{}:{}", self.host, self.port), why: system(error).unwrap_or(cause) }
    }
}

/// The first cause of an error.
fn root(error: &tokio_postgres::Error) -> &dyn Error {
    let mut cause: &dyn Error = error;
    while let Some(next) = cause.source() {
        cause = next;
    }
    cause
}

/// What the system says about an error, if it is one of the system.
fn system(error: &tokio_postgres::Error) -> Option<String> {
    let mut cause = error.source();
    while let Some(next) = cause {
        if let Some(system) = next.downcast_ref::<io::Error>() {
            return Some(system.to_string());
        }
        cause = next.source();
    }
    None
}
