//! The board of Planners: the growing city with its objects, the drawn tile, and what all players have left.

mod pieces;

use std::{collections::BTreeMap, ops::RangeInclusive};

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use rynek_kernel::{Message, Seat, Turn};
use rynek_planners::{Colour, DrawnView, EndCause, Phase, Place, PlannerView, SIDE, Span, Square, View};
use rynek_words::Words;
use serde_json::Value;

use super::{Board, Part, by_its_type, pieces::Piece};

/// A square takes a gap and three characters.
const CELL: usize = 4;

/// The board of Planners.
pub struct PlannersBoard;

impl Board for PlannersBoard {
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
    let mut parts = vec![Part::map(map(view)), Part::text(legend(view, words)), Part::text(heading(view, words))];
    parts.extend(view.drawn.as_ref().map(|drawn| Part::text(rotations(view, drawn, words))));
    for seat in Seat::all(view.planners.len()) {
        parts.push(Part::text(planner(view, seat, words)));
    }
    if view.phase == Phase::Colours {
        parts.push(Part::text(colours(view, words)));
    }
    if !matches!(view.phase, Phase::Opening | Phase::Colours | Phase::Over) {
        parts.extend(seats.iter().map(|seat| Part::text(fits(*seat, &view.planners[seat.index()], words))));
    }
    parts
}

/// The final placements.
fn stage(view: &View, words: &Words) -> Option<String> {
    last_placements(view).map(|last| words.say(&last))
}

fn last_placements(view: &View) -> Option<Message> {
    let end = view.end.as_ref().filter(|_| view.phase == Phase::Final)?;
    let rounds_off = if end.cause == EndCause::Objects { "yes" } else { "no" };
    Some(Message::new("planners-board-final").with("rounds_off", rounds_off))
}

fn heading(view: &View, words: &Words) -> String {
    let stack = Message::new("planners-board-stack").with("tiles", view.unseen.len());
    words.say(&match last_placements(view) {
        Some(last) => stack.then(last),
        None => stack,
    })
}

/// The squares of the city, and the places for the drawn tile.
fn map(view: &View) -> String {
    let mut squares: BTreeMap<Square, [(char, Style); CELL]> = BTreeMap::new();
    for tile in &view.tiles {
        let letters = tile.rows.iter().flat_map(|row| row.chars());
        squares.extend(letters.enumerate().map(|(cell, letter)| (tile.at.square(cell), square(letter))));
    }
    for object in &view.objects {
        cover(&mut squares, object.span, object.colour);
    }
    if view.drawn.is_some() {
        view.places.iter().for_each(|place| mark(&mut squares, *place));
    }
    let (Some(columns), Some(rows)) = (range(squares.keys().map(|at| at.x)), range(squares.keys().map(|at| at.y)))
    else {
        return String::new();
    };
    let numbers: String = columns.clone().map(|x| format!(" {x:^3}")).collect();
    let dim = Style::new().dimmed();
    let mut lines = vec![format!("{dim}    {numbers}{dim:#}")];
    for y in rows {
        let row = columns.clone().flat_map(|x| squares.get(&Square::new(x, y)).copied().unwrap_or(BLANK));
        lines.push(format!("{dim}{y:>4}{dim:#}{}{dim}{y:>4}{dim:#}", painted(row)));
    }
    lines.push(lines[0].clone());
    lines.join("\n")
}

const BLANK: [(char, Style); CELL] = [(' ', Style::new()); CELL];

fn range(numbers: impl Iterator<Item = i8> + Clone) -> Option<RangeInclusive<i8>> {
    Some(numbers.clone().min()?..=numbers.max()?)
}

/// A row of characters; each run of one style is painted together.
fn painted(row: impl Iterator<Item = (char, Style)>) -> String {
    let mut text = String::new();
    let mut current = Style::new();
    for (letter, style) in row {
        if style != current {
            text += &format!("{current:#}{style}");
            current = style;
        }
        text.push(letter);
    }
    text + &format!("{current:#}")
}

/// A square of a tile, in the middle of its cell.
fn square(letter: char) -> [(char, Style); CELL] {
    let (shown, style) = face(letter);
    let mut cell = BLANK;
    cell[2] = (shown, style);
    cell
}

pub(super) fn face(letter: char) -> (char, Style) {
    match Colour::ALL.into_iter().find(|colour| colour.code() == letter) {
        Some(colour) => (letter, Style::new().fg_color(Some(shade(colour))).bold()),
        None if letter == '.' => ('·', Style::new().dimmed()),
        None => (letter, Style::new()),
    }
}

/// An object: one long piece in its colour, with its letter at both ends.
fn cover(squares: &mut BTreeMap<Square, [(char, Style); CELL]>, span: Span, colour: Colour) {
    let style = piece(colour);
    let flat = span.from().y == span.to().y;
    for at in span.squares() {
        let (first, last) = (at == span.from(), at == span.to());
        let middle = if first || last {
            colour.code()
        } else if flat {
            '═'
        } else {
            '║'
        };
        let (before, after) = match (flat, first, last) {
            (true, true, _) => ('[', '═'),
            (true, _, true) => ('═', ']'),
            (true, ..) => ('═', '═'),
            (false, false, false) => (' ', ' '),
            (false, ..) => ('[', ']'),
        };
        // The gap before a square belongs to an object that continues from there.
        let gap = if flat && !first { ('═', style) } else { BLANK[0] };
        squares.insert(at, [gap, (before, style), (middle, style), (after, style)]);
    }
}

