//! Builds the arguments of commands.

use std::{ffi::OsStr, ops::RangeInclusive};

use clap::{
    Arg, ArgAction, Command,
    builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser},
    value_parser,
};
use clap_complete::{ArgValueCompleter, CompletionCandidate};
use rynek_kernel::Language;

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

/// The language. The one that is made from English is accepted, but not offered.
pub fn language() -> Arg {
    let value = |language: Language| PossibleValue::new(language.code()).hide(language.is_generated());
    let offered: Vec<&str> = Language::all().map(Language::code).collect();
    let parser = PossibleValuesParser::new(Language::known().map(value));
    Arg::new("lang").long("lang").value_name(offered.join("|")).value_parser(parser)
}

/// A required argument without a name.
pub fn positional(name: &'static str, placeholder: &'static str) -> Arg {
    Arg::new(name).value_name(placeholder).required(true)
}

/// The flags for the format of the output. Rows can also be printed as JSON lines and CSV.
pub fn formats() -> [Arg; 3] {
    [flag("json").short('j').conflicts_with_all(["jsonl", "csv"]), flag("jsonl").conflicts_with("csv"), flag("csv")]
}

/// A list separated by commas, of which every part is completed.
pub fn listed(arg: Arg, words: impl IntoIterator<Item = impl Into<String>>) -> Arg {
    let words: Vec<String> = words.into_iter().map(Into::into).collect();
    let parser = Completed(words.clone());
    arg.value_parser(parser).add(ArgValueCompleter::new(move |typed: &OsStr| parts(&words, typed)))
}

/// The completions of the last part of a list. A word that is in the list already can come again: seats can have equal
/// bots.
fn parts(words: &[String], typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else { return Vec::new() };
    let (before, part) = typed.rfind(',').map_or(("", typed), |comma| typed.split_at(comma + 1));
    let fitting = words.iter().filter(|word| word.starts_with(part));
    fitting.map(|word| CompletionCandidate::new(format!("{before}{word}"))).collect()
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
