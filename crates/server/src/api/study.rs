//! Studying a table: earlier positions, scores, previews and hints.

use axum::{Json, extract::State};
use rynek_kernel::Seat;
use rynek_review::Review;
use rynek_table::{Preview, TableId};
use rynek_wire::{
    Hint,
    study::{MomentSight, Scores},
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    asked::{Asked, At},
    viewing::AsSeat,
};
use crate::{App, Body, Guest, Lang, MaybeGuest, Problem, commands, problem::Problems};

/// A table at an earlier position.
#[utoipa::path(get, path = "/tables/{table}/at/{steps}", tag = "study",
    params(Lang, AsSeat, ("table" = String, Path), ("steps" = usize, Path)),
    security((), ("token" = [])), responses((status = 200, body = MomentSight), Problems))]
pub async fn at(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Lang(lang): Lang,
    At((id, steps)): At<(TableId, usize)>,
    Asked(from): Asked<AsSeat>,
) -> Result<Json<MomentSight>, Problem> {
    Ok(Json(commands::at(&app, id, guest.map(|profile| profile.id), from.seat, steps, lang).await?))
}

/// The scores over the game; for a game with hidden hands, only after its end.
#[utoipa::path(get, path = "/tables/{table}/scores", tag = "study", params(("table" = String, Path)),
    responses((status = 200, body = Scores), Problems))]
pub async fn scores(State(app): State<App>, At(id): At<TableId>) -> Result<Json<Scores>, Problem> {
    Ok(Json(commands::scores(&app, id).await?))
}

/// An action to preview.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// One of your seats, from 1.
    pub seat: Seat,
    /// The action, in notation.
    pub action: String,
}

/// What an action would lead to. Nothing is changed.
#[utoipa::path(post, path = "/tables/{table}/preview", tag = "study", params(("table" = String, Path)),
    request_body = Attempt, security(("token" = [])), responses((status = 200, body = Preview), Problems))]
pub async fn preview(
    State(app): State<App>,
    Guest(profile): Guest,
    At(id): At<TableId>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<Preview>, Problem> {
    Ok(Json(commands::preview(&app, id, profile.id, attempt.seat, &attempt.action).await?))
}

/// What luck and what the players did in a finished game, and what would have been better. The answer comes when the review is
/// complete, after some seconds. If that takes longer than a request may, ask again: it continues. It counts as a hint.
#[utoipa::path(post, path = "/tables/{table}/review", tag = "study", params(Lang, ("table" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Review), Problems))]
pub async fn review(
    State(app): State<App>,
    Guest(profile): Guest,
    Lang(lang): Lang,
    At(id): At<TableId>,
) -> Result<Json<Review>, Problem> {
    Ok(Json(commands::review(&app, id, profile.id, lang).await?))
}

/// A request for a hint.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct AskingAdvice {
    /// One of your seats, from 1.
    pub seat: Seat,
    /// The level of the bot (default: `master`).
    #[serde(default)]
    pub bot: Option<String>,
}

/// What a bot would do in your place. Only at a table with hints, and on your turn.
#[utoipa::path(post, path = "/tables/{table}/hint", tag = "study", params(Lang, ("table" = String, Path)),
    request_body = AskingAdvice, security(("token" = [])), responses((status = 200, body = Hint), Problems))]
pub async fn hint(
    State(app): State<App>,
    Guest(profile): Guest,
    Lang(lang): Lang,
    At(id): At<TableId>,
    Body(asking): Body<AskingAdvice>,
) -> Result<Json<Hint>, Problem> {
    Ok(Json(commands::advise(&app, id, profile.id, asking.seat, asking.bot.as_deref(), lang).await?))
}
