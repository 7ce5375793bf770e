//! The terms of a table.

use rynek_kernel::Message;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Clock, Day, PersonId, Refused, SeatKey};

/// Who may take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Anyone.
    Open,
    /// A person with the key.
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
    /// A bot plays on. The player may come back once they have time again.
    #[default]
    Bot,
    /// The player has lost. If the game continues, a bot plays on.
    Forfeit,
}

/// What a table is opened with. It never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The options of the game without the number of players.
    pub options: Value,
    /// The text of a components file, if they are not those that ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Whether the edition is the host's own: neither shipped nor installed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_edition: bool,
    /// Who may take which seat.
    pub seats: Vec<SeatPlan>,
    /// Whether seats are drawn by lot when the game begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seats_by_lot: bool,
    /// Whether everyone may find and watch it.
    #[serde(default = "yes")]
    pub public: bool,
    /// How much time players have.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when time runs out.
    #[serde(default)]
    pub on_time_out: OnTimeOut,
    /// Whether players may ask a bot for advice.
    #[serde(default)]
    pub hints: bool,
    /// The bot that plays for a player who is away.
    #[serde(default = "stand_in")]
    pub stand_in: String,
    /// Whether it plays the city of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
}

fn yes() -> bool {
    true
}

fn stand_in() -> String {
    "casual".to_owned()
}

impl Terms {
    /// A public table without a clock, with the default options. Players keep the seats they take.
    pub fn new(game: impl Into<String>, seats: Vec<SeatPlan>) -> Terms {
        Terms {
            game: game.into(),
            options: json!({}),
            edition: None,
            own_edition: false,
            seats,
            seats_by_lot: false,
            public: true,
            clock: Clock::None,
            on_time_out: OnTimeOut::Bot,
            hints: false,
            stand_in: stand_in(),
            day: None,
        }
    }

    /// The options for the game, with the number of players unless it is always 1.
    pub fn game_options(&self) -> Value {
        let mut options = self.options.clone();
        let counted = rynek_catalog::info(&self.game).is_some_and(|info| *info.players().end() > 1);
        if let (Some(options), true) = (options.as_object_mut(), counted) {
            options.insert("players".to_owned(), self.seats.len().into());
        }
        options
    }
}

/// The longest name of a bot.
const MAX_BOT_NAME: usize = 64;

impl Terms {
    /// Checks everything except the options of the game.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        let bots = self.seats.iter().filter_map(|plan| if let SeatPlan::Bot(bot) = plan { Some(bot) } else { None });
        if bots.chain([&self.stand_in]).any(|bot| bot.is_empty() || bot.len() > MAX_BOT_NAME) {
            return Err(Refused::Terms(Message::new("table-no-such-bot")));
        }
        if !self.clock.is_valid() {
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
