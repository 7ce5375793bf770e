//! Health checks and metrics, as pages for an operator.

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use crate::{App, Problem, address::Address, metering};

/// `/healthz`, `/readyz` and `/metrics`.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).route("/metrics", get(figures))
}

/// Answers while the program runs.
async fn alive() -> &'static str {
    "ok\n"
}

/// Answers whether the server accepts requests: it is not closing, and its store takes changes.
async fn ready(State(app): State<App>) -> Response {
    if app.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "not ready: closing\n").into_response();
    }
    if app.takes_changes().await {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready: the store takes no changes\n").into_response()
    }
}

async fn figures(State(app): State<App>, Address(address): Address) -> Result<Response, Problem> {
    if !app.config().metrics_for.iter().any(|net| net.contains(&address)) {
        return Err(Problem::not_found());
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], metering::render(&app)).into_response())
}
