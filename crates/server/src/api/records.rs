//! Games as documents.

use axum::{
    Extension, Json,
    body::Body,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use rynek_kernel::{Explain, Record};
use rynek_tables::{Phase, TableId, hall::HallError};
use tokio::{runtime::Handle, task::spawn_blocking};

use super::{
    asked::{Asked, At},
    study::not_before_the_end,
    table::TableName,
    viewing::AsSeat,
};
use crate::{
    Guest, House, MOST_RECORD, MaybeGuest, Problem,
    bodies::{Hold, gather},
    openapi::Problems,
    wire::viewer_of,
};

/// The game of a table as a document. While a game with hidden hands is on, there is none.
#[utoipa::path(get, path = "/tables/{table}/record", tag = "records", params(AsSeat, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Object, content_type = "application/json"), Problems))]
pub async fn write(
    State(house): State<House>,
    MaybeGuest(guest): MaybeGuest,
    At(id): At<TableId>,
    Asked(from): Asked<AsSeat>,
) -> Result<impl IntoResponse, Problem> {
    let table = house.hall().table(id).await?;
    let over = matches!(table.phase(), Phase::Over | Phase::Closed);
    if table.position().has_secrets() && !over {
        return Err(not_before_the_end());
    }
    let viewer = viewer_of(&table, guest.map(|profile| profile.id), from.seat)?;
    let record = house.hall().record(id, viewer).await?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_json()))
}

/// Take in a record, once it is checked, as a finished private table to study.
#[utoipa::path(post, path = "/records", tag = "records", request_body = Object, security(("token" = [])),
    responses((status = 201, body = TableName), Problems))]
pub async fn read(
    State(house): State<House>,
    guest: Guest,
    Extension(hold): Extension<Hold>,
    body: Body,
) -> Result<(StatusCode, Json<TableName>), Problem> {
    house.limits().table(guest.0.id)?;
    let bytes = gather(body, MOST_RECORD).await?;
    let text = String::from_utf8(bytes).map_err(|error| Problem::malformed(error.to_string()))?;
    let place = house.limits().bodies().desk(text.len()).await;
    // A long game takes a while to check: others are answered meanwhile. Its memory counts until it is done, even if
    // the client has gone.
    let checked = spawn_blocking(move || {
        let id = take_in(&house, &guest, &text);
        drop((place, hold));
        id
    });
    let id = checked.await.map_err(|_| Problem::internal())??;
    Ok((StatusCode::CREATED, Json(TableName { id })))
}

fn take_in(house: &House, guest: &Guest, text: &str) -> Result<TableId, Problem> {
    let record = Record::parse(text).map_err(|error| HallError::Record(error.message()))?;
    Ok(Handle::current().block_on(house.hall().import(&record, &guest.person()))?)
}
