//! Stores of every earlier version become present ones; those of later programs are left alone.

use rynek_store::{MIGRATIONS, StoreError, VERSION};

use crate::test_store::{Kept, TestStore, id, on_both_stores, remembered};

on_both_stores! {
    every_earlier_version_becomes_the_present_one
    a_newer_store_is_refused
    many_may_open_a_new_store_at_once
}

async fn every_earlier_version_becomes_the_present_one(test_store: TestStore) {
    for version in 1..MIGRATIONS.len() {
        let steps = MIGRATIONS[..version].join("\n");
        test_store.meddle(&format!("{VERSION}; INSERT INTO schema_version VALUES ({version}); {steps}"));
        test_store.meddle(AN_OLD_TABLE);
        let store = test_store.store().await;
        assert_eq!(store.history(id(255), 0).await, Ok(Vec::new()), "what was there is there");
        let kept = Kept::begun(&store, 1).await;
        store.say(kept.id, kept.evening.table.host(), "Hello", kept.evening.now).await.expect("it is said");
        assert_eq!(remembered(&store, kept.id).await.number(), kept.evening.table.number());
        store.take_lease("bot", "node", kept.evening.now, kept.evening.now).await.expect("an answer");
        drop((store, kept));
        test_store.meddle(&EVERYTHING.map(|table| format!("DROP TABLE {table}")).join("; "));
    }
}

const AN_OLD_TABLE: &str = "INSERT INTO tables (id, number, head, game, phase, is_public, open_seats, awaits_bot, people, \
                            changed, summary) VALUES ('000000000000000000000000000000ff', 0, '', 'polis', 'over', 1, 0, 0, '', 0, '{}')";

const EVERYTHING: [&str; 16] = [
    "schema_version",
    "pulse",
    "company",
    "notices",
    "leases",
    "rating_steps",
    "rated",
    "ratings",
    "chat",
    "shunned",
    "tokens",
    "people",
    "sitting",
    "entries",
    "seeds",
    "tables",
];

async fn a_newer_store_is_refused(test_store: TestStore) {
    drop(test_store.store().await);
    test_store.meddle("UPDATE schema_version SET version = 99");
    let known = MIGRATIONS.len() as u64;
    let refused = test_store.try_store().await.map(|_| ());
    assert_eq!(refused, Err(StoreError::Newer { found: 99, known }));
}

async fn many_may_open_a_new_store_at_once(test_store: TestStore) {
    let address = test_store.address();
    let opening: Vec<_> = (0..6)
        .map(|_| {
            let address = address.clone();
            tokio::spawn(async move { rynek_store::Store::open(&address).await })
        })
        .collect();
    for opened in opening {
        opened.await.expect("it ran").expect("it opens").ping().await.expect("it answers");
    }
}
