//! The numbers by which bots judge a position.

use serde::{Deserialize, Serialize};

/// The weights of Boulevards, from `bots.json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The number of open lots on the shortest way to the end with which half of all open lots will be built on.
    pub haste: f64,
    /// How likely the lots of a street are to be built on if no player gains by it, with 1 to 4 open lots.
    pub readiness: [f64; 4],
    /// How much more likely for every 10 million that the street would pay the builder more than the rivals.
    pub interest: [f64; 4],
    /// How much more likely while most open lots will still be built on.
    pub time: f64,
    /// How much of the rest of the game passes before a street with 1 to 4 open lots is finished.
    pub wait: [f64; 4],
    /// How many shares are bought for every building.
    pub purchases: f64,
    /// The cost of a share bought later, as a part of its price.
    pub later_price: f64,
    /// The share of every expected dividend that is paid.
    pub dividends: f64,
    /// What a turn's building costs on average.
    pub turn: f64,
    /// How much of the cost of the buildings in hand, above the average, is paid.
    pub hand: f64,
    /// The money that a careful player keeps for every turn to come.
    pub reserve: f64,
    /// For how many turns, at the most.
    pub turns_kept: f64,
    /// What each missing million of that money costs, in forced sales.
    pub short: f64,
    /// What each million below the cost of one turn costs more than that.
    pub need: f64,
    /// The money with which a player buys half as many shares as with unlimited money.
    pub purse: f64,
    /// How much of what is about to be paid out counts as money already.
    pub near: f64,
    /// How much of a free share is as good as taken by a player who holds a building that touches it.
    pub key: f64,
    /// How likely the holder of the last lots of the shortest way is to get the bonus, by the number of open lots.
    pub bonus: [f64; 4],
    /// The worth of being the next to move.
    pub next: f64,
    /// By how much bankruptcy is worse than having no money.
    pub ruin: f64,
    /// The doubt at the very end, and how much it grows with the root of the buildings to come.
    pub doubt: [f64; 2],
    /// The part of that doubt which is left with 2 to 6 players.
    pub crowd: [f64; 5],
}
