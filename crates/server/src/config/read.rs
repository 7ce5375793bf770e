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
    /// The file is missing or cannot be read.
    #[error("{path}: {why}")]
    File {
        /// Its path.
        path: String,
        /// What is wrong.
        why: String,
    },
    /// A value has the wrong type.
    #[error("{name}: {given:?} is not {kind:?}")]
    Value {
        /// The name of the setting in its source.
        name: String,
        /// The given value.
        given: String,
        /// The expected type.
        kind: Kind,
    },
    /// The settings are invalid.
    #[error("{why}")]
    Settings {
        /// What is wrong, as the parser says.
        why: String,
    },
    /// A limit is 0.
    #[error("{name} is 0")]
    Nothing {
        /// The name of the limit.
        name: &'static str,
    },
}

impl Explain for ConfigError {
    fn message(&self) -> Message {
        match self {
            ConfigError::File { path, why } => {
                Message::new("server-config-file").with("path", path.as_str()).with("why", why.as_str())
            }
            ConfigError::Value { name, given, kind } => {
                let key = match kind {
                    Kind::Number => "server-config-number",
                    Kind::Switch => "server-config-switch",
                    Kind::Text | Kind::List => "server-config-text",
                };
                Message::new(key).with("name", name.as_str()).with("given", given.as_str())
            }
            ConfigError::Settings { why } => Message::new("server-config-settings").with("why", why.as_str()),
            ConfigError::Nothing { name } => Message::new("server-config-nothing").with("name", *name),
        }
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
        let config: Config = Value::Table(settings)
            .try_into()
            .map_err(|error: toml::de::Error| ConfigError::Settings { why: error.message().to_owned() })?;
        check(&config)?;
        Ok(config)
    }
}

/// Checks a file by itself first, so that errors can name the position in it.
fn read_file(path: &std::path::Path, text: &str) -> Result<Table, ConfigError> {
    let wrong = |why: toml::de::Error| ConfigError::File { path: path.display().to_string(), why: why.to_string() };
    toml::from_str::<Config>(text).map_err(wrong)?;
    toml::from_str(text).map_err(wrong)
}

fn parse(setting: &Setting, name: &str, text: &str) -> Result<Value, ConfigError> {
    let wrong = || ConfigError::Value { name: name.to_owned(), given: text.to_owned(), kind: setting.kind };
    match setting.kind {
        Kind::Text => Ok(Value::String(text.to_owned())),
        Kind::Number => text.parse().map(Value::Integer).map_err(|_| wrong()),
        Kind::Switch => text.parse().map(Value::Boolean).map_err(|_| wrong()),
        Kind::List => {
            let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
            Ok(Value::Array(words.map(|word| Value::String(word.to_owned())).collect()))
        }
    }
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

fn check(config: &Config) -> Result<(), ConfigError> {
    let thinkers = (config.thinkers == Some(0)).then_some("thinkers");
    config.limits.zero().or(thinkers).map_or(Ok(()), |name| Err(ConfigError::Nothing { name }))
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
                _ if setting.kind == Kind::Number => "7",
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
            ("thinkers", "0"),
        ] {
            let sources = Sources { flags: of(&[(name, value)]), ..Sources::default() };
            assert!(sources.read().is_err(), "{name} = {value}");
        }
        for file in ["prot = 1", "port = ", "[limits]\nfriends = 2", "port = \"x\""] {
            let sources = Sources { file: Some(("rynek.toml".into(), file.to_owned())), ..Sources::default() };
            assert!(matches!(sources.read(), Err(ConfigError::File { .. })), "{file}");
        }
    }
}
