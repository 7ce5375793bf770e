//! Errors have a stable code, and a message in words.

use serde_json::{Value, json};

use crate::caller::TestServer;

#[test]
fn malformed_requests_are_refused() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let token = Some(ada.token.as_str());
    for body in [&b""[..], b"{", b"[]", b"null", b"\xff\xfe", b"{\"name\":1}", b"{\"name\":\"x\"} {}"] {
        server.ask("POST", "/people", None, Some(body), &[]).refused(400, "malformed");
        server.ask("POST", "/tables", token, Some(body), &[]).refused(400, "malformed");
    }
    for path in ["/tables", "/tables?list=all", "/tables?list=mine&limit=many", "/tables?list=mine&cursor=x"] {
        ada.get(path).refused(400, "malformed");
    }
    for body in [&b"{"[..], b"\xff", b""] {
        let answer = server.ask("POST", "/records", token, Some(body), &[]);
        assert!(matches!(answer.status, 400 | 422), "{answer:?}");
    }
}

/// In the language that is made from English, all letters have accents: a plain word is one that cannot be translated.
#[test]
fn no_error_escapes_translation() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let token = Some(ada.token.as_str());
    let table = ada.begin("polis", "random");
    let requests: [(&str, String, Value); 9] = [
        ("POST", "/people".into(), json!({ "nam": "Ada" })),
        ("POST", "/people".into(), json!({ "name": 7 })),
        ("POST", "/tables".into(), json!({ "game": "polis", "seats": [{ "kind": "ghost" }] })),
        (
            "POST",
            "/tables".into(),
            json!({ "game": "polis", "seats": [{ "kind": "me" }], "options": { "players": 9 } }),
        ),
        ("POST", "/tables".into(), json!({ "game": "chess", "seats": [{ "kind": "me" }] })),
        ("PATCH", "/me".into(), json!({ "language": "xx" })),
        ("POST", "/records".into(), json!({ "format": 1 })),
        (
            "POST",
            format!("/tables/{table}/commands"),
            json!({ "command": { "type": "act", "seat": 1, "action": "99 0,0 0" } }),
        ),
        ("GET", "/tables/0".into(), Value::Null),
    ];
    for (method, path, body) in requests {
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        let answer = server.ask(method, &format!("{path}?lang=en-XA"), token, Some(&body), &[]);
        let message = answer.body["error"]["message"].as_str().expect("a message").to_owned();
        assert!(message.contains('⟦'), "{method} {path}: {message}");
        // What was sent is quoted; identifiers stand after a colon.
        let said: String = message.split(['“', '”']).step_by(2).collect();
        let is_plain = |word: &str| word.len() > 2 && word.chars().all(|letter| letter.is_ascii_alphabetic());
        let known = |word: &str| rynek_catalog::IDS.contains(&word) || KNOWN.contains(&word);
        let left: Vec<&str> = said
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| is_plain(word) && !known(word))
            .collect();
        assert!(left.is_empty(), "{method} {path}: {left:?} in {message}");
    }
}

/// Names of fields and kinds that an error lists.
const KNOWN: [&str; 6] = ["name", "language", "bot", "open", "reserved", "JSON"];

#[test]
fn unknown_paths_and_tables_are_not_found() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
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
    server.get("/nothing", None).refused(404, "not_found");
    server.ask("DELETE", "/games", None, None, &[]).refused(405, "method_not_allowed");
}

#[test]
fn requests_without_a_token_are_refused() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let table = ada.begin("planners", "random");
    for path in ["/me", "/me/export", "/me/shunned", "/tables?list=mine", "/tables?list=awaiting"] {
        server.get(path, None).refused(401, "unauthorized");
    }
    for (path, body) in [
        ("/tables".to_owned(), json!({ "game": "planners", "seats": [] })),
        ("/me/tokens".to_owned(), json!({})),
        (format!("/tables/{table}/commands"), json!({ "command": { "type": "start" } })),
        (format!("/tables/{table}/preview"), json!({ "seat": 1, "action": "pass" })),
        (format!("/tables/{table}/hint"), json!({ "seat": 1 })),
        (format!("/tables/{table}/rematch"), json!({})),
    ] {
        server.post(&path, None, &body).refused(401, "unauthorized");
    }
}

#[test]
fn large_requests_are_refused() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let large = json!({ "name": "x".repeat(70_000) });
    server.post("/people", None, &large).refused(413, "too_large");
    // A record may be larger, but must be valid.
    ada.post("/records", &large).refused(422, "record");
}

#[test]
fn too_many_requests_are_refused_with_a_retry_time() {
    let server = TestServer::with(|config| {
        config.limits.people_per_address = 2;
        config.limits.tables_per_person = 1;
        config.limits.lines_per_person = 1;
    });
    let (ada, _) = (server.guest("Ada"), server.guest("Bob"));
    let refused = server.post("/people", None, &json!({ "name": "Eve" }));
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
fn refusals_are_in_the_language_of_the_client() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": [{ "kind": "me" }, { "kind": "open" }] }));
    let body = json!({ "command": { "type": "start" } }).to_string();
    let path = format!("/tables/{table}/commands");
    let said = |query: &str, accept: &str| -> Value {
        let headers = [("accept-language", accept)];
        let path = format!("{path}{query}");
        let answer = server.ask("POST", &path, Some(&ada.token), Some(body.as_bytes()), &headers);
        answer.refused(409, "empty")["message"].clone()
    };
    assert_eq!(said("", "en"), "1 seat is still empty. Invite someone or add a bot.");
    let polish = said("?lang=pl", "en");
    assert_eq!(polish, said("", "pl-PL, en;q=0.5"));
    assert_ne!(polish, said("", "en"));
}
