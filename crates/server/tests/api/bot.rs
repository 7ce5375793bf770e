//! The Python examples play whole games.

use std::{path::Path, process::Command};

use serde_json::{Value, json};

use crate::caller::TestServer;

/// Each example, and its player's name.
const EXAMPLES: [(&str, &str); 2] = [("table_bot.py", "Table bot"), ("socket_bot.py", "Socket bot")];

fn play(example: &str, arguments: &[&str]) -> Value {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(example);
    let mut command = Command::new("python3");
    for proxy in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
        command.env_remove(proxy);
    }
    let output = command.arg(example).args(arguments).output().expect("Python 3 is installed");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {said}"))
}

#[test]
fn the_examples_open_a_table_and_play_to_the_end() {
    let server = TestServer::open();
    for (example, _) in EXAMPLES {
        let end = play(example, &[&server.url()]);
        assert_eq!((&end["finished"], end["places"].as_array().map(Vec::len)), (&json!(true), Some(2)), "{example}");
        let sight = server.get(&format!("/tables/{}", end["table"].as_str().expect("a table")), None).ok(200);
        assert_eq!((&sight["game"], &sight["phase"]), (&json!("planners"), &json!("over")));
    }
}

#[test]
fn the_examples_join_another_players_table() {
    let server = TestServer::open();
    for (example, name) in EXAMPLES {
        let ada = server.guest("Ada");
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let (table, _) = ada.open(&json!({ "game": "boulevards", "seats": seats }));
        let end = std::thread::scope(|scope| {
            let bot = scope.spawn(|| play(example, &[&server.url(), &table, "2"]));
            ada.look_until(&table, |sight| sight["chairs"][1]["name"] == name);
            ada.command(&table, &json!({ "type": "start" })).ok(200);
            ada.play_on(&table, |_| 0);
            bot.join().expect("the bot ends")
        });
        assert_eq!(end["finished"], true, "{example}");
    }
}

#[test]
fn the_example_is_short() {
    let text = include_str!("../../../../docs/examples/table_bot.py");
    assert!(text.lines().count() <= 50, "the documentation promises 50 lines at most");
}
