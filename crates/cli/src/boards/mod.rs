//! Boards in text and colours, drawn from a viewer's view.

use rynek_kernel::{Game, Seat, Texts, Viewer};
use rynek_words::Words;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::wrap::{width, wrapped};

use pieces::{Piece, beside};

mod general;
mod pieces;

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

/// What the terminal shows of a game that has a board of its own. Values have the types of that game.
trait Board {
    /// The table with the boards of these seats, for a terminal of this width.
    fn draw(&self, view: Value, seats: &[Seat], words: &Words, columns: usize) -> Vec<Part>;

    /// What a player should know about the end that comes closer: the last round, the last turns, the time left.
    fn stage(&self, _view: Value, _words: &Words) -> Option<String> {
        None
    }

    /// A part of an edition file as pieces, if it is one or has some. `place` is its path, such as `tiles.list`. For a
    /// part that the board shows, there are none.
    fn pieces(&self, _place: &str, _value: &Value, _words: &Words) -> Option<Vec<Piece>> {
        None
    }

    /// What can be typed now, if the game has its own way to say it.
    fn possible(&self, _actions: &[String]) -> Option<Vec<String>> {
        None
    }
}

/// A module here with a [`Board`], and Fluent files in `words`, for each game that has a board of its own. All other
/// games are shown by the general board.
macro_rules! boards {
    ($($game:ident: $board:ident),+ $(,)?) => {
        $(mod $game;)+

        /// The texts of the boards.
        pub const WORDS: &[Texts] = &[$(Texts(rynek_kernel::texts!("words/" $game ".{}.ftl"))),+];

        /// The games that have a board of their own.
        #[cfg(test)]
        const IDS: &[&str] = &[$(stringify!($game)),+];

        /// The board of the game with this id.
        fn board(game: &str) -> Option<&'static dyn Board> {
            match game {
                $(stringify!($game) => Some(&$game::$board),)+
                _ => None,
            }
        }
    };
}

boards! {
    polis: PolisBoard,
    rooftops: RooftopsBoard,
    boulevards: BoulevardsBoard,
    planners: PlannersBoard,
    engineer: EngineerBoard,
}

fn view_of<G: Game>(game: &G, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).expect("views are plain data")
}

/// The table with the boards of these seats, for a terminal of this width.
pub fn draw_seats<G: Game>(
    game: &G,
    viewer: Viewer,
    seats: &[Seat],
    words: &Words,
    columns: Option<usize>,
) -> Vec<Part> {
    let view = view_of(game, viewer);
    match board(G::ID) {
        Some(board) => board.draw(view, seats, words, columns.unwrap_or(WIDEST)),
        None => vec![Part::text(general::draw(G::ID, &view, words))],
    }
}

/// What a player should know about the end that comes closer: the last round, the last turns, the time left.
pub fn stage<G: Game>(game: &G, viewer: Viewer, words: &Words) -> Option<String> {
    board(G::ID)?.stage(view_of(game, viewer), words)
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
    let lines = board(G::ID)?.possible(actions)?;
    Some(lines.iter().map(|line| format!("\n  {line}")).collect())
}

/// A part of an edition file as a drawing, if the part is a piece or has pieces.
pub fn pieces(game: &str, place: &str, value: &Value, words: &Words, columns: usize) -> Option<Vec<String>> {
    Some(beside(&board(game)?.pieces(place, value, words)?, columns))
}

/// Converts a value to a type of its game.
fn by_its_type<V: DeserializeOwned>(value: Value) -> V {
    serde_json::from_value(value).expect("the id names the type")
}

#[cfg(test)]
mod tests;
