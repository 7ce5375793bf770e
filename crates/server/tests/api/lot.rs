//! Seats drawn by lot.

use serde_json::{Value, json};

use crate::caller::{Caller, TestServer};

/// The entries of the log of this kind.
fn told(caller: &Caller<'_>, table: &str, what: &str) -> Vec<Value> {
    let log = caller.get(&format!("/tables/{table}/log?lang=en")).ok(200);
    log["entries"].as_array().expect("entries").iter().filter(|entry| entry["what"] == what).cloned().collect()
}

#[test]
fn seats_are_drawn_unless_the_host_fixes_them() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }, { "kind": "bot", "level": "casual" }]);
    let mut places = Vec::new();
    for n in 0..12 {
        let new = json!({ "game": "polis", "seats": seats, "start": true, "entropy": n.to_string() });
        let opened = ada.post("/tables", &new).ok(201);
        let table = opened["id"].as_str().expect("an id");
        let sight = ada.look(table);
        assert_eq!(sight["seats_by_lot"], true);
        let yours = sight["yours"][0].as_u64().expect("a seat");
        assert_eq!(sight["chairs"][yours as usize - 1]["name"], "Ada");
        let lots = told(&ada, table, "seats_drawn");
        let text = lots[0]["text"].as_str().expect("a line");
        assert_eq!(lots.len(), 1);
        assert!(text.contains(&format!("Ada in seat {yours}")), "{text}");
        places.push(yours);
    }
    assert!([1, 2, 3].iter().all(|seat| places.contains(seat)), "the seeds are fixed: {places:?}");

    let (fixed, _) = ada.open(&json!({ "game": "polis", "seats": seats, "start": true, "seats_by_lot": false }));
    assert_eq!((ada.look(&fixed)["yours"].clone(), told(&ada, &fixed, "seats_drawn").len()), (json!([1]), 0));
}

/// The person with the key of a seat plays from the seat that was drawn, sees their own hand there, and the record is fair.
#[test]
fn everyone_plays_from_the_seat_that_was_drawn() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let seats = json!([{ "kind": "me" }, { "kind": "reserved" }]);
    let mut changed = 0;
    for n in 0..6 {
        let entropy = n.to_string();
        let new = json!({ "game": "boulevards", "seats": seats, "seats_by_lot": true, "entropy": entropy });
        let (table, keys) = ada.open(&new);
        let sit = json!({ "type": "sit", "seat": 2, "entropy": "dice", "key": keys["2"] });
        bob.command(&table, &sit).ok(200);
        ada.command(&table, &json!({ "type": "start" })).ok(200);
        let (of_ada, of_bob) = (ada.look(&table), bob.look(&table));
        let (hers, his) = (of_ada["yours"][0].as_u64().expect("a seat"), of_bob["yours"][0].as_u64().expect("a seat"));
        assert_eq!((hers + his, of_ada["viewer"].as_u64(), of_bob["viewer"].as_u64()), (3, Some(hers), Some(his)));
        assert!(of_ada["view"]["hand"].is_array() && of_ada["view"]["hand"] != of_bob["view"]["hand"]);
        ada.get(&format!("/tables/{table}?seat={his}")).refused(403, "not_yours");
        changed += hers - 1;
        bob.command(&table, &json!({ "type": "resign", "seat": his })).ok(200);
        let record = ada.get(&format!("/tables/{table}/record")).ok(200);
        assert_eq!(record["seats"][hers as usize - 1]["name"], "Ada");
        assert_eq!(record["fair"]["lot"]["order"].as_array().map(Vec::len), Some(2));
        // In a rematch everyone moves on by one seat; nothing is drawn again.
        let next = ada.post(&format!("/tables/{table}/rematch"), &json!({})).ok(200);
        let next = next["id"].as_str().expect("an id").to_owned();
        bob.post(&format!("/tables/{table}/rematch"), &json!({})).ok(200);
        assert_eq!(
            (ada.look(&next)["yours"].clone(), ada.look(&next)["phase"].clone()),
            (json!([his]), json!("playing"))
        );
        assert!(told(&ada, &next, "seats_drawn").is_empty());
    }
    assert!((1..6).contains(&changed), "the seeds are fixed: {changed}");
}
