//! `rynek rules GAME`: prints the rules.

use anstyle::{AnsiColor, Style};
use clap::ArgMatches;

use crate::{args, failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let game = args::text(matches, "game").expect("a game is required");
    let info = rynek_catalog::info(game).expect("only known games are taken");
    for line in terminal.words().page(&info.rules).lines() {
        terminal.line(&styled(line))?;
    }
    Ok(())
}

/// Highlights headings and dims the identifiers of rules. Without colours, the text is unchanged.
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
