//! What every request passes on its way in and out.

use std::{sync::Arc, time::Instant};

use axum::{
    body::Body,
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    Address, Entered, House, Problem,
    address::{Peer, address_of, is_trusted},
    bodies::Metered,
    limits::household,
};

/// What a browser may do with our pages: nothing but what they need.
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

/// Adds what browsers should know of safety.
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

/// Refuses whoever asks too much, and has bodies counted as they arrive, whichever handler reads them.
pub(crate) async fn limit(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let address = address_of(&house, request.extensions(), request.headers());
    if let Err(problem) = house.limits().request(address.0) {
        return problem.into_response();
    }
    let entered = match enter(&house, address, request.extensions().get()) {
        Ok(entered) => Arc::new(entered),
        Err(problem) => return problem.into_response(),
    };
    let hold = house.limits().bodies().hold(household(address.0));
    request.extensions_mut().insert(entered.clone());
    request.extensions_mut().insert(hold.clone());
    let response = next.run(request.map(|body| Body::new(Metered::new(body, hold.clone())))).await;
    // A handler knows only that the body broke off.
    hold.refused().map_or(response, IntoResponse::into_response)
}

/// What a proxy does for others counts for them, as connections of their own would.
fn enter(house: &House, Address(address): Address, peer: Option<&Peer>) -> Result<Entered, Problem> {
    let limits = house.limits();
    let is_proxied = peer.is_some_and(|peer| is_trusted(&house.config().trusted_proxies, peer.address.ip()));
    let entered = if is_proxied { limits.enter(address)? } else { limits.come_in(address) };
    Ok(entered.by(peer.map(|peer| peer.visit.clone())))
}

/// Counts requests and notes how long they took. Addresses are counted by their pattern: names in them are nobody's
/// business, and would be too many.
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
