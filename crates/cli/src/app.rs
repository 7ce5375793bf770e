//! The commands and their arguments, with help in the user's language.

use std::ffi::OsString;

use clap::{Arg, ArgAction, ArgMatches, Command, builder::PossibleValuesParser, error::ErrorKind};
use rynek_catalog::Info;
use rynek_kernel::{Message, OptionKind, OptionSpec};
use rynek_words::Words;

use crate::{commands, failure::Failure, terminal::Terminal, usage};

/// Reads the arguments and carries out the command.
pub fn run(args: &[OsString], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut tree = command(terminal.words());
    let matches = match tree.try_get_matches_from_mut(args) {
        Ok(matches) => matches,
        Err(error) => {
            return match error.kind() {
                ErrorKind::DisplayHelp
                | ErrorKind::DisplayVersion
                | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                    Ok(terminal.line(error.render().ansi().to_string().trim_end())?)
                }
                _ => Err(usage::explain(&error, &tree, args)),
            };
        }
    };
    let (name, matches) = matches.subcommand().expect("a command is required");
    let json = matches.try_get_one::<bool>("json").ok().flatten().copied().unwrap_or_default();
    let done = match name {
        "games" => commands::games::run(matches, terminal),
        "rules" => commands::rules::run(matches, terminal),
        "play" => crate::play::run(matches, terminal),
        "serve" => commands::serve::run(matches, terminal),
        "replay" => commands::replay::run(matches, terminal),
        "verify" => commands::verify::run(matches, terminal),
        "backup" => commands::backup::backup(matches, terminal),
        "restore" => commands::backup::restore(matches, terminal),
        "check" => commands::check::run(matches, terminal),
        "simulate" => commands::simulate::run(matches, terminal),
        "bench" => commands::bench::run(matches, terminal),
        "arena" => commands::arena::run(matches, terminal),
        "tune" => commands::tune::run(matches, terminal),
        "engine" => commands::engine::run(matches, terminal),
        "hint" => commands::hint::run(matches, terminal),
        "polis" => commands::polis::run(matches, terminal),
        "completions" => commands::completions::run(matches, command(terminal.words()), terminal),
        _ => unreachable!("every command is listed"),
    };
    done.map_err(|failure| failure.in_json(json))
}

/// The whole command tree.
pub fn command(words: &Words) -> Command {
    let file = || positional(words, "file", "FILE");
    let tree = described(words, Command::new("rynek"), "cli")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg_required_else_help(true)
        .subcommand_required(true)
        .arg(flag(words, "version").short('V').action(ArgAction::Version))
        .arg(value(words, "lang", "en|pl").global(true).value_parser(PossibleValuesParser::new(["en", "pl"])));
    let tree = tree
        .subcommand(described(words, Command::new("games"), "cli-games").arg(flag(words, "json")))
        .subcommand(
            described(words, Command::new("rules"), "cli-rules")
                .arg(positional(words, "game", "GAME").value_parser(PossibleValuesParser::new(rynek_catalog::IDS))),
        )
        .subcommand(play(words))
        .subcommand(
            described(words, Command::new("serve"), "cli-serve")
                .arg(value(words, "config", "FILE"))
                .args(commands::serve::flags(words)),
        )
        .subcommand(
            described(words, Command::new("replay"), "cli-replay")
                .arg(file())
                .arg(flag(words, "step"))
                .arg(value(words, "at", "N").value_parser(clap::value_parser!(usize)))
                .arg(flag(words, "json")),
        )
        .subcommand(
            described(words, Command::new("verify"), "cli-verify")
                .arg(positional(words, "file", "RECORD"))
                .arg(flag(words, "json")),
        )
        .subcommand(on_a_store(words, "backup", "cli-backup", "cli-arg-backup-file"))
        .subcommand(
            on_a_store(words, "restore", "cli-restore", "cli-arg-restore-file").arg(flag(words, "skip-damaged")),
        )
        .subcommand(
            on_a_store(words, "check", "cli-check", "cli-arg-check-file")
                .mut_arg("file", |file| file.required(false))
                .arg(flag(words, "json")),
        )
        .subcommand(simulate(words))
        .subcommand(bench(words))
        .subcommand(arena(words))
        .subcommand(tune(words))
        .subcommand(
            described(words, Command::new("engine"), "cli-engine")
                .arg(positional(words, "game", "GAME").value_parser(PossibleValuesParser::new(rynek_catalog::IDS))),
        )
        .subcommand(hint(words))
        .subcommand(polis(words))
        .subcommand(described(words, Command::new("completions"), "cli-completions").arg(
            positional(words, "shell", "SHELL").value_parser(PossibleValuesParser::new([
                "bash",
                "elvish",
                "fish",
                "powershell",
                "zsh",
            ])),
        ));
    in_words(words, "", tree)
}

