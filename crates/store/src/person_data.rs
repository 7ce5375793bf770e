//! Exporting and deleting all data of a person.

use rynek_table::{Entry, Event, GONE, Moment, Person, PersonId, SeatPlan};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{
    Player, Store, StoreChange, StoreError, Summary, TableId,
    chain::Link,
    days::exported,
    people::shunned_by,
    ratings::{ratings_of, steps_of},
    sql::{Session, cells, first, from_json, to_json},
    tables::{links, names, seat, update_row},
};

impl Store {
    /// All data of a person, except the hashes of secrets.
    pub async fn export_person(&self, person: PersonId) -> Result<Value, StoreError> {
        self.read(move |session| Box::pin(export(session, person))).await
    }

    /// Deletes a person and what they wrote. At tables, an anonymous person takes their place, so that the games of
    /// others stay complete. Let bots take over their seats before: they cannot come back.
    pub async fn delete_person(&self, person: PersonId) -> Result<(), StoreError> {
        self.write_alone(move |session| Box::pin(delete(session, person))).await
    }
}

async fn export(session: &mut dyn Session, person: PersonId) -> Result<Value, StoreError> {
    let statement = "SELECT name, created, seen, settings FROM people WHERE id = $1";
    let row = first(session, statement, cells![person]).await?.ok_or(StoreError::NotFound)?;
    let player = Player::Person(person).to_string();
    let ratings: Vec<Value> = ratings_of(session, &player)
        .await?
        .into_iter()
        .map(|(game, rating)| json!({ "game": game, "rating": rating }))
        .collect();
    Ok(json!({
        "id": person,
        "name": row.text(0)?,
        "created": row.moment(1)?,
        "seen": row.moment(2)?,
        "settings": row.json::<Value>(3)?,
        "shunned": shunned_by(session, person).await?,
        "tables": tables_of(session, person).await?,
        "chat": lines_of(session, person).await?,
        "notices": notices_of(session, person).await?,
        "ratings": ratings,
        "days": exported(session, person).await?,
        "rating_history": steps_of(session, &player, Moment::from_millis(i64::MAX), usize::MAX).await?,
    }))
}

async fn tables_of(session: &mut dyn Session, person: PersonId) -> Result<Vec<Value>, StoreError> {
    let statement = "SELECT id, summary FROM tables JOIN sitting ON table_id = id WHERE person = $1 ORDER BY id";
    let rows = session.run(statement, cells![person]).await?;
    let shown = rows.iter().map(|row| {
        let summary: Summary = row.json(1)?;
        let mine = (0..summary.seats.len()).filter(|seat| is_of(summary.seats[*seat].person.as_ref(), person));
        let seats: Vec<usize> = mine.map(|seat| seat + 1).collect();
        let hosted = summary.host.id == person;
        let table: TableId = row.id(0)?;
        Ok(json!({
            "table": table, "game": summary.game, "opened": summary.opened, "changed": summary.changed,
            "seats": seats, "hosted": hosted, "ending": summary.ending,
        }))
    });
    shown.collect()
}

fn is_of(sitting: Option<&Person>, person: PersonId) -> bool {
    sitting.is_some_and(|sitting| sitting.id == person)
}

async fn lines_of(session: &mut dyn Session, person: PersonId) -> Result<Vec<Value>, StoreError> {
    let statement = "SELECT table_id, at, words FROM chat WHERE person = $1 ORDER BY at, table_id, number";
    let rows = session.run(statement, cells![person]).await?;
    rows.iter().map(|row| Ok(json!({ "table": row.text(0)?, "at": row.moment(1)?, "words": row.text(2)? }))).collect()
}

async fn notices_of(session: &mut dyn Session, person: PersonId) -> Result<Vec<Value>, StoreError> {
    let rows = session.run("SELECT payload FROM notices WHERE person = $1 ORDER BY name", cells![person]).await?;
    rows.iter().map(|row| row.json(0)).collect()
}

