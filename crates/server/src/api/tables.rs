//! Lists of tables, and new ones.

use std::collections::BTreeMap;

use axum::{Json, extract::State, http::StatusCode};
use rynek_kernel::{Message, Seat};
use rynek_tables::{
    Clock, Command, Ending, Moment, OnTimeOut, Person, PersonId, Phase, Refused, SeatKey, SeatPlan, TableId, Terms,
    store::{Listed, Listing, Page, SeatSummary},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::{
    asked::Asked,
    forms::{ClockForm, EndingForm, OnTimeOutForm, PhaseForm},
    games::known,
    people::PersonSight,
    secrets, unprocessable,
};
use crate::{Body, Guest, House, MaybeGuest, Problem, openapi::Problems};

/// The most tables that are listed at once.
const MOST: usize = 100;
/// The longest contribution to the luck of a game, in bytes.
const MOST_ENTROPY: usize = 128;
/// The longest that options may be, in characters of JSON.
const MOST_OPTIONS: usize = 4096;

/// Which tables to list.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Public ones with a seat to take.
    ToJoin,
    /// Public ones whose game is on.
    ToWatch,
    /// Public ones whose game is over.
    Finished,
    /// Those that one opened or sits at.
    Mine,
    /// Those that wait for one.
    Awaiting,
}

/// Which tables, and which part of the list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Which tables.
    #[param(inline)]
    list: List,
    /// Only those of this game.
    #[serde(default)]
    game: Option<String>,
    /// Where to go on: `next` of the part before.
    #[serde(default)]
    cursor: Option<String>,
    /// How many, 20 if not said.
    #[serde(default = "twenty")]
    #[param(maximum = 100)]
    limit: usize,
}

fn twenty() -> usize {
    20
}

/// A part of a list of tables, the latest change first.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableLine>,
    /// Where the list goes on, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLine {
    /// Which: 32 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    #[schema(value_type = PhaseForm)]
    #[cfg_attr(feature = "ts", ts(as = "PhaseForm"))]
    pub phase: Phase,
    /// Whether everybody may find it.
    pub public: bool,
    /// Who opened it.
    pub host: PersonSight,
    /// The seats.
    pub chairs: Vec<ChairLine>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mover: Option<Seat>,
    /// How time is kept.
    #[schema(value_type = ClockForm)]
    #[cfg_attr(feature = "ts", ts(as = "ClockForm"))]
    pub clock: Clock,
    /// When the running clock runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<i64>)]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub runs_out: Option<Moment>,
    /// When it was opened.
    #[schema(value_type = i64)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened: Moment,
    /// When it last changed.
    #[schema(value_type = i64)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: Moment,
    /// The number of its last entry.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// How many actions stand, chance included.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub steps: usize,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<EndingForm>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<EndingForm>", optional))]
    pub ending: Option<Ending>,
    /// The seats of whoever asks.
    #[schema(value_type = Vec<u32>)]
    pub yours: Vec<Seat>,
    /// Whether it waits for whoever asks.
    pub your_turn: bool,
}

/// A seat in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChairLine {
    /// The person it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "string", optional))]
    pub person: Option<PersonId>,
    /// What that person is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The bot that plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// Whether it is kept for somebody.
    pub reserved: bool,
    /// Whether it has lost already.
    pub forfeited: bool,
}

impl From<SeatSummary> for ChairLine {
    fn from(seat: SeatSummary) -> ChairLine {
        let (person, name) = seat.person.map(|person| (person.id, person.name)).unzip();
        ChairLine { person, name, bot: seat.bot, reserved: seat.reserved, forfeited: seat.forfeited }
    }
}

fn line(listed: Listed, viewer: Option<PersonId>) -> TableLine {
    let Listed { id, number, summary } = listed;
    let is_viewer = |person: &Person| Some(person.id) == viewer;
    let yours = Seat::all(summary.seats.len());
    let yours = yours.filter(|seat| summary.seats[seat.index()].person.as_ref().is_some_and(is_viewer)).collect();
    TableLine {
        id,
        your_turn: viewer.is_some() && summary.awaited() == viewer,
        game: summary.game,
        phase: summary.phase,
        public: summary.public,
        host: PersonSight::from(&summary.host),
        chairs: summary.seats.into_iter().map(ChairLine::from).collect(),
        mover: summary.mover,
        clock: summary.clock,
        runs_out: summary.runs_out,
        opened: summary.opened,
        changed: summary.changed,
        number,
        steps: summary.actions,
        ending: summary.ending,
        yours,
    }
}

/// Tables to join, to watch, to look back at, or one's own.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Which), security((), ("token" = [])),
    responses((status = 200, body = TableList), Problems))]
