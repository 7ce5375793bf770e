//! Lists of tables, and opening tables.

use axum::{Json, body::Body, extract::State, http::StatusCode};
use rynek_kernel::{Seat, edition::MAX_EDITION_BYTES};
use rynek_store::{Listed, Listing, Page, SeatSummary};
use rynek_table::{ChairSight, Person, PersonId};
use rynek_wire::tables::{NewTable, Opened, TableLine};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{asked::Asked, games::known};
use crate::{App, Guest, MOST_BODY, MaybeGuest, Problem, bodies::gather, commands, problem::Problems};

/// The most tables in one response.
const MOST: usize = 100;

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
        day: summary.day,
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

/// Open a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable, security(("token" = [])),
    responses((status = 201, body = Opened), Problems))]
pub async fn open(State(app): State<App>, guest: Guest, body: Body) -> Result<(StatusCode, Json<Opened>), Problem> {
    let new = read(body).await?;
    let opened = commands::open(&app, &guest.person(), &new).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Reads the request. Only an edition may make it large.
async fn read(body: Body) -> Result<NewTable, Problem> {
    let bytes = gather(body, MOST_BODY + MAX_EDITION_BYTES).await?;
    let new: NewTable = serde_json::from_slice(&bytes).map_err(|error| Problem::malformed(error.to_string()))?;
    let edition = new.edition.as_ref().filter(|edition| edition.is_object()).map_or(0, |_| MAX_EDITION_BYTES);
    if bytes.len() > MOST_BODY + edition { Err(Problem::too_large()) } else { Ok(new) }
}
