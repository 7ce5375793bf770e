//! Bots that think for whoever waits for them, and for nobody else.

use rynek_hall::Census;
use rynek_kernel::Seat;
use rynek_table::{Command, Event, Phase, SeatPlan, TableId, Terms};

use crate::{
    common::person,
    inn::{Inn, ONE, TWO, eventually, patiently, watch_until},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    the_bots_of_one_do_not_keep_another_waiting
    whoever_asks_for_hints_waits_behind_nobodys_tables
    a_game_of_bots_stands_still_while_nobody_looks
    a_game_that_all_have_left_stands_still
    games_of_bots_that_were_awaited_once_are_left_alone
}

/// A bot that thinks until it is told to stop.
const DREAMER: &str = "search:1000000000";

fn bot(name: &str) -> SeatPlan {
    SeatPlan::Bot(name.to_owned())
}

/// A game that a person has begun, from one of its seats.
async fn begun(inn: &Inn, seats: Vec<SeatPlan>, seat: Seat, who: u128) -> TableId {
    let terms = Terms { hints: true, ..Terms::new("planners", seats) };
    let id = inn.hall.create(terms, &person(who)).await.expect("good terms");
    inn.asks(id, who, &Command::Sit { seat, key: None, entropy: String::new() }).await.expect("it is free");
    inn.asks(id, who, &Command::Start).await.expect("all seats are taken");
    id
}

/// A game of a bot, which begins, and a person.
async fn begun_against(inn: &Inn, name: &str, who: u128) -> TableId {
    begun(inn, vec![bot(name), SeatPlan::Open], TWO, who).await
}

async fn acted(inn: &Inn, id: TableId, who: Seat) -> usize {
    let history = inn.hall.store().history(id, 0).await.expect("it is there");
    history.iter().filter(|entry| matches!(entry.event, Event::Acted { seat, .. } if seat == who)).count()
}

async fn think_and_wait(inn: &Inn, thinking: usize, waiting: usize) {
    let is_so = |census: Census| (census.thinking, census.waiting) == (thinking, waiting);
    eventually(async || is_so(inn.hall.census())).await;
}

/// Person 1 has one bot that thinks and five that wait.
async fn crowded(test_store: TestStore) -> (Inn, Vec<TableId>) {
    let inn = Inn::open_by(test_store, |rules| rules.thinkers = 1).await;
    let mut tables = Vec::new();
    for waiting in 0..6 {
        tables.push(begun_against(&inn, DREAMER, 1).await);
        think_and_wait(&inn, 1, waiting).await;
    }
    (inn, tables)
}

async fn the_bots_of_one_do_not_keep_another_waiting(test_store: TestStore) {
    let (inn, tables) = crowded(test_store).await;
    let other = begun_against(&inn, "random", 2).await;
    think_and_wait(&inn, 1, 6).await;
    // Whoever thinks next after the other's bot never ends.
    inn.asks(tables[0], 1, &Command::Resign { seat: TWO }).await.expect("anybody may give up");
    eventually(async || acted(&inn, other, ONE).await > 0).await;
    // After it comes the next of person 1, whatever the other's bot still has to do.
    let waits = 4 + usize::from(inn.table(other).await.bot_to_move().is_some());
    think_and_wait(&inn, 1, waits).await;
    // A game that is over waits no longer.
    inn.asks(tables[5], 1, &Command::Resign { seat: TWO }).await.expect("anybody may give up");
    think_and_wait(&inn, 1, waits - 1).await;
    inn.hall.close().await;
    think_and_wait(&inn, 0, 0).await;
}

async fn whoever_asks_for_hints_waits_behind_nobodys_tables(test_store: TestStore) {
    let (inn, tables) = crowded(test_store).await;
    let other = begun(&inn, vec![SeatPlan::Open, bot("random")], ONE, 2).await;
    let hall = inn.hall.clone();
    let hint = tokio::spawn(async move { hall.advise(other, ONE, &"greedy".parse().expect("a bot"), 1).await });
    think_and_wait(&inn, 1, 6).await;
    inn.asks(tables[0], 1, &Command::Resign { seat: TWO }).await.expect("anybody may give up");
    let (_, best) = patiently(hint).await.expect("no panic").expect("advice");
    assert_eq!(best.len(), 1);
}

async fn a_game_of_bots_stands_still_while_nobody_looks(test_store: TestStore) {
    let inn = Inn::open_by(test_store, |rules| rules.thinkers = 1).await;
    let id = inn.begun_by(Terms::new("planners", vec![bot("random"); 2])).await;
    let played = begun_against(&inn, "random", 2).await;
    inn.finish(played).await;
    assert_eq!(acted(&inn, id, ONE).await, 0, "a bot thought for nobody");
    assert_eq!(inn.hall.store().untended(inn.clock.time().wall(), "one", None, 9).await, Ok(Vec::new()));
    let mut watch = inn.hall.watch(id).await.expect("it is there");
    watch_until(&mut watch, |table| table.phase() == Phase::Over).await;
}

async fn a_game_that_all_have_left_stands_still(test_store: TestStore) {
    let inn = Inn::open_by(test_store, |rules| rules.thinkers = 1).await;
    let terms = Terms { stand_in: "random".to_owned(), ..Terms::new("planners", vec![SeatPlan::Open, bot("random")]) };
    let id = inn.begun_by(terms).await;
    inn.asks(id, 1, &Command::Leave { seat: ONE }).await.expect("anybody may leave");
    let played = begun_against(&inn, "random", 2).await;
    inn.finish(played).await;
    assert_eq!(acted(&inn, id, ONE).await, 0, "a bot thought for nobody");
    inn.asks(id, 1, &Command::Return { seat: ONE }).await.expect("anybody may return");
    inn.finish(id).await;
}

/// Older programs left them to be found.
async fn games_of_bots_that_were_awaited_once_are_left_alone(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.begun_by(Terms::new("planners", vec![bot("random"); 2])).await;
    inn.test_store.meddle("UPDATE tables SET awaits_bot = 1");
    let store = inn.hall.store();
    eventually(async || store.untended(inn.clock.time().wall(), "one", None, 9).await == Ok(Vec::new())).await;
    assert_eq!(acted(&inn, id, ONE).await, 0, "a bot thought for nobody");
}
