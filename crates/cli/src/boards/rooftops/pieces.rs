//! The cards and tracks of Rooftops.

use rynek_kernel::Message;
use rynek_rooftops::Colour;
use rynek_words::Words;
use serde_json::Value;

use super::painted;
use crate::boards::pieces::{Piece, boxes, list, text};

/// The most floors of a card.
const HIGHEST: usize = 4;

pub fn pieces(place: &str, value: &Value, words: &Words) -> Option<Vec<Piece>> {
    match place {
        "supply_cards" => Some(list(value).map(|card| drawn_card(card, words)).collect()),
        "player_board.machine_tracks" => Some(vec![vec![machine_track(value)]]),
        "player_board.cone_track" => Some(vec![vec![boxes(&value["value_by_visible_roofs"])]]),
        // The map is drawn with the board.
        _ if place.starts_with("boards.") && !place.ends_with(".players") && place.matches('.').count() > 1 => {
            Some(Vec::new())
        }
        _ => None,
    }
}

fn colour(value: &Value) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| value.as_str() == Some(colour.name()))
}

/// The number, the floors as they stand on each other, and the machine.
fn drawn_card(card: &Value, words: &Words) -> Piece {
    let floor = |floor: &Value| match colour(floor) {
        Some(colour) => painted(colour, Message::new("rooftops-board-floor"), words),
        None => format!("[{}]", words.word("rooftops-board-joker")),
    };
    let mut floors: Vec<String> = list(&card["floors_bottom_to_top"]).map(floor).collect();
    floors.resize(HIGHEST.max(floors.len()), String::new());
    let machine = colour(&card["machine"]["color"]).map(|colour| {
        let steps = card["machine"]["steps"].as_u64().unwrap_or_default();
        painted(colour, Message::new("rooftops-board-machine-steps").with("steps", steps), words)
    });
    let floors = floors.into_iter().rev();
    let machine = machine.map(|machine| format!(">> {machine}")).unwrap_or_default();
    [text(&card["id"])].into_iter().chain(floors).chain([machine]).collect()
}

/// The millions of each space; a star after a space is a star column.
fn machine_track(tracks: &Value) -> String {
    let stars: Vec<usize> = list(&tracks["star_positions"]).filter_map(|star| Some(star.as_u64()? as usize)).collect();
    let space = |(n, value): (usize, &Value)| format!("[{value}]{}", if stars.contains(&n) { "*" } else { "" });
    list(&tracks["value_by_position"]).enumerate().map(space).collect::<Vec<_>>().join(" ")
}
