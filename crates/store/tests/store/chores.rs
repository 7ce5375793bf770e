//! Leases, notices, and deleting old data.

use rynek_store::{Listing, MOST_ATTEMPTS, MOST_WAITING, Notice, Page, Retention, Store, Swept, TokenHash};
use rynek_table::{Command, PersonId};
use serde_json::json;

use crate::{
    common::person,
    test_store::{StoredTable, TestStore, at, concurrently, on_both_stores},
};

on_both_stores! {
    a_lease_has_one_owner
    only_one_of_many_nodes_gets_a_lease
    a_notice_is_taken_by_one_node_and_sent_again
    notices_of_different_people_take_turns
    the_notices_of_one_person_are_limited
    a_notice_is_stored_only_with_its_append
    old_data_is_deleted
}

async fn a_lease_has_one_owner(test_store: TestStore) {
    let (one, two) = (test_store.store().await, test_store.store().await);
    assert_eq!(one.take_lease("bot 1", "one", at(0), at(10)).await, Ok(true));
    assert_eq!(two.take_lease("bot 1", "two", at(5), at(15)).await, Ok(false));
    assert_eq!(one.take_lease("bot 1", "one", at(6), at(16)).await, Ok(true), "taking it again renews it");
    assert_eq!(two.take_lease("bot 1", "two", at(15), at(25)).await, Ok(false));
    two.release_lease("bot 1", "two").await.expect("an answer");
    assert_eq!(two.take_lease("bot 1", "two", at(15), at(25)).await, Ok(false), "only the owner can release it");
    assert_eq!(two.take_lease("bot 1", "two", at(16), at(26)).await, Ok(true), "it has expired");
    assert_eq!(one.take_lease("bot 1", "one", at(25), at(35)).await, Ok(false));
    two.release_leases("two").await.expect("an answer");
    assert_eq!(one.take_lease("bot 1", "one", at(25), at(35)).await, Ok(true));
}

async fn only_one_of_many_nodes_gets_a_lease(test_store: TestStore) {
    let handles = [test_store.store().await, test_store.store().await];
    let taken = concurrently((0..20).map(|n: usize| {
        let store = handles[n % 2].clone();
        async move { store.take_lease("clock", &format!("node {n}"), at(0), at(10)).await.expect("an answer") }
    }));
    assert_eq!(taken.await.into_iter().filter(|taken| *taken).count(), 1);
}

async fn a_notice_is_taken_by_one_node_and_sent_again(test_store: TestStore) {
    let (one, two) = (test_store.store().await, test_store.store().await);
    let notice = Notice::new("turn 1", person(1).id, json!({ "turn": 1 }), at(0));
    one.keep_notice(notice.clone()).await.expect("it is stored");
    let twice = Notice { payload: json!({}), ..notice.clone() };
    two.keep_notice(twice).await.expect("an answer");
    let taken = one.due_notices(at(0), at(30), 10, &[]).await.expect("an answer");
    assert_eq!(taken, [Notice { due: at(30), ..notice.clone() }]);
    assert_eq!(two.due_notices(at(29), at(60), 10, &[]).await, Ok(Vec::new()), "another node has it");
    one.notice_failed("turn 1", "no answer", at(1)).await.expect("an answer");
    assert_eq!(two.due_notices(at(10), at(60), 10, &[]).await, Ok(Vec::new()), "too soon");
    let again = two.due_notices(at(11), at(60), 10, &[]).await.expect("an answer");
    assert_eq!(again[0].attempts, 1);
    two.notice_done("turn 1").await.expect("an answer");
    assert_eq!(two.due_notices(at(999), at(1_999), 10, &[]).await, Ok(Vec::new()));

    one.keep_notice(notice).await.expect("it is stored");
    for _ in 0..MOST_ATTEMPTS {
        one.notice_failed("turn 1", "no answer", at(1)).await.expect("an answer");
    }
    assert_eq!(one.due_notices(at(999_999), at(1_999_999), 10, &[]).await, Ok(Vec::new()), "dropped in the end");
}

