//! A seat of a table and whoever plays it.

use serde::Serialize;

use crate::{Person, PersonId, SeatKey, SeatPlan};

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// The person it belongs to.
    pub person: Option<Person>,
    /// The bot that plays it, in place of a person who is away or from the start.
    pub bot: Option<String>,
    /// What opens it, while it is kept for somebody.
    pub key: Option<SeatKey>,
    /// What its person added to the luck of the game.
    pub entropy: Option<String>,
    /// Whether it has lost whatever the score says.
    pub forfeited: bool,
}

/// A seat as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChairSight {
    /// What its player is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether it is kept for somebody.
    pub reserved: bool,
    /// Whether it has lost already.
    pub forfeited: bool,
}

impl Chair {
    pub(crate) fn planned(plan: &SeatPlan) -> Chair {
        match plan {
            SeatPlan::Open => Chair::default(),
            SeatPlan::Reserved(key) => Chair { key: Some(key.clone()), ..Chair::default() },
            SeatPlan::Bot(bot) => Chair { bot: Some(bot.clone()), ..Chair::default() },
        }
    }

    /// Whether this person owns it.
    pub fn belongs_to(&self, person: PersonId) -> bool {
        self.person.as_ref().is_some_and(|owner| owner.id == person)
    }

    /// Whether somebody, or something, plays it.
    pub fn is_taken(&self) -> bool {
        self.person.is_some() || self.bot.is_some()
    }

    /// The person who plays it now, and is not away.
    pub fn player(&self) -> Option<&Person> {
        if self.bot.is_some() { None } else { self.person.as_ref() }
    }

    pub(crate) fn sight(&self) -> ChairSight {
        ChairSight {
            name: self.person.as_ref().map(|person| person.name.clone()),
            bot: self.bot.clone(),
            reserved: self.key.is_some() && !self.is_taken(),
            forfeited: self.forfeited,
        }
    }
}
