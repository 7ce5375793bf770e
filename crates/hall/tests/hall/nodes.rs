//! Two nodes on one PostgreSQL.

use std::{sync::Arc, time::Duration};

use rynek_hall::{Hall, HallError};
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
