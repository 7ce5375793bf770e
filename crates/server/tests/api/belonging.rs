//! Who belongs at a private table, and tables that are damaged.

use rynek_store::{NewTable, Summary};
use rynek_table::{Moment, Person, PersonId, SeatPlan, Seed, Table, TableId, Terms};
use serde_json::{Value, json};

use crate::caller::{Caller, TestServer};

/// A private table with one reserved seat: its id and the key.
fn private(host: &Caller<'_>) -> (String, String) {
    let seats = json!([{ "kind": "me" }, { "kind": "reserved" }, { "kind": "open" }]);
    let (table, keys) = host.open(&json!({ "game": "planners", "seats": seats, "public": false }));
    let key = keys["2"].as_str().expect("the key of seat 2").to_owned();
    (table, key)
}

fn sit(key: &str) -> Value {
    json!({ "type": "sit", "seat": 2, "entropy": "", "key": key })
}

#[test]
fn strangers_can_read_but_not_write_at_a_private_table() {
    let server = TestServer::open();
    let (ada, bob, eve) = (server.guest("Ada"), server.guest("Bob"), server.guest("Eve"));
    let (table, key) = private(&ada);
    let chat = format!("/tables/{table}/chat");
    let refused = eve.post(&chat, &json!({ "words": "psst" })).refused(403, "private");
    assert!(refused["message"].as_str().is_some_and(|message| message.contains("private table")), "{refused}");
    eve.post(&chat, &json!({ "words": "psst", "key": "x".repeat(32) })).refused(403, "private");
    ada.post(&chat, &json!({ "words": "welcome" })).ok(201);
    bob.post(&chat, &json!({ "words": "coming", "key": key })).ok(201);
    bob.command(&table, &sit(&key)).ok(200);
    bob.post(&chat, &json!({ "words": "here I am" })).ok(201);
    // A stranger who knows the id may look, and read the chat.
    assert_eq!(eve.get(&chat).ok(200)["lines"].as_array().map(Vec::len), Some(3));
    eve.look(&table);
    // A game alone or against bots is a private table too.
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let (alone, _) = ada.open(&json!({ "game": "planners", "seats": seats, "public": false, "start": true }));
    eve.post(&format!("/tables/{alone}/chat"), &json!({ "words": "psst" })).refused(403, "private");
    ada.post(&format!("/tables/{alone}/chat"), &json!({ "words": "good bot" })).ok(201);
}

#[test]
fn a_removed_player_cannot_come_back_with_the_same_key() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let (table, key) = private(&ada);
    bob.command(&table, &sit(&key)).ok(200);
    let done = ada.command(&table, &json!({ "type": "rise", "seat": 2 })).ok(200);
    let new = done["keys"]["2"].as_str().expect("the new key of seat 2").to_owned();
    assert_ne!(new, key);
    bob.command(&table, &sit(&key)).refused(403, "removed");
    bob.command(&table, &sit(&new)).refused(403, "removed");
    bob.command(&table, &json!({ "type": "sit", "seat": 3, "entropy": "" })).refused(403, "removed");
    bob.post(&format!("/tables/{table}/chat"), &json!({ "words": "hey", "key": key })).refused(403, "removed");
    // The same person under a new name has only the old key.
    let robert = server.guest("Robert");
    robert.command(&table, &sit(&key)).refused(403, "reserved");
    let sight = ada.look(&table);
    assert_eq!(sight["removed"], json!([{ "id": bob.id, "name": "Bob" }]));
    assert!(!sight.to_string().contains(&new) && !sight.to_string().contains(&key));
    bob.command(&table, &json!({ "type": "admit", "person": bob.id })).refused(403, "not_the_host");
    ada.command(&table, &json!({ "type": "admit", "person": bob.id })).ok(200);
    bob.command(&table, &sit(&new)).ok(200);
    // A player who leaves keeps their key, and gets no new one.
    let done = bob.command(&table, &json!({ "type": "rise", "seat": 2 })).ok(200);
    assert_eq!(done["keys"], Value::Null);
    bob.command(&table, &sit(&new)).ok(200);
    let log = ada.get(&format!("/tables/{table}/log")).ok(200).to_string();
    assert!(log.contains("Bob is removed from seat 2") && log.contains("Bob may take a seat again"), "{log}");
}

#[test]
fn a_damaged_table_is_reported_and_others_work() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let host = Person { id: ada.id.parse::<PersonId>().expect("an id"), name: "Ada".to_owned() };
    let terms = Terms::new("planners", vec![SeatPlan::Open; 2]);
    let (table, entries) =
        Table::open(terms, Seed::new([1; 32]), &host, Moment::from_millis(1_000)).expect("good terms");
    let id = TableId::new(7);
    // The seed does not match the commitment of the table.
    server.keep(NewTable { id, seed: Seed::new([2; 32]), entries, summary: Summary::of(&table) });
    let sound = ada.begin("planners", "random");
    for path in ["", "/log", "/record", "/scores", "/at/0"] {
        let problem = ada.get(&format!("/tables/{id}{path}")).refused(500, "damaged");
        assert_eq!(problem["details"], json!({ "table": id }), "{path}");
        assert!(problem["message"].as_str().is_some_and(|message| message.contains("rynek check")), "{problem}");
    }
    ada.sit(&id.to_string(), 1).refused(500, "damaged");
    assert_eq!(server.metric("rynek_tables_damaged"), Some(1.0));
    ada.look(&sound);
    assert_eq!(ada.get("/tables?list=mine").ok(200)["tables"].as_array().map(Vec::len), Some(2));
}
