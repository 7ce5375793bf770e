//! The tiles of Planners.

use serde_json::Value;

use super::{Piece, list, text};
use crate::boards::planners::face;

pub fn pieces(place: &str, value: &Value) -> Option<Vec<Piece>> {
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
