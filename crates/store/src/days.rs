//! The city of the day: the secret of its seeds, and every attempt with its times and tries.

use std::collections::BTreeMap;

use rynek_table::{Date, Moment, Person, PersonId, Seed};
use serde_json::{Value, json};

use super::{
    Store, StoreError, TableId,
    sql::{Row, Session, cells, first},
};

/// What an attempt counts for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttemptKind {
    /// The one attempt on the day itself, for the leaderboard.
    Rated,
    /// Played after the day.
    Later,
    /// A record of a game that was played without the server, with the seed that everyone can compute.
    HandedIn,
}

impl AttemptKind {
    /// As it is stored.
    pub(crate) fn word(self) -> &'static str {
        match self {
            AttemptKind::Rated => "rated",
            AttemptKind::Later => "later",
            AttemptKind::HandedIn => "handed_in",
        }
    }

    pub(crate) fn read(word: &str) -> Result<AttemptKind, StoreError> {
        let kinds = [AttemptKind::Rated, AttemptKind::Later, AttemptKind::HandedIn];
        kinds
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| StoreError::corrupt(format!("{word:?} is no kind")))
    }
}

/// A person's attempt at a game of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayAttempt {
    /// The day.
    pub date: Date,
    /// The game.
    pub game: String,
    /// What it counts for.
    pub kind: AttemptKind,
    /// Who.
    pub person: Person,
    /// The table; it may have been deleted.
    pub table: TableId,
    /// When it began.
    pub began: Moment,
    /// When it ended, if it has.
    pub finished: Option<Moment>,
    /// How often the person has asked to play it: 1 unless they came back to it or played it again.
    pub tries: u64,
    /// The place and the points. An attempt that was given up, or not finished on its day, has none.
    pub result: Option<(u64, i64)>,
}

const COLUMNS: &str = "date, game, kind, person, name, table_id, began, finished, tries, place, points";

impl Store {
    /// The secret of this store's days and the first of them. It is stored by the first call.
    pub async fn day_chain(&self, root: Seed, since: Date) -> Result<(Seed, Date), StoreError> {
        let statement = "INSERT INTO day_chain (name, root, since) VALUES ('chain', $1, $2) \
                         ON CONFLICT (name) DO UPDATE SET name = day_chain.name RETURNING root, since";
        let rows = self.execute("day chain", statement, cells![root.reveal(), since.to_string()]).await?;
        let row = rows.first().ok_or(StoreError::NotFound)?;
        let root = Seed::from_revealed(row.text(0)?).ok_or_else(|| StoreError::corrupt("the secret of the days"))?;
        Ok((root, row.id(1)?))
    }

    /// Notes that a person begins an attempt at this table, or that they come back to theirs. An attempt after the day
    /// begins anew once it was finished. Returns the attempt as it stands.
    pub async fn begin_attempt(&self, new: DayAttempt) -> Result<DayAttempt, StoreError> {
        self.write(format!("day {} {}", new.date, new.person.id), move |session| Box::pin(begin(session, new))).await
    }

    /// Notes the end of the attempt at a table, only once.
    pub async fn finish_attempt(
        &self,
        table: TableId,
        finished: Moment,
        result: Option<(u64, i64)>,
    ) -> Result<(), StoreError> {
        let statement = "UPDATE day_attempts SET finished = $2, place = $3, points = $4 \
                         WHERE table_id = $1 AND finished IS NULL RETURNING date";
        let (place, points) = result.unzip();
        self.execute(format!("day at {table}"), statement, cells![table, finished, place, points]).await.map(|_| ())
    }

    /// How many people have begun the rated attempt at each game of a day.
    pub async fn attempts_on(&self, date: Date) -> Result<BTreeMap<String, usize>, StoreError> {
        let statement = "SELECT game, COUNT(*) FROM day_attempts WHERE date = $1 AND kind = $2 GROUP BY game";
        let count = |row: &Row| Ok((row.text(0)?.to_owned(), row.count(1)? as usize));
        let counted = self.query(statement, cells![date.to_string(), AttemptKind::Rated.word()], count).await?;
        Ok(counted.into_iter().collect())
    }

    /// The attempts of one kind at a game of a day, the best first.
    pub async fn attempts_at(&self, date: Date, game: &str, kind: AttemptKind) -> Result<Vec<DayAttempt>, StoreError> {
        self.attempts_between(date, date, game, kind).await
    }

