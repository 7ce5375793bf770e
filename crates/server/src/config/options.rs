//! The settings by name.

use std::ops::RangeInclusive;

/// How the value of a setting is read from text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text, an address or a path.
    Text,
    /// A whole number in a range.
    Number {
        /// The least value.
        least: i64,
        /// The greatest value.
        most: i64,
    },
    /// Yes or no.
    Switch,
    /// Texts separated by commas.
    List,
}

/// A setting: `limits.connections` in a file, `RYNEK_LIMITS_CONNECTIONS` in the environment, `--limits-connections`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name in a file, with a dot after the section.
    pub name: &'static str,
    /// What it is.
    pub kind: Kind,
    /// The placeholder of its value in a help text.
    pub value: &'static str,
}

impl Setting {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        format!("RYNEK_{}", self.name.replace('.', "_").to_uppercase())
    }

    /// Its name as a flag, without the dashes.
    pub fn flag(&self) -> String {
        self.name.replace(['.', '_'], "-")
    }
}

const fn text(name: &'static str, value: &'static str) -> Setting {
    Setting { name, kind: Kind::Text, value }
}

const fn number(name: &'static str, value: &'static str, range: RangeInclusive<i64>) -> Setting {
    Setting { name, kind: Kind::Number { least: *range.start(), most: *range.end() }, value }
}

/// A limit of clients. More than this is no limit.
const fn limit(name: &'static str) -> Setting {
    number(name, "N", 1..=100_000_000)
}

/// Memory, up to a tebibyte.
const fn memory(name: &'static str) -> Setting {
    number(name, "MIB", 1..=1_048_576)
}

/// How long data are kept, up to a century.
const fn days(name: &'static str) -> Setting {
    number(name, "DAYS", 0..=36_525)
}

const fn list(name: &'static str, value: &'static str) -> Setting {
    Setting { name, kind: Kind::List, value }
}

/// Every setting.
pub const OPTIONS: &[Setting] = &[
    text("host", "ADDRESS"),
    number("port", "PORT", 0..=65_535),
    text("data", "DIR"),
    text("store", "URL"),
    text("store_direct", "URL"),
    text("node", "NAME"),
    list("origins", "URL,URL…"),
    list("trusted_proxies", "NET,NET…"),
    list("metrics_for", "NET,NET…"),
    text("log", "LEVEL"),
    text("log_format", "text|json"),
    number("pace", "MS", 0..=600_000),
    number("thinkers", "N", 1..=1024),
    number("idle", "MINUTES", 0..=525_600),
    number("grace", "SECONDS", 0..=86_400),
    Setting { name: "private_hooks", kind: Kind::Switch, value: "true|false" },
    Setting { name: "own_editions", kind: Kind::Switch, value: "true|false" },
    number("test_seed", "N", 0..=999_999_999_999),
    limit("limits.connections"),
    limit("limits.connections_per_address"),
    limit("limits.requests_per_address"),
    limit("limits.requests_per_person"),
    limit("limits.people_per_address"),
    limit("limits.tables_per_person"),
    limit("limits.own_tables_per_person"),
    limit("limits.own_editions_per_person"),
    limit("limits.hints_per_person"),
    limit("limits.lines_per_person"),
    limit("limits.messages_per_socket"),
    memory("limits.body_memory"),
    memory("limits.body_memory_per_address"),
    memory("limits.body_memory_per_person"),
    days("retention.gathering"),
    days("retention.playing"),
    days("retention.closed"),
    days("retention.private"),
    days("retention.public"),
    days("retention.people"),
];
