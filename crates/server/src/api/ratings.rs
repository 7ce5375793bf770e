//! How strong people and bots are.

use axum::{Json, extract::State};
use rynek_tables::{
    PersonId,
    store::{Player, Rating, Standing},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    asked::{Asked, At},
    games::known,
};
use crate::{House, Problem, openapi::Problems};

/// The most lines of a leaderboard that are told at once.
const MOST: usize = 100;

/// How strong somebody is thought to be. Everybody begins at 1500; whoever has 400 points more wins ten games out of
/// eleven.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingSight {
    /// The best guess.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub points: i64,
    /// How many points it may be off, up or down: it is not further off nineteen times out of twenty.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub uncertainty: i64,
    /// From how many games it comes.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: u64,
}

impl From<Rating> for RatingSight {
    fn from(rating: Rating) -> RatingSight {
        RatingSight { points: rating.points(), uncertainty: rating.uncertainty(), games: rating.games }
    }
}

/// A line of a leaderboard.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rank {
    /// From 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub place: usize,
    /// The person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "string", optional))]
    pub person: Option<PersonId>,
    /// The bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// What they are called.
    pub name: String,
    /// How strong.
    pub rating: RatingSight,
}

/// Which part of a leaderboard.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// How many to pass over.
    #[serde(default)]
    skip: usize,
    /// How many to tell, 50 if not said.
    #[serde(default = "fifty")]
    #[param(maximum = 100)]
    limit: usize,
}

fn fifty() -> usize {
    50
}

/// The strongest players of a game: in the order of their points less what those may be off.
#[utoipa::path(get, path = "/games/{game}/leaderboard", tag = "people", params(Part, ("game" = String, Path)),
    responses((status = 200, body = Vec<Rank>), Problems))]
pub async fn leaderboard(
    State(house): State<House>,
    At(game): At<String>,
    Asked(part): Asked<Part>,
) -> Result<Json<Vec<Rank>>, Problem> {
    let info = known(&game)?;
    let standings = house.store().leaderboard(info.id, part.skip, part.limit.min(MOST)).await?;
    Ok(Json(standings.into_iter().zip(part.skip + 1..).map(rank).collect()))
}

fn rank((standing, place): (Standing, usize)) -> Rank {
    let (person, bot) = match standing.player {
        Player::Person(person) => (Some(person), None),
        Player::Bot(bot) => (None, Some(bot)),
    };
    let name = standing.name.or_else(|| bot.clone()).unwrap_or_default();
    Rank { place, person, bot, name, rating: standing.rating.into() }
}
