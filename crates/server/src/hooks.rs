//! People's own programs hear of their turns: one signed JSON document to the address that each of them gave.
//!
//! What is to be told waits in the store, so a restart loses nothing and several nodes share the work. A message that
//! does not arrive is tried again later, at growing intervals. It goes to public addresses only, unless the operator
//! allows others: otherwise anybody could make this server knock at doors behind its own firewall.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::Arc,
    time::Duration,
};

use hmac::{Hmac, KeyInit, Mac};
use rynek_tables::{
    Moment,
    store::{Hook, Notice, Store, StoreError},
};
use sha2::Sha256;
use tokio::task::JoinSet;
use ureq::{
    Agent,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

/// How many messages are on their way at once.
const AT_ONCE: usize = 8;
/// How long a program may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a message is kept from others who deliver: longer than any attempt takes.
const HELD_MILLIS: i64 = 60_000;
/// The longest address of a program.
const MOST_ADDRESS: usize = 2048;

/// How messages are delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// Whether programs on this machine and in its own network may be told.
    pub to_private: bool,
    /// How often to look for something to tell.
    pub every: Duration,
}

impl Default for Delivery {
    fn default() -> Delivery {
        Delivery { to_private: false, every: Duration::from_secs(1) }
    }
}

/// Delivers until it is dropped.
pub async fn deliver(store: Store, delivery: Delivery, clock: impl Fn() -> Moment) {
    let post = Post::new(delivery.to_private);
    loop {
        match deliver_due(&store, &post, clock()).await {
            // There may be more.
            Ok(AT_ONCE..) => {}
            Ok(_) => tokio::time::sleep(delivery.every).await,
            Err(error) => {
                tracing::warn!(%error, "messages to people's programs have to wait");
                tokio::time::sleep(delivery.every.max(PATIENCE)).await;
            }
        }
    }
}

/// Delivers what is due: how much that was.
async fn deliver_due(store: &Store, post: &Post, now: Moment) -> Result<usize, StoreError> {
    let due = store.due_notices(now, now.after(HELD_MILLIS), AT_ONCE).await?;
    let count = due.len();
    let mut going = JoinSet::new();
    for notice in due {
        let (store, post) = (store.clone(), post.clone());
        going.spawn(async move { deliver_one(&store, &post, notice, now).await });
    }
    while let Some(done) = going.join_next().await {
        done.unwrap_or(Ok(()))?;
    }
    Ok(count)
}

async fn deliver_one(store: &Store, post: &Post, notice: Notice, now: Moment) -> Result<(), StoreError> {
    let hook = match store.person(notice.person).await {
        Ok(profile) => profile.settings.hook,
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error),
    };
    // Whoever does not want to hear any more, or is gone, is not told.
    let Some(hook) = hook else { return store.notice_done(&notice.name).await };
    let (post, name) = (post.clone(), notice.name.clone());
    let sent = tokio::task::spawn_blocking(move || post.send(&hook, &notice, now)).await;
    match sent.unwrap_or_else(|_| Err("it could not be sent".to_owned())) {
        Ok(()) => store.notice_done(&name).await,
        Err(fault) => {
            tracing::debug!(%fault, "a message to somebody's program did not arrive");
            store.notice_failed(&name, &fault, now).await
        }
    }
}

/// What a message is signed with: the time and the body, so that neither can be changed nor sent again much later.
pub fn signature(secret: &str, timestamp: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length will do");
    mac.update(format!("{timestamp}.{body}").as_bytes());
    let digits: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256={digits}")
}

/// Whether a program can be told at such an address. Names are looked up when it is told.
pub fn is_address(url: &str, to_private: bool) -> bool {
    let Ok(uri) = url.parse::<Uri>() else { return false };
    let known = matches!(uri.scheme_str(), Some("http" | "https"));
    let plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    let host = uri.host().unwrap_or_default();
    let literal: Option<IpAddr> = host.trim_start_matches('[').trim_end_matches(']').parse().ok();
    let local = host.eq_ignore_ascii_case("localhost") || literal.is_some_and(|address| !is_public(address));
    url.len() <= MOST_ADDRESS && known && plain && !host.is_empty() && (to_private || !local)
}

