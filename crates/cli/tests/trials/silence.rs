//! The log of the server contains no hidden information, at any level.

use std::path::Path;

use rynek_trials::{Live, Player, Process};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_keep_secrets() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("silence");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let log = folder.join("log");
    let flags = ["--data", &folder.display().to_string(), "--log", "trace", "--log-format", "json", "--pace", "0"];
    let mut server = Process::new(env!("CARGO_BIN_EXE_rynek"), &flags.map(str::to_owned)).expect("a free port");
    server = server.writing_to(&log);
    server.start().await.expect("it starts");
    let door = server.client();
    let [ada, ben] = [door.enter("Ada").await.expect("a guest"), door.enter("Ben").await.expect("a guest")];
    let seats = json!([{ "kind": "me" }, { "kind": "reserved" }, { "kind": "bot", "level": "greedy" }]);
    let opened = door.open_table(&ada, &json!({ "game": "boulevards", "seats": seats })).await.expect("a table");
    let (table, key) = (opened["id"].as_str().expect("a table"), opened["keys"]["2"].as_str().expect("a key"));
    let sit = |key: &str| json!({ "type": "sit", "seat": 2, "entropy": "what Ben adds", "key": key });
    door.command(&ben, table, &sit("another key")).await.expect_err("the wrong key");
    door.command(&ben, table, &sit(key)).await.expect("the right key");
    door.command(&ada, table, &json!({ "type": "start" })).await.expect("all seats are taken");
    let mut live = Live::join(&door, table, Some(&ada), None, None).await.expect("a socket");
    live.send(&json!({ "type": "say", "id": "s", "words": "between us" })).await.expect("a socket");
    live.send_text("{\"type\":\"nonsense of Ada\"}".to_owned()).await.expect("a socket");
    let hook = json!({ "webhook": { "url": "https://example.org/known-to-ada" }, "wishes": [] });
    let changed = door.ask(rynek_trials::Method::PATCH, "/api/v1/me", Some(&ada), Some(&hook)).await.expect("changed");
    let secret = changed["webhook"]["secret"].as_str().expect("a secret");
    let [mut one, mut two] = [(&ada, 1), (&ben, 2)].map(|(guest, seat)| Player::new(guest.clone(), table, seat, 1));
    let (one, two) = tokio::join!(one.play(|| door.clone()), two.play(|| door.clone()));
    one.and(two).expect("a whole game");
    let seed = door.get(&format!("/api/v1/tables/{table}"), None).await.expect("it is over")["seed"].clone();
    server.kill().await;
    let written = std::fs::read_to_string(&log).expect("a log");
    assert!(written.lines().count() >= 10 && written.contains("/commands\""), "it writes: {written}");
    let seed = seed.as_str().expect("the seed is shown at the end");
    let secrets = [&ada.token, &ben.token, key, "another key", "what Ben adds", secret, seed];
    let said = ["between us", "nonsense of Ada", "known-to-ada"];
    // Actions reveal what was in a hand.
    let actions = ["draw ", "build ", "dig"];
    for known_to_some in secrets.into_iter().chain(said).chain(actions) {
        assert!(!written.contains(known_to_some), "{known_to_some:?} is in the log");
    }
}
