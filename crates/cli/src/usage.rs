//! Errors in the command line: those of the argument parser, in the user's language.

use std::ffi::OsString;

use clap::{
    Command,
    error::{ContextKind, ContextValue, ErrorKind},
};
use rynek_catalog::IDS;
use rynek_kernel::Message;

use crate::failure::{Code, Failure};

/// Converts an error of the parser to a message.
pub fn explain(error: &clap::Error, tree: &Command, args: &[OsString]) -> Failure {
    let given = |kind| context(error, kind);
    let (path, called) = called(tree, args);
    let takes_a_game = path != "rynek" && called.get_subcommands().any(|below| IDS.contains(&below.get_name()));
    let hint = Message::new("cli-try-help").with("command", path);
    let message = match error.kind() {
        ErrorKind::UnknownArgument => {
            Message::new("cli-unknown-argument").with("given", given(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidSubcommand if takes_a_game => Message::new("cli-unknown-game")
            .with("given", given(ContextKind::InvalidSubcommand))
            .with("known", IDS.join(", ")),
        ErrorKind::InvalidSubcommand => {
            Message::new("cli-unknown-command").with("given", given(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue => Message::new("cli-bad-value")
            .with("given", given(ContextKind::InvalidValue))
            .with("argument", given(ContextKind::InvalidArg))
            .with("known", given(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => Message::new("cli-unreadable-value")
            .with("given", given(ContextKind::InvalidValue))
            .with("argument", given(ContextKind::InvalidArg)),
        ErrorKind::MissingRequiredArgument => {
            Message::new("cli-missing-argument").with("argument", given(ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand => Message::new("cli-missing-command"),
        ErrorKind::ArgumentConflict => Message::new("cli-conflict")
            .with("given", given(ContextKind::InvalidArg))
            .with("other", given(ContextKind::PriorArg)),
        _ => Message::new("cli-bad-usage").with("detail", first_line(error)),
    };
    Failure::new(Code::Usage, message.with("hint", hint)).in_json(args.iter().any(|arg| arg == "--json"))
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}

fn first_line(error: &clap::Error) -> String {
    let text = error.to_string();
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
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
