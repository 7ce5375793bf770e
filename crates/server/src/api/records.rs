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
use rynek_table::{Phase, TableId};
use tokio::{runtime::Handle, task::spawn_blocking};

use super::{
    asked::{Asked, At},
    study::not_before_the_end,
    table::TableName,
    viewing::AsSeat,
};
use crate::{
    App, Guest, MOST_RECORD, MaybeGuest, Problem,
    bodies::{Hold, gather},
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
    let table = app.hall().table(id).await?;
    let over = matches!(table.phase(), Phase::Over | Phase::Closed);
    if table.position().has_secrets() && !over {
        return Err(not_before_the_end());
    }
    let viewer = table.viewer_of(guest.map(|profile| profile.id), from.seat)?;
    let record = app.hall().record(id, viewer).await?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_json()))
}

/// Import a record as a finished private table to study. It is checked first.
#[utoipa::path(post, path = "/records", tag = "records", request_body = Object, security(("token" = [])),
    responses((status = 201, body = TableName), Problems))]
pub async fn read(
    State(app): State<App>,
    guest: Guest,
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
        let id = import(&app, &guest, &text);
        drop((permit, hold));
        id
    });
    let id = checked.await.map_err(|_| Problem::internal())??;
    Ok((StatusCode::CREATED, Json(TableName { id })))
}

fn import(app: &App, guest: &Guest, text: &str) -> Result<TableId, Problem> {
    let record = Record::parse(text).map_err(|error| HallError::Record(error.message()))?;
    Ok(Handle::current().block_on(app.hall().import(&record, &guest.person()))?)
}
