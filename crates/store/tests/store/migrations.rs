//! Stores of every earlier version are migrated; those of later versions are refused.

use rynek_store::{MIGRATIONS, StoreError, VERSION};

use crate::test_store::{StoredTable, TestStore, concurrently, id, on_both_stores, stored_table};

on_both_stores! {
    every_earlier_version_is_migrated
    a_newer_store_is_refused
    several_clients_may_open_a_new_store_at_the_same_time
}

async fn every_earlier_version_is_migrated(test_store: TestStore) {
    for version in 1..MIGRATIONS.len() {
        let steps = MIGRATIONS[..version].join("\n");
        test_store.execute(&format!("{VERSION}; INSERT INTO schema_version VALUES ({version}); {steps}"));
        test_store.execute(AN_OLD_TABLE);
        let store = test_store.store().await;
        assert_eq!(store.history(id(255), 0).await, Ok(Vec::new()), "the old table exists");
        let kept = StoredTable::started(&store, 1).await;
        store.say(kept.id, kept.local.table.host(), "Hello", kept.local.now).await.expect("it is said");
        assert_eq!(stored_table(&store, kept.id).await.number(), kept.local.table.number());
        store.take_lease("bot", "node", kept.local.now, kept.local.now).await.expect("an answer");
        drop((store, kept));
        ALL_TABLES.split(' ').for_each(|table| test_store.execute(&format!("DROP TABLE {table}")));
    }
}

const AN_OLD_TABLE: &str = "INSERT INTO tables (id, number, head, game, phase, is_public, open_seats, awaits_bot, people, \
                            changed, summary) VALUES ('000000000000000000000000000000ff', 0, '', 'polis', 'over', 1, 0, 0, '', 0, '{}')";

/// All tables of the database, each before those it refers to.
const ALL_TABLES: &str = "schema_version pulse company notices leases rating_steps rated ratings chat shunned tokens day_attempts day_chain \
                          people sitting entries seeds tables";

async fn a_newer_store_is_refused(test_store: TestStore) {
    drop(test_store.store().await);
    test_store.execute("UPDATE schema_version SET version = 99");
    let known = MIGRATIONS.len() as u64;
    let refused = test_store.try_store().await.map(|_| ());
    assert_eq!(refused, Err(StoreError::Newer { found: 99, known }));
}

async fn several_clients_may_open_a_new_store_at_the_same_time(test_store: TestStore) {
    let address = test_store.address();
    let opened = concurrently((0..6).map(|_| {
        let address = address.clone();
        async move { rynek_store::Store::open(&address).await }
    }));
    for store in opened.await {
        store.expect("it opens").ping().await.expect("it answers");
    }
}
