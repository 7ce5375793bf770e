//! Invalid messages and requests.

use serde_json::{Value, json};

/// Messages that are each refused, at a table with this number where seat 1 is to move. The sender sits in seat 1.
pub fn messages(number: u64, legal: &str) -> Vec<String> {
    let mut all: Vec<String> = [
        "",
        " ",
        "null",
        "true",
        "[]",
        "{}",
        "\"hello\"",
        "{\"type\":\"do\"",
        "{\"type\":\"hello\"}",
        "{\"type\":\"dance\"}",
        "{\"type\":\"ping\",\"type\":\"ping\",\"loud\":true}",
        "\u{0}",
    ]
    .map(str::to_owned)
    .into();
    all.push("[".repeat(8_000));
    all.push("{\"a\":".repeat(2_000));
    all.extend(commands(number, legal).iter().map(|command| ask("do", &json!({ "command": command }))));
    all.extend(questions().iter().map(Value::to_string));
    all.push(json!({ "type": "do", "id": "x".repeat(65), "command": { "type": "start" } }).to_string());
    all.push(json!({ "type": "do", "id": 7, "command": { "type": "start" } }).to_string());
    all
}

fn ask(kind: &str, fields: &Value) -> String {
    let mut message = json!({ "type": kind, "id": "rude" });
    for (name, value) in fields.as_object().into_iter().flatten() {
        message[name] = value.clone();
    }
    message.to_string()
}

fn questions() -> Vec<Value> {
    let preview = |seat: Value, action: Value| json!({ "type": "preview", "id": "p", "seat": seat, "action": action });
    vec![
        preview(json!(2), json!("pass")),
        preview(json!(0), json!("pass")),
        preview(json!(1), json!(null)),
        preview(json!(1), json!("\u{202e}")),
        preview(json!(9_999_999_999_u64), json!("pass")),
        json!({ "type": "hint", "id": "h", "seat": 2 }),
        json!({ "type": "hint", "id": "h", "seat": 1, "bot": "nobody" }),
        json!({ "type": "hint", "id": "h", "seat": 1, "bot": "strong:hours=9" }),
        json!({ "type": "hint", "id": "h", "seat": 1, "bot": "x".repeat(9_000) }),
        json!({ "type": "say", "id": "s", "words": "" }),
        json!({ "type": "say", "id": "s", "words": "x".repeat(501) }),
        json!({ "type": "say", "id": "s", "words": ["words"] }),
        json!({ "type": "view_as", "seat": 2 }),
        json!({ "type": "view_as", "seat": "two" }),
        json!({ "type": "view_as", "seat": -1 }),
    ]
}

/// Commands that a table refuses.
pub fn commands(number: u64, legal: &str) -> Vec<Value> {
    let act = |seat: Value, action: Value, chosen_at: Value| json!({ "type": "act", "seat": seat, "action": action, "chosen_at": chosen_at });
    let mut all = vec![
        act(json!(2), json!(legal), json!(number)),
        act(json!(0), json!(legal), json!(number)),
        act(json!(3), json!(legal), json!(number)),
        act(json!(6), json!(legal), json!(number)),
        act(json!(7), json!(legal), json!(number)),
        act(json!(255), json!(legal), json!(number)),
        act(json!(1_u64 << 40), json!(legal), json!(number)),
        act(json!(-1), json!(legal), json!(number)),
        act(json!("1"), json!(legal), json!(number)),
        act(json!(1.5), json!(legal), json!(number)),
        act(json!(1), json!(legal), json!(0)),
        act(json!(1), json!(legal), json!(1)),
        act(json!(1), json!(legal), json!(number + 1)),
        act(json!(1), json!(legal), json!(u64::MAX)),
        act(json!(1), json!(legal), json!(-1)),
        act(json!(1), json!(legal), json!(1e300)),
        act(json!(1), json!(""), json!(number)),
        act(json!(1), json!("\u{0}"), json!(number)),
        act(json!(1), json!("buy buy buy"), json!(number)),
        act(json!(1), json!("ż".repeat(3_000)), json!(number)),
        act(json!(1), json!([legal]), json!(number)),
    ];
    let others = [
        json!(null),
        json!("start"),
        json!({ "type": "dance" }),
        json!({ "type": "start" }),
        json!({ "type": "start", "loud": true }),
        json!({ "type": "close" }),
        json!({ "type": "look_at_clock" }),
        json!({ "type": "follow", "table": "0".repeat(32) }),
        json!({ "type": "sit", "seat": 1, "entropy": "x" }),
        json!({ "type": "sit", "seat": 2, "entropy": "x".repeat(5_000) }),
        json!({ "type": "rise", "seat": 2 }),
        json!({ "type": "invite", "seat": 2, "bot": "casual" }),
        json!({ "type": "take_back", "seat": 1, "actions": 0 }),
        json!({ "type": "take_back", "seat": 1, "actions": 1_u64 << 60 }),
        json!({ "type": "take_back", "seat": 2, "actions": 1 }),
        json!({ "type": "ask_back", "seat": 2 }),
        json!({ "type": "answer_back", "seat": 1, "agrees": true }),
        json!({ "type": "leave", "seat": 2 }),
        json!({ "type": "return", "seat": 6 }),
        json!({ "type": "resign", "seat": 2 }),
    ];
    all.extend(others);
    all
}

