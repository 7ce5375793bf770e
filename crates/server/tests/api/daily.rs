//! The city of the day over HTTP.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

use crate::caller::{Caller, TestServer, poll};

/// What `GET /daily` answers. Just before midnight it waits, so that the day of a test does not end in its middle.
pub fn of_today(server: &TestServer) -> Value {
    const DAY: u64 = 86_400;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("a clock that is set");
    let left = DAY - now.as_secs() % DAY;
    if left < 60 {
        std::thread::sleep(Duration::from_secs(left + 1));
    }
    server.get("/daily", None).ok(200)
}

/// The address of a game of today.
fn today(server: &TestServer, game: &str) -> String {
    let today = of_today(server);
    format!("/daily/{}/{game}", today["date"].as_str().expect("a date"))
}

/// Begins a game of today.
fn begin(person: &Caller<'_>, path: &str) -> String {
    person.post(path, &json!({})).ok(200)["id"].as_str().expect("an id").to_owned()
}

#[test]
fn today_has_a_game_of_each_kind() {
    let server = TestServer::open();
    let today = of_today(&server);
    let games = today["games"].as_array().expect("games");
    assert_eq!(games.len(), 5);
    for game in games {
        assert_eq!((game["date"] == today["date"], &game["attempts"]), (true, &json!(0)));
        assert_eq!(game["commitment"].as_str().map(str::len), Some(64));
    }
    assert_eq!((&today["streak"], &today["mine"], &today["since"]), (&json!(0), &json!([]), &today["date"]));
    server.get("/daily/2026-02-30/polis", None).refused(404, "not_found");
    server.get("/daily/2999-01-01/polis", None).refused(404, "not_found");
    server.get("/daily/1999-01-01/polis", None).refused(404, "not_found");
    server.post("/daily/2026-11-19/polis", None, &json!({})).refused(401, "unauthorized");
}

#[test]
fn an_attempt_is_rated_once_and_shown_on_the_leaderboard() {
    let server = TestServer::open();
    let (ada, eve) = (server.guest("Ada"), server.guest("Eve"));
    let path = today(&server, "engineer");
    let table = begin(&ada, &path);
    let sight = ada.look(&table);
    assert_eq!(
        (&sight["day"]["open"], &sight["public"], &sight["hints"]),
        (&json!(false), &json!(false), &json!(false))
    );
    assert_eq!(begin(&ada, &path), table);
    ada.post(&format!("/tables/{table}/take_away"), &json!({})).refused(409, "city_of_the_day");
    ada.command(&table, &json!({ "type": "leave", "seat": 1 })).refused(409, "city_of_the_day");
    let end = ada.play_on(&table, |_| 0);
    assert_eq!(
        (end["phase"].as_str(), end.get("seed")),
        (Some("over"), None),
        "the seed is kept until the day is over"
    );
    let board = |person: &Caller<'_>| person.get(&path).ok(200);
    let board = poll(|| board(&ada), |board| board["mine"]["finished"].is_number());
    assert_eq!((&board["mine"]["rank"], &board["mine"]["tries"]), (&json!(1), &json!(2)));
    assert_eq!((board.get("key"), &board["game"]["attempts"]), (None, &json!(1)));
    assert_eq!(board["mine"]["table"], json!(table));
    assert_eq!(ada.get("/daily").ok(200)["streak"], json!(u8::from(board["mine"]["points"].is_number())));
    // Who has not played yet sees no table that would show them what comes.
    let hidden = eve.get(&path).ok(200);
    assert_eq!((hidden["ranks"][0].get("table"), hidden.get("mine")), (None, None));
    assert_eq!(hidden["ranks"][0]["points"], board["mine"]["points"]);
    let week = server.get(&format!("{path}/week"), None).ok(200);
    assert_eq!((&week[0]["name"], &week[0]["days"]), (&json!("Ada"), &json!(1)));
    ada.post(&format!("/tables/{table}/rematch"), &json!({})).refused(409, "city_of_the_day");
}

#[test]
fn an_abandoned_attempt_counts() {
    let server = TestServer::open();
    let (ada, eve) = (server.guest("Ada"), server.guest("Eve"));
    let path = today(&server, "engineer");
    begin(&eve, &path);
    let table = begin(&ada, &path);
    ada.command(&table, &json!({ "type": "resign", "seat": 1 })).ok(200);
    let board = poll(|| ada.get(&path).ok(200), |board| board["mine"]["finished"].is_number());
    let percentiles: Vec<&Value> =
        board["ranks"].as_array().expect("ranks").iter().map(|rank| &rank["percentile"]).collect();
    assert_eq!(percentiles, [&json!(0), &json!(0)]);
    assert_eq!(begin(&ada, &path), table, "there is no second one");
}

#[test]
fn a_record_that_is_not_of_the_day_is_refused() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let table = ada.begin("polis", "random");
    ada.play_on(&table, |_| 0);
    let record = ada.get(&format!("/tables/{table}/record")).ok(200);
    let path = format!("{}/records", today(&server, "polis"));
    let handed = json!({ "record": record, "began": 1, "finished": 2, "tries": 1 });
    ada.post(&path, &handed).refused(422, "record");
    ada.post(&path, &json!({ "record": {}, "began": 1, "finished": 2, "tries": 1 })).refused(422, "record");
    ada.post(&path, &json!({ "record": record })).refused(400, "malformed");
}
