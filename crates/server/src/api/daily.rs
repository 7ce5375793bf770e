//! The city of the day: today's games, leaderboards, and attempts.

use std::collections::BTreeMap;

use axum::{Extension, Json, extract::State, http::StatusCode};
use rynek_daily::{Placed, Score, ranked, streak, terms};
use rynek_hall::{Claim, HallError};
use rynek_kernel::{Explain, Record};
use rynek_store::{AttemptKind, DayAttempt};
use rynek_table::{Commitment, Date, Moment, PersonId, SeatPlan, TableId};
use rynek_wire::tables::TableName;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::{runtime::Handle, task::spawn_blocking};
use utoipa::ToSchema;

use super::{asked::At, games::known};
use crate::{
    App, Guest, MOST_BODY, MOST_RECORD, MaybeGuest, Problem,
    bodies::{Hold, gather},
    problem::Problems,
};

/// The most lines of a leaderboard in one response.
const MOST: usize = 100;
/// Of how many days a person's own attempts are told.
const DAYS: i64 = 92;

/// Today's games.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Today {
    /// The day, in UTC.
    pub date: Date,
    /// When it ends. The seeds of its games are published then.
    pub ends: Moment,
    /// The first day of this server.
    pub since: Date,
    /// What commits this server to the keys of all its days: 64 hexadecimal digits.
    pub anchor: String,
    /// The games.
    pub games: Vec<DayGame>,
    /// On how many days without a gap you finished a rated game.
    pub streak: usize,
    /// Your own attempts of the last three months, the latest day first.
    pub mine: Vec<Attempted>,
}

/// The game of a day.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct DayGame {
    /// The day.
    pub date: Date,
    /// The game's id.
    pub game: String,
    /// The options of the game.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// The bots in the other seats.
    pub bots: Vec<String>,
    /// The hash of the seed of the game.
    pub commitment: Commitment,
    /// How many people have begun it.
    pub attempts: usize,
}

/// An attempt of your own.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct Attempted {
    /// The day.
    pub date: Date,
    /// The game's id.
    pub game: String,
    /// What it counts for.
    pub kind: AttemptKind,
    /// Its table.
    pub table: TableId,
    /// When it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<Moment>,
    /// The place among the seats of the table, if it was played to its end in time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u64>,
    /// The points, if it was played to its end in time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
}

impl Attempted {
    fn of(attempt: &DayAttempt) -> Attempted {
        let (place, points) = attempt.result.unzip();
        Attempted {
            date: attempt.date,
            game: attempt.game.clone(),
            kind: attempt.kind,
            table: attempt.table,
            finished: attempt.finished,
            place,
            points,
        }
    }
}

/// The leaderboard of a game of a day.
#[derive(Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct DayBoard {
    /// The game.
    pub game: DayGame,
    /// When the day ends.
    pub ends: Moment,
    /// The first day of this server.
    pub since: Date,
    /// What commits this server to the keys of all its days.
    pub anchor: String,
    /// The key of the day, once it is over: 64 hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The best rated attempts.
    pub ranks: Vec<DayRank>,
    /// Your own rated attempt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<DayRank>,
    /// Games that were played without the server and handed in: not rated, as their seed is open.
    pub handed_in: Vec<DayRank>,
}

/// A line of a leaderboard of a day.
#[derive(Clone, Serialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
pub struct DayRank {
    /// From 1; equal results share a rank.
    pub rank: usize,
    /// The percentage of attempts that are not better.
    pub percentile: usize,
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// When the attempt began.
    pub began: Moment,
    /// When it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<Moment>,
    /// How often the person has asked to play it.
    pub tries: u64,
    /// The place among the seats of the table, if it was played to its end in time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u64>,
    /// The points, if it was played to its end in time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    /// Its table, to review it: once the day is over, or your own game is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// A line of the table of a week.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct WeekRank {
    /// From 1; equal scores share a rank.
    pub rank: usize,
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// The percentiles of their best five days, together.
    pub score: usize,
    /// How many days they played.
    pub days: usize,
}

