//! People, their settings, and deleting them.

use rynek_kernel::Viewer;
use rynek_store::{CHAT_KEPT, Hook, Notice, Player, Settings, Shunned, Store, StoreChange, StoreError, TokenHash};
use rynek_table::{GONE, Moment, PersonId, Table};
use serde_json::json;

use crate::{
    common::person,
    test_store::{StoredTable, TestStore, at, concurrently, id, on_both_stores, stored_table},
};

on_both_stores! {
    a_person_signs_in_with_a_token
    settings_and_names_are_stored
    people_may_mute_and_block_each_other
    a_person_can_export_their_data
    deleting_a_person_keeps_the_games_of_others
    tables_keep_the_latest_chat_lines
}

async fn known(store: &Store, number: u128) -> PersonId {
    let person = person(number);
    let token = TokenHash::of(&format!("secret {number}"));
    store.create_person(person.id, &person.name, token, at(0)).await.expect("a new person");
    person.id
}

async fn a_person_signs_in_with_a_token(test_store: TestStore) {
    let store = test_store.store().await;
    let ada = known(&store, 1).await;
    known(&store, 2).await;
    let found = store.person_by_token(&TokenHash::of("secret 1")).await.expect("a known person");
    assert_eq!((found.id, found.name.as_str(), found.created), (ada, "Person 1", at(0)));
    assert_eq!(store.person(ada).await, Ok(found));
    assert_eq!(store.person_by_token(&TokenHash::of("guess")).await, Err(StoreError::NotFound));
    let taken = store.create_person(ada, "Eve", TokenHash::of("eve"), at(0)).await;
    assert_eq!(taken, Err(StoreError::Exists));

    store.add_token(ada, TokenHash::of("telephone"), at(1)).await.expect("a second secret");
    assert_eq!(store.add_token(ada, TokenHash::of("secret 2"), at(1)).await, Err(StoreError::Exists));
    assert_eq!(store.person_by_token(&TokenHash::of("telephone")).await.map(|found| found.id), Ok(ada));
    store.keep_only_token(ada, TokenHash::of("new"), at(2)).await.expect("a new secret");
    for old in ["secret 1", "telephone"] {
        assert_eq!(store.person_by_token(&TokenHash::of(old)).await, Err(StoreError::NotFound));
    }
    assert_eq!(store.person_by_token(&TokenHash::of("new")).await.map(|found| found.id), Ok(ada));
}

async fn settings_and_names_are_stored(test_store: TestStore) {
    let store = test_store.store().await;
    let ada = known(&store, 1).await;
    let hook = Hook { url: "https://example.org/ada".to_owned(), secret: "s".to_owned() };
    let wishes = vec!["your-turn".to_owned()];
    let settings = Settings { language: Some("pl".to_owned()), hook: Some(hook), wishes };
    store.set_settings(ada, &settings).await.expect("a known person");
    store.rename(ada, "Ada \0 L.").await.expect("a known person");
    store.saw(ada, at(9)).await.expect("a known person");
    let found = store.person(ada).await.expect("a known person");
    assert_eq!((found.settings, found.name.as_str(), found.seen), (settings, "Ada \u{fffd} L.", at(9)));
    assert_eq!(store.rename(person(7).id, "Ben").await, Err(StoreError::NotFound));
}

async fn people_may_mute_and_block_each_other(test_store: TestStore) {
    let store = test_store.store().await;
    let (ada, eve) = (known(&store, 1).await, known(&store, 2).await);
    store.shun(ada, eve, Some(Shunned::Muted)).await.expect("a known person");
    store.shun(ada, eve, Some(Shunned::Blocked)).await.expect("a known person");
    assert_eq!(store.shunned(ada).await, Ok(vec![(eve, Shunned::Blocked)]));
    assert_eq!(store.shunned(eve).await, Ok(Vec::new()));
    store.shun(ada, eve, None).await.expect("a known person");
    assert_eq!(store.shunned(ada).await, Ok(Vec::new()));
    assert_eq!(store.shun(person(7).id, eve, None).await, Err(StoreError::NotFound));
}

