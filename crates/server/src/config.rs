//! The settings of a server.
//!
//! Every setting has one name: `port` in a file, `RYNEK_PORT` in the environment, `--port` as a flag. A flag overrides
//! the environment, the environment overrides the file, and the file overrides the default.

mod options;
mod read;

use std::{
    net::{IpAddr, Ipv4Addr},
    path::PathBuf,
    time::Duration,
};

use ipnet::IpNet;
use rynek_store::Retention;
use serde::{Deserialize, Serialize};

pub use options::{Kind, OPTIONS, Setting};
pub use read::{ConfigError, Sources};

/// The settings of a server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address to listen at.
    pub host: IpAddr,
    /// The port to listen at; 0 takes any free one.
    pub port: u16,
    /// The data folder.
    pub data: PathBuf,
    /// The address of the store, if it is not a file in the data folder.
    pub store: Option<String>,
    /// The address of the database itself, if `store` leads to a pooler: for notifications.
    pub store_direct: Option<String>,
    /// The name of this node (default: random).
    pub node: Option<String>,
    /// Origins of other pages that may open sockets.
    pub origins: Vec<String>,
    /// Proxies that are trusted to name the client's address.
    pub trusted_proxies: Vec<IpNet>,
    /// The networks that may read the metrics.
    pub metrics_for: Vec<IpNet>,
    /// How much is logged.
    pub log: LogLevel,
    /// The format of the log.
    pub log_format: LogFormat,
    /// Milliseconds between the moves of bots.
    pub pace: u64,
    /// How many bots think at the same time (default: the number of processors minus one).
    pub thinkers: Option<usize>,
    /// Minutes after which a table without viewers leaves the memory.
    pub idle: u64,
    /// Seconds that running requests have to finish when the server stops.
    pub grace: u64,
    /// Whether webhooks may be at private addresses.
    pub private_hooks: bool,
    /// Whether a private table may be opened with an edition of the host's own.
    pub own_editions: bool,
    /// For tests only: the seed of all random draws, so that games can be repeated.
    pub test_seed: Option<u64>,
    /// The limits of clients.
    pub limits: Ceilings,
    /// How many days data are kept.
    pub retention: Retention,
}

/// Defines the limits, each with its default.
macro_rules! ceilings {
    ($(#[doc = $doc:literal] $name:ident: $kind:ty = $usual:literal,)+) => {
        /// The limits of clients.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Ceilings {
            $(#[doc = $doc] pub $name: $kind,)+
        }

        impl Default for Ceilings {
            fn default() -> Ceilings {
                Ceilings { $($name: $usual,)+ }
            }
        }

        impl Ceilings {
            /// Limits that are never reached, for tests and benchmarks.
            pub fn sky() -> Ceilings {
                Ceilings { $($name: 100_000_000,)+ }
            }
        }
    };
}

ceilings! {
    /// Connections in all.
    connections: usize = 20_000,
    /// Connections of one address.
    connections_per_address: usize = 400,
    /// Requests per minute of one address.
    requests_per_address: u32 = 1_200,
    /// Requests per minute of one person.
    requests_per_person: u32 = 600,
    /// New people per hour of one address.
    people_per_address: u32 = 60,
    /// New tables per hour of one person.
    tables_per_person: u32 = 120,
    /// New tables per hour of one person with an edition of their own.
    own_tables_per_person: u32 = 20,
    /// Unfinished tables of one person with an edition of their own.
    own_editions_per_person: usize = 5,
    /// Hints per minute of one person.
    hints_per_person: u32 = 20,
    /// Lines of chat per minute of one person.
    lines_per_person: u32 = 30,
    /// Messages per second of one socket.
    messages_per_socket: u32 = 20,
    /// Memory for the bodies of requests, in MiB.
    body_memory: usize = 256,
    /// The share of one address.
    body_memory_per_address: usize = 64,
    /// The share of one person.
    body_memory_per_person: usize = 16,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogLevel {
    /// Nothing.
    Off,
    /// Errors.
    Error,
    /// Errors and warnings.
    Warn,
    /// Also what an operator wants to know.
    #[default]
    Info,
    /// Also what helps to find a fault.
    Debug,
    /// Everything.
    Trace,
}

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON document per line.
    Json,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7878,
            data: data_home(),
            store: None,
            store_direct: None,
            node: None,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            metrics_for: ["127.0.0.0/8", "::1/128"].iter().filter_map(|net| net.parse().ok()).collect(),
            log: LogLevel::default(),
            log_format: LogFormat::default(),
            pace: 800,
            thinkers: None,
            idle: 10,
            grace: 10,
            private_hooks: false,
            own_editions: false,
            test_seed: None,
            limits: Ceilings::default(),
            retention: Retention {
                gathering: Some(30),
                playing: Some(365),
                closed: Some(30),
                private: Some(365),
                public: None,
                people: Some(365),
            },
        }
    }
}

impl Config {
    /// The address of the store.
    pub fn store_address(&self) -> String {
        self.store.clone().unwrap_or_else(|| self.data.join("rynek.db").to_string_lossy().into_owned())
    }

    /// The folder of installed editions.
    pub fn editions(&self) -> PathBuf {
        self.data.join("editions")
    }

    /// These settings, with those of `new` that a running server takes over; and the names of the others that differ.
    pub fn reloaded(&self, new: &Config) -> (Config, Vec<String>) {
        let new = new.clone();
        let taken = Config {
            limits: new.limits,
            log: new.log,
            metrics_for: new.metrics_for.clone(),
            origins: new.origins.clone(),
            own_editions: new.own_editions,
            trusted_proxies: new.trusted_proxies.clone(),
            ..self.clone()
        };
        let [mut left, same] = [&new, &taken].map(Config::by_name);
        left.retain(|name, value| same.get(name) != Some(value));
        (taken, left.into_iter().map(|(name, _)| name).collect())
    }

    fn by_name(&self) -> serde_json::Map<String, serde_json::Value> {
        let values = serde_json::to_value(self).ok();
        values.and_then(|values| values.as_object().cloned()).unwrap_or_default()
    }

    /// How long running requests have when the server stops.
    pub fn grace(&self) -> Duration {
        Duration::from_secs(self.grace)
    }
}

/// The system's folder for user data.
fn data_home() -> PathBuf {
    let set = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| home.join(".local/share"));
    set("XDG_DATA_HOME").or_else(home).map_or_else(|| PathBuf::from("rynek-data"), |share| share.join("rynek"))
}
