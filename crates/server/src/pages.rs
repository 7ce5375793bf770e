//! The page, as it was built into the program.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$RYNEK_PAGE"]
struct Page;

/// Whether the page was built into the program; if not, a notice stands in for it.
pub const HAS_PAGE: bool = matches!(env!("RYNEK_HAS_PAGE").as_bytes(), b"true");

const INDEX: &str = "index.html";
/// What a build names after its content, so that it never changes.
const HASHED: &str = "assets/";

/// A file of the page; the page itself for every address that it may have made up.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() || is_compressed(path) { INDEX } else { path };
    match answer(path, &headers) {
        Some(response) => response,
        None if path.starts_with(HASHED) => StatusCode::NOT_FOUND.into_response(),
        None => answer(INDEX, &headers).unwrap_or_else(|| StatusCode::NOT_FOUND.into_response()),
    }
}

fn is_compressed(path: &str) -> bool {
    path.ends_with(".br") || path.ends_with(".gz")
}

fn answer(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Page::get(path)?;
    let tag = HeaderValue::from_str(&etag(&plain)).ok()?;
    let lasting = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        smallest(path, plain, headers)
    };
    let head = response.headers_mut();
    head.insert(header::ETAG, tag);
    head.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    head.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    head.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    Some(response)
}

/// The file as it was compressed when the page was built, if it was and the browser takes it so.
fn smallest(path: &str, plain: EmbeddedFile, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |coding: &str| accepted.split(',').any(|part| part.split(';').next().map(str::trim) == Some(coding));
    for (coding, ending) in [("br", "br"), ("gzip", "gz")] {
        if accepts(coding)
            && let Some(file) = Page::get(&format!("{path}.{ending}"))
        {
            return ([(header::CONTENT_ENCODING, coding)], file.data).into_response();
        }
    }
    plain.data.into_response()
}

fn etag(file: &EmbeddedFile) -> String {
    let hash: String = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hash}\"")
}

/// The kinds of files that a page is made of.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("wasm") => "application/wasm",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
