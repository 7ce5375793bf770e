//! Talk, wishes, farewells.

use rynek_hall::{HallError, MOST_WORDS, News};
use rynek_store::{Hook, Settings, TokenHash};
use rynek_table::{Command, Phase, SeatPlan, Terms};

use crate::{
    common::{NOW, person},
    inn::{Inn, ONE, TWO, patiently},
    test_store::{TestStore, at, on_both_stores},
};

on_both_stores! {
    what_is_said_is_heard_once
    programs_are_told_whose_turn_it_is
    whoever_is_deleted_leaves_their_tables
}

async fn what_is_said_is_heard_once(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    inn.hall.say(id, &person(1), "Before").await.expect("a line");
    let mut watch = inn.hall.watch(id).await.expect("it is there");
    let from = watch.said;
    for words in ["Hello", "<b>&", "Your turn"] {
        inn.hall.say(id, &person(1), words).await.expect("a line");
    }
    let mut heard = Vec::new();
    while heard.last().is_none_or(|number| *number < 4) {
        if let News::Said(line) = &*patiently(watch.next()).await.expect("some news") {
            heard.push(line.number);
        }
    }
    assert_eq!(heard, (from + 1..=4).collect::<Vec<_>>());
    for words in ["", "  ", &"x".repeat(MOST_WORDS + 1)] {
        assert_eq!(inn.hall.say(id, &person(1), words).await, Err(HallError::Words));
    }
}

async fn programs_are_told_whose_turn_it_is(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let store = inn.hall.store().clone();
    let hook = Hook { url: "https://example.org/hook".to_owned(), secret: "s".to_owned() };
    for who in [1, 2] {
        store.create_person(person(who).id, "Somebody", TokenHash::of(&who.to_string()), NOW).await.expect("new");
        let wishes = if who == 2 { vec!["your-turn".to_owned(), "game-over".to_owned()] } else { Vec::new() };
        let settings = Settings { hook: Some(hook.clone()), wishes, ..Settings::default() };
        store.set_settings(person(who).id, &settings).await.expect("known");
    }
    let id = inn.begun().await;
    while inn.table(id).await.mover() != Some(TWO) {
        inn.act(id).await.expect("a legal action");
    }
    inn.asks(id, 1, &Command::Resign { seat: ONE }).await.expect("anybody may give up");
    let mut due = store.due_notices(at(0), at(60), 10, &[]).await.expect("an answer");
    due.extend(store.due_notices(at(0), at(60), 10, &[]).await.expect("an answer"));
    let mut told: Vec<_> = due.iter().map(|notice| (notice.person, notice.payload["what"].as_str())).collect();
    told.sort();
    assert_eq!(told, [(person(2).id, Some("game-over")), (person(2).id, Some("your-turn"))]);
    assert!(due.iter().all(|notice| notice.payload["table"] == id.to_string()));
}

async fn whoever_is_deleted_leaves_their_tables(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let store = inn.hall.store().clone();
    store.create_person(person(1).id, "Somebody", TokenHash::of("1"), NOW).await.expect("new");
    let terms = || Terms { stand_in: "random".to_owned(), ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
    let playing = inn.begun_by(terms()).await;
    let hosting = inn.hall.create(terms(), &person(1)).await.expect("good terms");
    let visiting = inn.hall.create(terms(), &person(2)).await.expect("good terms");
    let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
    inn.asks(visiting, 1, &sit).await.expect("the seat is free");
    let mut watch = inn.hall.watch(hosting).await.expect("it is there");

    inn.hall.see_off(person(1).id).await.expect("they leave");
    assert!(inn.table(playing).await.chairs()[0].bot.is_some());
    assert_eq!(inn.table(hosting).await.phase(), Phase::Closed);
    assert!(!inn.table(visiting).await.chairs()[0].is_taken());
    store.delete_person(person(1).id).await.expect("they were here");
    loop {
        let news = patiently(watch.next()).await.expect("some news");
        if let News::Anew(table) = &*news {
            break assert_ne!(table.host().id, person(1).id);
        }
    }
    inn.hall.see_off(person(1).id).await.expect("nothing is left to leave");
}
