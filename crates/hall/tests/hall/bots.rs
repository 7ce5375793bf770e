//! Bots that play.

use std::time::Duration;

use rynek_bots::Spec;
use rynek_hall::{Hall, HallConfig, HallError};
use rynek_table::{Command, Event, Phase, Refused, SeatPlan, Terms};

use crate::{
    common::person,
    test_hall::{ONE, TWO, TestClock, TestHall, bot, config, eventually, in_time, two_players, watch_until},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    bots_play_whole_games_of_every_title
    a_bot_answers_a_person
    a_bot_waits_while_an_action_may_be_taken_back
    forced_actions_of_bots_are_not_waited_for_in_open_games
    a_bot_plays_on_for_a_player_who_leaves
    games_continue_after_a_crash
    a_bot_chooses_the_same_after_a_crash
    only_known_bots_are_seated
    hints_are_given_where_the_table_allows
}

fn bots(names: &[&str]) -> Vec<SeatPlan> {
    names.iter().map(|name| bot(name)).collect()
}

async fn bots_play_whole_games_of_every_title(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let mut tables = Vec::new();
    for (game, players) in [("polis", 2), ("rooftops", 3), ("boulevards", 4), ("planners", 2), ("engineer", 1)] {
        let names = ["greedy", "random", "novice", "random"];
        tables.push(test.started_with(Terms::new(game, bots(&names[..players]))).await);
    }
    for id in tables {
        let mut watch = test.hall.watch(id).await.expect("the table exists");
        watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
        let entries = test.hall.store().load(id).await.expect("the table exists");
        assert!(rynek_table::verify(&entries.entries, &entries.seed).is_ok_and(|draws| draws > 0));
    }
}

async fn a_bot_answers_a_person(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started_against("greedy").await;
    let table = test.finish(id).await;
    assert!(table.ending().is_some_and(|ending| ending.finished));
    let acted = |seat| table.steps().filter(|(who, _)| *who == Some(seat)).count();
    assert!(acted(ONE) > 3 && acted(TWO) > 3);
}

async fn a_bot_waits_while_an_action_may_be_taken_back(test_store: TestStore) {
    let test = TestHall::open_with(test_store, |config| config.pace = Duration::from_secs(600)).await;
    let id = test.started_against("random").await;
    while test.table(id).await.bot_to_move().is_none() {
        test.act(id).await.expect("a legal action");
    }
    let back = Command::TakeBack { seat: ONE, actions: 1 };
    // A draw may have revealed something; then nothing can be taken back, whatever the bot does.
    match test.ask(id, 1, &back).await {
        Ok(_) => assert!(test.table(id).await.bot_to_move().is_none()),
        Err(error) => assert_eq!(error, HallError::Refused(Refused::NothingToTakeBack)),
    }
    let history = test.hall.store().history(id, 0).await.expect("the table exists");
    assert!(!history.iter().any(|entry| matches!(entry.event, Event::Acted { seat, .. } if seat == TWO)));
}

async fn forced_actions_of_bots_are_not_waited_for_in_open_games(test_store: TestStore) {
    const PACE: Duration = Duration::from_secs(1);
    let clock = TestClock::new();
    let config = HallConfig { pace: PACE, time: clock.time_and_sleep(), ..config("one", &clock) };
    let hall = Hall::open(test_store.store().await, config).await.expect("a hall");
    let test = TestHall { test_store, hall, clock };
    let id = test.started_with(Terms::new("planners", bots(&["random", "random"]))).await;
    let _watch = test.hall.watch(id).await.expect("the table exists");
    while test.table(id).await.phase() != Phase::Over {
        eventually(async || test.clock.sleepers() > 0 || test.table(id).await.phase() == Phase::Over).await;
        test.clock.tick(PACE);
    }
    let table = test.table(id).await;
    let steps: Vec<_> = table.steps().enumerate().filter(|(_, (seat, _))| seat.is_some()).collect();
    let forced: Vec<bool> = steps.iter().map(|(n, _)| table.position_after(*n).actions().len() == 1).collect();
    let history = test.hall.store().history(id, 0).await.expect("the table exists");
    let times: Vec<_> =
        history.iter().filter(|entry| matches!(entry.event, Event::Acted { .. })).map(|entry| entry.at).collect();
    let waited: Vec<bool> = times.windows(2).map(|pair| pair[1].since(pair[0]) > 0).collect();
    assert!(forced.iter().any(|forced| *forced));
    assert_eq!(waited, forced[1..].iter().map(|forced| !forced).collect::<Vec<_>>());
}

