//! Several nodes on one PostgreSQL.

use rynek_store::{Heartbeat, Store, StoreChange, StoreError};

use crate::{
    common::person,
    test_store::{StoredTable, TestStore, at, id, stored_table},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_notified_of_the_changes_of_another() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    let mut changes = two.listen();
    let mut kept = StoredTable::started(&one, 1).await;
    for _ in 0..3 {
        let number = kept.local.table.number();
        assert_eq!(changes.next().await, Some(StoreChange::Table { table: kept.id, number }));
        assert_eq!(stored_table(&two, kept.id).await.number(), number, "the change is stored");
        kept.act().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_can_read_a_change_before_its_notification() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    let mut kept = StoredTable::started(&one, 1).await;
    let blocked = test_store.block_notifications();
    let mut changes = two.listen();
    kept.act().await;
    let number = kept.local.table.number();
    assert_eq!(stored_table(&two, kept.id).await.number(), number);
    drop(blocked);
    while changes.next().await != Some(StoreChange::Table { table: kept.id, number }) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_lost_its_connection_looks_again() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    let mut changes = two.listen();
    let mut kept = StoredTable::started(&one, 1).await;
    changes.next().await;
    test_store.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND application_name = 'rynek'",
    );
    assert_eq!(changes.next().await, Some(StoreChange::LookAgain));
    let mut next = kept.next();
    while let Err(error) = one.append(next.clone()).await {
        assert!(matches!(error, StoreError::Unavailable { .. }), "{error}");
        next = kept.next();
    }
    next.entries.iter().for_each(|entry| kept.local.table.fold(entry).expect("a valid entry"));
    let number = kept.local.table.number();
    loop {
        match changes.next().await {
            Some(StoreChange::LookAgain) => {}
            change => break assert_eq!(change, Some(StoreChange::Table { table: kept.id, number })),
        }
    }
    assert_eq!(stored_table(&two, kept.id).await.number(), number);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_tell_each_other_what_is_stored_nowhere() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    let (mut heard, commits) = (two.hear_nodes(), one.commits());
    let long = "x".repeat(7_900);
    one.tell_nodes(vec!["first".to_owned(), long.clone()]).await.expect("it is told");
    assert_eq!(&*heard.recv().await.expect("a bulletin"), "first");
    assert_eq!(&*heard.recv().await.expect("a bulletin"), long);
    assert_eq!(one.commits(), commits, "it does not wait among the changes");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_latest_numbers_of_many_tables_are_one_question() {
    for test_store in [TestStore::file(), TestStore::database()] {
        let store = test_store.store().await;
        let mut kept = StoredTable::started(&store, 1).await;
        StoredTable::gathering(&store, 2).await;
        kept.act().await;
        store.say(id(1), &person(1), "Your turn", at(0)).await.expect("a line");
        let mut found = store.latest(&[id(1), id(2), id(3)]).await.expect("an answer");
        found.sort();
        let second = stored_table(&store, id(2)).await.number();
        assert_eq!(found, [(id(1), kept.local.table.number(), 1), (id(2), second, 0)]);
        assert_eq!(store.latest(&[]).await, Ok(Vec::new()));
    }
}

/// Acts and writes at a table, in competition with the other node.
async fn act_and_write(store: Store, number: u128) -> usize {
    let mut won = 0;
    for _ in 0..15 {
        let table = stored_table(&store, id(number)).await;
        let kept = StoredTable {
            id: id(number),
            local: crate::common::TestTable { table, history: Vec::new(), now: at(0) },
            store: store.clone(),
        };
        match store.append(kept.next()).await {
            Ok(()) => won += 1,
            Err(error) => assert!(matches!(error, StoreError::Conflict { .. }), "{error}"),
        }
        store.say(id(number), &person(1), "Your turn", at(0)).await.expect("no deadlock");
    }
    won
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_have_no_deadlocks() {
    let test_store = TestStore::database();
    let nodes = [test_store.store().await, test_store.store().await];
    let mut at_start = 0;
    for number in 0..6 {
        at_start = StoredTable::started(&nodes[0], number).await.local.table.actions_played();
    }
    let playing: Vec<_> =
        (0..6_u128).flat_map(|number| nodes.clone().map(|node| tokio::spawn(act_and_write(node, number)))).collect();
    let mut won = [0; 6];
    for (n, playing) in playing.into_iter().enumerate() {
        won[n / 2] += playing.await.expect("no panic");
    }
    for (number, won) in (0..).zip(won) {
        let table = stored_table(&nodes[0], id(number)).await;
        let acted = nodes[0].history(id(number), 0).await.expect("the table exists");
        let acted = acted.iter().filter(|entry| matches!(entry.event, rynek_table::Event::Acted { .. })).count();
        assert_eq!((acted, table.actions_played() > at_start), (won, true), "every successful append is stored once");
    }
}

/// A crowd that comes back after a node's death reads a lot at the same moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_do_not_wait_for_readers() {
    let test_store = TestStore::database();
    let store = test_store.store().await;
    let mut kept = StoredTable::started(&store, 1).await;
    let (blocker, connection) =
        tokio_postgres::connect(&test_store.address(), tokio_postgres::NoTls).await.expect("a connection");
    tokio::spawn(connection);
    blocker.batch_execute("BEGIN; LOCK TABLE chat IN ACCESS EXCLUSIVE MODE").await.expect("a lock");
    let table = kept.id;
    let readers: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.chat(table, 0).await })
        })
        .collect();
    while store.figures().callers == 0 {
        tokio::task::yield_now().await;
    }
    // All connections that read are taken, and stay so until the lock is released.
    kept.act().await;
    assert!(readers.iter().all(|reader| !reader.is_finished()), "they still wait for the lock");
    blocker.batch_execute("COMMIT").await.expect("the lock is released");
    for reader in readers {
        assert_eq!(reader.await.expect("no panic"), Ok(Vec::new()));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_share_the_time() {
    let test_store = TestStore::database();
    let (one, two) = (test_store.store().await, test_store.store().await);
    // The database has the wall clock, and an outage would be longer than any test.
    let beat = |node: &str, steady| Heartbeat { node: node.to_owned(), steady, wall: None, outage: 86_400_000 };
    one.take_lease("node/one", "one", at(0), at(1_000_000_000)).await.expect("an answer");
    let (first, _) = one.beat(beat("one", None)).await.expect("it is noted");
    let (joined, outage) = two.beat(beat("two", None)).await.expect("it is noted");
    assert!(joined.at >= first.at && !outage, "a new node takes the time of the others");
    let ahead = joined.at.after(5_000);
    assert_eq!(one.beat(beat("one", Some(ahead))).await.map(|(pulse, _)| pulse.at), Ok(ahead));
    let (caught_up, _) = two.beat(beat("two", Some(joined.at.after(10)))).await.expect("it is noted");
    assert_eq!((caught_up.at, caught_up.down), (ahead, 0), "a node that is behind follows");
    assert_eq!(one.pulse().await, Ok(Some(caught_up)));
}
