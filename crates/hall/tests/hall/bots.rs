//! Bots at their turn.

use std::time::Duration;

use rynek_bots::Spec;
use rynek_hall::{HallConfig, HallError};
use rynek_table::{Command, Event, Phase, Refused, SeatPlan, Terms};

use crate::{
    common::person,
    inn::{Inn, ONE, TWO, eventually, patiently, watch_until},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    bots_play_whole_games_of_every_kind
    a_bot_answers_a_person
    a_bot_waits_while_one_may_take_back
    a_bot_plays_on_for_whoever_leaves
    a_house_that_fell_goes_on_where_it_was
    a_bot_muses_the_same_after_a_fall
    only_bots_that_are_known_are_seated
    hints_are_given_where_the_table_allows
}

fn bots(names: &[&str]) -> Vec<SeatPlan> {
    names.iter().map(|name| SeatPlan::Bot((*name).to_owned())).collect()
}

async fn bots_play_whole_games_of_every_kind(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let mut tables = Vec::new();
    for (game, players) in [("polis", 2), ("rooftops", 3), ("boulevards", 4), ("planners", 2), ("engineer", 1)] {
        let names = ["greedy", "random", "novice", "random"];
        tables.push(inn.begun_by(Terms::new(game, bots(&names[..players]))).await);
    }
    for id in tables {
        let mut watch = inn.hall.watch(id).await.expect("it is there");
        watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
        let entries = inn.hall.store().load(id).await.expect("it is there");
        assert!(rynek_table::verify(&entries.entries, &entries.seed).is_ok_and(|draws| draws > 0));
    }
}

async fn a_bot_answers_a_person(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let seats = vec![SeatPlan::Open, SeatPlan::Bot("greedy".to_owned())];
    let id = inn.begun_by(Terms::new("planners", seats)).await;
    let table = inn.finish(id).await;
    assert!(table.ending().is_some_and(|ending| ending.finished));
    let acted = |seat| table.steps().filter(|(who, _)| *who == Some(seat)).count();
    assert!(acted(ONE) > 3 && acted(TWO) > 3);
}

async fn a_bot_waits_while_one_may_take_back(test_store: TestStore) {
    let inn = Inn::open_by(test_store, |rules: &mut HallConfig| rules.pace = Duration::from_secs(600)).await;
    let seats = vec![SeatPlan::Open, SeatPlan::Bot("random".to_owned())];
    let id = inn.begun_by(Terms::new("planners", seats)).await;
    while inn.table(id).await.is_waiting_for_a_person() {
        inn.act(id).await.expect("a legal action");
    }
    let back = Command::TakeBack { seat: ONE, actions: 1 };
    // Chance may have revealed something; then nothing is free, whatever the bot does.
    match inn.asks(id, 1, &back).await {
        Ok(_) => assert!(inn.table(id).await.is_waiting_for_a_person()),
        Err(error) => assert_eq!(error, HallError::Refused(Refused::NothingToTakeBack)),
    }
    let history = inn.hall.store().history(id, 0).await.expect("it is there");
    assert!(!history.iter().any(|entry| matches!(entry.event, Event::Acted { seat, .. } if seat == TWO)));
}