/// The record of a game that was played without the server.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct HandedIn {
    /// The record.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub record: Value,
    /// When it began, by the clock of the device.
    pub began: Moment,
    /// When it ended, by the clock of the device.
    pub finished: Moment,
    /// How often the game of that day was begun there.
    pub tries: u64,
}

/// The games of today, and your own attempts.
#[utoipa::path(get, path = "/daily", tag = "daily", security((), ("token" = [])),
    responses((status = 200, body = Today), Problems))]
pub async fn today(State(app): State<App>, MaybeGuest(guest): MaybeGuest) -> Result<Json<Today>, Problem> {
    let date = Date::of(app.now());
    let mut games = Vec::new();
    let begun = app.store().attempts_on(date).await?;
    for game in rynek_catalog::IDS.iter().filter(|game| terms(game, date, false).is_some()) {
        let attempts = begun.get(*game).copied().unwrap_or_default();
        games.push(DayGame { attempts, ..day_game(&app, date, game).await? });
    }
    let mine = match guest {
        Some(profile) => app.store().attempts_of(profile.id, date.plus(-DAYS)).await?,
        None => Vec::new(),
    };
    let rated = mine.iter().filter(|attempt| attempt.kind == AttemptKind::Rated && attempt.result.is_some());
    let finished: Vec<Date> = rated.map(|attempt| attempt.date).collect();
    let chain = app.hall().days().await?;
    Ok(Json(Today {
        date,
        ends: date.ends(),
        since: chain.since(),
        anchor: chain.anchor().to_owned(),
        games,
        streak: streak(&finished, date),
        mine: mine.iter().map(Attempted::of).collect(),
    }))
}

/// The game of a day, not counting its attempts; "not found" if there is none yet.
async fn day_game(app: &App, date: Date, game: &str) -> Result<DayGame, Problem> {
    let key = app.hall().days().await?.key(date).filter(|_| date <= Date::of(app.now()));
    let (key, terms) = key.zip(terms(game, date, false)).ok_or_else(Problem::not_found)?;
    let bot = |plan: &SeatPlan| if let SeatPlan::Bot(bot) = plan { Some(bot.clone()) } else { None };
    Ok(DayGame {
        date,
        game: terms.game.clone(),
        bots: terms.seats.iter().filter_map(bot).collect(),
        options: terms.game_options(),
        commitment: key.seed(game).commitment(),
        attempts: 0,
    })
}

/// The leaderboard of a game of a day. Once the day is over, its key is published.
#[utoipa::path(get, path = "/daily/{date}/{game}", tag = "daily",
    params(("date" = String, Path), ("game" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = DayBoard), Problems))]
pub async fn board(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    At((date, game)): At<(Date, String)>,
) -> Result<Json<DayBoard>, Problem> {
    let mut game = day_game(&app, date, known(&game)?.id).await?;
    let over = date.ends() <= app.now();
    let viewer = guest.map(|profile| profile.id);
    let rated = app.store().attempts_at(date, &game.game, AttemptKind::Rated).await?;
    game.attempts = rated.len();
    let handed_in = app.store().attempts_at(date, &game.game, AttemptKind::HandedIn).await?;
    let done = rated.iter().any(|attempt| Some(attempt.person.id) == viewer && attempt.finished.is_some());
    // Before, the table of another person would show draws that are still to come.
    let mut ranks = standings(&rated, over || done);
    let mine = ranks.iter().find(|rank| Some(rank.person) == viewer).cloned();
    ranks.truncate(MOST);
    let mut handed_in = standings(&handed_in, true);
    handed_in.truncate(MOST);
    let chain = app.hall().days().await?;
    let key = chain.key(date).filter(|_| over).map(|key| key.reveal());
    let (since, anchor) = (chain.since(), chain.anchor().to_owned());
    Ok(Json(DayBoard { game, ends: date.ends(), since, anchor, key, ranks, mine, handed_in }))
}

fn score(attempt: &DayAttempt) -> Option<Score> {
    attempt.result.map(|(place, points)| Score { place, points })
}

