//! What is said when the command line cannot be read: the same as the argument parser would, in our words.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use rynek_kernel::Message;

use crate::failure::Failure;

/// Puts a parser's error into a message.
pub fn explain(error: &clap::Error, tree: &clap::Command, args: &[OsString]) -> Failure {
    let given = |kind| context(error, kind);
    let hint = Message::new("cli-try-help").with("command", command_path(tree, args));
    let message = match error.kind() {
        ErrorKind::UnknownArgument => {
            Message::new("cli-unknown-argument").with("given", given(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidSubcommand if takes_a_game(args) => Message::new("cli-unknown-game")
            .with("given", given(ContextKind::InvalidSubcommand))
            .with("known", rynek_catalog::IDS.join(", ")),
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
    Failure::usage(message.with("hint", hint)).in_json(args.iter().any(|arg| arg == "--json"))
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

/// The commands that are followed by a game.
pub const WITH_GAME: [&str; 5] = ["play", "simulate", "bench", "arena", "tune"];

fn takes_a_game(args: &[OsString]) -> bool {
    args.iter().filter_map(|arg| arg.to_str()).any(|arg| WITH_GAME.contains(&arg))
}

/// `rynek` and the commands called, as far down the tree as they are known.
fn command_path(tree: &clap::Command, args: &[OsString]) -> String {
    let mut here = tree;
    let mut path = "rynek".to_owned();
    for arg in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        if let Some(next) = here.find_subcommand(arg) {
            here = next;
            path = format!("{path} {arg}");
        }
    }
    path
}
