//! What is said at a table.

use std::collections::BTreeSet;

use axum::{Json, extract::State, http::StatusCode};
use rynek_tables::{Person, PersonId, TableId, hall::HallError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    asked::{Asked, At},
    names::is_trickery,
};
use crate::{Body, Guest, House, MaybeGuest, Problem, openapi::Problems, wire::ChatLine};

/// What is said at a table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chat {
    /// The lines, the oldest first.
    pub lines: Vec<ChatLine>,
}

/// Which lines.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of the last line one has.
    #[serde(default)]
    after: u64,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// 1 to 500 characters.
    words: String,
    /// The key of a seat, for a person who was invited to a private table and does not sit there yet.
    #[serde(default)]
    key: Option<String>,
}

/// Something was said.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// The number of the line.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
}

/// What was said at a table, but for those whom one does not want to read.
#[utoipa::path(get, path = "/tables/{table}/chat", tag = "table", params(Since, ("table" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Chat), Problems))]
pub async fn read(
    State(house): State<House>,
    MaybeGuest(guest): MaybeGuest,
    At(id): At<TableId>,
    Asked(since): Asked<Since>,
) -> Result<Json<Chat>, Problem> {
    house.store().summary(id).await?;
    let unread = unread(&house, guest.map(|profile| profile.id)).await?;
    let lines = house.store().chat(id, since.after).await?.into_iter();
    let lines = lines.filter(|line| !unread.contains(&line.person.id)).map(ChatLine::from);
    Ok(Json(Chat { lines: lines.collect() }))
}

/// Those whom a person does not want to read.
pub async fn unread(house: &House, reader: Option<PersonId>) -> Result<BTreeSet<PersonId>, Problem> {
    let Some(reader) = reader else { return Ok(BTreeSet::new()) };
    Ok(house.store().shunned(reader).await?.into_iter().map(|(person, _)| person).collect())
}

/// Say something at a table. At a private one only its people may: the host, those who sit there or are expected, and
/// those who have the key of a seat.
#[utoipa::path(post, path = "/tables/{table}/chat", tag = "table", params(("table" = String, Path)),
    request_body = Saying, security(("token" = [])), responses((status = 201, body = Said), Problems))]
pub async fn say(
    State(house): State<House>,
    guest: Guest,
    At(id): At<TableId>,
    Body(saying): Body<Saying>,
) -> Result<(StatusCode, Json<Said>), Problem> {
    let number = say_by(&house, id, &guest.person(), saying.key.as_deref(), &saying.words).await?;
    Ok((StatusCode::CREATED, Json(Said { number })))
}

/// Lets a person say something: the number of the line.
pub async fn say_by(
    house: &House,
    id: TableId,
    person: &Person,
    key: Option<&str>,
    words: &str,
) -> Result<u64, Problem> {
    let words = words.trim();
    if words.chars().any(is_trickery) {
        return Err(HallError::Words.into());
    }
    house.limits().line(person.id)?;
    Ok(house.hall().say_with(id, person, key, words).await?)
}
