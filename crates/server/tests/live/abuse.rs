//! Clients that break the rules.

use futures_util::SinkExt;
use rynek_server::{Ceilings, Config};
use rynek_table::TableId;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::{
    client::{Client, connect},
    test_server::{TestServer, unlimited},
};

async fn running_game() -> (TestServer, TableId, Client, Client) {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let (one, other) = (Client::of(&server, table, &ada).await, Client::of(&server, table, &ben).await);
    (server, table, one, other)
}

fn act(seat: &Value, action: &Value, chosen_at: u64) -> Value {
    json!({ "type": "act", "seat": seat, "action": action, "chosen_at": chosen_at })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_action_is_refused_with_the_current_table() {
    let (server, table, mut ada, _ben) = running_game().await;
    let old = ada.number();
    let number = server.act_any(table).await;
    let refused = ada.command("late", act(&json!(1), &json!("?"), old - 1)).await;
    assert_eq!((&refused["type"], &refused["error"]["code"]), (&json!("refused"), &json!("stale")));
    assert_eq!(refused["sight"]["number"], number);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_sent_again_is_the_same_action() {
    let (_place, _table, mut ada, mut ben) = running_game().await;
    let mover = if ada.sight["mover"] == 1 { &mut ada } else { &mut ben };
    let command = act(&mover.sight["mover"].clone(), &mover.sight["actions"][0].clone(), mover.number());
    let first = mover.command("a1", command.clone()).await;
    let again = mover.command("a1", command).await;
    assert_eq!((&first["type"], &first["number"]), (&json!("done"), &again["number"]));
    let number = first["number"].as_u64().expect("a number");
    mover.until(number).await;
    let acted = mover.heard.iter().filter(|heard| **heard == number).count();
    assert_eq!(acted, 1, "it is sent once");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_cannot_act_for_others() {
    let (server, table, mut ada, mut ben) = running_game().await;
    let (mover, other) = if ada.sight["mover"] == 1 { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
    let command = act(&mover.sight["mover"].clone(), &mover.sight["actions"][0].clone(), mover.number());
    let code = |refused: &Value| refused["error"]["code"].clone();
    assert_eq!(code(&other.command("x", command.clone()).await), "not_yours");
    let own = other.sight["viewer"].clone();
    assert_eq!(code(&other.command("y", act(&own, &json!("?"), other.number())).await), "not_your_turn");
    let eve = server.guest("Eve").await;
    let mut stranger = Client::of(&server, table, &eve).await;
    assert_eq!(code(&stranger.command("z", command.clone()).await), "not_yours");
    assert_eq!(code(&stranger.command("c", json!({ "type": "look_at_clock" })).await), "house_only");
    let mut spectator = Client::spectator(&server, table).await;
    assert_eq!(code(&spectator.command("w", command).await), "unauthorized");
    assert_eq!(
        code(&mover.command("v", act(&mover.sight["mover"].clone(), &json!("dance"), mover.number())).await),
        "notation"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused_and_the_connection_stays_open() {
    let (_place, _table, mut ada, _ben) = running_game().await;
    for malformed in [
        "",
        "?",
        "[]",
        "{}",
        "null",
        "{\"type\":\"dance\"}",
        "{\"type\":\"do\"}",
        "{\"type\":\"do\",\"id\":\"1\",\"command\":{\"type\":\"act\",\"seat\":0}}",
        "{\"type\":\"do\",\"id\":\"1\",\"command\":{\"type\":\"start\"},\"more\":1}",
        "{\"type\":\"view_as\",\"seat\":-1}",
        "{\"type\":\"hello\"}",
        "{\"type\":\"ping\",\"type\":\"ping\"}",
    ] {
        ada.socket.send(Message::text(malformed)).await.expect("sent");
        let refused = ada.next_of("refused").await;
        assert_eq!(refused["error"]["code"], "malformed", "{malformed}: {refused}");
    }
    let long = json!({ "type": "say", "id": "x".repeat(65), "words": "hello" });
    ada.send(long).await;
    assert_eq!(ada.next_of("refused").await["error"]["code"], "malformed");
    ada.send(json!({ "type": "ping" })).await;
    assert!(ada.next_of("pong").await["now"].is_i64());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_against_the_protocol_closes_the_connection() {
    let (server, table, mut ada, _ben) = running_game().await;
    ada.socket.send(Message::text("x".repeat(17 * 1024))).await.expect("sent");
    ada.rest().await;
    let mut binary = Client::spectator(&server, table).await;
    binary.socket.send(Message::binary(Bytes::from_static(b"\0\x01"))).await.expect("sent");
    assert_eq!(binary.rest().await.pop(), Some(json!({ "type": "bye", "why": "malformed" })));
    // The table is not affected.
    let number = server.act_any(table).await;
    Client::spectator(&server, table).await.until(number).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_valid_hello_must_come_first() {
    let (server, table, _ada, _ben) = running_game().await;
    let unknown = "x".repeat(43);
    for (first, code) in [
        (json!({ "type": "ping" }), "malformed"),
        (json!({ "type": "hello", "colour": "red" }), "malformed"),
        (json!({ "type": "hello", "token": "short" }), "unauthorized"),
        (json!({ "type": "hello", "token": unknown }), "unauthorized"),
        (json!({ "type": "hello", "seat": 1 }), "not_yours"),
    ] {
        let mut client = Client::say_first(&server, table, &first).await;
        let said = client.rest().await;
        assert_eq!(said[0]["error"]["code"], code, "{first}");
        assert_eq!(said[1], json!({ "type": "bye", "why": "no_hello" }));
    }
    let mut nowhere = Client::say_first(&server, TableId::new(7), &json!({ "type": "hello" })).await;
    let said = nowhere.rest().await;
    assert_eq!((&said[0]["error"]["code"], &said[1]["why"]), (&json!("not_found"), &json!("gone")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_is_limited() {
    let limits = Ceilings { messages_per_socket: 5, ..Ceilings::sky() };
    let server = TestServer::with(Config { limits, ..unlimited() }).await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut flooding = Client::of(&server, table, &ada).await;
    for _ in 0..1_000 {
        // Once it is disconnected, nothing can be sent.
        if flooding.socket.send(Message::text("{\"type\":\"ping\"}")).await.is_err() {
            break;
        }
    }
    let said = flooding.rest().await;
    let count = |kind: &str| said.iter().filter(|message| message["type"] == kind).count();
    assert!(count("pong") < 200 && count("refused") <= 101, "{} {}", count("pong"), count("refused"));
    assert_eq!(said.last().expect("a last message"), &json!({ "type": "bye", "why": "flood" }));
    let number = server.act_any(table).await;
    Client::of(&server, table, &ben).await.until(number).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sockets_of_one_person_share_a_limit() {
    let limits = Ceilings { requests_per_person: 8, requests_per_address: 6, ..Ceilings::sky() };
    let server = TestServer::with(Config { limits, ..unlimited() }).await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut sockets = [Client::of(&server, table, &ada).await, Client::of(&server, table, &ada).await];
    let mut ben = Client::of(&server, table, &ben).await;
    let mut spectator = Client::spectator(&server, table).await;
    let mut too_many = [0, 0];
    for n in 0..60 {
        let client = &mut sockets[n % 2];
        client.send(json!({ "type": "preview", "id": "p", "seat": 1, "action": "?" })).await;
        let refused = client.next_of("refused").await;
        assert_eq!(refused["id"], "p", "the answer has the id of the message");
        too_many[n % 2] += usize::from(refused["error"]["code"] == "too_many");
    }
    assert!(too_many.iter().all(|refused| *refused > 10), "{too_many:?}");
    ben.send(json!({ "type": "preview", "id": "q", "seat": 2, "action": "?" })).await;
    assert_ne!(ben.next_of("refused").await["error"]["code"], "too_many", "others have their own limit");
    // Without a token, messages count for the address.
    for _ in 0..30 {
        spectator.send(json!({ "type": "view_as", "seat": null })).await;
    }
    assert_eq!(spectator.next_of("refused").await["error"]["code"], "too_many");
    spectator.send(json!({ "type": "ping" })).await;
    spectator.next_of("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_disconnected() {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut stalled = connect(&server, table).await;
    stalled.send(Message::text("{\"type\":\"hello\",\"deltas\":false}")).await.expect("sent");
    let mut reader = Client::of(&server, table, &ben).await;
    let hall = server.app().hall();
    // More than all queues and system buffers hold.
    let words = "x".repeat(500);
    let mut told = 0;
    for _ in 0..400 {
        let lines = (0..20).map(|_| hall.say(table, &ada.person, &words));
        let sent: Vec<_> = futures_util::future::join_all(lines).await;
        told += sent.iter().filter(|sent| sent.is_ok()).count();
        for _ in 0..sent.len() {
            reader.next_of("said").await;
        }
        if spectators(&mut reader).await == 0 {
            break;
        }
    }
    let number = server.act_any(table).await;
    reader.until(number).await;
    let mut stalled = Client { socket: stalled, sight: Value::Null, heard: Vec::new() };
    let read = stalled.rest().await.iter().filter(|message| message["type"] == "said").count();
    assert!(read < told, "it was disconnected before the end: {read} of {told}");
}

/// The number of spectators.
async fn spectators(reader: &mut Client) -> u64 {
    reader.send(json!({ "type": "view_as", "seat": 2 })).await;
    reader.next_of("hello").await["watching"].as_u64().expect("a number")
}
