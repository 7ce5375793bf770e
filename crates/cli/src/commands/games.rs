//! `rynek games`: the list of games.

use clap::ArgMatches;
use rynek_catalog::Info;
use rynek_kernel::Message;
use serde_json::json;

use crate::{failure::Failure, rows::Format, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let games: Vec<_> = rynek_catalog::all().map(|info| in_json(&info, terminal)).collect();
    // A schema is no row of a table.
    let rows = games.iter().cloned().map(|mut game| {
        game.as_object_mut().and_then(|game| game.remove("options"));
        game
    });
    if Format::of(matches).print(&games, rows, terminal)? {
        return Ok(());
    }
    for info in rynek_catalog::all() {
        let words = terminal.words();
        let own = |part: &str| words.word(&format!("{}-{part}", info.id));
        let message = Message::new("cli-game").with("id", info.id).with("game", info.id);
        terminal.say(&message)?;
        terminal.text(&format!("  {}", own("tagline")))?;
        let players = Message::new("cli-players").with("least", *info.players().start());
        let players = words.say(&players.with("most", *info.players().end()));
        terminal.text(&format!("  {players} · {}", own("length")))?;
    }
    Ok(terminal.notice(&Message::new("cli-games-next"))?)
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