#[derive(Clone)]
struct Post(Arc<Agent>);

impl Post {
    fn new(to_private: bool) -> Post {
        let config = Config::builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .max_response_header_size(4096)
            .max_idle_connections(0)
            .user_agent(concat!("rynek/", env!("CARGO_PKG_VERSION")))
            // A proxy would look names up by itself, behind our back.
            .proxy(None)
            .build();
        let names = Names { to_private, names: DefaultResolver::default() };
        Post(Arc::new(Agent::with_parts(config, DefaultConnector::default(), names)))
    }

    /// The answer does not matter but for its status, and is not read.
    fn send(&self, hook: &Hook, notice: &Notice, now: Moment) -> Result<(), String> {
        let body = notice.payload.to_string();
        let timestamp = now.millis() / 1_000;
        let request = self.0.post(&hook.url).header("content-type", "application/json");
        let request = request.header("x-rynek-notice", &notice.name).header("x-rynek-timestamp", timestamp.to_string());
        let request = request.header("x-rynek-signature", signature(&hook.secret, timestamp, &body));
        let answer = request.send(body).map_err(|error| error.to_string())?;
        let status = answer.status();
        if status.is_success() { Ok(()) } else { Err(format!("it answered {status}")) }
    }
}

/// Looks names up, and keeps only addresses that may be spoken to. The connection is made to one of those, so a name
/// that means something else a moment later is of no use.
#[derive(Debug)]
struct Names {
    to_private: bool,
    names: DefaultResolver,
}

impl Resolver for Names {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.names.resolve(uri, config, timeout)?;
        let mut kept = self.empty();
        found.iter().filter(|found| self.to_private || is_public(found.ip())).for_each(|found| kept.push(*found));
        if kept.is_empty() { Err(ureq::Error::Other("the address is not public".into())) } else { Ok(kept) }
    }
}

/// Whether an address is somewhere in the open network.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let assigned = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let measuring = a == 198 && (18..20).contains(&b);
    let special = a == 0 || a >= 224 || shared || assigned || measuring;
    !(special || address.is_private() || address.is_loopback() || address.is_link_local() || address.is_documentation())
}

