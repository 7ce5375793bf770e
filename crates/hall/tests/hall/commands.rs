//! Commands and watchers.

use std::{
    future::{Future, poll_fn},
    sync::Arc,
    task::Poll,
    time::Duration,
};

use rynek_hall::{HallError, News};
use rynek_kernel::Viewer;
use rynek_store::{NewTable, StoreError, Summary};
use rynek_table::{Command, Corrupt, Event, Moment, Phase, Refused, Table, TableId};

use crate::{
    common::{NOW, SEED, person},
    test_hall::{ONE, TWO, TestHall, act, eventually, in_time, is_too_late, two_players, watch_until},
    test_store::{TestStore, on_both_stores, stored_table},
};

on_both_stores! {
    an_answered_command_is_stored_and_told
    an_action_sent_again_is_the_same_action
    watchers_are_told_everything_once_and_in_order
    a_slow_watcher_is_told_and_delays_no_one
    refusals_change_nothing
    an_unloaded_table_is_loaded_unchanged
    a_long_game_is_loaded_unchanged
    a_game_of_another_version_stays_stored_and_cannot_be_played
    a_closing_hall_refuses_commands_and_loses_nothing
    watchers_are_told_of_a_deleted_table
    a_command_is_carried_out_even_if_the_caller_goes_away
}

