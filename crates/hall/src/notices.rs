//! Webhook notices, stored together with the entries they are about.

use std::{
    collections::HashMap,
    sync::Mutex,
    time::{Duration, Instant},
};

use rynek_store::{Notice, Store};
use rynek_table::{Moment, Person, PersonId, Phase, Table, TableId};
use serde_json::{Value, json};

use super::lock;

/// What a person can ask to be notified of.
const YOUR_TURN: &str = "your-turn";
const GAME_OVER: &str = "game-over";

/// How long a cached setting is valid, and how many are cached.
const FRESH: Duration = Duration::from_secs(60);
const MAX_CACHED: usize = 10_000;

/// A cache of what people want to be notified of.
#[derive(Debug, Default)]
pub(super) struct WishCache(Mutex<HashMap<PersonId, (Instant, Vec<String>)>>);

impl WishCache {
    async fn has(&self, store: &Store, person: PersonId, wish: &str) -> bool {
        if let Some(has) = self.remembered(person, wish) {
            return has;
        }
        // If the store does not answer, the action will fail too.
        let Ok(profile) = store.person(person).await else { return false };
        let wishes = if profile.settings.hook.is_some() { profile.settings.wishes } else { Vec::new() };
        let has = wishes.iter().any(|known| known == wish);
        let mut known = lock(&self.0);
        if known.len() >= MAX_CACHED {
            known.clear();
        }
        known.insert(person, (Instant::now(), wishes));
        has
    }

    fn remembered(&self, person: PersonId, wish: &str) -> Option<bool> {
        let known = lock(&self.0);
        let (_, wishes) = known.get(&person).filter(|(read, _)| read.elapsed() < FRESH)?;
        Some(wishes.iter().any(|known| known == wish))
    }
}

fn payload(what: &str, id: TableId, after: &Table) -> Value {
    let mut payload = json!({ "what": what, "table": id, "game": after.terms().game, "number": after.number() });
    if what == YOUR_TURN {
        payload["seat"] = json!(after.mover());
    } else {
        payload["ending"] = json!(after.ending());
    }
    payload
}

/// The person to move.
fn awaited(table: &Table) -> Option<&Person> {
    table.chairs()[table.mover()?.index()].player()
}

/// The people who played, each once.
fn players(table: &Table) -> Vec<PersonId> {
    let mut players: Vec<PersonId> =
        table.chairs().iter().filter_map(|chair| chair.person.as_ref()).map(|p| p.id).collect();
    players.sort_unstable();
    players.dedup();
    players
}

impl WishCache {
    /// The notices for a change of a table, except to the person `who` made it.
    pub async fn notices(
        &self,
        store: &Store,
        now: Moment,
        id: TableId,
        before: &Table,
        after: &Table,
        who: Option<&Person>,
    ) -> Vec<Notice> {
        let mut told: Vec<(PersonId, &str)> = Vec::new();
        if let Some(person) = awaited(after)
            && awaited(before).map(|before| before.id) != Some(person.id)
        {
            told.push((person.id, YOUR_TURN));
        }
        if before.phase() == Phase::Playing && after.phase() == Phase::Over {
            told.extend(players(after).into_iter().map(|person| (person, GAME_OVER)));
        }
        let mut notices = Vec::new();
        for (person, what) in told {
            let own = who.is_some_and(|who| who.id == person);
            if !own && self.has(store, person, what).await {
                let name = format!("{what}/{id}/{}/{person}", after.number());
                notices.push(Notice::new(name, person, payload(what, id, after), now));
            }
        }
        notices
    }
}
