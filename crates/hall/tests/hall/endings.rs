//! Clocks that run out, games that end, and games that follow.

use rynek_hall::HallError;
use rynek_kernel::Seat;
use rynek_store::Player;
use rynek_table::{Clock, Command, Moment, OnTimeOut, Phase, Refused, SeatPlan, Table, TableId, Terms};

use crate::{
    common::person,
    inn::{Inn, ONE, TWO, eventually, watch_until},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    a_clock_that_runs_out_lets_a_bot_play_or_ends_the_game
    a_clock_that_runs_out_after_the_house_was_down_is_seen
    games_are_rated_once
    games_that_do_not_count_are_not_rated
    players_meet_again_one_seat_further
    a_rematch_against_bots_begins_at_once
}

fn timed(on_time_out: OnTimeOut) -> Terms {
    let clock = Clock::Game { seconds: 60, increment: 0 };
    let stand_in = "random".to_owned();
    Terms { clock, on_time_out, stand_in, ..Terms::new("planners", vec![SeatPlan::Open; 2]) }
}

async fn a_clock_that_runs_out_lets_a_bot_play_or_ends_the_game(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let with_bot = inn.begun_by(timed(OnTimeOut::Bot)).await;
    let with_forfeit = inn.begun_by(timed(OnTimeOut::Forfeit)).await;
    inn.clock.pass(59);
    inn.act(with_bot).await.expect("just in time");
    inn.clock.pass(59);
    let mut watch = inn.hall.watch(with_forfeit).await.expect("it is there");
    watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
    let ending = inn.table(with_forfeit).await.ending().expect("it is over");
    assert_eq!((ending.places.as_slice(), ending.finished), (&[2, 1][..], false));
    inn.clock.pass(60);
    eventually(async || inn.table(with_bot).await.chairs().iter().any(|chair| chair.bot.is_some())).await;
    eventually(async || {
        inn.clock.pass(30);
        inn.table(with_bot).await.phase() == Phase::Over
    })
    .await;
    assert!(inn.table(with_bot).await.ending().is_some_and(|ending| ending.finished), "bots played it to its end");
}

async fn a_clock_that_runs_out_after_the_house_was_down_is_seen(test_store: TestStore) {
    let mut inn = Inn::open(test_store).await;
    let id = inn.begun_by(timed(OnTimeOut::Forfeit)).await;
    inn.hall.close().await;
    inn.clock.pass(3_600);
    inn.fall().await;
    inn.clock.pass(60);
    let store = inn.hall.store().clone();
    eventually(async || store.summary(id).await.is_ok_and(|(summary, _)| summary.phase == Phase::Over)).await;
}

const EVER: Moment = Moment::from_millis(i64::MAX);

async fn rated(inn: &Inn, id: TableId) -> usize {
    let player = Player::Person(person(1).id);
    let steps = inn.hall.store().rating_history(&player, EVER, 99).await.expect("an answer");
    steps.iter().filter(|step| step.table == id).count()
}

async fn games_are_rated_once(test_store: TestStore) {
    let mut inn = Inn::open(test_store).await;
    let seats = vec![SeatPlan::Open, SeatPlan::Open, SeatPlan::Bot("random".to_owned())];
    let id = inn.begun_by(Terms::new("planners", seats)).await;
    let ending = inn.finish(id).await.ending().expect("it is over");
    eventually(async || rated(&inn, id).await == 1).await;
    // A test_store that fell in between looks for games that it did not rate.
    inn.fall().await;
    let second = inn.begun().await;
    inn.finish(second).await;
    eventually(async || rated(&inn, second).await == 1).await;
    let store = inn.hall.store();
    let of = async |player: Player| store.rating("planners", &player).await.expect("an answer");
    let ratings = [of(Player::Person(person(1).id)).await, of(Player::Person(person(2).id)).await];
    assert_eq!(ratings.map(|rating| rating.map(|rating| rating.games)), [Some(2); 2]);
    assert_eq!(of(Player::Bot("random".to_owned())).await.map(|rating| rating.games), Some(1));
    let steps = store.rating_history(&Player::Person(person(2).id), EVER, 9).await;
    let place = steps.expect("an answer").iter().find(|step| step.table == id).map(|step| step.place);
    assert_eq!(place, Some(u64::from(ending.places[1])));
}

fn bots_seat() -> SeatPlan {
    SeatPlan::Bot("random".to_owned())
}

