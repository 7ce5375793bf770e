//! Ratings: how strong people and bots are at each game.

use std::{fmt, panic::AssertUnwindSafe, str::FromStr};

use rynek_table::{Moment, PersonId};

use super::{
    Store, StoreError, TableId,
    scale::{DEVIATIONS, Rating},
    sql::{Row, Session, cells, first},
};

/// A person or a bot with a rating.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// A person.
    Person(PersonId),
    /// A bot, by its name or level.
    Bot(String),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(person) => write!(f, "person:{person}"),
            Player::Bot(bot) => write!(f, "bot:{bot}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.split_once(':') {
            Some(("person", person)) => person.parse().map(Player::Person),
            Some(("bot", bot)) => Ok(Player::Bot(bot.to_owned())),
            _ => Err(format!("{text:?} is not a player")),
        }
    }
}

/// A player of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The player.
    pub player: Player,
    /// Their place, 1 for the winner.
    pub place: u8,
}

/// A player on a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedPlayer {
    /// The player.
    pub player: Player,
    /// The name of a person; `None` for a bot.
    pub name: Option<String>,
    /// Their rating.
    pub rating: Rating,
}

/// The change of a rating by a game.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct RatingStep {
    /// The table; it may have been deleted.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The place.
    pub place: u64,
    /// The mean before and after.
    pub mean: (f64, f64),
    /// The deviation before and after.
    pub deviation: (f64, f64),
    /// When.
    pub at: Moment,
}

/// Computes the ratings after a game from those before it, in the order of the players.
type RatingMethod = Box<dyn FnOnce(&[Option<Rating>]) -> Vec<Rating> + Send>;

impl Store {
    /// Rates the players of a finished game, only once for each table. `method` gets the ratings before (`None` for a
    /// player without one) and returns those after. Returns whether this call rated them.
    pub async fn rate(
        &self,
        table: TableId,
        game: &str,
        players: Vec<Rated>,
        now: Moment,
        method: impl FnOnce(&[Option<Rating>]) -> Vec<Rating> + Send + 'static,
    ) -> Result<bool, StoreError> {
        let game = game.to_owned();
        let method: RatingMethod = Box::new(method);
        self.write_alone(move |session| Box::pin(rate(session, table, game, players, now, method))).await
    }

    /// Tables whose game is over and has not been passed to [`Store::rate`].
    pub async fn unrated(&self, most: usize) -> Result<Vec<TableId>, StoreError> {
        let statement = "SELECT id FROM tables WHERE phase = 'over' \
                         AND NOT EXISTS (SELECT 1 FROM rated WHERE table_id = tables.id) ORDER BY id LIMIT $1";
        self.query(statement, cells![most], |row| row.id(0)).await
    }

    /// The rating of a player, if they have one.
    pub async fn rating(&self, game: &str, player: &Player) -> Result<Option<Rating>, StoreError> {
        let statement = "SELECT mean, deviation, games FROM ratings WHERE game = $1 AND player = $2";
        Ok(self.query(statement, cells![game, player.to_string()], |row| read_rating(row, 0)).await?.pop())
    }

    /// All ratings of a player, by game.
    pub async fn ratings_of(&self, player: &Player) -> Result<Vec<(String, Rating)>, StoreError> {
        let player = player.to_string();
        self.read(move |session| Box::pin(async move { ratings_of(session, &player).await })).await
    }

    /// The strongest players of a game, by their rating minus the uncertainty.
    pub async fn leaderboard(&self, game: &str, skip: usize, most: usize) -> Result<Vec<RankedPlayer>, StoreError> {
        let statement = "SELECT player, mean, deviation, games, name FROM ratings \
                         LEFT JOIN people ON player = 'person:' || people.id WHERE game = $1 \
                         ORDER BY mean - $2 * deviation DESC, player LIMIT $4 OFFSET $3";
        self.query(statement, cells![game, DEVIATIONS, skip, most], read_ranked).await
    }

    /// The changes of a player's ratings before some moment, the latest first.
    pub async fn rating_history(
        &self,
        player: &Player,
        before: Moment,
        most: usize,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let player = player.to_string();
        self.read(move |session| Box::pin(async move { steps_of(session, &player, before, most).await })).await
    }
}

