//! The commands and their arguments, with help in the user's language.
//!
//! Commands and arguments are listed with the keys of their messages; [`texts`] replaces the keys by texts. An argument
//! without a key has `cli-arg-NAME`.

mod arguments;
mod examples;
mod texts;

pub use texts::languages;

use clap::{Arg, ArgAction, Command, builder::PossibleValuesParser, value_parser};
use rynek_bots::NAMES;
use rynek_catalog::{IDS, Info};
use rynek_kernel::{Message, OptionKind};
use rynek_server::{
    Config,
    config::{Kind, OPTIONS, Setting},
};
use rynek_words::Words;
use serde_json::Value;

use crate::table_options::{self, TableFlag};
use arguments::{
    Completed, choice, count, decimal, file, flag, folder, formats, language, listed, number, positional, value,
};

/// The name of a person in a list of seats.
pub const HUMAN: &str = "human";
/// The bot for seats without a name.
pub const DEFAULT_BOT: &str = "strong";
/// The bot that is asked for hints: one that looks ahead and still answers at once.
pub const ADVISER: &str = "expert";
/// The most deals of a contest: all games are kept in memory until they are counted.
pub const MOST_DEALS: u64 = 1_000_000;
/// The most games of a simulation.
const MOST_GAMES: u64 = 1_000_000_000;
/// The most threads.
const MOST_THREADS: u64 = 1024;
/// The longest list of words that stands for a value itself.
const LONGEST_PLACEHOLDER: usize = 40;
/// The most generations, and the most actions of a hint.
const MOST_STEPS: u64 = 1000;

/// The whole command tree. Help is wrapped to this many columns.
pub fn command(words: &Words, columns: usize) -> Command {
    let tree = of("rynek", "cli")
        .version(version())
        .term_width(columns)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg_required_else_help(true)
        .subcommand_required(true)
        .arg(flag("version").short('V').action(ArgAction::Version))
        .args(
            [
                language().short('l'),
                choice("color", &["auto", "always", "never"]).default_value("auto"),
                flag("quiet").short('q'),
            ]
            .map(|arg| arg.global(true)),
        )
        .subcommands([
            of("games", "cli-games").args(formats()),
            of("rules", "cli-rules").args([game(), flag("box")]),
            play(words),
            of("serve", "cli-serve").arg(file("config").short('c')).args(settings()),
            of("replay", "cli-replay").args([
                record(),
                flag("step"),
                value("at", "N").value_parser(value_parser!(usize)),
                flag("json").short('j'),
            ]),
            of("verify", "cli-verify").args([record(), value("day", "DAY"), flag("json").short('j')]),
            on_a_store("backup", "cli-backup", "cli-arg-backup-file"),
            on_a_store("restore", "cli-restore", "cli-arg-restore-file").arg(flag("skip-damaged")),
            on_a_store("check", "cli-check", "cli-arg-check-file")
                .mut_arg("file", |file| file.required(false))
                .arg(flag("json").short('j')),
            simulate(words),
            bench(words),
            arena(words),
            tune(words),
            of("engine", "cli-engine").arg(game()),
            hint(),
            review(),
            polis(words),
            edition(),
            of("completions", "cli-completions").arg(
                positional("shell", "SHELL").value_parser(PossibleValuesParser::new([
                    "bash",
                    "elvish",
                    "fish",
                    "powershell",
                    "zsh",
                ])),
            ),
            of("man", "cli-man"),
            of("help", "cli-help").arg(positional("command", "COMMAND").required(false).num_args(0..)),
        ]);
    texts::in_words(words, columns, "", tree)
}

/// The version, with the commit if it was built in a checkout.
fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("BUILD_COMMIT") {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_owned(),
    }
}

fn play(words: &Words) -> Command {
    let args = [
        listed(value("seats", "SEAT,SEAT…"), [HUMAN].into_iter().chain(NAMES)).short('s'),
        flag("lot"),
        seed(),
        file("save").short('o'),
        flag("force").short('f'),
        file("resume").short('r').num_args(0..=1).default_missing_value(""),
        file("edition"),
    ];
    with_games(words, of("play", "cli-play"), args)
}

/// A flag for every setting of the server, with its default.
fn settings() -> impl Iterator<Item = Arg> {
    let defaults = serde_json::to_value(Config::default()).expect("settings are plain data");
    OPTIONS.iter().map(move |setting| {
        let help = format!("cli-arg-serve-{}", setting.flag());
        let arg = Arg::new(setting.name).long(setting.flag()).value_name(setting.value).help(help);
        let arg = match setting.name {
            "port" => arg.short('p'),
            "data" => arg.short('d').value_hint(clap::ValueHint::DirPath),
            "log" => arg.value_parser(Completed::new(["off", "error", "warn", "info", "debug", "trace"])),
            "log_format" => arg.value_parser(Completed::new(["text", "json"])),
            "private_hooks" | "own_editions" => arg.value_parser(Completed::new(["true", "false"])),
            _ => arg,
        };
        match default_of(setting, &defaults) {
            // The words of the help say it; a default value here would override the environment.
            Some(default) => arg.long_help(default).allow_hyphen_values(true),
            None => arg.allow_hyphen_values(true),
        }
    })
}

