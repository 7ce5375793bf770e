//! Games as documents.

use axum::{
    Json,
    body::Bytes,
    extract::{State, rejection::BytesRejection},
    http::{StatusCode, header},
    response::IntoResponse,
};
use rynek_kernel::{Explain, Record};
use rynek_tables::{Phase, TableId, hall::HallError};

use super::{
    asked::{Asked, At},
    study::not_before_the_end,
    table::TableName,
    viewing::AsSeat,
};
use crate::{Guest, House, MaybeGuest, Problem, openapi::Problems, wire::viewer_of};

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
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<TableName>), Problem> {
    let body = body.map_err(|rejection| {
        let large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
        if large { Problem::too_large() } else { Problem::malformed(rejection.body_text()) }
    })?;
    let text = std::str::from_utf8(&body).map_err(|error| Problem::malformed(error.to_string()))?;
    house.limits().table(guest.0.id)?;
    let record = Record::parse(text).map_err(|error| HallError::Record(error.message()))?;
    let id = house.hall().import(&record, &guest.person()).await?;
    Ok((StatusCode::CREATED, Json(TableName { id })))
}
