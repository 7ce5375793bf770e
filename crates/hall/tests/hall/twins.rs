//! The time of a bot's answer reveals nothing about its hand. Twin positions differ only in the bot's hand: in one it
//! has a single legal action, in the other several. The server is too slow to finish the search in either.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rynek_hall::{Hall, HallConfig};
use rynek_kernel::{Seat, Viewer, below, series_rng};
use rynek_store::{NewTable, Summary};
use rynek_table::{Command, Entry, Event, Moment, Phase, SeatPlan, Table, TableId, Terms};

use crate::{
    common::{SEED, TestTable},
    test_hall::{ONE, TWO, TestClock, TestHall, bot, config, eventually},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    a_forced_action_comes_on_the_beat_of_a_free_one
    so_it_does_after_waiting_in_the_queue
}

const PACE: Duration = Duration::from_millis(800);
/// Bots whose search does not end during a test.
const SLOW: &str = "search:1000000";
const OTHER: &str = "search:1000000000";
const ID: TableId = TableId::new(7);

/// A game of a person and a bot, at a turn of the bot.
fn bot_turn(rng: &mut ChaCha8Rng) -> Option<Vec<Entry>> {
    let mut play = TestTable::open(Terms::new("boulevards", vec![SeatPlan::Open, bot(SLOW)]));
    play.ask(1, &Command::Sit { seat: ONE, key: None, entropy: String::new() }).expect("it is free");
    play.ask(1, &Command::Start).expect("all seats are taken");
    for _ in 0..below(rng, 80) {
        let seat = play.table.mover()?;
        let actions = play.table.position().actions();
        let action = actions[below(rng, actions.len() as u32) as usize].clone();
        let act = Command::Act { seat, action, chosen_at: play.table.number(), id: None };
        let done = if seat == ONE { play.ask(1, &act) } else { play.ask_as_server(&act) };
        done.expect("a legal action");
    }
    (play.table.mover() == Some(TWO)).then_some(play.history)
}

/// The same history with two draws exchanged.
fn exchanged(history: &[Entry], one: &str, other: &str) -> Vec<Entry> {
    let mut twin = history.to_vec();
    for entry in &mut twin {
        if let Event::Drawn { action } = &mut entry.event {
            if action == one {
                other.clone_into(action);
            } else if action == other {
                one.clone_into(action);
            }
        }
    }
    twin
}

fn replayed(history: &[Entry]) -> Option<Table> {
    Table::replay(history, SEED).ok().filter(|table| table.phase() == Phase::Playing)
}

/// What everyone except the bot knows.
fn seen(table: &Table) -> String {
    let sights =
        [Viewer::Seat(ONE), Viewer::Spectator].map(|viewer| table.sight(viewer, Vec::new(), Moment::default()));
    serde_json::to_string(&sights).expect("plain data")
}

fn choices(table: &Table) -> usize {
    table.position().actions().len()
}

/// Two histories that only the bot can tell apart: in the first it has one legal action, in the second several.
fn twins() -> [Vec<Entry>; 2] {
    for number in 0..2_000 {
        let mut rng = series_rng(13, number);
        let Some(history) = bot_turn(&mut rng) else { continue };
        let Some(table) = replayed(&history).filter(|table| choices(table) == 1) else { continue };
        let mut drawn: Vec<&str> = Vec::new();
        for entry in &history {
            if let Event::Drawn { action } = &entry.event {
                drawn.push(action);
            }
        }
        for one in &drawn {
            for other in all_draws() {
                let twin = exchanged(&history, one, &other);
                let free = |twin: &Table| choices(twin) > 1 && twin.mover() == Some(TWO) && seen(twin) == seen(&table);
                if replayed(&twin).is_some_and(|twin| free(&twin)) {
                    return [history, twin];
                }
            }
        }
    }
    panic!("no twins found")
}

fn all_draws() -> impl Iterator<Item = String> {
    ('A'..='L').flat_map(|street| (1..=4).map(move |lot| format!("draw {street}{lot}")))
}

/// A hall with a test clock, in which so many bots may think concurrently.
async fn open(test_store: &TestStore, clock: &TestClock, thinkers: usize) -> Hall {
    let config = HallConfig { pace: PACE, thinkers, time: clock.time_and_sleep(), ..config("one", clock) };
    Hall::open(test_store.store().await, config).await.expect("a hall")
}

async fn create(hall: &Hall, entries: &[Entry]) {
    let summary = Summary::of(&replayed(entries).expect("a game"));
    let table = NewTable { id: ID, seed: SEED, entries: entries.to_vec(), summary };
    hall.store().create(table).await.expect("a new table");
    hall.table(ID).await.expect("the table exists");
}

/// How many beats after its turn began the bot acts, by the times in the history.
async fn beats(hall: &Hall, clock: &TestClock, entries: &[Entry]) -> i64 {
    let (last, store) = (entries.last().expect("a history"), hall.store());
    let answer = async || {
        let since = store.history(ID, last.number).await.expect("the table exists");
        since.into_iter().find(|entry| matches!(entry.event, Event::Acted { .. }))
    };
    // The bot sleeps twice: until it stops thinking, and until it answers.
    eventually(async || clock.sleepers() == 2).await;
    loop {
        clock.tick(PACE);
        eventually(async || clock.sleepers() == 2 || answer().await.is_some()).await;
        if let Some(answer) = answer().await {
            return answer.at.since(last.at) / PACE.as_millis() as i64;
        }
    }
}

fn another(test_store: &TestStore) -> TestStore {
    if let TestStore::File(_) = test_store { TestStore::file() } else { TestStore::database() }
}

async fn a_forced_action_comes_on_the_beat_of_a_free_one(test_store: TestStore) {
    let twins = twins();
    let stores = [another(&test_store), test_store];
    let mut found = Vec::new();
    for (test_store, entries) in stores.iter().zip(&twins) {
        let clock = TestClock::new();
        let hall = open(test_store, &clock, 2).await;
        create(&hall, entries).await;
        found.push(beats(&hall, &clock, entries).await);
        hall.close().await;
    }
    assert!(found[0] > 1 && found[0] == found[1], "forced and free: {found:?}");
}

async fn so_it_does_after_waiting_in_the_queue(test_store: TestStore) {
    let twins = twins();
    let stores = [another(&test_store), test_store];
    let mut found = Vec::new();
    for (test_store, entries) in stores.into_iter().zip(&twins) {
        let clock = TestClock::new();
        let hall = open(&test_store, &clock, 1).await;
        let test = TestHall { test_store, hall: hall.clone(), clock: clock.clone() };
        let busy = test.started_with(Terms::new("planners", vec![bot(OTHER), SeatPlan::Open])).await;
        eventually(async || hall.census().thinking == 1).await;
        create(&hall, entries).await;
        eventually(async || hall.census().waiting == 1).await;
        clock.tick(5 * PACE / 2);
        test.ask(busy, 2, &Command::Resign { seat: Seat::new(1) }).await.expect("players may resign");
        found.push(beats(&hall, &clock, entries).await);
        hall.close().await;
    }
    assert!(found[0] > 3 && found[0] == found[1], "forced and free: {found:?}");
}
