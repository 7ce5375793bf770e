//! The `rynek` command.

mod advice;
mod app;
mod boards;
mod commands;
mod counting;
mod engine;
mod failure;
mod files;
mod play;
mod terminal;
mod usage;

use std::{env, ffi::OsString, process::ExitCode};

use rynek_kernel::{Language, Texts};
use terminal::Terminal;

/// What the command line says.
const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let words = rynek_catalog::words(
        language(&args),
        &[&[WORDS, rynek_arena::WORDS, rynek_server::WORDS, rynek_tables::WORDS], boards::WORDS].concat(),
    );
    let mut terminal = Terminal::new(&words);
    match app::run(&args, &mut terminal) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}

/// The language asked for by `--lang`, by `RYNEK_LANG`, or by the locale. It has to be known before the arguments are
/// read, since their help is in that language too.
fn language(args: &[OsString]) -> Language {
    let args: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let flag = args.iter().enumerate().find_map(|(n, arg)| match arg.strip_prefix("--lang") {
        Some("") => args.get(n + 1).copied(),
        Some(value) => value.strip_prefix('='),
        None => None,
    });
    let locale = || {
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        ["RYNEK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)
    };
    flag.map(str::to_owned).or_else(locale).and_then(|code| Language::from_code(&code)).unwrap_or_default()
}
