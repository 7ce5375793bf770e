//! The settings by name.

/// How the value of a setting is read from text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text, an address or a path.
    Text,
    /// A number.
    Number,
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

const fn number(name: &'static str) -> Setting {
    Setting { name, kind: Kind::Number, value: "N" }
}

const fn list(name: &'static str, value: &'static str) -> Setting {
    Setting { name, kind: Kind::List, value }
}

/// Every setting.
pub const OPTIONS: &[Setting] = &[
    text("host", "ADDRESS"),
    Setting { name: "port", kind: Kind::Number, value: "PORT" },
    text("data", "DIR"),
    text("store", "URL"),
    text("node", "NAME"),
    list("origins", "URL,URL…"),
    list("trusted_proxies", "NET,NET…"),
    list("metrics_for", "NET,NET…"),
    text("log", "LEVEL"),
    text("log_format", "text|json"),
    Setting { name: "pace", kind: Kind::Number, value: "MS" },
    number("thinkers"),
    Setting { name: "idle", kind: Kind::Number, value: "MINUTES" },
    Setting { name: "grace", kind: Kind::Number, value: "SECONDS" },
    Setting { name: "private_hooks", kind: Kind::Switch, value: "true|false" },
    number("test_seed"),
    number("limits.connections"),
    number("limits.connections_per_address"),
    number("limits.requests_per_address"),
    number("limits.requests_per_person"),
    number("limits.people_per_address"),
    number("limits.tables_per_person"),
    number("limits.hints_per_person"),
    number("limits.lines_per_person"),
    number("limits.messages_per_socket"),
    Setting { name: "limits.body_memory", kind: Kind::Number, value: "MIB" },
    Setting { name: "limits.body_memory_per_address", kind: Kind::Number, value: "MIB" },
    Setting { name: "limits.body_memory_per_person", kind: Kind::Number, value: "MIB" },
    Setting { name: "retention.gathering", kind: Kind::Number, value: "DAYS" },
    Setting { name: "retention.playing", kind: Kind::Number, value: "DAYS" },
    Setting { name: "retention.closed", kind: Kind::Number, value: "DAYS" },
    Setting { name: "retention.private", kind: Kind::Number, value: "DAYS" },
    Setting { name: "retention.public", kind: Kind::Number, value: "DAYS" },
    Setting { name: "retention.people", kind: Kind::Number, value: "DAYS" },
];
