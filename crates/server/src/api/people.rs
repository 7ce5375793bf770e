//! Creating guests, and public profiles.

use axum::{Json, extract::State, http::StatusCode};
use rynek_store::{Player, RatingStep, StoreError, TokenHash, points};
use rynek_table::{Moment, Person, PersonId, TableId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{asked::At, me::language, ratings::RatingSight};
use crate::{Address, App, Body, Problem, names, problem::Problems, secrets};

/// How many past games a profile shows.
const MOST_GAMES: usize = 20;

/// A new guest.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// Their name: 1 to 40 characters.
    #[schema(example = "Ada")]
    name: String,
    /// Their language: `en` or `pl`.
    #[serde(default)]
    language: Option<String>,
}

/// A guest was created.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Welcome {
    /// The guest.
    pub person: Person,
    /// The token that signs them in. It is told only once, and only its hash is stored.
    pub token: String,
}

/// A public profile.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ProfileSight {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// When they first came.
    pub since: Moment,
    /// Their ratings, by game.
    pub ratings: Vec<GameRating>,
    /// Their latest rated games, the latest first.
    pub history: Vec<PastGame>,
}

/// A person's rating at a game.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct GameRating {
    /// The game's id.
    pub game: String,
    /// The rating.
    #[serde(flatten)]
    pub rating: RatingSight,
}

/// A rated game.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct PastGame {
    /// The table, if it is still public.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The game's id.
    pub game: String,
    /// The place, 1 for the winner.
    pub place: u64,
    /// Their rating before and after.
    pub points: [i64; 2],
    /// When it ended.
    pub at: Moment,
}

/// Create a guest with a name.
#[utoipa::path(post, path = "/people", tag = "people", request_body = NewPerson,
    responses((status = 201, body = Welcome), Problems))]
pub async fn come_in(
    State(app): State<App>,
    Address(address): Address,
    Body(new): Body<NewPerson>,
) -> Result<(StatusCode, Json<Welcome>), Problem> {
    let name = names::choose(&app, &new.name)?;
    let language = new.language.as_deref().map(language).transpose()?;
    app.limits().newcomer(address)?;
    let (id, token) = (PersonId::new(secrets::number()), secrets::token());
    app.store().create_person(id, &name, TokenHash::of(&token), app.now()).await?;
    if language.is_some() {
        let mut settings = app.store().person(id).await?.settings;
        settings.language = language;
        app.store().set_settings(id, &settings).await?;
    }
    Ok((StatusCode::CREATED, Json(Welcome { person: Person { id, name }, token })))
}

/// A public profile.
#[utoipa::path(get, path = "/people/{person}", tag = "people", params(("person" = String, Path)),
    responses((status = 200, body = ProfileSight), Problems))]
pub async fn profile(State(app): State<App>, At(id): At<PersonId>) -> Result<Json<ProfileSight>, Problem> {
    let store = app.store();
    let profile = store.person(id).await?;
    let player = Player::Person(id);
    let ratings = store.ratings_of(&player).await?.into_iter();
    let mut history = Vec::new();
    for step in store.rating_history(&player, Moment::from_millis(i64::MAX), MOST_GAMES).await? {
        history.push(past_game(&app, step).await?);
    }
    Ok(Json(ProfileSight {
        id,
        name: profile.name,
        since: profile.created,
        ratings: ratings.map(|(game, rating)| GameRating { game, rating: rating.into() }).collect(),
        history,
    }))
}

/// The id of a private table is left out: anyone who knows it may look at the table.
async fn past_game(app: &App, step: RatingStep) -> Result<PastGame, Problem> {
    let table = match app.store().summary(step.table).await {
        Ok((summary, _)) => summary.public.then_some(step.table),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    let points = [points(step.mean.0), points(step.mean.1)];
    Ok(PastGame { table, game: step.game, place: step.place, points, at: step.at })
}
