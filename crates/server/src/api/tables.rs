//! Lists of tables, and opening tables.

use std::collections::BTreeMap;

use axum::{Json, body::Body, extract::State, http::StatusCode};
use rynek_kernel::{Arg, Message, Seat, edition::MAX_EDITION_BYTES};
use rynek_store::{Listed, Listing, Page, SeatSummary};
use rynek_table::{
    ChairSight, Clock, Command, Ending, Moment, OnTimeOut, Person, PersonId, Phase, Refused, SeatKey, SeatPlan,
    TableId, Terms,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::{asked::Asked, editions, games::known};
use crate::{
    App, Guest, MOST_BODY, MaybeGuest, Problem, bodies::gather, commands::allow_own_table, problem::Problems, secrets,
};

/// The most tables in one response.
const MOST: usize = 100;
/// The longest entropy of a client, in bytes.
const MOST_ENTROPY: usize = 128;
/// The longest options, in bytes of JSON.
const MOST_OPTIONS: usize = 4096;

/// Which tables to list.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Public tables with a free seat.
    ToJoin,
    /// Public tables whose game is running.
    ToWatch,
    /// Public tables whose game is over.
    Finished,
    /// Tables that you host or sit at.
    Mine,
    /// Tables where it is your turn.
    Awaiting,
}

/// Which tables, and which part of the list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Which tables.
    #[param(inline)]
    list: List,
    /// Only tables of this game.
    #[serde(default)]
    game: Option<String>,
    /// Where to continue: `next` of the previous part.
    #[serde(default)]
    cursor: Option<String>,
    /// How many tables (default: 20).
    #[serde(default = "twenty")]
    #[param(maximum = 100)]
    limit: usize,
}

fn twenty() -> usize {
    20
}

/// A part of a list of tables, the latest change first.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableLine>,
    /// Where the list continues, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema, ts_rs::TS)]
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

fn chair(seat: SeatSummary) -> ChairSight {
    let (person, name) = seat.person.map(|person| (person.id, person.name)).unzip();
    ChairSight { person, name, bot: seat.bot, reserved: seat.reserved, forfeited: seat.forfeited }
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
        host: summary.host,
        chairs: summary.seats.into_iter().map(chair).collect(),
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

/// Tables to join, to watch, to study, or your own.
#[utoipa::path(get, path = "/tables", tag = "tables", params(Which), security((), ("token" = [])),
    responses((status = 200, body = TableList), Problems))]
pub async fn list(
    State(app): State<App>,
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
    // One more than requested shows whether there is more.
    let mut listed = app.store().list(listing, game, Page { from, most: most + 1 }).await?;
    let more = listed.len() > most;
    listed.truncate(most);
    let next = listed.last().filter(|_| more).map(|last| last.cursor().to_string());
    Ok(Json(TableList { tables: listed.into_iter().map(|listed| line(listed, viewer)).collect(), next }))
}

/// A table to open.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    #[schema(example = "planners")]
    game: String,
    /// The options of the game, without the number of players, which follows from the seats.
    #[serde(default = "nothing")]
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, unknown>")]
    options: Value,
    /// The name of an edition that ships or is installed, or `{ "components": … }` with an edition of one's own, which
    /// needs a private table and the permission of the operator (default: the first that ships).
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, type = "string | { components: Record<string, unknown> }")]
    edition: Option<Value>,
    /// The seats, from seat 1.
    seats: Vec<NewSeat>,
    /// Whether seats are drawn by lot when the game begins (default: true). If not, everyone keeps the seat they take.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>")]
    seats_by_lot: bool,
    /// Whether it is listed for everyone (default: true).
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>")]
    public: bool,
    /// The time control (default: none).
    #[serde(default)]
    #[ts(as = "Option<Clock>")]
    clock: Clock,
    /// What happens to a seat that runs out of time (default: a bot continues).
    #[serde(default)]
    #[ts(as = "Option<OnTimeOut>")]
    on_time_out: OnTimeOut,
    /// Whether players may ask for hints (default: false).
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    hints: bool,
    /// The bot that plays for absent players.
    #[serde(default)]
    stand_in: Option<String>,
    /// Whether to start immediately; then every seat must be a bot's or yours.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    start: bool,
    /// Any text, to be mixed into the seed of the game.
    #[serde(default)]
    entropy: Option<String>,
}

fn nothing() -> Value {
    json!({})
}

fn yes() -> bool {
    true
}

