//! Levels of play: names a person understands, each with its setting in the game's `bots.json`.

use rynek_kernel::Game;
use serde::{Deserialize, Serialize};

use crate::{ExpectimaxSettings, SearchSettings};

/// The levels, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["novice", "casual", "strong", "master"];

/// A way to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Style {
    /// One action ahead, with errors of this many points.
    Greedy {
        /// The standard deviation of the errors.
        noise: f64,
    },
    /// A tree of so many iterations a decision.
    Search {
        /// How many.
        iterations: u64,
        /// How many decisions are played on before a position is judged, if not as the game sets it for all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rollout: Option<usize>,
        /// The power of the number of rivals with which the iterations become more, if not as the game sets it for all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        crowd: Option<u32>,
        /// How many they are at most, however many rivals there are, if not as the game sets it for all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u64>,
    },
    /// Every way through the turn; the best so many of them are looked at for every roll after it.
    Expectimax {
        /// How many.
        width: usize,
        /// How many of those are followed through the next turn as well.
        #[serde(default)]
        finalists: usize,
    },
}

/// What each level of a game is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// For a first game.
    pub novice: Style,
    /// For a quiet evening.
    pub casual: Style,
    /// For people who know the game.
    pub strong: Style,
    /// The best there is.
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

/// How bots play a game; what its `bots.json` does not say is as here.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How the tree is grown.
    pub search: SearchSettings,
    /// How far turns and rolls are followed.
    pub expectimax: ExpectimaxSettings,
    /// What each level is.
    pub levels: Levels,
}

/// The settings that ship with a game.
///
/// # Panics
/// If its `bots.json` cannot be read: it is part of the program.
pub fn settings<G: Game>() -> Settings {
    serde_json::from_str(G::BOTS).unwrap_or_else(|error| panic!("bots.json of {}: {error}", G::ID))
}