async fn notices_of_different_people_take_turns(test_store: TestStore) {
    let store = test_store.store().await;
    keep_many(&store, 1, 300).await;
    for (name, who) in [("ben", 2), ("cid", 3)] {
        store.keep_notice(Notice::new(name, person(who).id, json!(who), at(1))).await.expect("it is stored");
    }
    let next = async |most: usize, except: &[PersonId]| {
        let taken = store.due_notices(at(2), at(60), most, except).await.expect("an answer");
        taken.into_iter().map(|notice| notice.name).collect::<Vec<_>>()
    };
    assert_eq!(next(10, &[]).await, ["1 000"], "one for each person");
    assert_eq!(next(1, &[person(1).id]).await, ["ben"], "none for excluded people");
    assert_eq!(next(10, &[person(1).id]).await, ["cid"]);
    assert_eq!(next(10, &[person(1).id, person(2).id]).await, Vec::<String>::new());
    store.hand_back_notices(vec!["ben".to_owned(), "unknown".to_owned()], at(2)).await.expect("an answer");
    assert_eq!(next(10, &[person(1).id]).await, ["ben"], "it is due again");
}

async fn the_notices_of_one_person_are_limited(test_store: TestStore) {
    let store = test_store.store().await;
    for (who, count, stored) in [(1, MOST_WAITING + 2, MOST_WAITING), (2, 3, 3)] {
        store.create_person(person(who).id, "Ada", TokenHash::of(&who.to_string()), at(0)).await.expect("a new person");
        keep_many(&store, who, count).await;
        let export = store.export_person(person(who).id).await.expect("a known person");
        assert_eq!(export["notices"].as_array().expect("a list").len(), stored, "person {who}");
    }
}

/// Stores many notices of a person at the same time.
async fn keep_many(store: &Store, who: u128, count: usize) {
    let notice = |n: usize| Notice::new(format!("{who} {n:03}"), person(who).id, json!(n), at(0));
    let kept = concurrently((0..count).map(|n| {
        let (store, notice) = (store.clone(), notice(n));
        async move { store.keep_notice(notice).await }
    }));
    kept.await.into_iter().for_each(|kept| kept.expect("it is stored"));
}

async fn a_notice_is_stored_only_with_its_append(test_store: TestStore) {
    let store = test_store.store().await;
    let kept = StoredTable::started(&store, 1).await;
    let mut next = kept.next();
    next.notices.push(Notice::new("turn 1", person(2).id, json!(1), at(0)));
    store.append(next.clone()).await.expect("it is stored");
    next.notices = vec![Notice::new("turn 2", person(2).id, json!(2), at(0))];
    store.append(next).await.expect_err("it is stale");
    let due = store.due_notices(at(0), at(1), 10, &[]).await.expect("an answer");
    assert_eq!(due.iter().map(|notice| notice.name.as_str()).collect::<Vec<_>>(), ["turn 1"]);
}

const DAY: i64 = 86_400;

async fn old_data_is_deleted(test_store: TestStore) {
    let store = test_store.store().await;
    let mut closed = StoredTable::gathering(&store, 1).await;
    let close = closed.append(&Command::Close, 1);
    closed.store(close).await;
    StoredTable::gathering(&store, 2).await;
    StoredTable::started(&store, 3).await.finish().await;
    StoredTable::started(&store, 4).await;
    for number in [1, 9] {
        let token = TokenHash::of(&number.to_string());
        store.create_person(person(number).id, "Guest", token, at(0)).await.expect("a new person");
    }
    store.take_lease("old", "gone", at(0), at(1)).await.expect("an answer");
    let retention = Retention { gathering: Some(7), closed: Some(1), people: Some(30), ..Retention::default() };
    let early = store.sweep(retention, at(DAY / 2)).await;
    assert_eq!(early, Ok(Swept::default()));
    let first = store.sweep(retention, at(2 * DAY)).await;
    assert_eq!(first, Ok(Swept { tables: 1, people: 0, leases: 1 }));
    let later = store.sweep(retention, at(31 * DAY)).await;
    assert_eq!(later, Ok(Swept { tables: 1, people: 1, leases: 0 }));
    assert_eq!(
        store.person(person(1).id).await.map(|found| found.name),
        Ok("Guest".to_owned()),
        "this person has tables"
    );
    let left = store.list(Listing::All, None, Page::first(9)).await.expect("a list");
    assert_eq!(left.len(), 2, "a finished game and a running one");
}
