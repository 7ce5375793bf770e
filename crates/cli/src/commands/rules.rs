//! `rynek rules GAME`: prints the rules.

use anstyle::{AnsiColor, Style};
use clap::ArgMatches;
use rynek_catalog::{Info, about, edition_title};
use rynek_kernel::Message;

use crate::{args, failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let game = args::text(matches, "game").expect("a game is required");
    let info = rynek_catalog::info(game).expect("only known games are taken");
    if matches.get_flag("box") {
        return about_the_box(&info, terminal);
    }
    for line in terminal.words().page(&info.rules).lines() {
        terminal.line(&styled(line))?;
    }
    Ok(())
}

/// Where the components that ship come from, one line for each part.
fn about_the_box(info: &Info, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    for shipped in info.editions {
        terminal.line(&styled(&format!("# {}", edition_title(info.id, shipped.id, terminal.words()))))?;
        print_origins(info.id, shipped.json, terminal)?;
    }
    Ok(())
}

/// Where the parts of an edition file come from.
pub fn print_origins(game: &str, text: &str, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    for part in about(game, text, terminal.words()) {
        let message = Message::new("cli-box-part").with("part", part.label).with("source", part.source_label);
        let note = part.note.map(|note| format!(" {note}")).unwrap_or_default();
        let said = terminal.words().say(&message);
        terminal.text(&format!("{said}{note}"))?;
    }
    Ok(())
}

/// Highlights headings and titles, and dims the identifiers of rules. Without colours, only the marks of titles are left out.
fn styled(line: &str) -> String {
    let heading = Style::new().bold().fg_color(Some(AnsiColor::Yellow.into()));
    if line.starts_with('#') {
        return format!("{heading}{line}{heading:#}");
    }
    let code = Style::new().fg_color(Some(AnsiColor::Cyan.into()));
    line.split('`')
        .enumerate()
        .map(|(n, part)| if n % 2 == 1 { format!("{code}`{part}`{code:#}") } else { with_bold(part) })
        .collect()
}

fn with_bold(text: &str) -> String {
    let bold = Style::new().bold();
    let part = |(n, part): (usize, &str)| if n % 2 == 1 { format!("{bold}{part}{bold:#}") } else { part.to_owned() };
    text.split("**").enumerate().map(part).collect()
}
