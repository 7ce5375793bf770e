//! Opening tables, finding them, sitting down.

use serde_json::{Value, json};

use crate::caller::{Caller, TestServer};

fn ids(caller: &Caller<'_>, query: &str) -> Vec<String> {
    let list = caller.get(&format!("/tables?{query}")).ok(200);
    list["tables"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| line["id"].as_str().expect("an id").to_owned())
        .collect()
}

#[test]
fn a_table_is_opened_found_and_joined() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let new = json!({
        "game": "planners", "options": { "youngest": true }, "clock": { "kind": "move", "days": 3 },
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "novice" }],
    });
    let (table, keys) = ada.open(&new);
    assert_eq!(keys, json!({}));
    assert_eq!(
        (ids(&bob, "list=to_join&game=planners"), ids(&bob, "list=to_join&game=polis")),
        (vec![table.clone()], vec![])
    );

    let line = ada.get("/tables?list=mine").ok(200)["tables"][0].clone();
    assert_eq!(
        (&line["host"]["name"], &line["yours"], &line["your_turn"]),
        (&json!("Ada"), &json!([1]), &json!(false))
    );
    assert_eq!(line["chairs"][2], json!({ "bot": "novice", "reserved": false, "forfeited": false }));
    assert_eq!(line["clock"], json!({ "kind": "move", "days": 3 }));

    bob.sit(&table, 2).ok(200);
    assert_eq!(ids(&bob, "list=to_join"), Vec::<String>::new());
    ada.command(&table, &json!({ "type": "start" })).ok(200);
    assert_eq!(ids(&server.guest("Eve"), "list=to_watch"), std::slice::from_ref(&table));
    let mover = ada.look_until(&table, |sight| matches!(sight["mover"].as_u64(), Some(1 | 2)))["mover"].clone();
    let (awaited, other) = if mover == 1 { (&ada, &bob) } else { (&bob, &ada) };
    assert_eq!((ids(awaited, "list=awaiting"), ids(other, "list=awaiting")), (vec![table.clone()], vec![]));
    let line = awaited.get("/tables?list=awaiting").ok(200)["tables"][0].clone();
    assert_eq!((&line["your_turn"], &line["phase"]), (&json!(true), &json!("playing")));
}

#[test]
fn a_sight_has_all_fields_for_a_page() {
    let server = TestServer::open();
    let (ada, eve) = (server.guest("Ada"), server.guest("Eve"));
    let table = ada.begin("planners", "novice");
    let sight = ada.look_until(&table, |sight| sight["mover"] == 1);
    for field in
        ["view", "actions", "options", "commitment", "host", "stand_in", "opened", "changed", "now", "steps", "points"]
    {
        assert!(!sight[field].is_null(), "{field} is missing in {sight}");
    }
    assert_eq!((&sight["viewer"], &sight["yours"]), (&json!(1), &json!([1])));
    assert_eq!((&sight["chairs"][0]["person"], &sight["seed"]), (&json!(ada.id), &Value::Null));
    let looking = eve.look(&table);
    assert_eq!((&looking["viewer"], &looking["yours"], &looking["actions"]), (&json!(null), &json!([]), &Value::Null));
    eve.get(&format!("/tables/{table}?seat=1")).refused(403, "not_yours");
    ada.get(&format!("/tables/{table}?seat=2")).refused(403, "not_yours");
    ada.get(&format!("/tables/{table}?seat=6")).refused(422, "no_seat");
    ada.get(&format!("/tables/{table}?seat=first")).refused(400, "malformed");
}

#[test]
fn a_reserved_seat_needs_its_key_which_is_told_once() {
    let server = TestServer::open();
    let (ada, bob, eve) = (server.guest("Ada"), server.guest("Bob"), server.guest("Eve"));
    let seats = json!([{ "kind": "me" }, { "kind": "reserved" }]);
    let (table, keys) = ada.open(&json!({ "game": "planners", "seats": seats, "public": false }));
    let key = keys["2"].as_str().expect("the key of seat 2");
    assert!(key.len() >= 22 && keys.as_object().map(serde_json::Map::len) == Some(1));
    let sit = |key: Value| json!({ "type": "sit", "seat": 2, "entropy": "", "key": key });
    for wrong in [json!(null), json!(""), json!("x".repeat(32))] {
        eve.command(&table, &sit(wrong)).refused(403, "reserved");
    }
    bob.command(&table, &sit(json!(key))).ok(200);
    let log = ada.get(&format!("/tables/{table}/log")).ok(200);
    let lists = ada.get("/tables?list=mine").ok(200);
    let everything = format!("{}{log}{lists}{}", ada.look(&table), ada.get("/me/export").ok(200));
    assert!(!everything.contains(key) && ![&ada, &bob].iter().any(|caller| everything.contains(&caller.token)));
    assert!(ids(&eve, "list=to_join").is_empty());
}

