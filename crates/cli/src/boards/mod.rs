//! Boards in text and colours, drawn from a viewer's view.

use rynek_kernel::{Game, Seat, Texts, Viewer};
use rynek_words::Words;
use serde::de::DeserializeOwned;
use serde_json::Value;

mod general;

/// A module here, Fluent files in `words` and a type of view for each game that has a board of its own. All other games
/// are shown by the general board.
macro_rules! boards {
    ($($game:ident: $view:ty),+ $(,)?) => {
        $(mod $game;)+

        /// The texts of the boards.
        pub const WORDS: &[Texts] = &[$(Texts {
            en: include_str!(concat!("../../words/", stringify!($game), ".en.ftl")),
            pl: include_str!(concat!("../../words/", stringify!($game), ".pl.ftl")),
        }),+];

        /// The games that have a board of their own.
        #[cfg(test)]
        const IDS: &[&str] = &[$(stringify!($game)),+];

        /// The table with the boards of these seats.
        pub fn draw_seats<G: Game>(game: &G, viewer: Viewer, seats: &[Seat], words: &Words) -> String {
            let view = serde_json::to_value(game.view(viewer)).expect("views are plain data");
            match G::ID {
                $(stringify!($game) => $game::draw(&by_its_type::<$view>(view), seats, words),)+
                _ => general::draw(G::ID, &view, words),
            }
        }
    };
}

boards! {
    polis: rynek_polis::View,
    rooftops: rynek_rooftops::View,
    boulevards: rynek_boulevards::View,
    planners: rynek_planners::View,
    engineer: rynek_engineer::View,
}

/// The whole table as one viewer sees it.
pub fn draw<G: Game>(game: &G, viewer: Viewer, words: &Words) -> String {
    let looked_at = match viewer {
        Viewer::Seat(seat) => vec![seat],
        Viewer::Spectator => Seat::all(game.players()).collect(),
    };
    draw_seats(game, viewer, &looked_at, words)
}

/// Converts a view to the type of its game.
fn by_its_type<V: DeserializeOwned>(view: Value) -> V {
    serde_json::from_value(view).expect("the id names the type")
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_board_has_a_game() {
        assert!(super::IDS.iter().all(|id| rynek_catalog::IDS.contains(id)));
    }
}
