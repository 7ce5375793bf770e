//! How a server is set up.
//!
//! Every setting has one name: `port` in a file, `RYNEK_PORT` in the environment, `--port` as a flag. A flag counts
//! before the environment, that before the file, and that before the default.

mod options;
mod read;

use std::{
    net::{IpAddr, Ipv4Addr},
    path::PathBuf,
    time::Duration,
};

use ipnet::IpNet;
use rynek_tables::store::Retention;
use serde::{Deserialize, Serialize};

pub use options::{Kind, OPTIONS, Setting};
pub use read::{ConfigError, Sources};

/// How a server is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address to listen at.
    pub host: IpAddr,
    /// The port to listen at; 0 takes any that is free.
    pub port: u16,
    /// The folder for everything that is kept.
    pub data: PathBuf,
    /// Where tables are kept, if not in a file of that folder.
    pub store: Option<String>,
    /// What this node is called among others; made up if not said.
    pub node: Option<String>,
    /// Pages of other addresses that may open sockets here.
    pub origins: Vec<String>,
    /// Proxies whose word on who asks is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// Who may read the metrics.
    pub metrics_for: Vec<IpNet>,
    /// How much is logged.
    pub log: LogLevel,
    /// In which form.
    pub log_format: LogFormat,
    /// Milliseconds between the moments at which bots answer.
    pub pace: u64,
    /// How many bots think at the same time; as many as the machine has processors, less one, if not said.
    pub thinkers: Option<usize>,
    /// Minutes after which a table that nobody looks at leaves the memory.
    pub idle: u64,
    /// Seconds that running requests have when the server stops.
    pub grace: u64,
    /// Whether people's webhooks may be at private addresses.
    pub private_hooks: bool,
    /// For tests only: a number from which the luck of all tables follows, so that games can be repeated.
    pub test_seed: Option<u64>,
    /// How much anybody may ask.
    pub limits: Ceilings,
    /// How many days things are kept.
    pub retention: Retention,
}

/// How much anybody may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ceilings {
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address.
    pub connections_per_address: usize,
    /// Requests a minute of one address.
    pub requests_per_address: u32,
    /// Requests a minute of one person.
    pub requests_per_person: u32,
    /// New people an hour of one address.
    pub people_per_address: u32,
    /// New tables an hour of one person.
    pub tables_per_person: u32,
    /// Hints a minute of one person.
    pub hints_per_person: u32,
    /// Lines of chat a minute of one person.
    pub lines_per_person: u32,
    /// Messages a second of one socket.
    pub messages_per_socket: u32,
    /// Memory for the bodies of requests, in MiB.
    pub body_memory: usize,
    /// Of it, for those of one address.
    pub body_memory_per_address: usize,
    /// Of it, for those of one person.
    pub body_memory_per_person: usize,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogLevel {
    /// Nothing.
    Off,
    /// What went wrong.
    Error,
    /// And what may.
    Warn,
    /// And what a person who runs the server wants to see.
    #[default]
    Info,
    /// And what helps to find a fault.
    Debug,
    /// Everything.
    Trace,
}

/// In which form logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON document a line.
    Json,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7878,
            data: data_home(),
            store: None,
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

impl Default for Ceilings {
    fn default() -> Ceilings {
        Ceilings {
            connections: 20_000,
            connections_per_address: 400,
            requests_per_address: 1_200,
            requests_per_person: 600,
            people_per_address: 60,
            tables_per_person: 120,
            hints_per_person: 20,
            lines_per_person: 30,
            messages_per_socket: 20,
            body_memory: 256,
            body_memory_per_address: 64,
            body_memory_per_person: 16,
        }
    }
}

impl Ceilings {
    /// As good as none, for tests and benchmarks.
    pub fn sky() -> Ceilings {
        const MUCH: u32 = 100_000_000;
        Ceilings {
            connections: 1_000_000,
            connections_per_address: 1_000_000,
            requests_per_address: MUCH,
            requests_per_person: MUCH,
            people_per_address: MUCH,
            tables_per_person: MUCH,
            hints_per_person: MUCH,
            lines_per_person: MUCH,
            messages_per_socket: MUCH,
            body_memory: 1_000_000,
            body_memory_per_address: 1_000_000,
            body_memory_per_person: 1_000_000,
        }
    }
}

impl Config {
    /// The address of the store.
    pub fn store_address(&self) -> String {
        self.store.clone().unwrap_or_else(|| self.data.join("rynek.db").to_string_lossy().into_owned())
    }

    /// The folder of the editions that are installed here.
    pub fn editions(&self) -> PathBuf {
        self.data.join("editions")
    }

    /// How long running requests have when the server stops.
    pub fn grace(&self) -> Duration {
        Duration::from_secs(self.grace)
    }
}

/// Where programs keep the data of whoever runs them.
fn data_home() -> PathBuf {
    let set = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| home.join(".local/share"));
    set("XDG_DATA_HOME").or_else(home).map_or_else(|| PathBuf::from("rynek-data"), |share| share.join("rynek"))
}
