//! Tables with components of their own. They never take the place of editions that ship, and their editions are
//! unloaded again. These tests need a process of their own.

#[path = "../../table/tests/common/mod.rs"]
mod common;
#[allow(dead_code, unused_imports, unused_macros)]
#[path = "../../store/tests/store/test_store.rs"]
mod test_store;

use std::{collections::BTreeMap, sync::Mutex, time::Duration};

use common::person;
use rynek_hall::{Hall, HallConfig, HallError, Watch};
use rynek_kernel::{
    Explain, Record, RecordSeat, Seat, Viewer,
    edition::{Loaded, MAX_EDITIONS, loaded},
    record::{RECORD_FORMAT, RecordEdition},
};
use rynek_table::{Phase, RecordFault, SeatPlan, TableId, Terms, verify_record};
use serde_json::{Value, json};
use test_store::TestStore;

/// An earlier version could never hold more editions than this.
const FORMER_LIMIT: usize = 256;
/// An edition that no table has yet.
const ANOTHER: usize = MAX_EDITIONS + 20;

/// Polis with other stones at the start: another edition for each number.
fn edition(number: usize) -> Value {
    let mut edition: Value = serde_json::from_str(include_str!("../../polis/components.json")).expect("JSON");
    edition["stones"]["start_by_turn_order"] = json!([number % 40, number / 40 % 40, number / 1600, 40]);
    edition
}

/// The hash of an edition. The first call for a number loads the edition.
fn hash(number: usize) -> String {
    static KNOWN: Mutex<BTreeMap<usize, String>> = Mutex::new(BTreeMap::new());
    let find = || {
        let text = edition(number).to_string();
        rynek_catalog::open("polis", Some(&text), &json!({ "players": 2 })).expect("sound").edition()
    };
    KNOWN.lock().expect("no panic").entry(number).or_insert_with(find).clone()
}

/// A record of a game with an edition that has only begun.
fn record(number: usize) -> Record {
    let polis = rynek_catalog::info("polis").expect("a game");
    let seat = |_: Seat| RecordSeat::unnamed("human");
    Record {
        format: RECORD_FORMAT,
        game: "polis".to_owned(),
        rules: polis.rules_version,
        edition: RecordEdition { hash: hash(number), components: Some(edition(number)) },
        setup: polis.defaults,
        seats: Seat::all(2).map(seat).collect(),
        events: Vec::new(),
        result: None,
        fair: None,
    }
}

async fn open(test_store: &TestStore) -> Hall {
    let config = HallConfig { rounds: Duration::from_millis(50), ..HallConfig::default() };
    Hall::open(test_store.store().await, config).await.expect("a hall")
}

async fn new_tables_of_every_game(hall: &Hall) {
    for info in rynek_catalog::all() {
        let terms = Terms::new(info.id, vec![SeatPlan::Open; usize::from(*info.players().start())]);
        let id = hall.create(terms, &person(1)).await.unwrap_or_else(|error| panic!("{}: {error}", info.id));
        assert_eq!(hall.table(id).await.expect("the table exists").phase(), Phase::Gathering);
    }
}

/// Imports records and opens each table.
async fn import(hall: &Hall, numbers: impl Iterator<Item = usize>) -> Vec<TableId> {
    let mut tables = Vec::new();
    for number in numbers {
        let id = hall.import(&record(number), &person(9)).await.unwrap_or_else(|error| panic!("{number}: {error}"));
        let table = hall.table(id).await.expect("the table exists");
        assert_eq!((table.phase(), table.is_imported()), (Phase::Closed, true));
        tables.push(id);
    }
    tables
}

/// Tries until there is room: a background task may hold a table for a moment.
async fn when_there_is_room<T, F: Future<Output = Result<T, HallError>>>(ask: impl Fn() -> F) -> T {
    let asking = async {
        loop {
            match ask().await {
                Err(HallError::NoRoom) => tokio::time::sleep(Duration::from_millis(10)).await,
                done => return done.expect("there is room"),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(120), asking).await.expect("room in time")
}

/// While watched tables use all the room, other editions are refused with a clear error. Games that ship are not.
async fn without_room_editions_are_refused(hall: &Hall, resting: TableId) {
    let refused = hall.import(&record(ANOTHER), &person(9)).await.expect_err("no room");
    assert_eq!((&refused, refused.message().key.as_ref()), (&HallError::NoRoom, "hall-no-room"));
    assert_eq!(hall.table(resting).await.map(|_| ()), Err(HallError::NoRoom));
    assert_eq!(hall.watch(resting).await.map(|_| ()), Err(HallError::NoRoom));
    assert_eq!(hall.record(resting, Viewer::Spectator).await.map(|_| ()), Err(HallError::NoRoom));
    assert_eq!(hall.told(resting, Viewer::Spectator, 0, 9).await.map(|_| ()), Err(HallError::NoRoom));
    let terms = Terms { edition: Some(edition(ANOTHER).to_string()), ..Terms::new("polis", vec![SeatPlan::Open; 2]) };
    assert_eq!(hall.create(terms, &person(1)).await, Err(HallError::NoRoom));
    assert!(matches!(verify_record(&record(ANOTHER)), Err(RecordFault::Record(_))));
    new_tables_of_every_game(hall).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn editions_are_unloaded_and_games_that_ship_are_always_available() {
    let test_store = TestStore::file();
    let hall = open(&test_store).await;
    (0..=ANOTHER).for_each(|number| drop(hash(number)));
    let mut tables = import(&hall, 0..FORMER_LIMIT).await;
    new_tables_of_every_game(&hall).await;

    // More than there is room for: tables without watchers are unloaded.
    tables.extend(import(&hall, FORMER_LIMIT..MAX_EDITIONS + 20).await);
    assert!(loaded().editions <= MAX_EDITIONS);

    let mut watches: Vec<Watch> = Vec::new();
    for id in &tables[..MAX_EDITIONS] {
        watches.push(when_there_is_room(|| hall.watch(*id)).await);
    }
    assert_eq!(loaded().editions, MAX_EDITIONS);
    let resting = tables[MAX_EDITIONS];
    without_room_editions_are_refused(&hall, resting).await;

    watches.pop();
    let (another, host) = (record(ANOTHER), person(9));
    when_there_is_room(|| hall.import(&another, &host)).await;
    when_there_is_room(|| hall.record(resting, Viewer::Spectator)).await;
    drop(watches);
    hall.close().await;
    drop(hall);
    // A background task may still hold a table for a moment.
    let all_unloaded = async {
        while loaded() != Loaded::default() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), all_unloaded).await.expect("editions are unloaded");

    // Tables that are not in memory need no editions.
    let hall = open(&test_store).await;
    assert_eq!(loaded(), Loaded::default());
    hall.table(tables[0]).await.expect("the table exists");
    assert_eq!(loaded().editions, 1);
}
