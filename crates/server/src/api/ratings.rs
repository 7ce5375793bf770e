//! Ratings of people and bots.

use axum::{Json, extract::State};
use rynek_store::{Player, RankedPlayer, Rating};
use rynek_table::PersonId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    asked::{Asked, At},
    games::known,
};
use crate::{App, Problem, problem::Problems};

/// The most lines of a leaderboard in one response.
const MOST: usize = 100;

/// A rating. Everyone begins at 1500; a player with 400 points more wins ten games out of eleven.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct RatingSight {
    /// The estimate.
    pub points: i64,
    /// The 95% confidence interval, in points up or down.
    pub uncertainty: i64,
    /// The number of rated games.
    pub games: u64,
}

impl From<Rating> for RatingSight {
    fn from(rating: Rating) -> RatingSight {
        RatingSight { points: rating.points(), uncertainty: rating.uncertainty(), games: rating.games }
    }
}

/// A line of a leaderboard.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct Rank {
    /// From 1.
    pub place: usize,
    /// The person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Their name.
    pub name: String,
    /// Their rating.
    pub rating: RatingSight,
}

/// Which part of a leaderboard.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// How many lines to skip.
    #[serde(default)]
    skip: usize,
    /// How many lines (default: 50).
    #[serde(default = "fifty")]
    #[param(maximum = 100)]
    limit: usize,
}

fn fifty() -> usize {
    50
}

/// The strongest players of a game, by rating minus uncertainty.
#[utoipa::path(get, path = "/games/{game}/leaderboard", tag = "people", params(Part, ("game" = String, Path)),
    responses((status = 200, body = Vec<Rank>), Problems))]
pub async fn leaderboard(
    State(app): State<App>,
    At(game): At<String>,
    Asked(part): Asked<Part>,
) -> Result<Json<Vec<Rank>>, Problem> {
    let info = known(&game)?;
    let standings = app.store().leaderboard(info.id, part.skip, part.limit.min(MOST)).await?;
    Ok(Json(standings.into_iter().zip(part.skip + 1..).map(rank).collect()))
}

fn rank((standing, place): (RankedPlayer, usize)) -> Rank {
    let (person, bot) = match standing.player {
        Player::Person(person) => (Some(person), None),
        Player::Bot(bot) => (None, Some(bot)),
    };
    let name = standing.name.or_else(|| bot.clone()).unwrap_or_default();
    Rank { place, person, bot, name, rating: standing.rating.into() }
}