/// The default of a setting that is one word; the words of the others describe it.
fn default_of(setting: &Setting, defaults: &Value) -> Option<String> {
    let value = defaults.pointer(&format!("/{}", setting.name.replace('.', "/")))?;
    match value {
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(on) => Some(on.to_string()),
        Value::String(word) if matches!(setting.kind, Kind::Text) && setting.name.starts_with("log") => {
            Some(word.clone())
        }
        _ => None,
    }
}

/// A command with the settings of the store, as `serve` has.
fn on_a_store(name: &'static str, key: &'static str, help: &'static str) -> Command {
    of(name, key).args([
        positional("file", "FILE").value_hint(clap::ValueHint::FilePath).help(help),
        file("config").short('c'),
        folder("data").short('d').help("cli-arg-serve-data"),
        value("store", "URL").help("cli-arg-serve-store"),
    ])
}

fn simulate(words: &Words) -> Command {
    let args = [
        count("games", 1..=MOST_GAMES).short('n').default_value("1000"),
        fixed_seed(),
        bots("bots", "BOT,BOT…").short('b').default_value("random"),
        threads(),
        folder("records"),
        file("edition"),
    ];
    let command = of("simulate", "cli-simulate").subcommand_required(true).arg_required_else_help(true);
    with_games(words, command, args.into_iter().chain(formats()))
}

fn bench(words: &Words) -> Command {
    let seconds = decimal("seconds", "S").default_value("2");
    with_games(words, of("bench", "cli-bench"), [seconds].into_iter().chain(formats()))
}

fn arena(words: &Words) -> Command {
    let args = [
        bots("seats", "BOT,BOT…").short('s').help("cli-arg-arena-seats"),
        // No default value: without it, the matches of a suite have their own.
        count("games", 1..=MOST_DEALS).short('n').help("cli-arg-arena-games"),
        value("rotate", "true|false")
            .value_parser(value_parser!(bool))
            .num_args(0..=1)
            .require_equals(true)
            .default_value("true")
            .default_missing_value("true"),
        fixed_seed(),
        threads(),
        file("edition"),
        file("state"),
        folder("report"),
        flag("luck"),
        file("suite"),
        file("settings").help("cli-arg-arena-settings"),
    ];
    with_games(words, of("arena", "cli-arena").arg_required_else_help(true), args.into_iter().chain(formats()))
}

fn hint() -> Command {
    of("hint", "cli-hint")
        .args([
            record(),
            value("at", "N").help("cli-arg-hint-at").value_parser(value_parser!(usize)),
            bots("bot", "BOT").short('b').help("cli-arg-hint-bot").default_value(ADVISER),
            count("best", 1..=MOST_STEPS).short('n').default_value("3"),
            fixed_seed().help("cli-arg-hint-seed"),
        ])
        .args(formats())
}

fn review() -> Command {
    of("review", "cli-review").args([
        record(),
        bots("bot", "BOT").short('b').help("cli-arg-review-bot").default_value(rynek_review::DEFAULT_BOT),
        count("samples", 1..=u64::from(rynek_review::MOST_SAMPLES)).short('n'),
        fixed_seed().help("cli-arg-review-seed"),
        file("html").help("cli-arg-review-html"),
        flag("json").short('j'),
    ])
}

fn tune(words: &Words) -> Command {
    let args = [
        choice("method", &["fit", "match"]).default_value("fit"),
        count("games", 1..=MOST_DEALS).short('n').help("cli-arg-tune-games").default_value("200"),
        count("generations", 0..=MOST_STEPS).short('g').default_value("4"),
        fixed_seed(),
        value("only", "NAME,NAME…"),
        bots("bot", "BOT").short('b').help("cli-arg-tune-bot").default_value("greedy"),
        decimal("noise", "POINTS"),
        file("from"),
        file("out").short('o'),
        flag("force").short('f'),
        threads(),
        file("edition"),
    ];
    with_games(words, of("tune", "cli-tune").subcommand_required(true).arg_required_else_help(true), args)
}