async fn games_that_do_not_count_are_not_rated(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let alone = inn.begun_by(Terms::new("engineer", vec![SeatPlan::Open])).await;
    inn.finish(alone).await;
    let bots = vec![bots_seat(); 2];
    let without_people = inn.begun_by(Terms::new("planners", bots)).await;
    let given_up = inn.begun().await;
    inn.asks(given_up, 1, &Command::Resign { seat: ONE }).await.expect("anybody may give up");
    let hot_seat = inn.hall.create(Terms::new("planners", vec![SeatPlan::Open; 2]), &person(1)).await.expect("terms");
    for seat in [ONE, TWO] {
        inn.asks(hot_seat, 1, &Command::Sit { seat, key: None, entropy: String::new() }).await.expect("free");
    }
    inn.asks(hot_seat, 1, &Command::Start).await.expect("all seats are taken");
    for _ in 0..8 {
        let seat = inn.table(hot_seat).await.mover().expect("somebody is to move");
        let table = inn.table(hot_seat).await;
        let action = table.position().actions().swap_remove(0);
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        inn.asks(hot_seat, 1, &act).await.expect("a legal action");
    }
    inn.asks(hot_seat, 1, &Command::Resign { seat: ONE }).await.expect("anybody may give up");
    let against_a_bot = inn.begun_by(Terms::new("planners", vec![SeatPlan::Open, bots_seat()])).await;
    // The bot has answered, so its answer and whatever chance did are taken back too, and nobody could have minded.
    let has_acted = |table: &Table, seat| table.steps().any(|(acted, _)| acted == Some(seat));
    while !has_acted(&*inn.table(against_a_bot).await, TWO) {
        let _ = inn.act(against_a_bot).await;
    }
    inn.asks(against_a_bot, 1, &Command::AskBack { seat: ONE }).await.expect("it has acted");
    assert!(inn.finish(against_a_bot).await.was_tried_again());
    let seats = vec![SeatPlan::Open, bots_seat()];
    let advised = inn.begun_by(Terms { hints: true, ..Terms::new("planners", seats) }).await;
    eventually(async || inn.table(advised).await.mover() == Some(ONE)).await;
    inn.hall.advise(advised, ONE, &"greedy".parse().expect("a bot"), 1).await.expect("advice");
    assert!(inn.finish(advised).await.was_advised());
    eventually(async || inn.table(without_people).await.phase() == Phase::Over).await;
    eventually(async || inn.hall.store().unrated(9).await == Ok(Vec::new())).await;
    for game in ["planners", "engineer"] {
        assert_eq!(inn.hall.store().leaderboard(game, 0, 9).await, Ok(Vec::new()));
    }
}

async fn players_meet_again_one_seat_further(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let seats = vec![SeatPlan::Open, SeatPlan::Open, SeatPlan::Bot("random".to_owned())];
    let id = inn.begun_by(Terms::new("planners", seats)).await;
    let too_early = inn.hall.rematch(id, &person(1), "").await;
    assert_eq!(too_early, Err(HallError::Refused(Refused::NotOver)));
    inn.finish(id).await;
    assert_eq!(inn.hall.rematch(id, &person(3), "").await, Err(HallError::NotAPlayer));
    let mut watch = inn.hall.watch(id).await.expect("it is there");
    let next = inn.hall.rematch(id, &person(2), "dice").await.expect("they played");
    watch_until(&mut watch, |table| table.followed() == Some(next)).await;
    let waiting = inn.table(next).await;
    let sits = |seat: usize| waiting.chairs()[seat].person.as_ref().map(|person| person.id);
    assert_eq!((sits(1), sits(2)), (None, Some(person(2).id)));
    assert_eq!((waiting.phase(), waiting.chairs()[0].bot.as_deref()), (Phase::Gathering, Some("random")));
    let stranger = inn.asks(next, 3, &Command::Sit { seat: TWO, key: None, entropy: String::new() }).await;
    assert_eq!(stranger, Err(HallError::Refused(Refused::Reserved(TWO))));
    assert_eq!(inn.hall.rematch(id, &person(2), "").await, Ok(next), "asked again it is the same");
    assert_eq!(inn.hall.rematch(id, &person(1), "").await, Ok(next), "and the same for the others");
    let begun = inn.table(next).await;
    assert_eq!(begun.phase(), Phase::Playing);
    assert!(begun.chairs()[1].belongs_to(person(1).id) && begun.chairs()[2].belongs_to(person(2).id));
}

async fn a_rematch_against_bots_begins_at_once(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let seats = vec![SeatPlan::Open, SeatPlan::Bot("random".to_owned())];
    let id = inn.begun_by(Terms::new("planners", seats)).await;
    inn.finish(id).await;
    let next = inn.hall.rematch(id, &person(1), "").await.expect("they played");
    let table = inn.table(next).await;
    assert_eq!(table.phase(), Phase::Playing);
    assert!(table.chairs()[1].belongs_to(person(1).id) && Seat::new(1) == TWO);
}
