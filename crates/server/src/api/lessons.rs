//! Lessons, and trying out any sequence of actions.

use axum::{Json, extract::State};
use rynek_wire::lessons::{Course, Trial, TrialSight, course, look};

use super::asked::At;
use crate::{App, Body, Lang, Problem, problem::Problems};

/// The lessons of a game: positions with a task, and pictures for its rules.
#[utoipa::path(get, path = "/games/{game}/lessons", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = Course), Problems))]
pub async fn lessons(State(app): State<App>, lang: Lang, At(game): At<String>) -> Result<Json<Course>, Problem> {
    Ok(Json(course(&game, app.words(lang.0))?))
}

/// Try out a sequence of actions: the position after it, or which action is refused and why. Nothing is stored.
#[utoipa::path(post, path = "/games/{game}/try", tag = "games", params(Lang, ("game" = String, Path)),
    request_body = Trial, responses((status = 200, body = TrialSight), Problems))]
pub async fn attempt(
    State(app): State<App>,
    Lang(lang): Lang,
    At(game): At<String>,
    Body(trial): Body<Trial>,
) -> Result<Json<TrialSight>, Problem> {
    let tried = tokio::task::spawn_blocking(move || look(&game, &trial, app.words(lang))).await;
    Ok(Json(tried.map_err(|_| Problem::internal())??))
}
