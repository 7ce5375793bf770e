//! Backups, and moving test_store.

use std::{
    io::{BufRead, Cursor, Write},
    sync::{Arc, Mutex},
};

use rynek_store::{Heartbeat, Player, Rated, Rating, Store, StoreError, TokenHash};

use crate::{
    common::person,
    test_store::{Kept, TestStore, at, on_both_stores, remembered},
};

on_both_stores! {
    everything_moves_to_another_store
    nothing_is_imported_over_something
    a_damaged_export_is_refused_whole
}

/// Something to write into and look at afterwards.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("paper").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub async fn exported(store: &Store) -> Vec<String> {
    let paper = Paper::default();
    let lines = store.export(paper.clone()).await.expect("it is written");
    let bytes = paper.0.lock().expect("paper").clone();
    let text: Vec<String> = bytes.lines().map(|line| line.expect("text")).collect();
    assert_eq!(text.len() as u64, lines);
    text
}

async fn import(store: &Store, lines: Vec<String>) -> Result<u64, StoreError> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    store.import(Cursor::new(text)).await
}

/// A store with something of everything in it, and more entries than are fetched at once.
pub async fn furnished(store: &Store) -> Kept {
    let ada = person(1);
    store.create_person(ada.id, &ada.name, TokenHash::of("a"), at(0)).await.expect("a new person");
    let mut kept = Kept::begun(store, 1).await;
    kept.finish().await;
    for number in 2..12 {
        Kept::keep(store, number, crate::common::Evening { ..played(&kept) }).await;
    }
    store.say(kept.id, &ada, "Good game", at(1)).await.expect("it is said");
    let rated = vec![Rated { player: Player::Person(ada.id), place: 1 }];
    let reckon = |_: &[Option<Rating>]| vec![Rating { mean: 26.0, deviation: 7.5, games: 1 }];
    store.beat(beat(1)).await.expect("it is noted");
    store.rate(kept.id, "planners", rated, at(1), reckon).await.expect("it is rated");
    kept
}

fn beat(seconds: i64) -> Heartbeat {
    Heartbeat { node: "one".to_owned(), steady: None, wall: Some(at(seconds)), outage: 2_000 }
}

fn played(kept: &Kept) -> crate::common::Evening {
    crate::common::Evening {
        table: kept.evening.table.clone(),
        history: kept.evening.history.clone(),
        now: kept.evening.now,
    }
}

async fn everything_moves_to_another_store(test_store: TestStore) {
    let store = test_store.store().await;
    let kept = furnished(&store).await;
    let lines = exported(&store).await;
    for other in [TestStore::file(), TestStore::database()] {
        let other = other.store().await;
        assert_eq!(import(&other, lines.clone()).await, Ok(11), "all tables");
        let table = remembered(&other, kept.id).await;
        assert_eq!(table.position().mark(), kept.evening.table.position().mark());
        assert_eq!(other.person_by_token(&TokenHash::of("a")).await, store.person(person(1).id).await);
        assert_eq!(other.chat(kept.id, 0).await, store.chat(kept.id, 0).await);
        assert_eq!(exported(&other).await, lines);
        // The time until the next start is left out of the clocks.
        let (pulse, outage) = other.beat(beat(3_601)).await.expect("it is noted");
        assert_eq!((pulse.down, outage), (3_600_000, true));
    }
}

async fn nothing_is_imported_over_something(test_store: TestStore) {
    let store = test_store.store().await;
    Kept::begun(&store, 1).await;
    let lines = exported(&store).await;
    assert_eq!(import(&store, lines.clone()).await, Err(StoreError::Exists));
    let served = TestStore::file().store().await;
    served.beat(beat(1)).await.expect("it is noted");
    assert_eq!(import(&served, lines.clone()).await, Ok(1), "that it was served is nothing in it");
}

async fn a_damaged_export_is_refused_whole(test_store: TestStore) {
    let origin = TestStore::file();
    let store = origin.store().await;
    furnished(&store).await;
    let lines = exported(&store).await;
    let other = test_store.store().await;
    let mut cut = lines.clone();
    let entry = cut.iter().position(|line| line.contains("\"entries\"")).expect("there are entries");
    cut.remove(entry);
    let mut strange = lines.clone();
    strange.push(r#"{"shelf":"wine","row":[]}"#.to_owned());
    let mut short = lines.clone();
    short.push(r#"{"shelf":"seeds","row":["x"]}"#.to_owned());
    for damaged in [cut, strange, short] {
        assert!(matches!(import(&other, damaged).await, Err(StoreError::Corrupt { .. })));
    }
    for nothing in [vec!["no heading".to_owned()], Vec::new()] {
        assert_eq!(import(&other, nothing).await, Err(StoreError::NotAStore));
    }
    let newer = import(&other, vec![r#"{"rynek_store":99}"#.to_owned()]).await;
    assert!(matches!(newer, Err(StoreError::Newer { found: 99, .. })));
    assert_eq!(import(&other, lines.clone()).await, Ok(11), "nothing was left of the others");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_while_games_go_on() {
    let test_store = TestStore::file();
    let store = test_store.store().await;
    let mut kept = Kept::begun(&store, 1).await;
    let copy = TestStore::file();
    kept.act().await;
    let then = kept.evening.table.number();
    let copying = {
        let (store, address) = (store.clone(), copy.address());
        tokio::spawn(async move { store.backup(address).await })
    };
    kept.finish().await;
    assert_eq!(copying.await.expect("it ran"), Ok(true));
    let number = remembered(&copy.store().await, kept.id).await.number();
    assert!((then..=kept.evening.table.number()).contains(&number));
    assert_eq!(store.backup(copy.address()).await, Err(StoreError::Exists));
}

#[tokio::test]
async fn only_a_file_is_backed_up() {
    let store = TestStore::database().store().await;
    assert!(matches!(store.backup("anywhere").await, Err(StoreError::Unsupported(_))));
}