    /// The attempts of one kind at a game on the days from the first to the last, the best first.
    pub async fn attempts_between(
        &self,
        first: Date,
        last: Date,
        game: &str,
        kind: AttemptKind,
    ) -> Result<Vec<DayAttempt>, StoreError> {
        let statement = format!(
            "SELECT {COLUMNS} FROM day_attempts JOIN people ON people.id = person \
             WHERE date >= $1 AND date <= $2 AND game = $3 AND kind = $4 \
             ORDER BY place IS NULL, place, points DESC, began, person"
        );
        self.query(statement, cells![first.to_string(), last.to_string(), game, kind.word()], read_attempt).await
    }

    /// A person's attempts on or after a day, the latest day first.
    pub async fn attempts_of(&self, person: PersonId, since: Date) -> Result<Vec<DayAttempt>, StoreError> {
        let statement = format!(
            "SELECT {COLUMNS} FROM day_attempts JOIN people ON people.id = person \
             WHERE person = $1 AND date >= $2 ORDER BY date DESC, game, kind"
        );
        self.query(statement, cells![person, since.to_string()], read_attempt).await
    }
}

/// All attempts of a person, as they export them.
pub(crate) async fn exported(session: &mut dyn Session, person: PersonId) -> Result<Vec<Value>, StoreError> {
    let statement = "SELECT date, game, kind, person, '', table_id, began, finished, tries, place, points \
                     FROM day_attempts WHERE person = $1 ORDER BY date, game, kind";
    let rows = session.run(statement, cells![person]).await?;
    let shown = rows.iter().map(|row| {
        let attempt = read_attempt(row)?;
        let (place, points) = attempt.result.unzip();
        Ok(json!({
            "date": attempt.date, "game": attempt.game, "kind": attempt.kind, "table": attempt.table,
            "began": attempt.began, "finished": attempt.finished, "tries": attempt.tries, "place": place,
            "points": points,
        }))
    });
    shown.collect()
}

async fn begin(session: &mut dyn Session, new: DayAttempt) -> Result<DayAttempt, StoreError> {
    // An attempt after the day that was finished makes room for the next one. The others exist only once.
    let (table, began, finished, place, points) = match new.kind {
        AttemptKind::Later => {
            let again = "CASE WHEN day_attempts.finished IS NULL THEN day_attempts";
            let or = |column: &str, otherwise: &str| format!("{again}.{column} ELSE {otherwise} END");
            let excluded = |column: &str| or(column, &format!("excluded.{column}"));
            (excluded("table_id"), excluded("began"), or("finished", "NULL"), or("place", "NULL"), or("points", "NULL"))
        }
        AttemptKind::Rated | AttemptKind::HandedIn => {
            let kept = |column: &str| format!("day_attempts.{column}");
            (kept("table_id"), kept("began"), kept("finished"), kept("place"), kept("points"))
        }
    };
    let statement = format!(
        "INSERT INTO day_attempts (date, game, kind, person, table_id, began, finished, tries, place, points) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (date, game, kind, person) DO UPDATE SET \
         tries = day_attempts.tries + 1, table_id = {table}, began = {began}, finished = {finished}, \
         place = {place}, points = {points} \
         RETURNING date, game, kind, person, '', table_id, began, finished, tries, place, points"
    );
    let (place, points) = new.result.unzip();
    let row = cells![
        new.date.to_string(),
        &new.game,
        new.kind.word(),
        new.person.id,
        new.table,
        new.began,
        new.finished,
        new.tries,
        place,
        points,
    ];
    let stored = first(session, &statement, row).await?.ok_or(StoreError::NotFound)?;
    Ok(DayAttempt { person: new.person, ..read_attempt(&stored)? })
}

fn read_attempt(row: &Row) -> Result<DayAttempt, StoreError> {
    let result = match row.maybe_int(9)? {
        Some(_) => Some((row.count(9)?, row.int(10)?)),
        None => None,
    };
    Ok(DayAttempt {
        date: row.id(0)?,
        game: row.text(1)?.to_owned(),
        kind: AttemptKind::read(row.text(2)?)?,
        person: Person { id: row.id(3)?, name: row.text(4)?.to_owned() },
        table: row.id(5)?,
        began: row.moment(6)?,
        finished: row.maybe_int(7)?.map(Moment::from_millis),
        tries: row.count(8)?,
        result,
    })
}
