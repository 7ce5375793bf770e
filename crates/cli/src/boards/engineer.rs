//! The board of Engineer: the time track and the phases, the four districts, dice, the company, projects and buildings.

mod pieces;

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use rynek_engineer::{AreaView, BuildingView, DistrictSide, ProjectView, Resource, Step, Stock, View};
use rynek_kernel::{Arg, Message, Seat, Turn};
use rynek_words::Words;
use serde_json::Value;

use super::{Board, Part, by_its_type, pieces::Piece};

/// The width of an area on the map.
const CELL: usize = 15;
/// Areas in a row of the map.
const COLUMNS: usize = 4;
/// The width of a building's name, and of a project's effect.
const NAME: usize = 22;
const ACTION: usize = 34;

/// The board of Engineer.
pub struct EngineerBoard;

impl Board for EngineerBoard {
    fn draw(&self, view: Value, _seats: &[Seat], words: &Words, _columns: usize) -> Vec<Part> {
        draw(&by_its_type(view), words)
    }

    fn pieces(&self, place: &str, value: &Value, words: &Words) -> Option<Vec<Piece>> {
        pieces::pieces(place, value, words)
    }

    fn possible(&self, actions: &[String]) -> Option<Vec<String>> {
        Some(possible(actions))
    }
}

fn draw(view: &View, words: &Words) -> Vec<Part> {
    let mut parts: Vec<Part> =
        [heading(view, words), time(view, words), phases(view, words)].map(Part::text).into_iter().collect();
    parts.push(Part::map(map(view, words)));
    if !view.areas.is_empty() {
        parts.push(Part::text(words.word("engineer-board-legend")));
    }
    let rest = [dice(view, words), company(view, words), projects(view, words), buildings(view, words)];
    parts.extend(rest.map(Part::text));
    if matches!(view.turn, Turn::Player(_)) {
        parts.push(Part::text(words.word(to_do(view))));
    }
    parts
}

/// The possible actions, one line for each form; the words that can stand in a place are joined by bars. A card has one
/// line: the areas that it leads to and what it can do there.
pub fn possible(actions: &[String]) -> Vec<String> {
    let mut forms: Vec<(String, Vec<Vec<String>>)> = Vec::new();
    for action in actions {
        let words = columns(action);
        let form = form(&words);
        let at = forms.iter().position(|(known, _)| *known == form).unwrap_or_else(|| {
            forms.push((form, vec![Vec::new(); words.len()]));
            forms.len() - 1
        });
        for (column, word) in forms[at].1.iter_mut().zip(words) {
            if !column.contains(&word) {
                column.push(word);
            }
        }
    }
    let line = |columns: Vec<Vec<String>>| columns.iter().map(|words| words.join("|")).collect::<Vec<_>>().join(" ");
    forms.into_iter().map(|(_, columns)| line(columns)).collect()
}

/// The words of an action. What a card does is one word, with dots if more must be typed.
fn columns(action: &str) -> Vec<String> {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        [card, area, deed, more @ ..] if card.starts_with('P') => {
            let deed = if more.is_empty() { (*deed).to_owned() } else { format!("{deed}…") };
            vec![(*card).to_owned(), (*area).to_owned(), deed]
        }
        words => words.iter().map(|word| (*word).to_owned()).collect(),
    }
}

/// Actions of one form have the same first word, equally many words, and dice, bonuses and sales in the same places.
fn form(words: &[String]) -> String {
    let kind = |word: &String| if word == "sell" { 's' } else if word.contains('>') { '>' } else { '.' };
    let second = words.get(1).filter(|_| words[0] == "bonus").map_or("", String::as_str);
    words[0].clone() + second + &words.iter().map(kind).collect::<String>()
}

fn heading(view: &View, words: &Words) -> String {
    let built = view.built_before + view.buildings.iter().filter(|building| building.built).count() as u8;
    words.say(&Message::new("engineer-board-heading").with("mode", view.setup.mode.name()).with("built", built))
}

/// The time track from the marker's start down to 0; the marker is in brackets.
fn time(view: &View, words: &Words) -> String {
    let number = |number: u8| {
        if number == view.time {
            let style = Style::new().bold().invert();
            format!("{style}[{number}]{style:#}")
        } else if number > view.time {
            let style = Style::new().dimmed();
            format!("{style}{number}{style:#}")
        } else {
            number.to_string()
        }
    };
    let track: Vec<String> = (0..=view.time_at_start).rev().map(number).collect();
    let halted = if view.halted { words.word("engineer-board-halted") } else { String::new() };
    format!("{}  {}  {halted}", words.word("engineer-board-time"), track.join(" ")).trim_end().to_owned()
}

