//! Levels of play for people. The game's `bots.json` says what each of them is.

use std::collections::BTreeMap;

use rynek_kernel::Game;
use serde::{Deserialize, Serialize};

use crate::{ExpectimaxSettings, SearchSettings, characters::Taste};

/// The levels, from the weakest to the strongest.
pub const LEVELS: [&str; 7] = ["beginner", "novice", "casual", "skilled", "strong", "expert", "master"];

/// The level that plays where none is named, or one that is not known.
pub const USUAL: &str = LEVELS[2];

/// How far a bot looks ahead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Lookahead {
    /// One action, with errors.
    Greedy(Errors),
    /// A tree of actions.
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
    /// Every way through the turn, and every roll after the best of them.
    Expectimax {
        /// The number of ways whose rolls are followed.
        width: usize,
        /// The number of those that are followed through the next turn as well.
        #[serde(default)]
        finalists: usize,
    },
}

/// How a bot errs that looks one action ahead.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Errors {
    /// The standard deviation of the errors that are drawn anew for each decision, in points.
    pub noise: f64,
    /// The standard deviation of the errors about a part of an action, such as a tile or a place, in points. They stay
    /// the same for a whole game.
    pub misjudge: f64,
    /// The weight of the points that an action gives immediately, from 0 to 1; the rest is the weight of the evaluation.
    pub short: f64,
}

impl Errors {
    /// Whether there are none.
    pub(crate) fn are_none(&self) -> bool {
        *self == Errors::default()
    }
}

/// A way to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Style {
    /// How far it looks ahead.
    pub think: Lookahead,
    /// The share of the legal actions that it overlooks in a decision, from 0 to 1. One is always seen.
    #[serde(default)]
    pub overlook: f64,
    /// How much it follows the taste of one of the game's characters, from 0 (not at all) to 1 (fully), or more.
    #[serde(default)]
    pub lean: f64,
}

impl Style {
    /// A style without oversights and tastes.
    pub const fn sober(think: Lookahead) -> Style {
        Style { think, overlook: 0.0, lean: 0.0 }
    }

    /// One action ahead, with errors of this many points that are drawn anew for each decision.
    pub const fn noisy(noise: f64) -> Style {
        Style::sober(Lookahead::Greedy(Errors { noise, misjudge: 0.0, short: 0.0 }))
    }

    /// A search with this many iterations against one rival.
    pub const fn searching(iterations: u64) -> Style {
        Style::sober(Lookahead::Search { iterations, rollout: None, crowd: None, most: None })
    }
}

/// The styles of all levels of a game, in the order of [`LEVELS`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, Style>", into = "BTreeMap<String, Style>")]
pub struct Levels([Style; LEVELS.len()]);

impl Levels {
    /// The style of a level; `None` if there is no such level.
    pub fn style(&self, level: &str) -> Option<&Style> {
        Some(&self.0[LEVELS.iter().position(|known| *known == level)?])
    }

    /// The same with another style for a level, if there is such a level.
    pub fn with(mut self, level: &str, style: Style) -> Levels {
        if let Some(place) = LEVELS.iter().position(|known| *known == level) {
            self.0[place] = style;
        }
        self
    }
}

impl TryFrom<BTreeMap<String, Style>> for Levels {
    type Error = String;

    fn try_from(mut styles: BTreeMap<String, Style>) -> Result<Levels, String> {
        let mut found = Vec::new();
        for level in LEVELS {
            found.push(styles.remove(level).ok_or_else(|| format!("the level {level} is missing"))?);
        }
        if let Some(unknown) = styles.keys().next() {
            return Err(format!("no level {unknown}: known are {}", LEVELS.join(", ")));
        }
        Ok(Levels(found.try_into().expect("one for each level")))
    }
}

impl From<Levels> for BTreeMap<String, Style> {
    fn from(levels: Levels) -> BTreeMap<String, Style> {
        LEVELS.map(str::to_owned).into_iter().zip(levels.0).collect()
    }
}

impl Default for Levels {
    fn default() -> Levels {
        Levels([
            Style::noisy(9.0),
            Style::noisy(6.0),
            Style::noisy(3.0),
            Style::noisy(1.0),
            Style::searching(40),
            Style::searching(200),
            Style::searching(1000),
        ])
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
    /// The characters that levels lean to, by name. Which one a bot has is drawn once for each game and seat.
    pub characters: BTreeMap<String, Taste>,
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
