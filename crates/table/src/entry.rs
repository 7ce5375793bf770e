//! What a table's history is made of.

use rynek_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Commitment, Moment, Person, PersonId, SeatKey, TableId, Terms};

/// An entry of a table's history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number: 1 for the first.
    pub number: u64,
    /// When it was made.
    pub at: Moment,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table was opened.
    Opened {
        /// With these terms.
        terms: Box<Terms>,
        /// By the rules with this version.
        rules: u32,
        /// With the components that have this hash.
        edition: String,
        /// The luck of the game is bound to this.
        commitment: Commitment,
        /// By whom.
        host: Person,
        /// Whether its game was played elsewhere and came as a record: its luck is not bound to this table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        imported: bool,
    },
    /// A person took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        person: Person,
        /// What they add to the luck of the game.
        entropy: String,
    },
    /// A bot took a seat before the game.
    Invited {
        /// Which.
        seat: Seat,
        /// Its name or level.
        bot: String,
    },
    /// Whoever sat there left before the game.
    Rose {
        /// Which seat.
        seat: Seat,
        /// Whether the host sent them away: they cannot sit down again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
        /// What opens the seat from now on, in place of the key that they know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<SeatKey>,
    },
    /// The host let somebody back in who had been sent away.
    Admitted {
        /// Who.
        person: PersonId,
    },
    /// The game began.
    Started {
        /// At a table with a clock: milliseconds of all outages before it.
        #[serde(default, skip_serializing_if = "is_zero")]
        down: u64,
    },
    /// A player acted.
    Acted {
        /// Who.
        seat: Seat,
        /// What, in notation.
        action: String,
        /// What the sender called it, so that sending it again does nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Chance decided.
    Drawn {
        /// The outcome, in notation.
        action: String,
    },
    /// The latest actions were taken back, chance included.
    TookBack {
        /// Who wished it.
        seat: Seat,
        /// How many.
        actions: usize,
    },
    /// A player asks the others to let actions be taken back.
    Asked {
        /// Who.
        seat: Seat,
        /// How many.
        actions: usize,
    },
    /// A player answers that.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// A player was told what a bot would do, for the first time in this game.
    Advised {
        /// Who.
        seat: Seat,
    },
    /// A player went away; a bot plays on.
    Left {
        /// Who.
        seat: Seat,
        /// The bot.
        bot: String,
    },
    /// A player came back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A player ran out of time.
    RanOut {
        /// Who.
        seat: Seat,
    },
    /// For a while no server could take an action: the running clock was paused.
    Outage {
        /// For how many milliseconds.
        millis: u64,
        /// Milliseconds of all outages so far, those before the game included.
        down: u64,
    },
    /// The table was closed before its game was over.
    Closed,
    /// The same players meet again at another table.
    Followed {
        /// Which.
        table: TableId,
    },
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}
