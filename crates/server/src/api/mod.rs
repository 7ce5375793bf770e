//! The REST API: every handler reads what was asked, asks the hall or the store, and answers.

mod asked;
pub mod chat;
pub mod forms;
pub mod games;
pub mod lessons;
pub mod me;
mod names;
pub mod people;
pub mod ratings;
pub mod records;
pub(crate) mod secrets;
pub mod study;
pub mod table;
pub mod tables;
mod viewing;

use axum::{Router, http::StatusCode};
use rynek_kernel::Message;
use tower_http::limit::RequestBodyLimitLayer;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{House, MOST_BODY, Problem};

/// Everything under `/api/v1` but the live tables.
pub fn routes() -> Router<House> {
    documented().split_for_parts().0
}

/// The same, each route with what the document says of it.
pub(crate) fn documented() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::one))
        .routes(routes!(games::rules))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::attempt))
        .routes(routes!(ratings::leaderboard))
        .routes(routes!(people::come_in))
        .routes(routes!(people::profile))
        .routes(routes!(me::read, me::change, me::delete))
        .routes(routes!(me::add_token, me::forget_tokens))
        .routes(routes!(me::export))
        .routes(routes!(me::shunned))
        .routes(routes!(me::shun, me::unshun))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(table::look))
        .routes(routes!(table::ask))
        .routes(routes!(table::log))
        .routes(routes!(table::rematch))
        .routes(routes!(study::at))
        .routes(routes!(study::scores))
        .routes(routes!(study::preview))
        .routes(routes!(study::hint))
        .routes(routes!(chat::read, chat::say))
        .routes(routes!(records::write))
        .routes(routes!(crate::openapi::serve))
        // What announces more is refused before it is read.
        .layer(RequestBodyLimitLayer::new(MOST_BODY))
        // Records may be larger, and are measured where they are read.
        .routes(routes!(records::read))
}

/// What was sent can be read, but not taken.
fn unprocessable(code: &'static str, message: Message) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
}
