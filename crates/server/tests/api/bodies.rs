//! Bodies of requests: checks before they are read, and memory limits.

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Instant,
};

use serde_json::json;

use crate::caller::{Caller, TIMEOUT, TestServer};

const MEBIBYTE: usize = 1024 * 1024;

/// Sends a request that announces a body of this length, and this much of it.
fn begin(server: &TestServer, path: &str, token: Option<&str>, length: usize, sent: usize) -> TcpStream {
    let host = server.address();
    let mut stream = TcpStream::connect(host).expect("a connection");
    let token = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "POST /api/v1{path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n{token}\
         content-length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("sent");
    stream.write_all(&vec![b'x'; sent]).expect("sent");
    stream
}

/// The status of the answer.
fn status(mut stream: TcpStream) -> u16 {
    stream.set_read_timeout(Some(TIMEOUT)).expect("a socket");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).expect("an answer");
    String::from_utf8_lossy(&answer)[9..].parse().expect("a status")
}

#[test]
fn limits_are_checked_before_a_body_is_read() {
    let server = TestServer::with(|config| config.limits.tables_per_person = 1);
    let ada = server.guest("Ada");
    assert_eq!(status(begin(&server, "/records", None, 8 * MEBIBYTE, 0)), 401);
    assert_eq!(status(begin(&server, "/records", Some(&ada.token), 8 * MEBIBYTE + 1, 0)), 413);
    assert_eq!(status(begin(&server, "/people", None, 70_000, 0)), 413);
    // The one before was too large, but counts: the limit is reached.
    assert_eq!(status(begin(&server, "/records", Some(&ada.token), 8 * MEBIBYTE, 0)), 429);
}

#[test]
fn a_client_that_is_still_sending_gets_the_reason() {
    let server = TestServer::with(|config| config.limits.tables_per_person = 1);
    let ada = server.guest("Ada");
    let large = "x".repeat(8 * MEBIBYTE);
    let send = |token: Option<&str>| server.ask("POST", "/records", token, Some(large.as_bytes()), &[]);
    send(Some(&ada.token)).refused(422, "record");
    for _ in 0..5 {
        send(Some(&ada.token)).refused(429, "too_many");
        send(None).refused(401, "unauthorized");
    }
}

/// Sends half of an invalid record until it is refused with this code; `retry` is called between two attempts.
fn until_refused(caller: &Caller<'_>, status: u16, code: &str, mut retry: impl FnMut()) {
    let record = json!("x".repeat(MEBIBYTE / 2));
    let began = Instant::now();
    loop {
        let answer = caller.post("/records", &record);
        if answer.status == status {
            assert!(status == 422 || answer.retry_after.is_some(), "{answer:?}");
            answer.refused(status, code);
            return;
        }
        assert!(began.elapsed() < TIMEOUT, "still {}", answer.status);
        retry();
    }
}

#[test]
fn the_memory_of_a_person_is_limited_and_others_are_not_affected() {
    let server = TestServer::with(|config| config.limits.body_memory_per_person = 1);
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let stall = || begin(&server, "/records", Some(&ada.token), MEBIBYTE, 600 * 1024);
    let mut stalled = stall();
    // If the second body was read first, it was the stalled one that was refused.
    until_refused(&ada, 429, "too_many", || stalled = stall());
    until_refused(&bob, 422, "record", || {});
    ada.post("/me/tokens", &json!({})).ok(201);
    drop(stalled);
    until_refused(&ada, 422, "record", || {});
}

#[test]
fn the_memory_of_the_server_is_limited() {
    let server = TestServer::with(|config| config.limits.body_memory = 1);
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let stall = || begin(&server, "/records", Some(&ada.token), MEBIBYTE, 600 * 1024);
    let mut stalled = stall();
    until_refused(&bob, 503, "busy", || stalled = stall());
    // Small bodies still have room.
    bob.ask("PATCH", "/me", &json!({ "name": "Robert" })).ok(200);
    drop(stalled);
    until_refused(&bob, 422, "record", || {});
}
