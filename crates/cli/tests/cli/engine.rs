//! `rynek engine`: other programs play against the bots.

use std::{path::Path, process::Command};

use serde_json::{Value, json};

use crate::caller::{RYNEK, fails, json_from, json_of, out, rynek, rynek_with};

fn talk(game: &str, requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    out(&rynek_with(&["engine", game], input)).lines().map(json_from).collect()
}

#[test]
fn every_game_answers() {
    for game in rynek_catalog::IDS {
        let told = talk(game, &[json!({"id": 7, "cmd": "setup"}), json!({"cmd": "actions"}), json!({"cmd": "view"})]);
        assert_eq!((&told[0]["engine"], &told[0]["game"]), (&json!("rynek"), &json!(game)));
        assert_eq!((&told[1]["id"], &told[1]["ok"]), (&json!(7), &json!(true)));
        assert!(told[2]["actions"].as_array().is_some_and(|actions| !actions.is_empty()));
        assert!(told[3]["view"].is_object(), "{}", told[3]);
    }
}

#[test]
fn garbage_is_answered_and_the_end_is_quiet() {
    let output = rynek_with(&["engine", "polis"], b"\xff\xfe\n{\n\n\"\"\n{\"cmd\":\"go\"}");
    let lines: Vec<Value> = out(&output).lines().map(json_from).collect();
    let codes: Vec<&Value> = lines[1..].iter().map(|line| &line["error"]["code"]).collect();
    assert_eq!(codes, ["line", "json", "request", "game"]);
    assert!(rynek(&["engine", "polis"]).status.success());
    fails(&rynek(&["engine"]), 2, "GAME is missing");
    fails(&rynek(&["engine", "chess"]), 2, "does not take “chess”");
}

#[test]
fn words_are_in_the_language_asked_for() {
    let output = rynek_with(&["engine", "polis", "--lang", "pl"], b"{\"cmd\":\"state\"}\n");
    assert!(out(&output).contains("Nie rozpoczęto jeszcze partii"), "{}", out(&output));
}

#[test]
fn a_record_can_be_taken_up_anywhere() {
    let told = talk("polis", &[json!({"cmd": "setup", "seed": 5}), json!({"cmd": "chance"}), json!({"cmd": "record"})]);
    let record = &told[3]["record"];
    let whole = json!({"cmd": "position", "record": record});
    let early = json!({"cmd": "position", "record": record, "at": 0});
    let late = json!({"cmd": "position", "record": record, "at": 999});
    let told = talk("polis", &[whole, early, late, json!({"cmd": "state"})]);
    assert_eq!(told[1]["turn"], json!({"player": 1}));
    assert_eq!(told[2]["played"], 0);
    assert_eq!(told[3]["error"]["code"], "at");
    assert_eq!(told[4]["played"], 0);
}

#[test]
fn the_example_of_the_docs_plays_a_whole_game() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/engine_match.py");
    let output = Command::new("python3").arg(example).args([RYNEK, "greedy", "3"]).output();
    let output = output.expect("python3 is needed for this test");
    let result = json_of(&output);
    assert_eq!(result["places"], json!([2, 1]), "{result}");
}
