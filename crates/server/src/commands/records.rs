//! Records of games, and games of records.

use axum::http::StatusCode;
use rynek_kernel::{Message, Record, Seat};
use rynek_table::{Command, Person, PersonId, Phase, Refused, Table, TableId};

use super::allow_own_table;
use crate::{App, Problem};

/// The record of a table's game, as a person may have it from a seat. A game with hidden hands has none before its end.
pub async fn record(
    app: &App,
    table: TableId,
    person: Option<PersonId>,
    seat: Option<Seat>,
) -> Result<Record, Problem> {
    let now = app.hall().table(table).await?;
    let over = matches!(now.phase(), Phase::Over | Phase::Closed);
    if now.position().has_secrets() && !over {
        return Err(rynek_wire::study::not_before_the_end().into());
    }
    Ok(app.hall().record(table, now.viewer_of(person, seat)?).await?)
}

/// Closes the running game of one person and bots, and returns its record.
pub async fn take_away(app: &App, table: TableId, person: PersonId) -> Result<Record, Problem> {
    let now = app.hall().table(table).await?;
    if !plays_alone(&now, person) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "others_play", Message::new("api-others-play")));
    }
    match now.phase() {
        Phase::Gathering => return Err(Refused::NotBegun.into()),
        Phase::Over => return Err(Refused::Over.into()),
        Phase::Playing | Phase::Closed => app.hall().command(table, &Command::Close, None).await?,
    };
    // The table is closed, so nothing is hidden any more.
    Ok(app.hall().record(table, now.viewer_of(Some(person), None)?).await?)
}

/// Whether a person is the only one at a table.
fn plays_alone(table: &Table, person: PersonId) -> bool {
    let mut people = table.chairs().iter().filter_map(|chair| chair.person.as_ref()).peekable();
    people.peek().is_some() && people.all(|other| other.id == person)
}

/// Opens a private table with the game of a record: to study it, or to play an unfinished one on.
pub async fn import(app: &App, record: &Record, host: &Person, play: bool) -> Result<TableId, Problem> {
    if !play {
        return Ok(app.hall().import(record, host).await?);
    }
    if record.edition.components.is_some() {
        allow_own_table(app, host.id).await?;
    }
    Ok(app.hall().play_on(record, host).await?)
}
