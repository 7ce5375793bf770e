//! Table options, described as data. Flags, forms, checks and test cases are derived from it.

use std::{fmt, hash::Hash};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

use crate::{
    Arg, Explain, Illegal, Message,
    json::{read, value_of},
};

/// The values that an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// A whole number within these bounds, both included.
    Count {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// On or off.
    Switch,
    /// One of these.
    Choice(&'static [&'static str]),
    /// Any of these, in any combination.
    Subset(&'static [&'static str]),
}

/// One option of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in JSON; its label is the Fluent message `GAME-option-NAME`.
    pub name: &'static str,
    /// The values it takes.
    pub kind: OptionKind,
}

/// The choices made before a game begins: players, mode, variants.
///
/// `Serialize` gives an object with exactly the fields that [`Setup::options`] names.
pub trait Setup:
    Clone + Default + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// All options.
    fn options() -> &'static [OptionSpec];

    /// The number of seats.
    fn players(&self) -> usize;

    /// What a value that an option took in an earlier version is now; nothing if it never took it. Tables and records with
    /// the former value go on.
    fn renewed(_name: &str, _former: &Value) -> Option<Value> {
        None
    }

    /// Whether these options can be combined.
    fn check(&self) -> Result<(), Illegal> {
        Ok(())
    }
}

/// Why options cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Options must be a JSON object.
    #[error("options must be an object")]
    NotAnObject,
    /// There is no such option.
    #[error("no option {name}; there are {}", known.join(", "))]
    Unknown {
        /// What was given.
        name: String,
        /// The options there are.
        known: Vec<&'static str>,
    },
    /// The option does not take this value.
    #[error("option {name} does not take {value}; it takes {}", kind.takes())]
    Value {
        /// The option.
        name: String,
        /// What was given.
        value: Box<Value>,
        /// The values it takes.
        kind: OptionKind,
    },
    /// A rule forbids the combination.
    #[error(transparent)]
    Rule(#[from] Illegal),
}

impl Explain for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::NotAnObject => Message::new("setup-not-an-object"),
            SetupError::Unknown { name, known } => Message::new("setup-unknown")
                .with("name", name.as_str())
                .with("known", Arg::list(known.iter().copied())),
            SetupError::Value { name, value, kind } => {
                kind.refusal().with("name", name.as_str()).with("value", shown(value))
            }
            SetupError::Rule(illegal) => illegal.message(),
        }
    }
}

impl OptionKind {
    /// What values it takes, without the names and values of the refusal.
    fn refusal(&self) -> Message {
        match self {
            OptionKind::Count { min, max } => Message::new("setup-count").with("least", *min).with("most", *max),
            OptionKind::Switch => Message::new("setup-choice").with("names", Arg::list(["true", "false"])),
            OptionKind::Choice(names) => Message::new("setup-choice").with("names", Arg::list(names.iter().copied())),
            OptionKind::Subset(names) => Message::new("setup-subset").with("names", Arg::list(names.iter().copied())),
        }
    }

    /// The values it takes, as text for developers.
    fn takes(&self) -> String {
        match self {
            OptionKind::Count { min, max } => format!("{min}..{max}"),
            OptionKind::Switch => "true, false".to_owned(),
            OptionKind::Choice(names) => names.join(", "),
            OptionKind::Subset(names) => format!("[{}]", names.join(", ")),
        }
    }

    fn accepts(&self, value: &Value) -> bool {
        match self {
            OptionKind::Count { min, max } => {
                value.as_u64().is_some_and(|count| (u64::from(*min)..=u64::from(*max)).contains(&count))
            }
            OptionKind::Switch => value.is_boolean(),
            OptionKind::Choice(names) => value.as_str().is_some_and(|name| names.contains(&name)),
            OptionKind::Subset(names) => value.as_array().is_some_and(|chosen| {
                let known = chosen.iter().filter_map(Value::as_str).filter(|name| names.contains(name));
                let known: Vec<&str> = known.collect();
                known.len() == chosen.len() && known.iter().enumerate().all(|(n, name)| !known[..n].contains(name))
            }),
        }
    }

    fn schema(&self) -> Value {
        match self {
            OptionKind::Count { min, max } => json!({"type": "integer", "minimum": min, "maximum": max}),
            OptionKind::Switch => json!({"type": "boolean"}),
            OptionKind::Choice(names) => json!({"type": "string", "enum": names}),
            OptionKind::Subset(names) => {
                json!({"type": "array", "items": {"type": "string", "enum": names}, "uniqueItems": true})
            }
        }
    }