/// A seat of a new table.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
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
    Me,
}

/// A table was opened.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Opened {
    /// Which: 32 hexadecimal digits.
    pub id: TableId,
    /// The number of its last entry.
    pub number: u64,
    /// The keys of the reserved seats, by their number. They are told only once.
    pub keys: BTreeMap<String, String>,
}

/// Open a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable, security(("token" = [])),
    responses((status = 201, body = Opened), Problems))]
pub async fn open(State(app): State<App>, guest: Guest, body: Body) -> Result<(StatusCode, Json<Opened>), Problem> {
    let host = guest.person();
    let new = read(body).await?;
    known(&new.game)?;
    refuse_early(&new)?;
    app.limits().table(host.id)?;
    let (mut terms, keys) = terms(&new)?;
    if let Some(edition) = &new.edition {
        if edition.is_object() {
            allow_own_table(&app, host.id).await?;
        }
        choose_edition(&app, edition, &mut terms)?;
    }
    let id = app.hall().create(terms, &host).await?;
    let mut number = 1;
    for command in first_commands(&new) {
        number = app.hall().command(id, &command, Some(&host)).await?;
    }
    Ok((StatusCode::CREATED, Json(Opened { id, number, keys })))
}

/// Reads the request. Only an edition may make it large.
async fn read(body: Body) -> Result<NewTable, Problem> {
    let bytes = gather(body, MOST_BODY + MAX_EDITION_BYTES).await?;
    let new: NewTable = serde_json::from_slice(&bytes).map_err(|error| Problem::malformed(error.to_string()))?;
    let edition = new.edition.as_ref().filter(|edition| edition.is_object()).map_or(0, |_| MAX_EDITION_BYTES);
    if bytes.len() > MOST_BODY + edition { Err(Problem::too_large()) } else { Ok(new) }
}

/// Sets the edition: the name of one that is known, or the components of the host's own.
fn choose_edition(app: &App, edition: &Value, terms: &mut Terms) -> Result<(), Problem> {
    match edition {
        Value::String(name) => {
            let (text, _) = editions::find(app, &terms.game, name).ok_or_else(|| no_edition(app, &terms.game, name))?;
            let default = rynek_catalog::info(&terms.game).is_some_and(|info| info.editions[0].id == name);
            terms.edition = Some(text.to_owned()).filter(|_| !default);
            Ok(())
        }
        Value::Object(own) if own.len() == 1 && own.contains_key("components") => {
            own_edition(own["components"].to_string(), terms)
        }
        _ => Err(Problem::unprocessable("edition", Message::new("api-edition-form"))),
    }
}

fn own_edition(text: String, terms: &mut Terms) -> Result<(), Problem> {
    if terms.public {
        return Err(Problem::unprocessable("edition", Message::new("api-own-edition-public")));
    }
    let read = rynek_catalog::read_edition(&terms.game, &text).ok_or_else(Problem::not_found)?;
    read.map_err(|error| editions::refused(&error))?;
    terms.edition = Some(text);
    terms.own_edition = true;
    Ok(())
}

/// Refuses what would be refused only after the table exists.
fn refuse_early(new: &NewTable) -> Result<(), Problem> {
    if new.entropy.as_ref().is_some_and(|entropy| entropy.len() > MOST_ENTROPY) {
        return Err(Refused::TooLong { most: MOST_ENTROPY }.into());
    }
    let empty = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Open | NewSeat::Reserved)).count();
    if new.start && empty > 0 { Err(Refused::Empty(empty).into()) } else { Ok(()) }
}

/// The terms of the table, and the keys of its reserved seats.
fn terms(new: &NewTable) -> Result<(Terms, BTreeMap<String, String>), Problem> {
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
    terms.seats_by_lot = new.seats_by_lot;
    terms.public = new.public;
    terms.clock = new.clock;
    terms.on_time_out = new.on_time_out;
    terms.hints = new.hints;
    if let Some(stand_in) = &new.stand_in {
        terms.stand_in.clone_from(stand_in);
    }
    Ok((terms, keys))
}

fn no_edition(app: &App, game: &str, name: &str) -> Problem {
    let shipped = rynek_catalog::info(game).into_iter().flat_map(|info| info.editions).map(|shipped| shipped.id);
    let known = Arg::list(shipped.chain(app.editions()));
    Problem::unprocessable("edition", Message::new("api-no-edition").with("known", known).with("given", name))
}

/// The commands by which the host sits down, and starts if requested.
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
