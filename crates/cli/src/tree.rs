//! The commands and their arguments, with help in the user's language.
//!
//! Commands and arguments are listed with the keys of their messages; [`in_words`] replaces the keys by texts. An
//! argument without a key has `cli-arg-NAME`.

use clap::{
    Arg, ArgAction, Command,
    builder::{PossibleValuesParser, Resettable, StyledStr},
    value_parser,
};
use rynek_catalog::IDS;
use rynek_kernel::{Message, OptionKind, OptionSpec};
use rynek_server::config::OPTIONS;
use rynek_words::Words;

/// The whole command tree.
pub fn command(words: &Words) -> Command {
    let tree = of("rynek", "cli")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg_required_else_help(true)
        .subcommand_required(true)
        .arg(flag("version").short('V').action(ArgAction::Version))
        .arg(choice("lang", "en|pl", &["en", "pl"]).global(true))
        .subcommands([
            of("games", "cli-games").arg(flag("json")),
            of("rules", "cli-rules").arg(positional("game", "GAME").value_parser(PossibleValuesParser::new(IDS))),
            play(words),
            of("serve", "cli-serve").arg(value("config", "FILE")).args(settings()),
            of("replay", "cli-replay").args([
                positional("file", "FILE"),
                flag("step"),
                value("at", "N").value_parser(value_parser!(usize)),
                flag("json"),
            ]),
            of("verify", "cli-verify").args([positional("file", "RECORD"), flag("json")]),
            on_a_store("backup", "cli-backup", "cli-arg-backup-file"),
            on_a_store("restore", "cli-restore", "cli-arg-restore-file").arg(flag("skip-damaged")),
            on_a_store("check", "cli-check", "cli-arg-check-file")
                .mut_arg("file", |file| file.required(false))
                .arg(flag("json")),
            simulate(words),
            bench(words),
            arena(words),
            tune(words),
            of("engine", "cli-engine").arg(positional("game", "GAME").value_parser(PossibleValuesParser::new(IDS))),
            hint(),
            polis(words),
            of("completions", "cli-completions").arg(
                positional("shell", "SHELL").value_parser(PossibleValuesParser::new([
                    "bash",
                    "elvish",
                    "fish",
                    "powershell",
                    "zsh",
                ])),
            ),
        ]);
    in_words(words, "", tree)
}

fn play(words: &Words) -> Command {
    let args = [
        value("seats", "SEAT,SEAT…"),
        number("seed", "SEED"),
        value("save", "FILE"),
        flag("force"),
        value("resume", "FILE").num_args(0..=1).default_missing_value(""),
        value("edition", "FILE"),
    ];
    with_games(words, of("play", "cli-play"), args)
}

/// A flag for every setting of the server.
fn settings() -> impl Iterator<Item = Arg> {
    OPTIONS.iter().map(|setting| {
        let help = format!("cli-arg-serve-{}", setting.flag());
        Arg::new(setting.name).long(setting.flag()).value_name(setting.value).help(help).allow_hyphen_values(true)
    })
}

/// A command with the settings of the store, as `serve` has.
fn on_a_store(name: &'static str, key: &'static str, file: &'static str) -> Command {
    of(name, key).args([
        positional("file", "FILE").help(file),
        value("config", "FILE"),
        value("data", "DIR").help("cli-arg-serve-data"),
        value("store", "URL").help("cli-arg-serve-store"),
    ])
}

fn simulate(words: &Words) -> Command {
    let args = [
        number("games", "M"),
        number("seed", "S"),
        value("bots", "BOT,BOT…"),
        number("threads", "T"),
        value("edition", "FILE"),
        flag("json"),
    ];
    with_games(words, of("simulate", "cli-simulate").subcommand_required(true).arg_required_else_help(true), args)
}

fn bench(words: &Words) -> Command {
    with_games(words, of("bench", "cli-bench"), [decimal("seconds", "S"), flag("json")])
}

fn arena(words: &Words) -> Command {
    let args = [
        value("seats", "BOT,BOT…").help("cli-arg-arena-seats"),
        number("games", "N").help("cli-arg-arena-games"),
        value("rotate", "true|false")
            .value_parser(value_parser!(bool))
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("true"),
        number("seed", "S"),
        number("threads", "T"),
        value("edition", "FILE"),
        value("state", "FILE"),
        value("report", "DIR"),
        value("suite", "FILE"),
        flag("json"),
    ];
    with_games(words, of("arena", "cli-arena").arg_required_else_help(true), args)
}

fn hint() -> Command {
    of("hint", "cli-hint").args([
        positional("file", "RECORD"),
        value("at", "N").help("cli-arg-hint-at").value_parser(value_parser!(usize)),
        value("bot", "BOT").help("cli-arg-hint-bot"),
        number("best", "K"),
        number("seed", "S").help("cli-arg-hint-seed"),
        flag("json"),
    ])
}

