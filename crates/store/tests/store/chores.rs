//! Leases, notices, and what is swept away.

use rynek_store::{
    Company, Listing, MOST_ATTEMPTS, MOST_WAITING, Notice, Page, Retention, StoreChange, Swept, TokenHash, life_lease,
};
use rynek_table::{Command, PersonId};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{
    common::person,
    test_store::{Kept, TestStore, at, on_both_stores},
};

on_both_stores! {
    a_lease_has_one_owner
    of_many_who_want_a_lease_one_gets_it
    a_notice_is_taken_by_one_and_tried_again
    everybody_has_a_turn_with_notices
    only_so_many_notices_wait_for_one_person
    a_notice_is_kept_with_the_append_or_not_at_all
    company_lasts_as_long_as_its_node
    what_nobody_needs_is_swept_away
}

async fn a_lease_has_one_owner(test_store: TestStore) {
    let (one, two) = (test_store.store().await, test_store.store().await);
    assert_eq!(one.take_lease("bot 1", "one", at(0), at(10)).await, Ok(true));
    assert_eq!(two.take_lease("bot 1", "two", at(5), at(15)).await, Ok(false));
    assert_eq!(one.take_lease("bot 1", "one", at(6), at(16)).await, Ok(true), "taken again is renewed");
    assert_eq!(two.take_lease("bot 1", "two", at(15), at(25)).await, Ok(false));
    two.release_lease("bot 1", "two").await.expect("an answer");
    assert_eq!(two.take_lease("bot 1", "two", at(15), at(25)).await, Ok(false), "it was not theirs to give");
    assert_eq!(two.take_lease("bot 1", "two", at(16), at(26)).await, Ok(true), "it had run out");
    assert_eq!(one.renew_leases("one", at(17), at(30)).await, Ok(0));
    assert_eq!(two.renew_leases("two", at(17), at(30)).await, Ok(1));
    assert_eq!(one.take_lease("bot 1", "one", at(29), at(40)).await, Ok(false));
    two.release_leases("two").await.expect("an answer");
    assert_eq!(one.take_lease("bot 1", "one", at(29), at(40)).await, Ok(true));
}

async fn of_many_who_want_a_lease_one_gets_it(test_store: TestStore) {
    let handles = [test_store.store().await, test_store.store().await];
    let wanting: Vec<_> = (0..20)
        .map(|n: usize| {
            let store = handles[n % 2].clone();
            tokio::spawn(async move { store.take_lease("clock", &format!("node {n}"), at(0), at(10)).await })
        })
        .collect();
    let mut owners = 0;
    for wanted in wanting {
        owners += usize::from(wanted.await.expect("it ran").expect("an answer"));
    }
    assert_eq!(owners, 1);
}

async fn a_notice_is_taken_by_one_and_tried_again(test_store: TestStore) {
    let (one, two) = (test_store.store().await, test_store.store().await);
    let notice = Notice::new("turn 1", person(1).id, json!({ "turn": 1 }), at(0));
    one.keep_notice(notice.clone()).await.expect("it is kept");
    let twice = Notice { payload: json!({}), ..notice.clone() };
    two.keep_notice(twice).await.expect("an answer");
    let taken = one.due_notices(at(0), at(30), 10, &[]).await.expect("an answer");
    assert_eq!(taken, [Notice { due: at(30), ..notice.clone() }]);
    assert_eq!(two.due_notices(at(29), at(60), 10, &[]).await, Ok(Vec::new()), "another has it");
    one.notice_failed("turn 1", "no answer", at(1)).await.expect("an answer");
    assert_eq!(two.due_notices(at(10), at(60), 10, &[]).await, Ok(Vec::new()), "too soon");
    let again = two.due_notices(at(11), at(60), 10, &[]).await.expect("an answer");
    assert_eq!(again[0].attempts, 1);
    two.notice_done("turn 1").await.expect("an answer");
    assert_eq!(two.due_notices(at(999), at(1_999), 10, &[]).await, Ok(Vec::new()));

    one.keep_notice(notice).await.expect("it is kept");
    for _ in 0..MOST_ATTEMPTS {
        one.notice_failed("turn 1", "no answer", at(1)).await.expect("an answer");
    }
    assert_eq!(one.due_notices(at(999_999), at(1_999_999), 10, &[]).await, Ok(Vec::new()), "dropped in the end");
}

async fn everybody_has_a_turn_with_notices(test_store: TestStore) {
    let store = test_store.store().await;
    let mut keeping = JoinSet::new();
    for n in 0..300 {
        let (store, notice) = (store.clone(), Notice::new(format!("ada {n:03}"), person(1).id, json!(n), at(0)));
        keeping.spawn(async move { store.keep_notice(notice).await });
    }
    keeping.join_all().await.into_iter().for_each(|kept| kept.expect("it is kept"));
    for (name, who) in [("ben", 2), ("cid", 3)] {
        store.keep_notice(Notice::new(name, person(who).id, json!(who), at(1))).await.expect("it is kept");
    }
    let next = async |most: usize, except: &[PersonId]| {
        let taken = store.due_notices(at(2), at(60), most, except).await.expect("an answer");
        taken.into_iter().map(|notice| notice.name).collect::<Vec<_>>()
    };
    assert_eq!(next(10, &[]).await, ["ada 000"], "one for each person");
    assert_eq!(next(1, &[person(1).id]).await, ["ben"], "and none for those who have theirs");
    assert_eq!(next(10, &[person(1).id]).await, ["cid"]);
    assert_eq!(next(10, &[person(1).id, person(2).id]).await, Vec::<String>::new());
    store.hand_back_notices(vec!["ben".to_owned(), "nobody's".to_owned()], at(2)).await.expect("an answer");
    assert_eq!(next(10, &[person(1).id]).await, ["ben"], "it is due again");
}

