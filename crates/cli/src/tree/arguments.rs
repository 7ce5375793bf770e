//! Builds the arguments of commands.

use std::{ffi::OsStr, ops::RangeInclusive};

use clap::{
    Arg, ArgAction, Command,
    builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser},
    value_parser,
};

/// An option without a value.
pub fn flag(name: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue)
}

/// An option with a value.
pub fn value(name: &'static str, placeholder: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(placeholder)
}

/// A file that is read or written.
pub fn file(name: &'static str) -> Arg {
    value(name, "FILE").value_hint(clap::ValueHint::FilePath)
}

/// A folder.
pub fn folder(name: &'static str) -> Arg {
    value(name, "DIR").value_hint(clap::ValueHint::DirPath)
}

/// Any whole number.
pub fn number(name: &'static str, placeholder: &'static str) -> Arg {
    value(name, placeholder).value_parser(value_parser!(u64))
}

/// A whole number in a range, which is also its placeholder.
pub fn count(name: &'static str, range: RangeInclusive<u64>) -> Arg {
    let placeholder = format!("{}..{}", range.start(), range.end());
    Arg::new(name).long(name).value_name(placeholder).value_parser(value_parser!(u64).range(range))
}

/// A number with decimals.
pub fn decimal(name: &'static str, placeholder: &'static str) -> Arg {
    value(name, placeholder).value_parser(value_parser!(f64)).allow_negative_numbers(true)
}

/// One of a few words, which are also its placeholder.
pub fn choice(name: &'static str, choices: &'static [&'static str]) -> Arg {
    Arg::new(name).long(name).value_name(choices.join("|")).value_parser(PossibleValuesParser::new(choices))
}

/// A required argument without a name.
pub fn positional(name: &'static str, placeholder: &'static str) -> Arg {
    Arg::new(name).value_name(placeholder).required(true)
}

/// The flags for the format of the output. Rows can also be printed as JSON lines and CSV.
pub fn formats() -> [Arg; 3] {
    [flag("json").short('j').conflicts_with_all(["jsonl", "csv"]), flag("jsonl").conflicts_with("csv"), flag("csv")]
}

/// Completes these words, and leaves the check to the command, whose refusal says more.
#[derive(Clone)]
pub struct Completed(Vec<String>);

impl Completed {
    pub fn new(words: impl IntoIterator<Item = impl Into<String>>) -> Completed {
        Completed(words.into_iter().map(Into::into).collect())
    }
}

impl TypedValueParser for Completed {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(PossibleValue::new)))
    }
}
