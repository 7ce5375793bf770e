//! Attacks on the server: nothing panics, nothing is lost, and honest tables continue.

mod house;
mod rude;

use std::{net::IpAddr, time::Duration};

use rynek_trials::{HttpClient, Live, Method, Trouble, length};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
};

use house::{Honest, House};

/// The next response; other messages of the table are skipped.
async fn answer(live: &mut Live) -> Result<Value, Trouble> {
    loop {
        let message = live.next().await?;
        if !matches!(message["type"].as_str(), Some("present" | "news" | "said")) {
            return Ok(message);
        }
    }
}

async fn sit_down(honest: &Honest) -> Live {
    Live::join(&honest.door, &honest.table, Some(&honest.guests[0]), Some(1), None).await.expect("a socket")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rude_messages_are_refused_one_by_one() {
    let mut house = House::open("messages", false).await;
    let honest = Honest::begin(&house.client()).await;
    let mut live = sit_down(&honest).await;
    let (before, legal) = (live.sight.clone(), live.actions()[0].to_owned());
    for message in rude::messages(live.number(), &legal) {
        live.send_text(message.clone()).await.expect("a socket");
        let answer = answer(&mut live).await.expect("an answer");
        let start: String = message.chars().take(200).collect();
        assert_eq!(answer["type"], "refused", "{start} is answered with {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|words| words.len() > 3), "{start}: {answer}");
    }
    assert_eq!(honest.sight(0).await["number"], before["number"], "nothing happened");
    honest.play(1).await;
    house.is_well().await;
}

/// How a connection ends after a violation of the protocol: with or without a message.
async fn is_shown_out(live: &mut Live, what: &str) {
    match answer(live).await {
        Ok(message) if message["type"] == "refused" => {
            let last = answer(live).await.map_or(json!("closed"), |message| message["type"].clone());
            assert!(last == "bye" || last == "closed", "{what}: {last}");
        }
        Ok(message) => assert_eq!(message["type"], "bye", "{what}"),
        Err(_) => {}
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_breaks_the_rules_of_sockets_is_shown_out() {
    let mut house = House::open("sockets", false).await;
    let honest = Honest::begin(&house.client()).await;
    for size in [16 * 1024 + 1, 1 << 20] {
        let mut live = sit_down(&honest).await;
        // The server may close before all of it was sent.
        let _ = live.send_text("x".repeat(size)).await;
        is_shown_out(&mut live, "an oversized message").await;
    }
    let mut live = sit_down(&honest).await;
    live.send_binary(b"{\"type\":\"ping\"}").await.expect("a socket");
    is_shown_out(&mut live, "no text").await;
    let mut live = sit_down(&honest).await;
    live.send_bytes(&[b'"', 0xff, 0xfe, b'"']).await.expect("a socket");
    is_shown_out(&mut live, "broken text").await;
    let token = "A".repeat(43);
    for first in [
        json!({ "type": "ping" }),
        json!({ "type": "hello", "token": token }),
        json!({ "type": "hello", "token": "short" }),
        json!({ "type": "hello", "token": "'; DROP TABLE people; --" }),
        json!({ "type": "hello", "token": honest.guests[1].token, "seat": 1 }),
        json!({ "type": "hello", "seat": 1 }),
    ] {
        let mut live = Live::connect(&honest.door, &honest.table).await.expect("a socket");
        live.send(&first).await.expect("a socket");
        is_shown_out(&mut live, &first.to_string()).await;
    }
    let mut live = Live::connect(&honest.door, &"0".repeat(32)).await.expect("a socket");
    live.send(&json!({ "type": "hello" })).await.expect("a socket");
    is_shown_out(&mut live, "a table that is not there").await;
    honest.play(2).await;
    house.is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rude_requests_are_refused_one_by_one() {
    let mut house = House::open("requests", false).await;
    let (door, honest) = (house.client(), Honest::begin(&house.client()).await);
    let before = honest.sight(0).await;
    let bearer = format!("Bearer {}", honest.guests[0].token);
    for (method, path, kind, body) in rude::requests(&honest.table) {
        let headers = [("authorization", bearer.clone()), ("content-type", kind.to_owned())];
        let method: Method = method.parse().expect("a method");
        // A client that sends too much may be disconnected before the response.
        let Ok((status, answer)) = door.send(method, &path, &headers, body).await else { continue };
        let answer = String::from_utf8_lossy(&answer);
        assert!((400..500).contains(&status), "{path} is answered with {status}: {answer}");
        assert!(answer.contains("\"error\""), "{path} is answered with {answer}");
    }
    for token in ["", "Bearer", "Bearer x", "Basic eDp4", &format!("Bearer {}", "A".repeat(43))] {
        let asked = door.send(Method::GET, "/api/v1/me", &[("authorization", token.to_owned())], String::new()).await;
        assert!(asked.is_ok_and(|(status, _)| status == 401 || status == 400), "{token:?}");
    }
    let number = before["number"].as_u64().expect("a number");
    let legal = before["actions"][0].as_str().expect("an action");
    for command in rude::commands(number, legal) {
        let refused = door.command(&honest.guests[0], &honest.table, &command).await;
        let Err(Trouble::Refused { status, .. }) = refused else { panic!("{command} gives {refused:?}") };
        assert!((400..500).contains(&status), "{command} gives {status}");
    }
    assert_eq!(honest.sight(0).await["number"], before["number"], "nothing happened");
    honest.play(3).await;
    house.is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_sent_again_and_again_happens_once() {
    let mut house = House::open("again", false).await;
    let honest = Honest::begin(&house.client()).await;
    let live = sit_down(&honest).await;
    let (number, action) = (live.number(), live.actions()[0].to_owned());
    let act = json!({ "type": "act", "seat": 1, "action": action, "chosen_at": number });
    let mut senders = JoinSet::new();
    for _ in 0..20 {
        let (mut live, act) = (sit_down(&honest).await, act.clone());
        senders.spawn(async move {
            for _ in 0..5 {
                live.send(&json!({ "type": "do", "id": "once", "command": act })).await.expect("a socket");
            }
            let mut numbers = Vec::new();
            while numbers.len() < 5 {
                let answer = answer(&mut live).await.expect("an answer");
                assert_eq!(answer["type"], "done", "{answer}");
                numbers.push(answer["number"].as_u64().expect("a number"));
            }
            numbers
        });
    }
    let mut numbers: Vec<u64> = senders.join_all().await.into_iter().flatten().collect();
    numbers.dedup();
    assert_eq!(numbers.len(), 1, "all are told the same: {numbers:?}");
    let log = honest.door.get(&format!("/api/v1/tables/{}/log", honest.table), None).await.expect("a log");
    let acted = log["entries"].as_array().expect("entries").iter().filter(|told| told["what"] == "acted").count();
    assert_eq!(acted, 1, "{log}");
    house.is_well().await;
}

/// A client that requests more than it ever reads, until it is dropped.
async fn never_read(honest: &Honest) -> Live {
    let mut live = sit_down(honest).await;
    for n in 0..2_000 {
        let seat = if n % 2 == 0 { json!(null) } else { json!(1) };
        let message = json!({ "type": "view_as", "seat": seat });
        let asked = tokio::time::timeout(Duration::from_secs(1), live.send(&message)).await;
        if !matches!(asked, Ok(Ok(()))) {
            break;
        }
    }
    live
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_never_reads_is_dropped_and_the_table_goes_on() {
    let mut house = House::open("slow", false).await;
    let honest = Honest::begin(&house.client()).await;
    let mut stalled = Vec::new();
    for _ in 0..4 {
        stalled.push(never_read(&honest).await);
    }
    honest.play(4).await;
    let dropped = "rynek_sockets_dropped_total{why=\"slow\"}";
    house.until("a slow reader being dropped", async |house| house.figure(dropped).await >= 4.0).await;
    drop(stalled);
    house.is_well().await;
}

/// One of many ways to connect and disconnect.
async fn come_and_go(door: &HttpClient, table: &str, n: usize) -> Result<(), Trouble> {
    let gone = |error: std::io::Error| Trouble::Gone(error.to_string());
    match n % 5 {
        0 => drop(TcpStream::connect(door.address()).await.map_err(gone)?),
        1 => {
            let mut stream = TcpStream::connect(door.address()).await.map_err(gone)?;
            stream.write_all(b"GET /api/v1/games HTTP/1.1\r\nHost: ").await.map_err(gone)?;
        }
        2 => drop(Live::connect(door, table).await?),
        3 => drop(Live::join(door, table, None, None, None).await?),
        _ => {
            let mut live = Live::connect(door, table).await?;
            live.send_text("{\"type\":".to_owned()).await?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_come_and_go() {
    const WAVE: usize = 200;
    let mut house = House::open("churn", false).await;
    let (door, honest) = (house.client(), Honest::begin(&house.client()).await);
    let before = house.descriptors();
    let crowd = async {
        for _ in 0..length(5, 50) {
            let mut wave = JoinSet::new();
            for n in 0..WAVE {
                let (door, table) = (door.clone(), honest.table.clone());
                wave.spawn(async move { come_and_go(&door, &table, n).await });
            }
            while let Some(came) = wave.join_next().await {
                came.expect("no panic").expect("there is room for all");
            }
        }
    };
    tokio::join!(crowd, honest.play(5));
    house.until("everybody going", async |house| house.descriptors() <= before + 8).await;
    house.is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_only_holds_the_door_open_is_sent_away() {
    let mut house = House::open("doors", false).await;
    let honest = Honest::begin(&house.client()).await;
    let mut held = Vec::new();
    for n in 0..300 {
        let mut stream = TcpStream::connect(house.client().address()).await.expect("a connection");
        let half: &[u8] = if n % 2 == 0 { b"" } else { b"POST /api/v1/people HTTP/1.1\r\nHost: a\r\nX-Slow: " };
        stream.write_all(half).await.expect("a connection");
        held.push(stream);
    }
    honest.play(6).await;
    for mut stream in held {
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(120), stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "the server waits for ever");
    }
    house.is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_from_one_address_leaves_others_alone() {
    let mut house = House::open("flood", true).await;
    let elsewhere: IpAddr = [127, 0, 0, 2].into();
    let (flood, honest) = (house.client(), Honest::begin(&house.client().coming_from(elsewhere)).await);
    let requests = async {
        let mut refused = 0;
        for n in 0..20_000 {
            let path = if n % 2 == 0 { "/api/v1/games" } else { "/api/v1/me" };
            let (status, _) = flood.raw(Method::GET, path, None, None).await.expect("an answer");
            assert!(status < 500 || status == 503, "{status}");
            refused += usize::from(status == 429);
            if refused == 1_000 {
                break;
            }
        }
        refused
    };
    let newcomers = async {
        let mut refused = 0;
        for _ in 0..200 {
            match flood.enter("Nobody").await {
                Err(Trouble::Refused { status: 429, .. }) => refused += 1,
                Err(Trouble::Refused { status: 503, .. }) | Ok(_) => {}
                Err(trouble) => panic!("{trouble}"),
            }
        }
        refused
    };
    let mut live = Live::join(&flood, &honest.table, None, None, None).await.expect("a socket");
    let chatter = async {
        for _ in 0..5_000 {
            if live.send(&json!({ "type": "ping" })).await.is_err() {
                break;
            }
        }
        // Pending input may never be read, and then the last message is lost.
        while live.next().await.is_ok() {}
    };
    let sockets = async {
        let mut held = Vec::new();
        for _ in 0..600 {
            held.extend(Live::connect(&flood, &honest.table).await.ok());
        }
        // Clients without a hello have been disconnected, so this asks the server. Two sockets are honest, from another
        // address.
        let mut open = house.figure("rynek_sockets ").await;
        // A connection that has to make room is closed a moment after the one that it makes room for is counted.
        for _ in 0..50 {
            if open <= 402.0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            open = house.figure("rynek_sockets ").await;
        }
        assert!(open <= 402.0, "{open} sockets are open");
    };
    let (refused, newcomers, (), (), ()) = tokio::join!(requests, newcomers, chatter, sockets, honest.play(7));
    assert_eq!(refused, 1_000, "requests that were refused");
    assert!(newcomers > 100, "only {newcomers} newcomers were refused");
    let sent_away = house.figure("rynek_sockets_dropped_total{why=\"flood\"}").await;
    assert!(sent_away >= 1.0, "a client that floods a socket is sent away");
    house.is_well().await;
}

/// Sends all but the end of a record: the status of the response, if there is one.
async fn stall(address: String, token: String) -> Option<u16> {
    const RECORD: usize = 8 << 20;
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let head = format!(
        "POST /api/v1/records HTTP/1.1\r\nhost: a\r\nauthorization: Bearer {token}\r\ncontent-length: {RECORD}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let part = vec![b'x'; 64 * 1024];
    for _ in 1..RECORD / part.len() {
        // The server may close before all of it was sent.
        if stream.write_all(&part).await.is_err() {
            break;
        }
    }
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(120), stream.read_to_end(&mut answer)).await.expect("an end");
    String::from_utf8_lossy(&answer).split(' ').nth(1).and_then(|status| status.parse().ok())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stalled_uploads_take_little_memory() {
    let mut house = House::open("uploads", true).await;
    let elsewhere: IpAddr = [127, 0, 0, 2].into();
    let honest = Honest::begin(&house.client().coming_from(elsewhere)).await;
    let rude = house.client().enter("Mallory").await.expect("a guest");
    let before = house.memory();
    let mut uploads = JoinSet::new();
    for _ in 0..150 {
        uploads.spawn(stall(house.client().address().to_owned(), rude.token.clone()));
    }
    honest.play(8).await;
    let ends: Vec<u16> = uploads.join_all().await.into_iter().flatten().collect();
    assert!(ends.iter().all(|status| matches!(status, 408 | 429)), "{ends:?}");
    assert!(ends.contains(&429), "{ends:?}");
    // They sent 1200 MiB.
    let taken = house.memory() - before;
    assert!(taken < 256, "{taken} MiB");
    house.is_well().await;
}
