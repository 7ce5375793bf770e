//! The board of Polis: the market, and cities with their levels.

mod pieces;

use std::collections::BTreeMap;

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use rynek_kernel::{Arg, Message, Seat, Turn};
use rynek_polis::{CityView, ColumnView, Face, Hex, View};
use rynek_words::Words;
use serde_json::Value;

use super::{Board, Part, by_its_type, pieces::Piece};

/// A hex takes two lines; beside it, the next column is half a hex lower.
const CELL: usize = 7;

/// The board of Polis.
pub struct PolisBoard;

impl Board for PolisBoard {
    fn draw(&self, view: Value, seats: &[Seat], words: &Words, _columns: usize) -> Vec<Part> {
        draw(&by_its_type(view), seats, words)
    }

    fn stage(&self, view: Value, words: &Words) -> Option<String> {
        stage(&by_its_type(view), words)
    }

    fn pieces(&self, place: &str, value: &Value, words: &Words) -> Option<Vec<Piece>> {
        pieces::pieces(place, value, words)
    }
}

fn draw(view: &View, seats: &[Seat], words: &Words) -> Vec<Part> {
    let mut parts = vec![Part::text(heading(view, words)), Part::text(market(view, words))];
    for seat in seats {
        let city = &view.cities[seat.index()];
        parts.push(Part::map(format!("{}\n{}", words.say(&city_heading(view, *seat, city)), map(city))));
    }
    parts.push(Part::text(legend(words)));
    parts
}

/// The last round.
fn stage(view: &View, words: &Words) -> Option<String> {
    last_round(view).map(|last| words.say(&last))
}

fn last_round(view: &View) -> Option<Message> {
    (view.round == view.rounds).then(|| Message::new("polis-board-last-round"))
}

fn heading(view: &View, words: &Words) -> String {
    let round = Message::new("polis-board-round").with("round", view.round).with("rounds", view.rounds);
    let chief = Message::new("polis-board-chief").with("chief", view.chief.number());
    let heading = round.then(chief).then(Message::new("polis-board-stacks").with("stacks", view.stacks));
    words.say(&match last_round(view) {
        Some(last) => heading.then(last),
        None => heading,
    })
}

fn city_heading(view: &View, seat: Seat, city: &CityView) -> Message {
    let key = if view.turn == Turn::Player(seat) { "polis-board-city-to-move" } else { "polis-board-city" };
    Message::new(key).with("seat", seat.number()).with("stones", city.stones).with("points", city.score.total)
}

/// The row with numbers, faces and prices.
fn market(view: &View, words: &Words) -> String {
    let mut lines = vec![words.word("polis-board-market")];
    for offer in &view.market {
        let faces: String = offer.faces.chars().map(|letter| face(letter, 1)).collect();
        let names = Arg::list(offer.faces.chars().map(|letter| Message::new(name_key(letter))));
        let names = words.say(&Message::new("polis-board-faces").with("faces", names));
        let price = words.say(&Message::new("polis-board-price").with("price", offer.price));
        lines.push(format!("  {:>3}  {faces}  {price:10}  {names}", offer.tile.0));
    }
    lines.join("\n")
}

/// The key of a face's name.
fn name_key(letter: char) -> String {
    format!("polis-face-{}", Face::from_code(letter).map_or_else(|| letter.to_string(), Face::name))
}

fn legend(words: &Words) -> String {
    let entry = |letter: char| format!("{} {}", face(letter, 1), words.word(&name_key(letter)));
    let entries: Vec<String> = "hmbtgq".chars().map(entry).collect();
    format!("{}\n{}", entries.join("  "), words.word("polis-board-legend"))
}

/// A city from above. Every hex shows its face, its level and its coordinates; empty ones next to the city show only
/// their coordinates.
fn map(city: &CityView) -> String {
    let mut cells: BTreeMap<(i32, i32), [String; 2]> = BTreeMap::new();
    let built: BTreeMap<Hex, &ColumnView> = city.columns.iter().map(|column| (column.at, column)).collect();
    for column in &city.columns {
        cells.insert(corner(column.at), cell(column));
        for near in column.at.neighbours().filter(|near| !built.contains_key(near)) {
            cells.insert(corner(near), empty_cell(near));
        }
    }
    let left = cells.keys().map(|(x, _)| *x).min().unwrap_or_default();
    let top = cells.keys().map(|(_, y)| *y).min().unwrap_or_default();
    let bottom = cells.keys().map(|(_, y)| *y).max().unwrap_or_default() + 1;
    let right = cells.keys().map(|(x, _)| *x).max().unwrap_or_default();
    let line = |y: i32| {
        let piece = |x: i32| match (cells.get(&(x, y)), cells.get(&(x, y - 1))) {
            (Some([upper, _]), _) => upper.clone(),
            (None, Some([_, lower])) => lower.clone(),
            (None, None) => " ".repeat(CELL),
        };
        (left..=right).map(piece).collect::<String>().trim_end().to_owned()
    };
    (top..=bottom).map(line).collect::<Vec<_>>().join("\n")
}

/// The column of text and the line a hex begins at.
fn corner(hex: Hex) -> (i32, i32) {
    (hex.q.into(), 2 * i32::from(hex.r) + i32::from(hex.q))
}

fn cell(column: &ColumnView) -> [String; 2] {
    let style = style(column.face, column.level);
    let star = if column.face.is_ascii_uppercase() { '*' } else { ' ' };
    let upper = format!("{style}  {}{star}{:<2}{style:#} ", column.face, column.level);
    let lower = format!("{style}{:^6}{style:#} ", column.at.to_string());
    [upper, lower]
}

fn empty_cell(hex: Hex) -> [String; 2] {
    let dim = Style::new().dimmed();
    [format!("{dim}{:^6}{dim:#} ", "·"), format!("{dim}{:^6}{dim:#} ", hex.to_string())]
}

/// A single face, for the market and the legend.
pub(super) fn face(letter: char, level: u8) -> String {
    let style = style(letter, level);
    format!("{style} {letter} {style:#}")
}

/// Each district has its colour, brighter with every level; plazas are set in bold on the same colour.
fn style(letter: char, level: u8) -> Style {
    let shades: [u8; 3] = match Face::from_code(letter.to_ascii_lowercase()) {
        Some(Face::House) => [25, 75, 153],
        Some(Face::Market) => [94, 220, 229],
        Some(Face::Barracks) => [124, 209, 217],
        Some(Face::Temple) => [91, 177, 219],
        Some(Face::Garden) => [22, 78, 157],
        _ => [239, 248, 254],
    };
    let step = usize::from(level.clamp(1, 3)) - 1;
    let ground = Color::Ansi256(Ansi256Color(shades[step]));
    let ink = if step == 0 { AnsiColor::BrightWhite } else { AnsiColor::Black };
    let style = Style::new().bg_color(Some(ground)).fg_color(Some(ink.into()));
    if letter.is_ascii_uppercase() { style.bold() } else { style }
}