async fn a_bot_plays_on_for_a_player_who_leaves(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let terms = Terms { stand_in: "random".to_owned(), ..two_players() };
    let id = test.started_with(terms).await;
    let before = test.table(id).await.actions_played();
    test.ask(id, 1, &Command::Leave { seat: ONE }).await.expect("players may leave");
    eventually(async || test.table(id).await.actions_played() > before).await;
    eventually(async || test.table(id).await.mover() == Some(TWO)).await;
    test.ask(id, 1, &Command::Return { seat: ONE }).await.expect("players may return");
    let table = test.finish(id).await;
    assert_eq!(table.phase(), Phase::Over);
}

async fn games_continue_after_a_crash(test_store: TestStore) {
    let mut test = TestHall::open_with(test_store, |config| config.pace = Duration::from_millis(5)).await;
    let mut tables = Vec::new();
    for game in ["planners", "boulevards", "polis"] {
        tables.push(test.started_with(Terms::new(game, bots(&["random", "random"]))).await);
    }
    for _ in 0..3 {
        let mut watches = Vec::new();
        for id in &tables {
            watches.push(test.hall.watch(*id).await.expect("the table exists"));
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
        test.restart().await;
    }
    for id in tables {
        eventually(async || test.table(id).await.phase() == Phase::Over).await;
        let stored = test.hall.store().load(id).await.expect("the table exists");
        assert!(rynek_table::verify(&stored.entries, &stored.seed).is_ok());
    }
}

async fn a_bot_chooses_the_same_after_a_crash(test_store: TestStore) {
    let test = TestHall::open_with(test_store, |config| config.pace = Duration::from_secs(600)).await;
    let id = test.started_with(Terms { hints: true, ..two_players() }).await;
    let bot: Spec = "search:40".parse().expect("a bot");
    let (_, first) = test.hall.advise(id, ONE, &bot, 3).await.expect("advice");
    let again = test.node("two").await;
    let (table, second) = again.advise(id, ONE, &bot, 3).await.expect("advice");
    assert_eq!(first, second);
    assert!(first.len() <= 3 && table.position().check(&first[0].action).is_ok());
}

async fn only_known_bots_are_seated(test_store: TestStore) {
    let test = TestHall::open_with(test_store, |config| config.any_budget = false).await;
    let unknown = |given: &str| Err(HallError::NoSuchBot { given: given.to_owned() });
    for name in ["oracle", "search:100000", ""] {
        assert_eq!(test.hall.create(Terms::new("planners", bots(&[name, "casual"])), &person(1)).await, unknown(name));
        let terms = Terms { stand_in: name.to_owned(), ..two_players() };
        assert_eq!(test.hall.create(terms, &person(1)).await, unknown(name));
    }
    let id = test.create(two_players()).await;
    let invite = |bot: &str| Command::Invite { seat: TWO, bot: bot.to_owned() };
    assert!(matches!(test.ask(id, 1, &invite("master:60s")).await, Err(HallError::NoSuchBot { .. })));
    assert!(test.ask(id, 1, &invite("master")).await.is_ok());
}

async fn hints_are_given_where_the_table_allows(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let casual: Spec = "casual".parse().expect("a bot");
    let without = test.started().await;
    assert_eq!(test.hall.advise(without, ONE, &casual, 3).await.map(|_| ()), Err(HallError::NoHints));
    let with = test.started_with(Terms { hints: true, ..Terms::new("boulevards", vec![SeatPlan::Open; 3]) }).await;
    let mover = test.table(with).await.mover().expect("a player is to move");
    let other = mover.next(3);
    let refused = Err(HallError::Refused(Refused::NotYourTurn(other)));
    assert_eq!(test.hall.advise(with, other, &casual, 3).await.map(|_| ()), refused);
    let advice = in_time(test.hall.advise(with, mover, &casual, 2)).await;
    let (table, best) = advice.expect("advice");
    assert!((1..=2).contains(&best.len()) && table.position().check(&best[0].action).is_ok());
    // It is one public entry. An action chosen before it may still be played, and the advice stays the same.
    let after = test.table(with).await;
    assert!(!table.was_advised() && after.was_advised());
    assert_eq!(after.number(), table.number() + 1);
    let (_, again) = test.hall.advise(with, mover, &casual, 2).await.expect("advice");
    assert_eq!((again, test.table(with).await.number()), (best.clone(), after.number()));
    let act = Command::Act { seat: mover, action: best[0].action.clone(), chosen_at: table.number(), id: None };
    test.ask(with, u128::from(mover.number()), &act).await.expect("the position is the same");
    // So it does after the table is loaded again.
    assert!(test.node("two").await.table(with).await.expect("the table exists").was_advised());
}
