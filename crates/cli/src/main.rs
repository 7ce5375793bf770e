//! The `rynek` command.

mod advice;
mod app;
mod args;
mod boards;
mod commands;
mod counting;
mod engine;
mod failure;
mod files;
mod play;
mod review;
mod rows;
mod stop;
mod suggest;
mod table_options;
mod terminal;
mod tree;
mod usage;
mod wrap;

use std::{env, ffi::OsString, process::ExitCode};

use anstream::ColorChoice;
use clap_complete::CompleteEnv;
use commands::completions;
use rynek_kernel::{Language, Texts};
use terminal::Terminal;

/// The texts of the command line.
const WORDS: Texts = Texts(rynek_kernel::texts!("words/{}.ftl"));

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    colours(&args).write_global();
    let words = rynek_catalog::words(
        language(&args),
        &[
            &[
                WORDS,
                rynek_arena::WORDS,
                rynek_server::WORDS,
                rynek_hall::WORDS,
                rynek_daily::WORDS,
                rynek_review::WORDS,
                rynek_store::WORDS,
                rynek_table::WORDS,
                rynek_wire::WORDS,
            ],
            boards::WORDS,
        ]
        .concat(),
    );
    // Ends the program if a shell asks for completions.
    CompleteEnv::with_factory(|| tree::command(&words, Terminal::page())).var(completions::VARIABLE).complete();
    let mut terminal = Terminal::new(&words);
    match app::run(&args, &mut terminal) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}

/// The language from `--lang`, `RYNEK_LANG` or the locale. It is needed before the arguments are parsed, because their
/// help is in that language too.
fn language(args: &[OsString]) -> Language {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let asked = early(args, "--lang", "-l").map(str::to_owned).or_else(|| set("RYNEK_LANG"));
    let named = |code: &String| Language::from_code(code).or_else(|| Language::from_locale(code));
    let locale = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    asked.or_else(locale).as_ref().and_then(named).unwrap_or_default()
}

/// The choice of `--color`: colours on a terminal, unless `NO_COLOR` is set, always or never.
fn colours(args: &[OsString]) -> ColorChoice {
    match early(args, "--color", "") {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    }
}

/// The value of an option that is needed before the arguments are parsed.
fn early<'a>(args: &'a [OsString], long: &str, short: &str) -> Option<&'a str> {
    let args: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    args.iter().enumerate().find_map(|(n, arg)| match arg.strip_prefix(long) {
        Some("") => args.get(n + 1).copied(),
        Some(value) => value.strip_prefix('='),
        None if !short.is_empty() && *arg == short => args.get(n + 1).copied(),
        None => None,
    })
}
