//! The editions of a game: those that ship, those that are installed, and checks of others.

use axum::{Extension, Json, body::Body, extract::State};
use rynek_catalog::{About, EditionFile, edition_schema_in, edition_title, read_edition, shipped_edition};
use rynek_kernel::{
    EditionError, Explain,
    edition::{MAX_EDITION_BYTES, provenance::PartSource},
};
use rynek_words::Words;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use super::{asked::At, games::known};
use crate::{
    App, Guest, Lang, Problem,
    bodies::{Hold, gather},
    problem::Problems,
};

/// Where an edition is from.
#[derive(Clone, Copy, Serialize, ToSchema, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum EditionOrigin {
    /// It ships with the game.
    Shipped,
    /// The operator has installed it.
    Installed,
}

/// An edition in a list.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct EditionLine {
    /// Its name in requests.
    pub name: String,
    /// Where it is from.
    pub origin: EditionOrigin,
    /// Its content hash.
    pub hash: String,
    /// Its name for people, if it ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// An edition.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct EditionInfo {
    /// Its name and hash.
    #[serde(flatten)]
    pub line: EditionLine,
    /// Its components, without fields that follow from others.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub components: Value,
    /// Where its parts come from.
    pub about: Vec<AboutPart>,
}

/// Where a part of an edition comes from.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct AboutPart {
    /// The path of the part in the components.
    pub part: String,
    /// Its name for people.
    pub label: String,
    /// Where it comes from.
    pub source: PartSource,
    /// The same for people.
    pub source_label: String,
    /// What else is known about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// An edition without faults.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct CheckedEdition {
    /// Its content hash.
    pub hash: String,
    /// Its name for people, if it is an edition that ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// The editions of a game, the default first.
#[utoipa::path(get, path = "/games/{game}/editions", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = Vec<EditionLine>), Problems))]
pub async fn list(State(app): State<App>, lang: Lang, At(game): At<String>) -> Result<Json<Vec<EditionLine>>, Problem> {
    let shipped = known(&game)?.editions.iter().map(|shipped| (shipped.id, shipped.json, EditionOrigin::Shipped));
    let installed = app.editions().filter_map(|name| Some((name, app.edition(name)?, EditionOrigin::Installed)));
    let words = app.words(lang.0);
    let line = |(name, text, origin): (&str, &str, EditionOrigin)| {
        let file = read_edition(&game, text)?.ok()?;
        Some(describe(&game, name, origin, &file, words))
    };
    Ok(Json(shipped.chain(installed).filter_map(line).collect()))
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
    let (text, origin) = find(&app, &game, &name).ok_or_else(Problem::not_found)?;
    let file = read_edition(&game, text).and_then(Result::ok).ok_or_else(Problem::not_found)?;
    let words = app.words(lang.0);
    let about = rynek_catalog::about(&game, text, words).into_iter().map(AboutPart::from).collect();
    let line = describe(&game, &name, origin, &file, words);
    Ok(Json(EditionInfo { line, components: file.components, about }))
}

/// A JSON Schema of the edition files of a game, with the names of fields in the language of the request.
#[utoipa::path(get, path = "/games/{game}/edition-schema", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = Object), Problems))]
pub async fn schema(State(app): State<App>, lang: Lang, At(game): At<String>) -> Result<Json<Value>, Problem> {
    edition_schema_in(&game, app.words(lang.0)).map(Json).ok_or_else(Problem::not_found)
}

/// Check the components of an edition. If they have a fault, `details.place` of the error is the path of the field.
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
        let file = read_edition(&game, &text).ok_or_else(Problem::not_found)?.map_err(|error| refused(&error))?;
        drop((permit, hold));
        let title = file.shipped.map(|shipped| edition_title(&game, shipped, app.words(lang.0)));
        Ok(CheckedEdition { hash: file.hash, title })
    });
    checked.await.map_err(|_| Problem::internal())?.map(Json)
}

/// The text of the edition with this name.
pub fn find<'a>(app: &'a App, game: &str, name: &str) -> Option<(&'a str, EditionOrigin)> {
    let shipped = shipped_edition(game, name).map(|shipped| (shipped.json, EditionOrigin::Shipped));
    shipped.or_else(|| app.edition(name).map(|text| (text, EditionOrigin::Installed)))
}

/// What is wrong with an edition, for a client.
pub fn refused(error: &EditionError) -> Problem {
    if error.is_no_room() {
        return rynek_hall::HallError::NoRoom.into();
    }
    let problem = Problem::unprocessable("edition", error.message());
    match error.place() {
        Some(place) => problem.with_details(json!({ "place": place })),
        None => problem,
    }
}

fn describe(game: &str, name: &str, origin: EditionOrigin, file: &EditionFile, words: &Words) -> EditionLine {
    let title = match origin {
        EditionOrigin::Shipped => Some(edition_title(game, name, words)),
        EditionOrigin::Installed => None,
    };
    EditionLine { name: name.to_owned(), origin, hash: file.hash.clone(), title }
}

impl From<About> for AboutPart {
    fn from(about: About) -> AboutPart {
        let About { part, label, source, source_label, note } = about;
        AboutPart { part, label, source, source_label, note }
    }
}
