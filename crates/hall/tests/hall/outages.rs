//! Outages: no player loses time while no server runs, or when a wall clock is set.

use std::time::Duration;

use rynek_hall::{Hall, HallConfig, HallError};
use rynek_table::{Clock, Entry, Event, Moment, OnTimeOut, Phase, Table, TableId, Terms};

use crate::{
    test_hall::{ONE, TWO, TestClock, TestHall, act, config, eventually, in_time, two_players},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    time_without_a_server_does_not_count
    time_without_the_store_does_not_count
    setting_the_wall_clock_changes_no_players_time
    setting_the_wall_clock_without_a_server_changes_no_players_time
    tables_without_a_clock_have_no_outages
}

const SECOND: i64 = 1_000;
/// The seconds of each player at the start.
const ALL: i64 = 60;

/// A node that notices outages as short as those in production.
fn production(node: &str, clock: &TestClock) -> HallConfig {
    HallConfig { pulse: Duration::from_millis(2), outage: Duration::from_secs(2), ..config(node, clock) }
}

async fn open(test_store: TestStore) -> TestHall {
    TestHall::open_with(test_store, |config| {
        (config.pulse, config.outage) = (Duration::from_millis(2), Duration::from_secs(2))
    })
    .await
}

/// Closes the hall and opens another after `seconds`. Meanwhile the wall clock is set forward, or back.
async fn restart_after(test: &mut TestHall, seconds: i64, shift_wall: i64) {
    test.hall.close().await;
    test.clock.pass(seconds);
    test.clock.shift_wall(shift_wall);
    test.hall = Hall::open(test.test_store.store().await, production("one", &test.clock)).await.expect("a hall");
}

fn timed() -> Terms {
    let clock = Clock::Game { seconds: ALL as u32, increment: 0 };
    Terms { clock, on_time_out: OnTimeOut::Forfeit, ..two_players() }
}

/// Lets time pass while the hall is open, second by second.
async fn pass(test: &TestHall, seconds: i64) {
    for _ in 0..seconds {
        test.clock.pass(1);
        wait_for_beat(test, test.hall.now()).await;
    }
}

/// Waits until a heartbeat of this moment, or a later one, is stored.
async fn wait_for_beat(test: &TestHall, moment: Moment) {
    eventually(async || test.hall.store().pulse().await.is_ok_and(|pulse| pulse.is_some_and(|it| it.at >= moment)))
        .await;
}

async fn history(test: &TestHall, id: TableId) -> Vec<Entry> {
    test.hall.store().history(id, 0).await.expect("the table exists")
}

/// How long clocks were paused at a table, each time.
async fn pauses(test: &TestHall, id: TableId) -> Vec<u64> {
    let entries = history(test, id).await;
    let pauses = entries
        .iter()
        .filter_map(|entry| if let Event::Outage { millis, .. } = entry.event { Some(millis) } else { None });
    pauses.collect()
}

/// Waits until a table has so many outages in its history, and returns it.
async fn after_outages(test: &TestHall, id: TableId, count: usize) -> std::sync::Arc<Table> {
    eventually(async || pauses(test, id).await.len() >= count).await;
    test.table(id).await
}

/// The milliseconds that the player to move has left now.
fn left(test: &TestHall, table: &Table) -> i64 {
    table.runs_out().expect("a clock runs").1.millis() - test.hall.now().millis()
}

async fn is_over(test: &TestHall, id: TableId) -> bool {
    test.table(id).await.phase() == Phase::Over
}

/// Checks that time never goes back in a history, and that a replay leads to the same clocks.
async fn check_history(test: &TestHall, id: TableId) {
    let entries = history(test, id).await;
    assert!(entries.is_sorted_by_key(|entry| entry.at), "time does not go back: {entries:?}");
    let seed = test.hall.store().load(id).await.expect("the table exists").seed;
    let replayed = Table::replay(&entries, seed).expect("a sound history");
    assert_eq!(replayed.runs_out(), test.table(id).await.runs_out());
}

async fn time_without_a_server_does_not_count(test_store: TestStore) {
    let mut test = open(test_store).await;
    let id = test.started_with(timed()).await;
    pass(&test, 20).await;
    restart_after(&mut test, 3_600, 0).await;
    let table = after_outages(&test, id, 1).await;
    assert_eq!((table.phase(), left(&test, &table)), (Phase::Playing, 40 * SECOND));
    assert_eq!(pauses(&test, id).await, [3_600_000]);
    // From now on time counts again.
    pass(&test, 39).await;
    assert!(!is_over(&test, id).await);
    pass(&test, 1).await;
    eventually(async || is_over(&test, id).await).await;
    let ran_out = history(&test, id).await.iter().filter(|entry| matches!(entry.event, Event::RanOut { .. })).count();
    assert_eq!(ran_out, 1);
    check_history(&test, id).await;
}

