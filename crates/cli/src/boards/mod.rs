//! Boards drawn with letters and colours, from what a viewer may see.

mod polis;

use rynek_kernel::{Game, Seat, Texts, Viewer};
use rynek_words::Words;
use serde::de::DeserializeOwned;

/// What the board of Polis says.
pub const POLIS_WORDS: Texts =
    Texts { en: include_str!("../../words/polis.en.ftl"), pl: include_str!("../../words/polis.pl.ftl") };

/// The whole table as one viewer sees it.
pub fn draw<G: Game>(game: &G, viewer: Viewer, words: &Words) -> String {
    let looked_at = match viewer {
        Viewer::Seat(seat) => vec![seat],
        Viewer::Spectator => Seat::all(game.players()).collect(),
    };
    draw_seats(game, viewer, &looked_at, words)
}

/// The table with the boards of these seats.
pub fn draw_seats<G: Game>(game: &G, viewer: Viewer, seats: &[Seat], words: &Words) -> String {
    let view = game.view(viewer);
    match G::ID {
        rynek_polis::Polis::ID => polis::draw(&same(&view), seats, words),
        // Every game of the catalog has a board; a test sees to that.
        _ => serde_json::to_string_pretty(&view).unwrap_or_default(),
    }
}

/// Whether a game has a board of its own.
#[cfg(test)]
fn has_board(id: &str) -> bool {
    id == rynek_polis::Polis::ID
}

/// A view by the type that its game gives it.
fn same<V: DeserializeOwned>(view: &impl serde::Serialize) -> V {
    let json = serde_json::to_value(view).expect("views are plain data");
    serde_json::from_value(json).expect("the id names the type")
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_has_a_board() {
        assert!(rynek_catalog::IDS.iter().all(|id| super::has_board(id)));
    }
}
