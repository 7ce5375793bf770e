//! One message on its way to somebody's program: whom it may go to, and how it is signed.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::Arc,
    time::Duration,
};

use hmac::{Hmac, KeyInit, Mac};
use rynek_tables::{
    Moment,
    store::{Hook, Notice},
};
use sha2::Sha256;
use tokio::sync::oneshot;
use ureq::{
    Agent,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

/// The longest address of a program.
const MOST_ADDRESS: usize = 2048;

/// What a message is signed with: the time and the body, so that neither can be changed nor sent again much later.
pub fn signature(secret: &str, timestamp: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length will do");
    mac.update(format!("{timestamp}.{body}").as_bytes());
    let digits: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256={digits}")
}

/// The place that an address leads to: messages to one place share its limit.
pub(super) fn host(url: &str) -> String {
    let host = url.parse::<Uri>().ok().and_then(|uri| uri.host().map(str::to_lowercase));
    host.unwrap_or_default()
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

/// What sends messages.
#[derive(Clone)]
pub(super) struct Post(Arc<Agent>);

impl Post {
    pub fn new(to_private: bool, patience: Duration) -> Post {
        let config = Config::builder()
            .timeout_global(Some(patience))
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

    /// Sends a message. A thread of its own waits for the answer, one that nobody waits for when the server stops.
    pub async fn deliver(self, hook: Hook, notice: Notice, now: Moment) -> Result<(), String> {
        let (tell, told) = oneshot::channel();
        let send = move || {
            // Whoever asked may have stopped waiting.
            let _ = tell.send(self.send(&hook, &notice, now));
        };
        std::thread::Builder::new().name("hook".to_owned()).spawn(send).map_err(|error| error.to_string())?;
        told.await.unwrap_or_else(|_| Err("it could not be sent".to_owned()))
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
}
