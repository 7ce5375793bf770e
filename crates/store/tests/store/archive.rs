//! Exports, imports and backups.

use std::{
    io::{BufRead, Cursor, Write},
    sync::{Arc, Mutex},
};

use rynek_store::{Heartbeat, Player, Rated, Rating, Store, StoreError, TokenHash};

use crate::{
    common::person,
    test_store::{StoredTable, TestStore, at, on_both_stores, stored_table},
};

on_both_stores! {
    everything_moves_to_another_store
    only_an_empty_store_imports
    a_damaged_export_is_refused_as_a_whole
}

/// A shared buffer.
#[derive(Clone, Default)]
struct Buffer(Arc<Mutex<Vec<u8>>>);

impl Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("buffer").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub async fn exported(store: &Store) -> Vec<String> {
    let buffer = Buffer::default();
    let lines = store.export(buffer.clone()).await.expect("it is written");
    let bytes = buffer.0.lock().expect("buffer").clone();
    let text: Vec<String> = bytes.lines().map(|line| line.expect("text")).collect();
    assert_eq!(text.len() as u64, lines);
    text
}

async fn import(store: &Store, lines: Vec<String>) -> Result<u64, StoreError> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    store.import(Cursor::new(text)).await
}

/// Fills a store with rows on every shelf, and more entries than one page.
pub async fn furnished(store: &Store) -> StoredTable {
    let ada = person(1);
    store.create_person(ada.id, &ada.name, TokenHash::of("a"), at(0)).await.expect("a new person");
    let mut kept = StoredTable::started(store, 1).await;
    kept.finish().await;
    for number in 2..12 {
        StoredTable::create(store, number, kept.local.clone()).await;
    }
    store.say(kept.id, &ada, "Good game", at(1)).await.expect("it is said");
    let rated = vec![Rated { player: Player::Person(ada.id), place: 1 }];
    let method = |_: &[Option<Rating>]| vec![Rating { mean: 26.0, deviation: 7.5, games: 1 }];
    store.beat(beat(1)).await.expect("it is noted");
    store.rate(kept.id, "planners", rated, at(1), method).await.expect("it is rated");
    kept
}

fn beat(seconds: i64) -> Heartbeat {
    Heartbeat { node: "one".to_owned(), steady: None, wall: Some(at(seconds)), outage: 2_000 }
}

async fn everything_moves_to_another_store(test_store: TestStore) {
    let store = test_store.store().await;
    let kept = furnished(&store).await;
    let lines = exported(&store).await;
    for other in [TestStore::file(), TestStore::database()] {
        let other = other.store().await;
        assert_eq!(import(&other, lines.clone()).await, Ok(11), "all tables");
        let table = stored_table(&other, kept.id).await;
        assert_eq!(table.position().mark(), kept.local.table.position().mark());
        assert_eq!(other.person_by_token(&TokenHash::of("a")).await, store.person(person(1).id).await);
        assert_eq!(other.chat(kept.id, 0).await, store.chat(kept.id, 0).await);
        assert_eq!(exported(&other).await, lines);
        // The time until the next start is an outage.
        let (pulse, outage) = other.beat(beat(3_601)).await.expect("it is noted");
        assert_eq!((pulse.down, outage), (3_600_000, true));
    }
}

async fn only_an_empty_store_imports(test_store: TestStore) {
    let store = test_store.store().await;
    StoredTable::started(&store, 1).await;
    let lines = exported(&store).await;
    assert_eq!(import(&store, lines.clone()).await, Err(StoreError::Exists));
    let served = TestStore::file().store().await;
    served.beat(beat(1)).await.expect("it is noted");
    assert_eq!(import(&served, lines.clone()).await, Ok(1), "a store with only a pulse is empty");
}

async fn a_damaged_export_is_refused_as_a_whole(test_store: TestStore) {
    let origin = TestStore::file();
    let store = origin.store().await;
    furnished(&store).await;
    let lines = exported(&store).await;
    let other = test_store.store().await;
    let mut cut = lines.clone();
    let entry = cut.iter().position(|line| line.contains("\"entries\"")).expect("there are entries");
    cut.remove(entry);
    let mut unknown = lines.clone();
    unknown.push(r#"{"shelf":"wine","row":[]}"#.to_owned());
    let mut short = lines.clone();
    short.push(r#"{"shelf":"seeds","row":["x"]}"#.to_owned());
    for damaged in [cut, unknown, short] {
        assert!(matches!(import(&other, damaged).await, Err(StoreError::Corrupt { .. })));
    }
    for no_export in [vec!["no heading".to_owned()], Vec::new()] {
        assert_eq!(import(&other, no_export).await, Err(StoreError::NotAStore));
    }
    let newer = import(&other, vec![r#"{"rynek_store":99}"#.to_owned()]).await;
    assert!(matches!(newer, Err(StoreError::Newer { found: 99, .. })));
    assert_eq!(import(&other, lines.clone()).await, Ok(11), "nothing of the damaged ones was stored");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_while_games_run() {
    let test_store = TestStore::file();
    let store = test_store.store().await;
    let mut kept = StoredTable::started(&store, 1).await;
    let copy = TestStore::file();
    kept.act().await;
    let then = kept.local.table.number();
    let copying = {
        let (store, address) = (store.clone(), copy.address());
        tokio::spawn(async move { store.backup(address).await })
    };
    kept.finish().await;
    assert_eq!(copying.await.expect("no panic"), Ok(true));
    let number = stored_table(&copy.store().await, kept.id).await.number();
    assert!((then..=kept.local.table.number()).contains(&number));
    assert_eq!(store.backup(copy.address()).await, Err(StoreError::Exists));
}

#[tokio::test]
async fn postgresql_does_not_support_backup() {
    let store = TestStore::database().store().await;
    assert!(matches!(store.backup("anywhere").await, Err(StoreError::Unsupported(_))));
}