async fn an_answered_command_is_stored_and_told(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    let mut watch = test.hall.watch(id).await.expect("the table exists");
    let number = test.act(id).await.expect("a legal action");
    assert_eq!(stored_table(test.hall.store(), id).await.number(), number);
    let heard = watch_until(&mut watch, |table| table.number() == number).await;
    assert_eq!(test.hall.store().history(id, watch.table.number()).await, Ok(heard.clone()));
    let told = test.hall.told(id, Viewer::Spectator, 0, usize::MAX).await.expect("the table exists");
    let numbers: Vec<u64> = told.iter().map(|told| told.number).collect();
    assert_eq!(numbers, (1..=number).collect::<Vec<_>>());
    let some = test.hall.told(id, Viewer::Seat(ONE), 2, 3).await.expect("the table exists");
    assert_eq!(some.iter().map(|told| told.number).collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(told[told.len() - heard.len()], watch.table.tell(&heard[0], Viewer::Spectator));
}

async fn an_action_sent_again_is_the_same_action(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    let table = test.table(id).await;
    let seat = table.mover().expect("a player is to move");
    let action = table.position().actions().swap_remove(0);
    let command = Command::Act { seat, action, chosen_at: table.number(), id: Some("x1".to_owned()) };
    let first = test.ask(id, 1, &command).await.expect("a legal action");
    while test.table(id).await.mover() == Some(seat) {
        test.act(id).await.expect("a legal action");
    }
    let number = test.table(id).await.number();
    assert_eq!(test.ask(id, 1, &command).await, Ok(first), "the same answer");
    assert_eq!(test.table(id).await.number(), number, "nothing is stored");
    assert!(first <= number);
}

async fn watchers_are_told_everything_once_and_in_order(test_store: TestStore) {
    let test = Arc::new(TestHall::open(test_store).await);
    let id = test.started().await;
    let watching: Vec<_> = (0..4)
        .map(|_| {
            let test = test.clone();
            tokio::spawn(async move {
                // Some begin to watch during the game.
                let mut watch = test.hall.watch(id).await.expect("the table exists");
                let heard = watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
                (watch.table.number(), heard)
            })
        })
        .collect();
    let playing: Vec<_> = (0..3).map(|_| tokio::spawn(play_in_competition(test.clone(), id))).collect();
    for playing in playing {
        playing.await.expect("no panic");
    }
    for watching in watching {
        let (from, heard) = in_time(watching).await.expect("no panic");
        assert_eq!(test.hall.store().history(id, from).await, Ok(heard));
    }
}

/// Acts for the player to move, at the same time as other tasks.
async fn play_in_competition(test: Arc<TestHall>, id: TableId) {
    while test.table(id).await.mover().is_some() {
        if let Err(error) = test.act(id).await {
            assert!(is_too_late(&error), "{error}");
        }
    }
}

async fn a_slow_watcher_is_told_and_delays_no_one(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.create(two_players()).await;
    let mut slow = test.hall.watch(id).await.expect("the table exists");
    for _ in 0..40 {
        let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
        test.ask(id, 1, &sit).await.expect("the seat is free");
        test.ask(id, 1, &Command::Rise { seat: ONE }).await.expect("players may leave");
    }
    let news = in_time(slow.next()).await.expect("some news");
    assert!(matches!(*news, News::Behind), "{news:?}");
    assert!(slow.next().await.is_none(), "the watch has ended");
    assert_eq!(test.hall.watch(id).await.expect("the table exists").table.number(), 81);
}

async fn refusals_change_nothing(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    let number = test.table(id).await.number();
    let refused = [
        (2, Command::Leave { seat: ONE }, Refused::NotYours(ONE)),
        (1, Command::Advise { seat: ONE }, Refused::ServerOnly),
        (1, Command::LookAtClock, Refused::ServerOnly),
        (1, Command::Follow { table: id }, Refused::ServerOnly),
        (1, Command::TakeBack { seat: ONE, actions: 1 }, Refused::NothingToTakeBack),
    ];
    for (who, command, why) in refused {
        assert_eq!(test.ask(id, who, &command).await, Err(HallError::Refused(why)));
    }
    assert_eq!(test.table(id).await.number(), number);
    let nowhere = TableId::new(404);
    let missing = Err(HallError::Store(StoreError::NotFound));
    assert_eq!(test.ask(nowhere, 1, &Command::Start).await, missing);
    assert!(test.hall.watch(nowhere).await.is_err() && test.hall.table(nowhere).await.is_err());
    assert_eq!(test.hall.census().tables, 1, "a table that does not exist takes no memory");
}

async fn an_unloaded_table_is_loaded_unchanged(test_store: TestStore) {
    let test = TestHall::open_with(test_store, |config| config.idle = Duration::ZERO).await;
    let id = test.started().await;
    let watch = test.hall.watch(id).await.expect("the table exists");
    test.act(id).await.expect("a legal action");
    let before = test.table(id).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(test.hall.census().tables, 1, "a watched table stays");
    drop(watch);
    eventually(async || test.hall.census().tables == 0).await;
    let after = test.table(id).await;
    assert_eq!(
        after.sight(Viewer::Seat(TWO), Vec::new(), Moment::default()),
        before.sight(Viewer::Seat(TWO), Vec::new(), Moment::default())
    );
    test.act(id).await.expect("the game continues");
}

async fn a_long_game_is_loaded_unchanged(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    let mut kept = test.table(id).await;
    for n in 0..60 {
        // Actions are taken back, so that the history grows and the game does not end.
        let name = format!("action {n}");
        act(&test.hall, id, Some(&name)).await.expect("a legal action");
        kept = test.table(id).await;
        let seat = kept.steps().filter_map(|(seat, _)| seat).last().expect("a player acted");
        if kept.actions_played() > 30 {
            let other = if seat == ONE { TWO } else { ONE };
            let back = [(seat, Command::AskBack { seat }), (other, Command::AnswerBack { seat: other, agrees: true })];
            for (seat, command) in back {
                test.ask(id, u128::from(seat.number()), &command).await.expect("the game is on");
            }
        }
    }
    let now = test.table(id).await;
    let again = test.node("two").await;
    let read = again.table(id).await.expect("the table exists");
    for viewer in [Viewer::Spectator, Viewer::Seat(ONE), Viewer::Seat(TWO)] {
        assert_eq!(read.sight(viewer, Vec::new(), Moment::default()), now.sight(viewer, Vec::new(), Moment::default()));
    }
    for steps in 0..=now.actions_played() {
        assert_eq!(read.position_after(steps).mark(), now.position_after(steps).mark());
    }
    assert!(kept.number() > 128, "it was long enough");
    again.close().await;
}

/// Stores a table that began with version 0 of the rules, or with unknown components.
async fn create_with_other_version(test: &TestHall, id: TableId, other_rules: bool) {
    let (table, mut entries) = Table::open(two_players(), SEED, &person(1), NOW).expect("good terms");
    if let Event::Opened { rules, edition, .. } = &mut entries[0].event {
        if other_rules { *rules = 0 } else { *edition = "0".repeat(edition.len()) }
    }
    let new = NewTable { id, seed: SEED, entries, summary: Summary::of(&table) };
    test.hall.store().create(new).await.expect("a new table");
}

async fn a_game_of_another_version_stays_stored_and_cannot_be_played(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    for (id, other_rules) in [(TableId::new(1), true), (TableId::new(2), false)] {
        create_with_other_version(&test, id, other_rules).await;
        let sit = Command::Sit { seat: ONE, key: None, entropy: String::new() };
        let refused = test.ask(id, 1, &sit).await.expect_err("its version is unknown");
        let why = match &refused {
            HallError::OtherVersion(Corrupt::OtherRules { found: 0, .. }) => "rules",
            HallError::OtherVersion(Corrupt::OtherEdition { .. }) => "edition",
            other => panic!("{other}"),
        };
        assert_eq!(why == "rules", other_rules);
        assert_eq!(test.hall.told(id, Viewer::Spectator, 0, 9).await, Err(refused.clone()));
        assert_eq!(test.hall.record(id, Viewer::Spectator).await.err(), Some(refused));
        assert_eq!(test.hall.store().history(id, 0).await.map(|entries| entries.len()), Ok(1), "it is still stored");
    }
}

async fn a_closing_hall_refuses_commands_and_loses_nothing(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    let mut watch = test.hall.watch(id).await.expect("the table exists");
    let number = test.act(id).await.expect("a legal action");
    test.hall.close().await;
    assert_eq!(test.ask(id, 1, &Command::Leave { seat: ONE }).await, Err(HallError::Closing));
    watch_until(&mut watch, |table| table.number() == number).await;
    assert!(watch.next().await.is_none(), "the watch has ended");
    let again = test.node("two").await;
    assert_eq!(again.table(id).await.expect("the table exists").number(), number);
}

async fn watchers_are_told_of_a_deleted_table(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    let mut watch = test.hall.watch(id).await.expect("the table exists");
    test.hall.store().remove(id).await.expect("the table existed");
    let news = in_time(watch.next()).await.expect("some news");
    assert!(matches!(*news, News::Gone), "{news:?}");
    assert!(test.hall.table(id).await.is_err());
    assert!(in_time(watch.next()).await.is_none());
}

async fn a_command_is_carried_out_even_if_the_caller_goes_away(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started().await;
    let number = test.table(id).await.number();
    let leave = Command::Leave { seat: ONE };
    let mut asking = Box::pin(test.ask(id, 1, &leave));
    // The command is sent, and the caller goes away before the answer.
    let answered = poll_fn(|context| Poll::Ready(asking.as_mut().poll(context).is_ready())).await;
    drop(asking);
    assert!(!answered);
    eventually(async || test.table(id).await.number() > number).await;
    assert!(stored_table(test.hall.store(), id).await.number() > number, "the command is stored");
}