async fn delete(session: &mut dyn Session, person: PersonId) -> Result<(), StoreError> {
    let player = Player::Person(person).to_string();
    // Tables first and in the order of their ids, as everywhere, to avoid deadlocks between nodes.
    let rows = session.run("SELECT table_id FROM sitting WHERE person = $1 ORDER BY table_id", cells![person]).await?;
    for row in &rows {
        replace_at(session, row.id(0)?, person).await?;
    }
    let rows = session.run("DELETE FROM people WHERE id = $1 RETURNING id", cells![person]).await?;
    session.run("DELETE FROM shunned WHERE other = $1", cells![person]).await?;
    session.run("DELETE FROM chat WHERE person = $1", cells![person]).await?;
    session.run("DELETE FROM notices WHERE person = $1", cells![person]).await?;
    session.run("DELETE FROM ratings WHERE player = $1", cells![&player]).await?;
    session.run("DELETE FROM rating_steps WHERE player = $1", cells![&player]).await?;
    session.told().push(StoreChange::SignedOut { person });
    if rows.is_empty() { Err(StoreError::NotFound) } else { Ok(()) }
}

/// Replaces a person by an anonymous one.
struct Replacement {
    person: PersonId,
    anonymous: Person,
}

impl Replacement {
    fn replace(&self, who: &mut Person) {
        if who.id == self.person {
            *who = self.anonymous.clone();
        }
    }

    fn replace_id(&self, who: &mut PersonId) {
        if *who == self.person {
            *who = self.anonymous.id;
        }
    }

    fn replace_plan(&self, plan: &mut SeatPlan) {
        if let SeatPlan::Kept(who) = plan {
            self.replace_id(who);
        }
    }
}

/// The anonymous person for one table. It has another id at each table, so that it cannot be traced.
fn anonymous(person: PersonId, table: TableId) -> Person {
    let hash = Sha256::new().chain_update(b"rynek gone\0").chain_update(format!("{person} {table}")).finalize();
    let number = hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte));
    Person { id: PersonId::new(number), name: GONE.to_owned() }
}

/// Rewrites the history of a table, and its hashes, without a person.
async fn replace_at(session: &mut dyn Session, table: TableId, person: PersonId) -> Result<(), StoreError> {
    // The row is locked before it is read, so that no other node adds to the history meanwhile.
    let hold = "UPDATE tables SET number = number WHERE id = $1 RETURNING number, head, summary";
    let Some(row) = first(session, hold, cells![table]).await? else {
        return Ok(());
    };
    let (number, head) = (row.count(0)?, Link(row.text(1)?.to_owned()));
    let mut summary: Summary = row.json(2)?;
    let replacement = Replacement { person, anonymous: anonymous(person, table) };
    replacement.replace(&mut summary.host);
    for seat in &mut summary.seats {
        seat.person.iter_mut().for_each(|sitting| replacement.replace(sitting));
        seat.kept.iter_mut().for_each(|expected| replacement.replace_id(expected));
    }
    let bodies = rewritten_history(session, table, &replacement).await?;
    let links = links(&Link::root(table), &bodies);
    let update = "UPDATE entries SET body = $3, hash = $4 WHERE table_id = $1 AND number = $2";
    for ((number, body), link) in (1_u64..).zip(&bodies).zip(&links) {
        session.run(update, cells![table, number, body, &link.0]).await?;
    }
    let people = summary.people();
    let head_now = links.last().unwrap_or(&head);
    update_row(session, table, (number, &head), (number, head_now), &summary, &names(&people)).await?;
    seat(session, table, &people).await?;
    session.told().push(StoreChange::Anew { table });
    Ok(())
}

async fn rewritten_history(
    session: &mut dyn Session,
    table: TableId,
    replacement: &Replacement,
) -> Result<Vec<String>, StoreError> {
    let statement = "SELECT body FROM entries WHERE table_id = $1 ORDER BY number";
    let rows = session.run(statement, cells![table]).await?;
    let bodies = rows.iter().map(|row| {
        let mut entry: Entry = from_json(row.text(0)?)?;
        match &mut entry.event {
            Event::Opened { host, terms, .. } => {
                replacement.replace(host);
                terms.seats.iter_mut().for_each(|plan| replacement.replace_plan(plan));
            }
            Event::Sat { person, .. } | Event::Named { person, .. } => replacement.replace(person),
            Event::Admitted { person } => replacement.replace_id(person),
            _ => return Ok(row.text(0)?.to_owned()),
        }
        Ok(to_json(&entry))
    });
    bodies.collect()
}
