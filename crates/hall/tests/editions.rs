//! Tables with components of their own, in a process that has played nothing else: they never take the room of the games
//! that ship, and they give theirs back.

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

/// As many as once were kept for good.
const ONCE_KEPT: usize = 256;
/// An edition that no table has yet.
const ANOTHER: usize = MAX_EDITIONS + 20;

/// Polis with other stones to begin with: another edition for each number.
fn edition(number: usize) -> Value {
    let mut edition: Value = serde_json::from_str(include_str!("../../polis/components.json")).expect("JSON");
    edition["stones"]["start_by_turn_order"] = json!([number % 40, number / 40 % 40, number / 1600, 40]);
    edition
}

/// The hash of an edition. The first time, that takes room for it.
fn hash(number: usize) -> String {
    static KNOWN: Mutex<BTreeMap<usize, String>> = Mutex::new(BTreeMap::new());
    let find = || {
        let text = edition(number).to_string();
        rynek_catalog::open("polis", Some(&text), &json!({ "players": 2 })).expect("sound").edition()
    };
    KNOWN.lock().expect("no panic").entry(number).or_insert_with(find).clone()
}

/// A game that was begun with an edition, and no more.
fn record(number: usize) -> Record {
    let polis = rynek_catalog::info("polis").expect("a game");
    let seat = |seat: Seat| RecordSeat { name: seat.to_string(), player: "human".to_owned() };
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
    let rules = HallConfig { rounds: Duration::from_millis(50), ..HallConfig::default() };
    Hall::open(test_store.store().await, rules).await.expect("a hall")
}

async fn new_tables_of_every_game(hall: &Hall) {
    for info in rynek_catalog::all() {
        let terms = Terms::new(info.id, vec![SeatPlan::Open; usize::from(*info.players().start())]);
        let id = hall.create(terms, &person(1)).await.unwrap_or_else(|error| panic!("{}: {error}", info.id));
        assert_eq!(hall.table(id).await.expect("it is there").phase(), Phase::Gathering);
    }
}

/// Takes records in and looks at each.
async fn import(hall: &Hall, numbers: impl Iterator<Item = usize>) -> Vec<TableId> {
    let mut tables = Vec::new();
    for number in numbers {
        let id = hall.import(&record(number), &person(9)).await.unwrap_or_else(|error| panic!("{number}: {error}"));
        let table = hall.table(id).await.expect("it is there");
        assert_eq!((table.phase(), table.is_imported()), (Phase::Closed, true));
        tables.push(id);
    }
    tables
}

/// Asks until there is room: a task in the background may hold a table for a moment.
async fn once_there_is_room<T, F: Future<Output = Result<T, HallError>>>(ask: impl Fn() -> F) -> T {
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

/// While every place is taken by tables that are watched, others are refused clearly, and games that ship are not.
async fn a_full_shelf_refuses(hall: &Hall, resting: TableId) {
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
async fn editions_come_and_go_and_games_that_ship_are_always_there() {
    let test_store = TestStore::file();
    let hall = open(&test_store).await;
    (0..=ANOTHER).for_each(|number| drop(hash(number)));
    let mut tables = import(&hall, 0..ONCE_KEPT).await;
    new_tables_of_every_game(&hall).await;

    // More than there is room for: those that nobody watches leave the memory.
    tables.extend(import(&hall, ONCE_KEPT..MAX_EDITIONS + 20).await);
    assert!(loaded().editions <= MAX_EDITIONS);

    let mut watches: Vec<Watch> = Vec::new();
    for id in &tables[..MAX_EDITIONS] {
        watches.push(once_there_is_room(|| hall.watch(*id)).await);
    }
    assert_eq!(loaded().editions, MAX_EDITIONS);
    let resting = tables[MAX_EDITIONS];
    a_full_shelf_refuses(&hall, resting).await;

    watches.pop();
    let (another, host) = (record(ANOTHER), person(9));
    once_there_is_room(|| hall.import(&another, &host)).await;
    once_there_is_room(|| hall.record(resting, Viewer::Spectator)).await;
    drop(watches);
    hall.close().await;
    drop(hall);
    // A task in the background may still hold a table for a moment.
    let all_given_back = async {
        while loaded() != Loaded::default() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), all_given_back).await.expect("editions are given back");

    // Tables at rest need none.
    let hall = open(&test_store).await;
    assert_eq!(loaded(), Loaded::default());
    hall.table(tables[0]).await.expect("it is there");
    assert_eq!(loaded().editions, 1);
}