fn play(words: &Words) -> Command {
    let command = described(words, Command::new("play"), "cli-play")
        .subcommand_required(false)
        .arg(value(words, "seats", "SEAT,SEAT…").global(true))
        .arg(number(words, "seed", "SEED").global(true))
        .arg(value(words, "save", "FILE").global(true))
        .arg(flag(words, "force").global(true))
        .arg(value(words, "resume", "FILE").num_args(0..=1).default_missing_value("").global(true))
        .arg(value(words, "edition", "FILE").global(true));
    with_games(words, command, "cli-play")
}

/// A command that needs to know where everything is kept, as `serve` does.
fn on_a_store(words: &Words, name: &'static str, key: &'static str, file: &'static str) -> Command {
    let place = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(value).help(words.word(help))
    };
    described(words, Command::new(name), key)
        .arg(positional(words, "file", "FILE").help(words.word(file)))
        .arg(value(words, "config", "FILE"))
        .arg(place("data", "DIR", "cli-arg-serve-data"))
        .arg(place("store", "URL", "cli-arg-serve-store"))
}

fn simulate(words: &Words) -> Command {
    let command = described(words, Command::new("simulate"), "cli-simulate")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(number(words, "games", "M").global(true))
        .arg(number(words, "seed", "S").global(true))
        .arg(value(words, "bots", "BOT,BOT…").global(true))
        .arg(number(words, "threads", "T").global(true))
        .arg(value(words, "edition", "FILE").global(true))
        .arg(flag(words, "json").global(true));
    with_games(words, command, "cli-simulate")
}

fn bench(words: &Words) -> Command {
    let command = described(words, Command::new("bench"), "cli-bench")
        .subcommand_required(false)
        .arg(
            value(words, "seconds", "S")
                .value_parser(clap::value_parser!(f64))
                .allow_negative_numbers(true)
                .global(true),
        )
        .arg(flag(words, "json").global(true));
    with_games(words, command, "cli-bench")
}

fn arena(words: &Words) -> Command {
    let rotate = value(words, "rotate", "true|false").value_parser(clap::value_parser!(bool)).num_args(0..=1);
    let command = described(words, Command::new("arena"), "cli-arena")
        .subcommand_required(false)
        .arg_required_else_help(true)
        .arg(value(words, "seats", "BOT,BOT…").help(words.word("cli-arg-arena-seats")).global(true))
        .arg(number(words, "games", "N").help(words.word("cli-arg-arena-games")).global(true))
        .arg(rotate.require_equals(true).default_missing_value("true").global(true))
        .arg(number(words, "seed", "S").global(true))
        .arg(number(words, "threads", "T").global(true))
        .arg(value(words, "edition", "FILE").global(true))
        .arg(value(words, "state", "FILE").global(true))
        .arg(value(words, "report", "DIR").global(true))
        .arg(value(words, "suite", "FILE").global(true))
        .arg(flag(words, "json").global(true));
    with_games(words, command, "cli-arena")
}

