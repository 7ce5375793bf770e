//! Reading the settings from a file, the environment and flags.

use std::{collections::BTreeMap, path::PathBuf};

use rynek_kernel::{Explain, Message};
use toml::{Table, Value};

use super::{Config, Kind, OPTIONS, Setting};

/// The sources of settings; later fields override earlier ones.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The path and the text of a file.
    pub file: Option<(PathBuf, String)>,
    /// The environment: values by name.
    pub environment: BTreeMap<String, String>,
    /// Flags: values by the name of the setting.
    pub flags: BTreeMap<String, String>,
}

/// Why settings are invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file is not TOML.
    #[error("{path}: line {line}, column {column} is not TOML")]
    Syntax {
        /// Its path.
        path: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The file has a setting that does not exist.
    #[error("{path}: there is no setting {name}")]
    Unknown {
        /// Its path.
        path: String,
        /// The name in the file.
        name: String,
    },
    /// A setting does not take this value.
    #[error("{name} does not take {given:?}")]
    Value {
        /// The name of the setting in its source.
        name: String,
        /// The given value.
        given: String,
        /// The setting.
        setting: Setting,
    },
}

impl Explain for ConfigError {
    fn message(&self) -> Message {
        match self {
            ConfigError::Syntax { path, line, column } => Message::new("server-config-syntax")
                .with("path", path.as_str())
                .with("line", *line)
                .with("column", *column),
            ConfigError::Unknown { path, name } => {
                Message::new("server-config-unknown").with("path", path.as_str()).with("name", name.as_str())
            }
            ConfigError::Value { name, given, setting } => {
                takes(setting).with("name", name.as_str()).with("given", given.as_str())
            }
        }
    }
}

/// What a setting takes.
fn takes(setting: &Setting) -> Message {
    let key = match (setting.name, setting.kind) {
        ("host", _) => "server-config-host",
        ("log", _) => "server-config-log",
        ("log_format", _) => "server-config-log-format",
        ("trusted_proxies" | "metrics_for", _) => "server-config-networks",
        (_, Kind::Number { .. }) => "server-config-number",
        (_, Kind::Switch) => "server-config-switch",
        (_, Kind::List) => "server-config-list",
        (_, Kind::Text) => "server-config-text",
    };
    match setting.kind {
        Kind::Number { least, most } => {
            Message::new(key).with("least", least.to_string()).with("most", most.to_string())
        }
        _ => Message::new(key),
    }
}

impl Sources {
    /// Combines the sources.
    pub fn read(&self) -> Result<Config, ConfigError> {
        let mut settings = match &self.file {
            None => Table::new(),
            Some((path, text)) => read_file(path, text)?,
        };
        for setting in OPTIONS {
            let variable = setting.variable();
            let flag = self.flags.get(setting.name).map(|value| (format!("--{}", setting.flag()), value));
            if let Some((name, value)) = flag.or_else(|| self.environment.get(&variable).map(|value| (variable, value)))
            {
                set(&mut settings, setting, parse(setting, &name, value)?);
            }
        }
        // Every setting was checked by itself, and they do not depend on each other.
        Ok(Value::Table(settings).try_into().expect("settings that were checked"))
    }
}

/// Reads a file, and checks every setting in it.
fn read_file(path: &std::path::Path, text: &str) -> Result<Table, ConfigError> {
    let path = path.display().to_string();
    let settings: Table = toml::from_str(text).map_err(|error: toml::de::Error| {
        let before = &text[..error.span().map_or(0, |span| span.start).min(text.len())];
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        ConfigError::Syntax { path: path.clone(), line: before.matches('\n').count() + 1, column }
    })?;
    for (name, value) in &settings {
        match value.as_table() {
            Some(section) => {
                section.iter().try_for_each(|(part, value)| check_in_file(&path, &format!("{name}.{part}"), value))?
            }
            None => check_in_file(&path, name, value)?,
        }
    }
    Ok(settings)
}

fn check_in_file(path: &str, name: &str, value: &Value) -> Result<(), ConfigError> {
    let unknown = || ConfigError::Unknown { path: path.to_owned(), name: name.to_owned() };
    let setting = OPTIONS.iter().find(|setting| setting.name == name).ok_or_else(unknown)?;
    let given = value.as_str().map_or_else(|| serde_json::json!(value).to_string(), str::to_owned);
    checked(setting, &format!("{path}: {name}"), &given, value.clone()).map(drop)
}

/// A value, if the setting takes it.
fn checked(setting: &Setting, name: &str, given: &str, value: Value) -> Result<Value, ConfigError> {
    let mut alone = Table::new();
    set(&mut alone, setting, value.clone());
    let within = match setting.kind {
        Kind::Number { least, most } => value.as_integer().is_some_and(|number| (least..=most).contains(&number)),
        _ => true,
    };
    match Value::Table(alone).try_into::<Config>() {
        Ok(_) if within => Ok(value),
        _ => Err(ConfigError::Value { name: name.to_owned(), given: given.to_owned(), setting: *setting }),
    }
}

