//! The chat of a table.

use axum::{Json, extract::State, http::StatusCode};
use rynek_store::ChatLine;
use rynek_table::TableId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::asked::{Asked, At};
use crate::{App, Body, Guest, MaybeGuest, Problem, commands, problem::Problems};

/// The chat of a table.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Chat {
    /// The lines, the oldest first.
    pub lines: Vec<ChatLine>,
}

/// Which lines.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of the last line the client has.
    #[serde(default)]
    after: u64,
}

/// A line to say.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// 1 to 500 characters.
    words: String,
    /// The key of a seat, for a person who was invited to a private table and does not sit there yet.
    #[serde(default)]
    key: Option<String>,
}

/// The line was added.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Said {
    /// The number of the line.
    pub number: u64,
}

/// The chat of a table, without people whom the reader has muted.
#[utoipa::path(get, path = "/tables/{table}/chat", tag = "table", params(Since, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Chat), Problems))]
pub async fn read(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    At(id): At<TableId>,
    Asked(since): Asked<Since>,
) -> Result<Json<Chat>, Problem> {
    app.store().summary(id).await?;
    Ok(Json(Chat { lines: commands::chat(&app, id, guest.map(|profile| profile.id), since.after).await? }))
}

/// Say something at a table. At a private one, only its host, its players, people with a reserved seat and people with
/// the key of a seat may.
#[utoipa::path(post, path = "/tables/{table}/chat", tag = "table", params(("table" = String, Path)),
    request_body = Saying, security(("token" = [])), responses((status = 201, body = Said), Problems))]
pub async fn say(
    State(app): State<App>,
    guest: Guest,
    At(id): At<TableId>,
    Body(saying): Body<Saying>,
) -> Result<(StatusCode, Json<Said>), Problem> {
    let number = commands::say(&app, id, &guest.person(), saying.key.as_deref(), &saying.words).await?;
    Ok((StatusCode::CREATED, Json(Said { number })))
}
