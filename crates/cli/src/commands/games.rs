//! `rynek games`: the list of games.

use clap::ArgMatches;
use rynek_bots::{LEVELS, place};
use rynek_catalog::{Info, about_level};
use rynek_kernel::Message;
use serde_json::json;

use crate::{failure::Failure, rows::Format, terminal::Terminal};

/// The width of the longest name of a level.
const WIDTH: usize = 8;
/// The width of a place on the scale of ratings.
const PLACE: usize = 4;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let games: Vec<_> = rynek_catalog::all().map(|info| in_json(&info, terminal)).collect();
    // A schema is no row of a table, nor are the levels.
    let rows = games.iter().cloned().map(|mut game| {
        game.as_object_mut().and_then(|game| game.remove("options"));
        game.as_object_mut().and_then(|game| game.remove("levels"));
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
        for level in LEVELS {
            let about = about_level(words, info.id, level);
            let place = place(info.id, level).map_or(String::new(), |place| format!("{place:.0}"));
            terminal.text(&format!("    {level:WIDTH$}  {place:>PLACE$}  {about}"))?;
        }
    }
    Ok(terminal.notice(&Message::new("cli-games-next"))?)
}

fn in_json(info: &Info, terminal: &Terminal<'_>) -> serde_json::Value {
    let own = |part: &str| terminal.words().word(&format!("{}-{part}", info.id));
    let level = |level: &&'static str| {
        let about = about_level(terminal.words(), info.id, level);
        json!({ "id": level, "about": about, "rating": place(info.id, level).map(f64::round) })
    };
    let levels: Vec<_> = LEVELS.iter().map(level).collect();
    json!({
        "id": info.id,
        "title": own("title"),
        "tagline": own("tagline"),
        "players": { "min": info.players().start(), "max": info.players().end() },
        "rules": info.rules_version,
        "levels": levels,
        "options": info.schema,
    })
}