/// The lines of a leaderboard, the best first.
fn standings(attempts: &[DayAttempt], with_tables: bool) -> Vec<DayRank> {
    let scores: Vec<_> = attempts.iter().map(score).collect();
    let line = |(attempt, placed): (&DayAttempt, Placed)| {
        let (place, points) = attempt.result.unzip();
        DayRank {
            rank: placed.rank,
            percentile: placed.percentile,
            person: attempt.person.id,
            name: attempt.person.name.clone(),
            began: attempt.began,
            finished: attempt.finished,
            tries: attempt.tries,
            place,
            points,
            table: Some(attempt.table).filter(|_| with_tables && attempt.finished.is_some()),
        }
    };
    attempts.iter().zip(ranked(&scores)).map(line).collect()
}

/// Begin your attempt, or get back to it. The one on the day itself is rated; later you may play as often as you like.
#[utoipa::path(post, path = "/daily/{date}/{game}", tag = "daily",
    params(("date" = String, Path), ("game" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableName), Problems))]
pub async fn begin(
    State(app): State<App>,
    guest: Guest,
    At((date, game)): At<(Date, String)>,
) -> Result<Json<TableName>, Problem> {
    let who = guest.person();
    app.limits().table(who.id)?;
    Ok(Json(TableName { id: app.hall().begin_day(date, known(&game)?.id, &who).await? }))
}

/// The week of a day in a game: the best five days of each person.
#[utoipa::path(get, path = "/daily/{date}/{game}/week", tag = "daily",
    params(("date" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = Vec<WeekRank>), Problems))]
pub async fn week(
    State(app): State<App>,
    At((date, game)): At<(Date, String)>,
) -> Result<Json<Vec<WeekRank>>, Problem> {
    let (game, monday) = (known(&game)?.id, date.monday());
    let attempts = app.store().attempts_between(monday, monday.plus(6), game, AttemptKind::Rated).await?;
    let names: BTreeMap<PersonId, &str> =
        attempts.iter().map(|attempt| (attempt.person.id, attempt.person.name.as_str())).collect();
    let scores: Vec<_> = attempts.iter().map(|attempt| (attempt.date, attempt.person.id, score(attempt))).collect();
    let lines = rynek_daily::week(&scores).into_iter().take(MOST).map(|line| WeekRank {
        rank: line.rank,
        person: line.person,
        name: names.get(&line.person).copied().unwrap_or_default().to_owned(),
        score: line.score,
        days: line.days,
    });
    Ok(Json(lines.collect()))
}

/// Hand in the record of a game of a day that was played without the server. It is played again, move by move, and
/// listed without a rating.
#[utoipa::path(post, path = "/daily/{date}/{game}/records", tag = "daily",
    params(("date" = String, Path), ("game" = String, Path)), request_body = HandedIn, security(("token" = [])),
    responses((status = 201, body = Attempted), Problems))]
pub async fn hand_in(
    State(app): State<App>,
    guest: Guest,
    At((date, game)): At<(Date, String)>,
    Extension(hold): Extension<Hold>,
    body: axum::body::Body,
) -> Result<(StatusCode, Json<Attempted>), Problem> {
    let game = known(&game)?.id;
    app.limits().table(guest.0.id)?;
    let bytes = gather(body, MOST_BODY + MOST_RECORD).await?;
    let permit = app.limits().bodies().permit_parsing(bytes.len()).await;
    // The bots of the game think again, so it runs on another thread.
    let checked = spawn_blocking(move || {
        let attempt = check(&app, &guest, date, game, &bytes);
        drop((permit, hold));
        attempt
    });
    Ok((StatusCode::CREATED, Json(Attempted::of(&checked.await.map_err(|_| Problem::internal())??))))
}

fn check(app: &App, guest: &Guest, date: Date, game: &str, bytes: &[u8]) -> Result<DayAttempt, Problem> {
    let handed: HandedIn = serde_json::from_slice(bytes).map_err(|error| Problem::malformed(error.to_string()))?;
    let record = Record::parse(&handed.record.to_string()).map_err(|error| HallError::Record(error.message()))?;
    let claim = Claim { began: handed.began, finished: handed.finished, tries: handed.tries };
    let who = guest.person();
    let handing_in = app.hall().hand_in(date, game, &record, claim, &who);
    Ok(Handle::current().block_on(handing_in)?)
}
