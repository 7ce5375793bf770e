//! What a table is opened with.

use rynek_kernel::Message;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Clock, PersonId, Refused, SeatKey};

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// Whoever has the key.
    Reserved(SeatKey),
    /// This person, who needs no key.
    Kept(PersonId),
    /// A bot of this name or level.
    Bot(String),
}

/// What happens to a seat whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnTimeOut {
    /// A bot plays on for it, and it may come back once it has time again.
    #[default]
    Bot,
    /// It has lost; if others are left, a bot plays on for it.
    Forfeit,
}

/// What a table is opened with. It never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The options of the game, but for the number of players.
    pub options: Value,
    /// The text of a components file, if not those that ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Who is to sit where.
    pub seats: Vec<SeatPlan>,
    /// Whether everybody may find and watch it.
    #[serde(default = "yes")]
    pub public: bool,
    /// How much time players have.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when it has run out.
    #[serde(default)]
    pub on_time_out: OnTimeOut,
    /// Whether players may ask a bot what it would do.
    #[serde(default)]
    pub hints: bool,
    /// The bot that plays for whoever is away.
    #[serde(default = "stand_in")]
    pub stand_in: String,
}

fn yes() -> bool {
    true
}

fn stand_in() -> String {
    "casual".to_owned()
}

impl Terms {
    /// A public table without a clock, by the default options.
    pub fn new(game: impl Into<String>, seats: Vec<SeatPlan>) -> Terms {
        Terms {
            game: game.into(),
            options: json!({}),
            edition: None,
            seats,
            public: true,
            clock: Clock::None,
            on_time_out: OnTimeOut::Bot,
            hints: false,
            stand_in: stand_in(),
        }
    }

    /// The options as the game reads them: the seats say how many play, unless only one can.
    pub fn game_options(&self) -> Value {
        let mut options = self.options.clone();
        let counted = rynek_catalog::info(&self.game).is_some_and(|info| *info.players().end() > 1);
        if let (Some(options), true) = (options.as_object_mut(), counted) {
            options.insert("players".to_owned(), self.seats.len().into());
        }
        options
    }
}

/// The longest name of a bot, and of whatever else is a word.
const MOST_WORD: usize = 64;

impl Terms {
    /// Whether such a table can be.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        let bots = self.seats.iter().filter_map(|plan| if let SeatPlan::Bot(bot) = plan { Some(bot) } else { None });
        if bots.chain([&self.stand_in]).any(|bot| bot.is_empty() || bot.len() > MOST_WORD) {
            return Err(Refused::Terms(Message::new("table-no-such-bot")));
        }
        if !self.clock.is_sensible() {
            let message = Message::new("table-clock").with("seconds", Clock::MOST_SECONDS);
            return Err(Refused::Terms(message.with("days", Clock::MOST_DAYS)));
        }
        Ok(())
    }

    pub(crate) fn check_seats(&self, players: usize) -> Result<(), Refused> {
        if self.seats.len() == players {
            return Ok(());
        }
        let message = Message::new("table-seat-count").with("seats", self.seats.len()).with("players", players);
        Err(Refused::Terms(message))
    }
}
