//! Puts the tree of commands into words.

use clap::{Arg, Command, builder::Resettable};
use rynek_bots::NAMES;
use rynek_kernel::{Arg as Value, Language, Message};
use rynek_words::Words;

use super::{DEFAULT_BOT, arguments::flag, examples::examples};

/// The options of every command.
const LAST: [&str; 5] = ["lang", "color", "quiet", "help", "version"];

/// Replaces keys and the default texts of the argument parser, in this command and all its subcommands.
pub fn in_words(words: &Words, columns: usize, above: &str, command: Command) -> Command {
    let path = format!("{above}{}", command.get_name());
    let usage = usage(words, &path, &command);
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.word("cli-heading-usage"));
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let key = command.get_after_help().map_or(about.clone(), ToString::to_string);
    let examples = examples(words, columns, &key, command.get_name());
    let mut command = command
        .about(words.word(&about))
        .after_help(examples)
        .help_template(template)
        .override_usage(usage)
        .disable_help_flag(true)
        .arg(flag("help").short('h').action(clap::ArgAction::HelpShort))
        .mut_args(|arg| arg_in_words(words, arg));
    if command.get_subcommand_help_heading().is_none() {
        command = command.subcommand_help_heading(words.word("cli-heading-commands"));
    }
    let names: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let above = format!("{path} ");
    names
        .into_iter()
        .fold(command, |command, name| command.mut_subcommand(name, |below| in_words(words, columns, &above, below)))
}

fn arg_in_words(words: &Words, arg: Arg) -> Arg {
    let said = |key: String| {
        let message = Message::new(key).with("bots", Value::list(NAMES)).with("bot", DEFAULT_BOT);
        words.say(&message.with("languages", languages()))
    };
    let mut help = match arg.get_help().map(ToString::to_string) {
        None => said(format!("cli-arg-{}", arg.get_id())),
        Some(key) if words.knows(&key) => said(key),
        Some(help) => help,
    };
    // A setting of the server has its default there.
    let setting = arg.get_long_help().map(ToString::to_string);
    let default = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    if let Some(default) = setting.or(default).filter(|_| arg.get_action().takes_values()) {
        help = format!("{help} {}", words.say(&Message::new("cli-default").with("value", default)));
    }
    let names: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| placeholder(words, name)).collect();
    let arg = arg.help(help).long_help(Resettable::Reset);
    let arg = if names.is_empty() { arg } else { arg.value_names(names) };
    let arg =
        if arg.get_action().takes_values() { arg.hide_possible_values(true).hide_default_value(true) } else { arg };
    // The options of every command come last.
    let arg = match LAST.iter().position(|name| arg.get_id() == name) {
        Some(place) => arg.display_order(1000 + place),
        None => arg,
    };
    let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    if arg.get_help_heading().is_some() { arg } else { arg.help_heading(words.word(heading)) }
}

/// The codes of the languages that can be chosen.
pub fn languages() -> Value {
    Value::list(Language::all().map(Language::code))
}

/// A placeholder in the user's language: `FILE`, `SEAT,SEAT…`. Words without a message are the same everywhere.
pub fn placeholder(words: &Words, name: &str) -> String {
    let translated = |word: &str| {
        let key = format!("cli-value-{}", word.to_lowercase());
        if words.knows(&key) { words.word(&key) } else { word.to_owned() }
    };
    let mut text = String::new();
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            word.push(letter);
        } else {
            text += &translated(&std::mem::take(&mut word));
            text.push(letter);
        }
    }
    text + &translated(&word)
}

/// One line that shows how a command is called.
fn usage(words: &Words, path: &str, command: &Command) -> String {
    let mut parts = vec![path.to_owned()];
    if command.has_subcommands() {
        let games = command.get_subcommands().any(|below| rynek_catalog::IDS.contains(&below.get_name()));
        let what = placeholder(words, if games && path != "rynek" { "GAME" } else { "COMMAND" });
        let required = command.is_subcommand_required_set();
        parts.push(if required { what } else { format!("[{what}]") });
    }
    let named = |arg: &Arg| {
        let name = placeholder(words, arg.get_value_names()?.first()?);
        Some(if arg.is_required_set() { name } else { format!("[{name}]") })
    };
    parts.extend(command.get_positionals().filter_map(named));
    parts.push(format!("[{}]", words.word("cli-usage-options")));
    parts.join(" ")
}