#[test]
fn a_person_can_have_several_seats() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let (table, _) = ada.open(&json!({ "game": "polis", "seats": seats, "start": true, "entropy": "mine" }));
    let sight = ada.look(&table);
    assert_eq!((&sight["yours"], &sight["viewer"]), (&json!([1, 2]), &sight["mover"]));
    let other = if sight["mover"] == 1 { 2 } else { 1 };
    let from_other = ada.get(&format!("/tables/{table}?seat={other}")).ok(200);
    assert_eq!((&from_other["viewer"], &from_other["actions"]), (&json!(other), &Value::Null));
}

#[test]
fn players_who_share_a_device_have_their_own_names() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": " Ola " }]);
    let (table, _) = ada.open(&json!({ "game": "polis", "seats": seats, "seats_by_lot": false }));
    let name = |name: &str| json!({ "type": "name", "seat": 1, "name": name });
    ada.command(&table, &name("Casual bot")).refused(422, "name");
    ada.command(&table, &name("Ala")).ok(200);
    server.guest("Bob").command(&table, &name("Bob")).refused(403, "not_yours");
    ada.command(&table, &json!({ "type": "start" })).ok(200);
    let sight = ada.look(&table);
    assert_eq!((&sight["chairs"][0]["name"], &sight["chairs"][1]["name"]), (&json!("Ala"), &json!("Ola")));
    assert_eq!(sight["host"]["name"], "Ada");
}

#[test]
fn a_list_continues_at_the_cursor() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let mut opened: Vec<String> = (0..5).map(|_| ada.open(&json!({ "game": "planners", "seats": seats })).0).collect();
    let (mut found, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = ada.get(&format!("/tables?list=to_join&limit=2{cursor}")).ok(200);
        let tables = page["tables"].as_array().expect("a list");
        assert!(tables.len() <= 2);
        found.extend(tables.iter().map(|line| line["id"].as_str().expect("an id").to_owned()));
        let Some(next) = page["next"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    found.sort();
    opened.sort();
    assert_eq!(found, opened);
}

#[test]
fn invalid_terms_are_refused() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let (me, bot) = (json!({ "kind": "me" }), |level: &str| json!({ "kind": "bot", "level": level }));
    for (new, status, code) in [
        (json!({ "game": "chess", "seats": [me] }), 404, "not_found"),
        (json!({ "game": "planners", "seats": [me] }), 422, "terms"),
        (json!({ "game": "planners", "seats": [] }), 422, "terms"),
        (json!({ "game": "planners", "seats": vec![me.clone(); 40] }), 422, "terms"),
        (json!({ "game": "engineer", "seats": [me, me] }), 422, "terms"),
        (json!({ "game": "planners", "seats": [me, bot("oracle")] }), 422, "no_such_bot"),
        (json!({ "game": "planners", "seats": [me, bot("search:60000ms")] }), 422, "no_such_bot"),
        (json!({ "game": "planners", "seats": [me, bot("novice")], "options": { "size": 3 } }), 422, "terms"),
        (
            json!({ "game": "planners", "seats": [me, bot("novice")], "clock": { "kind": "move", "days": 99 } }),
            422,
            "terms",
        ),
        (json!({ "game": "planners", "seats": [me, bot("novice")], "entropy": "x".repeat(129) }), 422, "too_long"),
        (json!({ "game": "planners", "seats": [me, { "kind": "open" }], "start": true }), 409, "empty"),
        (json!({ "game": "planners", "seats": [me, { "kind": "ghost" }] }), 400, "malformed"),
        (json!({ "game": "planners", "seats": [me, bot("novice")], "colour": "red" }), 400, "malformed"),
        (json!({ "game": "planners", "seats": [me, { "kind": "me", "name": "Seat 3" }] }), 422, "name"),
        (
            json!({ "game": "planners", "seats": [me, bot("novice")], "options": { "x": "y".repeat(5000) } }),
            413,
            "too_large",
        ),
    ] {
        ada.post("/tables", &new).refused(status, code);
    }
    assert!(ids(&ada, "list=mine").is_empty());
}

#[test]
fn a_blocked_person_cannot_sit_down_and_is_muted() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": seats }));
    let chat = format!("/tables/{table}/chat");
    bob.post(&chat, &json!({ "words": "let me in" })).ok(201);
    ada.ask("PUT", &format!("/me/shunned/{}", bob.id), &json!({ "how": "blocked" })).ok(204);
    bob.sit(&table, 2).refused(403, "blocked");
    assert_eq!(ada.get(&chat).ok(200)["lines"], json!([]));
    assert_eq!(bob.get(&chat).ok(200)["lines"][0]["words"], "let me in");
    ada.delete(&format!("/me/shunned/{}", bob.id)).ok(204);
    bob.sit(&table, 2).ok(200);
}
