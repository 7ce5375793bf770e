//! The middleware that every request passes.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Json,
    body::Body,
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};

use tower_http::cors::{AllowOrigin, CorsLayer};

use crate::{
    Address, App, Problem, ProblemBody, Slot,
    address::{Peer, address_of, is_trusted},
    bodies::Metered,
    guest::language_of,
    limits::household,
};

/// Security headers: pages may do only what they need.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds security headers.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Lets pages of the configured origins use the API, as they may use the live tables.
pub(crate) fn other_origins(app: App) -> CorsLayer {
    let is_known = move |origin: &HeaderValue, _: &Parts| {
        // The wildcard is not an origin: nobody sends it.
        app.config().origins.iter().any(|known| known.trim_end_matches('/').as_bytes() == origin.as_bytes())
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(is_known))
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_headers([header::ACCEPT_LANGUAGE, header::AUTHORIZATION, header::CONTENT_TYPE])
        .expose_headers([header::CONTENT_DISPOSITION, header::RETRY_AFTER])
        .max_age(Duration::from_secs(3600))
}

/// Refuses clients above their limits, and charges for bodies as they arrive.
pub(crate) async fn limit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = address_of(&app, request.extensions(), request.headers());
    if let Err(problem) = app.limits().request(address.0) {
        return problem.into_response();
    }
    let entered = match enter(&app, address, request.extensions().get()) {
        Ok(entered) => Arc::new(entered),
        Err(problem) => return problem.into_response(),
    };
    let hold = app.limits().bodies().hold(household(address.0));
    request.extensions_mut().insert(entered.clone());
    request.extensions_mut().insert(hold.clone());
    let response = next.run(request.map(|body| Body::new(Metered::new(body, hold.clone())))).await;
    // The handler only knows that the body ended early.
    hold.refused().map_or(response, IntoResponse::into_response)
}

/// Requests through a proxy count for the client's address, as direct connections would.
fn enter(app: &App, Address(address): Address, peer: Option<&Peer>) -> Result<Slot, Problem> {
    let limits = app.limits();
    let is_proxied = peer.is_some_and(|peer| is_trusted(&app.config().trusted_proxies, peer.address.ip()));
    let entered = if is_proxied { limits.enter(address)? } else { limits.come_in(address) };
    Ok(entered.by(peer.map(|peer| peer.visit.clone())))
}

/// Writes every problem of the API in the language of the client, including those that axum and its layers report.
pub(crate) async fn in_words(State(app): State<App>, request: Request, next: Next) -> Response {
    let language = language_of(request.uri(), request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let problem = response.extensions().get::<Problem>().cloned().unwrap_or_else(|| Problem::of_status(status));
    metrics::counter!("rynek_problems_total", "code" => problem.code()).increment(1);
    let body = ProblemBody { error: problem.words(app.words(language)) };
    let mut spoken = (problem.status(), Json(body)).into_response();
    for name in [header::RETRY_AFTER, header::ALLOW] {
        if let Some(value) = response.headers().get(&name) {
            spoken.headers_mut().insert(name, value.clone());
        }
    }
    spoken
}

/// Counts requests and measures how long they take. Paths are counted by their pattern: ids in them are private, and
/// would be too many.
pub(crate) async fn measure(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let status = response.status();
    let passed = began.elapsed();
    tracing::debug!(%method, route, status = status.as_u16(), micros = passed.as_micros(), "request");
    let labels = [("method", method.to_string()), ("route", route), ("status", status.as_str().to_owned())];
    metrics::counter!("rynek_requests_total", &labels).increment(1);
    metrics::histogram!("rynek_request_seconds", &labels[..2]).record(passed.as_secs_f64());
    response
}
