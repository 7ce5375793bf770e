//! Webhook notices that wait to be sent.

use std::collections::BTreeSet;

use rynek_table::{Moment, PersonId};
use serde_json::Value;

use super::{
    Store, StoreError,
    sql::{Cell, Row, Session, cells, to_json},
};

/// How often a notice is sent before it is dropped.
pub const MOST_ATTEMPTS: u64 = 8;
/// The most notices that wait for one person; more are not stored.
pub const MOST_WAITING: usize = 1_000;
/// How many due notices are read to find the next ones.
const LOOK_AHEAD: usize = 256;

/// A message to a person's own program.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// Its name. A second notice with the same name is not stored.
    pub name: String,
    /// The person.
    pub person: PersonId,
    /// The message.
    pub payload: Value,
    /// When it was stored.
    pub created: Moment,
    /// When to send it next.
    pub due: Moment,
    /// How often sending it failed.
    pub attempts: u64,
}

impl Notice {
    /// A notice that is due now.
    pub fn new(name: impl Into<String>, person: PersonId, payload: Value, now: Moment) -> Notice {
        Notice { name: name.into(), person, payload, created: now, due: now, attempts: 0 }
    }

    fn read(row: &Row) -> Result<Notice, StoreError> {
        Ok(Notice {
            name: row.text(0)?.to_owned(),
            person: row.id(1)?,
            payload: row.json(2)?,
            created: row.moment(3)?,
            due: row.moment(4)?,
            attempts: row.count(5)?,
        })
    }
}

/// Milliseconds to wait after so many failed attempts: ten seconds, then four times as long each time, up to six hours.
pub fn back_off(attempts: u64) -> i64 {
    let times = u32::try_from(attempts.saturating_sub(1)).unwrap_or(u32::MAX);
    (10_000_i64).saturating_mul(4_i64.saturating_pow(times)).min(6 * 3_600_000)
}

impl Store {
    /// Stores a notice, unless one with the same name is stored already.
    pub async fn keep_notice(&self, notice: Notice) -> Result<(), StoreError> {
        self.write(touching(&notice.name), move |session| Box::pin(async move { insert(session, &notice).await })).await
    }

    /// Takes due notices, at most one for each person, and none for the people in `except`. No other node gets them
    /// before `until`.
    pub async fn due_notices(
        &self,
        now: Moment,
        until: Moment,
        most: usize,
        except: &[PersonId],
    ) -> Result<Vec<Notice>, StoreError> {
        let except = except.to_vec();
        self.write("notice", move |session| {
            Box::pin(async move {
                let mut taken = Vec::new();
                for name in next_due(session, now, most, &except).await? {
                    // Two nodes may choose the same row; the second to update it sees that it is no longer due.
                    let statement = "UPDATE notices SET due = $2 WHERE name = $3 AND due <= $1 \
                                     RETURNING name, person, payload, created, due, attempts";
                    let rows = session.run(statement, cells![now, until, name]).await?;
                    taken.extend(rows.first().map(Notice::read).transpose()?);
                }
                Ok(taken)
            })
        })
        .await
    }

    /// Gives back notices that were taken and not sent, or that may not have arrived. They are due again at `due`.
    pub async fn hand_back_notices(&self, names: Vec<String>, due: Moment) -> Result<(), StoreError> {
        self.write("notice", move |session| {
            Box::pin(async move {
                for name in names {
                    session.run("UPDATE notices SET due = $2 WHERE name = $1", cells![name, due]).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Deletes a notice that has arrived.
    pub async fn notice_done(&self, name: &str) -> Result<(), StoreError> {
        self.execute(touching(name), "DELETE FROM notices WHERE name = $1", cells![name]).await.map(|_| ())
    }

    /// Notes that a notice did not arrive: it is sent again later, and dropped after [`MOST_ATTEMPTS`].
    pub async fn notice_failed(&self, name: &str, fault: &str, now: Moment) -> Result<(), StoreError> {
        let (name, fault) = (name.to_owned(), fault.to_owned());
        self.write(touching(&name), move |session| Box::pin(async move { postpone(session, &name, &fault, now).await }))
            .await
    }
}

fn touching(name: &str) -> String {
    format!("notice {name}")
}

/// The names of the notices that have been due for longest, one for each person.
async fn next_due(
    session: &mut dyn Session,
    now: Moment,
    most: usize,
    except: &[PersonId],
) -> Result<Vec<String>, StoreError> {
    let places: Vec<String> = (0..except.len()).map(|place| format!(", ${}", place + 3)).collect();
    // No id of a person is empty.
    let statement = format!(
        "SELECT name, person FROM notices WHERE due <= $1 AND person NOT IN (''{}) ORDER BY due, name LIMIT $2",
        places.concat()
    );
    let mut cells = cells![now, LOOK_AHEAD].to_vec();
    cells.extend(except.iter().map(|person| Cell::from(*person)));
    let mut people = BTreeSet::new();
    let mut names = Vec::new();
    for row in session.run(&statement, &cells).await? {
        if names.len() < most && people.insert(row.text(1)?.to_owned()) {
            names.push(row.text(0)?.to_owned());
        }
    }
    Ok(names)
}

pub(crate) async fn insert(session: &mut dyn Session, notice: &Notice) -> Result<(), StoreError> {
    let statement = "INSERT INTO notices (name, person, payload, created, due, attempts) \
                     SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), \
                     CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT) \
                     WHERE (SELECT count(*) FROM (SELECT name FROM notices WHERE person = $2 LIMIT $7) AS waiting) < $7 \
                     ON CONFLICT (name) DO NOTHING";
    let payload = to_json(&notice.payload);
    let row = cells![&notice.name, notice.person, payload, notice.created, notice.due, notice.attempts, MOST_WAITING];
    session.run(statement, row).await.map(|_| ())
}

async fn postpone(session: &mut dyn Session, name: &str, fault: &str, now: Moment) -> Result<(), StoreError> {
    let counted = "UPDATE notices SET attempts = attempts + 1, fault = $2 WHERE name = $1 RETURNING attempts";
    let rows = session.run(counted, cells![name, fault]).await?;
    let Some(row) = rows.first() else {
        return Ok(());
    };
    let attempts = row.count(0)?;
    if attempts >= MOST_ATTEMPTS {
        session.run("DELETE FROM notices WHERE name = $1", cells![name]).await?;
    } else {
        let due = now.after(back_off(attempts));
        session.run("UPDATE notices SET due = $2 WHERE name = $1", cells![name, due]).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_delay_grows_up_to_a_limit() {
        let waits: Vec<i64> = (1..12).map(back_off).collect();
        assert_eq!(waits[..3], [10_000, 40_000, 160_000]);
        assert!(waits.is_sorted() && back_off(u64::MAX) == 6 * 3_600_000);
    }
}
