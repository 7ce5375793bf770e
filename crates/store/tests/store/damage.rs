//! Damage is detected and reported, and never causes a panic.

use rynek_kernel::{Explain, Language};
use rynek_store::{Listing, Obstacle, Owner, Page, Store, StoreError};

use crate::test_store::{StoredTable, TestStore, at_once, on_both_stores};

on_both_stores! {
    a_changed_entry_is_found
    a_missing_entry_is_found
    a_cut_history_is_found
    a_lost_seed_is_found
    an_invalid_row_is_found
    a_damaged_table_does_not_affect_others
    errors_have_messages_in_every_language
}

/// A table with a history, and statements that damage it.
async fn damaged(test_store: &TestStore, statements: &str) -> (Store, StoredTable) {
    let store = test_store.store().await;
    let mut kept = StoredTable::started(&store, 1).await;
    for _ in 0..4 {
        kept.act().await;
    }
    test_store.execute(statements);
    (store, kept)
}

fn is_damage<T>(answer: Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Corrupt { .. }))
}

async fn a_changed_entry_is_found(test_store: TestStore) {
    let (store, kept) = damaged(&test_store, "UPDATE entries SET body = replace(body, 'Person 2', 'Person 3')").await;
    assert!(is_damage(store.load(kept.id).await));
    assert!(is_damage(store.history(kept.id, 1).await));
    assert!(store.history(kept.id, 5).await.is_ok(), "later entries are not affected");
}

async fn a_missing_entry_is_found(test_store: TestStore) {
    let (store, kept) = damaged(&test_store, "DELETE FROM entries WHERE number = 3").await;
    assert!(is_damage(store.load(kept.id).await));
    assert!(is_damage(store.history(kept.id, 3).await));
}

async fn a_cut_history_is_found(test_store: TestStore) {
    let (store, kept) = damaged(&test_store, "DELETE FROM entries WHERE number > 5").await;
    assert!(is_damage(store.load(kept.id).await));
}

async fn a_lost_seed_is_found(test_store: TestStore) {
    let (store, kept) = damaged(&test_store, "DELETE FROM seeds").await;
    assert!(is_damage(store.load(kept.id).await));
}

async fn an_invalid_row_is_found(test_store: TestStore) {
    let (store, kept) = damaged(&test_store, "UPDATE tables SET summary = 'ink', number = -4").await;
    assert!(is_damage(store.load(kept.id).await));
    assert!(is_damage(store.summary(kept.id).await));
    assert!(is_damage(store.append(kept.next()).await));
    assert!(is_damage(store.list(Listing::ToWatch, None, Page::first(3)).await));
    let healthy = StoredTable::started(&store, 2).await;
    assert!(store.load(healthy.id).await.is_ok(), "other tables are not affected");
}

async fn a_damaged_table_does_not_affect_others(test_store: TestStore) {
    let store = test_store.store().await;
    let mut tables = Vec::new();
    for number in 0..8 {
        tables.push(StoredTable::started(&store, number).await);
    }
    // An entry that has the number of the next one.
    let (table, number) = (tables[3].id, tables[3].local.table.number() + 1);
    test_store.execute(&format!("INSERT INTO entries VALUES ('{table}', {number}, '{{}}', '')"));
    let answers = at_once(&store, tables.iter().map(StoredTable::next).collect()).await;
    for (n, stored) in answers.into_iter().enumerate() {
        assert!(if n == 3 { is_damage(stored) } else { stored == Ok(()) });
    }
}

async fn errors_have_messages_in_every_language(test_store: TestStore) {
    let store = test_store.store().await;
    let missing = store.load(crate::test_store::id(9)).await.map(|_| ()).expect_err("it does not exist");
    let errors = [
        missing,
        StoreError::Exists,
        StoreError::Conflict { found: 4 },
        StoreError::Corrupt { what: "ink".to_owned() },
        StoreError::Newer { found: 9, known: 4 },
        StoreError::CannotOpen(Obstacle::Deafness),
        StoreError::Unavailable { why: "x".to_owned(), retry: std::time::Duration::ZERO },
        StoreError::Unsupported("x"),
        StoreError::Older { found: 3, known: 4 },
        StoreError::NotAStore,
        StoreError::Empty,
        StoreError::InUse { path: "x".to_owned(), owner: Owner { process: Some(7), place: Some("y".to_owned()) } },
        StoreError::InUse { path: "x".to_owned(), owner: Owner::default() },
    ];
    for language in [Language::ENGLISH, Language::from_code("pl").expect("Polish")] {
        let words = rynek_words::Words::new(language, &[rynek_store::WORDS, rynek_table::WORDS]);
        for error in &errors {
            let said = words.say(&error.message());
            assert!(said.ends_with('.') && !said.contains("store-"), "{said}");
        }
    }
}

#[tokio::test]
async fn a_file_that_is_not_a_store_is_refused() {
    let test_store = TestStore::file();
    std::fs::write(test_store.address(), "This is a letter, not a store. ".repeat(200)).expect("a file");
    assert!(is_damage(test_store.try_store().await));
    let nowhere = Store::open("/no/such/folder/tables.db").await;
    assert!(matches!(nowhere, Err(StoreError::CannotOpen(Obstacle::File { .. }))));
}

#[tokio::test]
async fn a_torn_file_is_an_error() {
    let test_store = TestStore::file();
    let mut kept = StoredTable::started(&test_store.store().await, 1).await;
    for _ in 0..20 {
        kept.act().await;
    }
    let id = kept.id;
    drop(kept);
    test_store.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    let path = test_store.address();
    let mut bytes = std::fs::read(&path).expect("the file");
    let (from, to) = (bytes.len() / 4, bytes.len() / 4 * 3);
    bytes[from..to].fill(0x5a);
    std::fs::write(&path, bytes).expect("the file");
    let read = match test_store.try_store().await {
        Ok(store) => store.load(id).await.map(|_| ()),
        Err(error) => Err(error),
    };
    assert!(is_damage(read));
}

#[tokio::test]
async fn an_unreachable_database_is_reported_without_the_password() {
    let gone = Store::open("postgres://rynek:hunter2@127.0.0.1:1/nowhere").await;
    let Err(error @ StoreError::CannotOpen(Obstacle::Silence { .. })) = gone else {
        panic!("no server listens there");
    };
    assert!(!error.to_string().contains("hunter2"));
    let nonsense = Store::open("postgres://rynek:hunter2@:x:/?=").await;
    assert!(nonsense.is_err_and(|error| !error.to_string().contains("hunter2")));
}
