//! The entries of a table's history.

use rynek_kernel::{
    Seat,
    json::{self, ReadTagged, Value},
};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use crate::{Commitment, Moment, Person, PersonId, SeatKey, TableId, Terms};

/// An entry of a table's history.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entry {
    /// Its number: 1 for the first.
    pub number: u64,
    /// When it was made.
    pub at: Moment,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        #[derive(Deserialize)]
        struct Head {
            number: u64,
            at: Moment,
        }
        let value = Value::deserialize(deserializer)?;
        let Head { number, at } = json::read(&value).map_err(D::Error::custom)?;
        Ok(Entry { number, at, event: json::read(&value).map_err(D::Error::custom)? })
    }
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table was opened.
    Opened {
        /// The terms.
        terms: Box<Terms>,
        /// The version of the rules.
        rules: u32,
        /// The hash of the components.
        edition: String,
        /// The hash of the seed of the game.
        commitment: Commitment,
        /// The person who opened it.
        host: Person,
        /// Whether its game was imported from a record: its draws do not follow from the seed of this table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        imported: bool,
    },
    /// A person took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        person: Person,
        /// What they add to the draws of the game.
        entropy: String,
    },
    /// The player of a seat got another name at this table.
    Named {
        /// Which seat.
        seat: Seat,
        /// The person it belongs to, with the name of the player.
        person: Person,
    },
    /// A bot took a seat before the game.
    Invited {
        /// Which.
        seat: Seat,
        /// Its name or level.
        bot: String,
    },
    /// A person or bot left a seat before the game.
    Rose {
        /// Which seat.
        seat: Seat,
        /// Whether the host removed a person: they cannot sit down again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
        /// The new key of the seat, since they know the old one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<SeatKey>,
    },
    /// The host readmitted a person who had been removed.
    Admitted {
        /// Who.
        person: PersonId,
    },
    /// The seats were drawn by lot, immediately before the game began.
    SeatsDrawn {
        /// For each seat, the seat in which its player sat before.
        order: Vec<Seat>,
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
        /// The id that the client gave it, so that sending it again does nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A random draw was made.
    Drawn {
        /// The outcome, in notation.
        action: String,
    },
    /// The latest actions were taken back, draws included.
    TookBack {
        /// The player who asked for it.
        seat: Seat,
        /// How many.
        actions: usize,
    },
    /// A player asks the others for consent to take actions back.
    Asked {
        /// Who.
        seat: Seat,
        /// How many.
        actions: usize,
    },
    /// A player answers such a request.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// A player got advice from a bot, for the first time in this game.
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
    /// A player resigned.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A player ran out of time.
    RanOut {
        /// Who.
        seat: Seat,
    },
    /// No server could save an action for some time: the running clock was paused.
    Outage {
        /// For how many milliseconds.
        millis: u64,
        /// Milliseconds of all outages so far, those before the game included.
        down: u64,
    },
    /// The table was closed before its game was over.
    Closed,
    /// A table for a rematch was opened.
    Followed {
        /// The table.
        table: TableId,
    },
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}
