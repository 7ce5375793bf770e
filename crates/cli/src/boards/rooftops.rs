//! The board of Rooftops: the map with its towers, the market, the goals, and the stock of every player.

mod pieces;

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use rynek_kernel::{Message, Seat, Turn};
use rynek_rooftops::{
    BuildView, Colour, DeveloperView, Floors, Offer, Phase, RoofView, Shown, Site, SiteView, Trigger, View,
};
use rynek_words::Words;
use serde_json::Value;

use super::{Board, Part, by_its_type, pieces::Piece};
use crate::wrap::width;

/// The least and the most width of the map in characters.
const WIDTHS: (usize, usize) = (78, 100);
/// The height of a character, in tenths of its width, including the gap between lines.
const TALL: i32 = 27;

/// The board of Rooftops.
pub struct RooftopsBoard;

impl Board for RooftopsBoard {
    fn draw(&self, view: Value, seats: &[Seat], words: &Words, columns: usize) -> Vec<Part> {
        draw(&by_its_type(view), seats, words, columns)
    }

    fn stage(&self, view: Value, words: &Words) -> Option<String> {
        stage(&by_its_type(view), words)
    }

    fn pieces(&self, place: &str, value: &Value, words: &Words) -> Option<Vec<Piece>> {
        pieces::pieces(place, value, words)
    }
}

fn draw(view: &View, seats: &[Seat], words: &Words, columns: usize) -> Vec<Part> {
    let columns = columns.clamp(WIDTHS.0, WIDTHS.1);
    let mut parts = vec![Part::map(map(view, words, columns)), Part::text(words.word("rooftops-board-legend"))];
    parts.extend(stage(view, words).map(Part::text));
    parts.push(Part::text(goals(view, words)));
    parts.push(Part::text(market(view, words)));
    parts.extend(developers(view, seats, words, columns).map(Part::text));
    // Only the player to move has something to choose.
    if matches!(view.turn, Turn::Player(mover) if seats.contains(&mover)) {
        parts.extend(to_do(view, words).map(Part::text));
    }
    parts
}

/// The last turns.
fn stage(view: &View, words: &Words) -> Option<String> {
    let end = view.end?;
    let key = match end.trigger {
        Trigger::LastRoof => "rooftops-board-end-roof",
        Trigger::Shortage => "rooftops-board-end-shortage",
        Trigger::Standstill => "rooftops-board-end-standstill",
    };
    Some(words.say(&Message::new(key).with("seat", end.seat.number()).with("equal", if end.equal_turns { "yes" } else { "no" })))
}

/// The map as a sheet of characters, each with its style.
struct Sheet {
    rows: Vec<Vec<(char, Style)>>,
    /// The width of the drawing, and of the sheet.
    width: i32,
    columns: i32,
}

impl Sheet {
    fn new(view: &View, columns: usize) -> Sheet {
        let [width, height] = view.drawing.canvas;
        let mut sheet = Sheet { rows: Vec::new(), width: width.max(1), columns: columns as i32 };
        // A tower is drawn below the label of its site.
        let rows = sheet.at(0, height).1 + 2;
        sheet.rows = vec![vec![(' ', Style::new()); columns]; rows.clamp(1, 200) as usize];
        sheet
    }

    /// The position of a point of the drawing on the sheet.
    fn at(&self, x: i32, y: i32) -> (i32, i32) {
        (x * self.columns / self.width, y * self.columns * 10 / (self.width * TALL))
    }

    fn put(&mut self, column: i32, row: i32, letter: char, style: Style) {
        let place = self.rows.get_mut(row as usize).and_then(|row| row.get_mut(column as usize));
        if let Some(place) = place {
            *place = (letter, style);
        }
    }

