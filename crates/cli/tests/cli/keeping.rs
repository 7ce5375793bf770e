//! `rynek verify`, `rynek backup` and `rynek restore`.

use std::path::Path;

use rynek_kernel::Viewer;
use rynek_store::{Store, TableId};
use rynek_table::{Command, Phase, Table};
use rynek_trials::{Flush, Postgres};
use serde_json::json;

use crate::{
    caller::{fails, file, json_from, json_of, out, rynek, rynek_with, scratch},
    stored::{Stored, seed, text, wait},
};

/// A whole game at a table, played with the first action each time, and one undo.
fn game() -> Stored {
    let mut game = Stored::begin(7, "Ada");
    let mut taken_back = false;
    while let Some(seat) = game.table.mover() {
        let action = game.table.position().actions().swap_remove(0);
        let chosen_at = game.table.number();
        game.ask(Command::Act { seat, action, chosen_at, id: None });
        if !taken_back && game.table.phase() == Phase::Playing && game.table.free_to_take_back(seat) > 0 {
            game.ask(Command::TakeBack { seat, actions: 1 });
            taken_back = true;
        }
    }
    assert_eq!((game.table.phase(), taken_back), (Phase::Over, true));
    game
}

fn record() -> String {
    Table::record(&game().entries, seed(7), Viewer::Spectator, Moment::default()).expect("a record").to_json()
}

#[test]
fn a_fair_game_is_verified() {
    let path = file("game.json", &record());
    let said = out(&rynek(&["verify", &path]));
    assert!(said.contains("draws follow from the seed"), "{said}");
    let told = json_of(&rynek_with(&["verify", "-", "--json"], record()));
    assert_eq!((&told["fair"], &told["game"]), (&json!(true), &json!("planners")));
    assert!(told["draws"].as_u64().is_some_and(|draws| draws > 5));
    assert!(said.contains(told["commitment"].as_str().expect("text")));
}

#[test]
fn luck_that_was_tampered_with_is_found() {
    let good = json_from(record());
    let mut other_seed = good.clone();
    other_seed["fair"]["seed"] = "0".repeat(64).into();
    let mut other_luck = good.clone();
    other_luck["fair"]["contributions"][1] = "changed my mind".into();
    let mut unbound = good.clone();
    unbound.as_object_mut().expect("an object").remove("fair");
    let mut unfinished = good.clone();
    unfinished["fair"].as_object_mut().expect("an object").remove("seed");
    for (record, says) in [
        (other_seed, "The seed does not match the commitment"),
        (other_luck, "was not drawn fairly"),
        (unbound, "has no data about its shuffles"),
        (unfinished, "The seed of this record is not known yet"),
    ] {
        fails(&rynek_with(&["verify", "-"], record.to_string()), 1, says);
    }
    fails(&rynek_with(&["verify", "-"], "{"), 1, "");
    fails(&rynek(&["verify", "/nowhere/at/all.json"]), 3, "cannot be read");
    fails(&rynek(&["verify"]), 2, "is missing");
}

/// Stores a game.
fn keep(address: &str) {
    wait(async { game().keep(&Store::open(address).await.expect("a store")).await });
}

fn is_kept(address: &str) -> bool {
    let entries = game().entries;
    wait(async {
        let store = Store::open(address).await.expect("a store");
        store.load(TableId::new(7)).await.is_ok_and(|kept| kept.entries == entries)
    })
}

#[test]
fn a_file_is_copied_and_put_back() {
    let (data, copy, other) = (scratch("a"), text(&scratch("copy.db")), scratch("b"));
    std::fs::create_dir_all(&data).expect("a folder");
    keep(&text(&data.join("rynek.db")));
    let said = out(&rynek(&["backup", &copy, "--data", &text(&data)]));
    assert!(said.contains(&copy), "{said}");
    fails(&rynek(&["backup", &copy, "--data", &text(&data)]), 1, "already exists");
    fails(&rynek(&["backup", &text(&scratch("x")), "--data", &text(&scratch("nothing"))]), 1, "nothing to back up");
    out(&rynek(&["restore", &copy, "--data", &text(&other)]));
    assert!(is_kept(&text(&other.join("rynek.db"))));
    fails(&rynek(&["restore", &copy, "--data", &text(&other)]), 1, "already exists");
    let broken = file("broken.db", "SQLite format 3\0 and nothing else");
    let third = scratch("c");
    assert_eq!(rynek(&["restore", &broken, "--data", &text(&third)]).status.code(), Some(1));
    assert!(!third.join("rynek.db").exists());
}

#[test]
fn everything_moves_from_a_file_to_a_database_and_back() {
    let postgres = Postgres::start(Flush::Never);
    let database = postgres.database();
    let (data, copy, lines) = (scratch("a"), text(&scratch("copy.db")), text(&scratch("copy.jsonl")));
    std::fs::create_dir_all(&data).expect("a folder");
    keep(&text(&data.join("rynek.db")));
    out(&rynek(&["backup", &copy, "--data", &text(&data)]));
    out(&rynek(&["restore", &copy, "--store", &database]));
    assert!(is_kept(&database));
    fails(&rynek(&["restore", &copy, "--store", &database]), 1, "It already exists");
    assert!(!Path::new(&format!("{copy}.part")).exists());
    out(&rynek(&["backup", &lines, "--store", &database]));
    let back = scratch("back.db");
    out(&rynek(&["restore", &lines, "--store", &text(&back)]));
    assert!(is_kept(&text(&back)));
}
