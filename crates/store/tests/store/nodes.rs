//! Several nodes on one PostgreSQL.

use rynek_store::{Heartbeat, Store, StoreChange, StoreError};

use crate::{
    common::person,
    test_store::{Kept, TestStore, at, id, remembered},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_hears_what_another_stores() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    let mut changes = two.listen();
    let mut kept = Kept::begun(&one, 1).await;
    for _ in 0..3 {
        let number = kept.evening.table.number();
        assert_eq!(changes.next().await, Some(StoreChange::Table { table: kept.id, number }));
        assert_eq!(remembered(&two, kept.id).await.number(), number, "what is heard of is there");
        kept.act().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_hears_late_can_read_at_once() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    let mut kept = Kept::begun(&one, 1).await;
    let deaf = test_store.deafen_latest();
    let mut changes = two.listen();
    kept.act().await;
    let number = kept.evening.table.number();
    assert_eq!(remembered(&two, kept.id).await.number(), number);
    drop(deaf);
    while changes.next().await != Some(StoreChange::Table { table: kept.id, number }) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_cut_off_looks_again() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    let mut changes = two.listen();
    let mut kept = Kept::begun(&one, 1).await;
    changes.next().await;
    // The others see it first as a connection that is gone, whatever they were doing.
    test_store.meddle(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND application_name = 'rynek'",
    );
    assert_eq!(changes.next().await, Some(StoreChange::LookAgain));
    let mut next = kept.next();
    while let Err(error) = one.append(next.clone()).await {
        assert!(matches!(error, StoreError::Unavailable { .. }), "{error}");
        next = kept.next();
    }
    next.entries.iter().for_each(|entry| kept.evening.table.fold(entry).expect("it fits"));
    let number = kept.evening.table.number();
    loop {
        match changes.next().await {
            Some(StoreChange::LookAgain) => {}
            heard => break assert_eq!(heard, Some(StoreChange::Table { table: kept.id, number })),
        }
    }
    assert_eq!(remembered(&two, kept.id).await.number(), number);
}

/// Plays and talks at a table as long as the other node lets it.
async fn play_and_talk(store: Store, number: u128) -> usize {
    let mut won = 0;
    for _ in 0..15 {
        let table = remembered(&store, id(number)).await;
        let kept = Kept {
            id: id(number),
            evening: crate::common::Evening { table, history: Vec::new(), now: at(0) },
            store: store.clone(),
        };
        match store.append(kept.next()).await {
            Ok(()) => won += 1,
            Err(error) => assert!(matches!(error, StoreError::Conflict { .. }), "{error}"),
        }
        store.say(id(number), &person(1), "Your turn", at(0)).await.expect("nobody waits for ever");
    }
    won
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_never_wait_for_each_other() {
    let test_store = TestStore::database();
    let nodes = [test_store.store().await, test_store.store().await];
    let mut begun = 0;
    for number in 0..6 {
        begun = Kept::begun(&nodes[0], number).await.evening.table.actions_played();
    }
    let playing: Vec<_> =
        (0..6_u128).flat_map(|number| nodes.clone().map(|node| tokio::spawn(play_and_talk(node, number)))).collect();
    let mut won = [0; 6];
    for (n, playing) in playing.into_iter().enumerate() {
        won[n / 2] += playing.await.expect("it played");
    }
    for (number, won) in (0..).zip(won) {
        let table = remembered(&nodes[0], id(number)).await;
        let acted = nodes[0].history(id(number), 0).await.expect("it is there");
        let acted = acted.iter().filter(|entry| matches!(entry.event, rynek_table::Event::Acted { .. })).count();
        assert_eq!((acted, table.actions_played() > begun), (won, true), "each that was answered is there once");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_share_the_time_whatever_their_own_clocks_say() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    // The database says what time it is, and an outage would be longer than any test.
    let beat = |node: &str, steady| Heartbeat { node: node.to_owned(), steady, wall: None, outage: 86_400_000 };
    one.take_lease("node/one", "one", at(0), at(1_000_000_000)).await.expect("an answer");
    let (first, _) = one.beat(beat("one", None)).await.expect("it is noted");
    let (joined, outage) = two.beat(beat("two", None)).await.expect("it is noted");
    assert!(joined.at >= first.at && !outage, "whoever joins takes the time of the others");
    let ahead = joined.at.after(5_000);
    assert_eq!(one.beat(beat("one", Some(ahead))).await.map(|(pulse, _)| pulse.at), Ok(ahead));
    let (caught_up, _) = two.beat(beat("two", Some(joined.at.after(10)))).await.expect("it is noted");
    assert_eq!((caught_up.at, caught_up.down), (ahead, 0), "whoever is behind follows");
    assert_eq!(one.pulse().await, Ok(Some(caught_up)));
}
