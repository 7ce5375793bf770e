//! Levels of play for people. The game's `bots.json` says what each of them is.

use rynek_kernel::Game;
use serde::{Deserialize, Serialize};

use crate::{ExpectimaxSettings, SearchSettings};

/// The levels, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["novice", "casual", "strong", "master"];

/// A way to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Style {
    /// Looks one action ahead, with errors.
    Greedy {
        /// The standard deviation of the errors, in points.
        noise: f64,
    },
    /// Searches a tree.
    Search {
        /// The iterations of a decision.
        iterations: u64,
        /// The decisions played before a position is evaluated, if not the game's default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rollout: Option<usize>,
        /// The power of the number of rivals with which iterations grow, if not the game's default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        crowd: Option<u32>,
        /// The most iterations, whatever the number of rivals, if not the game's default.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u64>,
    },
    /// Looks at every way through the turn, and at every roll after the best of them.
    Expectimax {
        /// The number of ways whose rolls are followed.
        width: usize,
        /// The number of those that are followed through the next turn as well.
        #[serde(default)]
        finalists: usize,
    },
}

/// The levels of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// For a first game.
    pub novice: Style,
    /// For casual players.
    pub casual: Style,
    /// For experienced players.
    pub strong: Style,
    /// As strong as possible.
    pub master: Style,
}

impl Default for Levels {
    fn default() -> Levels {
        Levels {
            novice: Style::Greedy { noise: 6.0 },
            casual: Style::Greedy { noise: 2.0 },
            strong: Style::Search { iterations: 200, rollout: None, crowd: None, most: None },
            master: Style::Search { iterations: 1000, rollout: None, crowd: None, most: None },
        }
    }
}

/// The settings of bots for a game. What its `bots.json` leaves out has these defaults.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Settings of the tree search.
    pub search: SearchSettings,
    /// Settings of the expectimax search.
    pub expectimax: ExpectimaxSettings,
    /// The levels.
    pub levels: Levels,
}

/// The settings that ship with a game.
///
/// # Panics
/// If its `bots.json` cannot be parsed: it is part of the program.
pub fn settings<G: Game>() -> Settings {
    rynek_kernel::json::read_text(G::BOTS).unwrap_or_else(|error| panic!("bots.json of {}: {error}", G::ID))
}
