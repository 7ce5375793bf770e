//! Commands, and those who watch.

use std::{
    future::{Future, poll_fn},
    sync::Arc,
    task::Poll,
};

use rynek_hall::{HallError, News};
use rynek_kernel::Viewer;
use rynek_store::{NewTable, StoreError, Summary};
use rynek_table::{Command, Corrupt, Event, Moment, Phase, Refused, SeatPlan, Table, TableId, Terms};

use crate::{
    common::{NOW, SEED, person},
    inn::{Inn, ONE, TWO, act, eventually, patiently, watch_until},
    test_store::{TestStore, on_both_stores, remembered},
};

on_both_stores! {
    what_is_answered_is_stored_and_told
    an_action_sent_again_is_the_same_action
    watchers_hear_everything_once_and_in_order
    a_watcher_that_is_too_slow_is_told_and_holds_up_nobody
    refusals_change_nothing
    a_table_put_away_comes_back_as_it_was
    a_long_game_is_opened_as_it_was_left
    a_game_of_another_version_is_kept_and_not_played
    a_house_that_closes_takes_no_more_and_keeps_all
    what_is_gone_is_gone_for_watchers_too
    a_command_goes_on_when_nobody_waits
}

async fn what_is_answered_is_stored_and_told(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    let mut watch = inn.hall.watch(id).await.expect("it is there");
    let number = inn.act(id).await.expect("a legal action");
    assert_eq!(remembered(inn.hall.store(), id).await.number(), number);
    let heard = watch_until(&mut watch, |table| table.number() == number).await;
    assert_eq!(inn.hall.store().history(id, watch.table.number()).await, Ok(heard.clone()));
    let told = inn.hall.told(id, Viewer::Spectator, 0, usize::MAX).await.expect("it is there");
    let numbers: Vec<u64> = told.iter().map(|told| told.number).collect();
    assert_eq!(numbers, (1..=number).collect::<Vec<_>>());
    let some = inn.hall.told(id, Viewer::Seat(ONE), 2, 3).await.expect("it is there");
    assert_eq!(some.iter().map(|told| told.number).collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(told[told.len() - heard.len()], watch.table.tell(&heard[0], Viewer::Spectator));
}

async fn an_action_sent_again_is_the_same_action(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    let table = inn.table(id).await;
    let seat = table.mover().expect("somebody is to move");
    let action = table.position().actions().swap_remove(0);
    let command = Command::Act { seat, action, chosen_at: table.number(), id: Some("x1".to_owned()) };
    let first = inn.asks(id, 1, &command).await.expect("a legal action");
    while inn.table(id).await.mover() == Some(seat) {
        inn.act(id).await.expect("a legal action");
    }
    let number = inn.table(id).await.number();
    assert_eq!(inn.asks(id, 1, &command).await, Ok(first), "the same answer");
    assert_eq!(inn.table(id).await.number(), number, "and nothing stored");
    assert!(first <= number);
}

async fn watchers_hear_everything_once_and_in_order(test_store: TestStore) {
    let inn = Arc::new(Inn::open(test_store).await);
    let id = inn.begun().await;
    let watching: Vec<_> = (0..4)
        .map(|_| {
            let inn = inn.clone();
            tokio::spawn(async move {
                // Some begin to watch in the middle of it.
                let mut watch = inn.hall.watch(id).await.expect("it is there");
                let heard = watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
                (watch.table.number(), heard)
            })
        })
        .collect();
    let playing: Vec<_> = (0..3).map(|_| tokio::spawn(play_somehow(inn.clone(), id))).collect();
    for playing in playing {
        playing.await.expect("it played");
    }
    for watching in watching {
        let (from, heard) = patiently(watching).await.expect("it watched");
        assert_eq!(inn.hall.store().history(id, from).await, Ok(heard));
    }
}

/// Acts for whoever is to move, often too late.
async fn play_somehow(inn: Arc<Inn>, id: TableId) {
    while inn.table(id).await.mover().is_some() {
        // Others act at the same time, so what is found may be over or another's when it is asked for.
        match act(&inn.hall, id, None).await {
            Ok(_) => {}
            Err(HallError::Refused(
                Refused::Stale { .. } | Refused::NotYourTurn(_) | Refused::Over | Refused::NotYours(_),
            )) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

async fn a_watcher_that_is_too_slow_is_told_and_holds_up_nobody(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.hall.create(Terms::new("planners", vec![SeatPlan::Open; 2]), &person(1)).await.expect("good terms");
    let mut slow = inn.hall.watch(id).await.expect("it is there");
    for _ in 0..40 {
        let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
        inn.asks(id, 1, &sit).await.expect("the seat is free");
        inn.asks(id, 1, &Command::Rise { seat: ONE }).await.expect("one may rise");
    }
    let news = patiently(slow.next()).await.expect("some news");
    assert!(matches!(*news, News::Behind), "{news:?}");
    assert!(slow.next().await.is_none(), "there is no more to this watch");
    assert_eq!(inn.hall.watch(id).await.expect("it is there").table.number(), 81);
}

async fn refusals_change_nothing(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    let number = inn.table(id).await.number();
    let refused = [
        (2, Command::Leave { seat: ONE }, Refused::NotYours(ONE)),
        (1, Command::Advise { seat: ONE }, Refused::HouseOnly),
        (1, Command::LookAtClock, Refused::HouseOnly),
        (1, Command::Follow { table: id }, Refused::HouseOnly),
        (1, Command::TakeBack { seat: ONE, actions: 1 }, Refused::NothingToTakeBack),
    ];
    for (who, command, why) in refused {
        assert_eq!(inn.asks(id, who, &command).await, Err(HallError::Refused(why)));
    }
    assert_eq!(inn.table(id).await.number(), number);
    let nowhere = TableId::new(404);
    let missing = Err(HallError::Store(StoreError::NotFound));
    assert_eq!(inn.asks(nowhere, 1, &Command::Start).await, missing);
    assert!(inn.hall.watch(nowhere).await.is_err() && inn.hall.table(nowhere).await.is_err());
    assert_eq!(inn.hall.census().tables, 1, "a table that is not there takes no memory");
}

async fn a_table_put_away_comes_back_as_it_was(test_store: TestStore) {
    let inn = Inn::open_by(test_store, |rules| rules.idle = std::time::Duration::ZERO).await;
    let id = inn.begun().await;
    let watch = inn.hall.watch(id).await.expect("it is there");
    inn.act(id).await.expect("a legal action");
    let before = inn.table(id).await;
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(inn.hall.census().tables, 1, "a table that is watched stays");
    drop(watch);
    eventually(async || inn.hall.census().tables == 0).await;
    let after = inn.table(id).await;
    assert_eq!(
        after.sight(Viewer::Seat(TWO), Vec::new(), Moment::default()),
        before.sight(Viewer::Seat(TWO), Vec::new(), Moment::default())
    );
    inn.act(id).await.expect("and the game goes on");
}

async fn a_long_game_is_opened_as_it_was_left(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    let mut kept = inn.table(id).await;
    for n in 0..60 {
        // There and back again, so that the history grows and the game does not end.
        let name = format!("action {n}");
        act(&inn.hall, id, Some(&name)).await.expect("a legal action");
        kept = inn.table(id).await;
        let seat = kept.steps().filter_map(|(seat, _)| seat).last().expect("somebody acted");
        if kept.actions_played() > 30 {
            let other = if seat == ONE { TWO } else { ONE };
            let back = [(seat, Command::AskBack { seat }), (other, Command::AnswerBack { seat: other, agrees: true })];
            for (asks, command) in back {
                inn.asks(id, u128::from(asks.number()), &command).await.expect("the game is on");
            }
        }
    }
    let now = inn.table(id).await;
    let again = inn.wing("two").await;
    let read = again.table(id).await.expect("it is there");
    for viewer in [Viewer::Spectator, Viewer::Seat(ONE), Viewer::Seat(TWO)] {
        assert_eq!(read.sight(viewer, Vec::new(), Moment::default()), now.sight(viewer, Vec::new(), Moment::default()));
    }
    for steps in 0..=now.actions_played() {
        assert_eq!(read.position_after(steps).mark(), now.position_after(steps).mark());
    }
    assert!(kept.number() > 128, "it was long enough");
    again.close().await;
}

/// A table that began by version 0 of the rules, or with components that nobody has.
async fn of_another_version(inn: &Inn, id: TableId, other_rules: bool) {
    let terms = Terms::new("planners", vec![SeatPlan::Open; 2]);
    let (table, mut entries) = Table::open(terms, SEED, &person(1), NOW).expect("good terms");
    if let Event::Opened { rules, edition, .. } = &mut entries[0].event {
        if other_rules { *rules = 0 } else { *edition = "0".repeat(edition.len()) }
    }
    let new = NewTable { id, seed: SEED, entries, summary: Summary::of(&table) };
    inn.hall.store().create(new).await.expect("a new table");
}

async fn a_game_of_another_version_is_kept_and_not_played(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    for (id, other_rules) in [(TableId::new(1), true), (TableId::new(2), false)] {
        of_another_version(&inn, id, other_rules).await;
        let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
        let refused = inn.asks(id, 1, &sit).await.expect_err("nobody here knows its rules");
        let why = match &refused {
            HallError::OtherVersion(Corrupt::OtherRules { found: 0, .. }) => "rules",
            HallError::OtherVersion(Corrupt::OtherEdition { .. }) => "edition",
            other => panic!("{other}"),
        };
        assert_eq!(why == "rules", other_rules);
        assert_eq!(inn.hall.told(id, Viewer::Spectator, 0, 9).await, Err(refused.clone()));
        assert_eq!(inn.hall.record(id, Viewer::Spectator).await.err(), Some(refused));
        assert_eq!(inn.hall.store().history(id, 0).await.map(|entries| entries.len()), Ok(1), "it is still there");
    }
}

async fn a_house_that_closes_takes_no_more_and_keeps_all(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    let mut watch = inn.hall.watch(id).await.expect("it is there");
    let number = inn.act(id).await.expect("a legal action");
    inn.hall.close().await;
    assert_eq!(inn.asks(id, 1, &Command::Leave { seat: ONE }).await, Err(HallError::Closing));
    watch_until(&mut watch, |table| table.number() == number).await;
    assert!(watch.next().await.is_none(), "nothing more comes");
    let again = inn.wing("two").await;
    assert_eq!(again.table(id).await.expect("it is there").number(), number);
}

async fn what_is_gone_is_gone_for_watchers_too(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    let mut watch = inn.hall.watch(id).await.expect("it is there");
    inn.hall.store().remove(id).await.expect("it was there");
    let news = patiently(watch.next()).await.expect("some news");
    assert!(matches!(*news, News::Gone), "{news:?}");
    assert!(inn.hall.table(id).await.is_err());
    assert!(patiently(watch.next()).await.is_none());
}

async fn a_command_goes_on_when_nobody_waits(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun().await;
    let number = inn.table(id).await.number();
    let leave = Command::Leave { seat: ONE };
    let mut asking = Box::pin(inn.asks(id, 1, &leave));
    // It is asked, and whoever asked goes away before the answer.
    let answered = poll_fn(|context| Poll::Ready(asking.as_mut().poll(context).is_ready())).await;
    drop(asking);
    assert!(!answered);
    eventually(async || inn.table(id).await.number() > number).await;
    assert!(remembered(inn.hall.store(), id).await.number() > number, "what is told is kept");
}
