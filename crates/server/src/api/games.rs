//! The games and their rules.

use axum::{Json, extract::State};
use rynek_catalog::Info;
use rynek_wire::games::{GameInfo, Rules, describe};
use serde_json::json;

use super::asked::At;
use crate::{App, Lang, Problem, problem::Problems};

/// All games.
#[utoipa::path(get, path = "/games", tag = "games", params(Lang), responses((status = 200, body = Vec<GameInfo>), Problems))]
pub async fn list(State(app): State<App>, lang: Lang) -> Json<Vec<GameInfo>> {
    Json(rynek_catalog::all().map(|info| in_words(&app, &info, lang)).collect())
}

/// One game.
#[utoipa::path(get, path = "/games/{game}", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = GameInfo), Problems))]
pub async fn one(State(app): State<App>, lang: Lang, At(game): At<String>) -> Result<Json<GameInfo>, Problem> {
    Ok(Json(in_words(&app, &known(&game)?, lang)))
}

/// The rules of a game.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = Rules), Problems))]
pub async fn rules(State(app): State<App>, lang: Lang, At(game): At<String>) -> Result<Json<Rules>, Problem> {
    Ok(Json(rynek_wire::games::rules(&known(&game)?, app.words(lang.0))))
}

/// The game with this id.
pub fn known(id: &str) -> Result<Info, Problem> {
    Ok(rynek_wire::games::known(id)?)
}

fn in_words(app: &App, info: &Info, lang: Lang) -> GameInfo {
    describe(info, app.words(lang.0), editions(app, info.id), app.config().own_editions)
}

/// The installed editions of this game.
fn editions(app: &App, game: &str) -> Vec<String> {
    let fits = |name: &&str| rynek_catalog::open(game, app.edition(name), &json!({})).is_ok();
    app.editions().filter(fits).map(str::to_owned).collect()
}
