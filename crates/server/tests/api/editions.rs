//! Records with many editions leave room for the games that ship.

use serde_json::{Value, json};

use crate::{caller::TestServer, schema::faults};

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

/// The components of Polis as a form shows them.
fn components(server: &TestServer) -> Value {
    server.get("/games/polis/editions/standard", None).ok(200)["components"].clone()
}

#[test]
fn editions_are_listed_with_their_components_and_origins() {
    let server = TestServer::with(|config| {
        let folder = config.editions();
        std::fs::create_dir_all(&folder).expect("a folder");
        let shipped = include_str!("../../../polis/components.json");
        let commented = shipped.replace("\"start_by_turn_order\": [1,", "// rich\n\"start_by_turn_order\": [9,");
        std::fs::write(folder.join("rich.json"), commented).expect("a file");
    });
    let list = server.get("/games/polis/editions?lang=pl", None).ok(200);
    let names: Vec<(&Value, &Value)> =
        list.as_array().expect("a list").iter().map(|line| (&line["name"], &line["origin"])).collect();
    assert_eq!(names, [(&json!("standard"), &json!("shipped")), (&json!("rich"), &json!("installed"))]);
    assert_eq!((&list[0]["title"], list[1].get("title")), (&json!("Wydanie standardowe"), None));
    let one = server.get("/games/polis/editions/standard", None).ok(200);
    assert_eq!((&one["hash"], &one["components"]["game"]), (&list[0]["hash"], &json!("polis")));
    let tiles = one["about"].as_array().expect("parts").iter().find(|part| part["part"] == "tiles").expect("tiles");
    assert_eq!((&tiles["label"], &tiles["source"]), (&json!("Tiles"), &json!("known")));
    assert!(tiles["note"].as_str().is_some_and(|note| note.contains("published lists")), "{tiles}");
    server.get("/games/polis/editions/poor", None).refused(404, "not_found");
    server.get("/games/chess/editions", None).refused(404, "not_found");
    // A table and its record have the installed edition, without its comments.
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let (table, _) = ada.open(&json!({ "game": "polis", "seats": seats, "edition": "rich", "start": true }));
    let record = ada.get(&format!("/tables/{table}/record")).ok(200);
    assert_eq!(record["edition"]["components"]["stones"]["start_by_turn_order"][0], 9);
}

#[test]
fn a_schema_has_names_in_the_language_of_the_request() {
    let server = TestServer::open();
    for (lang, title) in [("en", "Tiles"), ("pl", "Kafle")] {
        let schema = server.get(&format!("/games/polis/edition-schema?lang={lang}"), None).ok(200);
        assert_eq!(schema["properties"]["tiles"]["title"], title);
        assert_eq!(schema["properties"]["tiles"]["items"]["properties"]["players"]["maximum"], 4);
        assert_eq!(faults(&schema, &schema, &components(&server)), Vec::<String>::new());
    }
    server.get("/games/chess/edition-schema", None).refused(404, "not_found");
}

