//! The address of a database, with the encryption that it asks for.

use std::time::Duration;

use percent_encoding::percent_decode_str;
use tokio_postgres::{
    Client, Config, Connection, Socket,
    config::{Host, SslMode, SslNegotiation},
};

use super::tls::{EncryptedStream, Encryption, Trust};
use crate::{
    StoreError,
    obstacle::{Attempt, Obstacle},
};

/// How long to wait for a connection.
pub(super) const TIMEOUT: Duration = Duration::from_secs(10);
/// The port of PostgreSQL.
const PORT: u16 = 5432;
/// The certificates of the system, in place of a file.
const SYSTEM: &str = "system";

/// The address of a database that was read.
#[derive(Clone)]
pub(super) struct DatabaseAddress {
    pub config: Config,
    pub encryption: Encryption,
}

/// A connection, and what has to be polled for it.
pub(super) type Connected = (Client, Connection<Socket, EncryptedStream<Socket>>);

/// How a connection is encrypted, in the words of libpq.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Wish {
    mode: SslMode,
    trust: Trust,
    /// A file of trusted certificates; those of the system, if there is none.
    file: Option<String>,
}

impl DatabaseAddress {
    /// Reads an address. Errors do not contain it, since it has a password.
    pub fn read(url: &str) -> Result<DatabaseAddress, StoreError> {
        let wrong = |why: String| StoreError::CannotOpen(Obstacle::Address { why });
        let (bare, wish) = split(url).map_err(wrong)?;
        let mut config: Config = bare.parse().map_err(|error: tokio_postgres::Error| wrong(error.to_string()))?;
        config.ssl_mode(wish.mode).keepalives_idle(Duration::from_secs(30));
        config.connect_timeout(TIMEOUT).application_name("rynek");
        let direct = config.get_ssl_negotiation() == SslNegotiation::Direct;
        let encryption = Encryption::new(wish.trust, wish.file.as_deref(), direct);
        let encryption = encryption.map_err(|why| StoreError::CannotOpen(Obstacle::Encryption { why }))?;
        Ok(DatabaseAddress { config, encryption })
    }

    /// Connects.
    pub async fn connect(&self) -> Result<Connected, tokio_postgres::Error> {
        self.config.connect(self.encryption.clone()).await
    }

    /// Connects once, to find out why it fails if it does.
    pub async fn try_out(&self) -> Result<(), StoreError> {
        match self.connect().await {
            Ok(_) => Ok(()),
            Err(error) => Err(StoreError::CannotOpen(self.attempt().obstacle(&error))),
        }
    }

    fn attempt(&self) -> Attempt {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            Some(Host::Unix(path)) => path.display().to_string(),
            None => self.config.get_hostaddrs().first().map(ToString::to_string).unwrap_or_default(),
        };
        let role = self.config.get_user().unwrap_or_default().to_owned();
        let database = self.config.get_dbname().unwrap_or(&role).to_owned();
        Attempt { host, port: self.config.get_ports().first().copied().unwrap_or(PORT), role, database }
    }
}

/// Takes `sslmode` and `sslrootcert` out of an address: the client of PostgreSQL knows only some of their values.
fn split(url: &str) -> Result<(String, Wish), String> {
    let Some((place, query)) = url.split_once('?') else { return Ok((url.to_owned(), wish(None, None)?)) };
    let (mut mode, mut file, mut rest) = (None, None, Vec::new());
    for pair in query.split('&') {
        match pair.split_once('=') {
            Some(("sslmode", value)) => mode = Some(value),
            Some(("sslrootcert", value)) => file = Some(percent_decode_str(value).decode_utf8_lossy().into_owned()),
            _ => rest.push(pair),
        }
    }
    Ok((format!("{place}?{}", rest.join("&")), wish(mode, file)?))
}

/// Like libpq, `require` checks the issuer if a file of certificates is named.
fn wish(mode: Option<&str>, file: Option<String>) -> Result<Wish, String> {
    let system = file.as_deref() == Some(SYSTEM);
    let (mode, trust) = match mode.unwrap_or("prefer") {
        "disable" => (SslMode::Disable, Trust::Anyone),
        "allow" | "prefer" if !system => (SslMode::Prefer, Trust::Anyone),
        "require" if file.is_none() => (SslMode::Require, Trust::Anyone),
        "verify-ca" if file.is_none() => return Err("sslmode=verify-ca needs sslrootcert".to_owned()),
        "require" | "verify-ca" if !system => (SslMode::Require, Trust::Issuer),
        // Anyone can get a certificate from an issuer that the system trusts: without the name it proves nothing.
        "verify-full" => (SslMode::Require, Trust::Host),
        "allow" | "prefer" | "require" | "verify-ca" => {
            return Err("sslrootcert=system needs sslmode=verify-full".to_owned());
        }
        other => {
            let modes = "disable, allow, prefer, require, verify-ca or verify-full";
            return Err(format!("sslmode is {modes}, not {other}"));
        }
    };
    Ok(Wish { mode, trust, file: file.filter(|_| !system) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &str) -> Result<(SslMode, Trust, Option<String>), String> {
        let (bare, wish) = split(&format!("postgres://rynek@db.example/rynek{query}"))?;
        assert!(!bare.contains("ssl") && bare.parse::<Config>().is_ok(), "{bare}");
        Ok((wish.mode, wish.trust, wish.file))
    }

    #[test]
    fn modes_mean_what_they_mean_in_libpq() {
        let file = || Some("/etc/db.pem".to_owned());
        for (query, meant) in [
            ("", (SslMode::Prefer, Trust::Anyone, None)),
            ("?sslmode=disable", (SslMode::Disable, Trust::Anyone, None)),
            ("?connect_timeout=3&sslmode=require", (SslMode::Require, Trust::Anyone, None)),
            ("?sslmode=require&sslrootcert=/etc/db.pem", (SslMode::Require, Trust::Issuer, file())),
            ("?sslmode=verify-ca&sslrootcert=%2Fetc%2Fdb.pem", (SslMode::Require, Trust::Issuer, file())),
            ("?sslmode=verify-full", (SslMode::Require, Trust::Host, None)),
            ("?sslrootcert=system&sslmode=verify-full", (SslMode::Require, Trust::Host, None)),
        ] {
            assert_eq!(read(query), Ok(meant), "{query}");
        }
        assert!(read("?sslmode=verify").is_err_and(|why| why.contains("verify-full")));
        assert!(read("?sslmode=require&sslrootcert=system").is_err());
        assert!(read("?sslmode=verify-ca").is_err());
    }
}
