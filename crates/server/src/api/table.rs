//! One table: looking at it, and what people ask of it.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::{State, rejection::JsonRejection},
};
use rynek_kernel::Seat;
use rynek_tables::{Command, TableId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use super::{
    asked::{Asked, At},
    forms::CommandForm,
    secrets,
    viewing::AsSeat,
};
use crate::{
    Body, Guest, House, Lang, MaybeGuest, Problem,
    commands::{self, Carried},
    openapi::Problems,
    wire::{TableSight, ToldLine, seats_of, viewer_of},
};

/// The most entries of a log that are told at once.
const MOST: usize = 500;

/// The table as one sees it now.
#[utoipa::path(get, path = "/tables/{table}", tag = "table", params(AsSeat, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = TableSight), Problems))]
pub async fn look(
    State(house): State<House>,
    MaybeGuest(guest): MaybeGuest,
    At(id): At<TableId>,
    Asked(from): Asked<AsSeat>,
) -> Result<Json<TableSight>, Problem> {
    let table = house.hall().table(id).await?;
    let person = guest.map(|profile| profile.id);
    let viewer = viewer_of(&table, person, from.seat)?;
    Ok(Json(TableSight::new(&table, viewer, seats_of(&table, person), house.now())))
}

/// Something to ask of a table.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Asking {
    /// What.
    #[schema(value_type = CommandForm)]
    #[cfg_attr(feature = "ts", ts(as = "CommandForm"))]
    command: Command,
    /// What the sender calls it. An action sent again under the same name is the same action.
    #[serde(default)]
    id: Option<String>,
}

/// What was asked is done.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Done {
    /// The number of the table after it; for an action that was sent before, the number it got.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// The new key of a seat, by its number, whose person was sent away. It is told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, string>"))]
    pub keys: Option<BTreeMap<String, String>>,
}

/// Sit down, begin, act, take back, leave: whatever can be asked of a table. It is durable when answered.
#[utoipa::path(post, path = "/tables/{table}/commands", tag = "table", params(("table" = String, Path)),
    request_body = Asking, security(("token" = [])), responses((status = 200, body = Done), Problems))]
pub async fn ask(
    State(house): State<House>,
    guest: Guest,
    At(id): At<TableId>,
    Body(asking): Body<Asking>,
) -> Result<Json<Done>, Problem> {
    let acts_for = if let Command::Act { seat, .. } = &asking.command { Some(*seat) } else { None };
    match commands::carry_out(&house, id, asking.command, &guest.person(), asking.id).await {
        Ok(Carried { number, keys }) => Ok(Json(Done { number, keys })),
        Err(problem) if problem.code() == "stale" => Err(with_sight(&house, id, &guest, acts_for, problem).await?),
        Err(problem) => Err(problem),
    }
}

/// Whoever chose too late is shown the table as it is now.
async fn with_sight(
    house: &House,
    id: TableId,
    guest: &Guest,
    seat: Option<Seat>,
    problem: Problem,
) -> Result<Problem, Problem> {
    let table = house.hall().table(id).await?;
    let person = Some(guest.0.id);
    let viewer = viewer_of(&table, person, seat)?;
    let sight = TableSight::new(&table, viewer, seats_of(&table, person), house.now());
    Ok(problem.with_details(json!({ "sight": sight })))
}

/// Which part of a log.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// The number of the last entry one has.
    #[serde(default)]
    after: u64,
    /// How many, 200 if not said.
    #[serde(default = "two_hundred")]
    #[param(maximum = 500)]
    limit: usize,
}

fn two_hundred() -> usize {
    200
}

/// A part of a table's log.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Log {
    /// The entries after the one asked for.
    pub entries: Vec<ToldLine>,
    /// The number of the table's last entry: if the part ends before it, there is more.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
}

/// What happened at a table, in words.
#[utoipa::path(get, path = "/tables/{table}/log", tag = "table", params(Lang, AsSeat, After, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Log), Problems))]
pub async fn log(
    State(house): State<House>,
    MaybeGuest(guest): MaybeGuest,
    Lang(lang): Lang,
    At(id): At<TableId>,
    Asked(from): Asked<AsSeat>,
    Asked(part): Asked<After>,
) -> Result<Json<Log>, Problem> {
    let table = house.hall().table(id).await?;
    let viewer = viewer_of(&table, guest.map(|profile| profile.id), from.seat)?;
    let told = house.hall().told(id, viewer, part.after, part.limit.clamp(1, MOST)).await?;
    let words = house.words(lang);
    let entries: Vec<ToldLine> = told.into_iter().map(|told| ToldLine::new(told, words)).collect();
    let number = entries.last().map_or(0, |last| last.number).max(table.number());
    Ok(Json(Log { entries, number }))
}

/// What to add to the luck of the next game.
#[derive(Deserialize, Default, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// Anything.
    #[serde(default)]
    entropy: Option<String>,
}

/// A table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableName {
    /// Which: 32 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: TableId,
}

/// Play again with the same people, everybody one seat further. Asked twice, it is the same table.
#[utoipa::path(post, path = "/tables/{table}/rematch", tag = "table", params(("table" = String, Path)),
    request_body = Option<Again>, security(("token" = [])), responses((status = 200, body = TableName), Problems))]
pub async fn rematch(
    State(house): State<House>,
    guest: Guest,
    At(id): At<TableId>,
    again: Result<Option<Json<Again>>, JsonRejection>,
) -> Result<Json<TableName>, Problem> {
    let entropy = again?.and_then(|Json(again)| again.entropy).unwrap_or_else(secrets::key);
    house.limits().table(guest.0.id)?;
    Ok(Json(TableName { id: house.hall().rematch(id, &guest.person(), &entropy).await? }))
}
