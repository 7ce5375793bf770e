//! The tiles of Polis.

use rynek_words::Words;
use serde_json::Value;

use super::face;
use crate::boards::pieces::{Piece, list, text};

const BLANK: &str = "   ";

pub fn pieces(place: &str, value: &Value, _: &Words) -> Option<Vec<Piece>> {
    match place {
        "tiles" => Some(list(value).map(tile).collect()),
        "start_tile" => Some(vec![start_tile(value)]),
        _ => None,
    }
}

/// Three hexes that touch each other: the second is above the first, the third to the right of both.
fn tile(tile: &Value) -> Piece {
    let hexes: Vec<String> = text(&tile["hexes"]).chars().map(|letter| face(letter, 1)).collect();
    let hex = |n: usize| hexes.get(n).map_or(BLANK, String::as_str);
    let title = format!("{} ({}+)", tile["id"], tile["players"]);
    vec![title, hex(1).to_owned(), format!("{BLANK}{}", hex(2)), hex(0).to_owned()]
}

/// The hexes where they are. A column is half a hex lower than the one to the left of it.
fn start_tile(tile: &Value) -> Piece {
    let coordinate = |hex: &Value, n: usize| hex["at"][n].as_i64().unwrap_or_default();
    let hexes: Vec<((i64, i64), String)> = list(&tile["hexes"])
        .map(|hex| {
            let (q, r) = (coordinate(hex, 0), coordinate(hex, 1));
            ((q, 2 * r + q), text(&hex["hex"]).chars().map(|letter| face(letter, 1)).collect())
        })
        .collect();
    let span = |of: fn(&(i64, i64)) -> i64| {
        let least = hexes.iter().map(|(at, _)| of(at)).min().unwrap_or_default();
        least..=hexes.iter().map(|(at, _)| of(at)).max().unwrap_or_default()
    };
    let at = |x: i64, y: i64| hexes.iter().find(|(at, _)| *at == (x, y)).map_or(BLANK, |(_, hex)| hex);
    span(|at| at.1).map(|y| span(|at| at.0).map(|x| at(x, y)).collect()).collect()
}
