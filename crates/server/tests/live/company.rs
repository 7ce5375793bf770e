//! Chat, presence, and a server that stops.

use std::time::Duration;

use rynek_store::{Shunned, Store};
use serde_json::{Value, json};

use crate::{
    client::Client,
    test_server::{Database, TestServer, unlimited},
};

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_everyone_except_those_who_muted_the_writer() {
    let server = TestServer::open().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = server.game("planners", &[&ada, &ben]).await;
    server.app().store().shun(ada.person.id, eve.person.id, Some(Shunned::Muted)).await.expect("known people");
    let mut annoyed = Client::of(&server, table, &ada).await;
    let mut reader = Client::of(&server, table, &ben).await;
    let mut speaker = Client::of(&server, table, &eve).await;
    let words = "<b>hej</b> & \"cześć\"";
    speaker.send(json!({ "type": "say", "id": "s1", "words": words })).await;
    let said = reader.next_of("said").await;
    assert_eq!((&said["line"]["words"], &said["line"]["name"]), (&json!(words), &json!("Eve")));
    reader.send(json!({ "type": "say", "id": "s2", "words": "hello" })).await;
    let said = annoyed.next_of("said").await;
    assert_eq!(said["line"]["name"], "Ben", "the line of Eve is left out");
    // Later clients read it too, except those who have muted the speaker.
    let (_, hello) = Client::hello(&server, table, json!({})).await;
    assert_eq!(hello["chat"].as_array().expect("lines").len(), 2);
    let (_, hello) = Client::hello(&server, table, json!({ "token": ada.token })).await;
    assert_eq!(hello["chat"].as_array().expect("lines").len(), 1);
    // Muting has an effect on new lines, and can be undone.
    for (how, id, heard) in [(Some(Shunned::Blocked), "s5", "after"), (None, "s6", "Ben, again")] {
        server.app().store().shun(ada.person.id, ben.person.id, how).await.expect("known people");
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
    let mut spectator = Client::spectator(&server, table).await;
    spectator.send(json!({ "type": "say", "id": "s4", "words": "hello" })).await;
    assert_eq!(spectator.next_of("refused").await["error"]["code"], "unauthorized");
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
async fn people_on_another_node_are_listed_too() {
    let database = Database::start().await;
    let (one, two) = (database.server().await, database.server().await);
    let (ada, ben, table) = one.ada_and_ben("planners").await;
    let mut first = Client::of(&one, table, &ada).await;
    let mut second = Client::of(&two, table, &ben).await;
    until_here(&mut first, json!(["Ada", "Ben"]), 0).await;
    until_here(&mut second, json!(["Ada", "Ben"]), 0).await;
    let (_watcher, hello) = Client::hello(&two, table, json!({})).await;
    assert_eq!(here(&hello), (json!(["Ada", "Ben"]), 1), "a new client is told immediately");
    until_here(&mut first, json!(["Ada", "Ben"]), 1).await;
    drop(second);
    until_here(&mut first, json!(["Ada"]), 1).await;
    two.server.stop().await;
    until_here(&mut first, json!(["Ada"]), 0).await;
}

#[tokio::test]
async fn a_silent_client_is_disconnected() {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut silent = Client::of(&server, table, &ada).await;
    let mut alive = Client::of(&server, table, &ben).await;
    // One client reads, which answers the server's pings; the other does not.
    let reading = tokio::spawn(async move { until_here(&mut alive, json!(["Ben"]), 0).await });
    pass(50).await;
    assert!(!reading.is_finished(), "there is still time to answer");
    pass(40).await;
    reading.await.expect("the other client stays and is told");
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
async fn everyone_is_told_who_is_present() {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut first = Client::of(&server, table, &ada).await;
    let second = Client::of(&server, table, &ben).await;
    let _third = Client::spectator(&server, table).await;
    until_here(&mut first, json!(["Ada", "Ben"]), 1).await;
    drop(second);
    until_here(&mut first, json!(["Ada"]), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_server_tells_clients_and_saves_every_table() {
    let server = TestServer::open().await;
    let (ada, _ben, table) = server.ada_and_ben("planners").await;
    let mut client = Client::of(&server, table, &ada).await;
    let number = server.act_any(table).await;
    client.until(number).await;
    let TestServer { server, folder } = server;
    let stopped = tokio::spawn(server.stop());
    let last = client.rest().await.pop().expect("a last message");
    assert_eq!(last, json!({ "type": "bye", "why": "shutdown" }));
    stopped.await.expect("it stops");
    let store = Store::sqlite(folder.path().join("rynek.db")).await.expect("the same store");
    let again = TestServer::with_store(store, unlimited(), folder).await;
    let (mut client, hello) = Client::hello(&again, table, json!({ "token": ada.token, "after": number })).await;
    assert_eq!((client.number(), &hello["resumed"], client.heard.len()), (number, &json!(true), 0));
    let number = again.act_any(table).await;
    client.until(number).await;
}
