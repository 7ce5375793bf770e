//! New viewers do not delay the players.

use serde_json::{Value, json};

use crate::{client::Client, test_server::Database};

fn names(present: &Value) -> Vec<&str> {
    present["present"].as_array().expect("a list").iter().filter_map(|person| person["name"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_reaches_the_players_while_a_newcomer_waits_for_the_store() {
    let database = Database::start().await;
    let server = database.server().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut ada = Client::of(&server, table, &ada).await;
    let mut ben = Client::of(&server, table, &ben).await;
    let eve = server.guest("Eve").await;

    // While the chat is locked, no newcomer can be sent their first message.
    let lock = database.postgres.lock(&database.address, "chat");
    let mut newcomer = Client::say_first(&server, table, &json!({ "type": "hello", "token": eve.token })).await;
    while !names(&ada.next_of("present").await).contains(&"Eve") {}
    for _ in 0..3 {
        let number = server.act_any(table).await;
        ada.until(number).await;
        ben.until(number).await;
    }
    assert_eq!(newcomer.heard, [0; 0], "they wait");
    drop(lock);

    if newcomer.next().await["type"] != "hello" {
        // On a very busy machine the store gave up waiting for the lock.
        newcomer = Client::of(&server, table, &eve).await;
    }
    let number = server.act_any(table).await;
    newcomer.until(number).await;
    ada.until(number).await;
    assert_eq!(newcomer.heard, (1..=number).collect::<Vec<_>>(), "everything once and in order");
    assert_eq!(newcomer.sight["chairs"], ada.sight["chairs"]);
}
