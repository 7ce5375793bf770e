//! Errors in the command line: those of the argument parser, in the user's language.

use std::ffi::OsString;

use clap::{
    Command,
    error::{ContextKind, ContextValue, ErrorKind},
};
use rynek_catalog::IDS;
use rynek_kernel::Message;

use crate::{
    failure::{Code, Failure},
    suggest,
};

/// Converts an error of the parser to a message.
pub fn explain(error: &clap::Error, tree: &Command, args: &[OsString]) -> Failure {
    let given = |kind| context(error, kind);
    let suggested = |kind| suggest::asked(Some(given(kind)).filter(|word| !word.is_empty()).as_deref());
    let (path, called) = called(tree, args);
    let takes_a_game = path != "rynek" && called.get_subcommands().any(|below| IDS.contains(&below.get_name()));
    let hint = Message::new("cli-try-help").with("command", path);
    let argument = given(ContextKind::InvalidArg);
    let value = given(ContextKind::InvalidValue);
    let of_argument = |key: &'static str| Message::new(key).with("argument", name(&argument));
    let message = match error.kind() {
        ErrorKind::UnknownArgument => Message::new("cli-unknown-argument")
            .with("given", argument)
            .with("mean", suggested(ContextKind::SuggestedArg)),
        ErrorKind::InvalidSubcommand => {
            let word = given(ContextKind::InvalidSubcommand);
            let known = called.get_subcommands().map(Command::get_name);
            let key = if takes_a_game { "cli-unknown-game" } else { "cli-unknown-command" };
            let mean = suggest::question(&word, known);
            Message::new(key).with("given", word).with("known", IDS.join(", ")).with("mean", mean)
        }
        ErrorKind::InvalidValue if value.is_empty() => of_argument("cli-missing-value"),
        ErrorKind::InvalidValue => of_argument("cli-bad-value")
            .with("given", value)
            .with("mean", suggested(ContextKind::SuggestedValue))
            .with("known", given(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => match range(&argument).filter(|_| value.parse::<i128>().is_ok()) {
            Some((least, most)) => {
                of_argument("cli-out-of-range").with("given", value).with("least", least).with("most", most)
            }
            None => of_argument("cli-unreadable-value").with("given", value),
        },
        ErrorKind::MissingRequiredArgument => of_argument("cli-missing-argument"),
        ErrorKind::MissingSubcommand => Message::new("cli-missing-command"),
        ErrorKind::ArgumentConflict => of_argument("cli-conflict").with("other", name(&given(ContextKind::PriorArg))),
        ErrorKind::NoEquals => of_argument("cli-no-equals"),
        ErrorKind::TooManyValues => of_argument("cli-too-many-values").with("given", value),
        _ => Message::new("cli-bad-usage"),
    };
    let json = args.iter().any(|arg| arg == "--json" || arg == "--jsonl" || arg == "-j");
    Failure::new(Code::Usage, message.with("hint", hint)).in_json(json)
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}

/// An option without its placeholder, `--games` of `--games <1..1000>`; an argument without brackets.
fn name(argument: &str) -> String {
    let option = argument.split([' ', '[', '=']).next().filter(|option| option.starts_with('-'));
    option.map_or_else(|| argument.replace(['<', '>'], ""), str::to_owned)
}

/// The range in a placeholder: `--games <1..1000>`.
fn range(argument: &str) -> Option<(String, String)> {
    let (least, most) = argument.split_once('<')?.1.strip_suffix('>')?.split_once("..")?;
    Some((least.to_owned(), most.to_owned()))
}

/// The innermost known command that was called, with its full name.
fn called<'a>(tree: &'a Command, args: &[OsString]) -> (String, &'a Command) {
    let mut here = tree;
    let mut path = "rynek".to_owned();
    for arg in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        if let Some(next) = here.find_subcommand(arg) {
            here = next;
            path = format!("{path} {arg}");
        }
    }
    (path, here)
}
