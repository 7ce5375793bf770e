//! Games as records.

use axum::{
    Extension, Json,
    body::Body,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use rynek_hall::HallError;
use rynek_kernel::{Explain, Record};
use rynek_table::TableId;
use rynek_wire::tables::TableName;
use serde::Deserialize;
use tokio::{runtime::Handle, task::spawn_blocking};
use utoipa::IntoParams;

use super::{
    asked::{Asked, At},
    viewing::AsSeat,
};
use crate::{
    App, Guest, MOST_RECORD, MaybeGuest, Problem,
    bodies::{Hold, gather},
    commands,
    problem::Problems,
};

/// The record of a table's game. A game with hidden hands has none before its end.
#[utoipa::path(get, path = "/tables/{table}/record", tag = "records", params(AsSeat, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Object, content_type = "application/json"), Problems))]
pub async fn write(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    At(id): At<TableId>,
    Asked(from): Asked<AsSeat>,
) -> Result<impl IntoResponse, Problem> {
    let record = commands::record(&app, id, guest.map(|profile| profile.id), from.seat).await?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_json()))
}

/// Close the running game of one person and bots, and get its record, to continue it elsewhere. Asking again gets it again.
#[utoipa::path(post, path = "/tables/{table}/take_away", tag = "records", params(("table" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Object, content_type = "application/json"), Problems))]
pub async fn take_away(
    State(app): State<App>,
    Guest(profile): Guest,
    At(id): At<TableId>,
) -> Result<impl IntoResponse, Problem> {
    let record = commands::take_away(&app, id, profile.id).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.to_json()))
}

/// What becomes of the game of a record.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Continuing {
    /// Whether an unfinished game continues: you get the seats of all people, and the bots theirs (default: false).
    #[serde(default)]
    play: bool,
}

/// Import a record as a private table: a finished one to study, or with `play` one where an unfinished game continues.
/// It is checked first.
#[utoipa::path(post, path = "/records", tag = "records", params(Continuing), request_body = Object,
    security(("token" = [])), responses((status = 201, body = TableName), Problems))]
pub async fn read(
    State(app): State<App>,
    guest: Guest,
    Asked(continuing): Asked<Continuing>,
    Extension(hold): Extension<Hold>,
    body: Body,
) -> Result<(StatusCode, Json<TableName>), Problem> {
    app.limits().table(guest.0.id)?;
    let bytes = gather(body, MOST_RECORD).await?;
    let text = String::from_utf8(bytes).map_err(|error| Problem::malformed(error.to_string()))?;
    let permit = app.limits().bodies().permit_parsing(text.len()).await;
    // Checking a long game takes a while, so it runs on another thread. Its memory counts until it is done, even if the
    // client has disconnected.
    let checked = spawn_blocking(move || {
        let id = import(&app, &guest, &text, continuing);
        drop((permit, hold));
        id
    });
    let id = checked.await.map_err(|_| Problem::internal())??;
    Ok((StatusCode::CREATED, Json(TableName { id })))
}

fn import(app: &App, guest: &Guest, text: &str, continuing: Continuing) -> Result<TableId, Problem> {
    let record = Record::parse(text).map_err(|error| HallError::Record(error.message()))?;
    Handle::current().block_on(commands::import(app, &record, &guest.person(), continuing.play))
}
