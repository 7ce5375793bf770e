//! `rynek check`, and `rynek restore` of what is damaged.

#[allow(dead_code)]
mod caller;

use std::{fs, path::Path};

use caller::{fails, file, out, rynek, scratch};
use rynek_kernel::Seat;
use rynek_tables::{
    Command, Entry, Moment, Person, PersonId, SeatPlan, Seed, Table, Terms,
    store::{NewTable, Store, Summary, TableId},
};
use rynek_trials::{Flush, Postgres};
use serde_json::{Value, json};

fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime").block_on(work)
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// A game that has begun.
fn game(seed: Seed) -> (Table, Vec<Entry>) {
    let now = Moment::from_millis(1_000);
    let ada = Person { id: PersonId::new(1), name: "Adalbert".to_owned() };
    let terms = Terms::new("planners", vec![SeatPlan::Open, SeatPlan::Open]);
    let (mut table, mut history) = Table::open(terms, seed, &ada, now).expect("a table");
    let sit = |seat| Command::Sit { seat, key: None, entropy: format!("luck of {seat}") };
    for command in [sit(Seat::new(0)), sit(Seat::new(1)), Command::Start] {
        let added = table.decide(&command, Some(&ada), now).expect("it can be done");
        added.iter().for_each(|entry| table.fold(entry).expect("what was decided can be"));
        history.extend(added);
    }
    (table, history)
}

/// Keeps three tables in a store.
fn keep(address: &str) {
    wait(async {
        let store = Store::open(address).await.expect("a store");
        for number in 1..=3 {
            let seed = Seed::new([number; 32]);
            let (table, entries) = game(seed.clone());
            let id = TableId::new(number.into());
            store.create(NewTable { id, seed, entries, summary: Summary::of(&table) }).await.expect("it is kept");
        }
    });
}

fn tables(address: &str) -> Vec<bool> {
    wait(async {
        let store = Store::open(address).await.expect("a store");
        let mut there = Vec::new();
        for number in 1..=3 {
            there.push(store.load(TableId::new(number)).await.is_ok());
        }
        there
    })
}

/// The copy of a store, in which one letter of a name in the history of the second table was changed.
fn damaged_copy() -> String {
    let (data, copy) = (scratch("a"), text(&scratch("copy.db")));
    fs::create_dir_all(&data).expect("a folder");
    keep(&text(&data.join("rynek.db")));
    out(&rynek(&["backup", &copy, "--data", &text(&data)], b""));
    let mut bytes = fs::read(&copy).expect("the copy");
    let luck = "\"entropy\":\"luck of 2\"";
    let places: Vec<usize> =
        (0..bytes.len() - luck.len()).filter(|at| bytes[*at..].starts_with(luck.as_bytes())).collect();
    assert_eq!(places.len(), 3, "each table has it once");
    // Whether rows go up or down in a file, the second of three is in the middle.
    bytes[places[1] + 12] ^= 1;
    fs::write(&copy, bytes).expect("the copy");
    copy
}

#[test]
fn a_damaged_backup_is_refused_and_the_damage_is_named() {
    let (copy, other) = (damaged_copy(), scratch("b"));
    let refused = rynek(&["restore", &copy, "--data", &text(&other)], b"");
    fails(&refused, 1, "is damaged, so nothing was restored");
    fails(&refused, 1, "Table 00000000000000000000000000000002: Entry 3 was changed after it was stored.");
    fails(&refused, 1, "--skip-damaged");
    assert!(!other.join("rynek.db").exists() && !other.join("rynek.db.part").exists());
    fails(&rynek(&["check", &copy], b""), 1, "Entry 3 was changed");
    let told = rynek(&["check", &copy, "--json"], b"");
    assert_eq!(told.status.code(), Some(1));
    let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    assert_eq!((&told["sound"], &told["tables"], &told["sealed"]), (&json!(false), &json!(3), &json!(true)));
    let fault = &told["faults"][0];
    assert_eq!((&fault["what"], &fault["entry"], &fault["harm"]), (&json!("entry_changed"), &json!(3), &json!("left_out")));
    assert_eq!(fault["table"], "00000000000000000000000000000002");
    fails(&rynek(&["check", &copy, "--lang", "pl"], b""), 1, "Wpis 3 zmieniono po zapisaniu");
}

#[test]
fn everything_but_the_damaged_table_can_be_restored() {
    let (copy, other) = (damaged_copy(), scratch("b"));
    let said = out(&rynek(&["restore", &copy, "--skip-damaged", "--data", &text(&other)], b""));
    assert!(said.contains("One table was left out") && said.contains("0002: Entry 3"), "{said}");
    let restored = text(&other.join("rynek.db"));
    assert_eq!(tables(&restored), [true, false, true]);
    let said = out(&rynek(&["check", "--data", &text(&other)], b""));
    assert!(said.contains("is sound: 2 tables"), "{said}");
    let postgres = Postgres::start(Flush::Never);
    let database = postgres.database();
    fails(&rynek(&["restore", &copy, "--store", &database], b""), 1, "nothing was restored");
    assert_eq!(tables(&database), [false, false, false]);
    out(&rynek(&["restore", &copy, "--skip-damaged", "--store", &database], b""));
    assert_eq!(tables(&database), [true, false, true]);
    let said = out(&rynek(&["check", "--store", &database], b""));
    assert!(said.contains("PostgreSQL is sound: 2 tables"), "{said}");
    let lines = text(&scratch("copy.jsonl"));
    out(&rynek(&["backup", &lines, "--store", &database], b""));
    assert!(out(&rynek(&["check", &lines], b"")).contains("All checksums match"));
    let whole = fs::read_to_string(&lines).expect("lines");
    let cut = file("cut.jsonl", &whole[..whole.len() / 2]);
    fails(&rynek(&["check", &cut], b""), 1, "The end is missing");
}

#[test]
fn a_check_changes_nothing() {
    let data = scratch("a");
    fs::create_dir_all(&data).expect("a folder");
    let store = data.join("rynek.db");
    keep(&text(&store));
    let listed = || fs::read_dir(&data).expect("a folder").count();
    let (bytes, files) = (fs::read(&store).expect("the store"), listed());
    let said = out(&rynek(&["check", "--data", &text(&data)], b""));
    assert!(said.contains("is sound: 3 tables") && said.contains("no checksums"), "{said}");
    assert!(fs::read(&store).expect("the store") == bytes && listed() == files);
}

#[test]
fn what_is_no_backup_is_said_to_be_none() {
    let nowhere = text(&scratch("none.db"));
    let folder = scratch("folder");
    fs::create_dir_all(&folder).expect("a folder");
    let empty = file("empty.db", "");
    let letter = file("letter.db", "Dear operator, this is no backup.");
    let newer = file("newer.jsonl", "{\"rynek_store\":99,\"sealed\":true}\n");
    for (path, code, says) in [
        (nowhere.as_str(), 3, "cannot be read"),
        (&text(&folder), 3, "is not a file"),
        (&empty, 1, "The file is empty"),
        (&letter, 1, "neither a store nor a backup"),
        (&newer, 1, "A newer program wrote"),
    ] {
        let other = scratch("other");
        fails(&rynek(&["check", path], b""), code, says);
        fails(&rynek(&["restore", path, "--data", &text(&other)], b""), code, says);
        fails(&rynek(&["restore", path, "--skip-damaged", "--data", &text(&other)], b""), code, says);
        assert!(!other.join("rynek.db").exists());
    }
}
