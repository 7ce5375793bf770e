//! Time in which no server could take an action is nobody's, and neither is a wall clock that is set.

use std::time::Duration;

use rynek_hall::{Hall, HallConfig, HallError};
use rynek_table::{Clock, Entry, Event, Moment, OnTimeOut, Phase, SeatPlan, Table, TableId, Terms};

use crate::{
    inn::{Inn, ONE, TWO, WallClock, act, eventually, patiently, rules},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    time_in_which_the_house_was_down_does_not_count
    time_in_which_the_store_was_away_does_not_count
    a_wall_clock_that_is_set_takes_no_time_and_gives_none
    a_wall_clock_that_was_set_while_the_house_was_down_takes_no_time_and_gives_none
    tables_without_a_clock_do_not_hear_of_outages
}

const SECOND: i64 = 1_000;
/// What everybody has at the start.
const ALL: i64 = 60;

/// A node whose outages are as short as in earnest.
fn earnest(node: &str, clock: &WallClock) -> HallConfig {
    HallConfig { pulse: Duration::from_millis(2), outage: Duration::from_secs(2), ..rules(node, clock) }
}

async fn open(test_store: TestStore) -> Inn {
    Inn::open_by(test_store, |rules| (rules.pulse, rules.outage) = (Duration::from_millis(2), Duration::from_secs(2)))
        .await
}

/// The test_store falls, and so many seconds later there is another. Meanwhile the wall clock is set on, or back.
async fn be_away(inn: &mut Inn, seconds: i64, set_on: i64) {
    inn.hall.close().await;
    inn.clock.pass(seconds);
    inn.clock.set_on(set_on);
    inn.hall = Hall::open(inn.test_store.store().await, earnest("one", &inn.clock)).await.expect("a hall");
}

fn timed() -> Terms {
    let clock = Clock::Game { seconds: ALL as u32, increment: 0 };
    Terms { clock, on_time_out: OnTimeOut::Forfeit, ..Terms::new("planners", vec![SeatPlan::Open; 2]) }
}

/// Lets time pass while the test_store is there, second by second.
async fn pass(inn: &Inn, seconds: i64) {
    for _ in 0..seconds {
        inn.clock.pass(1);
        beaten(inn, inn.hall.now()).await;
    }
}

/// Waits until the test_store has told the store that it is there at a moment.
async fn beaten(inn: &Inn, moment: Moment) {
    eventually(async || inn.hall.store().pulse().await.is_ok_and(|pulse| pulse.is_some_and(|it| it.at >= moment)))
        .await;
}

async fn history(inn: &Inn, id: TableId) -> Vec<Entry> {
    inn.hall.store().history(id, 0).await.expect("it is there")
}

/// How long clocks were paused at a table, each time.
async fn pauses(inn: &Inn, id: TableId) -> Vec<u64> {
    let entries = history(inn, id).await;
    let pauses = entries
        .iter()
        .filter_map(|entry| if let Event::Outage { millis, .. } = entry.event { Some(millis) } else { None });
    pauses.collect()
}

/// Waits until a table has heard of so many outages, and looks at it.
async fn after_outages(inn: &Inn, id: TableId, count: usize) -> std::sync::Arc<Table> {
    eventually(async || pauses(inn, id).await.len() >= count).await;
    inn.table(id).await
}

/// The milliseconds that whoever is to move has left now.
fn left(inn: &Inn, table: &Table) -> i64 {
    table.runs_out().expect("a clock runs").1.millis() - inn.hall.now().millis()
}

async fn is_over(inn: &Inn, id: TableId) -> bool {
    inn.table(id).await.phase() == Phase::Over
}

/// What must hold of every history: time does not go back, and a replay leads to the same clocks.
async fn is_sound(inn: &Inn, id: TableId) {
    let entries = history(inn, id).await;
    assert!(entries.is_sorted_by_key(|entry| entry.at), "time does not go back: {entries:?}");
    let seed = inn.hall.store().load(id).await.expect("it is there").seed;
    let replayed = Table::replay(&entries, seed).expect("it holds");
    assert_eq!(replayed.runs_out(), inn.table(id).await.runs_out());
}

async fn time_in_which_the_house_was_down_does_not_count(test_store: TestStore) {
    let mut inn = open(test_store).await;
    let id = inn.begun_by(timed()).await;
    pass(&inn, 20).await;
    be_away(&mut inn, 3_600, 0).await;
    let table = after_outages(&inn, id, 1).await;
    assert_eq!((table.phase(), left(&inn, &table)), (Phase::Playing, 40 * SECOND));
    assert_eq!(pauses(&inn, id).await, [3_600_000]);
    // From now on it counts again.
    pass(&inn, 39).await;
    assert!(!is_over(&inn, id).await);
    pass(&inn, 1).await;
    eventually(async || is_over(&inn, id).await).await;
    let ran_out = history(&inn, id).await.iter().filter(|entry| matches!(entry.event, Event::RanOut { .. })).count();
    assert_eq!(ran_out, 1);
    is_sound(&inn, id).await;
}

