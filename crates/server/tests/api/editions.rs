//! Records with many editions leave room for the games that ship.

use serde_json::{Value, json};

use crate::caller::TestServer;

/// More editions than an earlier version could hold.
const MANY: usize = 300;

/// A record of a game of Polis with other starting stones.
fn record(number: usize) -> Value {
    let mut edition: Value = serde_json::from_str(include_str!("../../../polis/components.json")).expect("JSON");
    edition["stones"]["start_by_turn_order"] = json!([number % 40, number / 40, 7, 7]);
    let game = rynek_catalog::open("polis", Some(&edition.to_string()), &json!({ "players": 2 })).expect("sound");
    json!({
        "format": 1,
        "game": "polis",
        "rules": game.rules_version(),
        "edition": { "hash": game.edition(), "components": edition },
        "setup": game.setup(),
        "seats": [{ "name": "Ada", "player": "human" }, { "name": "Bob", "player": "human" }],
        "events": [],
    })
}

#[test]
fn records_with_many_editions_leave_room_for_new_tables() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    for number in 0..MANY {
        let id = ada.post("/records", &record(number)).ok(201)["id"].as_str().expect("an id").to_owned();
        assert_eq!(ada.look(&id)["points"][0], number % 40);
    }
    for info in rynek_catalog::all() {
        let seats = vec![json!({ "kind": "me" }); usize::from(*info.players().start())];
        ada.open(&json!({ "game": info.id, "seats": seats }));
    }
}