/// A finished game between persons 1 and 2, at which both wrote in the chat.
async fn finished_game(store: &Store) -> StoredTable {
    let mut kept = StoredTable::started(store, 77).await;
    kept.finish().await;
    for number in [1, 2] {
        store.say(kept.id, &person(number), &format!("I am {number}"), at(1)).await.expect("it is stored");
    }
    kept
}

async fn a_person_can_export_their_data(test_store: TestStore) {
    let store = test_store.store().await;
    let (ada, eve) = (known(&store, 1).await, known(&store, 2).await);
    let kept = finished_game(&store).await;
    store.shun(ada, eve, Some(Shunned::Muted)).await.expect("a known person");
    store.keep_notice(Notice::new("n", ada, json!({ "turn": 1 }), at(0))).await.expect("it is stored");
    let everything = store.export_person(ada).await.expect("a known person");
    assert_eq!(everything["name"], "Person 1");
    assert_eq!(everything["tables"][0]["table"], kept.id.to_string());
    assert_eq!(everything["tables"][0]["seats"], json!([1]));
    assert_eq!(everything["chat"][0]["words"], "I am 1");
    assert_eq!(everything["notices"], json!([{ "turn": 1 }]));
    assert_eq!(everything["shunned"], json!([[eve.to_string(), "muted"]]));
    assert!(!everything.to_string().contains("I am 2"));
    assert_eq!(store.export_person(person(7).id).await, Err(StoreError::NotFound));
}

async fn deleting_a_person_keeps_the_games_of_others(test_store: TestStore) {
    let store = test_store.store().await;
    let (ada, eve) = (known(&store, 1).await, known(&store, 2).await);
    let kept = finished_game(&store).await;
    let mut changes = store.listen();
    store.delete_person(ada).await.expect("a known person");

    while changes.next().await != Some(StoreChange::Anew { table: kept.id }) {}
    assert_eq!(store.person(ada).await, Err(StoreError::NotFound));
    assert_eq!(store.person_by_token(&TokenHash::of("secret 1")).await, Err(StoreError::NotFound));
    assert_eq!(store.delete_person(ada).await, Err(StoreError::NotFound));
    let table = stored_table(&store, kept.id).await;
    assert_eq!(table.position().mark(), kept.local.table.position().mark());
    assert_eq!(table.ending(), kept.local.table.ending());
    let names: Vec<_> = table.chairs().iter().filter_map(|chair| chair.person.as_ref()).collect();
    assert_eq!((names[0].name.as_str(), names[1]), (GONE, &person(2)));
    assert!(names[0].id != ada && names[0].id != eve);
    let sight = |table: &Table| table.sight(Viewer::Spectator, Vec::new(), Moment::default());
    assert_eq!(sight(&table).chairs[1], sight(&kept.local.table).chairs[1]);
    let said: Vec<_> = store.chat(kept.id, 0).await.expect("a table").into_iter().map(|line| line.words).collect();
    assert_eq!(said, ["I am 2"]);
    let left = store.export_person(eve).await.expect("a known person");
    assert!(!left.to_string().contains(&ada.to_string()));
    assert_eq!(store.rating("planners", &Player::Person(ada)).await, Ok(None));
}

async fn tables_keep_the_latest_chat_lines(test_store: TestStore) {
    let store = test_store.store().await;
    let kept = StoredTable::gathering(&store, 1).await;
    let said = concurrently((0..CHAT_KEPT + 20).map(|n| {
        let store = store.clone();
        async move { store.say(id(1), &person(1), &format!("{n}"), at(0)).await.expect("it is stored") }
    }));
    let mut numbers = said.await;
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(1..=CHAT_KEPT + 20), "each has its own number");
    let lines = store.chat(kept.id, 0).await.expect("a table");
    assert_eq!((lines.len() as u64, lines[0].number), (CHAT_KEPT, 21));
    let latest = store.chat(kept.id, CHAT_KEPT + 19).await.expect("a table");
    assert_eq!(latest.len(), 1);
    assert_eq!(store.say(id(2), &person(1), "Hello?", at(0)).await, Err(StoreError::NotFound));
}
