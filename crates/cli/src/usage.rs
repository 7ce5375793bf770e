//! Errors in the command line: those of the argument parser, in the user's language.

use std::ffi::OsString;

use clap::{
    Command,
    error::{ContextKind, ContextValue, ErrorKind},
};
use rynek_catalog::IDS;
use rynek_kernel::{Arg, Message};

use crate::{
    failure::{Code, Failure},
    suggest,
};

/// Converts an error of the parser to a message.
pub fn explain(error: &clap::Error, tree: &Command, args: &[OsString]) -> Failure {
    let given = |kind| context(error, kind).join(", ");
    let suggested = |kind| context(error, kind).into_iter().next().map(|word| suggest::asked(&word));
    let (path, called) = called(tree, args);
    let takes_a_game = path != "rynek" && called.get_subcommands().any(|below| IDS.contains(&below.get_name()));
    let argument = given(ContextKind::InvalidArg);
    let value = given(ContextKind::InvalidValue);
    let of_argument = |key: &'static str| Message::new(key).with("argument", name(&argument));
    let mut more = Vec::new();
    let message = match error.kind() {
        ErrorKind::UnknownArgument => {
            more.extend(suggested(ContextKind::SuggestedArg));
            Message::new("cli-unknown-argument").with("given", argument)
        }
        ErrorKind::InvalidSubcommand => {
            let word = given(ContextKind::InvalidSubcommand);
            more.extend(suggest::question(&word, called.get_subcommands().map(Command::get_name)));
            if takes_a_game {
                more.push(Message::new("cli-known-games").with("known", Arg::list(IDS.iter().copied())));
            }
            Message::new(if takes_a_game { "cli-unknown-game" } else { "cli-unknown-command" }).with("given", word)
        }
        ErrorKind::InvalidValue if value.is_empty() => of_argument("cli-missing-value"),
        ErrorKind::InvalidValue => {
            more.extend(suggested(ContextKind::SuggestedValue));
            let known = Arg::list(context(error, ContextKind::ValidValue));
            more.push(Message::new("cli-takes").with("known", known));
            of_argument("cli-bad-value").with("given", value)
        }
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
    more.push(Message::new("cli-try-help").with("command", path));
    let json = args.iter().any(|arg| arg == "--json" || arg == "--jsonl" || arg == "-j");
    Failure::new(Code::Usage, message).then(more).in_json(json)
}

fn context(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
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
