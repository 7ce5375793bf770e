//! Studying a table: earlier moments, the course of the scores, what an action would do, what a bot would do.

use axum::{Json, extract::State, http::StatusCode};
use rynek_catalog::AnyGame;
use rynek_kernel::{Message, Seat, Seen, Turn, Viewer};
use rynek_tables::{Phase, Table, TableId};
use rynek_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{
    asked::{Asked, At},
    viewing::AsSeat,
};
use crate::{
    Body, Guest, House, Lang, MaybeGuest, Problem,
    openapi::Problems,
    wire::{self, Hint, Preview, viewer_of},
};

/// A moment of a game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct MomentSight {
    /// After how many of the standing actions, chance included.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub steps: usize,
    /// How many there are.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: usize,
    /// The game at that moment, as the viewer saw it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// The points of each seat, were the game scored then; missing where they would tell what is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
    /// The action that led there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastStep>,
}

/// An action that stands.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct LastStep {
    /// Who acted; missing for chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What, in notation; missing where it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// In words.
    pub text: String,
}

/// A table at any earlier moment.
#[utoipa::path(get, path = "/tables/{table}/at/{steps}", tag = "study",
    params(Lang, AsSeat, ("table" = String, Path), ("steps" = usize, Path)),
    security((), ("token" = [])), responses((status = 200, body = MomentSight), Problems))]
pub async fn at(
    State(house): State<House>,
    MaybeGuest(guest): MaybeGuest,
    Lang(lang): Lang,
    At((id, steps)): At<(TableId, usize)>,
    Asked(from): Asked<AsSeat>,
) -> Result<Json<MomentSight>, Problem> {
    let table = house.hall().table(id).await?;
    let viewer = viewer_of(&table, guest.map(|profile| profile.id), from.seat)?;
    let of = table.actions_played();
    if steps > of {
        return Err(Problem::not_found());
    }
    let before = steps.checked_sub(1).map(|before| table.position_after(before));
    let last = before.zip(steps.checked_sub(1).and_then(|before| table.steps().nth(before)));
    let last = last.map(|(before, (_, action))| {
        let line = table.describe(before.as_ref(), action, viewer);
        step_told(before.as_ref(), action, viewer, &line, house.words(lang))
    });
    let position = table.position_after(steps);
    let points = scores_are_open(&table).then(|| points(position.as_ref()));
    Ok(Json(MomentSight { steps, of, view: position.view(viewer), points, last }))
}

/// An action about to be played here, as a viewer may know it; `line` tells it to them.
pub(super) fn step_told(before: &dyn AnyGame, action: &str, viewer: Viewer, line: &Message, words: &Words) -> LastStep {
    let seat = if let Turn::Player(seat) = before.turn() { Some(seat) } else { None };
    let shown = match before.seen(action, viewer) {
        Ok(Seen::Open(action)) => Some(action),
        Ok(Seen::Hidden) | Err(_) => None,
    };
    LastStep { seat, action: shown, text: words.say(line) }
}

/// Points of a game with hidden hands could tell what is in them.
fn scores_are_open(table: &Table) -> bool {
    table.phase() == Phase::Over || !table.position().has_secrets()
}

/// The points of each seat, were the game scored now.
fn points(game: &dyn AnyGame) -> Vec<i32> {
    Seat::all(game.players()).map(|seat| game.points(seat)).collect()
}

/// The course of the scores.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scores {
    /// The points of each seat, before the first action and after each.
    pub points: Vec<Vec<i32>>,
}

/// The course of the scores; for a game with hidden hands, once it is over.
#[utoipa::path(get, path = "/tables/{table}/scores", tag = "study", params(("table" = String, Path)),
    responses((status = 200, body = Scores), Problems))]
pub async fn scores(State(house): State<House>, At(id): At<TableId>) -> Result<Json<Scores>, Problem> {
    let table = house.hall().table(id).await?;
    if !scores_are_open(&table) {
        return Err(not_before_the_end());
    }
    let counted = tokio::task::spawn_blocking(move || course(&table)).await;
    Ok(Json(Scores { points: counted.map_err(|_| Problem::internal())? }))
}

/// Something is told only once the game is over.
pub fn not_before_the_end() -> Problem {
    Problem::new(StatusCode::CONFLICT, "not_over", Message::new("api-not-over"))
}

fn course(table: &Table) -> Vec<Vec<i32>> {
    let mut position = table.position_after(0);
    let mut course = vec![points(position.as_ref())];
    for (_, action) in table.steps() {
        if position.apply(action).is_err() {
            break;
        }
        course.push(points(position.as_ref()));
    }
    course
}

/// An action to look ahead with.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// For which of one's own seats, from 1.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
}

/// What an action would lead to. Nothing is decided by asking.
#[utoipa::path(post, path = "/tables/{table}/preview", tag = "study", params(("table" = String, Path)),
    request_body = Attempt, security(("token" = [])), responses((status = 200, body = Preview), Problems))]
pub async fn preview(
    State(house): State<House>,
    Guest(profile): Guest,
    At(id): At<TableId>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<Preview>, Problem> {
    let table = house.hall().table(id).await?;
    Ok(Json(wire::preview(&table, profile.id, attempt.seat, &attempt.action)?))
}

/// Whom to ask for advice.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct AskingAdvice {
    /// For which of one's own seats, from 1.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The level of the bot, `strong` if not said.
    #[serde(default)]
    pub bot: Option<String>,
}

/// What a bot would do in one's place. Only at a table with hints, and at one's own turn.
#[utoipa::path(post, path = "/tables/{table}/hint", tag = "study", params(Lang, ("table" = String, Path)),
    request_body = AskingAdvice, security(("token" = [])), responses((status = 200, body = Hint), Problems))]
pub async fn hint(
    State(house): State<House>,
    Guest(profile): Guest,
    Lang(lang): Lang,
    At(id): At<TableId>,
    Body(asking): Body<AskingAdvice>,
) -> Result<Json<Hint>, Problem> {
    Ok(Json(wire::advise(&house, id, profile.id, asking.seat, asking.bot.as_deref(), lang).await?))
}