fn polis(words: &Words) -> Command {
    let info = rynek_catalog::info("polis").expect("Polis is in the catalog");
    // A city is scored by itself: the number of players and the length of the game do not matter.
    let flags = table_options::flags(info.options).filter(|flag| !["players", "long_game"].contains(&&*flag.name()));
    let on_a_city = |name: &'static str, key: &'static str| {
        let city = positional("file", "FILE").value_hint(clap::ValueHint::FilePath);
        of(name, key).args([city, file("edition")]).args(formats())
    };
    of("polis", "cli-polis").subcommand_required(true).arg_required_else_help(true).subcommands([
        on_a_city("score", "cli-polis-score").args(flags.map(|flag| table_flag(words, "polis", flag))),
        on_a_city("moves", "cli-polis-moves"),
    ])
}

fn edition() -> Command {
    let read = || positional("file", "FILE").value_hint(clap::ValueHint::FilePath);
    let of_game =
        || value("game", "GAME").short('g').help("cli-arg-edition-game").value_parser(PossibleValuesParser::new(IDS));
    of("edition", "cli-edition").subcommand_required(true).arg_required_else_help(true).subcommands([
        of("new", "cli-edition-new").args([
            game(),
            read().required(false).help("cli-arg-edition-file"),
            value("from", "NAME").help("cli-arg-edition-from"),
            flag("force").short('f'),
        ]),
        of("check", "cli-edition-check").args([read(), of_game(), flag("json").short('j')]),
        of("show", "cli-edition-show").args([read(), of_game()]),
        of("list", "cli-edition-list").arg(game().required(false)).args(formats()),
    ])
}

/// The game of a command.
fn game() -> Arg {
    positional("game", "GAME").value_parser(PossibleValuesParser::new(IDS))
}

fn record() -> Arg {
    positional("file", "RECORD").value_hint(clap::ValueHint::FilePath)
}

/// Names of bots, which are completed.
fn bots(name: &'static str, placeholder: &'static str) -> Arg {
    listed(value(name, placeholder), NAMES)
}

fn seed() -> Arg {
    number("seed", "SEED").short('S')
}

/// A seed that is 1 unless another is given.
fn fixed_seed() -> Arg {
    seed().help("cli-arg-fixed-seed").default_value("1")
}

fn threads() -> Arg {
    count("threads", 1..=MOST_THREADS).short('t')
}

/// A subcommand for each game, with its table options and the arguments of the command.
fn with_games(words: &Words, command: Command, args: impl IntoIterator<Item = Arg>) -> Command {
    let key = command.get_about().map(ToString::to_string).unwrap_or_default();
    let games = rynek_catalog::all().map(|info: Info| {
        of(info.id, format!("{}-tagline", info.id))
            .after_help(key.clone())
            .args(table_options::flags(info.options).map(|flag| table_flag(words, info.id, flag)))
    });
    command
        .args(args.into_iter().map(|arg| arg.global(true)))
        .subcommand_help_heading(words.word("cli-heading-games"))
        .subcommands(games)
}

fn table_flag(words: &Words, game: &str, flag: TableFlag) -> Arg {
    let (name, long) = (flag.name(), flag.long());
    let arg = Arg::new(name.clone()).long(long).help_heading(words.word("cli-heading-table"));
    // The name in JSON is accepted too.
    let arg = if name.contains('_') { arg.alias(name.clone()) } else { arg };
    let arg = if name == "players" { arg.short('p') } else { arg };
    let arg = arg.value_parser(Completed::new(flag.words()));
    let of_names =
        |key: &'static str| words.say(&Message::new(key).with("names", rynek_kernel::Arg::list(flag.words())));
    let Some(option) = flag.single() else {
        let help = words.word(&format!("cli-series-{game}-{name}"));
        let placeholder = vec!["NAME"; flag.count()].join(",");
        return listed(arg, flag.words()).value_name(placeholder).help(format!("{help} {}", of_names("cli-any-of")));
    };
    let help = words.word(&format!("{game}-option-{name}-help"));
    match option.kind {
        OptionKind::Count { min, max } => arg.value_name(format!("{min}..{max}")).help(help),
        OptionKind::Switch => {
            arg.num_args(0..=1).require_equals(true).default_missing_value("true").value_name("true|false").help(help)
        }
        OptionKind::Choice(names) if names.join("|").len() > LONGEST_PLACEHOLDER => {
            arg.value_name("NAME").help(format!("{help} {}", of_names("cli-one-of")))
        }
        OptionKind::Choice(names) => arg.value_name(names.join("|")).help(help),
        OptionKind::Subset(_) => {
            listed(arg, flag.words()).value_name("NAME,NAME…").help(format!("{help} {}", of_names("cli-any-of")))
        }
    }
}

/// A command with the key of its description.
fn of(name: &'static str, key: impl Into<String>) -> Command {
    Command::new(name).about(key.into())
}
