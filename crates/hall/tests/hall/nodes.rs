//! Two nodes on one PostgreSQL.

use std::{sync::Arc, time::Duration};

use rynek_hall::{Hall, HallError};
use rynek_table::{Clock, Command, Event, OnTimeOut, Phase, Refused, SeatPlan, TableId, Terms};

use crate::{
    common::person,
    inn::{Inn, ONE, act, eventually, patiently, watch_until},
    test_store::TestStore,
};

async fn pair() -> (Inn, Hall) {
    let inn = Inn::open(TestStore::database()).await;
    let other = inn.wing("two").await;
    (inn, other)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_node_takes_any_action_and_all_watchers_hear_all() {
    let (inn, other) = pair().await;
    let id = inn.begun().await;
    let nodes = [inn.hall.clone(), other];
    let mut watches = Vec::new();
    for node in &nodes {
        watches.push(node.watch(id).await.expect("it is there"));
    }
    let nodes = Arc::new(nodes);
    let playing: Vec<_> = (0..4).map(|n| tokio::spawn(play_on(nodes.clone(), n, id))).collect();
    for playing in playing {
        playing.await.expect("it played");
    }
    for mut watch in watches {
        let heard = watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
        assert_eq!(inn.hall.store().history(id, watch.table.number()).await, Ok(heard));
    }
}

/// Acts for whoever is to move, on one node and then on the other, often too late.
async fn play_on(nodes: Arc<[Hall; 2]>, mut turn: usize, id: TableId) {
    loop {
        turn += 1;
        let node = &nodes[turn % 2];
        if node.table(id).await.expect("it is there").mover().is_none() {
            return;
        }
        match act(node, id, None).await {
            Ok(_)
            | Err(HallError::Refused(
                Refused::Stale { .. } | Refused::NotYourTurn(_) | Refused::NotYours(_) | Refused::Over,
            )) => {}
            Err(HallError::Refused(Refused::Action(_))) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_node_answered_the_other_knows() {
    let (inn, other) = pair().await;
    let id = inn.begun().await;
    let mut number = 0;
    for turn in 0..10 {
        let (one, two) = if turn % 2 == 0 { (&inn.hall, &other) } else { (&other, &inn.hall) };
        // Whoever looks or watches from a node sees at least what another node has answered.
        assert!(one.watch(id).await.expect("it is there").table.number() >= number);
        number = act(one, id, None).await.expect("nobody else acts");
        assert!(two.table(id).await.expect("it is there").number() >= number);
        assert!(two.watch(id).await.expect("it is there").table.number() >= number);
    }
}

/// Nothing that a node has not heard of yet is a reason to say that there is nothing to do, or that it cannot be.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_hears_late_decides_by_what_is_stored() {
    let (inn, late) = pair().await;
    let id = inn.begun().await;
    late.table(id).await.expect("it is there");
    let deaf = inn.test_store.deafen_latest();
    let left = inn.asks(id, 1, &Command::Leave { seat: ONE }).await.expect("they may");
    let back = late.command(id, &Command::Return { seat: ONE }, Some(&person(1))).await.expect("they may");
    assert!(back > left, "the seat was left at {left}, and taken again at {back}");
    assert_eq!(inn.table(id).await.chairs()[0].bot, None);
    inn.asks(id, 1, &Command::Resign { seat: ONE }).await.expect("they may");
    let next = late.rematch(id, &person(1), "dice").await.expect("the game is over");
    assert_eq!(inn.hall.rematch(id, &person(2), "dice").await, Ok(next));
    drop(deaf);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_bot_turn_and_each_clock_is_played_once() {
    let (inn, other) = pair().await;
    let (mut tables, mut watches) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        let bots = vec![SeatPlan::Bot("random".to_owned()); 3];
        let id = inn.begun_by(Terms::new("planners", bots)).await;
        // Both have it in memory and hear of every move.
        for node in [&inn.hall, &other] {
            watches.push(node.watch(id).await.expect("it is there"));
        }
        tables.push(id);
    }
    let clock = Clock::Game { seconds: 30, increment: 0 };
    let timed = Terms { clock, on_time_out: OnTimeOut::Forfeit, ..Terms::new("planners", vec![SeatPlan::Open; 3]) };
    let timed = inn.begun_by(timed).await;
    inn.clock.pass(30);
    for id in tables {
        eventually(async || other.table(id).await.is_ok_and(|table| table.phase() == Phase::Over)).await;
        let stored = other.store().load(id).await.expect("it is there");
        assert!(rynek_table::verify(&stored.entries, &stored.seed).is_ok(), "every move was legal, every draw fair");
    }
    eventually(async || inn.table(timed).await.chairs().iter().any(|chair| chair.forfeited)).await;
    let history = inn.hall.store().history(timed, 0).await.expect("it is there");
    assert_eq!(history.iter().filter(|entry| matches!(entry.event, Event::RanOut { .. })).count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bots_of_a_game_are_played_where_somebody_watches() {
    let (inn, other) = pair().await;
    let bots = vec![SeatPlan::Bot("random".to_owned()); 2];
    let id = inn.begun_by(Terms::new("planners", bots)).await;
    let watched = inn.hall.watch(id).await.expect("it is there");
    eventually(async || inn.hall.store().summary(id).await.is_ok_and(|(summary, _)| summary.actions > 3)).await;
    // The lease is given back as soon as nobody is left here.
    drop(watched);
    let mut watch = other.watch(id).await.expect("it is there");
    watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_takes_over_from_one_that_fell() {
    let mut inn = Inn::open_by(TestStore::database(), |rules| rules.pace = Duration::from_millis(5)).await;
    let bots = vec![SeatPlan::Bot("random".to_owned()); 2];
    let id = inn.begun_by(Terms::new("planners", bots)).await;
    let other = inn.wing("two").await;
    eventually(async || inn.table(id).await.actions_played() > 4).await;
    // The lease of the node that fell has to run out.
    inn.hall = other;
    inn.clock.pass(60);
    eventually(async || inn.table(id).await.phase() == Phase::Over).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_asked_for_on_two_nodes_is_one() {
    let (inn, other) = pair().await;
    let id = inn.begun().await;
    inn.finish(id).await;
    let (one, two) = (person(1), person(2));
    let (first, second) = tokio::join!(inn.hall.rematch(id, &one, "a"), other.rematch(id, &two, "b"));
    let next = first.expect("they played");
    assert_eq!(second, Ok(next));
    let mut watch = patiently(other.watch(next)).await.expect("it is there");
    watch_until(&mut watch, |table| table.phase() == Phase::Playing).await;
}
