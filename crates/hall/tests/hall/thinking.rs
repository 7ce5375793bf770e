//! Bots think only while a person waits for them, and people get equal shares of thinking time.

use rynek_hall::Census;
use rynek_kernel::Seat;
use rynek_table::{Command, Event, Phase, SeatPlan, TableId, Terms};

use crate::{
    common::person,
    test_hall::{ONE, TWO, TestHall, bot, eventually, in_time, watch_until},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    the_bots_of_one_person_do_not_delay_another
    a_hint_does_not_wait_for_another_persons_tables
    a_game_of_bots_pauses_while_no_client_looks
    a_game_that_all_players_left_pauses
    games_of_bots_in_old_databases_are_not_played
}

/// A bot that thinks until it is told to stop.
const ENDLESS: &str = "search:1000000000";

/// A game that a person has begun, from one of its seats.
async fn started_by(test: &TestHall, seats: Vec<SeatPlan>, seat: Seat, who: u128) -> TableId {
    let terms = Terms { hints: true, ..Terms::new("planners", seats) };
    let id = test.hall.create(terms, &person(who)).await.expect("good terms");
    test.ask(id, who, &Command::Sit { seat, key: None, entropy: String::new() }).await.expect("it is free");
    test.ask(id, who, &Command::Start).await.expect("all seats are taken");
    id
}

/// A game of a bot, which begins, and a person.
async fn started_against(test: &TestHall, name: &str, who: u128) -> TableId {
    started_by(test, vec![bot(name), SeatPlan::Open], TWO, who).await
}

async fn acted(test: &TestHall, id: TableId, who: Seat) -> usize {
    let history = test.hall.store().history(id, 0).await.expect("the table exists");
    history.iter().filter(|entry| matches!(entry.event, Event::Acted { seat, .. } if seat == who)).count()
}

async fn wait_for_census(test: &TestHall, thinking: usize, waiting: usize) {
    let is_so = |census: Census| (census.thinking, census.waiting) == (thinking, waiting);
    eventually(async || is_so(test.hall.census())).await;
}

/// Person 1 has one bot that thinks and five that wait.
async fn crowded(test_store: TestStore) -> (TestHall, Vec<TableId>) {
    let test = TestHall::open_with(test_store, |config| config.thinkers = 1).await;
    let mut tables = Vec::new();
    for waiting in 0..6 {
        tables.push(started_against(&test, ENDLESS, 1).await);
        wait_for_census(&test, 1, waiting).await;
    }
    (test, tables)
}

async fn the_bots_of_one_person_do_not_delay_another(test_store: TestStore) {
    let (test, tables) = crowded(test_store).await;
    let other = started_against(&test, "random", 2).await;
    wait_for_census(&test, 1, 6).await;
    test.ask(tables[0], 1, &Command::Resign { seat: TWO }).await.expect("players may resign");
    eventually(async || acted(&test, other, ONE).await > 0).await;
    // The next bot is one of person 1, whatever the other person's bot still has to do.
    let waits = 4 + usize::from(test.table(other).await.bot_to_move().is_some());
    wait_for_census(&test, 1, waits).await;
    // The bot of a finished game leaves the queue.
    test.ask(tables[5], 1, &Command::Resign { seat: TWO }).await.expect("players may resign");
    wait_for_census(&test, 1, waits - 1).await;
    test.hall.close().await;
    wait_for_census(&test, 0, 0).await;
}

async fn a_hint_does_not_wait_for_another_persons_tables(test_store: TestStore) {
    let (test, tables) = crowded(test_store).await;
    let other = started_by(&test, vec![SeatPlan::Open, bot("random")], ONE, 2).await;
    let hall = test.hall.clone();
    let hint = tokio::spawn(async move { hall.advise(other, ONE, &"greedy".parse().expect("a bot"), 1).await });
    wait_for_census(&test, 1, 6).await;
    test.ask(tables[0], 1, &Command::Resign { seat: TWO }).await.expect("players may resign");
    let (_, best) = in_time(hint).await.expect("no panic").expect("advice");
    assert_eq!(best.len(), 1);
}

async fn a_game_of_bots_pauses_while_no_client_looks(test_store: TestStore) {
    let test = TestHall::open_with(test_store, |config| config.thinkers = 1).await;
    let id = test.started_with(Terms::new("planners", vec![bot("random"); 2])).await;
    let played = started_against(&test, "random", 2).await;
    test.finish(played).await;
    assert_eq!(acted(&test, id, ONE).await, 0, "no bot has acted");
    assert_eq!(test.hall.store().untended(test.clock.time().wall(), "one", None, 9).await, Ok(Vec::new()));
    let mut watch = test.hall.watch(id).await.expect("the table exists");
    watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
}

async fn a_game_that_all_players_left_pauses(test_store: TestStore) {
    let test = TestHall::open_with(test_store, |config| config.thinkers = 1).await;
    let terms = Terms { stand_in: "random".to_owned(), ..Terms::new("planners", vec![SeatPlan::Open, bot("random")]) };
    let id = test.started_with(terms).await;
    test.ask(id, 1, &Command::Leave { seat: ONE }).await.expect("players may leave");
    let played = started_against(&test, "random", 2).await;
    test.finish(played).await;
    assert_eq!(acted(&test, id, ONE).await, 0, "no bot has acted");
    test.ask(id, 1, &Command::Return { seat: ONE }).await.expect("players may return");
    test.finish(id).await;
}

/// Older versions marked such tables as waiting for a bot.
async fn games_of_bots_in_old_databases_are_not_played(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started_with(Terms::new("planners", vec![bot("random"); 2])).await;
    test.test_store.execute("UPDATE tables SET awaits_bot = 1");
    let store = test.hall.store();
    eventually(async || store.untended(test.clock.time().wall(), "one", None, 9).await == Ok(Vec::new())).await;
    assert_eq!(acted(&test, id, ONE).await, 0, "no bot has acted");
}
