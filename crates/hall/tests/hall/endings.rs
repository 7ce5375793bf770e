//! Clocks that run out, ratings and rematches.

use rynek_hall::HallError;
use rynek_kernel::Seat;
use rynek_store::Player;
use rynek_table::{Clock, Command, Moment, OnTimeOut, Phase, Refused, SeatPlan, Table, TableId, Terms};

use crate::{
    common::person,
    test_hall::{ONE, TWO, TestHall, bot, eventually, two_players, watch_until},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    a_clock_that_runs_out_lets_a_bot_play_or_ends_the_game
    a_clock_that_runs_out_after_a_restart_is_noticed
    games_are_rated_once
    games_that_do_not_count_are_not_rated
    players_meet_again_one_seat_further
    a_rematch_against_bots_begins_immediately
    players_who_share_a_device_keep_their_names_in_a_rematch
}

fn timed(on_time_out: OnTimeOut) -> Terms {
    let clock = Clock::Game { seconds: 60, increment: 0 };
    let stand_in = "random".to_owned();
    Terms { clock, on_time_out, stand_in, ..two_players() }
}

async fn a_clock_that_runs_out_lets_a_bot_play_or_ends_the_game(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let with_bot = test.started_with(timed(OnTimeOut::Bot)).await;
    let with_forfeit = test.started_with(timed(OnTimeOut::Forfeit)).await;
    test.clock.pass(59);
    test.act(with_bot).await.expect("just in time");
    test.clock.pass(59);
    let mut watch = test.hall.watch(with_forfeit).await.expect("the table exists");
    watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
    let ending = test.table(with_forfeit).await.ending().expect("it is over");
    assert_eq!((ending.places.as_slice(), ending.finished), (&[2, 1][..], false));
    test.clock.pass(60);
    eventually(async || test.table(with_bot).await.chairs().iter().any(|chair| chair.bot.is_some())).await;
    eventually(async || {
        test.clock.pass(30);
        test.table(with_bot).await.phase() == Phase::Over
    })
    .await;
    assert!(test.table(with_bot).await.ending().is_some_and(|ending| ending.finished), "bots finished the game");
}

async fn a_clock_that_runs_out_after_a_restart_is_noticed(test_store: TestStore) {
    let mut test = TestHall::open(test_store).await;
    let id = test.started_with(timed(OnTimeOut::Forfeit)).await;
    test.hall.close().await;
    test.clock.pass(3_600);
    test.restart().await;
    test.clock.pass(60);
    let store = test.hall.store().clone();
    eventually(async || store.summary(id).await.is_ok_and(|(summary, _)| summary.phase == Phase::Over)).await;
}

const FOREVER: Moment = Moment::from_millis(i64::MAX);

async fn rated(test: &TestHall, id: TableId) -> usize {
    let player = Player::Person(person(1).id);
    let steps = test.hall.store().rating_history(&player, FOREVER, 99).await.expect("an answer");
    steps.iter().filter(|step| step.table == id).count()
}

async fn games_are_rated_once(test_store: TestStore) {
    let mut test = TestHall::open(test_store).await;
    let seats = vec![SeatPlan::Open, SeatPlan::Open, bot("random")];
    let id = test.started_with(Terms::new("planners", seats)).await;
    let ending = test.finish(id).await.ending().expect("it is over");
    eventually(async || rated(&test, id).await == 1).await;
    // After a restart, games that were not rated are rated.
    test.restart().await;
    let second = test.started().await;
    test.finish(second).await;
    eventually(async || rated(&test, second).await == 1).await;
    let store = test.hall.store();
    let of = async |player: Player| store.rating("planners", &player).await.expect("an answer");
    let ratings = [of(Player::Person(person(1).id)).await, of(Player::Person(person(2).id)).await];
    assert_eq!(ratings.map(|rating| rating.map(|rating| rating.games)), [Some(2); 2]);
    assert_eq!(of(Player::Bot("random".to_owned())).await.map(|rating| rating.games), Some(1));
    let steps = store.rating_history(&Player::Person(person(2).id), FOREVER, 9).await;
    let place = steps.expect("an answer").iter().find(|step| step.table == id).map(|step| step.place);
    assert_eq!(place, Some(u64::from(ending.places[1])));
}