async fn rate(
    session: &mut dyn Session,
    table: TableId,
    game: String,
    players: Vec<Rated>,
    now: Moment,
    method: RatingMethod,
) -> Result<bool, StoreError> {
    let once = "INSERT INTO rated (table_id, game, at) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO NOTHING \
                RETURNING at";
    if first(session, once, cells![table, &game, now]).await?.is_none() {
        return Ok(false);
    }
    let names: Vec<String> = players.iter().map(|rated| rated.player.to_string()).collect();
    let before = hold(session, &game, &names).await?;
    // A panic in the caller's function must not stop the writer.
    let after = std::panic::catch_unwind(AssertUnwindSafe(|| method(&before))).unwrap_or_default();
    if after.len() != players.len()
        || after.iter().any(|rating| !rating.mean.is_finite() || !rating.deviation.is_finite())
    {
        return Err(StoreError::corrupt("the computed ratings are wrong"));
    }
    for (n, (rated, after)) in players.iter().zip(&after).enumerate() {
        let games = before[n].map_or(0, |rating| rating.games) + 1;
        let after = Rating { games, ..*after };
        write_rating(session, &game, &names[n], &after, now).await?;
        let old = before[n].unwrap_or(Rating::NEWCOMER);
        let statement = "INSERT INTO rating_steps (table_id, player, game, place, old_mean, old_deviation, new_mean, \
                         new_deviation, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
                         ON CONFLICT (table_id, player) DO NOTHING";
        let place = u64::from(rated.place);
        let step = cells![table, &names[n], &game, place, old.mean, old.deviation, after.mean, after.deviation, now];
        session.run(statement, step).await?;
    }
    Ok(true)
}

/// The ratings of these players, in their order, locked until the end of the transaction.
async fn hold(session: &mut dyn Session, game: &str, players: &[String]) -> Result<Vec<Option<Rating>>, StoreError> {
    // A player without a rating gets an empty one, so that another node that rates them has to wait too.
    let statement = "INSERT INTO ratings (game, player, mean, deviation, games, changed) VALUES ($1, $2, 0, 0, 0, 0) \
                     ON CONFLICT (game, player) DO UPDATE SET changed = ratings.changed \
                     RETURNING mean, deviation, games";
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|n| &players[*n]);
    let mut held = vec![None; players.len()];
    for n in order {
        let row = first(session, statement, cells![game, &players[n]]).await?;
        held[n] = row.map(|row| read_rating(&row, 0)).transpose()?.filter(|rating| rating.games > 0);
    }
    Ok(held)
}

async fn write_rating(
    session: &mut dyn Session,
    game: &str,
    player: &str,
    rating: &Rating,
    now: Moment,
) -> Result<(), StoreError> {
    let statement = "INSERT INTO ratings (game, player, mean, deviation, games, changed) \
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, player) DO UPDATE SET \
                     mean = excluded.mean, deviation = excluded.deviation, games = excluded.games, \
                     changed = excluded.changed";
    let row = cells![game, player, rating.mean, rating.deviation, rating.games, now];
    session.run(statement, row).await.map(|_| ())
}

fn read_rating(row: &Row, place: usize) -> Result<Rating, StoreError> {
    Ok(Rating { mean: row.real(place)?, deviation: row.real(place + 1)?, games: row.count(place + 2)? })
}

fn read_ranked(row: &Row) -> Result<RankedPlayer, StoreError> {
    let name = row.maybe_text(4)?.map(str::to_owned);
    Ok(RankedPlayer { player: row.id(0)?, name, rating: read_rating(row, 1)? })
}

pub(crate) async fn ratings_of(session: &mut dyn Session, player: &str) -> Result<Vec<(String, Rating)>, StoreError> {
    let statement = "SELECT game, mean, deviation, games FROM ratings WHERE player = $1 ORDER BY game";
    let rows = session.run(statement, cells![player]).await?;
    rows.iter().map(|row| Ok((row.text(0)?.to_owned(), read_rating(row, 1)?))).collect()
}

pub(crate) async fn steps_of(
    session: &mut dyn Session,
    player: &str,
    before: Moment,
    most: usize,
) -> Result<Vec<RatingStep>, StoreError> {
    let statement = "SELECT table_id, game, place, old_mean, new_mean, old_deviation, new_deviation, at \
                     FROM rating_steps WHERE player = $1 AND at < $2 ORDER BY at DESC, table_id LIMIT $3";
    let rows = session.run(statement, cells![player, before, most]).await?;
    rows.iter().map(read_step).collect()
}

fn read_step(row: &Row) -> Result<RatingStep, StoreError> {
    Ok(RatingStep {
        table: row.id(0)?,
        game: row.text(1)?.to_owned(),
        place: row.count(2)?,
        mean: (row.real(3)?, row.real(4)?),
        deviation: (row.real(5)?, row.real(6)?),
        at: row.moment(7)?,
    })
}
