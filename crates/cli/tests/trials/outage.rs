//! A server that is killed while a clock runs costs no player the game.

use std::{path::Path, time::Duration};

use rynek_trials::{Guest, HttpClient, Method, Process, unlimited};
use serde_json::{Value, json};

async fn what_happened(door: &HttpClient, table: &str) -> Vec<String> {
    let log = door.get(&format!("/api/v1/tables/{table}/log"), None).await.expect("the log");
    let entries = log["entries"].as_array().expect("entries").iter();
    entries.filter_map(|entry| entry["what"].as_str().map(str::to_owned)).collect()
}

fn place(log: &[String], what: &str) -> Option<usize> {
    log.iter().position(|it| it == what)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_server_was_down_does_not_count() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outage");
    let _ = std::fs::remove_dir_all(&folder);
    let mut server = Process::new(env!("CARGO_BIN_EXE_rynek"), &unlimited(&folder)).expect("a free port");
    server.start().await.expect("it starts");
    let door = server.client();
    let entered = door.ask(Method::POST, "/api/v1/people", None, Some(&json!({ "name": "Ada" }))).await;
    let guest = Guest::new(&entered.expect("a name")).expect("a guest");
    let me = json!({ "kind": "me" });
    let wish = json!({
        "game": "planners", "seats": [me, me], "seats_by_lot": false, "start": true, "entropy": "dice",
        "clock": { "kind": "game", "seconds": 10, "increment": 0 }, "on_time_out": "forfeit",
    });
    let opened: Value = door.ask(Method::POST, "/api/v1/tables", Some(&guest), Some(&wish)).await.expect("a table");
    let table = opened["id"].as_str().expect("an id").to_owned();
    server.kill().await;
    // Longer than any player has.
    tokio::time::sleep(Duration::from_secs(12)).await;
    server.start().await.expect("it starts again");
    // However slow the machine is: the clock is paused for the outage before it is checked.
    let log = loop {
        let log = what_happened(&door, &table).await;
        if place(&log, "outage").or(place(&log, "ran_out")).is_some() {
            break log;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let outage = place(&log, "outage").expect("the server was away");
    assert!(place(&log, "ran_out").is_none_or(|ran_out| outage < ran_out), "{log:?}");
}
