//! `rynek completions SHELL`: a script that completes commands.

use clap::{ArgMatches, Command};
use clap_complete::Shell;

use crate::{failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, mut command: Command, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let shell: Shell =
        matches.get_one::<String>("shell").and_then(|name| name.parse().ok()).expect("only known shells are taken");
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "rynek", &mut script);
    terminal.line(String::from_utf8_lossy(&script).trim_end())?;
    Ok(())
}
