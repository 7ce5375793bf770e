//! The city of the day: the same for everyone, once for each person, and nothing is told early.

use rynek_daily::{DayKey, begin, terms};
use rynek_hall::{Claim, Hall, HallError};
use rynek_kernel::{Record, Seat, Viewer};
use rynek_store::{AttemptKind, DayAttempt, StoreError, TokenHash};
use rynek_table::{Command, Date, Phase, Refused, Table, TableId, verify_record};

use crate::{
    common::{NOW, person},
    test_hall::{ONE, TestHall, eventually, in_time},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    everyone_meets_the_same_city
    an_attempt_cannot_be_begun_twice
    the_seed_is_published_after_the_day
    an_attempt_that_is_given_up_or_late_has_no_result
    past_days_can_be_played_again
    a_game_without_the_server_is_handed_in
}

const GAME: &str = "planners";

fn today() -> Date {
    Date::of(NOW)
}

async fn open(test_store: TestStore) -> TestHall {
    let test = TestHall::open(test_store).await;
    for number in [1, 2] {
        let token = TokenHash::of(&format!("secret {number}"));
        let known = test.hall.store().create_person(person(number).id, &person(number).name, token, NOW).await;
        known.expect("a new person");
    }
    test
}

async fn begun(hall: &Hall, who: u128) -> TableId {
    hall.begin_day(today(), GAME, &person(who)).await.expect("today's game")
}

/// Plays a person's game to its end, always the first action.
async fn play(test: &TestHall, id: TableId, who: u128, most: usize) {
    let mut watch = test.hall.watch(id).await.expect("the table exists");
    let mut played = 0;
    while let Some(table) = Some(test.table(id).await).filter(|table| table.phase() == Phase::Playing) {
        if table.bot_to_move().is_some() {
            in_time(watch.next()).await;
        } else if played == most {
            return;
        } else {
            let action = table.position().actions().swap_remove(0);
            let act = Command::Act { seat: ONE, action, chosen_at: table.number(), id: None };
            test.ask(id, who, &act).await.expect("a legal action");
            played += 1;
        }
    }
}

async fn attempt(test: &TestHall, who: u128, kind: AttemptKind) -> DayAttempt {
    let all = test.hall.store().attempts_of(person(who).id, today()).await.expect("an answer");
    all.into_iter().find(|attempt| attempt.kind == kind).expect("an attempt")
}

/// All that a player may see, but for what names the table, its people and the time.
async fn seen(test: &TestHall, id: TableId, who: u128) -> (String, Vec<String>, Vec<(Option<Seat>, String)>) {
    let table = test.table(id).await;
    let viewer = table.viewer_of(Some(person(who).id), None).expect("their seat");
    let sight = table.sight(viewer, vec![ONE], NOW);
    let log = test.hall.told(id, viewer, 3, 9_999).await.expect("a log");
    let told = log.iter().map(|told| format!("{} {:?} {:?} {:?}", told.what, told.seat, told.action, told.effects));
    let text = format!("{} {:?} {:?} {:?}", sight.view.value(), sight.actions, sight.points, sight.commitment);
    (text, told.collect(), table.steps().collect())
}

async fn everyone_meets_the_same_city(test_store: TestStore) {
    let test = open(test_store).await;
    let (one, two) = (begun(&test.hall, 1).await, begun(&test.hall, 2).await);
    assert_ne!(one, two);
    // Two attempts with the same actions see the same at every moment, whatever happens at the tables otherwise.
    for actions in [0, 3, 9, usize::MAX] {
        play(&test, one, 1, actions).await;
        test.clock.pass(7);
        test.ask(two, 2, &Command::Leave { seat: ONE }).await.expect_err("no bot stands in");
        play(&test, two, 2, actions).await;
        assert_eq!(seen(&test, one, 1).await, seen(&test, two, 2).await);
    }
}

async fn an_attempt_cannot_be_begun_twice(test_store: TestStore) {
    let test = open(test_store).await;
    let other = test.node("two").await;
    let id = begun(&test.hall, 1).await;
    play(&test, id, 1, 4).await;
    assert_eq!(begun(&other, 1).await, id, "on any node");
    for command in [
        Command::TakeBack { seat: ONE, actions: 1 },
        Command::AskBack { seat: ONE },
        Command::Leave { seat: ONE },
        Command::Close,
    ] {
        test.ask(id, 1, &command).await.expect_err("it is played once");
    }
    assert_eq!(test.hall.command(id, &Command::Close, None).await, Err(Refused::Day.into()));
    let bot = "greedy".parse().expect("a bot");
    assert_eq!(test.hall.advise(id, ONE, &bot, 1).await.map(|_| ()), Err(HallError::NoHints));
    play(&test, id, 1, usize::MAX).await;
    eventually(async || attempt(&test, 1, AttemptKind::Rated).await.finished.is_some()).await;
    assert_eq!(begun(&test.hall, 1).await, id);
    let noted = attempt(&test, 1, AttemptKind::Rated).await;
    assert_eq!((noted.tries, noted.result.is_some()), (3, true));
    assert_eq!(test.hall.rematch(id, &person(1), "x").await, Err(Refused::Day.into()));
    let ratings = test.hall.store().ratings_of(&rynek_store::Player::Person(person(1).id)).await;
    assert_eq!(ratings.expect("an answer"), [], "it counts for its own leaderboard only");
}