pub async fn list(
    State(house): State<House>,
    MaybeGuest(guest): MaybeGuest,
    Asked(which): Asked<Which>,
) -> Result<Json<TableList>, Problem> {
    let viewer = guest.map(|profile| profile.id);
    let me = || viewer.ok_or_else(Problem::unauthorized);
    let listing = match which.list {
        List::ToJoin => Listing::ToJoin,
        List::ToWatch => Listing::ToWatch,
        List::Finished => Listing::Finished,
        List::Mine => Listing::Of(me()?),
        List::Awaiting => Listing::Awaiting(me()?),
    };
    let game = which.game.as_deref().map(known).transpose()?.map(|info| info.id);
    let from = which.cursor.as_deref().map(str::parse).transpose().map_err(Problem::malformed)?;
    let most = which.limit.clamp(1, MOST);
    // One more than asked for tells whether there is more.
    let mut listed = house.store().list(listing, game, Page { from, most: most + 1 }).await?;
    let more = listed.len() > most;
    listed.truncate(most);
    let next = listed.last().filter(|_| more).map(|last| last.cursor().to_string());
    Ok(Json(TableList { tables: listed.into_iter().map(|listed| line(listed, viewer)).collect(), next }))
}

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    #[schema(example = "planners")]
    game: String,
    /// The options of the game, but for the number of players: that follows from the seats.
    #[serde(default = "nothing")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    options: Value,
    /// The name of an edition that is installed here, if not the one that ships.
    #[serde(default)]
    edition: Option<String>,
    /// Who is to sit where, from seat 1.
    seats: Vec<NewSeat>,
    /// Whether everybody may find it; if not said, yes.
    #[serde(default = "yes")]
    #[schema(value_type = Option<bool>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    public: bool,
    /// How much time players have; if not said, as much as they want.
    #[serde(default)]
    #[schema(value_type = Option<ClockForm>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<ClockForm>"))]
    clock: Clock,
    /// What happens to a seat whose time has run out; if not said, a bot plays on.
    #[serde(default)]
    #[schema(value_type = Option<OnTimeOutForm>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<OnTimeOutForm>"))]
    on_time_out: OnTimeOut,
    /// Whether players may ask a bot what it would do; if not said, no.
    #[serde(default)]
    #[schema(value_type = Option<bool>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    hints: bool,
    /// The bot that plays for whoever is away.
    #[serde(default)]
    stand_in: Option<String>,
    /// Whether to begin at once; then every seat must be a bot's or one's own.
    #[serde(default)]
    #[schema(value_type = Option<bool>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    start: bool,
    /// Anything, to be added to the luck of the game.
    #[serde(default)]
    entropy: Option<String>,
}

fn nothing() -> Value {
    json!({})
}

fn yes() -> bool {
    true
}

/// Who is to sit in a seat.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever comes.
    Open,
    /// Whoever has the key, which is told in the answer.
    Reserved,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// Whoever opens the table. Several seats are a game on one device.
    Me,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opened {
    /// Which: 32 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: TableId,
    /// The number of its last entry.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// What opens the reserved seats, by their number. It is told once.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub keys: BTreeMap<String, String>,
}

/// Open a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable, security(("token" = [])),
    responses((status = 201, body = Opened), Problems))]
pub async fn open(
    State(house): State<House>,
    guest: Guest,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let host = guest.person();
    known(&new.game)?;
    refuse_early(&new)?;
    house.limits().table(host.id)?;
    let (terms, keys) = terms(&house, &new)?;
    let id = house.hall().create(terms, &host).await?;
    let mut number = 1;
    for command in first_commands(&new) {
        number = house.hall().command(id, &command, Some(&host)).await?;
    }
    Ok((StatusCode::CREATED, Json(Opened { id, number, keys })))
}

/// What would be refused only once the table is there.
fn refuse_early(new: &NewTable) -> Result<(), Problem> {
    if new.entropy.as_ref().is_some_and(|entropy| entropy.len() > MOST_ENTROPY) {
        return Err(Refused::TooLong { most: MOST_ENTROPY }.into());
    }
    let empty = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Open | NewSeat::Reserved)).count();
    if new.start && empty > 0 { Err(Refused::Empty(empty).into()) } else { Ok(()) }
}

/// What the table is opened with, and the keys of its reserved seats.
fn terms(house: &House, new: &NewTable) -> Result<(Terms, BTreeMap<String, String>), Problem> {
    if new.options.to_string().len() > MOST_OPTIONS {
        return Err(Problem::too_large());
    }
    let mut keys = BTreeMap::new();
    let plan = |(seat, new): (usize, &NewSeat)| match new {
        NewSeat::Open | NewSeat::Me => SeatPlan::Open,
        NewSeat::Bot { level } => SeatPlan::Bot(level.clone()),
        NewSeat::Reserved => {
            let key = secrets::key();
            let lock = SeatKey::lock(&key);
            keys.insert((seat + 1).to_string(), key);
            SeatPlan::Reserved(lock)
        }
    };
    let mut terms = Terms::new(new.game.as_str(), new.seats.iter().enumerate().map(plan).collect());
    terms.options = new.options.clone();
    terms.edition = new.edition.as_deref().map(|name| edition(house, name)).transpose()?;
    terms.public = new.public;
    terms.clock = new.clock;
    terms.on_time_out = new.on_time_out;
    terms.hints = new.hints;
    if let Some(stand_in) = &new.stand_in {
        terms.stand_in.clone_from(stand_in);
    }
    Ok((terms, keys))
}

fn edition(house: &House, name: &str) -> Result<String, Problem> {
    let known = || Some(house.editions().collect::<Vec<_>>().join(", ")).filter(|names| !names.is_empty());
    let missing = || {
        unprocessable(
            "edition",
            Message::new("api-no-edition")
                .with("given", name)
                .with("known", known().unwrap_or_else(|| "none".to_owned())),
        )
    };
    house.edition(name).map(str::to_owned).ok_or_else(missing)
}

/// The host sits down, and begins if asked to.
fn first_commands(new: &NewTable) -> Vec<Command> {
    let entropy = new.entropy.clone().unwrap_or_else(secrets::key);
    let mine = (0..).zip(&new.seats).filter(|(_, seat)| matches!(seat, NewSeat::Me));
    let sit =
        |(seat, _): (usize, &NewSeat)| Command::Sit { seat: Seat::new(seat), key: None, entropy: entropy.clone() };
    let mut commands: Vec<Command> = mine.map(sit).collect();
    if new.start {
        commands.push(Command::Start);
    }
    commands
}
