//! `rynek man`: a manual page from the same tree as the help texts.

use clap::{Arg, ArgMatches, Command};
use roff::{Inline, Roff, bold, italic, roman};
use rynek_kernel::Message;
use rynek_words::Words;

use crate::{failure::Failure, terminal::Terminal, tree};

/// Room for every example and its remark on one line: pagers break lines themselves.
const WIDE: usize = 1000;

/// The variables that are not settings of the server.
const VARIABLES: [&str; 4] = ["RYNEK_LANG", "RYNEK_CONFIG", "NO_COLOR", "XDG_DATA_HOME"];

/// The exit codes, as `Code` has them.
const CODES: [&str; 6] = ["0", "1", "2", "3", "4", "130"];

pub fn run(_: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let words = terminal.words();
    let mut tree = tree::command(words, WIDE);
    tree.build();
    let mut page = Roff::new();
    head(&mut page, &tree, words);
    for command in tree.get_subcommands() {
        self::command(&mut page, command, words);
    }
    foot(&mut page, words);
    Ok(terminal.line(page.render().trim_end())?)
}

fn head(page: &mut Roff, tree: &Command, words: &Words) {
    let version = format!("rynek {}", tree.get_version().unwrap_or_default());
    page.control("TH", ["RYNEK", "1", "", &version]);
    section(page, "name", words);
    page.text([roman(format!("rynek - {}", about(tree)))]);
    section(page, "synopsis", words);
    page.text([roman(usage(tree))]);
    section(page, "options", words);
    arguments(page, tree, |_| true);
    examples(page, tree);
    section(page, "commands", words);
}

/// The arguments of a command; of one that takes a game, also the table options of every game.
fn command(page: &mut Roff, command: &Command, words: &Words) {
    page.control("SS", [usage(command).as_str()]);
    page.text([roman(about(command))]);
    let own = |arg: &Arg| !arg.is_global_set() || !["lang", "color", "quiet"].contains(&arg.get_id().as_str());
    arguments(page, command, own);
    for below in command.get_subcommands() {
        page.control("TP", []);
        page.text([bold(usage(below))]);
        page.text([roman(about(below))]);
        let table = words.word("cli-heading-table");
        page.control("RS", []);
        arguments(page, below, |arg| {
            own(arg) && (!rynek_catalog::IDS.contains(&below.get_name()) || arg.get_help_heading() == Some(&table))
        });
        page.control("RE", []);
    }
    examples(page, command);
}

fn arguments(page: &mut Roff, command: &Command, shown: impl Fn(&Arg) -> bool) {
    let is_help = |arg: &Arg| arg.get_id() == "help";
    for arg in command.get_arguments().filter(|arg| !arg.is_hide_set() && !is_help(arg) && shown(arg)) {
        page.control("TP", []);
        page.text(names(arg));
        page.text([roman(arg.get_help().map(ToString::to_string).unwrap_or_default())]);
    }
}

/// `-n, --games 1..1000`
fn names(arg: &Arg) -> Vec<Inline> {
    let mut line = Vec::new();
    if let Some(short) = arg.get_short() {
        line.extend([bold(format!("-{short}")), roman(", ")]);
    }
    if let Some(long) = arg.get_long() {
        line.extend([bold(format!("--{long}")), roman(" ")]);
    }
    if arg.get_action().takes_values() {
        let values: Vec<&str> = arg.get_value_names().unwrap_or_default().iter().map(|name| name.as_str()).collect();
        line.push(italic(values.join(" ")));
    }
    line
}

fn examples(page: &mut Roff, command: &Command) {
    let Some(text) = command.get_after_help().map(ToString::to_string) else { return };
    page.control("PP", []);
    page.control("nf", []);
    for line in text.lines() {
        page.text([roman(line)]);
    }
    page.control("fi", []);
}

fn foot(page: &mut Roff, words: &Words) {
    section(page, "environment", words);
    for name in VARIABLES {
        let key = format!("cli-man-{}", name.to_lowercase().replace('_', "-"));
        let text = words.say(&Message::new(key).with("languages", tree::languages()));
        page.control("TP", []).text([bold(name)]).text([roman(text)]);
    }
    section(page, "exit", words);
    for code in CODES {
        let key = format!("cli-man-exit-{code}");
        page.control("TP", []).text([bold(code)]).text([roman(words.word(&key))]);
    }
}

fn section(page: &mut Roff, name: &str, words: &Words) {
    page.control("SH", [words.word(&format!("cli-man-{name}")).as_str()]);
}

fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

/// How a command is called, without the label.
fn usage(command: &Command) -> String {
    let usage = command.clone().render_usage().to_string();
    let start = usage.find("rynek").unwrap_or_default();
    usage[start..].trim().to_owned()
}
