//! `rynek check`, and `rynek restore` of a damaged backup.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rynek_store::{Store, TableId};
use rynek_trials::{Flush, Postgres};
use serde_json::json;

use crate::{
    caller::{fails, file, json_from, out, rynek, scratch},
    stored::{Stored, text, wait},
};

/// Stores three tables.
fn keep(address: &str) {
    wait(async {
        let store = Store::open(address).await.expect("a store");
        for number in 1..=3 {
            Stored::begin(number, "Adalbert").keep(&store).await;
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

/// A copy of a store, with one letter changed in the history of the second table.
fn damaged_copy() -> String {
    let (data, copy) = (scratch("a"), text(&scratch("copy.db")));
    fs::create_dir_all(&data).expect("a folder");
    keep(&text(&data.join("rynek.db")));
    out(&rynek(&["backup", &copy, "--data", &text(&data)]));
    let mut bytes = fs::read(&copy).expect("the copy");
    let luck = b"luck 2 of 2";
    let places: Vec<usize> = (0..bytes.len() - luck.len()).filter(|at| bytes[*at..].starts_with(luck)).collect();
    assert!(!places.is_empty(), "it is in the file");
    places.into_iter().for_each(|place| bytes[place] ^= 1);
    fs::write(&copy, bytes).expect("the copy");
    copy
}

#[test]
fn a_damaged_backup_is_refused_and_the_damage_is_named() {
    let (copy, other) = (damaged_copy(), scratch("b"));
    let refused = rynek(&["restore", &copy, "--data", &text(&other)]);
    fails(&refused, 1, "is damaged, so nothing was restored");
    fails(&refused, 1, "Table 00000000000000000000000000000002: Entry 3 was changed after it was stored.");
    fails(&refused, 1, "--skip-damaged");
    assert!(!other.join("rynek.db").exists() && !other.join("rynek.db.part").exists());
    fails(&rynek(&["check", &copy]), 1, "Entry 3 was changed");
    let told = rynek(&["check", &copy, "--json"]);
    assert_eq!(told.status.code(), Some(1));
    let told = json_from(&told.stdout);
    assert_eq!((&told["sound"], &told["tables"], &told["sealed"]), (&json!(false), &json!(3), &json!(true)));
    let fault = &told["faults"][0];
    assert_eq!(
        (&fault["what"], &fault["entry"], &fault["harm"]),
        (&json!("entry_changed"), &json!(3), &json!("left_out"))
    );
    assert_eq!(fault["table"], "00000000000000000000000000000002");
    fails(&rynek(&["check", &copy, "--lang", "pl"]), 1, "Wpis 3 zmieniono po zapisaniu");
}

#[test]
fn everything_but_the_damaged_table_can_be_restored() {
    let (copy, other) = (damaged_copy(), scratch("b"));
    let said = out(&rynek(&["restore", &copy, "--skip-damaged", "--data", &text(&other)]));
    assert!(said.contains("One table was left out") && said.contains("0002: Entry 3"), "{said}");
    let restored = text(&other.join("rynek.db"));
    assert_eq!(tables(&restored), [true, false, true]);
    let said = out(&rynek(&["check", "--data", &text(&other)]));
    assert!(said.contains("is sound. Tables: 2."), "{said}");
    let postgres = Postgres::start(Flush::Never);
    let database = postgres.database();
    fails(&rynek(&["restore", &copy, "--store", &database]), 1, "nothing was restored");
    assert_eq!(tables(&database), [false, false, false]);
    out(&rynek(&["restore", &copy, "--skip-damaged", "--store", &database]));
    assert_eq!(tables(&database), [true, false, true]);
    let said = out(&rynek(&["check", "--store", &database]));
    assert!(said.contains("PostgreSQL is sound. Tables: 2."), "{said}");
    let lines = text(&scratch("copy.jsonl"));
    out(&rynek(&["backup", &lines, "--store", &database]));
    assert!(out(&rynek(&["check", &lines])).contains("All checksums match"));
    let whole = fs::read_to_string(&lines).expect("lines");
    let cut = file("cut.jsonl", &whole[..whole.len() / 2]);
    fails(&rynek(&["check", &cut]), 1, "The end is missing");
}

#[test]
fn a_check_changes_nothing() {
    let data = scratch("a");
    fs::create_dir_all(&data).expect("a folder");
    let store = data.join("rynek.db");
    keep(&text(&store));
    rest(&store);
    let listed = || {
        let files = fs::read_dir(&data).expect("a folder").map(|file| file.expect("a file").file_name());
        files.collect::<std::collections::BTreeSet<_>>()
    };
    let (bytes, files) = (fs::read(&store).expect("the store"), listed());
    let said = out(&rynek(&["check", "--data", &text(&data)]));
    assert!(said.contains("is sound. Tables: 3.") && said.contains("no checksums"), "{said}");
    assert_eq!(listed(), files);
    assert!(fs::read(&store).expect("the store") == bytes, "the file is as it was");
}

/// A killed server leaves a log beside its file; a check reads it and changes neither.
#[test]
fn a_check_leaves_the_log_of_a_killed_server_alone() {
    let (data, left) = (scratch("a"), scratch("left"));
    let parts = ["rynek.db", "rynek.db-wal"];
    [&data, &left].iter().for_each(|folder| fs::create_dir_all(folder).expect("a folder"));
    keep(&text(&data.join("rynek.db")));
    wait(async {
        let store = Store::open(&text(&data.join("rynek.db"))).await.expect("a store");
        Stored::begin(4, "Adalbert").keep(&store).await;
        for part in parts {
            fs::copy(data.join(part), left.join(part)).expect("a copy");
        }
    });
    let read = || parts.map(|part| fs::read(left.join(part)).expect("it is there"));
    let before = read();
    let said = out(&rynek(&["check", "--data", &text(&left)]));
    assert!(said.contains("is sound. Tables: 4."), "{said}");
    assert!(read() == before, "neither was touched");
}

/// Waits until the writing thread of a store has closed it.
fn rest(store: &Path) {
    let log = PathBuf::from(format!("{}-wal", text(store)));
    for _ in 0..12_000 {
        if !log.exists() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("{} is still there", text(&log));
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
        (&newer, 1, "written by a newer version"),
    ] {
        let other = scratch("other");
        fails(&rynek(&["check", path]), code, says);
        fails(&rynek(&["restore", path, "--data", &text(&other)]), code, says);
        fails(&rynek(&["restore", path, "--skip-damaged", "--data", &text(&other)]), code, says);
        assert!(!other.join("rynek.db").exists());
    }
}
