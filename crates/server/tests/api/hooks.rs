//! Webhooks: messages to people's own programs.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpListener,
    sync::mpsc,
};

use rynek_server::hooks::signature;
use serde_json::{Value, json};

use crate::caller::{TIMEOUT, TestServer};

/// A message to a program.
struct Told {
    headers: Vec<(String, String)>,
    body: String,
}

impl Told {
    fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str()).unwrap_or_else(|| panic!("no {name}"))
    }
}

/// A program that listens: its address, and the messages it gets.
fn listen() -> (String, mpsc::Receiver<Told>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}/turn", listener.local_addr().expect("an address"));
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a connection");
            let mut reader = BufReader::new(stream.try_clone().expect("a stream"));
            let mut headers = Vec::new();
            let mut line = String::new();
            while reader.read_line(&mut line).is_ok_and(|bytes| bytes > 2) {
                if let Some((name, value)) = line.split_once(':') {
                    headers.push((name.to_lowercase(), value.trim().to_owned()));
                }
                line.clear();
            }
            let length = headers.iter().find(|(name, _)| name == "content-length");
            let mut body = vec![0; length.map_or(0, |(_, value)| value.parse().expect("a length"))];
            reader.read_exact(&mut body).expect("a body");
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").expect("an answer");
            let body = String::from_utf8(body).expect("text");
            if tell.send(Told { headers, body }).is_err() {
                return;
            }
        }
    });
    (url, told)
}

#[test]
fn a_program_gets_signed_messages_about_turns() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let (url, told) = listen();
    let wishes = json!({ "webhook": { "url": url }, "wishes": ["your-turn", "game-over"] });
    let secret = ada.ask("PATCH", "/me", &wishes).ok(200)["webhook"]["secret"].as_str().expect("a secret").to_owned();
    let (table, _) = ada.open(&json!({ "game": "polis", "seats": [{ "kind": "me" }, { "kind": "open" }] }));
    bob.sit(&table, 2).ok(200);
    bob.command(&table, &json!({ "type": "start" })).ok(200);
    let sight = bob.look(&table);
    if sight["mover"] == 2 {
        bob.act(&table, 2, &sight["actions"][0], &sight["number"]).ok(200);
    }
    let message = told.recv_timeout(TIMEOUT).expect("Ada's turn is told");
    let body: Value = serde_json::from_str(&message.body).expect("JSON");
    assert_eq!((&body["what"], &body["table"]), (&json!("your-turn"), &json!(table)));
    assert_eq!((&body["game"], &body["seat"]), (&json!("polis"), &json!(1)));
    let timestamp: i64 = message.header("x-rynek-timestamp").parse().expect("a number");
    assert_eq!(message.header("x-rynek-signature"), signature(&secret, timestamp, &message.body));
    assert_eq!(message.header("content-type"), "application/json");

    bob.command(&table, &json!({ "type": "resign", "seat": 2 })).ok(200);
    let message = told.recv_timeout(TIMEOUT).expect("the end is told");
    let body: Value = serde_json::from_str(&message.body).expect("JSON");
    assert_eq!((&body["what"], &body["ending"]["places"]), (&json!("game-over"), &json!([1, 2])));
}
