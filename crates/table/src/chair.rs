//! A seat of a table and its player.

use rynek_kernel::Arg;
use serde::Serialize;

use crate::{Person, PersonId, SeatKey, SeatPlan};

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// The person it belongs to.
    pub person: Option<Person>,
    /// The bot that plays it, in place of a person who is away or from the start.
    pub bot: Option<String>,
    /// The key that opens it, while it is reserved.
    pub key: Option<SeatKey>,
    /// The person it is reserved for.
    pub kept: Option<PersonId>,
    /// What its player added to the draws of the game.
    pub entropy: Option<String>,
    /// Whether it has lost, whatever the score is.
    pub forfeited: bool,
    /// Whether its player got advice from a bot.
    pub advised: bool,
}

/// A seat as everyone may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "Chair", optional_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Chair))]
pub struct ChairSight {
    /// The name of its player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The person it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The bot that plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether it is reserved.
    pub reserved: bool,
    /// Whether it has lost already.
    pub forfeited: bool,
}

impl Chair {
    pub(crate) fn planned(plan: &SeatPlan) -> Chair {
        match plan {
            SeatPlan::Open => Chair::default(),
            SeatPlan::Reserved(key) => Chair { key: Some(key.clone()), ..Chair::default() },
            SeatPlan::Kept(person) => Chair { kept: Some(*person), ..Chair::default() },
            SeatPlan::Bot(bot) => Chair { bot: Some(bot.clone()), ..Chair::default() },
        }
    }

    /// Whether this person owns it.
    pub fn belongs_to(&self, person: PersonId) -> bool {
        self.person.as_ref().is_some_and(|owner| owner.id == person)
    }

    /// Whether a person or a bot plays it.
    pub fn is_taken(&self) -> bool {
        self.person.is_some() || self.bot.is_some()
    }

    /// Whether it is reserved and still free.
    pub fn is_reserved(&self) -> bool {
        (self.key.is_some() || self.kept.is_some()) && !self.is_taken()
    }

    /// Whether this person may sit down here, with the key they have.
    pub(crate) fn opens_to(&self, person: PersonId, key: Option<&str>) -> bool {
        let fits = |lock: &SeatKey| key.is_some_and(|key| lock.opens(key));
        self.kept.is_none_or(|kept| kept == person) && self.key.as_ref().is_none_or(fits)
    }

    /// The person who plays it now, and is not away.
    pub fn player(&self) -> Option<&Person> {
        if self.bot.is_some() { None } else { self.person.as_ref() }
    }

    /// The seat as everyone may see it.
    pub fn sight(&self) -> ChairSight {
        ChairSight {
            name: self.person.as_ref().map(|person| person.name.clone()),
            bot: self.bot.clone(),
            person: self.person.as_ref().map(|person| person.id),
            reserved: self.is_reserved(),
            forfeited: self.forfeited,
        }
    }
}

/// A bot in a sentence. Bots of the same kind at one table are numbered; 0 is no number.
pub(crate) fn bot_name(bot: &str, number: usize) -> Arg {
    Arg::Bot { bot: bot.to_owned(), number }
}
