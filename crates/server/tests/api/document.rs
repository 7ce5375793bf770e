//! The OpenAPI document matches the server. (All other tests check responses against it.)

use serde_json::{Value, json};

use crate::caller::{TestServer, document};

/// An existing address for a path of the document.
fn address(path: &str, person: &str, table: &str) -> String {
    let path = path.strip_prefix("/api/v1").unwrap_or(path);
    path.replace("{game}", "planners")
        .replace("{person}", person)
        .replace("{table}", table)
        .replace("{steps}", "0")
        .replace("{name}", "standard")
}

#[test]
fn the_documented_operations_exist_and_no_others() {
    let server = TestServer::open();
    let host = server.guest("Ada");
    let table = host.begin("planners", "random");
    let today = crate::daily::of_today(&server)["date"].as_str().expect("a date").to_owned();
    let paths = document()["paths"].as_object().expect("paths");
    assert!(paths.len() > 20);
    for (path, operations) in paths.iter().filter(|(path, _)| path.starts_with("/api/v1")) {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let caller = server.guest("Bob");
            let answer = caller.ask(method, &address(path, &host.id, &table).replace("{date}", &today), &json!({}));
            let documented = operations.get(method.to_lowercase()).is_some();
            assert_ne!(answer.status, 404, "{method} {path}");
            assert_eq!(answer.status == 405, !documented, "{method} {path}: {answer:?}");
        }
    }
}

#[test]
fn the_document_is_served_and_valid() {
    let server = TestServer::open();
    let served = server.get("/openapi.json", None).ok(200);
    assert_eq!(&served, document());
    assert!(served["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    let mut named = Vec::new();
    references(&served, &mut named);
    for name in named {
        let pointer = name.strip_prefix('#').expect("within the document");
        assert!(served.pointer(pointer).is_some(), "{name} does not exist");
    }
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            found.extend(map.get("$ref").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|value| references(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn every_operation_has_a_summary_and_responses() {
    for (path, operations) in document()["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{method} {path}");
            assert!(
                operation["responses"].as_object().is_some_and(|responses| !responses.is_empty()),
                "{method} {path}"
            );
        }
    }
}

#[test]
fn the_guide_names_every_path() {
    let guide = include_str!("../../../../docs/protocol.md");
    for path in document()["paths"].as_object().expect("paths").keys() {
        let address = path.strip_prefix("/api/v1").unwrap_or(path);
        assert!(guide.contains(address), "docs/protocol.md does not mention {address}");
    }
}
