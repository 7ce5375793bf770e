//! The city of the day: one attempt for each person, whose result is noted when its game ends.

use rynek_daily::{Chain, DayKey, begin, replay, terms};
use rynek_kernel::{Explain, Record, Seat};
use rynek_store::{AttemptKind, DayAttempt, NewTable, StoreError, Summary};
use rynek_table::{Date, Moment, Person, Phase, Seed, Table, TableId, Terms};

use super::{Hall, HallError, seeds::random_bytes, state::HallState};

/// The seat of the person.
const ME: Seat = Seat::new(0);

/// What a device says about an attempt that was played there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// When it began.
    pub began: Moment,
    /// When it ended.
    pub finished: Moment,
    /// How often the game of that day was begun there.
    pub tries: u64,
}

impl Hall {
    /// The keys of all days. Keep them secret until their days are over.
    pub async fn days(&self) -> Result<&Chain, HallError> {
        let state = self.state();
        let read = async {
            let (root, since) = state.store.day_chain(state.config.seeds.of_days()?, Date::of(state.now())).await?;
            Ok::<_, HallError>(Chain::new(root, since))
        };
        state.days.get_or_try_init(|| read).await
    }

    /// The table at which a person plays the city of a day: a new one, or the one that they have. There is one attempt
    /// on the day itself; later everyone may play as often as they like.
    pub async fn begin_day(&self, date: Date, game: &str, who: &Person) -> Result<TableId, HallError> {
        let state = self.state();
        let _admitted = state.admit()?;
        let today = Date::of(state.now());
        let key = self.days().await?.key(date).filter(|_| date <= today).ok_or(StoreError::NotFound)?;
        let terms = terms(game, date, false).ok_or(StoreError::NotFound)?;
        let attempt = DayAttempt {
            date,
            game: game.to_owned(),
            kind: if date == today { AttemptKind::Rated } else { AttemptKind::Later },
            person: who.clone(),
            table: TableId::new(u128::from_le_bytes(random_bytes()?)),
            began: state.now(),
            finished: None,
            tries: 1,
            result: None,
        };
        let attempt = state.store.begin_attempt(attempt).await?;
        if attempt.finished.is_none() {
            state.open_day(attempt.table, terms, key.seed(game), who).await?;
        }
        Ok(attempt.table)
    }

    /// Takes a record of the city of a day that was played without a server. It is played again, move by move; only the
    /// first one counts. The game can be reviewed at the table of the attempt.
    pub async fn hand_in(
        &self,
        date: Date,
        game: &str,
        record: &Record,
        claim: Claim,
        who: &Person,
    ) -> Result<DayAttempt, HallError> {
        let state = self.state();
        if date > Date::of(state.now()) {
            return Err(StoreError::NotFound.into());
        }
        let terms = terms(game, date, true).ok_or(StoreError::NotFound)?;
        let again = replay(record, terms, DayKey::open(date).seed(game));
        let table = again.map_err(|fault| HallError::Record(fault.message()))?;
        let attempt = DayAttempt {
            date,
            game: game.to_owned(),
            kind: AttemptKind::HandedIn,
            person: who.clone(),
            table: self.import(record, who).await?,
            began: claim.began,
            finished: Some(claim.finished),
            tries: claim.tries.max(1),
            result: result(&table),
        };
        Ok(state.store.begin_attempt(attempt).await?)
    }
}

impl HallState {
    /// Opens the table of an attempt, unless it is there.
    async fn open_day(&self, id: TableId, terms: Terms, seed: Seed, who: &Person) -> Result<(), HallError> {
        let now = self.now();
        let (table, entries) = begin(terms, seed.clone(), who, now)?;
        match self.store.create(NewTable { id, seed, entries, summary: Summary::of(&table) }).await {
            Ok(()) | Err(StoreError::Exists) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Notes the result of the city of a day, if this table plays one. A rated attempt must end on its day.
    pub async fn note_day(&self, id: TableId, table: &Table) -> Result<(), StoreError> {
        let Some(day) = table.terms().day else { return Ok(()) };
        let (opened, finished) = table.dates();
        let in_time = Date::of(opened) != day.date || Date::of(finished) == day.date;
        self.store.finish_attempt(id, finished, result(table).filter(|_| in_time)).await
    }
}

/// The place and the points of the person, if the game was played to its end.
fn result(table: &Table) -> Option<(u64, i64)> {
    let ending = table.ending().filter(|ending| ending.finished && table.phase() == Phase::Over)?;
    let stayed = table.chairs().first().is_some_and(|chair| !chair.forfeited);
    stayed.then(|| (u64::from(ending.places[ME.index()]), i64::from(ending.points[ME.index()])))
}
