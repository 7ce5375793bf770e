//! The pieces of an edition, drawn from its file: tiles, cards, tracks, districts, buildings.

use serde_json::Value;

use crate::wrap::width;

/// A piece, in lines.
pub type Piece = Vec<String>;

/// The columns between two pieces.
const GAP: usize = 3;

/// Pieces side by side, as many as fit.
pub fn beside(pieces: &[Piece], columns: usize) -> Vec<String> {
    let wide = pieces.iter().flatten().map(|line| width(line)).max().unwrap_or_default();
    let in_row = ((columns + GAP) / (wide + GAP)).max(1);
    let row = |pieces: &[Piece]| {
        let high = pieces.iter().map(Vec::len).max().unwrap_or_default();
        let line = |n: usize| {
            let cell = |piece: &Piece| {
                let text = piece.get(n).map_or("", String::as_str);
                format!("{text}{}", " ".repeat(wide - width(text) + GAP))
            };
            pieces.iter().map(cell).collect::<String>().trim_end().to_owned()
        };
        (0..high).map(line).collect::<Vec<_>>()
    };
    let mut lines: Vec<String> = Vec::new();
    for pieces in pieces.chunks(in_row) {
        // A line between rows of pieces, but not in a list of pieces that have one line each.
        if !lines.is_empty() && pieces.iter().any(|piece| piece.len() > 1) {
            lines.push(String::new());
        }
        lines.extend(row(pieces));
    }
    lines
}

/// The members of a list.
pub fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A name or a number.
pub fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| if value.is_null() { String::new() } else { value.to_string() }, str::to_owned)
}

/// Numbers in boxes: the spaces of a track.
pub fn boxes(values: &Value) -> String {
    list(values).map(|value| format!("[{value}]")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_side_by_side_as_long_as_there_is_room() {
        let piece = |name: &str| vec![name.to_owned(), "ab".to_owned()];
        let pieces = [piece("1"), piece("2"), piece("3")];
        assert_eq!(beside(&pieces, 7), ["1    2", "ab   ab", "", "3", "ab"]);
        assert_eq!(beside(&pieces, 1).len(), 8, "one below another");
        assert_eq!(beside(&[vec!["a".to_owned()], vec!["b".to_owned()]], 1), ["a", "b"]);
    }
}
