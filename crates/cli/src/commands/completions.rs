//! `rynek completions SHELL`: a script that completes commands by asking the program.

use clap::ArgMatches;
use clap_complete::env::Shells;

use crate::{args, failure::Failure, terminal::Terminal};

/// The variable that asks the program for completions.
pub const VARIABLE: &str = "COMPLETE";

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let shells = Shells::builtins();
    let shell = shells.completer(args::word(matches, "shell")).expect("only known shells are taken");
    let mut script = Vec::new();
    shell.write_registration(VARIABLE, "rynek", "rynek", "rynek", &mut script)?;
    Ok(terminal.line(String::from_utf8_lossy(&script).trim_end())?)
}