    /// Writes a word centred on a point, with a gap to the streets on both sides.
    fn write(&mut self, column: i32, row: i32, word: &str, style: Style) {
        let length = word.chars().count() as i32;
        let left = column - length / 2;
        self.put(left - 1, row, ' ', Style::new());
        for (place, letter) in (left..).zip(word.chars()) {
            self.put(place, row, letter, style);
        }
        self.put(left + length, row, ' ', Style::new());
    }

    /// A street: dots from one site to another.
    fn street(&mut self, from: (i32, i32), to: (i32, i32)) {
        let steps = (to.0 - from.0).abs().max(2 * (to.1 - from.1).abs()).max(1);
        for step in (0..=steps).step_by(2) {
            let column = from.0 + (to.0 - from.0) * step / steps;
            let row = from.1 + (to.1 - from.1) * step / steps;
            self.put(column, row, '·', Style::new().dimmed());
        }
    }

    fn text(&self) -> String {
        let line = |row: &Vec<(char, Style)>| {
            let mut text = String::new();
            let mut style = Style::new();
            for (letter, next) in row {
                if *next != style {
                    text += &format!("{style:#}{next}");
                    style = *next;
                }
                text.push(*letter);
            }
            text += &format!("{style:#}");
            text.trim_end().to_owned()
        };
        let lines: Vec<String> = self.rows.iter().map(line).collect();
        lines.join("\n").trim_matches('\n').to_owned()
    }
}

/// Sites, streets and towers. A site shows its label, `~` by the lake and `^` in a park; below it the levels of its
/// tower, or a `+` where the player to move can build.
fn map(view: &View, words: &Words, columns: usize) -> String {
    let mut sheet = Sheet::new(view, columns);
    let middle = |sheet: &Sheet, site: Site| {
        let plot = view.sites.iter().find(|plot| plot.site == site);
        plot.map_or((0, 0), |plot| sheet.at(plot.x, plot.y))
    };
    for (one, other) in &view.streets {
        let (from, to) = (middle(&sheet, *one), middle(&sheet, *other));
        sheet.street(from, to);
    }
    for site in &view.sites {
        let (column, row) = sheet.at(site.x, site.y);
        let label = format!("{}{}{}", site.site, if site.lake { "~" } else { "" }, if site.park { "^" } else { "" });
        sheet.write(column, row, &label, district_style(site));
        let (tower, style) = tower(view, site, words);
        sheet.write(column, row + 1, &tower, style);
    }
    sheet.text()
}

fn tower(view: &View, site: &SiteView, words: &Words) -> (String, Style) {
    if let Some(building) = &site.building {
        let level = |roof: &Option<Seat>| roof.map_or("_".to_owned(), |seat| seat.to_string());
        let levels: String = building.roofs.iter().map(level).collect();
        // Two letters of the colour, for terminals without colours.
        let colour = words.word(&format!("rooftops-board-short-{}", building.colour));
        return (format!("{colour}{levels}"), colour_style(building.colour));
    }
    let can_build = view.builds.iter().any(|build| build.site == site.site);
    (if can_build { "+" } else { "." }.to_owned(), Style::new())
}

/// Each district has its own colour; the two grey ones are grey.
fn district_style(site: &SiteView) -> Style {
    let ink = match site.site.district().letter() {
        'A' => 252,
        'B' => 222,
        'C' => 210,
        'D' => 149,
        _ => 245,
    };
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(ink)))).bold()
}

fn colour_style(colour: Colour) -> Style {
    let (ground, ink) = match colour {
        Colour::Black => (16, AnsiColor::BrightWhite),
        Colour::White => (231, AnsiColor::Black),
        Colour::Grey => (246, AnsiColor::Black),
        Colour::Brown => (94, AnsiColor::BrightWhite),
    };
    Style::new().bg_color(Some(Color::Ansi256(Ansi256Color(ground)))).fg_color(Some(ink.into()))
}

/// A message about a colour, in that colour.
pub(super) fn painted(colour: Colour, message: Message, words: &Words) -> String {
    let style = colour_style(colour);
    format!("{style} {} {style:#}", words.say(&message.with("colour", colour.name())))
}