async fn a_bot_plays_on_for_whoever_leaves(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let terms = Terms { stand_in: "random".to_owned(), ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
    let id = inn.begun_by(terms).await;
    let before = inn.table(id).await.actions_played();
    inn.asks(id, 1, &Command::Leave { seat: ONE }).await.expect("anybody may leave");
    eventually(async || inn.table(id).await.actions_played() > before).await;
    eventually(async || inn.table(id).await.mover() == Some(TWO)).await;
    inn.asks(id, 1, &Command::Return { seat: ONE }).await.expect("and return");
    let table = inn.finish(id).await;
    assert_eq!(table.phase(), Phase::Over);
}

async fn a_house_that_fell_goes_on_where_it_was(test_store: TestStore) {
    let mut inn = Inn::open_by(test_store, |rules| rules.pace = Duration::from_millis(5)).await;
    let mut tables = Vec::new();
    for game in ["planners", "boulevards", "polis"] {
        tables.push(inn.begun_by(Terms::new(game, bots(&["random", "random"]))).await);
    }
    for _ in 0..3 {
        let mut watches = Vec::new();
        for id in &tables {
            watches.push(inn.hall.watch(*id).await.expect("it is there"));
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
        inn.fall().await;
    }
    for id in tables {
        eventually(async || inn.table(id).await.phase() == Phase::Over).await;
        let stored = inn.hall.store().load(id).await.expect("it is there");
        assert!(rynek_table::verify(&stored.entries, &stored.seed).is_ok());
    }
}

async fn a_bot_muses_the_same_after_a_fall(test_store: TestStore) {
    let inn = Inn::open_by(test_store, |rules| rules.pace = Duration::from_secs(600)).await;
    let terms = Terms { hints: true, ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
    let id = inn.begun_by(terms).await;
    let bot: Spec = "search:40".parse().expect("a bot");
    let (_, first) = inn.hall.advise(id, ONE, &bot, 3).await.expect("advice");
    let again = inn.wing("two").await;
    let (table, second) = again.advise(id, ONE, &bot, 3).await.expect("advice");
    assert_eq!(first, second);
    assert!(first.len() <= 3 && table.position().check(&first[0].action).is_ok());
}

async fn only_bots_that_are_known_are_seated(test_store: TestStore) {
    let inn = Inn::open_by(test_store, |rules| rules.any_budget = false).await;
    let unknown = |given: &str| Err(HallError::NoSuchBot { given: given.to_owned() });
    for name in ["oracle", "search:100000", ""] {
        assert_eq!(inn.hall.create(Terms::new("planners", bots(&[name, "casual"])), &person(1)).await, unknown(name));
        let terms = Terms { stand_in: name.to_owned(), ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
        assert_eq!(inn.hall.create(terms, &person(1)).await, unknown(name));
    }
    let id = inn.hall.create(Terms::new("planners", vec![SeatPlan::Open; 2]), &person(1)).await.expect("good terms");
    let invite = |bot: &str| Command::Invite { seat: TWO, bot: bot.to_owned() };
    assert!(matches!(inn.asks(id, 1, &invite("master:60s")).await, Err(HallError::NoSuchBot { .. })));
    assert!(inn.asks(id, 1, &invite("master")).await.is_ok());
}

async fn hints_are_given_where_the_table_allows(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let casual: Spec = "casual".parse().expect("a bot");
    let without = inn.begun().await;
    assert_eq!(inn.hall.advise(without, ONE, &casual, 3).await.map(|_| ()), Err(HallError::NoHints));
    let with = inn.begun_by(Terms { hints: true, ..Terms::new("boulevards", vec![SeatPlan::Open; 3]) }).await;
    let mover = inn.table(with).await.mover().expect("somebody is to move");
    let other = mover.next(3);
    let refused = Err(HallError::Refused(Refused::NotYourTurn(other)));
    assert_eq!(inn.hall.advise(with, other, &casual, 3).await.map(|_| ()), refused);
    let advice = patiently(inn.hall.advise(with, mover, &casual, 2)).await;
    let (table, best) = advice.expect("advice");
    assert!((1..=2).contains(&best.len()) && table.position().check(&best[0].action).is_ok());
    // Everybody reads of it, once; what was chosen before may still be played, and the advice stays the same.
    let after = inn.table(with).await;
    assert!(!table.was_advised() && after.was_advised());
    assert_eq!(after.number(), table.number() + 1);
    let (_, again) = inn.hall.advise(with, mover, &casual, 2).await.expect("advice");
    assert_eq!((again, inn.table(with).await.number()), (best.clone(), after.number()));
    let act = Command::Act { seat: mover, action: best[0].action.clone(), chosen_at: table.number(), id: None };
    inn.asks(with, u128::from(mover.number()), &act).await.expect("nothing has moved");
    // A table that is read again from what was kept of it knows it too.
    assert!(inn.wing("two").await.table(with).await.expect("it is there").was_advised());
}