/// The phases of a round as a path, with the current one marked.
fn phases(view: &View, words: &Words) -> String {
    let now = match view.step {
        Step::Roll | Step::SetDice | Step::Keep | Step::Extra => Some(0),
        Step::Project | Step::CardBonus => Some(1),
        Step::Invest | Step::AreaBonus => Some(2),
        _ => None,
    };
    let names = [
        "engineer-board-phase-preparation",
        "engineer-board-phase-project",
        "engineer-board-phase-investment",
        "engineer-board-phase-end",
    ];
    let phase = |(n, key): (usize, &&str)| {
        let name = words.word(key);
        let style = Style::new().bold().invert();
        if now == Some(n) { format!("{style}[{name}]{style:#}") } else { format!(" {name} ") }
    };
    let path: Vec<String> = names.iter().enumerate().map(phase).collect();
    let step = words.say(&Message::new("engineer-board-step").with("step", view.step.name()));
    format!("{}  {step}", path.join(">"))
}

/// The districts: for every area its yield, its dice, its token and the engineer.
fn map(view: &View, words: &Words) -> String {
    if view.areas.is_empty() {
        return words.word("engineer-board-no-map");
    }
    let columns: String = ('a'..='d').map(|column| between(column == 'c', &format!("{column:<CELL$}"))).collect();
    let mut lines = vec![format!("     {}", columns.trim_end())];
    for (row, areas) in view.areas.chunks(COLUMNS).enumerate() {
        if row % 2 == 0 {
            lines.push(districts(view, row, words));
        }
        let cells: Vec<[String; 2]> = areas.iter().map(|area| cell(view, area, words)).collect();
        for (n, margin) in [(0, format!("{:>3}  ", row + 1)), (1, "     ".to_owned())] {
            let line: String = cells.iter().enumerate().map(|(column, cell)| between(column == 2, &cell[n])).collect();
            lines.push(margin + line.trim_end());
        }
    }
    lines.join("\n")
}

/// A bar before the eastern districts.
fn between(bar: bool, text: &str) -> String {
    if bar { format!("| {text}") } else { text.to_owned() }
}

/// The names of the two districts that begin in this row.
fn districts(view: &View, row: usize, words: &Words) -> String {
    let name = |n: usize| {
        let Some(district) = view.districts.get(row + n) else { return String::new() };
        let side = if district.side == DistrictSide::A { "A" } else { "B" };
        let name = Message::new("engineer-board-district")
            .with("card", district.district.to_string())
            .with("district", district.name.clone())
            .with("side", side);
        let width = 2 * CELL;
        format!("{:<width$}", words.say(&name))
    };
    let style = Style::new().underline();
    format!("     {style}{}| {}{style:#}", name(0), name(1))
}

fn cell(view: &View, area: &AreaView, words: &Words) -> [String; 2] {
    let style = style(area);
    let gives = match area.resources.as_slice() {
        [] => words.word(&format!("engineer-kind-{}", area.kind)),
        [one] => words.word(&format!("engineer-resource-{one}")),
        _ => words.word("engineer-board-any"),
    };
    let dice: Vec<String> = area.dice.iter().map(u8::to_string).collect();
    let token = if area.token { " ●" } else { "" };
    let engineer = if view.engineer == Some(area.area) { " <E>" } else { "" };
    let below = format!("[{}]{token}{engineer}", dice.join("/"));
    let width = CELL - 1;
    [gives, below].map(|text| format!("{style}{text:<width$.width$}{style:#} "))
}

/// Each kind of area has its colour; an area with a token is closed, and pale.
fn style(area: &AreaView) -> Style {
    if area.token { Style::new().dimmed() } else { area_style(&area.kind, &area.resources) }
}

pub(super) fn area_style(kind: &str, resources: &[Resource]) -> Style {
    let ground = match (kind, resources) {
        ("trade", _) => 24,
        ("residential", _) => 88,
        (_, [Resource::Wood]) => 58,
        (_, [Resource::Coal]) => 236,
        (_, [Resource::Steel]) => 60,
        _ => 239,
    };
    Style::new().bg_color(Some(Color::Ansi256(Ansi256Color(ground)))).fg_color(Some(AnsiColor::BrightWhite.into()))
}

fn dice(view: &View, words: &Words) -> String {
    let shown: Vec<String> = view.active_dice.iter().map(|die| format!("[{die}]")).collect();
    let key = if view.step == Step::Keep { "engineer-board-rolled" } else { "engineer-board-dice" };
    let dice = if shown.is_empty() { "–".to_owned() } else { shown.join(" ") };
    words.say(&Message::new(key).with("dice", dice).with("activated", view.activated_dice))
}