fn hint(words: &Words) -> Command {
    let at = value(words, "at", "N").help(words.word("cli-arg-hint-at"));
    described(words, Command::new("hint"), "cli-hint")
        .arg(positional(words, "file", "RECORD"))
        .arg(at.value_parser(clap::value_parser!(usize)))
        .arg(value(words, "bot", "BOT").help(words.word("cli-arg-hint-bot")))
        .arg(number(words, "best", "K"))
        .arg(number(words, "seed", "S").help(words.word("cli-arg-hint-seed")))
        .arg(flag(words, "json"))
}

fn tune(words: &Words) -> Command {
    let method = value(words, "method", "fit|match").value_parser(PossibleValuesParser::new(["fit", "match"]));
    let noise = value(words, "noise", "POINTS").value_parser(clap::value_parser!(f64)).allow_negative_numbers(true);
    let command = described(words, Command::new("tune"), "cli-tune")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(method.global(true))
        .arg(number(words, "games", "M").help(words.word("cli-arg-tune-games")).global(true))
        .arg(number(words, "generations", "N").global(true))
        .arg(number(words, "seed", "S").global(true))
        .arg(value(words, "only", "NAME,NAME…").global(true))
        .arg(value(words, "bot", "BOT").help(words.word("cli-arg-tune-bot")).global(true))
        .arg(noise.global(true))
        .arg(value(words, "from", "FILE").global(true))
        .arg(value(words, "out", "FILE").global(true))
        .arg(flag(words, "force").global(true))
        .arg(number(words, "threads", "T").global(true))
        .arg(value(words, "edition", "FILE").global(true));
    with_games(words, command, "cli-tune")
}

fn polis(words: &Words) -> Command {
    let info = rynek_catalog::info("polis").expect("Polis is in the catalog");
    // A city is scored by itself: how many play, and for how long, does not matter.
    let options = || info.options.iter().filter(|option| !["players", "long_game"].contains(&option.name));
    let on_a_city = |name: &'static str, key: &'static str| {
        described(words, Command::new(name), key)
            .arg(positional(words, "file", "FILE"))
            .arg(value(words, "edition", "FILE"))
            .arg(flag(words, "json"))
    };
    described(words, Command::new("polis"), "cli-polis")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(
            on_a_city("score", "cli-polis-score").args(options().map(|option| option_arg(words, "polis", option))),
        )
        .subcommand(on_a_city("moves", "cli-polis-moves"))
}

/// A game after the command, each with the options of its tables.
fn with_games(words: &Words, command: Command, key: &str) -> Command {
    command.subcommand_help_heading(words.word("cli-heading-games")).subcommands(rynek_catalog::all().map(|info| {
        described(words, Command::new(info.id), key)
            .about(words.word(&format!("{}-tagline", info.id)))
            .args(info.options.iter().map(|option| option_arg(words, info.id, option)))
    }))
}

fn option_arg(words: &Words, game: &str, option: &'static OptionSpec) -> Arg {
    let help = words.word(&format!("{game}-option-{}-help", option.name));
    let arg = Arg::new(option.name).long(option.name.replace('_', "-")).help_heading(words.word("cli-heading-table"));
    // The name that JSON uses is understood too.
    let arg = if option.name.contains('_') { arg.alias(option.name) } else { arg };
    match option.kind {
        OptionKind::Count { min, max } => arg.value_name(format!("{min}..{max}")).help(help),
        OptionKind::Switch => {
            arg.num_args(0..=1).require_equals(true).default_missing_value("true").value_name("true|false").help(help)
        }
        OptionKind::Choice(names) => arg.value_name(names.join("|")).help(help),
        OptionKind::Subset(names) => {
            let message = Message::new("cli-any-of").with("names", names.join(","));
            arg.value_name("NAME,NAME…").help(format!("{help} {}", words.say(&message)))
        }
    }
}

