//! Studying tables: earlier positions, scores, previews, hints, records.

use serde_json::{Value, json};

use crate::caller::TestServer;

#[test]
fn every_earlier_position_can_be_viewed() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let table = ada.begin("polis", "random");
    let end = ada.play_on(&table, |_| 0);
    let steps = end["steps"].as_u64().expect("a number");
    let at = |steps: u64| server.get(&format!("/tables/{table}/at/{steps}"), None).ok(200);
    let scores = server.get(&format!("/tables/{table}/scores"), None).ok(200);
    assert_eq!(scores["points"].as_array().map(Vec::len), Some(steps as usize + 1));
    for step in [0, 1, steps / 2, steps] {
        let moment = at(step);
        assert_eq!((&moment["steps"], &moment["of"]), (&json!(step), &json!(steps)));
        assert_eq!(moment["points"], scores["points"][step as usize]);
        assert_eq!(moment.get("last").is_some(), step > 0);
    }
    let names = ["Ada ", "Bot random "];
    for step in 1..=steps {
        let last = at(step)["last"].clone();
        let named = |seat: u64| last["text"].as_str().is_some_and(|text| text.starts_with(names[seat as usize - 1]));
        assert!(last["seat"].as_u64().is_none_or(named), "{last}");
    }
    assert_eq!(at(steps)["view"], server.get(&format!("/tables/{table}"), None).ok(200)["view"]);
    server.get(&format!("/tables/{table}/at/{}", steps + 1), None).refused(404, "not_found");
    server.get(&format!("/tables/{table}/at/now"), None).refused(404, "not_found");
}

#[test]
fn a_preview_changes_nothing() {
    let server = TestServer::open();
    let (ada, eve) = (server.guest("Ada"), server.guest("Eve"));
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let (table, _) = ada.open(&json!({ "game": "polis", "seats": seats, "start": true }));
    let before = ada.look(&table);
    let attempt = json!({ "seat": before["mover"], "action": before["actions"][0] });
    let path = format!("/tables/{table}/preview");
    let preview = ada.post(&path, &attempt).ok(200);
    assert_ne!(preview["view"], before["view"]);
    assert_eq!(preview["breakdown_before"]["total"], preview["points_before"]);
    assert_eq!(preview["breakdown_after"]["total"], preview["points_after"]);
    assert_eq!(ada.look(&table)["number"], before["number"]);
    eve.post(&path, &attempt).refused(403, "not_yours");
    let other = if before["mover"] == 1 { 2 } else { 1 };
    ada.post(&path, &json!({ "seat": other, "action": before["actions"][0] })).refused(409, "not_your_turn");
    ada.post(&path, &json!({ "seat": before["mover"], "action": "99 0,0 0" })).refused(422, "illegal");
    ada.post(&path, &json!({ "seat": before["mover"], "action": "?" })).refused(422, "notation");
}

#[test]
fn a_hint_is_given_if_the_table_allows_it() {
    let server = TestServer::open();
    let (ada, eve) = (server.guest("Ada"), server.guest("Eve"));
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let (table, _) = ada.open(&json!({ "game": "polis", "seats": seats, "start": true, "hints": true }));
    let sight = ada.look(&table);
    let path = format!("/tables/{table}/hint");
    let hint = ada.post(&format!("{path}?lang=pl"), &json!({ "seat": sight["mover"], "bot": "casual" })).ok(200);
    let best = hint["best"].as_array().expect("actions");
    assert!((1..=3).contains(&best.len()));
    assert!(sight["actions"].as_array().expect("actions").contains(&best[0]["action"]));
    assert!(best[0]["text"].as_str().is_some_and(|text| text.starts_with("Ada bierze kafel ")), "{hint}");
    eve.post(&path, &json!({ "seat": sight["mover"] })).refused(403, "not_yours");
    let other = if sight["mover"] == 1 { 2 } else { 1 };
    ada.post(&path, &json!({ "seat": other })).refused(409, "not_your_turn");
    for bot in ["oracle", "search:9999999"] {
        ada.post(&path, &json!({ "seat": sight["mover"], "bot": bot })).refused(422, "no_such_bot");
    }
    let (without, _) = ada.open(&json!({ "game": "polis", "seats": seats, "start": true }));
    let mover = ada.look(&without)["mover"].clone();
    ada.post(&format!("/tables/{without}/hint"), &json!({ "seat": mover })).refused(403, "no_hints");
}

