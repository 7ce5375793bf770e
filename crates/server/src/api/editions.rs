//! The editions of a game: those that ship, those that are installed, and checks of others.

use axum::{Extension, Json, body::Body, extract::State};
use rynek_catalog::edition_schema_in;
use rynek_kernel::edition::MAX_EDITION_BYTES;
use rynek_wire::editions::{
    CheckedEdition, EditionInfo, EditionLine, EditionOrigin, Named, find_shipped, info, line, shipped,
};
use serde_json::Value;
use tokio::task::spawn_blocking;

use super::{asked::At, games::known};
use crate::{
    App, Guest, Lang, Problem,
    bodies::{Hold, gather},
    problem::Problems,
};

/// The editions of a game, the default first.
#[utoipa::path(get, path = "/games/{game}/editions", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = Vec<EditionLine>), Problems))]
pub async fn list(State(app): State<App>, lang: Lang, At(game): At<String>) -> Result<Json<Vec<EditionLine>>, Problem> {
    let installed = app.editions().filter_map(|name| find_installed(&app, name));
    let all = shipped(&game)?.into_iter().chain(installed);
    Ok(Json(all.filter_map(|edition| line(&game, edition, app.words(lang.0))).collect()))
}

/// An edition of a game, with its components.
#[utoipa::path(get, path = "/games/{game}/editions/{name}", tag = "games",
    params(Lang, ("game" = String, Path), ("name" = String, Path)), responses((status = 200, body = EditionInfo), Problems))]
pub async fn one(
    State(app): State<App>,
    lang: Lang,
    At((game, name)): At<(String, String)>,
) -> Result<Json<EditionInfo>, Problem> {
    known(&game)?;
    let edition = find(&app, &game, &name).ok_or_else(Problem::not_found)?;
    Ok(Json(info(&game, edition, app.words(lang.0))?))
}

/// A JSON Schema of the edition files of a game, with the names of fields in the language of the request.
#[utoipa::path(get, path = "/games/{game}/edition-schema", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = Object), Problems))]
pub async fn schema(State(app): State<App>, lang: Lang, At(game): At<String>) -> Result<Json<Value>, Problem> {
    edition_schema_in(&game, app.words(lang.0)).map(Json).ok_or_else(Problem::not_found)
}

/// Check the components of an edition. If they have faults, `details.faults` of the error lists them, at most 100, and
/// `details.count` is how many there are.
#[utoipa::path(post, path = "/games/{game}/editions/check", tag = "games", params(Lang, ("game" = String, Path)),
    request_body = Object, security(("token" = [])), responses((status = 200, body = CheckedEdition), Problems))]
pub async fn check(
    State(app): State<App>,
    _: Guest,
    lang: Lang,
    At(game): At<String>,
    Extension(hold): Extension<Hold>,
    body: Body,
) -> Result<Json<CheckedEdition>, Problem> {
    known(&game)?;
    let bytes = gather(body, MAX_EDITION_BYTES).await?;
    let text = String::from_utf8(bytes).map_err(|error| Problem::malformed(error.to_string()))?;
    let permit = app.limits().bodies().permit_parsing(text.len()).await;
    let checked = spawn_blocking(move || {
        let checked = rynek_wire::editions::check(&game, &text, app.words(lang.0));
        drop((permit, hold));
        checked
    });
    Ok(Json(checked.await.map_err(|_| Problem::internal())??))
}

/// The edition with this name.
fn find<'a>(app: &'a App, game: &str, name: &'a str) -> Option<Named<'a>> {
    find_shipped(game, name).or_else(|| find_installed(app, name))
}

fn find_installed<'a>(app: &'a App, name: &'a str) -> Option<Named<'a>> {
    app.edition(name).map(|text| Named { name, text, origin: EditionOrigin::Installed })
}
