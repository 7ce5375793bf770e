//! One table: looking at it, and commands.

use axum::{
    Json,
    extract::{State, rejection::JsonRejection},
};
use rynek_table::{Command, Sight, TableId};
use rynek_wire::{Done, Log, tables::TableName};
use serde::Deserialize;
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use super::{
    asked::{Asked, At},
    viewing::AsSeat,
};
use crate::{
    App, Body, Guest, Lang, MaybeGuest, Problem,
    commands::{self, LogPart},
    problem::Problems,
    secrets,
};

/// The table as you see it now.
#[utoipa::path(get, path = "/tables/{table}", tag = "table", params(AsSeat, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Sight), Problems))]
pub async fn look(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    At(id): At<TableId>,
    Asked(from): Asked<AsSeat>,
) -> Result<Json<Sight>, Problem> {
    Ok(Json(commands::look(&app, id, guest.map(|profile| profile.id), from.seat).await?))
}

/// A command for a table.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct Asking {
    /// The command.
    command: Command,
    /// The client's id of it. An action sent again with the same id is executed once.
    #[serde(default)]
    id: Option<String>,
}

/// Send a command: sit down, start, act, undo, leave and so on. It is stored when this returns.
#[utoipa::path(post, path = "/tables/{table}/commands", tag = "table", params(("table" = String, Path)),
    request_body = Asking, security(("token" = [])), responses((status = 200, body = Done), Problems))]
pub async fn ask(
    State(app): State<App>,
    guest: Guest,
    At(id): At<TableId>,
    Body(asking): Body<Asking>,
) -> Result<Json<Done>, Problem> {
    let acts_for = if let Command::Act { seat, .. } = &asking.command { Some(*seat) } else { None };
    match commands::carry_out(&app, id, asking.command, &guest.person(), asking.id).await {
        // A client that chose too late gets the current table.
        Err(problem) if problem.code() == "stale" => {
            let sight = commands::look(&app, id, Some(guest.0.id), acts_for).await?;
            Err(problem.with_details(json!({ "sight": sight })))
        }
        done => done.map(Json),
    }
}

/// Which part of a log.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// The number of the last entry the client has.
    #[serde(default)]
    after: u64,
    /// How many entries (default: 200).
    #[serde(default = "two_hundred")]
    #[param(maximum = 500)]
    limit: usize,
}

fn two_hundred() -> usize {
    200
}

/// The log of a table, in words.
#[utoipa::path(get, path = "/tables/{table}/log", tag = "table", params(Lang, AsSeat, After, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Log), Problems))]
pub async fn log(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Lang(lang): Lang,
    At(id): At<TableId>,
    Asked(from): Asked<AsSeat>,
    Asked(part): Asked<After>,
) -> Result<Json<Log>, Problem> {
    let part = LogPart { after: part.after, limit: part.limit };
    Ok(Json(commands::log(&app, id, guest.map(|profile| profile.id), from.seat, part, lang).await?))
}

/// Entropy for the next game.
#[derive(Deserialize, Default, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// Anything.
    #[serde(default)]
    entropy: Option<String>,
}

/// Play again with the same people, each one seat further. A second request returns the same table.
#[utoipa::path(post, path = "/tables/{table}/rematch", tag = "table", params(("table" = String, Path)),
    request_body = Option<Again>, security(("token" = [])), responses((status = 200, body = TableName), Problems))]
pub async fn rematch(
    State(app): State<App>,
    guest: Guest,
    At(id): At<TableId>,
    again: Result<Option<Json<Again>>, JsonRejection>,
) -> Result<Json<TableName>, Problem> {
    let entropy = again?.and_then(|Json(again)| again.entropy).unwrap_or_else(secrets::key);
    Ok(Json(TableName { id: commands::rematch(&app, id, &guest.person(), &entropy).await? }))
}
