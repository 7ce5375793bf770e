//! Chat, notices and deleted people.

use rynek_hall::{HallError, MOST_WORDS, News};
use rynek_store::{Hook, Settings, TokenHash};
use rynek_table::{Command, Phase, Terms};

use crate::{
    common::{NOW, person},
    test_hall::{ONE, TWO, TestHall, in_time, two_players},
    test_store::{TestStore, at, on_both_stores},
};

on_both_stores! {
    a_chat_line_is_told_once
    notices_are_stored_for_those_who_want_them
    a_deleted_person_leaves_their_tables
}

async fn a_chat_line_is_told_once(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    test.hall.say(id, &person(1), "Before").await.expect("a line");
    let mut watch = test.hall.watch(id).await.expect("the table exists");
    let from = watch.said;
    for words in ["Hello", "<b>&", "Your turn"] {
        test.hall.say(id, &person(1), words).await.expect("a line");
    }
    let mut heard = Vec::new();
    while heard.last().is_none_or(|number| *number < 4) {
        if let News::Said(line) = &*in_time(watch.next()).await.expect("some news") {
            heard.push(line.number);
        }
    }
    assert_eq!(heard, (from + 1..=4).collect::<Vec<_>>());
    for words in ["", "  ", &"x".repeat(MOST_WORDS + 1)] {
        assert_eq!(test.hall.say(id, &person(1), words).await, Err(HallError::Words));
    }
}

async fn notices_are_stored_for_those_who_want_them(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let store = test.hall.store().clone();
    let hook = Hook { url: "https://example.org/hook".to_owned(), secret: "s".to_owned() };
    for who in [1, 2] {
        store.create_person(person(who).id, "Ada", TokenHash::of(&who.to_string()), NOW).await.expect("new");
        let wishes = if who == 2 { vec!["your-turn".to_owned(), "game-over".to_owned()] } else { Vec::new() };
        let settings = Settings { hook: Some(hook.clone()), wishes, ..Settings::default() };
        store.set_settings(person(who).id, &settings).await.expect("known");
    }
    let id = test.started().await;
    while test.table(id).await.mover() != Some(TWO) {
        test.act(id).await.expect("a legal action");
    }
    test.ask(id, 1, &Command::Resign { seat: ONE }).await.expect("players may resign");
    let mut due = store.due_notices(at(0), at(60), 10, &[]).await.expect("an answer");
    due.extend(store.due_notices(at(0), at(60), 10, &[]).await.expect("an answer"));
    let mut told: Vec<_> = due.iter().map(|notice| (notice.person, notice.payload["what"].as_str())).collect();
    told.sort();
    assert_eq!(told, [(person(2).id, Some("game-over")), (person(2).id, Some("your-turn"))]);
    assert!(due.iter().all(|notice| notice.payload["table"] == id.to_string()));
}

async fn a_deleted_person_leaves_their_tables(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let store = test.hall.store().clone();
    store.create_person(person(1).id, "Ada", TokenHash::of("1"), NOW).await.expect("new");
    let terms = || Terms { stand_in: "random".to_owned(), ..two_players() };
    let playing = test.started_with(terms()).await;
    let hosting = test.create(terms()).await;
    let visiting = test.hall.create(terms(), &person(2)).await.expect("good terms");
    let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
    test.ask(visiting, 1, &sit).await.expect("the seat is free");
    let mut watch = test.hall.watch(hosting).await.expect("the table exists");

    test.hall.leave_all_tables(person(1).id).await.expect("they leave");
    assert!(test.table(playing).await.chairs()[0].bot.is_some());
    assert_eq!(test.table(hosting).await.phase(), Phase::Closed);
    assert!(!test.table(visiting).await.chairs()[0].is_taken());
    store.delete_person(person(1).id).await.expect("the person exists");
    loop {
        let news = in_time(watch.next()).await.expect("some news");
        if let News::Anew(table) = &*news {
            break assert_ne!(table.host().id, person(1).id);
        }
    }
    test.hall.leave_all_tables(person(1).id).await.expect("nothing is left to leave");
}
