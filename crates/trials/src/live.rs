//! A client of a table's socket.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{
        Message,
        protocol::frame::{
            Frame,
            coding::{Data, OpCode},
        },
    },
};

use crate::{Guest, HttpClient, Trouble};

/// A server that sends nothing for this long is considered dead.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A connection to a table's socket, with the state of the table as last received.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
    /// The table as the server sent it, kept up to date by patches.
    pub sight: Value,
    /// The log lines that came with the greeting.
    pub log: Vec<Value>,
}

impl Live {
    /// Joins a table as a guest and a seat, after the entry with this number.
    pub async fn join(
        client: &HttpClient,
        table: &str,
        guest: Option<&Guest>,
        seat: Option<u64>,
        after: Option<u64>,
    ) -> Result<Live, Trouble> {
        let mut hello = json!({ "type": "hello", "deltas": true });
        if let Some(guest) = guest {
            hello["token"] = guest.token.as_str().into();
        }
        if let Some(seat) = seat {
            hello["seat"] = seat.into();
        }
        if let Some(after) = after {
            hello["after"] = after.into();
        }
        Live::greet(client, table, &hello).await
    }

    /// Joins with any greeting.
    pub async fn greet(client: &HttpClient, table: &str, hello: &Value) -> Result<Live, Trouble> {
        let mut live = Live::connect(client, table).await?;
        live.send(hello).await?;
        while live.sight.is_null() {
            live.next().await?;
        }
        Ok(live)
    }

    /// Opens the socket and sends nothing.
    pub async fn connect(client: &HttpClient, table: &str) -> Result<Live, Trouble> {
        let url = format!("ws://{}/api/v1/tables/{table}/live", client.address());
        let stream = Live::open_stream(client).await.map_err(Trouble::gone)?;
        let (socket, _) = client_async(url, stream).await.map_err(Trouble::gone)?;
        Ok(Live { socket, sight: Value::Null, log: Vec::new() })
    }

    async fn open_stream(client: &HttpClient) -> std::io::Result<TcpStream> {
        let address = client.address().parse().map_err(std::io::Error::other)?;
        let socket = TcpSocket::new_v4()?;
        if let Some(from) = client.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &Value) -> Result<(), Trouble> {
        self.send_text(message.to_string()).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), Trouble> {
        self.socket.send(Message::text(text)).await.map_err(Trouble::gone)
    }

    /// Sends bytes as text, which need not be valid UTF-8.
    pub async fn send_bytes(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        let frame = Frame::message(bytes.to_vec(), OpCode::Data(Data::Text), true);
        self.socket.send(Message::Frame(frame)).await.map_err(Trouble::gone)
    }

    /// Sends a binary message.
    pub async fn send_binary(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        self.socket.send(Message::binary(bytes.to_vec())).await.map_err(Trouble::gone)
    }

    /// Receives the next message and updates the table by it.
    pub async fn next(&mut self) -> Result<Value, Trouble> {
        Ok(self.next_as_sent().await?.1)
    }

    /// Receives the next message with its text.
    pub async fn next_as_sent(&mut self) -> Result<(String, Value), Trouble> {
        let text = tokio::time::timeout(TIMEOUT, self.next_text()).await.map_err(Trouble::gone)??;
        let message: Value = serde_json::from_str(&text).map_err(|error| Trouble::Broken(error.to_string()))?;
        self.apply(&message)?;
        Ok((text, message))
    }

    pub(crate) async fn next_text(&mut self) -> Result<String, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => return Err(Trouble::Gone("closed".to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Trouble::gone(error)),
            }
        }
    }

    fn apply(&mut self, message: &Value) -> Result<(), Trouble> {
        if let Some(sight) = message.get("sight") {
            self.sight = sight.clone();
        }
        if let Some(patch) = message.get("patch") {
            let broken = |error: &dyn std::fmt::Display| Trouble::Broken(format!("{error} in {patch}"));
            let patch: json_patch::Patch = serde_json::from_value(patch.clone()).map_err(|error| broken(&error))?;
            json_patch::patch(&mut self.sight, &patch).map_err(|error| broken(&error))?;
        }
        if message["type"] == "hello" {
            self.log = message["log"].as_array().cloned().unwrap_or_default();
        }
        Ok(())
    }

    /// The number of the last entry received.
    pub fn number(&self) -> u64 {
        self.sight["number"].as_u64().unwrap_or(0)
    }

    /// The legal actions, if it is this seat's turn.
    pub fn actions(&self) -> Vec<&str> {
        self.sight["actions"].as_array().map(|list| list.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
    }

    /// The phase of the table.
    pub fn phase(&self) -> &str {
        self.sight["phase"].as_str().unwrap_or("")
    }
}