#[test]
fn a_finished_game_is_reviewed() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let table = ada.begin("planners", "random");
    let path = format!("/tables/{table}/review");
    ada.post(&path, &json!({})).refused(409, "not_over");
    let end = ada.play_on(&table, |_| 0);
    // On a busy machine a request can end before the review: then it is asked for again.
    let answer = std::iter::repeat_with(|| ada.post(&path, &json!({}))).find(|answer| answer.status != 503);
    let review = answer.expect("an answer").ok(200);
    assert_eq!((&review["game"], &review["done"]), (&json!("planners"), &json!(true)));
    assert_eq!(review["steps"].as_array().map(Vec::len), end["steps"].as_u64().map(|steps| steps as usize));
    for player in review["players"].as_array().expect("players") {
        let part = |name: &str| player["points"][name].as_f64().expect("a number");
        let sum = part("start") + part("luck") + part("own") + part("others");
        assert!((sum - part("result")).abs() < 1e-6, "{player}");
    }
    assert_eq!(
        ada.post(&format!("{path}?lang=pl"), &json!({})).ok(200)["players"][0]["win"],
        review["players"][0]["win"]
    );
    server.ask("POST", &path, None, Some(b"{}"), &[]).refused(401, "unauthorized");
}

#[test]
fn a_record_can_be_exported_and_imported() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let table = ada.begin("planners", "random");
    let end = ada.play_on(&table, |_| 0);
    let record = server.get(&format!("/tables/{table}/record"), None).ok(200);
    assert_eq!((&record["game"], &record["result"]["points"]), (&json!("planners"), &end["ending"]["points"]));
    let studied = ada.post("/records", &record).ok(201)["id"].as_str().expect("an id").to_owned();
    let sight = ada.look(&studied);
    assert_eq!((&sight["phase"], &sight["public"], &sight["view"]), (&json!("over"), &json!(false), &end["view"]));
    let log = ada.get(&format!("/tables/{studied}/log?limit=500")).ok(200).to_string();
    assert!(
        log.contains("\"Ada chooses ") && log.contains("\"Bot random chooses ") && !log.contains("\"Player "),
        "{log}"
    );
    let mut forged = record.clone();
    let first = forged["events"].as_array_mut().expect("events").iter_mut().find(|event| event["type"] == "action");
    first.expect("an action")["action"] = json!("lay 9,9 9,9");
    ada.post("/records", &forged).refused(422, "record");
    ada.post("/records", &json!({ "format": 1 })).refused(422, "record");
    server.post("/records", None, &record).refused(401, "unauthorized");
}

#[test]
fn hidden_hands_stay_hidden_until_the_end() {
    let server = TestServer::open();
    let (ada, bob, eve) = (server.guest("Ada"), server.guest("Bob"), server.guest("Eve"));
    let (table, _) = ada.open(&json!({ "game": "boulevards", "seats": [{ "kind": "me" }, { "kind": "open" }] }));
    bob.sit(&table, 2).ok(200);
    ada.command(&table, &json!({ "type": "start" })).ok(200);
    let path = |what: &str| format!("/tables/{table}/{what}");
    for caller in [&ada, &eve] {
        caller.get(&path("record")).refused(409, "not_over");
        caller.get(&path("scores")).refused(409, "not_over");
    }
    let hand = ada.look(&table)["view"]["hand"].clone();
    assert!(hand.as_array().is_some_and(|hand| !hand.is_empty()));
    assert_eq!(eve.look(&table)["view"]["hand"], Value::Null);
    assert_eq!((&eve.look(&table)["points"], &ada.look(&table)["seed"]), (&Value::Null, &Value::Null));
    // Ada's draws are shown only to her: in the log, and in every earlier position.
    let drawn = |log: &Value| -> Vec<Value> {
        let entries = log["entries"].as_array().expect("entries").clone();
        entries.into_iter().filter(|entry| entry["what"] == "drawn").map(|entry| entry["action"].clone()).collect()
    };
    let (hers, his) = (drawn(&ada.get(&path("log")).ok(200)), drawn(&bob.get(&path("log")).ok(200)));
    let spectators = drawn(&eve.get(&path("log")).ok(200));
    assert!(spectators.iter().all(Value::is_null), "{spectators:?}");
    assert!(hers.iter().zip(&his).all(|(hers, his)| hers.is_null() != his.is_null()), "{hers:?} {his:?}");
    let steps = eve.look(&table)["steps"].as_u64().expect("a number");
    for step in 0..=steps {
        let moment = eve.get(&path(&format!("at/{step}"))).ok(200);
        assert_eq!((&moment["view"]["hand"], moment.get("points")), (&Value::Null, None));
        assert_eq!(moment["last"].get("action"), None);
    }
    eve.get(&path("at/3?seat=1")).refused(403, "not_yours");
    ada.command(&table, &json!({ "type": "resign", "seat": 1 })).ok(200);
    eve.get(&path("record")).ok(200);
    eve.get(&path("scores")).ok(200);
}
