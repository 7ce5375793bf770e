//! `rynek edition show FILE`: every component as a drawing, and the boards of games that begin with them.

use clap::ArgMatches;
use rynek_catalog::edition_schema_in;
use rynek_kernel::{
    Edition, EditionRef, Game, Message, Setup as _, Turn, Viewer, edition::schema::field, random_step, series_rng,
    setup,
};
use rynek_words::Words;
use serde_json::Value;

use crate::{
    args::{self, GameCommand},
    boards::{self, Part},
    commands::rules::print_origins,
    failure::Failure,
    terminal::Terminal,
};

/// The columns of drawings that are not for a terminal.
const WIDEST: usize = 100;

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
        let columns = Terminal::columns().unwrap_or(WIDEST);
        let drawing = Drawing { game: G::ID, words: terminal.words(), columns };
        for line in drawing.parts(&schema, &edition.to_file()) {
            terminal.text(&line)?;
        }
        print_origins(G::ID, self.text, terminal)?;
        openings::<G>(&edition, terminal)
    }
}

/// The table at the start of a game, and the maps of other numbers of players that differ from it.
fn openings<G: Game>(edition: &EditionRef<G::Edition>, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let setups = setup::every::<G::Setup>();
    let mut counts: Vec<usize> = setups.iter().map(G::Setup::players).collect();
    counts.sort_unstable();
    counts.dedup();
    let mut shown: Vec<Part> = Vec::new();
    for players in counts {
        // An edition may be for fewer players than the game.
        let mut setups = setups.iter().filter(|setup| setup.players() == players);
        let Some(game) = setups.find_map(|setup| G::new(edition.clone(), setup).ok()) else { continue };
        let mut parts = boards::draw(&opened(game), Viewer::Spectator, terminal.words(), Terminal::columns());
        if !shown.is_empty() {
            // The map is the first part that must not be broken.
            parts = parts.into_iter().filter(|part| part.rigid).take(1).filter(|part| !shown.contains(part)).collect();
        }
        if !parts.is_empty() {
            terminal.line("")?;
            terminal.say(&Message::new("cli-edition-board").with("players", players))?;
            terminal.board(&parts)?;
        }
        shown.extend(parts);
    }
    Ok(())
}

/// The position after the first draws.
fn opened<G: Game>(mut game: G) -> G {
    let mut rng = series_rng(1, 0);
    while game.turn() == Turn::Chance
        && let Some(drawn) = random_step(&game, &mut rng)
    {
        game.play_unchecked(drawn);
    }
    game
}

/// How the parts of a file are shown.
struct Drawing<'a> {
    game: &'static str,
    words: &'a Words,
    columns: usize,
}

impl Drawing<'_> {
    /// Each part with its name.
    fn parts(&self, schema: &Value, components: &Value) -> Vec<String> {
        let mut lines = Vec::new();
        for (name, value) in components.as_object().into_iter().flatten().filter(|(name, _)| *name != "game") {
            self.part(field(schema, name).unwrap_or(&Value::Null), name, value, &mut lines);
        }
        lines
    }

    fn part(&self, schema: &Value, place: &str, value: &Value, lines: &mut Vec<String>) {
        let depth = place.matches('.').count();
        let name = place.rsplit('.').next().unwrap_or(place);
        let title = schema["title"].as_str().unwrap_or(name);
        let inner = "  ".repeat(depth + 1);
        let room = self.columns.saturating_sub(inner.len());
        if let Some(drawn) = boards::pieces(self.game, place, value, self.words, room) {
            if !drawn.is_empty() {
                lines.push(titled(title, value, depth));
                lines.extend(drawn.iter().map(|line| format!("{inner}{line}").trim_end().to_owned()));
            }
        } else if let Value::Object(map) = value {
            lines.push(titled(title, value, depth));
            for (name, value) in map {
                let schema = field(schema, name).unwrap_or(&Value::Null);
                self.part(schema, &format!("{place}.{name}"), value, lines);
            }
        } else {
            plain(title, value, depth, lines);
        }
    }
}

/// The name of a part, with the number of its pieces.
fn titled(title: &str, value: &Value, depth: usize) -> String {
    let count = value.as_array().map(|entries| format!(" ({})", entries.len())).unwrap_or_default();
    format!("{}{title}{count}", "  ".repeat(depth))
}

/// A part that is not drawn: its values, or its entries one below another.
fn plain(title: &str, value: &Value, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    match value {
        Value::Array(entries) if entries.iter().any(Value::is_object) => {
            lines.push(titled(title, value, depth));
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
