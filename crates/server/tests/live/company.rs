//! Chat, presence, and a server that stops.

use std::time::Duration;

use rynek_store::{Shunned, Store};
use rynek_trials::{Flush, Postgres, TempDir};
use serde_json::{Value, json};

use crate::{
    client::Client,
    test_server::{TestServer, generous},
};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_everybody_but_those_who_shun_the_speaker() {
    let place = TestServer::open().await;
    let (ada, ben, eve) = (place.guest("Ada").await, place.guest("Ben").await, place.guest("Eve").await);
    let table = place.game("planners", &[&ada, &ben]).await;
    place.app().store().shun(ada.person.id, eve.person.id, Some(Shunned::Muted)).await.expect("known people");
    let mut annoyed = Client::of(&place, table, &ada).await;
    let mut reader = Client::of(&place, table, &ben).await;
    let mut speaker = Client::of(&place, table, &eve).await;
    let words = "<b>hej</b> & \"cześć\"";
    speaker.send(json!({ "type": "say", "id": "s1", "words": words })).await;
    let said = reader.next_of("said").await;
    assert_eq!((&said["line"]["words"], &said["line"]["name"]), (&json!(words), &json!("Eve")));
    reader.send(json!({ "type": "say", "id": "s2", "words": "hello" })).await;
    let said = annoyed.next_of("said").await;
    assert_eq!(said["line"]["name"], "Ben", "what Eve said is left out");
    // Later clients read it too, except those who have muted the speaker.
    let (_, hello) = Client::hello(&place, table, json!({})).await;
    assert_eq!(hello["chat"].as_array().expect("lines").len(), 2);
    let (_, hello) = Client::hello(&place, table, json!({ "token": ada.token })).await;
    assert_eq!(hello["chat"].as_array().expect("lines").len(), 1);
    // Muting has an effect on new lines, and can be undone.
    for (how, id, heard) in [(Some(Shunned::Blocked), "s5", "after"), (None, "s6", "Ben, again")] {
        place.app().store().shun(ada.person.id, ben.person.id, how).await.expect("known people");
        reader.send(json!({ "type": "say", "id": id, "words": "Ben, again" })).await;
        while reader.next_of("done").await["id"] != id {}
        annoyed.send(json!({ "type": "say", "id": "s7", "words": "after" })).await;
        assert_eq!(annoyed.next_of("said").await["line"]["words"], heard);
    }
    // Empty and long lines are refused, and those without a person.
    for words in [String::new(), "x".repeat(501)] {
        speaker.send(json!({ "type": "say", "id": "s3", "words": words })).await;
        assert_eq!(speaker.next_of("refused").await["error"]["code"], "words");
    }
    let mut nobody = Client::spectator(&place, table).await;
    nobody.send(json!({ "type": "say", "id": "s4", "words": "hello" })).await;
    assert_eq!(nobody.next_of("refused").await["error"]["code"], "unauthorized");
}

/// Who is present, and the number of spectators.
fn here(message: &Value) -> (Value, u64) {
    let names = message["present"].as_array().expect("people").iter().map(|one| one["name"].clone()).collect();
    (Value::Array(names), message["watching"].as_u64().expect("a number"))
}

async fn until_here(client: &mut Client, names: Value, watching: u64) {
    while here(&client.next_of("present").await) != (names.clone(), watching) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn those_on_another_node_are_here_too() {
    let database = tokio::task::spawn_blocking(|| Postgres::start(Flush::Never)).await.expect("a database");
    let address = database.database();
    let mut places = Vec::new();
    for _ in 0..2 {
        let store = Store::postgres(&address).await.expect("a store");
        places.push(TestServer::in_front_of(store, generous(), TempDir::new().expect("a folder")).await);
    }
    let (ada, ben) = (places[0].guest("Ada").await, places[0].guest("Ben").await);
    let table = places[0].game("planners", &[&ada, &ben]).await;
    let mut first = Client::of(&places[0], table, &ada).await;
    let second = Client::of(&places[1], table, &ben).await;
    until_here(&mut first, json!(["Ada", "Ben"]), 0).await;
    let (_watcher, hello) = Client::hello(&places[1], table, json!({})).await;
    assert_eq!(here(&hello), (json!(["Ada", "Ben"]), 1), "whoever comes later is told at once");
    until_here(&mut first, json!(["Ada", "Ben"]), 1).await;
    drop(second);
    until_here(&mut first, json!(["Ada"]), 1).await;
    places.pop().expect("the second node").server.stop().await;
    until_here(&mut first, json!(["Ada"]), 0).await;
}

#[tokio::test]
async fn whoever_gives_no_sign_of_life_is_sent_away() {
    let place = TestServer::open().await;
    let guests = [place.guest("Ada").await, place.guest("Ben").await];
    let table = place.game("planners", &[&guests[0], &guests[1]]).await;
    let mut silent = Client::of(&place, table, &guests[0]).await;
    let mut alive = Client::of(&place, table, &guests[1]).await;
    // One client reads, which answers the server's pings; the other does not.
    let reading = tokio::spawn(async move { until_here(&mut alive, json!(["Ben"]), 0).await });
    pass(50).await;
    assert!(!reading.is_finished(), "there is still time to answer");
    pass(40).await;
    reading.await.expect("the other one stays, and hears of it");
    silent.rest().await;
}

/// Advances the paused clock by this many seconds. Data in the system's sockets take real time.
async fn pass(seconds: u64) {
    tokio::time::pause();
    for _ in 0..seconds / 10 {
        tokio::time::advance(Duration::from_secs(10)).await;
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    tokio::time::resume();
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_knows_who_is_here() {
    let place = TestServer::open().await;
    let (ada, ben) = (place.guest("Ada").await, place.guest("Ben").await);
    let table = place.game("planners", &[&ada, &ben]).await;
    let mut first = Client::of(&place, table, &ada).await;
    let second = Client::of(&place, table, &ben).await;
    let _third = Client::spectator(&place, table).await;
    until_here(&mut first, json!(["Ada", "Ben"]), 1).await;
    drop(second);
    until_here(&mut first, json!(["Ada"]), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so_and_keeps_every_table() {
    let place = TestServer::open().await;
    let (ada, ben) = (place.guest("Ada").await, place.guest("Ben").await);
    let table = place.game("planners", &[&ada, &ben]).await;
    let mut client = Client::of(&place, table, &ada).await;
    let number = place.act_somehow(table).await;
    client.until(number).await;
    let TestServer { server, folder } = place;
    let stopped = tokio::spawn(server.stop());
    let last = client.rest().await.pop().expect("a last message");
    assert_eq!(last, json!({ "type": "bye", "why": "shutdown" }));
    stopped.await.expect("it stops");
    let store = Store::sqlite(folder.path().join("rynek.db")).await.expect("the same store");
    let again = TestServer::in_front_of(store, generous(), folder).await;
    let (mut client, hello) = Client::hello(&again, table, json!({ "token": ada.token, "after": number })).await;
    assert_eq!((client.number(), &hello["resumed"], client.heard.len()), (number, &json!(true), 0));
    let number = again.act_somehow(table).await;
    client.until(number).await;
}
