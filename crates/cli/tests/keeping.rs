//! `rynek verify`, `rynek backup` and `rynek restore`.

#[allow(dead_code)]
mod caller;

use std::path::Path;

use caller::{fails, file, out, rynek, scratch};
use rynek_kernel::{Seat, Viewer};
use rynek_tables::{
    Command, Entry, Moment, Person, PersonId, Phase, SeatPlan, Seed, Table, Terms,
    store::{NewTable, Store, Summary, TableId},
};
use rynek_trials::{Flush, Postgres};
use serde_json::{Value, json};

const SEED: [u8; 32] = [7; 32];

/// A whole game at a table, played with the first action each time, and one action taken back.
fn game() -> (Table, Vec<Entry>) {
    let now = Moment::from_millis(1_000);
    let ada = Person { id: PersonId::new(1), name: "Ada".to_owned() };
    let terms = Terms::new("planners", vec![SeatPlan::Open, SeatPlan::Open]);
    let (mut table, mut history) = Table::open(terms, Seed::new(SEED), &ada, now).expect("a table");
    let mut ask = |table: &mut Table, command: Command| {
        let added = table.decide(&command, Some(&ada), now).expect("it can be done");
        added.iter().for_each(|entry| table.fold(entry).expect("what was decided can be"));
        history.extend(added);
    };
    for seat in Seat::all(2) {
        ask(&mut table, Command::Sit { seat, key: None, entropy: format!("luck of {seat}") });
    }
    ask(&mut table, Command::Start);
    let mut taken_back = false;
    while let Some(seat) = table.mover() {
        let action = table.position().actions().swap_remove(0);
        let chosen_at = table.number();
        ask(&mut table, Command::Act { seat, action, chosen_at, id: None });
        if !taken_back && table.phase() == Phase::Playing && table.free_to_take_back(seat) > 0 {
            ask(&mut table, Command::TakeBack { seat, actions: 1 });
            taken_back = true;
        }
    }
    assert_eq!((table.phase(), taken_back), (Phase::Over, true));
    (table, history)
}

fn record() -> String {
    Table::record(&game().1, Seed::new(SEED), Viewer::Spectator).expect("a record").to_json()
}

#[test]
fn a_fair_game_is_verified() {
    let path = file("game.json", &record());
    let said = out(&rynek(&["verify", &path], b""));
    assert!(said.contains("draws follow from the seed"), "{said}");
    let told: Value =
        serde_json::from_str(&out(&rynek(&["verify", "-", "--json"], record().as_bytes()))).expect("JSON");
    assert_eq!((&told["fair"], &told["game"]), (&json!(true), &json!("planners")));
    assert!(told["draws"].as_u64().is_some_and(|draws| draws > 5));
    assert!(said.contains(told["commitment"].as_str().expect("text")));
}

#[test]
fn luck_that_was_tampered_with_is_found() {
    let good: Value = serde_json::from_str(&record()).expect("JSON");
    let mut other_seed = good.clone();
    other_seed["fair"]["seed"] = "0".repeat(64).into();
    let mut other_luck = good.clone();
    other_luck["fair"]["contributions"][1] = "changed my mind".into();
    let mut unbound = good.clone();
    unbound.as_object_mut().expect("an object").remove("fair");
    let mut unfinished = good.clone();
    unfinished["fair"].as_object_mut().expect("an object").remove("seed");
    for (record, says) in [
        (other_seed, "The seed is not the one that was bound"),
        (other_luck, "was not drawn fairly"),
        (unbound, "says nothing of its luck"),
        (unfinished, "The seed of this record is not known yet"),
    ] {
        fails(&rynek(&["verify", "-"], record.to_string().as_bytes()), 1, says);
    }
    fails(&rynek(&["verify", "-"], b"{"), 1, "");
    fails(&rynek(&["verify", "/nowhere/at/all.json"], b""), 3, "cannot be read");
    fails(&rynek(&["verify"], b""), 2, "is missing");
}

fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime").block_on(work)
}

const TABLE: TableId = TableId::new(1);

/// Keeps a game in a store.
fn keep(address: &str) {
    let (table, entries) = game();
    let new = NewTable { id: TABLE, seed: Seed::new(SEED), entries, summary: Summary::of(&table) };
    wait(async { Store::open(address).await.expect("a store").create(new).await.expect("it is kept") });
}

fn is_kept(address: &str) -> bool {
    let (_, entries) = game();
    wait(async {
        Store::open(address).await.expect("a store").load(TABLE).await.is_ok_and(|kept| kept.entries == entries)
    })
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn a_file_is_copied_and_put_back() {
    let (data, copy, other) = (scratch("a"), text(&scratch("copy.db")), scratch("b"));
    std::fs::create_dir_all(&data).expect("a folder");
    keep(&text(&data.join("rynek.db")));
    let said = out(&rynek(&["backup", &copy, "--data", &text(&data)], b""));
    assert!(said.contains(&copy), "{said}");
    fails(&rynek(&["backup", &copy, "--data", &text(&data)], b""), 1, "is there already");
    fails(&rynek(&["backup", &text(&scratch("x")), "--data", &text(&scratch("nothing"))], b""), 1, "nothing to copy");
    out(&rynek(&["restore", &copy, "--data", &text(&other)], b""));
    assert!(is_kept(&text(&other.join("rynek.db"))));
    fails(&rynek(&["restore", &copy, "--data", &text(&other)], b""), 1, "is there already");
    let broken = file("broken.db", "SQLite format 3\0 and nothing else");
    let third = scratch("c");
    assert_eq!(rynek(&["restore", &broken, "--data", &text(&third)], b"").status.code(), Some(1));
    assert!(!third.join("rynek.db").exists());
}

#[test]
fn everything_moves_from_a_file_to_a_database_and_back() {
    let postgres = Postgres::start(Flush::Never);
    let database = postgres.database();
    let (data, copy, lines) = (scratch("a"), text(&scratch("copy.db")), text(&scratch("copy.jsonl")));
    std::fs::create_dir_all(&data).expect("a folder");
    keep(&text(&data.join("rynek.db")));
    out(&rynek(&["backup", &copy, "--data", &text(&data)], b""));
    out(&rynek(&["restore", &copy, "--store", &database], b""));
    assert!(is_kept(&database));
    fails(&rynek(&["restore", &copy, "--store", &database], b""), 1, "There is one already");
    assert!(!Path::new(&format!("{copy}.part")).exists());
    out(&rynek(&["backup", &lines, "--store", &database], b""));
    let back = scratch("back.db");
    out(&rynek(&["restore", &lines, "--store", &text(&back)], b""));
    assert!(is_kept(&text(&back)));
}
