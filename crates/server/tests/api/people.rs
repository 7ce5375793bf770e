//! People: signing up and in, settings, muting, deleting an account.

use serde_json::json;

use crate::caller::TestServer;

#[test]
fn a_guest_signs_up_with_a_name() {
    let server = TestServer::open();
    let welcome = server.post("/people", None, &json!({ "name": "  Ada   Lovelace ", "language": "pl" })).ok(201);
    assert_eq!(welcome["person"]["name"], "Ada Lovelace");
    let token = welcome["token"].as_str().expect("a token");
    assert_eq!(token.len(), 43);
    let me = server.get("/me", Some(token)).ok(200);
    assert_eq!((&me["id"], &me["language"]), (&welcome["person"]["id"], &json!("pl")));
    assert_eq!((&me["webhook"], &me["wishes"]), (&json!(null), &json!([])));
}

#[test]
fn invalid_names_are_refused() {
    let server = TestServer::open();
    for name in ["", "   ", "a\u{7}b", "\u{202e}evil", &"x".repeat(41)] {
        server.post("/people", None, &json!({ "name": name })).refused(422, "name");
    }
    let ada = server.guest("Ada");
    ada.ask("PATCH", "/me", &json!({ "name": "\u{200b}" })).refused(422, "name");
    for name in ["\u{2800}", "\u{301}\u{301}", "Casual bot", "casual BOT 2", "Саsuаl bot", "Seat 1", "Gracz 2", "—"]
    {
        server.post("/people", None, &json!({ "name": name })).refused(422, "name");
    }
    for name in ["🏙", "Bot Anna", "Abbot", "Seaton"] {
        server.post("/people", None, &json!({ "name": name })).ok(201);
    }
    server.post("/people", None, &json!({ "name": "Ada", "language": "xx" })).refused(422, "language");
}

#[test]
fn a_person_changes_their_settings() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let hooked = ada.ask("PATCH", "/me", &json!({ "name": "Ada II", "webhook": { "url": "http://127.0.0.1:9/turn" } }));
    let hooked = hooked.ok(200);
    assert_eq!((&hooked["name"], &hooked["webhook"]["url"]), (&json!("Ada II"), &json!("http://127.0.0.1:9/turn")));
    assert_eq!(hooked["webhook"]["secret"].as_str().map(str::len), Some(43));
    // Missing fields stay as they are.
    let wished = ada.ask("PATCH", "/me", &json!({ "wishes": ["your-turn", "game-over", "your-turn"] })).ok(200);
    assert_eq!((&wished["wishes"], &wished["webhook"]), (&json!(["game-over", "your-turn"]), &hooked["webhook"]));
    let unhooked = ada.ask("PATCH", "/me", &json!({ "webhook": null })).ok(200);
    assert_eq!((&unhooked["webhook"], &unhooked["name"]), (&json!(null), &json!("Ada II")));
    ada.ask("PATCH", "/me", &json!({ "wishes": ["riches"] })).refused(422, "wishes");
    ada.ask("PATCH", "/me", &json!({ "webhook": { "url": "ftp://example.org/" } })).refused(422, "webhook");
    ada.ask("PATCH", "/me", &json!({ "age": 36 })).refused(400, "malformed");
}

#[test]
fn a_webhook_at_a_private_address_is_refused() {
    let server = TestServer::with(|config| config.private_hooks = false);
    let ada = server.guest("Ada");
    for url in
        ["http://127.0.0.1/", "http://[::1]/", "http://192.168.0.1/", "http://169.254.169.254/", "http://localhost/"]
    {
        ada.ask("PATCH", "/me", &json!({ "webhook": { "url": url } })).refused(422, "webhook");
    }
}

#[test]
fn tokens_can_be_added_and_revoked() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let second = ada.post("/me/tokens", &json!({})).ok(201)["token"].as_str().expect("a token").to_owned();
    assert_eq!(server.get("/me", Some(&second)).ok(200)["id"], ada.id.as_str());
    let only = ada.delete("/me/tokens").ok(200)["token"].as_str().expect("a token").to_owned();
    for old in [&ada.token, &second] {
        server.get("/me", Some(old)).refused(401, "unauthorized");
    }
    assert_eq!(server.get("/me", Some(&only)).ok(200)["id"], ada.id.as_str());
}

#[test]
fn unknown_tokens_are_refused() {
    let server = TestServer::open();
    for token in [None, Some(""), Some("x"), Some(&*"A".repeat(43))] {
        server.get("/me", token).refused(401, "unauthorized");
    }
    server.ask("GET", "/me", None, None, &[("authorization", "Basic QWRhOjE=")]).refused(401, "unauthorized");
}

#[test]
fn a_profile_is_public() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let profile = server.get(&format!("/people/{}", ada.id), None).ok(200);
    let me = ada.get("/me").ok(200);
    assert_eq!((&profile["name"], &profile["since"]), (&json!("Ada"), &me["created"]));
    assert_eq!((&profile["ratings"], &profile["history"]), (&json!([]), &json!([])));
    for stranger in ["00000000000000000000000000000000", "ada", "%00"] {
        server.get(&format!("/people/{stranger}"), None).refused(404, "not_found");
    }
}

#[test]
fn a_person_mutes_and_unmutes() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let path = format!("/me/shunned/{}", bob.id);
    ada.ask("PUT", &path, &json!({ "how": "muted" })).ok(204);
    ada.ask("PUT", &path, &json!({ "how": "blocked" })).ok(204);
    assert_eq!(ada.get("/me/shunned").ok(200), json!([{ "person": bob.id, "how": "blocked" }]));
    ada.delete(&path).ok(204);
    assert_eq!(ada.get("/me/shunned").ok(200), json!([]));
    ada.ask("PUT", &path, &json!({ "how": "despised" })).refused(400, "malformed");
    ada.ask("PUT", &format!("/me/shunned/{}", ada.id), &json!({ "how": "muted" })).refused(422, "person");
    ada.ask("PUT", &format!("/me/shunned/{}", "0".repeat(32)), &json!({ "how": "muted" })).refused(404, "not_found");
}

#[test]
fn a_person_exports_their_data_and_deletes_the_account() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (running, _) = ada.open(&json!({ "game": "planners", "seats": seats }));
    bob.sit(&running, 2).ok(200);
    ada.command(&running, &json!({ "type": "start" })).ok(200);
    let (waiting, _) = ada.open(&json!({ "game": "planners", "seats": seats }));
    ada.post(&format!("/tables/{running}/chat"), &json!({ "words": "hello there" })).ok(201);

    let export = ada.get("/me/export").ok(200);
    assert_eq!((&export["name"], export["tables"].as_array().map(Vec::len)), (&json!("Ada"), Some(2)));
    let text = export.to_string();
    assert!(text.contains("hello there") && !text.contains(&ada.token) && !text.contains("hash"));

    ada.delete("/me").ok(204);
    ada.get("/me").refused(401, "unauthorized");
    server.get(&format!("/people/{}", ada.id), None).refused(404, "not_found");
    let sight = bob.look_until(&running, |sight| sight["chairs"][0]["bot"].is_string());
    assert!(!sight.to_string().contains(&ada.id) && !sight.to_string().contains("Ada"));
    assert_eq!(bob.look(&waiting)["phase"], "closed");
    let chat = bob.get(&format!("/tables/{running}/chat")).ok(200);
    assert_eq!(chat["lines"], json!([]));
}