/// The company's resources as tracks, and its tokens.
fn company(view: &View, words: &Words) -> String {
    let track = |name: String, count: u8, most: u8| {
        let boxes: String = (1..=most).map(|place| if place <= count { '■' } else { '□' }).collect();
        format!("{name} {boxes} {count}")
    };
    let mut tracks: Vec<String> = Resource::ALL
        .into_iter()
        .map(|resource| {
            let name = words.word(&format!("engineer-resource-{resource}"));
            track(name, view.stock.count(resource), view.limits.resource)
        })
        .collect();
    tracks.push(track("$".to_owned(), view.stock.money, view.limits.money));
    let pool = words.say(&Message::new("engineer-board-pool").with("tokens", view.pool));
    format!("{}   {pool}", tracks.join("   "))
}

fn projects(view: &View, words: &Words) -> String {
    let mut lines = vec![words.word("engineer-board-projects")];
    let line = |card: &ProjectView| {
        let basic = words.word(&format!("engineer-effect-{}", card.basic.name()));
        let advanced = words.word(&format!("engineer-effect-{}", card.advanced.name()));
        let steps = words.say(&Message::new("engineer-board-steps").with("steps", card.steps));
        let style = if view.active_dice.contains(&card.die) { Style::new().bold() } else { Style::new() };
        format!("  {}  {steps:<8} {basic:<ACTION$} {style}[{}] {advanced}{style:#}", card.project, card.die)
    };
    lines.extend(view.projects.iter().filter(|card| card.in_hand).map(line));
    let gone: Vec<String> =
        view.projects.iter().filter(|card| !card.in_hand).map(|card| card.project.to_string()).collect();
    if !gone.is_empty() {
        lines.push(words.say(&Message::new("engineer-board-discarded").with("cards", Arg::list(gone))));
    }
    lines.join("\n")
}

fn buildings(view: &View, words: &Words) -> String {
    let title = match &view.challenge {
        Some(name) => Message::new("engineer-board-challenge").with("challenge", name.clone()),
        None => Message::new("engineer-board-buildings").with("side", view.card.name()),
    };
    let mut lines = vec![words.say(&title)];
    lines.extend(view.buildings.iter().map(|building| building_line(building, words)));
    lines.join("\n")
}

fn building_line(building: &BuildingView, words: &Words) -> String {
    let state = if building.built {
        words.word("engineer-board-built")
    } else if !building.next {
        words.word("engineer-board-later")
    } else if building.payable {
        words.word("engineer-board-payable")
    } else {
        String::new()
    };
    let bonus = building.bonus.map_or(String::new(), |bonus| {
        words.say(&Message::new("engineer-board-bonus").with("bonus", bonus.name()))
    });
    let mark = if building.built { "●" } else { " " };
    let style = if building.built { Style::new().dimmed() } else { Style::new() };
    let name = words.say(&Message::new("engineer-board-building").with("building", building.name.clone()));
    let text = format!("  {mark} {}  {name:<NAME$} {}  {state} {bonus}", building.building, cost(building.cost, words));
    format!("{style}{}{style:#}", text.trim_end())
}

/// The cost of a building: every resource in its own column.
pub(super) fn cost(cost: Stock, words: &Words) -> String {
    let mut parts: Vec<String> = Resource::ALL
        .into_iter()
        .map(|resource| {
            let count = cost.count(resource);
            let name = words.word(&format!("engineer-resource-{resource}"));
            let width = name.chars().count() + 2;
            let text = if count == 0 { String::new() } else { format!("{name} {count}") };
            format!("{text:<width$}")
        })
        .collect();
    parts.push(if cost.money == 0 { "   ".to_owned() } else { format!("$ {}", cost.money) });
    parts.join("  ")
}

/// What is to be done.
fn to_do(view: &View) -> &'static str {
    match view.step {
        Step::Layout => "engineer-board-do-layout",
        Step::Start => "engineer-board-do-start",
        Step::SetDice => "engineer-board-do-set",
        Step::Keep => "engineer-board-do-keep",
        Step::Extra => "engineer-board-do-clear",
        Step::CardBonus | Step::AreaBonus => "engineer-board-do-bonus",
        Step::Invest => match kind_here(view) {
            "trade" => "engineer-board-do-invest-trade",
            "residential" => "engineer-board-do-invest-residential",
            _ => "engineer-board-do-invest-resource",
        },
        _ => "engineer-board-do-project",
    }
}

/// The kind of the area that the engineer is in.
fn kind_here(view: &View) -> &str {
    let here = view.areas.iter().find(|area| view.engineer == Some(area.area));
    here.map_or("", |area| area.kind.as_str())
}
