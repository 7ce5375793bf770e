//! New viewers do not delay the players.

use rynek_store::Store;
use rynek_trials::{Flush, Postgres};
use serde_json::{Value, json};

use crate::{
    client::Client,
    test_server::{TestServer, generous},
};

fn names(present: &Value) -> Vec<&str> {
    present["present"].as_array().expect("a list").iter().filter_map(|person| person["name"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_reaches_the_players_while_a_newcomer_waits_for_the_store() {
    let database = tokio::task::spawn_blocking(|| Postgres::start(Flush::Never)).await.expect("a database");
    let address = database.database();
    let store = Store::postgres(&address).await.expect("a store");
    let place = TestServer::in_front_of(store, generous(), rynek_trials::TempDir::new().expect("a folder")).await;
    let people = [place.guest("Ada").await, place.guest("Ben").await];
    let table = place.game("planners", &people.each_ref()).await;
    let mut ada = Client::of(&place, table, &people[0]).await;
    let mut ben = Client::of(&place, table, &people[1]).await;
    let eve = place.guest("Eve").await;

    // While the chat is locked, no newcomer can be sent their first message.
    let lock = database.lock(&address, "chat");
    let mut newcomer = Client::say_first(&place, table, &json!({ "type": "hello", "token": eve.token })).await;
    while !names(&ada.next_of("present").await).contains(&"Eve") {}
    for _ in 0..3 {
        let number = place.act_somehow(table).await;
        ada.until(number).await;
        ben.until(number).await;
    }
    assert_eq!(newcomer.heard, [0; 0], "they wait");
    drop(lock);

    if newcomer.next().await["type"] != "hello" {
        // On a very busy machine the store gave up waiting for the lock.
        newcomer = Client::of(&place, table, &eve).await;
    }
    let number = place.act_somehow(table).await;
    newcomer.until(number).await;
    ada.until(number).await;
    assert_eq!(newcomer.heard, (1..=number).collect::<Vec<_>>(), "everything once and in order");
    assert_eq!(newcomer.sight["chairs"], ada.sight["chairs"]);
}
