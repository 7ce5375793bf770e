//! The REST API: every handler reads a request, asks the hall or the store, and answers.

mod asked;
pub mod chat;
pub mod daily;
pub mod editions;
pub mod games;
pub mod lessons;
pub mod me;
pub mod people;
pub mod ratings;
pub mod records;
pub mod study;
pub mod table;
pub mod tables;
mod viewing;

use tower_http::limit::RequestBodyLimitLayer;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{App, MOST_BODY};

/// Everything under `/api/v1` except the live tables, each route with its description.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::one))
        .routes(routes!(games::rules))
        .routes(routes!(editions::list))
        .routes(routes!(editions::one))
        .routes(routes!(editions::schema))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::attempt))
        .routes(routes!(ratings::leaderboard))
        .routes(routes!(daily::today))
        .routes(routes!(daily::board, daily::begin))
        .routes(routes!(daily::week))
        .routes(routes!(people::come_in))
        .routes(routes!(people::profile))
        .routes(routes!(me::read, me::change, me::delete))
        .routes(routes!(me::add_token, me::forget_tokens))
        .routes(routes!(me::export))
        .routes(routes!(me::shunned))
        .routes(routes!(me::shun, me::unshun))
        .routes(routes!(table::look))
        .routes(routes!(table::ask))
        .routes(routes!(table::log))
        .routes(routes!(table::rematch))
        .routes(routes!(study::at))
        .routes(routes!(study::scores))
        .routes(routes!(study::preview))
        .routes(routes!(study::hint))
        .routes(routes!(study::review))
        .routes(routes!(chat::read, chat::say))
        .routes(routes!(records::write))
        .routes(routes!(records::take_away))
        // A larger announced length is refused before the body is read.
        .layer(RequestBodyLimitLayer::new(MOST_BODY))
        // Records and editions may be larger; their handlers check the length.
        .routes(routes!(records::read))
        .routes(routes!(daily::hand_in))
        .routes(routes!(editions::check))
        .routes(routes!(tables::list, tables::open))
}