fn described(words: &Words, command: Command, key: &str) -> Command {
    let command = command.about(words.word(key));
    let examples = format!("{key}-examples");
    if words.knows(&examples) {
        let heading = words.word("cli-heading-examples");
        return command.after_help(format!("{heading}\n{}", indented(&words.word(&examples))));
    }
    command
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

fn help_for(words: &Words, name: &str) -> String {
    words.word(&format!("cli-arg-{name}"))
}

fn flag(words: &Words, name: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help_for(words, name))
}

fn value(words: &Words, name: &'static str, metavariable: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(metavariable).help(help_for(words, name))
}

fn number(words: &Words, name: &'static str, metavariable: &'static str) -> Arg {
    value(words, name, metavariable).value_parser(clap::value_parser!(u64))
}

fn positional(words: &Words, name: &'static str, metavariable: &'static str) -> Arg {
    Arg::new(name).value_name(metavariable).required(true).help(help_for(words, name))
}

/// Replaces what the argument parser would say of its own accord, here and in every command below.
fn in_words(words: &Words, above: &str, command: Command) -> Command {
    let path = format!("{above}{}", command.get_name());
    let usage = usage(words, &path, &command);
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.word("cli-heading-usage"));
    let games = command.get_subcommand_help_heading().is_some();
    let options = words.word("cli-heading-options");
    let arguments = words.word("cli-heading-arguments");
    let mut command = command
        .help_template(template)
        .override_usage(usage)
        .disable_help_flag(true)
        .arg(flag(words, "help").short('h').action(ArgAction::Help))
        .mut_args(|arg| {
            let takes_value = arg.get_action().takes_values();
            let arg = if takes_value { arg.hide_possible_values(true).hide_default_value(true) } else { arg };
            match (arg.get_help_heading().is_some(), arg.is_positional()) {
                (true, _) => arg,
                (false, true) => arg.help_heading(arguments.clone()),
                (false, false) => arg.help_heading(options.clone()),
            }
        });
    if !games {
        command = command.subcommand_help_heading(words.word("cli-heading-commands"));
    }
    let names: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let above = format!("{path} ");
    names
        .into_iter()
        .fold(command, |command, name| command.mut_subcommand(name, |below| in_words(words, &above, below)))
}

/// One line that shows how a command is called.
fn usage(words: &Words, path: &str, command: &Command) -> String {
    let mut parts = vec![path.to_owned()];
    if command.has_subcommands() {
        let games = command.get_subcommands().any(|below| rynek_catalog::IDS.contains(&below.get_name()));
        let what = words.word(if games && path != "rynek" { "cli-usage-game" } else { "cli-usage-command" });
        let required = command.is_subcommand_required_set();
        parts.push(if required { what } else { format!("[{what}]") });
    }
    let named = |arg: &Arg| {
        let name = arg.get_value_names()?.first()?;
        Some(if arg.is_required_set() { name.to_string() } else { format!("[{name}]") })
    };
    parts.extend(command.get_positionals().filter_map(named));
    parts.push(format!("[{}]", words.word("cli-usage-options")));
    parts.join(" ")
}

/// The game that was named after a command, with its own arguments.
pub fn game(matches: &ArgMatches) -> Option<(Info, &ArgMatches)> {
    let (id, matches) = matches.subcommand()?;
    Some((rynek_catalog::info(id)?, matches))
}

/// The table options that were given as flags, as the JSON that a game reads.
pub fn options(specs: &[OptionSpec], matches: &ArgMatches) -> serde_json::Value {
    let mut options = serde_json::Map::new();
    for spec in specs {
        let Some(text) = matches.try_get_one::<String>(spec.name).ok().flatten() else { continue };
        let value = match spec.kind {
            OptionKind::Count { .. } | OptionKind::Switch => {
                serde_json::from_str(text).unwrap_or_else(|_| text.clone().into())
            }
            OptionKind::Choice(_) => text.clone().into(),
            OptionKind::Subset(_) => text.split(',').map(str::trim).filter(|name| !name.is_empty()).collect(),
        };
        options.insert(spec.name.to_owned(), value);
    }
    options.into()
}
