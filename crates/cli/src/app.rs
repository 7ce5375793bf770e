//! Calls the function of each command.

use std::ffi::OsString;

use clap::{ArgMatches, error::ErrorKind};

use crate::{commands, engine, failure::Failure, play, rows::Format, terminal::Terminal, tree, usage};

/// Parses the arguments and runs the command.
pub fn run(args: &[OsString], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut tree = tree::command(terminal.words(), Terminal::page());
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
    terminal.be_quiet(matches.get_flag("quiet"));
    let (name, matches) = matches.subcommand().expect("a command is required");
    if name == "help" {
        return run(&help(args, matches), terminal);
    }
    let json = Format::of(matches).is_json();
    let command = match name {
        "games" => commands::games::run,
        "rules" => commands::rules::run,
        "play" => play::run,
        "serve" => commands::serve::run,
        "replay" => commands::replay::run,
        "verify" => commands::verify::run,
        "backup" => commands::backup::backup,
        "restore" => commands::backup::restore,
        "check" => commands::check::run,
        "simulate" => commands::simulate::run,
        "bench" => commands::bench::run,
        "arena" => commands::arena::run,
        "tune" => commands::tune::run,
        "engine" => engine::run,
        "hint" => commands::hint::run,
        "review" => commands::review::run,
        "polis" => commands::polis::run,
        "edition" => commands::edition::run,
        "completions" => commands::completions::run,
        "man" => commands::man::run,
        _ => unreachable!("every command is listed"),
    };
    command(matches, terminal).map_err(|failure| failure.in_json(json))
}

/// `rynek help COMMAND` as `rynek COMMAND --help`.
fn help(args: &[OsString], matches: &ArgMatches) -> Vec<OsString> {
    let command = matches.get_many::<String>("command").unwrap_or_default().map(OsString::from);
    args.iter().take(1).cloned().chain(command).chain(["--help".into()]).collect()
}
