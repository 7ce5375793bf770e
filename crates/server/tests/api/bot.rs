//! The example in Python plays a whole game.

use std::{path::Path, process::Command};

use serde_json::{Value, json};

use crate::caller::Town;

fn play(arguments: &[&str]) -> Value {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/table_bot.py");
    let mut command = Command::new("python3");
    for proxy in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
        command.env_remove(proxy);
    }
    let output = command.arg(example).args(arguments).output().expect("Python 3 is installed");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {said}"))
}

#[test]
fn the_example_opens_a_table_and_plays_to_the_end() {
    let town = Town::open();
    let end = play(&[town.url()]);
    assert_eq!((&end["finished"], end["places"].as_array().map(Vec::len)), (&json!(true), Some(2)));
    let sight = town.get(&format!("/tables/{}", end["table"].as_str().expect("a table")), None).ok(200);
    assert_eq!((&sight["game"], &sight["phase"]), (&json!("planners"), &json!("over")));
}

#[test]
fn the_example_joins_a_table_of_others() {
    let town = Town::open();
    let ada = town.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": seats }));
    let end = std::thread::scope(|scope| {
        let bot = scope.spawn(|| play(&[town.url(), &table, "2"]));
        ada.look_until(&table, |sight| sight["chairs"][1]["name"] == "Table bot");
        ada.command(&table, &json!({ "type": "start" })).ok(200);
        ada.play_on(&table, |_| 0);
        bot.join().expect("the bot ends")
    });
    assert_eq!(end["finished"], true);
}

#[test]
fn the_example_is_short() {
    let text = include_str!("../../../../docs/examples/table_bot.py");
    assert!(text.lines().count() <= 50, "the documentation promises 50 lines at most");
}