async fn only_so_many_notices_wait_for_one_person(test_store: TestStore) {
    let store = test_store.store().await;
    let keep_many = async |who: u128, count: usize| {
        let mut keeping = JoinSet::new();
        for n in 0..count {
            let (store, notice) = (store.clone(), Notice::new(format!("{who} {n}"), person(who).id, json!(n), at(0)));
            keeping.spawn(async move { store.keep_notice(notice).await });
        }
        keeping.join_all().await.into_iter().for_each(|kept| kept.expect("an answer"));
        let export = store.export_person(person(who).id).await.expect("they are known");
        export["notices"].as_array().expect("a list").len()
    };
    for who in [1, 2] {
        store.create_person(person(who).id, "Ada", TokenHash::of(&who.to_string()), at(0)).await.expect("somebody new");
    }
    assert_eq!(keep_many(1, MOST_WAITING + 2).await, MOST_WAITING);
    assert_eq!(keep_many(2, 3).await, 3, "others have their own");
}

async fn a_notice_is_kept_with_the_append_or_not_at_all(test_store: TestStore) {
    let store = test_store.store().await;
    let kept = Kept::begun(&store, 1).await;
    let mut next = kept.next();
    next.notices.push(Notice::new("turn 1", person(2).id, json!(1), at(0)));
    store.append(next.clone()).await.expect("it is stored");
    next.notices = vec![Notice::new("turn 2", person(2).id, json!(2), at(0))];
    store.append(next).await.expect_err("it is stale");
    let due = store.due_notices(at(0), at(1), 10, &[]).await.expect("an answer");
    assert_eq!(due.iter().map(|notice| notice.name.as_str()).collect::<Vec<_>>(), ["turn 1"]);
}

async fn company_lasts_as_long_as_its_node(test_store: TestStore) {
    let (one, two) = (test_store.store().await, test_store.store().await);
    let table = Kept::gathering(&one, 1).await.id;
    let ada = Company { people: vec![person(1)], watching: 0 };
    let crowd = Company { people: Vec::new(), watching: 3 };
    assert_eq!(one.take_lease(&life_lease("one"), "one", at(0), at(30)).await, Ok(true));
    assert_eq!(two.take_lease(&life_lease("two"), "two", at(0), at(20)).await, Ok(true));
    let mut news = one.listen();
    one.keep_company(table, "one", ada.clone(), at(1)).await.expect("it is kept");
    let heard = loop {
        match news.next().await {
            // What happened before may be heard of late.
            Some(StoreChange::Table { .. }) => {}
            heard => break heard,
        }
    };
    // A listener that had to connect anew is told to look at everything again.
    assert!([Some(StoreChange::Company { table }), Some(StoreChange::LookAgain)].contains(&heard), "{heard:?}");
    two.keep_company(table, "two", ada.clone(), at(1)).await.expect("it is kept");
    two.keep_company(table, "two", crowd.clone(), at(2)).await.expect("in place of what was said before");
    assert_eq!(one.company_elsewhere(table, "one", at(3)).await, Ok(vec![crowd]));
    assert_eq!(two.company_elsewhere(table, "two", at(3)).await, Ok(vec![ada.clone()]));
    assert_eq!(one.company_elsewhere(table, "one", at(20)).await, Ok(Vec::new()), "the other node is dead");
    one.sweep(Retention::default(), at(20)).await.expect("an answer");
    assert_eq!(two.take_lease(&life_lease("two"), "two", at(21), at(51)).await, Ok(true));
    assert_eq!(one.company_elsewhere(table, "one", at(22)).await, Ok(Vec::new()), "what it said was swept away");
    one.keep_company(table, "one", Company::default(), at(23)).await.expect("everybody has gone");
    assert_eq!(two.company_elsewhere(table, "two", at(23)).await, Ok(Vec::new()));
    one.keep_company(table, "one", ada.clone(), at(24)).await.expect("it is kept");
    one.leave_company("one").await.expect("an answer");
    assert_eq!(two.company_elsewhere(table, "two", at(24)).await, Ok(Vec::new()), "the node has stopped");
    one.keep_company(crate::test_store::id(99), "one", ada, at(25)).await.expect("a table that is gone has no company");
}

const DAY: i64 = 86_400;

async fn what_nobody_needs_is_swept_away(test_store: TestStore) {
    let store = test_store.store().await;
    let mut closed = Kept::gathering(&store, 1).await;
    let close = closed.append(&Command::Close, 1);
    closed.store(close).await;
    Kept::gathering(&store, 2).await;
    Kept::begun(&store, 3).await.finish().await;
    Kept::begun(&store, 4).await;
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
    assert_eq!(store.person(person(1).id).await.map(|found| found.name), Ok("Guest".to_owned()), "they have tables");
    let left = store.list(Listing::All, None, Page::first(9)).await.expect("a list");
    assert_eq!(left.len(), 2, "a finished game and one that goes on");
}