async fn games_that_do_not_count_are_not_rated(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let alone = test.started_with(Terms::new("engineer", vec![SeatPlan::Open])).await;
    test.finish(alone).await;
    let without_people = test.started_with(Terms::new("planners", vec![bot("random"); 2])).await;
    let given_up = test.started().await;
    test.ask(given_up, 1, &Command::Resign { seat: ONE }).await.expect("players may resign");
    let hot_seat = test.create(two_players()).await;
    for seat in [ONE, TWO] {
        test.ask(hot_seat, 1, &Command::Sit { seat, key: None, entropy: String::new() }).await.expect("free");
    }
    test.ask(hot_seat, 1, &Command::Start).await.expect("all seats are taken");
    for _ in 0..8 {
        let table = test.table(hot_seat).await;
        let seat = table.mover().expect("a player is to move");
        let action = table.position().actions().swap_remove(0);
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        test.ask(hot_seat, 1, &act).await.expect("a legal action");
    }
    test.ask(hot_seat, 1, &Command::Resign { seat: ONE }).await.expect("players may resign");
    let against_a_bot = test.started_against("random").await;
    // The bot has answered. Its action and all draws are taken back too, without the consent of another person.
    let has_answered = |table: &Table| {
        let acted: Vec<_> = table.steps().filter_map(|(seat, _)| seat).collect();
        table.mover() == Some(ONE) && acted.contains(&ONE) && acted.last() == Some(&TWO)
    };
    while !has_answered(&*test.table(against_a_bot).await) {
        eventually(async || test.table(against_a_bot).await.mover() == Some(ONE)).await;
        if !has_answered(&*test.table(against_a_bot).await) {
            test.act(against_a_bot).await.expect("a legal action");
        }
    }
    test.ask(against_a_bot, 1, &Command::AskBack { seat: ONE }).await.expect("it has acted");
    assert!(test.finish(against_a_bot).await.was_tried_again());
    let seats = vec![SeatPlan::Open, bot("random")];
    let advised = test.started_with(Terms { hints: true, ..Terms::new("planners", seats) }).await;
    eventually(async || test.table(advised).await.mover() == Some(ONE)).await;
    test.hall.advise(advised, ONE, &"greedy".parse().expect("a bot"), 1).await.expect("advice");
    assert!(test.finish(advised).await.was_advised());
    eventually(async || test.table(without_people).await.phase() == Phase::Over).await;
    eventually(async || test.hall.store().unrated(9).await == Ok(Vec::new())).await;
    for game in ["planners", "engineer"] {
        assert_eq!(test.hall.store().leaderboard(game, 0, 9).await, Ok(Vec::new()));
    }
}

async fn players_meet_again_one_seat_further(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let seats = vec![SeatPlan::Open, SeatPlan::Open, bot("random")];
    let id = test.started_with(Terms::new("planners", seats)).await;
    let too_early = test.hall.rematch(id, &person(1), "").await;
    assert_eq!(too_early, Err(HallError::Refused(Refused::NotOver)));
    test.finish(id).await;
    assert_eq!(test.hall.rematch(id, &person(3), "").await, Err(HallError::NotAPlayer));
    let mut watch = test.hall.watch(id).await.expect("the table exists");
    let next = test.hall.rematch(id, &person(2), "dice").await.expect("they played");
    watch_until(&mut watch, |table| table.followed() == Some(next)).await;
    let waiting = test.table(next).await;
    let sits = |seat: usize| waiting.chairs()[seat].person.as_ref().map(|person| person.id);
    assert_eq!((sits(1), sits(2)), (None, Some(person(2).id)));
    assert_eq!((waiting.phase(), waiting.chairs()[0].bot.as_deref()), (Phase::Gathering, Some("random")));
    let stranger = test.ask(next, 3, &Command::Sit { seat: TWO, key: None, entropy: String::new() }).await;
    assert_eq!(stranger, Err(HallError::Refused(Refused::Reserved(TWO))));
    assert_eq!(test.hall.rematch(id, &person(2), "").await, Ok(next), "asking again gives the same table");
    assert_eq!(test.hall.rematch(id, &person(1), "").await, Ok(next), "the other players get the same table");
    let begun = test.table(next).await;
    assert_eq!(begun.phase(), Phase::Playing);
    assert!(begun.chairs()[1].belongs_to(person(1).id) && begun.chairs()[2].belongs_to(person(2).id));
}

async fn players_who_share_a_device_keep_their_names_in_a_rematch(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.create(two_players()).await;
    for (seat, name) in [(ONE, "Ala"), (TWO, "Ola")] {
        test.ask(id, 1, &Command::Sit { seat, key: None, entropy: String::new() }).await.expect("it is free");
        test.ask(id, 1, &Command::Name { seat, name: name.to_owned() }).await.expect("it is theirs");
    }
    test.ask(id, 1, &Command::Start).await.expect("all seats are taken");
    let names = |table: &Table| {
        table.chairs().iter().map(|chair| chair.person.as_ref().map(|person| person.name.clone())).collect::<Vec<_>>()
    };
    let before = names(&*test.table(id).await);
    test.ask(id, 1, &Command::Resign { seat: ONE }).await.expect("players may resign");
    let next = test.hall.rematch(id, &person(1), "").await.expect("they played");
    let mut expected = before.clone();
    expected.rotate_right(1);
    assert_eq!(names(&*test.table(next).await), expected);
    assert_eq!(expected.len(), 2);
}

async fn a_rematch_against_bots_begins_immediately(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started_against("random").await;
    test.finish(id).await;
    let next = test.hall.rematch(id, &person(1), "").await.expect("they played");
    let table = test.table(next).await;
    assert_eq!(table.phase(), Phase::Playing);
    assert!(table.chairs()[1].belongs_to(person(1).id) && Seat::new(1) == TWO);
}
