//! Tables: those to open, and those in lists.

use std::collections::BTreeMap;

use rynek_kernel::{Arg, Message, Seat, json::ReadTagged};
use rynek_table::{
    ChairSight, Clock, Command, Day, Ending, Moment, OnTimeOut, Person, PersonId, Phase, Refused, SeatKey, SeatPlan,
    Table, TableId, Terms,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Fault, editions};

/// The longest entropy of a client, in bytes.
const MOST_ENTROPY: usize = 128;

/// A table in a list.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct TableLine {
    /// Which: 32 hexadecimal digits.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Whether it waits for players, is played or is over.
    pub phase: Phase,
    /// Whether it is listed for everyone.
    pub public: bool,
    /// Whether it plays the city of the day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// The host.
    pub host: Person,
    /// The seats.
    pub chairs: Vec<ChairSight>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mover: Option<Seat>,
    /// The time control.
    pub clock: Clock,
    /// When the running clock runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runs_out: Option<Moment>,
    /// When it was opened.
    pub opened: Moment,
    /// When it last changed.
    pub changed: Moment,
    /// The number of its last entry.
    pub number: u64,
    /// How many actions were played, random draws included.
    pub steps: usize,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Your seats.
    pub yours: Vec<Seat>,
    /// Whether it is your turn.
    pub your_turn: bool,
}

impl TableLine {
    /// A table as a person sees it in a list.
    pub fn of(id: TableId, table: &Table, viewer: Option<PersonId>) -> TableLine {
        let (opened, changed) = table.dates();
        let yours = table.seats_of(viewer);
        let awaits = |seat: Seat| yours.contains(&seat) && table.chairs()[seat.index()].bot.is_none();
        TableLine {
            id,
            game: table.terms().game.clone(),
            phase: table.phase(),
            public: table.terms().public,
            day: table.terms().day,
            host: table.host().clone(),
            chairs: table.chairs().iter().map(|chair| chair.sight()).collect(),
            mover: table.mover(),
            clock: table.terms().clock,
            runs_out: table.runs_out().map(|(_, moment)| moment),
            opened,
            changed,
            number: table.number(),
            steps: table.actions_played(),
            ending: table.ending(),
            your_turn: table.mover().is_some_and(awaits),
            yours,
        }
    }
}

/// A table to open.
#[derive(Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    #[cfg_attr(feature = "schema", schema(example = "planners"))]
    pub game: String,
    /// The options of the game, without the number of players, which follows from the seats.
    #[serde(default = "nothing")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The name of an edition that ships or is installed, or `{ "components": … }` with an edition of one's own, which
    /// needs a private table and the permission of the operator (default: the first that ships).
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    #[ts(optional, type = "string | { components: Record<string, unknown> }")]
    pub edition: Option<Value>,
    /// The seats, from seat 1.
    pub seats: Vec<NewSeat>,
    /// Whether seats are drawn by lot when the game begins (default: true). If not, everyone keeps the seat they take.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>")]
    pub seats_by_lot: bool,
    /// Whether it is listed for everyone (default: true).
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>")]
    pub public: bool,
    /// The time control (default: none).
    #[serde(default)]
    #[ts(as = "Option<Clock>")]
    pub clock: Clock,
    /// What happens to a seat that runs out of time (default: a bot continues).
    #[serde(default)]
    #[ts(as = "Option<OnTimeOut>")]
    pub on_time_out: OnTimeOut,
    /// Whether players may ask for hints (default: false).
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub hints: bool,
    /// The bot that plays for absent players.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// Whether to start immediately; then every seat must be a bot's or yours.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub start: bool,
    /// Any text, to be mixed into the seed of the game.
    #[serde(default)]
    pub entropy: Option<String>,
}

fn nothing() -> Value {
    json!({})
}

fn yes() -> bool {
    true
}

/// A seat of a new table.
#[derive(ReadTagged, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// For anyone.
    Open,
    /// For a person with its key, which is in the response.
    Reserved,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// For the host. Several seats are a game on one device.
    Me {
        /// The name of the player at this table (default: the host's).
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
}

/// A table.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableName {
    /// Which: 32 hexadecimal digits.
    pub id: TableId,
}

/// A table was opened.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    /// Which: 32 hexadecimal digits.
    pub id: TableId,
    /// The number of its last entry.
    pub number: u64,
    /// The keys of the reserved seats, by their number. They are told only once.
    pub keys: BTreeMap<String, String>,
}

