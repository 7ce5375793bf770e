//! A WebSocket client.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rynek_table::TableId;
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

use crate::test_server::{Guest, TestServer};

/// The longest wait for a response on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A client that updates its copy of the table by the messages it gets.
pub struct Client {
    pub socket: Socket,
    pub sight: Value,
    /// The numbers of all entries it was sent, in order.
    pub heard: Vec<u64>,
}

pub fn address(server: &TestServer, table: TableId) -> String {
    format!("ws://{}/api/v1/tables/{table}/live", server.address())
}

pub async fn connect(server: &TestServer, table: TableId) -> Socket {
    connect_async(address(server, table)).await.expect("a socket").0
}

impl Client {
    /// Connects and sends this.
    pub async fn say_first(server: &TestServer, table: TableId, first: &Value) -> Client {
        let mut socket = connect(server, table).await;
        socket.send(Message::text(first.to_string())).await.expect("sent");
        Client { socket, sight: Value::Null, heard: Vec::new() }
    }

    /// Connects with a hello and waits for the response.
    pub async fn hello(server: &TestServer, table: TableId, hello: Value) -> (Client, Value) {
        let mut client = Client::say_first(server, table, &with_type(hello, "hello")).await;
        let answer = client.next().await;
        assert_eq!(answer["type"], "hello", "{answer}");
        (client, answer)
    }

    /// Connects as a guest.
    pub async fn of(server: &TestServer, table: TableId, guest: &Guest) -> Client {
        Client::hello(server, table, json!({ "token": guest.token })).await.0
    }

    pub async fn spectator(server: &TestServer, table: TableId) -> Client {
        Client::hello(server, table, json!({})).await.0
    }

    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("sent");
    }

    /// The next message, applied.
    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("the server answers")
    }

    /// The next message, or nothing once the server has closed the connection.
    pub async fn try_next(&mut self) -> Option<Value> {
        loop {
            match timeout(TIMEOUT, self.socket.next()).await.expect("an answer in time") {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    self.apply(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this type; others are applied on the way.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// All messages until the connection is closed.
    pub async fn rest(&mut self) -> Vec<Value> {
        let mut rest = Vec::new();
        while let Some(message) = self.try_next().await {
            rest.push(message);
        }
        rest
    }

    /// Waits for the entry with this number.
    pub async fn until(&mut self, number: u64) {
        while self.number() < number {
            self.next().await;
        }
    }

    pub fn number(&self) -> u64 {
        self.sight["number"].as_u64().expect("a number")
    }

    /// Sends a command and waits for the response.
    pub async fn command(&mut self, id: &str, command: Value) -> Value {
        self.send(json!({ "type": "do", "id": id, "command": command })).await;
        self.answer_to(id).await
    }

    /// The answer to the message with this id.
    pub async fn answer_to(&mut self, id: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["id"] == id {
                return message;
            }
        }
    }

    fn apply(&mut self, message: &Value) {
        if let Some(sight) = message.get("sight") {
            self.sight = sight.clone();
        }
        if let Some(patch) = message.get("patch") {
            let patch: json_patch::Patch = serde_json::from_value(patch.clone()).expect("a patch");
            json_patch::patch(&mut self.sight, &patch).expect("the patch fits");
        }
        let told = if message["type"] == "hello" { &message["log"] } else { &message["entries"] };
        self.heard.extend(told.as_array().into_iter().flatten().filter_map(|entry| entry["number"].as_u64()));
    }
}

pub fn with_type(mut message: Value, kind: &str) -> Value {
    message["type"] = kind.into();
    message
}

/// A sight without its time.
pub fn timeless(sight: &Value) -> Value {
    let mut sight = sight.clone();
    sight.as_object_mut().expect("a sight").remove("now");
    sight
}
