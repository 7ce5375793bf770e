//! How often each seat wins when equally strong bots play.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The results of games between equally strong bots at one kind of table.
///
/// ```
/// for figures in rynek_catalog::seat_figures("polis") {
///     assert_eq!(figures.seats.len(), figures.players());
/// }
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatFigures {
    /// The game's id.
    pub game: String,
    /// The options of the tables; the others had their defaults.
    pub options: Map<String, Value>,
    /// The bot in every seat.
    pub bot: String,
    /// How many games were played.
    pub games: u64,
    /// The commit of the program that played them.
    pub commit: String,
    /// The wins of each seat.
    pub seats: Vec<SeatShare>,
}

/// The share of games that a seat won, with its 95 % interval. A shared win counts in parts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatShare {
    /// The share.
    pub wins: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl SeatFigures {
    /// The number of players.
    pub fn players(&self) -> usize {
        self.seats.len()
    }
}

/// All figures that were measured. `make seats` writes the file.
static MEASURED: LazyLock<Vec<SeatFigures>> =
    LazyLock::new(|| rynek_kernel::json::read_text(include_str!("../seats.json")).expect("a test reads the file"));

/// What was measured for a game, in the order of the number of players.
pub fn seat_figures(game: &str) -> impl Iterator<Item = &'static SeatFigures> {
    MEASURED.iter().filter(move |figures| figures.game == game)
}
