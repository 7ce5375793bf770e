//! Deleting old data.

use rynek_table::Moment;

use super::{
    Store, StoreChange, StoreError, TableId,
    sql::{Session, cells},
};

/// After how many days data is deleted; `None`: never.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Retention {
    /// Tables at which no game has begun, since their last change.
    pub gathering: Option<u32>,
    /// Tables whose game was not continued.
    pub playing: Option<u32>,
    /// Tables that were closed before their game was over.
    pub closed: Option<u32>,
    /// Private tables whose game is over.
    pub private: Option<u32>,
    /// Public tables whose game is over.
    pub public: Option<u32>,
    /// People without a table, a rating or an attempt at a city of the day, since they were last seen.
    pub people: Option<u32>,
}

/// How much was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Tables.
    pub tables: usize,
    /// People.
    pub people: usize,
    /// Leases that expired long ago.
    pub leases: usize,
}

const DAY: i64 = 86_400_000;
/// How many tables are deleted in one transaction, so that other changes do not wait for long.
const BATCH: usize = 100;

impl Store {
    /// Deletes old data. Any node may do it.
    pub async fn sweep(&self, retention: Retention, now: Moment) -> Result<Swept, StoreError> {
        let mut swept = Swept::default();
        for (condition, days) in [
            ("phase = 'gathering'", retention.gathering),
            ("phase = 'playing'", retention.playing),
            ("phase = 'closed'", retention.closed),
            ("phase = 'over' AND is_public = 0", retention.private),
            ("phase = 'over' AND is_public = 1", retention.public),
        ] {
            if let Some(days) = days {
                swept.tables += self.sweep_tables(condition, before(now, days)).await?;
            }
        }
        if let Some(days) = retention.people {
            swept.people = self.sweep_rows(UNUSED_PEOPLE, before(now, days)).await?;
        }
        swept.leases = self.sweep_rows("DELETE FROM leases WHERE until < $1 RETURNING name", before(now, 1)).await?;
        Ok(swept)
    }

    async fn sweep_tables(&self, condition: &'static str, before: Moment) -> Result<usize, StoreError> {
        let mut swept = 0;
        loop {
            let some = self.write_alone(move |session| Box::pin(sweep_some(session, condition, before))).await?;
            swept += some;
            if some < BATCH {
                return Ok(swept);
            }
        }
    }

    async fn sweep_rows(&self, statement: &str, before: Moment) -> Result<usize, StoreError> {
        let statement = statement.to_owned();
        self.write_alone(move |session| {
            Box::pin(async move { Ok(session.run(&statement, cells![before]).await?.len()) })
        })
        .await
    }
}

const UNUSED_PEOPLE: &str = "DELETE FROM people WHERE seen < $1 \
                         AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.person = people.id) \
                         AND NOT EXISTS (SELECT 1 FROM ratings WHERE player = 'person:' || people.id) \
                         AND NOT EXISTS (SELECT 1 FROM day_attempts WHERE day_attempts.person = people.id) RETURNING id";

fn before(now: Moment, days: u32) -> Moment {
    now.after(-DAY * i64::from(days))
}

async fn sweep_some(session: &mut dyn Session, condition: &str, before: Moment) -> Result<usize, StoreError> {
    let statement = format!(
        "DELETE FROM tables WHERE changed < $1 AND {condition} AND id IN \
         (SELECT id FROM tables WHERE changed < $1 AND {condition} ORDER BY id LIMIT $2) RETURNING id"
    );
    let rows = session.run(&statement, cells![before, BATCH]).await?;
    for row in &rows {
        let table: TableId = row.id(0)?;
        session.told().push(StoreChange::Anew { table });
    }
    Ok(rows.len())
}