#[test]
fn components_are_checked() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let mut edition = components(&server);
    let checked = ada.post("/games/polis/editions/check", &edition).ok(200);
    assert_eq!(checked["title"], "Standard edition");
    edition["tiles"][3]["players"] = json!("two");
    let problem = ada.post("/games/polis/editions/check", &edition).refused(422, "edition");
    assert_eq!(problem["details"]["place"], "tiles[3].players");
    let told = problem["message"].as_str().expect("a message");
    assert_eq!(told, "In the edition file, tiles[3].players is “two” but should be a whole number.");
    // All that is wrong is told at once, also what only the rules know.
    edition["tiles"][3]["players"] = json!(2);
    edition["tiles"][4]["id"] = json!(1);
    edition["plaza_stars"]["house"] = json!(50);
    edition["start_tile"]["hexes"][1]["at"] = json!([0, 0]);
    let problem = ada.post("/games/polis/editions/check?lang=pl", &edition).refused(422, "edition");
    let faults = problem["details"]["faults"].as_array().expect("a list");
    let places: Vec<&str> = faults.iter().filter_map(|fault| fault["place"].as_str()).collect();
    assert_eq!(problem["details"]["count"], places.len());
    for place in ["plaza_stars.house", "tiles[4].id", "start_tile.hexes[1].at"] {
        assert!(places.contains(&place), "{places:?}");
    }
    assert!(
        faults.iter().all(|fault| fault["message"].as_str().is_some_and(|text| text.starts_with("W pliku wydania")))
    );
    // A long list of them is cut.
    edition["tiles"] = (0..500).map(|_| json!({ "id": 1, "players": 9, "hexes": "xyz" })).collect();
    let problem = ada.post("/games/polis/editions/check", &edition).refused(422, "edition");
    assert_eq!(problem["details"]["faults"].as_array().map(Vec::len), Some(100));
    assert!(problem["details"]["count"].as_u64() > Some(1000));
    edition["tiles"] = json!("x".repeat(300_000));
    ada.post("/games/polis/editions/check", &edition).refused(413, "too_large");
    server.post("/games/polis/editions/check", None, &json!({})).refused(401, "unauthorized");
}

/// The terms of a private table with an edition of one's own.
fn own(server: &TestServer, stones: usize) -> Value {
    let mut edition = components(server);
    edition["stones"]["start_by_turn_order"] = json!([stones, 1, 1, 1]);
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    json!({ "game": "polis", "seats": seats, "public": false, "start": true, "edition": { "components": edition } })
}

#[test]
fn an_edition_of_ones_own_needs_permission_and_a_private_table() {
    let closed = TestServer::open();
    assert_eq!(closed.get("/games/polis", None).ok(200)["own_editions"], false);
    closed.guest("Ada").post("/tables", &own(&closed, 7)).refused(403, "own_editions");
    let server = TestServer::with(|config| {
        config.own_editions = true;
        config.limits.own_editions_per_person = 2;
    });
    assert_eq!(server.get("/games/polis", None).ok(200)["own_editions"], true);
    let ada = server.guest("Ada");
    let mut public = own(&server, 7);
    public["public"] = json!(true);
    ada.post("/tables", &public).refused(422, "edition");
    let mut faulty = own(&server, 7);
    faulty["edition"]["components"]["stones"]["start_by_turn_order"] = json!([70, 1, 1, 1]);
    let problem = ada.post("/tables", &faulty).refused(422, "edition");
    assert_eq!(problem["details"]["place"], "stones.start_by_turn_order[0]");
    for edition in [json!(7), json!({}), json!({ "components": {}, "more": 1 })] {
        let mut odd = own(&server, 7);
        odd["edition"] = edition;
        ada.post("/tables", &odd).refused(422, "edition");
    }
    let (first, _) = ada.open(&own(&server, 7));
    assert_eq!(ada.look(&first)["points"][0], 7);
    ada.open(&own(&server, 8));
    ada.post("/tables", &own(&server, 9)).refused(409, "own_editions_many");
    // Other people have their own limit, and a finished table does not count.
    server.guest("Bob").open(&own(&server, 9));
    ada.command(&first, &json!({ "type": "resign", "seat": 1 })).ok(200);
    ada.open(&own(&server, 10));
    // The record contains the edition, and another server can study the game.
    let record = ada.get(&format!("/tables/{first}/record")).ok(200);
    assert_eq!(record["edition"]["components"]["stones"]["start_by_turn_order"][0], 7);
    closed.guest("Eve").post("/records", &record).ok(201);
}

#[test]
fn new_tables_with_own_editions_are_rate_limited() {
    let server = TestServer::with(|config| {
        config.own_editions = true;
        config.limits.own_tables_per_person = 1;
    });
    let ada = server.guest("Ada");
    ada.open(&own(&server, 3));
    ada.post("/tables", &own(&server, 4)).refused(429, "too_many");
    ada.begin("polis", "novice");
}
