//! Limits of connections, and headers for browsers.

use futures_util::StreamExt;
use rynek_server::{Ceilings, Config};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest};

use crate::{
    client::{Client, address},
    test_server::{TestServer, unlimited},
};

/// Sends a plain request: the status, the headers in lower case, and the body.
async fn get(server: &TestServer, path: &str, headers: &str) -> (u16, String, String) {
    ask(server, "GET", path, headers).await
}

/// The same with another method.
async fn ask(server: &TestServer, method: &str, path: &str, headers: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(server.server.address()).await.expect("a connection");
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", server.address());
    let request = format!("{head}{headers}\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, head.to_lowercase(), body.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_origins_open_no_sockets() {
    let config = Config { origins: vec!["https://friends.example".to_owned()], ..unlimited() };
    let server = TestServer::with(config).await;
    let (_ada, _ben, table) = server.ada_and_ben("planners").await;
    for (origin, allowed) in [
        (format!("http://{}", server.address()), true),
        ("https://friends.example".to_owned(), true),
        ("https://evil.example".to_owned(), false),
        ("null".to_owned(), false),
    ] {
        let mut request = address(&server, table).into_client_request().expect("an address");
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        assert_eq!(connect_async(request).await.is_ok(), allowed, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_known_origins_may_use_the_api() {
    let config = Config { origins: vec!["https://friends.example/".to_owned()], ..unlimited() };
    let server = TestServer::with(config).await;
    for (origin, allowed) in [("https://friends.example", true), ("https://evil.example", false)] {
        let (status, head, _) = get(&server, "/api/v1/games", &format!("origin: {origin}\r\n")).await;
        assert_eq!(status, 200);
        assert_eq!(head.contains(&format!("access-control-allow-origin: {origin}\r\n")), allowed, "{head}");
        let asked = format!(
            "origin: {origin}\r\naccess-control-request-method: PATCH\r\n\
             access-control-request-headers: authorization, content-type\r\n"
        );
        let (_, head, _) = ask(&server, "OPTIONS", "/api/v1/me", &asked).await;
        assert_eq!(head.contains(&format!("access-control-allow-origin: {origin}\r\n")), allowed, "{head}");
        assert!(!allowed || head.contains("authorization") && head.contains("patch"), "{head}");
    }
    let (_, head, _) = get(&TestServer::open().await, "/api/v1/games", "origin: https://friends.example\r\n").await;
    assert!(!head.contains("access-control-allow-origin"), "{head}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_frame_is_answered() {
    let server = TestServer::open().await;
    let (ada, _ben, table) = server.ada_and_ben("planners").await;
    let mut client = Client::of(&server, table, &ada).await;
    client.socket.close(None).await.expect("sent");
    // The server's answer ends the stream without an error.
    while let Some(message) = client.socket.next().await {
        message.expect("the connection is closed in order");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn revoked_tokens_end_their_sockets() {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut clients = [Client::of(&server, table, &ada).await, Client::of(&server, table, &ben).await];
    let authorization = format!("authorization: Bearer {}\r\ncontent-length: 0\r\n", ada.token);
    assert_eq!(ask(&server, "DELETE", "/api/v1/me/tokens", &authorization).await.0, 200);
    assert_eq!(clients[0].rest().await.last().expect("a last message")["why"], "signed_out");
    clients[1].send(serde_json::json!({ "type": "ping" })).await;
    clients[1].next_of("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sockets_of_one_address_are_limited() {
    let limits = Ceilings { connections_per_address: 2, ..Ceilings::sky() };
    let server = TestServer::with(Config { limits, ..unlimited() }).await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let one = Client::of(&server, table, &ada).await;
    let _other = Client::of(&server, table, &ben).await;
    assert!(connect_async(address(&server, table)).await.is_err());
    drop(one);
    // The server needs some time to notice a closed connection.
    let mut tries = 0;
    while connect_async(address(&server, table)).await.is_err() {
        tries += 1;
        assert!(tries < 6_000, "there is room again");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Connections that send this and no more.
async fn hold(server: &TestServer, count: usize, said: &str) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..count {
        let mut stream = TcpStream::connect(server.server.address()).await.expect("a connection");
        // It may have been closed already.
        let _ = stream.write_all(said.as_bytes()).await;
        held.push(stream);
    }
    held
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_block_no_one() {
    let limits = Ceilings { connections: 8, ..Ceilings::sky() };
    let server = TestServer::with(Config { limits, ..unlimited() }).await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut playing = [Client::of(&server, table, &ada).await, Client::of(&server, table, &ben).await];
    let slow =
        "POST /api/v1/people HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\nx";
    let socket = format!(
        "GET /api/v1/tables/{table}/live HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    for said in ["", "GET /healthz HTTP/1.1\r\nX-Slow: ", slow, &socket] {
        let _held = hold(&server, 20, said).await;
        for _ in 0..5 {
            assert_eq!(get(&server, "/healthz", "").await.0, 200, "{said:?}");
        }
        for client in &mut playing {
            client.send(serde_json::json!({ "type": "ping" })).await;
            client.next_of("pong").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_with_too_many_connections_gets_an_error() {
    let limits = Ceilings { connections_per_address: 2, ..Ceilings::sky() };
    let server = TestServer::with(Config { limits, ..unlimited() }).await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let _playing = [Client::of(&server, table, &ada).await, Client::of(&server, table, &ben).await];
    let (status, head, body) = get(&server, "/api/v1/games", "").await;
    assert!(status == 429 && head.contains("retry-after: "), "{head}");
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(body["error"]["code"], "too_many");
    // Other addresses have their own limit.
    let elsewhere = tokio::net::TcpSocket::new_v4().expect("a socket");
    elsewhere.bind(([127, 0, 0, 2], 0).into()).expect("an address");
    let mut stream = elsewhere.connect(server.server.address()).await.expect("a connection");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_has_no_connection_limit() {
    let limits = Ceilings { connections_per_address: 2, ..Ceilings::sky() };
    let config = Config { limits, trusted_proxies: vec!["127.0.0.0/8".parse().expect("a net")], ..unlimited() };
    let server = TestServer::with(config).await;
    let mut idle = hold(&server, 20, "").await;
    for stream in &mut idle {
        let request = b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
        stream.write_all(request).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    // The clients behind it still have their limits.
    let (_ada, _ben, table) = server.ada_and_ben("planners").await;
    let request = |from: &str| {
        let mut request = address(&server, table).into_client_request().expect("an address");
        request.headers_mut().insert("x-forwarded-for", from.parse().expect("a header"));
        request
    };
    let one = connect_async(request("203.0.113.9")).await.expect("room for one");
    let two = connect_async(request("203.0.113.9")).await.expect("room for two");
    assert!(connect_async(request("203.0.113.9")).await.is_err());
    connect_async(request("203.0.113.10")).await.expect("other clients have their own limit");
    drop((one, two));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused_with_a_retry_time() {
    let limits = Ceilings { requests_per_address: 3, ..Ceilings::sky() };
    let config = Config { limits, trusted_proxies: vec!["127.0.0.0/8".parse().expect("a net")], ..unlimited() };
    let server = TestServer::with(config).await;
    for _ in 0..3 {
        assert_eq!(get(&server, "/api/v1/nothing", "").await.0, 404);
    }
    let (status, head, body) = get(&server, "/api/v1/nothing?lang=pl", "").await;
    assert!(status == 429 && head.contains("retry-after: "), "{head}");
    let body: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(body["error"]["code"], "too_many");
    let seconds = body["error"]["retry_after"].as_u64().expect("seconds");
    assert!(head.contains(&format!("retry-after: {seconds}\r\n")), "{head}");
    assert!(body["error"]["message"].as_str().expect("words").starts_with("Za dużo żądań"), "{body}");
    // A trusted proxy names another client.
    assert_eq!(get(&server, "/api/v1/nothing", "x-forwarded-for: 203.0.113.9\r\n").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn responses_have_security_headers() {
    let server = TestServer::open().await;
    for path in ["/", "/api/v1/nothing", "/some/page", "/healthz"] {
        let (_, head, _) = get(&server, path, "").await;
        for header in [
            "content-security-policy: default-src 'self'",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "permissions-policy: ",
        ] {
            assert!(head.contains(header), "{path}: no {header} in {head}");
        }
        assert!(!head.contains("unsafe-inline"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_at_its_paths_only() {
    let server = TestServer::open().await;
    let (status, head, page) = get(&server, "/", "").await;
    assert!(status == 200 && head.contains("text/html") && head.contains("cache-control: no-cache"), "{head}");
    assert!(page.contains("Rynek"));
    for path in ["/any/where", "/wp-login.php", "/index.html.br"] {
        assert_eq!(get(&server, path, "").await.0, 404, "{path}");
    }
    for method in ["POST", "PUT", "DELETE"] {
        let (status, head, _) = ask(&server, method, "/", "content-length: 0\r\n").await;
        assert!(status == 405 && head.contains("allow: get, head"), "{method}: {head}");
    }
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    assert_eq!(get(&server, "/", &format!("if-none-match: {tag}\r\n")).await.0, 304);
    assert_eq!(get(&server, "/assets/none.js", "").await.0, 404);
    for path in ["/api", "/api/", "/api/v1", "/api/v1/", "/api/v2/tables", "/api/v1/none"] {
        let (status, head, body) = get(&server, path, "").await;
        assert!(status == 404 && head.contains("application/json"), "{path}: {head}");
        let body: Value = serde_json::from_str(&body).expect("JSON");
        assert_eq!(body["error"]["code"], "not_found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_can_read_health_and_metrics() {
    let server = TestServer::open().await;
    assert_eq!(get(&server, "/healthz", "").await.2, "ok\n");
    assert_eq!(get(&server, "/readyz", "").await.2, "ready\n");
    let (ada, _ben, table) = server.ada_and_ben("planners").await;
    let mut client = Client::of(&server, table, &ada).await;
    client.send(serde_json::json!({ "type": "ping" })).await;
    client.next_of("pong").await;
    let hall = server.app().hall();
    let mover = hall.table(table).await.expect("the table").mover().expect("a player is to move");
    hall.advise(table, mover, &"greedy".parse().expect("a bot"), 1).await.expect("advice");
    let (status, _, figures) = get(&server, "/metrics", "").await;
    assert_eq!(status, 200);
    for name in [
        "rynek_requests_total",
        "rynek_sockets ",
        "rynek_tables_live ",
        "rynek_socket_messages_total",
        "rynek_store_commits_total",
        "rynek_bots_thinking ",
        "rynek_bots_waiting ",
        "rynek_bots_wait_seconds_bucket{le=\"60\"}",
        "rynek_bots_think_seconds_bucket{le=\"10\"}",
    ] {
        assert!(figures.contains(name), "no {name} in {figures}");
    }
    assert!(!figures.contains(&ada.token) && !figures.contains(&table.to_string()), "{figures}");
    let hidden = TestServer::with(Config { metrics_for: Vec::new(), ..unlimited() }).await;
    assert_eq!(get(&hidden, "/metrics", "").await.0, 404);
}
