//! Games as records.

use axum::{
    Extension, Json,
    body::Body,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use rynek_hall::HallError;
use rynek_kernel::{Explain, Message, Record};
use rynek_table::{Command, PersonId, Phase, Refused, Table, TableId};
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
    let table = app.hall().table(id).await?;
    let over = matches!(table.phase(), Phase::Over | Phase::Closed);
    if table.position().has_secrets() && !over {
        return Err(rynek_wire::study::not_before_the_end().into());
    }
    let viewer = table.viewer_of(guest.map(|profile| profile.id), from.seat)?;
    let record = app.hall().record(id, viewer).await?;
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
    let table = app.hall().table(id).await?;
    if !plays_alone(&table, profile.id) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "others_play", Message::new("api-others-play")));
    }
    match table.phase() {
        Phase::Gathering => return Err(Refused::NotBegun.into()),
        Phase::Over => return Err(Refused::Over.into()),
        Phase::Playing | Phase::Closed => app.hall().command(id, &Command::Close, None).await?,
    };
    // The table is closed, so nothing is hidden any more.
    let record = app.hall().record(id, table.viewer_of(Some(profile.id), None)?).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.to_json()))
}

/// Whether a person is the only one at a table.
fn plays_alone(table: &Table, person: PersonId) -> bool {
    let mut people = table.chairs().iter().filter_map(|chair| chair.person.as_ref()).peekable();
    people.peek().is_some() && people.all(|other| other.id == person)
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
    let (hall, host) = (app.hall(), guest.person());
    Handle::current().block_on(async {
        if !continuing.play {
            return Ok(hall.import(&record, &host).await?);
        }
        if record.edition.components.is_some() {
            commands::allow_own_table(app, host.id).await?;
        }
        Ok(hall.play_on(&record, &host).await?)
    })
}
