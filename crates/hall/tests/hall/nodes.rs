//! Two nodes on one PostgreSQL.

use std::{sync::Arc, time::Duration};

use rynek_hall::{Company, Hall, HallError, News};
use rynek_table::{Clock, Command, Event, OnTimeOut, Phase, Refused, SeatPlan, TableId, Terms};

use crate::{
    common::person,
    test_hall::{ONE, TestHall, act, bot, eventually, in_time, is_too_late, watch_until},
    test_store::TestStore,
};

async fn pair() -> (TestHall, Hall) {
    let test = TestHall::open(TestStore::database()).await;
    let other = test.node("two").await;
    (test, other)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn actions_of_any_node_are_told_to_all_watchers() {
    let (test, other) = pair().await;
    let id = test.started().await;
    let nodes = [test.hall.clone(), other];
    let mut watches = Vec::new();
    for node in &nodes {
        watches.push(node.watch(id).await.expect("the table exists"));
    }
    let nodes = Arc::new(nodes);
    let playing: Vec<_> = (0..4).map(|n| tokio::spawn(play_on(nodes.clone(), n, id))).collect();
    for playing in playing {
        playing.await.expect("no panic");
    }
    for mut watch in watches {
        let heard = watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
        assert_eq!(test.hall.store().history(id, watch.table.number()).await, Ok(heard));
    }
}

/// Acts for the player to move, on one node and then on the other, at the same time as other tasks.
async fn play_on(nodes: Arc<[Hall; 2]>, mut turn: usize, id: TableId) {
    loop {
        turn += 1;
        let node = &nodes[turn % 2];
        if node.table(id).await.expect("the table exists").mover().is_none() {
            return;
        }
        if let Err(error) = act(node, id, None).await {
            assert!(is_too_late(&error) || matches!(error, HallError::Refused(Refused::Action(_))), "{error}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_knows_what_another_node_has_answered() {
    let (test, other) = pair().await;
    let id = test.started().await;
    let mut number = 0;
    for turn in 0..10 {
        let (one, two) = if turn % 2 == 0 { (&test.hall, &other) } else { (&other, &test.hall) };
        assert!(one.watch(id).await.expect("the table exists").table.number() >= number);
        number = act(one, id, None).await.expect("no other task acts");
        assert!(two.table(id).await.expect("the table exists").number() >= number);
        assert!(two.watch(id).await.expect("the table exists").table.number() >= number);
    }
}

/// Before a node refuses a command or finds nothing to do, it reads the entries of other nodes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_notifications_decides_by_what_is_stored() {
    let (test, late) = pair().await;
    let id = test.started().await;
    late.table(id).await.expect("the table exists");
    let blocked = test.test_store.block_notifications();
    let left = test.ask(id, 1, &Command::Leave { seat: ONE }).await.expect("it is allowed");
    let back = late.command(id, &Command::Return { seat: ONE }, Some(&person(1))).await.expect("it is allowed");
    assert!(back > left, "the seat was left at {left}, and taken again at {back}");
    assert_eq!(test.table(id).await.chairs()[0].bot, None);
    test.ask(id, 1, &Command::Resign { seat: ONE }).await.expect("it is allowed");
    let next = late.rematch(id, &person(1), "dice").await.expect("the game is over");
    assert_eq!(test.hall.rematch(id, &person(2), "dice").await, Ok(next));
    drop(blocked);
}

/// A crowd that comes back after a node's death must not wait among the moves, nor the moves behind it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_arrives_stores_nothing() {
    let (test, other) = pair().await;
    let id = test.started().await;
    let mut watch = other.watch(id).await.expect("the table exists");
    let commits = test.hall.store().commits();
    let tables: Vec<TableId> = (0..2_000).map(TableId::new).chain([id]).collect();
    for watching in 1..=5 {
        for table in &tables {
            test.hall.announce(*table, Company { people: vec![person(1)], watching });
        }
    }
    let last = Company { people: vec![person(1)], watching: 5 };
    eventually(async || tables.iter().all(|table| other.elsewhere(*table) == [last.clone()])).await;
    // Heartbeats and signs of life are stored all the time.
    let (commits, bulletins) = (test.hall.store().commits() - commits, test.hall.census().bulletins);
    assert!(commits < 100 && bulletins < 1_000, "{commits} commits and {bulletins} bulletins for 10,000 arrivals");
    while !matches!(&*in_time(watch.next()).await.expect("the hall is open"), News::Company) {}
    // A node that stops takes its people along.
    test.hall.close().await;
    eventually(async || other.elsewhere(id).is_empty()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_begins_later_is_told_who_is_there() {
    let (test, _other) = pair().await;
    let id = test.started().await;
    let ada = Company { people: vec![person(1)], watching: 0 };
    test.hall.announce(id, ada.clone());
    let third = test.node("three").await;
    eventually(async || third.elsewhere(id) == [ada.clone()]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_missed_notifications_recovers_while_games_go_on() {
    let (test, late) = pair().await;
    let (mut tables, mut watches) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        let id = test.started().await;
        watches.push(late.watch(id).await.expect("the table exists"));
        tables.push(id);
    }
    let blocked = test.test_store.block_notifications();
    let play_all = async || {
        for id in &tables {
            act(&test.hall, *id, None).await.expect("no other task acts");
        }
    };
    play_all().await;
    // The connection is lost before it has passed anything on.
    test.test_store.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() \
         AND query LIKE 'LISTEN %'",
    );
    drop(blocked);
    for _ in 0..3 {
        play_all().await;
    }
    for (id, mut watch) in tables.into_iter().zip(watches) {
        let number = test.table(id).await.number();
        watch_until(&mut watch, |table| table.number() >= number).await;
    }
    eventually(async || late.census().behind == 0).await;
}

/// Nobody notifies it a second time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_could_not_read_a_change_tries_again() {
    let (test, late) = pair().await;
    let id = test.started().await;
    let mut watch = late.watch(id).await.expect("the table exists");
    let blocked = test.test_store.block_notifications();
    let number = act(&test.hall, id, None).await.expect("no other task acts");
    test.test_store.execute("ALTER TABLE entries RENAME TO away");
    drop(blocked);
    eventually(async || late.census().behind > 0).await;
    test.test_store.execute("ALTER TABLE away RENAME TO entries");
    watch_until(&mut watch, |table| table.number() >= number).await;
    eventually(async || late.census().behind == 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_bot_turn_and_each_clock_is_played_once() {
    let (test, other) = pair().await;
    let (mut tables, mut watches) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        let id = test.started_with(Terms::new("planners", vec![bot("random"); 3])).await;
        // Both nodes have it in memory and are told of every move.
        for node in [&test.hall, &other] {
            watches.push(node.watch(id).await.expect("the table exists"));
        }
        tables.push(id);
    }
    let clock = Clock::Game { seconds: 30, increment: 0 };
    let timed = Terms { clock, on_time_out: OnTimeOut::Forfeit, ..Terms::new("planners", vec![SeatPlan::Open; 3]) };
    let timed = test.started_with(timed).await;
    test.clock.pass(30);
    for id in tables {
        eventually(async || other.table(id).await.is_ok_and(|table| table.phase() == Phase::Over)).await;
        let stored = other.store().load(id).await.expect("the table exists");
        assert!(rynek_table::verify(&stored.entries, &stored.seed).is_ok(), "all actions are legal and all draws fair");
    }
    eventually(async || test.table(timed).await.chairs().iter().any(|chair| chair.forfeited)).await;
    let history = test.hall.store().history(timed, 0).await.expect("the table exists");
    assert_eq!(history.iter().filter(|entry| matches!(entry.event, Event::RanOut { .. })).count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_the_node_where_a_client_watches() {
    let (test, other) = pair().await;
    let id = test.started_with(Terms::new("planners", vec![bot("random"); 2])).await;
    let watched = test.hall.watch(id).await.expect("the table exists");
    eventually(async || test.hall.store().summary(id).await.is_ok_and(|(summary, _)| summary.actions > 3)).await;
    // The lease is released when the last watcher leaves.
    drop(watched);
    let mut watch = other.watch(id).await.expect("the table exists");
    watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_takes_over_from_one_that_crashed() {
    let mut test = TestHall::open_with(TestStore::database(), |config| config.pace = Duration::from_millis(5)).await;
    let id = test.started_with(Terms::new("planners", vec![bot("random"); 2])).await;
    let other = test.node("two").await;
    eventually(async || test.table(id).await.actions_played() > 4).await;
    // The lease of the crashed node has to expire.
    test.hall = other;
    test.clock.pass(60);
    eventually(async || test.table(id).await.phase() == Phase::Over).await;
}

/// The clock of the tables stands still, so no lease expires.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_turns_of_a_node_that_falls_silent_are_taken_over_before_its_leases_expire() {
    let mut test = TestHall::open_with(TestStore::database(), |config| config.pace = Duration::from_millis(5)).await;
    let other = test.node("two").await;
    let id = test.started_with(Terms::new("planners", vec![bot("random"), SeatPlan::Open])).await;
    let bots_turn = async |hall: &Hall| hall.table(id).await.is_ok_and(|table| table.bot_to_move().is_some());
    eventually(async || !bots_turn(&test.hall).await).await;
    let lease = rynek_store::bot_lease(id);
    let (now, until) = (other.now(), other.now().after(3_600_000));
    assert_eq!(other.store().take_lease(&lease, "one", now, until).await, Ok(true), "the first node thinks");
    // It dies. The other one has heard of it before.
    eventually(async || other.census().nodes == 1).await;
    test.hall = other;
    let mut number = act(&test.hall, id, None).await.expect("it is the person's turn");
    while test.table(id).await.number() == number && !bots_turn(&test.hall).await {
        number = act(&test.hall, id, None).await.expect("it is still the person's turn");
    }
    eventually(async || test.table(id).await.number() > number).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_requested_on_two_nodes_is_one_table() {
    let (test, other) = pair().await;
    let id = test.started().await;
    test.finish(id).await;
    let (one, two) = (person(1), person(2));
    let (first, second) = tokio::join!(test.hall.rematch(id, &one, "a"), other.rematch(id, &two, "b"));
    let next = first.expect("they played");
    assert_eq!(second, Ok(next));
    let mut watch = in_time(other.watch(next)).await.expect("the table exists");
    watch_until(&mut watch, |table| table.phase() == Phase::Playing).await;
}