    pub(crate) fn values(&self) -> Vec<Value> {
        match self {
            OptionKind::Count { min, max } => (*min..=*max).map(Value::from).collect(),
            OptionKind::Switch => vec![false.into(), true.into()],
            OptionKind::Choice(names) => names.iter().map(|name| Value::from(*name)).collect(),
            OptionKind::Subset(names) => (0..1_u32 << names.len())
                .map(|mask| {
                    names.iter().enumerate().filter(|(n, _)| mask >> n & 1 == 1).map(|(_, name)| *name).collect()
                })
                .collect(),
        }
    }
}

/// A value in a sentence: texts without the quotes of JSON, lists without its brackets.
fn shown(value: &Value) -> Arg {
    match value {
        Value::String(text) => text.as_str().into(),
        Value::Array(values) if !values.is_empty() => Arg::list(values.iter().map(shown)),
        Value::Number(number) if number.is_i64() => number.as_i64().unwrap_or_default().into(),
        other => other.to_string().into(),
    }
}

/// Reads options from JSON. An option that is left out has its default.
///
/// ```
/// use rynek_kernel::{Setup, setup::{self, PlayersOnly}};
/// use serde_json::json;
/// let setup: PlayersOnly<2, 4> = setup::from_json(&json!({"players": 3})).unwrap();
/// assert_eq!(setup.players(), 3);
/// let error = setup::from_json::<PlayersOnly<2, 4>>(&json!({"players": 7})).unwrap_err();
/// assert_eq!(error.to_string(), "option players does not take 7; it takes 2..4");
/// ```
pub fn from_json<S: Setup>(options: &Value) -> Result<S, SetupError> {
    let mut given = options.as_object().ok_or(SetupError::NotAnObject)?.clone();
    for (name, value) in &mut given {
        if let Some(renewed) = S::renewed(name, value) {
            *value = renewed;
        }
        let Some(spec) = S::options().iter().find(|spec| spec.name == name) else {
            let known: Vec<&str> = S::options().iter().map(|spec| spec.name).collect();
            return Err(SetupError::Unknown { name: name.clone(), known });
        };
        if !spec.kind.accepts(value) {
            return Err(SetupError::Value { name: name.clone(), value: Box::new(value.clone()), kind: spec.kind });
        }
    }
    let mut full = defaults::<S>();
    full.extend(given);
    let setup: S = read(&full.into()).expect("every value was checked");
    setup.check()?;
    Ok(setup)
}

/// The default of every option.
pub fn defaults<S: Setup>() -> Map<String, Value> {
    match value_of(&S::default()) {
        Value::Object(map) => map,
        _ => unreachable!("options are an object"),
    }
}

/// A JSON Schema of the options, from which a client can build a form.
pub fn schema<S: Setup>() -> Value {
    let defaults = defaults::<S>();
    let property = |spec: &OptionSpec| {
        let mut schema = spec.kind.schema();
        schema["default"] = defaults[spec.name].clone();
        (spec.name.to_owned(), schema)
    };
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": S::options().iter().map(property).collect::<Map<_, _>>(),
        "additionalProperties": false,
    })
}

/// Every combination of options that the rules allow.
pub fn every<S: Setup>() -> Vec<S> {
    let options: Vec<(&str, Vec<Value>)> = S::options().iter().map(|spec| (spec.name, spec.kind.values())).collect();
    let combinations = options.iter().map(|(_, values)| values.len()).product();
    // There may be a million: only those that are allowed are kept. The last option changes fastest.
    let combination = |mut number: usize| {
        let mut chosen = Map::new();
        for (name, values) in options.iter().rev() {
            chosen.insert((*name).to_owned(), values[number % values.len()].clone());
            number /= values.len();
        }
        from_json(&chosen.into()).ok()
    };
    (0..combinations).filter_map(combination).collect()
}

/// The options of a game that has no other option than the number of players.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlayersOnly<const MIN: u8, const MAX: u8> {
    players: u8,
}

impl<const MIN: u8, const MAX: u8> Default for PlayersOnly<MIN, MAX> {
    fn default() -> Self {
        PlayersOnly { players: MIN }
    }
}

impl<const MIN: u8, const MAX: u8> Setup for PlayersOnly<MIN, MAX> {
    fn options() -> &'static [OptionSpec] {
        const { &[OptionSpec { name: "players", kind: OptionKind::Count { min: MIN, max: MAX } }] }
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