async fn time_in_which_the_store_was_away_does_not_count(test_store: TestStore) {
    let inn = open(test_store).await;
    let id = inn.begun_by(timed()).await;
    pass(&inn, 20).await;
    inn.test_store.meddle("ALTER TABLE pulse RENAME TO away");
    inn.clock.pass(3_600);
    assert!(matches!(patiently(inn.act(id)).await, Err(HallError::Store(_))), "nothing can be stored");
    assert_eq!(inn.table(id).await.phase(), Phase::Playing, "nobody knows whether time has run out");
    inn.test_store.meddle("ALTER TABLE away RENAME TO pulse");
    let table = after_outages(&inn, id, 1).await;
    assert_eq!((table.phase(), left(&inn, &table)), (Phase::Playing, 40 * SECOND));
    pass(&inn, 10).await;
    inn.act(id).await.expect("there is time left");
    let sight = inn.table(id).await.sight(rynek_kernel::Viewer::Spectator, Vec::new(), Moment::default());
    let mut left: Vec<i64> = sight.time_left.into_iter().flatten().collect();
    left.sort_unstable();
    assert_eq!(left, [30 * SECOND, 60 * SECOND]);
    is_sound(&inn, id).await;
}

async fn a_wall_clock_that_is_set_takes_no_time_and_gives_none(test_store: TestStore) {
    let inn = open(test_store).await;
    let id = inn.begun_by(timed()).await;
    pass(&inn, 10).await;
    let before = inn.hall.now();
    inn.clock.set_on(3_600);
    let table = after_outages(&inn, id, 1).await;
    assert_eq!((left(&inn, &table), inn.hall.now().since(before)), (50 * SECOND, 3_600 * SECOND));
    inn.clock.set_on(-7_200);
    pass(&inn, 10).await;
    let table = inn.table(id).await;
    assert_eq!((table.phase(), left(&inn, &table)), (Phase::Playing, 40 * SECOND));
    inn.act(id).await.expect("there is time left");
    assert_eq!(pauses(&inn, id).await.len(), 1);
    is_sound(&inn, id).await;
}

async fn a_wall_clock_that_was_set_while_the_house_was_down_takes_no_time_and_gives_none(test_store: TestStore) {
    let mut inn = open(test_store).await;
    let id = inn.begun_by(timed()).await;
    for (number, set) in [7_200, -7_200].into_iter().enumerate() {
        pass(&inn, 10).await;
        be_away(&mut inn, 5, set).await;
        if set > 0 {
            after_outages(&inn, id, number + 1).await;
        }
        let table = inn.table(id).await;
        assert_eq!((table.phase(), left(&inn, &table)), (Phase::Playing, (50 - 10 * number as i64) * SECOND));
    }
    pass(&inn, 39).await;
    assert!(!is_over(&inn, id).await);
    pass(&inn, 1).await;
    eventually(async || is_over(&inn, id).await).await;
    is_sound(&inn, id).await;
}

async fn tables_without_a_clock_do_not_hear_of_outages(test_store: TestStore) {
    let mut inn = open(test_store).await;
    let id = inn.begun().await;
    be_away(&mut inn, 3_600, 0).await;
    inn.act(id).await.expect("there is all the time in the world");
    assert_eq!(pauses(&inn, id).await, Vec::<u64>::new());
}

/// A node that does not know yet that nobody could act finds out before it decides anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_has_not_heard_of_an_outage_asks_first() {
    let inn = open(TestStore::database()).await;
    let quiet = HallConfig { pulse: Duration::from_secs(86_400), ..earnest("two", &inn.clock) };
    let other = Hall::open(inn.test_store.store().await, quiet).await.expect("a hall");
    let id = inn.begun_by(timed()).await;
    other.table(id).await.expect("it is there");
    pass(&inn, 20).await;
    inn.test_store.meddle("ALTER TABLE pulse RENAME TO away");
    inn.clock.pass(3_600);
    assert!(matches!(patiently(act(&other, id, None)).await, Err(HallError::Store(_))), "it cannot know");
    inn.test_store.meddle("ALTER TABLE away RENAME TO pulse");
    let mover = inn.table(id).await.mover().expect("a turn");
    patiently(act(&other, id, None)).await.expect("there is time left");
    let sight = other.table(id).await.expect("it is there").sight(
        rynek_kernel::Viewer::Spectator,
        Vec::new(),
        Moment::default(),
    );
    assert_eq!(sight.time_left[mover.index()], Some(40 * SECOND));
    let next = if mover == ONE { TWO } else { ONE };
    assert_eq!(sight.time_left[next.index()], Some(ALL * SECOND));
    is_sound(&inn, id).await;
}
