//! Whole games of every title over sockets, with both stores.

use rynek_kernel::{below, series_rng};
use rynek_table::TableId;
use serde_json::json;

use crate::{
    client::Client,
    test_server::{Database, Guest, TestServer},
};

const GAMES: [(&str, usize); 7] = [
    ("polis", 2),
    ("rooftops", 3),
    ("boulevards", 2),
    ("boulevards", 4),
    ("planners", 2),
    ("planners", 4),
    ("engineer", 1),
];

/// Plays one seat at random until the game is over, and checks all messages.
async fn play(mut client: Client, seat: u64) -> (u64, serde_json::Value) {
    let mut rng = series_rng(seat, 1);
    let mut count = 0;
    while client.sight["phase"] != "over" {
        let Some(actions) = client.sight["actions"].as_array() else {
            client.next().await;
            continue;
        };
        let action = actions[below(&mut rng, actions.len() as u32) as usize].clone();
        count += 1;
        let command = json!({ "type": "act", "seat": seat, "action": action, "chosen_at": client.number() });
        let done = client.command(&format!("{seat}-{count}"), command).await;
        assert_eq!(done["type"], "done", "{done}");
        client.until(done["number"].as_u64().expect("a number")).await;
    }
    assert_eq!(client.heard, (1..=client.number()).collect::<Vec<_>>(), "everything once and in order");
    (client.number(), client.sight["ending"].clone())
}

async fn play_all(server: &TestServer, table: TableId, people: &[Guest]) {
    let mut players = tokio::task::JoinSet::new();
    for (seat, guest) in (1..).zip(people) {
        players.spawn(play(Client::of(server, table, guest).await, seat));
    }
    let ends = players.join_all().await;
    assert!(ends[0].1["finished"].as_bool().expect("it ended"), "{ends:?}");
    assert!(ends.iter().all(|end| *end == ends[0]), "all clients saw the same ending: {ends:?}");
}

async fn whole_games(server: &TestServer) {
    for (game, players) in GAMES {
        let mut people = Vec::new();
        for number in 0..players {
            people.push(server.guest(&format!("Player {number}")).await);
        }
        let table = server.game(game, &people.iter().collect::<Vec<_>>()).await;
        play_all(server, table, &people).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_every_title_with_sqlite() {
    whole_games(&TestServer::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_every_title_with_postgresql() {
    let database = Database::start().await;
    whole_games(&database.server().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_send_the_same() {
    let database = Database::start().await;
    let (one, two) = (database.server().await, database.server().await);
    let (ada, ben, table) = one.ada_and_ben("planners").await;
    let playing = (play(Client::of(&one, table, &ada).await, 1), play(Client::of(&two, table, &ben).await, 2));
    let (one, other) = tokio::join!(playing.0, playing.1);
    assert_eq!(one, other);
}
