//! Studying a table: earlier positions, scores, previews and hints.

use axum::{Json, extract::State, http::StatusCode};
use rynek_catalog::AnyGame;
use rynek_kernel::{JsonText, Message, Seat, Seen, Turn, Viewer};
use rynek_table::{Preview, Table, TableId};
use rynek_words::Words;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    asked::{Asked, At},
    viewing::AsSeat,
};
use crate::{App, Body, Guest, Lang, MaybeGuest, Problem, commands, problem::Problems, wire::Hint};

/// A position of a game.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct MomentSight {
    /// After how many actions, random draws included.
    pub steps: usize,
    /// How many actions there are.
    pub of: usize,
    /// The viewer's view of it.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub view: JsonText,
    /// The points of each seat, if the game were scored then; missing where they would reveal hidden information.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
    /// The action that led there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastStep>,
}

/// An action of the game.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct LastStep {
    /// Who acted; missing for a random draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action, in notation; missing where it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The action, in words.
    pub text: String,
    /// Its effects, for the game's board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<serde_json::Value>)]
    pub effects: Option<JsonText>,
}

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
    let table = app.hall().table(id).await?;
    let viewer = table.viewer_of(guest.map(|profile| profile.id), from.seat)?;
    let of = table.actions_played();
    if steps > of {
        return Err(Problem::not_found());
    }
    let before = steps.checked_sub(1).map(|before| table.position_after(before));
    let last = before.zip(steps.checked_sub(1).and_then(|before| table.steps().nth(before)));
    let last = last.map(|(before, (_, action))| {
        let line = table.describe(before.as_ref(), &action, viewer);
        step_told(before.as_ref(), &action, viewer, &line, app.words(lang))
    });
    let position = table.position_after(steps);
    let points = table.open_points(position.as_ref());
    Ok(Json(MomentSight { steps, of, view: position.view(viewer), points, last }))
}

/// An action in this position, as a viewer may see it; `line` writes it in words.
pub(super) fn step_told(before: &dyn AnyGame, action: &str, viewer: Viewer, line: &Message, words: &Words) -> LastStep {
    let seat = if let Turn::Player(seat) = before.turn() { Some(seat) } else { None };
    let shown = match before.seen(action, viewer) {
        Ok(Seen::Open(action)) => Some(action),
        Ok(Seen::Hidden) | Err(_) => None,
    };
    LastStep { seat, action: shown, text: words.say(line), effects: line.effects.as_deref().cloned() }
}

/// The scores over the game.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Scores {
    /// The points of each seat, before the first action and after each.
    pub points: Vec<Vec<i32>>,
}

/// The scores over the game; for a game with hidden hands, only after its end.
#[utoipa::path(get, path = "/tables/{table}/scores", tag = "study", params(("table" = String, Path)),
    responses((status = 200, body = Scores), Problems))]
pub async fn scores(State(app): State<App>, At(id): At<TableId>) -> Result<Json<Scores>, Problem> {
    let table = app.hall().table(id).await?;
    let counted = tokio::task::spawn_blocking(move || course(&table)).await;
    let points = counted.map_err(|_| Problem::internal())?.ok_or_else(not_before_the_end)?;
    Ok(Json(Scores { points }))
}

/// This is told only after the end of the game.
pub fn not_before_the_end() -> Problem {
    Problem::new(StatusCode::CONFLICT, "not_over", Message::new("api-not-over"))
}

/// The points of each seat after each action; none while they would reveal hidden information.
fn course(table: &Table) -> Option<Vec<Vec<i32>>> {
    let mut position = table.position_after(0);
    let mut course = vec![table.open_points(position.as_ref())?];
    for (_, action) in table.steps() {
        if position.apply(&action).is_err() {
            break;
        }
        course.push(table.open_points(position.as_ref())?);
    }
    Some(course)
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
