//! The OpenAPI document of the API.
//!
//! Routes are registered together with their descriptions, so neither exists without the other. Only what is not REST
//! is described by hand here.

use std::sync::OnceLock;

use axum::{
    Router,
    http::header,
    response::{IntoResponse, Response},
};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        OpenApi as Document,
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{App, ProblemBody, api, problem::Problems};

/// The path of the API.
pub const ROOT: &str = "/api/v1";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rynek",
        description = "Tables at which people and bots play city-building board games. Seats are numbered from 1, times \
                       are milliseconds since 1970. docs/protocol.md describes how to use it."
    ),
    paths(live, health, readiness, metrics),
    components(schemas(ProblemBody)),
    tags(
        (name = "games", description = "Games and rules"),
        (name = "people", description = "Guests, profiles, leaderboards"),
        (name = "daily", description = "The city of the day"),
        (name = "me", description = "Your own account"),
        (name = "tables", description = "Lists of tables, and opening tables"),
        (name = "table", description = "One table"),
        (name = "study", description = "Earlier positions, previews, hints"),
        (name = "records", description = "Records of games"),
        (name = "operation", description = "For operators"),
    ),
    modifiers(&Tokens)
)]
struct Frame;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// Follow a table over a WebSocket. The messages are described in docs/protocol.md.
#[utoipa::path(get, path = "/api/v1/tables/{table}/live", tag = "table", params(("table" = String, Path)),
    responses((status = 101, description = "The socket is open; the client sends the first message"), Problems))]
#[allow(dead_code)]
fn live() {}

/// Whether the server runs.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, description = "It runs")))]
#[allow(dead_code)]
fn health() {}

/// Whether the server can work: the store answers, and it is not closing.
#[utoipa::path(get, path = "/readyz", tag = "operation",
    responses((status = 200, description = "It can work"), (status = 503, description = "It cannot work now")))]
#[allow(dead_code)]
fn readiness() {}

/// Metrics for Prometheus. Only for addresses that the operator allows.
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, description = "Metrics", content_type = "text/plain", body = String)))]
#[allow(dead_code)]
fn metrics() {}

/// Everything under `/api/v1` except the live tables.
pub fn routes() -> Router<App> {
    documented().split_for_parts().0
}

fn documented() -> OpenApiRouter<App> {
    api::routes().routes(routes!(serve))
}

/// The whole document.
pub fn document() -> Document {
    let mut document = Frame::openapi();
    document.merge(OpenApiRouter::new().nest(ROOT, documented()).into_openapi());
    document
}

/// The document that describes this API.
#[utoipa::path(get, path = "/openapi.json", tag = "operation", responses((status = 200, body = Object)))]
pub async fn serve() -> Response {
    static TEXT: OnceLock<String> = OnceLock::new();
    let text = TEXT.get_or_init(|| document().to_json().expect("the document is plain data"));
    ([(header::CONTENT_TYPE, "application/json")], text.as_str()).into_response()
}