fn tune(words: &Words) -> Command {
    let args = [
        choice("method", "fit|match", &["fit", "match"]),
        number("games", "M").help("cli-arg-tune-games"),
        number("generations", "N"),
        number("seed", "S"),
        value("only", "NAME,NAME…"),
        value("bot", "BOT").help("cli-arg-tune-bot"),
        decimal("noise", "POINTS"),
        value("from", "FILE"),
        value("out", "FILE"),
        flag("force"),
        number("threads", "T"),
        value("edition", "FILE"),
    ];
    with_games(words, of("tune", "cli-tune").subcommand_required(true).arg_required_else_help(true), args)
}

fn polis(words: &Words) -> Command {
    let info = rynek_catalog::info("polis").expect("Polis is in the catalog");
    // A city is scored by itself: the number of players and the length of the game do not matter.
    let options = info.options.iter().filter(|option| !["players", "long_game"].contains(&option.name));
    let on_a_city = |name: &'static str, key: &'static str| {
        of(name, key).args([positional("file", "FILE"), value("edition", "FILE"), flag("json")])
    };
    of("polis", "cli-polis").subcommand_required(true).arg_required_else_help(true).subcommands([
        on_a_city("score", "cli-polis-score").args(options.map(|option| option_arg(words, "polis", option))),
        on_a_city("moves", "cli-polis-moves"),
    ])
}

/// A subcommand for each game, with its table options and the arguments of the command.
fn with_games(words: &Words, command: Command, args: impl IntoIterator<Item = Arg>) -> Command {
    let key = command.get_about().map(ToString::to_string).unwrap_or_default();
    let games = rynek_catalog::all().map(|info| {
        of(info.id, format!("{}-tagline", info.id))
            .after_help(key.clone())
            .args(info.options.iter().map(|option| option_arg(words, info.id, option)))
    });
    command
        .args(args.into_iter().map(|arg| arg.global(true)))
        .subcommand_help_heading(words.word("cli-heading-games"))
        .subcommands(games)
}

fn option_arg(words: &Words, game: &str, option: &'static OptionSpec) -> Arg {
    let help = words.word(&format!("{game}-option-{}-help", option.name));
    let arg = Arg::new(option.name).long(option.name.replace('_', "-")).help_heading(words.word("cli-heading-table"));
    // The name in JSON is accepted too.
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

/// A command with the key of its description.
fn of(name: &'static str, key: impl Into<String>) -> Command {
    Command::new(name).about(key.into())
}

fn flag(name: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue)
}

fn value(name: &'static str, metavariable: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(metavariable)
}

fn number(name: &'static str, metavariable: &'static str) -> Arg {
    value(name, metavariable).value_parser(value_parser!(u64))
}

fn decimal(name: &'static str, metavariable: &'static str) -> Arg {
    value(name, metavariable).value_parser(value_parser!(f64)).allow_negative_numbers(true)
}

fn choice(name: &'static str, metavariable: &'static str, choices: &'static [&'static str]) -> Arg {
    value(name, metavariable).value_parser(PossibleValuesParser::new(choices))
}

fn positional(name: &'static str, metavariable: &'static str) -> Arg {
    Arg::new(name).value_name(metavariable).required(true)
}

/// Replaces keys and the default texts of the argument parser, in this command and all its subcommands.
fn in_words(words: &Words, above: &str, command: Command) -> Command {
    let path = format!("{above}{}", command.get_name());
    let usage = usage(words, &path, &command);
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.word("cli-heading-usage"));
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let key = command.get_after_help().map_or(about.clone(), ToString::to_string);
    let mut command = command
        .about(words.word(&about))
        .after_help(examples(words, &key))
        .help_template(template)
        .override_usage(usage)
        .disable_help_flag(true)
        .arg(flag("help").short('h').action(ArgAction::Help))
        .mut_args(|arg| arg_in_words(words, arg));
    if command.get_subcommand_help_heading().is_none() {
        command = command.subcommand_help_heading(words.word("cli-heading-commands"));
    }
    let names: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let above = format!("{path} ");
    names
        .into_iter()
        .fold(command, |command, name| command.mut_subcommand(name, |below| in_words(words, &above, below)))
}

fn arg_in_words(words: &Words, arg: Arg) -> Arg {
    let help = match arg.get_help().map(ToString::to_string) {
        None => words.word(&format!("cli-arg-{}", arg.get_id())),
        Some(key) if words.knows(&key) => words.word(&key),
        Some(help) => help,
    };
    let arg = arg.help(help);
    let arg =
        if arg.get_action().takes_values() { arg.hide_possible_values(true).hide_default_value(true) } else { arg };
    let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    if arg.get_help_heading().is_some() { arg } else { arg.help_heading(words.word(heading)) }
}

/// The examples of a command, if it has any.
fn examples(words: &Words, key: &str) -> Resettable<StyledStr> {
    let examples = format!("{key}-examples");
    let lines = || words.word(&examples).lines().map(|line| format!("\n  {line}")).collect::<String>();
    match words.knows(&examples) {
        true => Resettable::Value((words.word("cli-heading-examples") + &lines()).into()),
        false => Resettable::Reset,
    }
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
