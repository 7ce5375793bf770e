//! Reviews of finished games.

use std::sync::Arc;

use rynek_hall::HallError;
use rynek_table::Command;

use crate::{
    test_hall::{ONE, TestHall, eventually, in_time},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    a_review_is_made_once_for_all_who_ask
}

async fn a_review_is_made_once_for_all_who_ask(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    test.act(id).await.expect("no other task acts");
    assert!(matches!(test.hall.review(id).await, Err(HallError::Review(_))), "nothing is told before the end");
    assert!(!test.hall.has_review(id));
    test.ask(id, 1, &Command::Resign { seat: ONE }).await.expect("it is allowed");
    let (one, two) = in_time(async { tokio::join!(test.hall.review(id), test.hall.review(id)) }).await;
    let (one, two) = (one.expect("a review"), two.expect("a review"));
    assert!(Arc::ptr_eq(&one, &two) && test.hall.has_review(id));
    assert!(one.found.lock().expect("no panic").progress().done);
    eventually(async || (test.hall.census().thinking, test.hall.census().waiting) == (0, 0)).await;
}
