//! Errors have a stable code, and a message in words.

use serde_json::{Value, json};

use crate::caller::Town;

#[test]
fn what_cannot_be_read_is_refused() {
    let town = Town::open();
    let ada = town.guest("Ada");
    let token = Some(ada.token.as_str());
    for body in [&b""[..], b"{", b"[]", b"null", b"\xff\xfe", b"{\"name\":1}", b"{\"name\":\"x\"} {}"] {
        town.ask("POST", "/people", None, Some(body), &[]).refused(400, "malformed");
        town.ask("POST", "/tables", token, Some(body), &[]).refused(400, "malformed");
    }
    for path in ["/tables", "/tables?list=all", "/tables?list=mine&limit=many", "/tables?list=mine&cursor=x"] {
        ada.get(path).refused(400, "malformed");
    }
    for body in [&b"{"[..], b"\xff", b""] {
        let answer = town.ask("POST", "/records", token, Some(body), &[]);
        assert!(matches!(answer.status, 400 | 422), "{answer:?}");
    }
}

#[test]
fn what_is_not_here_is_not_found() {
    let town = Town::open();
    let ada = town.guest("Ada");
    let nowhere = "0".repeat(32);
    for path in ["", "/log", "/chat", "/scores", "/record", "/at/0"] {
        for table in [nowhere.as_str(), "x", "..%2F..", &"F".repeat(32)] {
            ada.get(&format!("/tables/{table}{path}")).refused(404, "not_found");
        }
    }
    for path in ["/commands", "/preview", "/hint", "/chat", "/rematch"] {
        let body = match path {
            "/commands" => json!({ "command": { "type": "start" } }),
            "/preview" => json!({ "seat": 1, "action": "pass" }),
            "/hint" => json!({ "seat": 1 }),
            "/chat" => json!({ "words": "hello" }),
            _ => json!({}),
        };
        ada.post(&format!("/tables/{nowhere}{path}"), &body).refused(404, "not_found");
    }
    town.get("/nothing", None).refused(404, "not_found");
    town.ask("DELETE", "/games", None, None, &[]).refused(405, "method_not_allowed");
}

#[test]
fn nobody_does_anything_without_saying_who_they_are() {
    let town = Town::open();
    let ada = town.guest("Ada");
    let table = ada.begin("planners", "random");
    for path in ["/me", "/me/export", "/me/shunned", "/tables?list=mine", "/tables?list=awaiting"] {
        town.get(path, None).refused(401, "unauthorized");
    }
    for (path, body) in [
        ("/tables".to_owned(), json!({ "game": "planners", "seats": [] })),
        ("/me/tokens".to_owned(), json!({})),
        (format!("/tables/{table}/commands"), json!({ "command": { "type": "start" } })),
        (format!("/tables/{table}/preview"), json!({ "seat": 1, "action": "pass" })),
        (format!("/tables/{table}/hint"), json!({ "seat": 1 })),
        (format!("/tables/{table}/rematch"), json!({})),
    ] {
        town.post(&path, None, &body).refused(401, "unauthorized");
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let town = Town::open();
    let ada = town.guest("Ada");
    let large = json!({ "name": "x".repeat(70_000) });
    town.post("/people", None, &large).refused(413, "too_large");
    // A record may be larger, but must be valid.
    ada.post("/records", &large).refused(422, "record");
}

#[test]
fn whoever_asks_too_much_is_told_when_to_come_back() {
    let town = Town::with(|config| {
        config.limits.people_per_address = 2;
        config.limits.tables_per_person = 1;
        config.limits.lines_per_person = 1;
    });
    let (ada, _) = (town.guest("Ada"), town.guest("Bob"));
    let refused = town.post("/people", None, &json!({ "name": "Eve" }));
    assert!(
        refused.retry_after.as_ref().is_some_and(|seconds| seconds.parse::<u64>().is_ok_and(|seconds| seconds > 0))
    );
    refused.refused(429, "too_many");
    let new = json!({ "game": "planners", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (table, _) = ada.open(&new);
    ada.post("/tables", &new).refused(429, "too_many");
    let chat = format!("/tables/{table}/chat");
    ada.post(&chat, &json!({ "words": "one" })).ok(201);
    ada.post(&chat, &json!({ "words": "two" })).refused(429, "too_many");
}

#[test]
fn refusals_speak_both_languages() {
    let town = Town::open();
    let ada = town.guest("Ada");
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": [{ "kind": "me" }, { "kind": "open" }] }));
    let body = json!({ "command": { "type": "start" } }).to_string();
    let path = format!("/tables/{table}/commands");
    let said = |query: &str, accept: &str| -> Value {
        let headers = [("accept-language", accept)];
        let path = format!("{path}{query}");
        let answer = town.ask("POST", &path, Some(&ada.token), Some(body.as_bytes()), &headers);
        answer.refused(409, "empty")["message"].clone()
    };
    assert_eq!(said("", "en"), "1 seat is still empty. Invite someone or add a bot.");
    let polish = said("?lang=pl", "en");
    assert_eq!(polish, said("", "pl-PL, en;q=0.5"));
    assert_ne!(polish, said("", "en"));
}
