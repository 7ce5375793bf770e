//! `rynek completions SHELL`: a script that completes commands.

use clap::ArgMatches;
use clap_complete::Shell;

use crate::{args, failure::Failure, terminal::Terminal, tree};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let shell = args::text(matches, "shell").and_then(|name| name.parse().ok());
    let shell: Shell = shell.expect("only known shells are taken");
    let mut command = tree::command(terminal.words(), Terminal::page());
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "rynek", &mut script);
    Ok(terminal.line(String::from_utf8_lossy(&script).trim_end())?)
}
