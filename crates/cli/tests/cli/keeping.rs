//! `rynek verify`, `rynek backup` and `rynek restore`.

use std::path::Path;

use rynek_daily::{Chain, DayKey};
use rynek_kernel::Viewer;
use rynek_store::{Store, TableId};
use rynek_table::{Command, Date, Moment, Person, PersonId, Phase, Table};
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

/// The record of a whole city of the day, with these seeds.
fn city(date: Date, key: &DayKey, open: bool) -> String {
    const GAME: &str = "planners";
    let ada = Person { id: PersonId::new(1), name: "Ada".to_owned() };
    let terms = rynek_daily::terms(GAME, date, open).expect("a set-up");
    let (mut table, mut history) = rynek_daily::begin(terms, key.seed(GAME), &ada, date.begins()).expect("it begins");
    while let Some(seat) = table.mover() {
        let (position, bot) = (table.position(), table.bot_to_move());
        let thought = bot.map(|(seat, bot)| {
            rynek_bots::consider(position, seat, &bot.parse().expect("a level"), &mut table.bot_rng())
        });
        let action = thought.map_or_else(|| position.actions().swap_remove(0), |mut best| best.swap_remove(0).action);
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        let entries = table.decide(&act, bot.is_none().then_some(&ada), date.begins()).expect("a legal action");
        entries.iter().for_each(|entry| table.fold(entry).expect("a decided entry"));
        history.extend(entries);
    }
    Table::record(&history, key.seed(GAME), Viewer::Spectator, date.begins()).expect("a record").to_json()
}

#[test]
fn a_city_of_the_day_is_played_again() {
    let date: Date = "2026-11-19".parse().expect("a date");
    let open = city(date, &DayKey::open(date), true);
    let path = file("open.json", &open);
    let said = out(&rynek(&["verify", &path, "--day", "2026-11-19"]));
    assert!(said.contains("It is the city of the day of 2026-11-19"), "{said}");
    fails(&rynek(&["verify", &path, "--day", "2026-11-15"]), 1, "is not the draw of that day");
    fails(&rynek(&["verify", &path, "--day", &path]), 1, "is neither a date");

    // Of a server: the seed is not in the record while the day lasts, but follows from the key.
    let chain = Chain::new(seed(5), date.plus(-3));
    let key = chain.key(date).expect("a key");
    let path = file("secret.json", &city(date, &key, false));
    fails(&rynek(&["verify", &path]), 1, "is not known yet");
    let answer = json!({
        "game": { "date": date, "game": "planners" }, "since": chain.since(), "anchor": chain.anchor(), "key": key.reveal(),
    });
    let day = file("day.json", &answer.to_string());
    let told = json_of(&rynek(&["verify", &path, "--day", &day, "--json"]));
    assert_eq!((&told["day"]["date"], &told["day"]["anchor"]), (&json!(date), &json!(chain.anchor())));
    let changed = |field: &str, value: serde_json::Value| {
        let mut answer = answer.clone();
        answer[field] = value;
        file("day.json", &answer.to_string())
    };
    fails(&rynek(&["verify", &path, "--day", &changed("key", json!(null))]), 1, "not published yet");
    fails(&rynek(&["verify", &path, "--day", &changed("anchor", json!("0"))]), 1, "does not lead to the anchor");
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