/// Only the part of the address space that is given out to networks counts, without those parts of it that stand for
/// IPv4 addresses or are kept for examples and protocols.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let given_out = a & 0xe000 == 0x2000;
    let protocols = a == 0x2001 && b < 0x0200;
    let documentation = (a == 0x2001 && b == 0x0db8) || (a == 0x3fff && b < 0x1000);
    let six_to_four = a == 0x2002;
    given_out && !protocols && !documentation && !six_to_four
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read, Write},
        net::TcpListener,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use rynek_tables::{
        PersonId,
        store::{Settings, TokenHash},
    };
    use serde_json::json;
    use tempfile::TempDir;

    use super::*;

    fn public(address: &str) -> bool {
        is_public(address.parse().expect("an address"))
    }

    #[test]
    fn addresses_behind_the_firewall_are_known() {
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "fec0::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
        ] {
            assert!(!public(address), "{address}");
        }
        for address in ["1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert!(public(address), "{address}");
        }
    }

    #[test]
    fn an_address_is_a_page_somewhere_else() {
        for url in ["https://example.org/hook", "http://example.org:8080/a?b=c", "https://[2606:4700::1111]/"] {
            assert!(is_address(url, false), "{url}");
        }
        for url in [
            "",
            "example.org",
            "/hook",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://me:secret@example.org/",
            "https://",
            "http://127.0.0.1/",
            "http://[::1]/",
            "http://LOCALHOST/",
            "http://192.168.1.1/",
        ] {
            assert!(!is_address(url, false), "{url}");
        }
        assert!(is_address("http://127.0.0.1:7000/", true));
        assert!(!is_address(&format!("https://example.org/{}", "x".repeat(MOST_ADDRESS)), false));
    }

    #[test]
    fn a_signature_is_what_others_reckon_too() {
        // printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac key
        let expected = "sha256=a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03";
        assert_eq!(signature("key", 1_700_000_000, r#"{"a":1}"#), expected);
        assert_ne!(signature("key", 1_700_000_001, r#"{"a":1}"#), expected);
    }

    /// A program that gives these answers one after another, and how often it was asked.
    fn program(answers: &'static [&'static str]) -> (String, Arc<AtomicUsize>) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://localhost:{}/", listener.local_addr().expect("an address").port());
        let asked = Arc::new(AtomicUsize::new(0));
        let count = asked.clone();
        std::thread::spawn(move || {
            for (answer, stream) in answers.iter().zip(listener.incoming()) {
                let mut stream = stream.expect("a connection");
                count.fetch_add(1, Ordering::SeqCst);
                let mut request = [0; 4096];
                let _ = stream.read(&mut request).expect("a request");
                let answer = format!("HTTP/1.1 {answer}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).expect("an answer");
            }
        });
        (url, asked)
    }

    /// A store with somebody who has a hook there, and a message for them.
    async fn store_with(url: &str) -> (Store, TempDir) {
        let folder = TempDir::new().expect("a folder");
        let store = Store::sqlite(folder.path().join("rynek.db")).await.expect("a store");
        let ada = PersonId::new(1);
        let then = Moment::from_millis(0);
        store.create_person(ada, "Ada", TokenHash::of("token"), then).await.expect("somebody new");
        let hook = Some(Hook { url: url.to_owned(), secret: "secret".to_owned() });
        store.set_settings(ada, &Settings { hook, ..Settings::default() }).await.expect("settings");
        store
            .keep_notice(Notice::new("your-turn/1", ada, json!({ "what": "your-turn" }), then))
            .await
            .expect("a notice");
        (store, folder)
    }

    async fn due(store: &Store, post: &Post, seconds: i64) -> usize {
        deliver_due(store, post, Moment::from_millis(seconds * 1_000)).await.expect("the store answers")
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_does_not_arrive_is_tried_again_later() {
        let (url, asked) = program(&["500 Oops", "302 Found\r\nlocation: /elsewhere", "204 No Content"]);
        let (store, _folder) = store_with(&url).await;
        let post = Post::new(true);
        // Ten seconds after the first attempt, forty after the second, and then it has arrived.
        let tried = [(0, 1, 1), (9, 0, 1), (10, 1, 2), (49, 0, 2), (50, 1, 3), (9_999, 0, 3)];
        for (second, delivered, in_all) in tried {
            assert_eq!(due(&store, &post, second).await, delivered, "after {second} seconds");
            assert_eq!(asked.load(Ordering::SeqCst), in_all, "after {second} seconds");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nobody_is_sent_behind_the_firewall() {
        let (url, asked) = program(&["204 No Content"]);
        let (store, _folder) = store_with(&url).await;
        // The name is looked up, and what it means is refused.
        assert_eq!(due(&store, &Post::new(false), 0).await, 1);
        assert_eq!(asked.load(Ordering::SeqCst), 0);
        assert_eq!(due(&store, &Post::new(true), 10).await, 1);
        assert_eq!((asked.load(Ordering::SeqCst), due(&store, &Post::new(true), 99_999).await), (1, 0));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_has_no_hook_any_more_is_not_told() {
        let (store, _folder) = store_with("http://localhost:9/").await;
        store.set_settings(PersonId::new(1), &Settings::default()).await.expect("settings");
        assert_eq!((due(&store, &Post::new(true), 0).await, due(&store, &Post::new(true), 99_999).await), (1, 0));
    }
}
