//! The city of the day: one chain of keys, one attempt for each person.

use rynek_store::{AttemptKind, DayAttempt, Retention, Store, StoreError, TokenHash};
use rynek_table::{Date, Seed};
use serde_json::json;

use crate::{
    common::person,
    test_store::{TestStore, at, concurrently, id, on_both_stores},
};

on_both_stores! {
    all_nodes_have_the_same_chain
    there_is_one_attempt_on_the_day_itself
    an_attempt_after_the_day_begins_anew_once_it_is_finished
    attempts_are_listed_best_first
    attempts_belong_to_their_person
}

fn day(number: i64) -> Date {
    Date::of(at(0)).plus(number)
}

async fn known(store: &Store, number: u128) {
    let person = person(number);
    let token = TokenHash::of(&format!("secret {number}"));
    store.create_person(person.id, &person.name, token, at(0)).await.expect("a new person");
}

fn attempt(date: i64, who: u128, kind: AttemptKind, table: u128) -> DayAttempt {
    DayAttempt {
        date: day(date),
        game: "polis".to_owned(),
        kind,
        person: person(who),
        table: id(table),
        began: at(table as i64),
        finished: None,
        tries: 1,
        result: None,
    }
}

async fn all_nodes_have_the_same_chain(test_store: TestStore) {
    let (store, other) = (test_store.store().await, test_store.store().await);
    let first = store.day_chain(Seed::new([1; 32]), day(3)).await;
    assert_eq!(first, Ok((Seed::new([1; 32]), day(3))));
    assert_eq!(other.day_chain(Seed::new([2; 32]), day(9)).await, first);
}

async fn there_is_one_attempt_on_the_day_itself(test_store: TestStore) {
    let store = test_store.store().await;
    known(&store, 1).await;
    let tables = concurrently((1..=8).map(|table| {
        let store = store.clone();
        async move { store.begin_attempt(attempt(1, 1, AttemptKind::Rated, table)).await.expect("an attempt").table }
    }))
    .await;
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
    store.finish_attempt(tables[0], at(50), Some((2, -7))).await.expect("it is noted");
    // Only the first end counts, and nothing begins anew.
    store.finish_attempt(tables[0], at(60), Some((1, 99))).await.expect("it is noted");
    let again = store.begin_attempt(attempt(1, 1, AttemptKind::Rated, 9)).await.expect("an attempt");
    assert_eq!((again.table, again.result, again.finished), (tables[0], Some((2, -7)), Some(at(50))));
    assert_eq!((again.tries, again.person.name.as_str()), (9, "Person 1"));
    assert_eq!(store.attempts_on(day(1)).await.expect("an answer").get("polis"), Some(&1));
    assert!(store.attempts_on(day(2)).await.expect("an answer").is_empty());
}

async fn an_attempt_after_the_day_begins_anew_once_it_is_finished(test_store: TestStore) {
    let store = test_store.store().await;
    known(&store, 1).await;
    let begin = async |table| store.begin_attempt(attempt(1, 1, AttemptKind::Later, table)).await.expect("an attempt");
    assert_eq!(begin(1).await.table, id(1));
    assert_eq!(begin(2).await.table, id(1), "it goes on");
    store.finish_attempt(id(1), at(50), Some((1, 70))).await.expect("it is noted");
    let anew = begin(3).await;
    assert_eq!((anew.table, anew.began, anew.finished, anew.result), (id(3), at(3), None, None));
    assert_eq!(anew.tries, 3);
    store.finish_attempt(id(3), at(60), None).await.expect("it is noted");
    assert_eq!(begin(4).await.table, id(4));
}

async fn attempts_are_listed_best_first(test_store: TestStore) {
    let store = test_store.store().await;
    let results = [Some((2, 90)), None, Some((1, 60)), Some((1, 70))];
    for (who, result) in (1..).zip(results) {
        known(&store, who).await;
        store.begin_attempt(attempt(1, who, AttemptKind::Rated, who)).await.expect("an attempt");
        if result.is_some() {
            store.finish_attempt(id(who), at(50), result).await.expect("it is noted");
        }
    }
    let handed = DayAttempt { finished: Some(at(8)), result: Some((1, 5)), ..attempt(2, 1, AttemptKind::HandedIn, 7) };
    assert_eq!(store.begin_attempt(handed.clone()).await, Ok(handed.clone()));
    let second = store.begin_attempt(DayAttempt { result: Some((1, 99)), table: id(8), ..handed.clone() }).await;
    assert_eq!(second, Ok(DayAttempt { tries: 2, ..handed }), "the first one counts");
    let listed = store.attempts_at(day(1), "polis", AttemptKind::Rated).await.expect("an answer");
    let people: Vec<_> = listed.iter().map(|attempt| attempt.person.clone()).collect();
    assert_eq!(people, [person(4), person(3), person(1), person(2)]);
    let week = store.attempts_between(day(0), day(6), "polis", AttemptKind::HandedIn).await.expect("an answer");
    assert_eq!(week.len(), 1);
    assert!(store.attempts_at(day(1), "planners", AttemptKind::Rated).await.expect("an answer").is_empty());
    let mine = store.attempts_of(person(1).id, day(1)).await.expect("an answer");
    assert_eq!(mine.iter().map(|attempt| attempt.date).collect::<Vec<_>>(), [day(2), day(1)]);
}

async fn attempts_belong_to_their_person(test_store: TestStore) {
    let store = test_store.store().await;
    known(&store, 1).await;
    known(&store, 2).await;
    store.begin_attempt(attempt(1, 1, AttemptKind::Rated, 1)).await.expect("an attempt");
    store.finish_attempt(id(1), at(50), Some((1, 60))).await.expect("it is noted");
    let told = store.export_person(person(1).id).await.expect("an export");
    assert_eq!((&told["days"][0]["kind"], &told["days"][0]["points"]), (&json!("rated"), &json!(60)));
    // A person with an attempt is kept; one without anything is not.
    let retention = Retention { people: Some(1), ..Retention::default() };
    assert_eq!(store.sweep(retention, at(0).after(10 * 86_400_000)).await.expect("swept").people, 1);
    store.delete_person(person(1).id).await.expect("deleted");
    assert!(store.attempts_at(day(1), "polis", AttemptKind::Rated).await.expect("an answer").is_empty());
    assert!(store.begin_attempt(attempt(1, 1, AttemptKind::Rated, 2)).await.is_err());
    assert!(matches!(store.person(person(1).id).await, Err(StoreError::NotFound)));
}
