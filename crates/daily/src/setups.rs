//! Which set-up a game has on a day.

use std::{collections::BTreeMap, sync::LazyLock};

use rynek_table::{Date, Day, SeatPlan, Terms};
use serde::Deserialize;
use serde_json::Value;

/// The set-ups of all games.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setups {
    /// The level of all bots. A level thinks a number of looks, whatever the time, so it chooses the same everywhere.
    level: String,
    /// The set-ups of each game, one after the other, day by day.
    games: BTreeMap<String, Vec<DaySetup>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DaySetup {
    players: usize,
    options: Value,
}

static SETUPS: LazyLock<Setups> =
    LazyLock::new(|| serde_json::from_str(include_str!("../setups.json")).expect("the set-ups ship with the program"));

/// The terms of a game on a day: a person in the first seat, bots in all others. `None` if the game has no city of the
/// day. `open` says that the seed follows from the date.
pub fn terms(game: &str, date: Date, open: bool) -> Option<Terms> {
    let setups = SETUPS.games.get(game)?;
    let setup = &setups[date.number() as usize % setups.len()];
    let bots = (1..setup.players).map(|_| SeatPlan::Bot(SETUPS.level.clone()));
    Some(Terms {
        options: setup.options.clone(),
        public: false,
        day: Some(Day { date, open }),
        ..Terms::new(game, [SeatPlan::Open].into_iter().chain(bots).collect())
    })
}
