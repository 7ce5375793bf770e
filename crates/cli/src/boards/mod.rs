//! Boards in text and colours, drawn from a viewer's view.

use rynek_kernel::{Game, Seat, Texts, Viewer};
use rynek_words::Words;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::wrap::{width, wrapped};

mod general;
pub mod pieces;

/// The widest board that is drawn without a terminal.
const WIDEST: usize = 100;

/// A part of a board: a map, a market, a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub text: String,
    /// Whether its lines must not be broken, because it is a map or a table.
    pub rigid: bool,
}

impl Part {
    /// Lines that can be broken between words.
    fn text(text: impl Into<String>) -> Part {
        Part { text: text.into(), rigid: false }
    }

    /// A map or a table.
    fn map(text: impl Into<String>) -> Part {
        Part { text: text.into(), rigid: true }
    }

    /// Its lines, broken between words if they may be.
    pub fn within(&self, columns: usize) -> String {
        if self.rigid { self.text.clone() } else { wrapped(&self.text, columns) }
    }

    /// The columns that maps and tables need.
    pub fn needed(parts: &[Part]) -> Option<usize> {
        parts.iter().filter(|part| part.rigid).flat_map(|part| part.text.lines().map(width)).max()
    }
}

/// A module here, Fluent files in `words` and a type of view for each game that has a board of its own. All other games
/// are shown by the general board.
macro_rules! boards {
    ($($game:ident: $view:ty),+ $(,)?) => {
        $(mod $game;)+

        /// The texts of the boards.
        pub const WORDS: &[Texts] = &[$(Texts(rynek_kernel::texts!("words/" $game ".{}.ftl"))),+];

        /// The games that have a board of their own.
        #[cfg(test)]
        const IDS: &[&str] = &[$(stringify!($game)),+];

        /// The table with the boards of these seats, for a terminal of this width.
        pub fn draw_seats<G: Game>(
            game: &G,
            viewer: Viewer,
            seats: &[Seat],
            words: &Words,
            columns: Option<usize>,
        ) -> Vec<Part> {
            let view = serde_json::to_value(game.view(viewer)).expect("views are plain data");
            let columns = columns.unwrap_or(WIDEST);
            match G::ID {
                $(stringify!($game) => $game::draw(&by_its_type::<$view>(view), seats, words, columns),)+
                _ => vec![Part::text(general::draw(G::ID, &view, words))],
            }
        }

        /// What a player should know about the end that comes closer: the last round, the last turns, the time left.
        pub fn stage<G: Game>(game: &G, viewer: Viewer, words: &Words) -> Option<String> {
            let view = serde_json::to_value(game.view(viewer)).expect("views are plain data");
            match G::ID {
                $(stringify!($game) => $game::stage(&by_its_type::<$view>(view), words),)+
                _ => None,
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
pub fn draw<G: Game>(game: &G, viewer: Viewer, words: &Words, columns: Option<usize>) -> Vec<Part> {
    let looked_at = match viewer {
        Viewer::Seat(seat) => vec![seat],
        Viewer::Spectator => Seat::all(game.players()).collect(),
    };
    draw_seats(game, viewer, &looked_at, words, columns)
}

/// What can be typed now, in lines, if the game has its own way to say it.
pub fn possible<G: Game>(actions: &[String]) -> Option<String> {
    let lines = (G::ID == rynek_engineer::Engineer::ID).then(|| engineer::possible(actions))?;
    Some(lines.iter().map(|line| format!("\n  {line}")).collect())
}

/// Converts a view to the type of its game.
fn by_its_type<V: DeserializeOwned>(view: Value) -> V {
    serde_json::from_value(view).expect("the id names the type")
}

#[cfg(test)]
mod tests;