/// Requests that are each answered with a 4xx status: method, path, type of the body, body.
pub fn requests(table: &str) -> Vec<(&'static str, String, &'static str, String)> {
    let json = "application/json";
    let deep = "[".repeat(30_000);
    let tables = "/api/v1/tables".to_owned();
    let one = format!("/api/v1/tables/{table}");
    let name = |name: &str| serde_json::json!({ "name": name }).to_string();
    let mut all = vec![
        ("POST", "/api/v1/people".to_owned(), json, String::new()),
        ("POST", "/api/v1/people".to_owned(), "text/plain", name("Ada")),
        ("POST", "/api/v1/people".to_owned(), json, deep.clone()),
        ("POST", "/api/v1/people".to_owned(), json, name("")),
        ("POST", "/api/v1/people".to_owned(), json, name(&"x".repeat(41))),
        ("POST", "/api/v1/people".to_owned(), json, name("a\u{202e}b")),
        ("POST", "/api/v1/people".to_owned(), json, name(&"x".repeat(70_000))),
        ("POST", "/api/v1/people".to_owned(), json, "{\"name\":\"Ada\",\"god\":true}".to_owned()),
        ("POST", tables.clone(), json, deep.clone()),
        ("POST", tables.clone(), json, "{\"game\":\"chess\",\"seats\":[]}".to_owned()),
        ("POST", tables.clone(), json, "{\"game\":\"planners\",\"seats\":[]}".to_owned()),
        ("POST", format!("{one}/commands"), json, deep.clone()),
        ("POST", format!("{one}/preview"), json, "{}".to_owned()),
        ("POST", format!("{one}/hint"), json, "{\"seat\":9}".to_owned()),
        ("POST", format!("{one}/chat"), json, "{\"words\":7}".to_owned()),
        ("POST", "/api/v1/records".to_owned(), json, deep),
        ("POST", "/api/v1/records".to_owned(), json, format!("\"{}\"", "x".repeat(9 << 20))),
        ("DELETE", one.clone(), json, String::new()),
        ("PATCH", "/api/v1/me".to_owned(), json, "{\"webhook\":{\"url\":\"file:///etc/passwd\"}}".to_owned()),
        ("PUT", "/api/v1/me/shunned/everybody".to_owned(), json, "{\"how\":\"muted\"}".to_owned()),
    ];
    let paths = [
        "/api",
        "/api/v1",
        "/api/v2/games",
        "/api/v1/tables/7",
        "/api/v1/tables/../me",
        "/api/v1/tables/%00",
        "/api/v1/tables?list=all",
        "/api/v1/tables?limit=-1",
        "/api/v1/tables?list=mine&cursor=%ff%fe",
        "/api/v1/people/0",
        "/api/v1/games/chess",
        "/api/v1/games/..%2f..%2fetc%2fpasswd/rules",
    ];
    all.extend(paths.map(|path| ("GET", path.to_owned(), json, String::new())));
    let parts = ["?seat=2", "?seat=0", "?seat=x", "/at/999999", "/at/-1", "/log?after=x", "/live", "/record/../../me"];
    all.extend(parts.map(|part| ("GET", format!("{one}{part}"), json, String::new())));
    all
}