/// Floors as counts on their colours.
fn counts(floors: Floors, words: &Words) -> String {
    let some = Colour::ALL.into_iter().filter(|colour| floors.count(*colour) > 0);
    let counted: Vec<String> = some
        .map(|colour| {
            let message = Message::new("rooftops-board-count").with("count", floors.count(colour));
            painted(colour, message, words)
        })
        .collect();
    if counted.is_empty() { "–".to_owned() } else { counted.join(" ") }
}

fn goals(view: &View, words: &Words) -> String {
    let mut lines = vec![words.word("rooftops-board-goals")];
    for goal in &view.goals {
        let tokens: Vec<String> = goal.tokens.iter().map(u8::to_string).collect();
        let tokens = if tokens.is_empty() { "–".to_owned() } else { tokens.join(" ") };
        let name = words.word(&format!("rooftops-goal-{}", goal.goal));
        lines.push(format!("  {name}: {tokens}"));
    }
    lines.join("\n")
}

fn market(view: &View, words: &Words) -> String {
    let mut lines = vec![words.word("rooftops-board-market")];
    lines.extend(view.market.iter().map(|offer| card(view, offer, words)));
    if !view.starters.is_empty() {
        lines.push(words.word("rooftops-board-starters"));
        lines.extend(view.starters.iter().map(|offer| card(view, offer, words)));
    }
    let pile =
        Message::new("rooftops-board-pile").with("pile", view.unseen.len()).with("discards", view.discards.len());
    lines.push(format!("{} {}", words.say(&pile), counts(view.bank, words)));
    lines.join("\n")
}

fn card(view: &View, offer: &Offer, words: &Words) -> String {
    let shown = |floor: &Shown| match floor {
        Shown::Fixed(colour) => painted(*colour, Message::new("rooftops-board-floor"), words),
        Shown::Joker => format!("[{}]", words.word("rooftops-board-joker")),
    };
    let floors: Vec<String> = offer.floors.iter().map(shown).collect();
    let mut line = format!("  {:>3}  {}", offer.card.0, floors.join(" "));
    if let Some(machine) = offer.machine {
        let message = Message::new("rooftops-board-machine-steps").with("steps", machine.steps);
        line += &format!("  >> {}", painted(machine.colour, message, words));
    }
    if offer.missing > 0 {
        line += &format!("  {}", words.say(&Message::new("rooftops-board-missing").with("count", offer.missing)));
    }
    if offer.extra_turn {
        line += &format!("  {}", words.word("rooftops-board-brings-extra"));
    }
    if view.end.is_none() && is_short(offer) {
        let style = Style::new().bold();
        line += &format!("  {style}{}{style:#}", words.word("rooftops-board-begins-end"));
    }
    line
}

/// Whether a floor is missing for this card: a printed one, or one for a joker, for which there is none to choose.
fn is_short(offer: &Offer) -> bool {
    let jokers = offer.floors.iter().filter(|floor| matches!(floor, Shown::Joker)).count();
    let most = offer.choices.iter().map(|floors| usize::from(floors.total())).max();
    offer.missing > 0 || most.is_some_and(|most| most < jokers)
}

/// Every player: points, stock and tracks.
fn developers<'a>(
    view: &'a View,
    seats: &'a [Seat],
    words: &'a Words,
    columns: usize,
) -> impl Iterator<Item = String> + 'a {
    Seat::all(view.developers.len()).zip(&view.developers).map(move |(seat, developer)| {
        let bold = if seats.contains(&seat) { Style::new().bold() } else { Style::new() };
        let key = if view.turn == Turn::Player(seat) { "rooftops-board-seat-to-move" } else { "rooftops-board-seat" };
        let heading = Message::new(key)
            .with("seat", seat.number())
            .with("points", developer.score.total)
            .with("roofs", developer.roofs_left)
            .with("visible", developer.visible)
            .with("tokens", tokens(&developer.tokens));
        let tracks = tracks(view, developer, words, columns);
        format!("{bold}{}{bold:#}\n  {}\n  {tracks}", words.say(&heading), counts(developer.stock, words))
    })
}

