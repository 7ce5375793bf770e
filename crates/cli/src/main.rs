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
mod terminal;
mod tree;
mod usage;

use std::{env, ffi::OsString, process::ExitCode};

use rynek_kernel::{Language, Texts};
use terminal::Terminal;

/// The texts of the command line.
const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let words = rynek_catalog::words(
        language(&args),
        &[
            &[
                WORDS,
                rynek_arena::WORDS,
                rynek_server::WORDS,
                rynek_hall::WORDS,
                rynek_store::WORDS,
                rynek_table::WORDS,
            ],
            boards::WORDS,
        ]
        .concat(),
    );
    let mut terminal = Terminal::new(&words);
    match app::run(&args, &mut terminal) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}

/// The language from `--lang`, `RYNEK_LANG` or the locale. It is needed before the arguments are parsed, because their
/// help is in that language too.
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
