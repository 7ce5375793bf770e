//! The numbers by which bots judge a position.

use serde::{Deserialize, Serialize};

/// A weight at the end of the game, in the middle, and at the start. In between it is interpolated.
pub type Staged = [f64; 3];

/// The weights of Rooftops, in millions unless said otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The average cost of a build in floors, to estimate the length of the game.
    pub build_floors: f64,
    /// The average number of floors on a card, for the same estimate.
    pub card_floors: f64,
    /// The turns left to each player in the middle of the game and at its start.
    pub turns: [f64; 2],
    /// What is still to come for all players.
    pub to_come: Staged,
    /// Each build that a player will make before the end.
    pub build_to_come: Staged,
    /// Each million on the machine tracks, in addition to the million itself.
    pub machines: Staged,
    /// A full track, in addition to its millions; a half-full one counts for a quarter.
    pub full_track: Staged,
    /// Each space of the rearmost marker.
    pub rearmost: Staged,
    /// Each step that the markers lack to the next star column.
    pub star_gap: Staged,
    /// An extra turn that waits.
    pub extra_turn: Staged,
    /// Being the player to move.
    pub to_move: Staged,
    /// A roof on top that can no longer be covered.
    pub safe_roof: Staged,
    /// A roof on top that can be covered from one, from two, or from more sites.
    pub exposed_roof: [Staged; 3],
    /// The first floor of a colour in stock, the second, and so on.
    pub floors: [Staged; 4],
    /// Each million of the best build that the stock pays for.
    pub best_build: Staged,
    /// Each million of the best build on another site.
    pub second_build: Staged,
    /// Each million that the best build would be better with one more floor, and with two more.
    pub lacking_build: [Staged; 2],
    /// Being unable to build.
    pub stuck: Staged,
    /// The share of its token that a goal is worth when it lacks one roof, two, and so on.
    pub goal: [Staged; 5],
    /// The odds of reaching a goal before a rival who lacks three roofs more, two more, and so on to three fewer.
    pub race: [f64; 7],
    /// What an extra turn adds to the build that gives it.
    pub build_star: f64,
    /// The share of its token that a roof adds to a build when it is the last one that the goal lacks, the second to
    /// last, and so on.
    pub build_goal: [f64; 5],
    /// The usual difference between the lead at the end and the expected lead, in points.
    pub doubt: Staged,
}

/// The progress of the game, as shares of the three stages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage([f64; 3]);

impl Stage {
    /// The stage with this many turns left to each player.
    pub(crate) fn with_turns(turns: f64, weights: &Weights) -> Stage {
        let [middle, start] = weights.turns;
        let late = (turns / middle).clamp(0.0, 1.0);
        let early = ((turns - middle) / (start - middle)).clamp(0.0, 1.0);
        Stage([1.0 - late, late - early, early])
    }

    /// A weight at this stage.
    #[inline]
    pub(crate) fn of(&self, staged: &Staged) -> f64 {
        self.0[0] * staged[0] + self.0[1] * staged[1] + self.0[2] * staged[2]
    }
}
