//! Boards drawn with letters and colours, from what a viewer may see.

use rynek_kernel::{Game, Seat, Texts, Viewer};
use rynek_words::Words;
use serde::de::DeserializeOwned;

/// A module here, Fluent files in `words`, and a type of view for each game.
macro_rules! boards {
    ($($game:ident: $view:ty),+ $(,)?) => {
        $(mod $game;)+

        /// What the boards say.
        pub const WORDS: &[Texts] = &[$(Texts {
            en: include_str!(concat!("../../words/", stringify!($game), ".en.ftl")),
            pl: include_str!(concat!("../../words/", stringify!($game), ".pl.ftl")),
        }),+];

        /// The games that have a board.
        #[cfg(test)]
        const IDS: &[&str] = &[$(stringify!($game)),+];

        /// The table with the boards of these seats.
        pub fn draw_seats<G: Game>(game: &G, viewer: Viewer, seats: &[Seat], words: &Words) -> String {
            let view = game.view(viewer);
            match G::ID {
                $(stringify!($game) => $game::draw(&by_its_type::<$view>(&view), seats, words),)+
                _ => unreachable!("every game has a board"),
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

/// A view by the type that its game gives it.
fn by_its_type<V: DeserializeOwned>(view: &impl serde::Serialize) -> V {
    let json = serde_json::to_value(view).expect("views are plain data");
    serde_json::from_value(json).expect("the id names the type")
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_has_a_board() {
        assert_eq!(super::IDS, rynek_catalog::IDS);
    }
}