async fn the_seed_is_published_after_the_day(test_store: TestStore) {
    let test = open(test_store).await;
    let id = begun(&test.hall, 1).await;
    play(&test, id, 1, usize::MAX).await;
    let chain = test.hall.days().await.expect("a chain").clone();
    let seed = chain.key(today()).expect("a key").seed(GAME);
    let fair = async || test.hall.record(id, Viewer::Spectator).await.expect("a record").fair.expect("it is bound");
    let early = fair().await;
    assert_eq!((early.seed, early.commitment.as_str()), (None, seed.commitment().as_str()));
    let tomorrow = test.hall.begin_day(today().plus(1), GAME, &person(1)).await;
    assert_eq!(tomorrow, Err(StoreError::NotFound.into()));
    test.clock.pass(86_400);
    assert_eq!(fair().await.seed, Some(seed.reveal()));
    let record = test.hall.record(id, Viewer::Spectator).await.expect("a record");
    assert!(verify_record(&record).is_ok());
    rynek_daily::replay(&record, terms(GAME, today(), false).expect("a set-up"), seed).expect("move by move");
    // A node that starts later has the same keys.
    assert_eq!(*test.node("two").await.days().await.expect("a chain"), chain);
}

async fn an_attempt_that_is_given_up_or_late_has_no_result(test_store: TestStore) {
    let test = open(test_store).await;
    let given_up = begun(&test.hall, 1).await;
    play(&test, given_up, 1, 2).await;
    test.ask(given_up, 1, &Command::Resign { seat: ONE }).await.expect("they give up");
    let late = begun(&test.hall, 2).await;
    play(&test, late, 2, 2).await;
    test.clock.pass(86_400);
    play(&test, late, 2, usize::MAX).await;
    for who in [1, 2] {
        eventually(async || attempt(&test, who, AttemptKind::Rated).await.finished.is_some()).await;
        assert_eq!(attempt(&test, who, AttemptKind::Rated).await.result, None);
    }
}

async fn past_days_can_be_played_again(test_store: TestStore) {
    let test = open(test_store).await;
    test.hall.days().await.expect("the first day");
    test.clock.pass(86_400);
    let first = begun(&test.hall, 1).await;
    assert_eq!(begun(&test.hall, 1).await, first);
    play(&test, first, 1, usize::MAX).await;
    eventually(async || attempt(&test, 1, AttemptKind::Later).await.result.is_some()).await;
    assert_ne!(begun(&test.hall, 1).await, first);
    let before = test.hall.begin_day(today().plus(-1), GAME, &person(1)).await;
    assert_eq!(before, Err(StoreError::NotFound.into()), "there were no keys yet");
}

/// A whole game with the open seed of today.
fn offline() -> Record {
    let seed = DayKey::open(today()).seed(GAME);
    let terms = terms(GAME, today(), true).expect("a set-up");
    let (mut table, mut history) = begin(terms, seed.clone(), &person(1), NOW).expect("a table");
    while let Some(seat) = table.mover() {
        let position = table.position();
        let thought = table.bot_to_move().map(|(seat, bot)| {
            rynek_bots::consider(position, seat, &bot.parse().expect("a level"), &mut table.bot_rng())
        });
        let action = thought.map_or_else(|| position.actions().swap_remove(0), |mut best| best.swap_remove(0).action);
        let who = if seat == ONE { Some(person(1)) } else { None };
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        let entries = table.decide(&act, who.as_ref(), NOW).expect("a legal action");
        entries.iter().for_each(|entry| table.fold(entry).expect("a decided entry"));
        history.extend(entries);
    }
    Table::record(&history, seed, Viewer::Spectator, NOW).expect("a record")
}

async fn a_game_without_the_server_is_handed_in(test_store: TestStore) {
    let test = open(test_store).await;
    let record = offline();
    let claim = Claim { began: NOW, finished: NOW.after(9), tries: 4 };
    let hand_in = async |date: Date, record: &Record| test.hall.hand_in(date, GAME, record, claim, &person(1)).await;
    let mut forged = record.clone();
    forged.events.swap(0, 1);
    let refused = [hand_in(today(), &forged).await, hand_in(today().plus(-1), &record).await];
    assert!(refused.iter().all(|refused| matches!(refused, Err(HallError::Record(_)))), "{refused:?}");
    assert_eq!(hand_in(today().plus(1), &record).await, Err(StoreError::NotFound.into()));
    let noted = hand_in(today(), &record).await.expect("it is a game of today");
    assert_eq!((noted.kind, noted.tries, noted.finished), (AttemptKind::HandedIn, 4, Some(NOW.after(9))));
    assert_eq!(noted.result.map(|(_, points)| points), record.result.map(|result| i64::from(result.points[0])));
    assert_eq!(test.table(noted.table).await.phase(), Phase::Over);
    // A server's own game is not one that anyone could have prepared.
    assert!(test.hall.store().attempts_at(today(), GAME, AttemptKind::Rated).await.expect("an answer").is_empty());
}