/// A place for the tile: its coordinates in the middle row.
fn mark(squares: &mut BTreeMap<Square, [(char, Style); CELL]>, place: Place) {
    let dim = Style::new().dimmed();
    let text: Vec<char> = format!("{:^1$}", format!("({place})"), SIDE * CELL).chars().collect();
    for cell in 0..SIDE * SIDE {
        let mut drawn = BLANK;
        if cell / SIDE == 1 {
            let letters = &text[cell % SIDE * CELL..][..CELL];
            drawn = std::array::from_fn(|n| (letters[n], dim));
        }
        squares.insert(place.square(cell), drawn);
    }
}

/// The drawn tile in each rotation.
fn rotations(view: &View, drawn: &DrawnView, words: &Words) -> String {
    let heading = Message::new("planners-board-drawn").with("seat", view.mover.number());
    let numbers: String = (0..drawn.turned.len()).map(|rotation| format!("{rotation:>7}     ")).collect();
    let mut lines = vec![words.say(&heading), numbers.trim_end().to_owned()];
    for row in 0..SIDE {
        let letters = drawn.turned.iter().map(|rows| {
            let cells = rows[row].chars().flat_map(|letter| {
                let (shown, style) = face(letter);
                [(' ', Style::new()), (shown, style)]
            });
            format!("    {}  ", painted(cells))
        });
        lines.push(letters.collect::<String>().trim_end().to_owned());
    }
    lines.join("\n")
}

/// A player's colour, and the objects left, each in its length.
fn planner(view: &View, seat: Seat, words: &Words) -> String {
    let planner = &view.planners[seat.index()];
    let Some(colour) = planner.colour else {
        return words.say(&Message::new("planners-board-seat-without").with("seat", seat.number()));
    };
    let key = if view.turn == Turn::Player(seat) { "planners-board-seat-to-move" } else { "planners-board-seat" };
    let heading = Message::new(key)
        .with("seat", seat.number())
        .with("objects", objects(view, colour))
        .with("elements", planner.score.total);
    let style = piece(colour);
    let bar = |length: &u8| {
        let inside = "═".repeat(usize::from(*length).saturating_sub(2));
        format!("{length} {style}{0}{inside}{0}{style:#}", colour.code())
    };
    let bars: Vec<String> = planner.left.iter().map(bar).collect();
    let left = if bars.is_empty() { "–".to_owned() } else { bars.join("  ") };
    format!("{}  {left}", words.say(&heading))
}

/// What the objects of a colour are.
fn objects(view: &View, colour: Colour) -> &'static str {
    view.kinds[colour as usize].name()
}

/// The colours that can still be chosen.
fn colours(view: &View, words: &Words) -> String {
    let mut lines = vec![words.say(&Message::new("planners-board-colours").with("seat", view.mover.number()))];
    for colour in Colour::ALL {
        if view.planners.iter().all(|planner| planner.colour != Some(colour)) {
            let style = piece(colour);
            let name = Message::new("planners-board-colour").with("colour", colour.name());
            let name = words.say(&name.with("objects", objects(view, colour)));
            lines.push(format!("  take {colour:7} {style} {} {style:#} {name}", colour.code()));
        }
    }
    lines.join("\n")
}

/// Where the objects of a player fit now, by their ends, a line for each length.
fn fits(seat: Seat, planner: &PlannerView, words: &Words) -> String {
    if planner.fits.is_empty() {
        return words.say(&Message::new("planners-board-no-fit").with("seat", seat.number()));
    }
    let mut by_length: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for span in &planner.fits {
        let length = span.line().map_or(0, |(_, length)| length);
        by_length.entry(length).or_default().push(span.to_string());
    }
    let mut lines = vec![words.say(&Message::new("planners-board-fits").with("seat", seat.number()))];
    lines.extend(by_length.iter().map(|(length, spans)| format!("  {length}:  {}", spans.join(" | "))));
    lines.join("\n")
}

fn legend(view: &View, words: &Words) -> String {
    let entry = |letter: char, name: &str| {
        let (shown, style) = face(letter);
        format!("{style}{shown}{style:#} {}", words.word(&format!("planners-face-{name}")))
    };
    let mut entries: Vec<String> = Colour::ALL.map(|colour| entry(colour.code(), colour.name())).to_vec();
    entries.extend([entry('o', "hole"), entry('.', "plain")]);
    let rule = view.setup.youngest.then(|| words.word("planners-board-youngest"));
    let lines = [Some(entries.join("  ")), Some(words.word("planners-board-legend")), rule];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

fn shade(colour: Colour) -> Color {
    Color::Ansi256(Ansi256Color(match colour {
        Colour::Red => 196,
        Colour::Green => 40,
        Colour::Blue => 39,
        Colour::Yellow => 226,
    }))
}

/// The style of an object.
fn piece(colour: Colour) -> Style {
    let ink = if colour == Colour::Red { AnsiColor::BrightWhite } else { AnsiColor::Black };
    Style::new().bg_color(Some(shade(colour))).fg_color(Some(ink.into())).bold()
}
