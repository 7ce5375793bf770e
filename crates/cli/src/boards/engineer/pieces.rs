//! The districts, project cards and buildings of Engineer.

use anstyle::Style;
use rynek_engineer::{Resource, Stock};
use rynek_kernel::Message;
use rynek_words::Words;
use serde_json::Value;

use super::{area_style, cost};
use crate::boards::pieces::{Piece, list, text};

/// The columns of an area.
const AREA: usize = 12;

pub fn pieces(place: &str, value: &Value, words: &Words) -> Option<Vec<Piece>> {
    match place {
        "districts" => Some(list(value).flat_map(|district| sides(district, words)).collect()),
        "projects" => Some(list(value).map(|card| project(card, words)).collect()),
        "building_card.A" | "building_card.B" | "challenges.eiffel.parts" | "challenges.empire_state.parts" => {
            Some(list(value).map(|part| vec![building(part, words)]).collect())
        }
        _ => None,
    }
}

/// Its own name in the language, or the one of what ships.
fn name(kind: &str, piece: &Value, words: &Words) -> String {
    let own = piece["name"].as_object();
    let own = own.and_then(|own| own.get(words.language().code()).or_else(|| own.values().next())).map(text);
    own.unwrap_or_else(|| {
        let key = format!("engineer-{kind}-{}", text(&piece["id"]).to_lowercase());
        if words.knows(&key) { words.word(&key) } else { String::new() }
    })
}

/// Both sides of a district.
fn sides<'a>(district: &'a Value, words: &'a Words) -> impl Iterator<Item = Piece> + 'a {
    ["A", "B"].into_iter().map(move |side| {
        let areas: Vec<[String; 2]> = list(&district[side]).map(|sheet| area(sheet, words)).collect();
        let title = format!("{} {side} {}", text(&district["id"]), name("district", district, words));
        let rows = areas
            .chunks(2)
            .flat_map(|row| [0, 1].map(|line| row.iter().map(|area| area[line].clone()).collect::<Vec<_>>().join(" ")));
        [title].into_iter().chain(rows).collect()
    })
}

/// What an area gives, and its dice.
fn area(area: &Value, words: &Words) -> [String; 2] {
    let (kind, resource) = (text(&area["kind"]), text(&area["resource"]));
    let known: Vec<Resource> = resource.parse().into_iter().collect();
    let gives = match resource.as_str() {
        "" => words.word(&format!("engineer-kind-{kind}")),
        "any" => words.word("engineer-board-any"),
        resource => words.word(&format!("engineer-resource-{resource}")),
    };
    let dice: Vec<String> = list(&area["die"]).map(text).collect();
    let style = area_style(&kind, &known);
    [gives, format!("[{}]", dice.join("/"))].map(|line| format!("{style}{line:<AREA$.AREA$}{style:#}"))
}

/// The steps, the basic action, and the die with the advanced one.
fn project(card: &Value, words: &Words) -> Piece {
    let effect = |field: &str| words.word(&format!("engineer-effect-{}", text(&card[field])));
    let steps = Message::new("engineer-board-steps").with("steps", card["move"].as_u64().unwrap_or_default());
    vec![
        format!("{}  {}", text(&card["id"]), words.say(&steps)),
        effect("basic"),
        format!("[{}] {}", card["die"], effect("advanced")),
    ]
}

fn building(part: &Value, words: &Words) -> String {
    let price: Stock = serde_json::from_value(part["cost"].clone()).unwrap_or_default();
    let style = Style::new().bold();
    let bonus =
        part["bonus"].as_str().map(|bonus| words.say(&Message::new("engineer-board-bonus").with("bonus", bonus)));
    let id = text(&part["id"]);
    let line = format!(
        "{style}{id:<3}{style:#} {:<22} {}  {}",
        name("building", part, words),
        cost(price, words),
        bonus.unwrap_or_default()
    );
    line.trim_end().to_owned()
}
