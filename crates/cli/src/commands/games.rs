//! `rynek games`: the list of games.

use clap::ArgMatches;
use rynek_catalog::Info;
use rynek_kernel::Message;
use serde_json::json;

use crate::{failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    if matches.get_flag("json") {
        let games: Vec<_> = rynek_catalog::all().map(|info| in_json(&info, terminal)).collect();
        return Ok(terminal.json(&games)?);
    }
    for info in rynek_catalog::all() {
        let own = |part: &str| terminal.words().word(&format!("{}-{part}", info.id));
        let message = Message::new("cli-game")
            .with("id", info.id)
            .with("title", own("title"))
            .with("tagline", own("tagline"))
            .with("length", own("length"))
            .with("least", *info.players().start())
            .with("most", *info.players().end());
        terminal.say(&message)?;
    }
    terminal.word("cli-games-next")?;
    Ok(())
}

fn in_json(info: &Info, terminal: &Terminal<'_>) -> serde_json::Value {
    let own = |part: &str| terminal.words().word(&format!("{}-{part}", info.id));
    json!({
        "id": info.id,
        "title": own("title"),
        "tagline": own("tagline"),
        "players": { "min": info.players().start(), "max": info.players().end() },
        "rules": info.rules_version,
        "options": info.schema,
    })
}