async fn time_without_the_store_does_not_count(test_store: TestStore) {
    let test = open(test_store).await;
    let id = test.started_with(timed()).await;
    pass(&test, 20).await;
    test.test_store.execute("ALTER TABLE pulse RENAME TO away");
    test.clock.pass(3_600);
    assert!(matches!(in_time(test.act(id)).await, Err(HallError::Store(_))), "nothing can be stored");
    assert_eq!(test.table(id).await.phase(), Phase::Playing, "it is unknown whether time has run out");
    test.test_store.execute("ALTER TABLE away RENAME TO pulse");
    let table = after_outages(&test, id, 1).await;
    assert_eq!((table.phase(), left(&test, &table)), (Phase::Playing, 40 * SECOND));
    pass(&test, 10).await;
    test.act(id).await.expect("there is time left");
    let sight = test.table(id).await.sight(rynek_kernel::Viewer::Spectator, Vec::new(), Moment::default());
    let mut left: Vec<i64> = sight.time_left.into_iter().flatten().collect();
    left.sort_unstable();
    assert_eq!(left, [30 * SECOND, 60 * SECOND]);
    check_history(&test, id).await;
}

async fn setting_the_wall_clock_changes_no_players_time(test_store: TestStore) {
    let test = open(test_store).await;
    let id = test.started_with(timed()).await;
    pass(&test, 10).await;
    let before = test.hall.now();
    test.clock.shift_wall(3_600);
    let table = after_outages(&test, id, 1).await;
    assert_eq!((left(&test, &table), test.hall.now().since(before)), (50 * SECOND, 3_600 * SECOND));
    test.clock.shift_wall(-7_200);
    pass(&test, 10).await;
    let table = test.table(id).await;
    assert_eq!((table.phase(), left(&test, &table)), (Phase::Playing, 40 * SECOND));
    test.act(id).await.expect("there is time left");
    assert_eq!(pauses(&test, id).await.len(), 1);
    check_history(&test, id).await;
}

async fn setting_the_wall_clock_without_a_server_changes_no_players_time(test_store: TestStore) {
    let mut test = open(test_store).await;
    let id = test.started_with(timed()).await;
    for (number, set) in [7_200, -7_200].into_iter().enumerate() {
        pass(&test, 10).await;
        restart_after(&mut test, 5, set).await;
        if set > 0 {
            after_outages(&test, id, number + 1).await;
        }
        let table = test.table(id).await;
        assert_eq!((table.phase(), left(&test, &table)), (Phase::Playing, (50 - 10 * number as i64) * SECOND));
    }
    pass(&test, 39).await;
    assert!(!is_over(&test, id).await);
    pass(&test, 1).await;
    eventually(async || is_over(&test, id).await).await;
    check_history(&test, id).await;
}

async fn tables_without_a_clock_have_no_outages(test_store: TestStore) {
    let mut test = open(test_store).await;
    let id = test.started().await;
    restart_after(&mut test, 3_600, 0).await;
    test.act(id).await.expect("there is no clock");
    assert_eq!(pauses(&test, id).await, Vec::<u64>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_learns_of_an_outage_before_it_decides() {
    let test = open(TestStore::database()).await;
    let quiet = HallConfig { pulse: Duration::from_secs(86_400), ..production("two", &test.clock) };
    let other = Hall::open(test.test_store.store().await, quiet).await.expect("a hall");
    let id = test.started_with(timed()).await;
    other.table(id).await.expect("the table exists");
    pass(&test, 20).await;
    test.test_store.execute("ALTER TABLE pulse RENAME TO away");
    test.clock.pass(3_600);
    assert!(matches!(in_time(act(&other, id, None)).await, Err(HallError::Store(_))), "it cannot know the time");
    test.test_store.execute("ALTER TABLE away RENAME TO pulse");
    let mover = test.table(id).await.mover().expect("a turn");
    in_time(act(&other, id, None)).await.expect("there is time left");
    let table = other.table(id).await.expect("the table exists");
    let sight = table.sight(rynek_kernel::Viewer::Spectator, Vec::new(), Moment::default());
    assert_eq!(sight.time_left[mover.index()], Some(40 * SECOND));
    let next = if mover == ONE { TWO } else { ONE };
    assert_eq!(sight.time_left[next.index()], Some(ALL * SECOND));
    check_history(&test, id).await;
}
