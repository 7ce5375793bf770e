//! The tiles of Planners.

use rynek_words::Words;
use serde_json::Value;

use super::face;
use crate::boards::pieces::{Piece, list, text};

pub fn pieces(place: &str, value: &Value, _: &Words) -> Option<Vec<Piece>> {
    (place == "tiles.list").then(|| list(value).map(tile).collect())
}

fn tile(tile: &Value) -> Piece {
    let row = |row: &Value| {
        let square = |letter: char| {
            let (shown, style) = face(letter);
            format!("{style}{shown}{style:#}")
        };
        text(row).chars().map(square).collect::<Vec<_>>().join(" ")
    };
    [text(&tile["id"])].into_iter().chain(list(&tile["rows"]).map(row)).collect()
}