impl NewTable {
    /// Refuses what would be refused only after the table exists.
    pub fn refuse_early(&self) -> Result<(), Refused> {
        if self.entropy.as_ref().is_some_and(|entropy| entropy.len() > MOST_ENTROPY) {
            return Err(Refused::TooLong { most: MOST_ENTROPY });
        }
        let empty = self.seats.iter().filter(|seat| matches!(seat, NewSeat::Open | NewSeat::Reserved)).count();
        if self.start && empty > 0 { Err(Refused::Empty(empty)) } else { Ok(()) }
    }

    /// The terms of the table without its edition, and the keys of its reserved seats, which `key` makes.
    pub fn terms(&self, mut key: impl FnMut() -> String) -> (Terms, BTreeMap<String, String>) {
        let mut keys = BTreeMap::new();
        let plan = |(seat, new): (usize, &NewSeat)| match new {
            NewSeat::Open | NewSeat::Me { .. } => SeatPlan::Open,
            NewSeat::Bot { level } => SeatPlan::Bot(level.clone()),
            NewSeat::Reserved => {
                let key = key();
                let lock = SeatKey::lock(&key);
                keys.insert((seat + 1).to_string(), key);
                SeatPlan::Reserved(lock)
            }
        };
        let mut terms = Terms::new(self.game.as_str(), self.seats.iter().enumerate().map(plan).collect());
        terms.options = self.options.clone();
        terms.seats_by_lot = self.seats_by_lot;
        terms.public = self.public;
        terms.clock = self.clock;
        terms.on_time_out = self.on_time_out;
        terms.hints = self.hints;
        if let Some(stand_in) = &self.stand_in {
            terms.stand_in.clone_from(stand_in);
        }
        (terms, keys)
    }

    /// The names of players that differ from the host's.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(|seat| match seat {
            NewSeat::Me { name } => name.as_deref(),
            _ => None,
        })
    }

    /// The commands by which the host sits down, and starts if requested.
    pub fn first_commands(&self, entropy: &str) -> Vec<Command> {
        let entropy = self.entropy.as_deref().unwrap_or(entropy);
        let mut commands = Vec::new();
        for (index, plan) in self.seats.iter().enumerate() {
            let NewSeat::Me { name } = plan else { continue };
            let seat = Seat::new(index);
            commands.push(Command::Sit { seat, key: None, entropy: entropy.to_owned() });
            commands.extend(name.clone().map(|name| Command::Name { seat, name }));
        }
        if self.start {
            commands.push(Command::Start);
        }
        commands
    }
}

/// Sets the edition: the name of one that `find` knows, or the components of the host's own.
pub fn choose_edition<'a>(
    edition: &Value,
    terms: &mut Terms,
    find: impl FnOnce(&str) -> Option<&'a str>,
    unknown: impl FnOnce(&str) -> Fault,
) -> Result<(), Fault> {
    match edition {
        Value::String(name) => {
            let text = find(name).ok_or_else(|| unknown(name))?;
            let default = rynek_catalog::info(&terms.game).is_some_and(|info| info.editions[0].id == name);
            terms.edition = Some(text.to_owned()).filter(|_| !default);
            Ok(())
        }
        Value::Object(own) if own.len() == 1 && own.contains_key("components") => {
            own_edition(own["components"].to_string(), terms)
        }
        _ => Err(Fault::unprocessable("edition", Message::new("api-edition-form"))),
    }
}

fn own_edition(text: String, terms: &mut Terms) -> Result<(), Fault> {
    if terms.public {
        return Err(Fault::unprocessable("edition", Message::new("api-own-edition-public")));
    }
    let read = rynek_catalog::read_edition(&terms.game, &text).ok_or_else(Fault::not_found)?;
    read.map_err(|error| editions::refused(&error))?;
    terms.edition = Some(text);
    terms.own_edition = true;
    Ok(())
}

/// There is no edition with this name.
pub fn no_edition<'a>(game: &str, name: &str, installed: impl Iterator<Item = &'a str>) -> Fault {
    let shipped = rynek_catalog::info(game).into_iter().flat_map(|info| info.editions).map(|shipped| shipped.id);
    let known = Arg::list(shipped.chain(installed));
    Fault::unprocessable("edition", Message::new("api-no-edition").with("known", known).with("given", name))
}

#[cfg(test)]
mod tests {
    use rynek_kernel::MAX_SEATS;
    use serde_json::json;

    use super::NewTable;

    #[test]
    fn the_host_sits_down_at_a_table_with_the_most_seats() {
        let new = json!({ "game": "boulevards", "seats": vec![json!({ "kind": "me" }); MAX_SEATS], "start": true });
        let new: NewTable = serde_json::from_value(new).expect("a table");
        assert_eq!(new.first_commands("5eed").len(), MAX_SEATS + 1);
    }
}
