//! The page that is embedded in the program.

use std::{collections::HashMap, sync::LazyLock};

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest, Sha256};

/// A file of the page, and its `ETag`.
struct File {
    data: &'static [u8],
    tag: HeaderValue,
}

/// The files of the page by their paths. The build script lists them.
static FILES: LazyLock<HashMap<&str, File>> = LazyLock::new(|| {
    let files: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));
    files.iter().map(|(path, data)| (*path, File { data, tag: etag(data) })).collect()
});

/// Whether the page is embedded in the program; if not, a notice is served in its place.
pub const HAS_PAGE: bool = matches!(env!("RYNEK_HAS_PAGE").as_bytes(), b"true");

const INDEX: &str = "index.html";
/// The folders of files that are named after their content, so that they never change.
const HASHED: [&str; 2] = ["assets/", "engine/"];

/// Serves a file of the page. The routes of the page are behind a `#`, so it has no other paths.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => INDEX,
        path => path,
    };
    let found = if is_compressed(path) { None } else { answer(path, &headers) };
    found.unwrap_or_else(|| (StatusCode::NOT_FOUND, "Not found. The page of this server is at /.\n").into_response())
}

/// These exist beside the files that they compress, and are served in their place.
fn is_compressed(path: &str) -> bool {
    path.ends_with(".br") || path.ends_with(".gz")
}

fn answer(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = FILES.get(path)?;
    let lasting = if HASHED.iter().any(|folder| path.starts_with(folder)) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = if headers.get(header::IF_NONE_MATCH) == Some(&plain.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        smallest(path, plain, headers)
    };
    let head = response.headers_mut();
    head.insert(header::ETAG, plain.tag.clone());
    head.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    head.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    head.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    Some(response)
}

/// The compressed file, if there is one and the browser accepts it.
fn smallest(path: &str, plain: &File, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |coding: &str| accepted.split(',').any(|part| part.split(';').next().map(str::trim) == Some(coding));
    for (coding, ending) in [("br", "br"), ("gzip", "gz")] {
        if accepts(coding)
            && let Some(file) = FILES.get(format!("{path}.{ending}").as_str())
        {
            return ([(header::CONTENT_ENCODING, coding)], file.data).into_response();
        }
    }
    plain.data.into_response()
}

fn etag(data: &[u8]) -> HeaderValue {
    let hash: String = Sha256::digest(data)[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{hash}\"")).expect("hexadecimal digits in quotes")
}

/// The content type of a file.
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
