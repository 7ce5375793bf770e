//! Opens WebSockets, and checks who may.

use std::sync::Arc;

use axum::{
    Extension, Router,
    extract::{Path, State, WebSocketUpgrade},
    http::{HeaderMap, Uri, header},
    response::Response,
    routing::any,
};
use rynek_table::TableId;

use super::{room::Ask, rooms::Rooms, socket};
use crate::{App, Problem, Slot, guest::language_of};

/// The largest message of a client.
const MOST_MESSAGE: usize = 16 * 1024;
/// The size of the read and write buffers of a connection. It is small because there are many.
const BUFFER: usize = 4 * 1024;

/// `/tables/{id}/live`.
pub(crate) fn routes() -> Router<App> {
    let rooms: Arc<Rooms<Ask>> = Arc::default();
    Router::new().route("/tables/{id}/live", any(open)).layer(Extension(rooms))
}

async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(entered): Extension<Arc<Slot>>,
    Extension(rooms): Extension<Arc<Rooms<Ask>>>,
    uri: Uri,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let table: TableId = id.parse().map_err(|_| Problem::not_found())?;
    if !is_welcome(&app.config().origins, &headers) {
        return Err(Problem::forbidden());
    }
    let language = language_of(&uri, &headers);
    let upgrade = upgrade
        .max_message_size(MOST_MESSAGE)
        .max_frame_size(MOST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| socket::attend(socket, app, rooms, table, language, entered)))
}

/// A browser sends the origin of the page: it must be our own, or one from the settings. Other programs send no origin,
/// and need not be checked because there are no cookies.
fn is_welcome(origins: &[String], headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let same = origin.split_once("://").is_some_and(|(_, from)| Some(from) == host);
    same || origins.iter().any(|known| known.trim_end_matches('/') == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(origin: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "games.example:7878".parse().expect("a header"));
        headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        is_welcome(&["https://other.example/".to_owned()], &headers)
    }

    #[test]
    fn pages_of_other_places_are_kept_out() {
        assert!(from("http://games.example:7878"));
        assert!(from("https://other.example"));
        for stranger in
            ["http://games.example", "https://evil.example", "null", "http://evil.example/games.example:7878"]
        {
            assert!(!from(stranger), "{stranger}");
        }
        assert!(is_welcome(&[], &HeaderMap::new()));
    }
}
