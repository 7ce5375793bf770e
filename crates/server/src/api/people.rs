//! Guests: coming in, and what others may know of them.

use axum::{Json, extract::State, http::StatusCode};
use rynek_tables::{
    Moment, Person, PersonId, TableId,
    store::{Player, RatingStep, StoreError, TokenHash, points},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{asked::At, me::language, names, ratings::RatingSight, secrets};
use crate::{Address, Body, House, Problem, guest::new_token, openapi::Problems};

/// How many past games a profile shows.
const MOST_GAMES: usize = 20;

/// A person as others see them.
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonSight {
    /// Who: 32 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}

impl From<&Person> for PersonSight {
    fn from(person: &Person) -> PersonSight {
        PersonSight { id: person.id, name: person.name.clone() }
    }
}

/// Somebody who comes in.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// What they want to be called: 1 to 40 characters.
    #[schema(example = "Ada")]
    name: String,
    /// The language they read: `en` or `pl`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    language: Option<String>,
}

/// Somebody who has come in.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// Who they are.
    pub person: PersonSight,
    /// What brings them back. It is told once and kept nowhere: whoever has it is this person.
    pub token: String,
}

/// A person's public page.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProfileSight {
    /// Who.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Since when they are known.
    #[schema(value_type = i64)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: Moment,
    /// How strong they are at each game they have played.
    pub ratings: Vec<GameRating>,
    /// Their latest rated games, the latest first.
    pub history: Vec<PastGame>,
}

/// How strong somebody is at a game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameRating {
    /// The game's id.
    pub game: String,
    /// How strong.
    #[serde(flatten)]
    pub rating: RatingSight,
}

/// A game that was rated.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastGame {
    /// The table, if it is still there for everybody to see.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "string", optional))]
    pub table: Option<TableId>,
    /// The game's id.
    pub game: String,
    /// The place, 1 for the winner.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub place: u64,
    /// The points of their rating before and after.
    #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
    pub points: [i64; 2],
    /// When it ended.
    #[schema(value_type = i64)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Moment,
}

/// Come in under a name.
#[utoipa::path(post, path = "/people", tag = "people", request_body = NewPerson,
    responses((status = 201, body = Welcome), Problems))]
pub async fn come_in(
    State(house): State<House>,
    Address(address): Address,
    Body(new): Body<NewPerson>,
) -> Result<(StatusCode, Json<Welcome>), Problem> {
    let name = names::tidy(&new.name)?;
    let language = new.language.as_deref().map(language).transpose()?;
    house.limits().newcomer(address)?;
    let (id, token) = (PersonId::new(secrets::number()), new_token());
    house.store().create_person(id, &name, TokenHash::of(&token), house.now()).await?;
    if language.is_some() {
        let mut settings = house.store().person(id).await?.settings;
        settings.language = language;
        house.store().set_settings(id, &settings).await?;
    }
    Ok((StatusCode::CREATED, Json(Welcome { person: PersonSight { id, name }, token })))
}

/// A person's public page.
#[utoipa::path(get, path = "/people/{person}", tag = "people", params(("person" = String, Path)),
    responses((status = 200, body = ProfileSight), Problems))]
pub async fn profile(State(house): State<House>, At(id): At<PersonId>) -> Result<Json<ProfileSight>, Problem> {
    let store = house.store();
    let profile = store.person(id).await?;
    let player = Player::Person(id);
    let ratings = store.ratings_of(&player).await?.into_iter();
    let mut history = Vec::new();
    for step in store.rating_history(&player, Moment::from_millis(i64::MAX), MOST_GAMES).await? {
        history.push(past_game(&house, step).await?);
    }
    Ok(Json(ProfileSight {
        id,
        name: profile.name,
        since: profile.created,
        ratings: ratings.map(|(game, rating)| GameRating { game, rating: rating.into() }).collect(),
        history,
    }))
}

/// Whoever knows the name of a private table may look at it, so that is not told.
async fn past_game(house: &House, step: RatingStep) -> Result<PastGame, Problem> {
    let table = match house.store().summary(step.table).await {
        Ok((summary, _)) => summary.public.then_some(step.table),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    let points = [points(step.mean.0), points(step.mean.1)];
    Ok(PastGame { table, game: step.game, place: step.place, points, at: step.at })
}