fn parse(setting: &Setting, name: &str, text: &str) -> Result<Value, ConfigError> {
    let wrong = || ConfigError::Value { name: name.to_owned(), given: text.to_owned(), setting: *setting };
    let value = match setting.kind {
        Kind::Text => Value::String(text.to_owned()),
        Kind::Number { .. } => text.parse().map(Value::Integer).map_err(|_| wrong())?,
        Kind::Switch => text.parse().map(Value::Boolean).map_err(|_| wrong())?,
        Kind::List => {
            let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
            Value::Array(words.map(|word| Value::String(word.to_owned())).collect())
        }
    };
    checked(setting, name, text, value)
}

fn set(settings: &mut Table, setting: &Setting, value: Value) {
    match setting.name.split_once('.') {
        None => settings.insert(setting.name.to_owned(), value),
        Some((section, name)) => {
            let section = settings.entry(section).or_insert_with(|| Value::Table(Table::new()));
            section.as_table_mut().and_then(|section| section.insert(name.to_owned(), value))
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn flags_override_the_environment_and_that_overrides_the_file() {
        let file = "port = 1\npace = 1\nidle = 1\n[limits]\nconnections = 5".to_owned();
        let sources = Sources {
            file: Some(("rynek.toml".into(), file)),
            environment: of(&[("RYNEK_PORT", "2"), ("RYNEK_PACE", "2"), ("RYNEK_LIMITS_CONNECTIONS", "6")]),
            flags: of(&[("port", "3")]),
        };
        let config = sources.read().expect("good settings");
        assert_eq!((config.port, config.pace, config.idle, config.limits.connections), (3, 2, 1, 6));
        assert_eq!(config.grace, Config::default().grace);
    }

    #[test]
    fn every_setting_can_be_set_and_is_listed() {
        let defaults = Table::try_from(Config::default());
        let defaults = defaults.expect("settings are plain data");
        for setting in OPTIONS {
            let given = match setting.name {
                "host" => "0.0.0.0",
                "log" => "debug",
                "log_format" => "json",
                "trusted_proxies" | "metrics_for" => "10.0.0.0/8, ::1/128",
                _ if matches!(setting.kind, Kind::Number { .. }) => "7",
                _ if setting.kind == Kind::Switch => "true",
                _ => "word",
            };
            let sources = Sources { flags: of(&[(setting.name, given)]), ..Sources::default() };
            let config = sources.read().unwrap_or_else(|error| panic!("{}: {error}", setting.name));
            assert_ne!(config, Config::default(), "{}", setting.name);
        }
        let known = |name: &str| OPTIONS.iter().any(|setting| setting.name == name);
        for (name, value) in &defaults {
            let names = value.as_table().map_or_else(
                || vec![name.clone()],
                |section| section.keys().map(|key| format!("{name}.{key}")).collect(),
            );
            assert!(names.iter().all(|name| known(name)), "{names:?}");
        }
    }

    #[test]
    fn invalid_values_are_refused_with_their_name() {
        let environment = Sources { environment: of(&[("RYNEK_PORT", "many")]), ..Sources::default() };
        assert!(environment.read().unwrap_err().to_string().contains("RYNEK_PORT"));
        for (name, value) in [
            ("port", "70000"),
            ("port", "-1"),
            ("host", "here"),
            ("trusted_proxies", "everyone"),
            ("log", "loud"),
            ("private_hooks", "maybe"),
            ("limits.connections", "0"),
            ("limits.requests_per_person", "100000001"),
            ("limits.body_memory", "9223372036854775807"),
            ("thinkers", "0"),
            ("pace", "9223372036854775807"),
            ("retention.people", "36526"),
        ] {
            let sources = Sources { flags: of(&[(name, value)]), ..Sources::default() };
            let said = sources.read().expect_err(name).message().to_string();
            assert!(said.contains(&name.replace(['.', '_'], "-")) && !said.contains("u16"), "{name} = {value}: {said}");
        }
        for (file, said) in [
            ("prot = 1", "server-config-unknown (name: prot, path: rynek.toml)"),
            ("\nport = ", "server-config-syntax (column: 8, line: 2, path: rynek.toml)"),
            ("[limits]\nfriends = 2", "server-config-unknown (name: limits.friends, path: rynek.toml)"),
            ("port = \"x\"", "server-config-number (given: x, least: 0, most: 65535, name: rynek.toml: port)"),
            ("idle = 600000", "server-config-number (given: 600000, least: 0, most: 525600, name: rynek.toml: idle)"),
            ("limits = 3", "server-config-unknown (name: limits, path: rynek.toml)"),
        ] {
            let sources = Sources { file: Some(("rynek.toml".into(), file.to_owned())), ..Sources::default() };
            assert_eq!(sources.read().expect_err(file).message().to_string(), said);
        }
    }

    #[test]
    fn a_running_server_takes_over_what_it_can_and_names_the_rest() {
        let read = |text: &str| {
            let sources = Sources { file: Some(("again.toml".into(), text.to_owned())), ..Sources::default() };
            sources.read().expect("good settings")
        };
        let old = read("port = 1\npace = 5\n[limits]\nconnections = 6");
        let changed =
            "port = 2\npace = 5\norigins = [\"https://a.example\"]\n[limits]\nconnections = 7\n[retention]\npeople = 3";
        let new = read(changed);
        let (config, left) = old.reloaded(&new);
        assert_eq!((config.port, config.limits.connections, &config.origins), (1, 7, &new.origins));
        assert_eq!(left, ["port", "retention"]);
        assert_eq!(config.reloaded(&config), (config.clone(), Vec::new()));
    }
}
