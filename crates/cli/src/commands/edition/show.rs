//! `rynek edition show FILE`: the components, and the board of a game that begins with them.

use clap::ArgMatches;
use rynek_catalog::edition_schema_in;
use rynek_kernel::{
    Edition, EditionRef, Game, Message, Turn, Viewer, edition::schema::field, random_step, series_rng, setup,
};
use serde_json::Value;

use crate::{
    args::{self, GameCommand},
    boards,
    commands::rules::print_origins,
    failure::Failure,
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (game, text) = super::named_file(matches)?;
    args::by_id(&game, Show { text: &text }, matches, terminal)
}

struct Show<'a> {
    text: &'a str,
}

impl GameCommand for Show<'_> {
    fn run<G: Game>(self, _: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let edition = EditionRef::<G::Edition>::keep(self.text)?;
        let head = Message::new("cli-edition-shown").with("game", G::ID);
        terminal.say(&head.with("hash", edition.fingerprint().to_string()))?;
        let schema = edition_schema_in(G::ID, terminal.words()).expect("a known game");
        for line in lines(&schema, &edition.to_file()) {
            terminal.line(&line)?;
        }
        print_origins(G::ID, self.text, terminal)?;
        // An edition may be for fewer players than the game.
        let setups = setup::every::<G::Setup>();
        let Some(mut game) = setups.iter().find_map(|setup| G::new(edition.clone(), setup).ok()) else { return Ok(()) };
        let mut rng = series_rng(1, 0);
        while game.turn() == Turn::Chance
            && let Some(drawn) = random_step(&game, &mut rng)
        {
            game.play_unchecked(drawn);
        }
        terminal.line("")?;
        terminal.word("cli-edition-board")?;
        let parts = boards::draw(&game, Viewer::Spectator, terminal.words(), Terminal::columns());
        Ok(terminal.board(&parts)?)
    }
}

/// Each part with its name; tiles and cards one below another.
fn lines(schema: &Value, components: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, value) in components.as_object().into_iter().flatten().filter(|(name, _)| *name != "game") {
        let schema = field(schema, name).unwrap_or(&Value::Null);
        list(schema, name, value, 0, &mut lines);
    }
    lines
}

fn list(schema: &Value, name: &str, value: &Value, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    let title = schema["title"].as_str().unwrap_or(name);
    match value {
        Value::Object(map) => {
            lines.push(format!("{indent}{title}"));
            for (name, value) in map {
                list(field(schema, name).unwrap_or(&Value::Null), name, value, depth + 1, lines);
            }
        }
        Value::Array(entries) if entries.iter().any(Value::is_object) => {
            lines.push(format!("{indent}{title} ({})", entries.len()));
            lines.extend(entries.iter().map(|entry| format!("{indent}  {}", brief(entry))));
        }
        other => lines.push(format!("{indent}{title}: {}", brief(other))),
    }
}

/// A value without quotes and braces.
fn brief(value: &Value) -> String {
    let joined = |parts: Vec<String>, between: &str| parts.join(between);
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(true) => "✓".to_owned(),
        Value::Bool(false) => "–".to_owned(),
        Value::Array(list) => joined(list.iter().map(brief).collect(), " "),
        Value::Object(map) => joined(map.values().map(brief).collect(), " · "),
        other => other.to_string(),
    }
}
