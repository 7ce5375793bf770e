//! Whole games of every kind over sockets, on both stores.

use rynek_kernel::{below, series_rng};
use rynek_store::Store;
use rynek_table::TableId;
use rynek_trials::{Flush, Postgres, TempDir};
use serde_json::json;

use crate::{
    client::Client,
    test_server::{Guest, TestServer, generous},
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

async fn play_all(place: &TestServer, table: TableId, people: &[Guest]) {
    let mut players = tokio::task::JoinSet::new();
    for (seat, guest) in (1..).zip(people) {
        players.spawn(play(Client::of(place, table, guest).await, seat));
    }
    let ends = players.join_all().await;
    assert!(ends[0].1["finished"].as_bool().expect("it ended"), "{ends:?}");
    assert!(ends.iter().all(|end| *end == ends[0]), "all saw the same end: {ends:?}");
}

async fn whole_games(place: &TestServer) {
    for (game, players) in GAMES {
        let mut people = Vec::new();
        for number in 0..players {
            people.push(place.guest(&format!("Player {number}")).await);
        }
        let table = place.game(game, &people.iter().collect::<Vec<_>>()).await;
        play_all(place, table, &people).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_every_kind_in_one_file() {
    whole_games(&TestServer::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_of_every_kind_in_a_shared_database() {
    let database = tokio::task::spawn_blocking(|| Postgres::start(Flush::Never));
    let database = database.await.expect("a database");
    let store = Store::postgres(&database.database()).await.expect("a store");
    let place = TestServer::in_front_of(store, generous(), TempDir::new().expect("a folder")).await;
    whole_games(&place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_tell_the_same() {
    let database = tokio::task::spawn_blocking(|| Postgres::start(Flush::Never));
    let database = database.await.expect("a database");
    let address = database.database();
    let mut places = Vec::new();
    for _ in 0..2 {
        let store = Store::postgres(&address).await.expect("a store");
        places.push(TestServer::in_front_of(store, generous(), TempDir::new().expect("a folder")).await);
    }
    let people = [places[0].guest("Ada").await, places[0].guest("Ben").await];
    let table = places[0].game("planners", &people.iter().collect::<Vec<_>>()).await;
    let one = play(Client::of(&places[0], table, &people[0]).await, 1);
    let other = play(Client::of(&places[1], table, &people[1]).await, 2);
    let (one, other) = tokio::join!(one, other);
    assert_eq!(one, other);
}
