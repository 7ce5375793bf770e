//! `rynek rules GAME`: the rules, to read in the terminal.

use anstyle::{AnsiColor, Style};
use clap::ArgMatches;

use crate::{failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").expect("a game is required");
    let info = rynek_catalog::info(game).expect("only known games are taken");
    for line in info.rules.get(terminal.words().language()).lines() {
        terminal.line(&styled(line))?;
    }
    Ok(())
}

/// Headings stand out, identifiers of rules step back; without colours this is the page as it is written.
fn styled(line: &str) -> String {
    let heading = Style::new().bold().fg_color(Some(AnsiColor::Yellow.into()));
    if line.starts_with('#') {
        return format!("{heading}{line}{heading:#}");
    }
    let code = Style::new().fg_color(Some(AnsiColor::Cyan.into()));
    line.split('`')
        .enumerate()
        .map(|(n, part)| if n % 2 == 1 { format!("{code}`{part}`{code:#}") } else { part.to_owned() })
        .collect()
}