fn tokens(tokens: &[u8]) -> String {
    let held: Vec<String> = tokens.iter().filter(|token| **token > 0).map(u8::to_string).collect();
    if held.is_empty() { "–".to_owned() } else { held.join("+") }
}

/// The four tracks: a marker on its space, and the stars. All in one line, or two by two.
fn tracks(view: &View, developer: &DeveloperView, words: &Words, columns: usize) -> String {
    let track = |colour: Colour| {
        let space = developer.tracks[colour as usize];
        let spaces = (0..view.tracks.machines.len() as u8).map(|at| match () {
            () if at == space => '#',
            () if view.tracks.stars.contains(&at) => '*',
            () => '-',
        });
        let machine = painted(colour, Message::new("rooftops-board-machine"), words);
        format!("{machine} {} {space}", spaces.collect::<String>())
    };
    let tracks = Colour::ALL.map(track);
    let line = tracks.join("  ");
    if width(&line) + 2 <= columns { line } else { tracks.chunks(2).map(|two| two.join("  ")).collect::<Vec<_>>().join("\n  ") }
}

/// The actions of the player to move, except taking a card.
fn to_do(view: &View, words: &Words) -> Option<String> {
    match view.phase {
        Phase::Start => {
            let card = view.starting_card?;
            Some(words.say(&Message::new("rooftops-board-starting").with("card", card.0)))
        }
        Phase::PutBack => Some(words.say(&Message::new("rooftops-board-put-back").with("floors", view.put_back))),
        Phase::Turn | Phase::Extra => Some(builds(view, words)),
        _ => None,
    }
}

fn builds(view: &View, words: &Words) -> String {
    let mut lines = Vec::new();
    if view.extra_turn {
        lines.push(words.word("rooftops-board-extra"));
    }
    lines.push(words.word(if view.builds.is_empty() { "rooftops-board-no-builds" } else { "rooftops-board-builds" }));
    // Builds on one site differ only in the new tower; its neighbours are the same.
    for site in view.builds.chunk_by(|one, other| one.site == other.site) {
        lines.push(site_line(site, words));
    }
    lines.join("\n")
}

fn site_line(builds: &[BuildView], words: &Words) -> String {
    let first = &builds[0];
    let own = builds.iter().map(|build| {
        let tower = painted(build.colour, Message::new("rooftops-board-tower"), words);
        format!("{tower} {}", effect(&build.roofs[0], words))
    });
    let beside = first.roofs[1..].iter().map(|roof| {
        let tower = painted(roof.machine, Message::new("rooftops-board-tower"), words);
        format!("{} {tower} {}", roof.site, effect(roof, words))
    });
    let pays = counts(first.cost - [first.colour].into_iter().collect(), words);
    let own: Vec<String> = own.collect();
    let beside: Vec<String> = beside.collect();
    format!(
        "  {:>3}  {}  {} {pays}  {} {}",
        first.site.to_string(),
        own.join(" "),
        words.word("rooftops-board-pays"),
        words.word("rooftops-board-or"),
        beside.join("  ")
    )
}

/// The bonus of a roof: steps, tokens, an extra turn.
fn effect(roof: &RoofView, words: &Words) -> String {
    let tokens: u8 = roof.tokens.iter().sum();
    let steps = Some(format!("+{}", roof.steps));
    let tokens = (tokens > 0).then(|| words.say(&Message::new("rooftops-board-token").with("tokens", tokens)));
    let extra = roof.extra_turn.then(|| words.word("rooftops-board-brings-extra"));
    [steps, tokens, extra].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
