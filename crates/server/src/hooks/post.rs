//! One message to a person's program: where it may go, and how it is signed.

use std::{
    error::Error,
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs},
    sync::Arc,
    thread,
    time::Duration,
};

use axum::{
    body::Body,
    http::{Request, StatusCode, Uri, header},
};
use hmac::{Hmac, KeyInit, Mac};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rynek_store::{Hook, Notice};
use rynek_table::Moment;
use sha2::Sha256;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    sync::oneshot,
    task::JoinSet,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};

/// The longest address of a program, in bytes.
const MOST_ADDRESS: usize = 2048;
/// How many bytes of an answer are read. Only its status matters.
const MOST_ANSWER: usize = 8192;

type Fault = Box<dyn Error + Send + Sync>;

/// The signature of a message. It covers the time and the body, so that a message cannot be changed or replayed later.
pub fn signature(secret: &str, timestamp: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length will do");
    mac.update(format!("{timestamp}.{body}").as_bytes());
    let digits: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256={digits}")
}

/// The host of an address: messages to one host share its limit.
pub(super) fn host(url: &str) -> String {
    let host = url.parse::<Uri>().ok().and_then(|uri| uri.host().map(str::to_lowercase));
    host.unwrap_or_default()
}

/// The host without the brackets of an IPv6 address.
fn bare_host(uri: &Uri) -> &str {
    uri.host().unwrap_or_default().trim_start_matches('[').trim_end_matches(']')
}

/// Whether this can be the address of a program. Names are resolved when a message is sent.
pub fn is_address(url: &str, to_private: bool) -> bool {
    let Ok(uri) = url.parse::<Uri>() else { return false };
    let known = matches!(uri.scheme_str(), Some("http" | "https"));
    let plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    let host = bare_host(&uri);
    let literal: Option<IpAddr> = host.parse().ok();
    let local = host.eq_ignore_ascii_case("localhost") || literal.is_some_and(|address| !is_public(address));
    url.len() <= MOST_ADDRESS && known && plain && !host.is_empty() && (to_private || !local)
}

/// Sends messages: each over its own connection, without a proxy and without following redirects.
#[derive(Clone)]
pub(super) struct Post {
    to_private: bool,
    patience: Duration,
    tls: TlsConnector,
}

impl Post {
    pub fn new(to_private: bool, patience: Duration) -> Post {
        Post::trusting(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }, to_private, patience)
    }

    fn trusting(roots: RootCertStore, to_private: bool, patience: Duration) -> Post {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows these versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Post { to_private, patience, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Sends a message, and waits for the status of the answer. Dropping the future closes the connection.
    pub async fn deliver(&self, hook: &Hook, notice: &Notice, now: Moment) -> Result<(), String> {
        match timeout(self.patience, self.send(hook, notice, now)).await {
            Ok(Ok(status)) if status.is_success() => Ok(()),
            Ok(Ok(status)) => Err(format!("it answered {status}")),
            Ok(Err(fault)) => Err(fault.to_string()),
            Err(_) => Err("it did not answer in time".to_owned()),
        }
    }

    async fn send(&self, hook: &Hook, notice: &Notice, now: Moment) -> Result<StatusCode, Fault> {
        let uri: Uri = hook.url.parse()?;
        let request = request(&uri, hook, notice, now)?;
        let host = bare_host(&uri);
        let secure = uri.scheme_str() == Some("https");
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let stream = TcpStream::connect(&*self.addresses(host, port).await?).await?;
        if secure {
            let name = ServerName::try_from(host)?.to_owned();
            exchange(self.tls.connect(name, stream).await?, request).await
        } else {
            exchange(stream, request).await
        }
    }

    /// Resolves a host, and keeps only addresses that are allowed. The connection is made to one of those, so it does
    /// not matter if the name resolves to something else a moment later.
    async fn addresses(&self, host: &str, port: u16) -> Result<Vec<SocketAddr>, Fault> {
        let mut found = look_up(host.to_owned(), port).await?;
        found.retain(|found| self.to_private || is_public(found.ip()));
        if found.is_empty() { Err("the address is not public".into()) } else { Ok(found) }
    }
}

/// Resolves a host. That blocks, and a runtime does not stop before its own blocking threads are done, so it happens on
/// a separate thread.
async fn look_up(host: String, port: u16) -> io::Result<Vec<SocketAddr>> {
    let (tell, told) = oneshot::channel();
    let look = move || {
        // The receiver may have stopped waiting.
        let _ = tell.send((host.as_str(), port).to_socket_addrs().map(Iterator::collect));
    };
    thread::Builder::new().name("hook".to_owned()).spawn(look)?;
    told.await.map_err(io::Error::other)?
}

fn request(uri: &Uri, hook: &Hook, notice: &Notice, now: Moment) -> Result<Request<Body>, Fault> {
    let body = notice.payload.to_string();
    let timestamp = now.millis() / 1_000;
    let request = Request::post(uri.path_and_query().map_or("/", |path| path.as_str()))
        .header(header::HOST, uri.authority().ok_or("the address names no host")?.as_str())
        .header(header::USER_AGENT, concat!("rynek/", env!("CARGO_PKG_VERSION")))
        .header(header::CONNECTION, "close")
        .header(header::CONTENT_TYPE, "application/json")
        .header("x-rynek-notice", &notice.name)
        .header("x-rynek-timestamp", timestamp)
        .header("x-rynek-signature", signature(&hook.secret, timestamp, &body));
    Ok(request.body(Body::from(body))?)
}

/// The status of the answer; its body is not read.
async fn exchange<S>(stream: S, request: Request<Body>) -> Result<StatusCode, Fault>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(MOST_ANSWER).handshake(TokioIo::new(stream)).await?;
    // The connection is closed when the set is dropped.
    let mut connections = JoinSet::new();
    connections.spawn(connection);
    Ok(sender.send_request(request).await?.status())
}

/// Whether an address is public.
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
    let benchmarking = a == 198 && (18..20).contains(&b);
    let special = a == 0 || a >= 224 || shared || assigned || benchmarking;
    !(special || address.is_private() || address.is_loopback() || address.is_link_local() || address.is_documentation())
}

/// Only global unicast addresses are public, except those that map IPv4 addresses or are reserved for documentation and
/// protocols.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let global_unicast = a & 0xe000 == 0x2000;
    let protocols = a == 0x2001 && b < 0x0200;
    let documentation = (a == 0x2001 && b == 0x0db8) || (a == 0x3fff && b < 0x1000);
    let six_to_four = a == 0x2002;
    global_unicast && !protocols && !documentation && !six_to_four
}

#[cfg(test)]
mod tests {
    use rynek_table::PersonId;
    use serde_json::json;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };
    use tokio_rustls::{
        TlsAcceptor,
        rustls::{
            ServerConfig,
            pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
        },
    };

    use super::*;

    const HOUR: Duration = Duration::from_secs(3_600);

    /// A certificate for `localhost` until 2120, and its key.
    const LOCALHOST: &[u8] = include_bytes!("../../tests/localhost.pem");

    async fn listen() -> (TcpListener, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        (listener, address.to_string())
    }

    async fn deliver(post: &Post, url: String) -> Result<(), String> {
        let now = Moment::from_millis(0);
        let notice = Notice::new("a name".to_owned(), PersonId::new(1), json!({ "what": "your-turn" }), now);
        post.deliver(&Hook { url, secret: "secret".to_owned() }, &notice, now).await
    }

    /// A program that answers over TLS until the handle is dropped, and its address.
    async fn secure_program(certificate: CertificateDer<'static>) -> (JoinSet<()>, String) {
        let key = PrivateKeyDer::from_pem_slice(LOCALHOST).expect("a key");
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key);
        let acceptor = TlsAcceptor::from(Arc::new(config.expect("a certificate with its key")));
        let (listener, address) = listen().await;
        let mut program = JoinSet::new();
        program.spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.expect("a connection");
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let _ = stream.read(&mut [0; 4096]).await.expect("a request");
                stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.expect("an answer");
                // Closing with unread data could cut off the answer.
                let _ = stream.read_to_end(&mut Vec::new()).await;
            }
        });
        (program, address.replace("127.0.0.1", "https://localhost"))
    }

    #[tokio::test]
    async fn over_https_only_a_trusted_host_gets_messages() {
        let certificate = CertificateDer::from_pem_slice(LOCALHOST).expect("a certificate");
        let (_program, url) = secure_program(certificate.clone()).await;
        let untrusted = deliver(&Post::new(true, HOUR), url.clone()).await;
        assert!(untrusted.as_ref().is_err_and(|fault| fault.contains("certificate")), "{untrusted:?}");
        let mut roots = RootCertStore::empty();
        roots.add(certificate).expect("a certificate");
        assert_eq!(deliver(&Post::trusting(roots, true, HOUR), url).await, Ok(()));
    }

    #[tokio::test]
    async fn a_literal_address_is_checked_too() {
        let (_listener, address) = listen().await;
        let refused = deliver(&Post::new(false, HOUR), format!("http://{address}/")).await;
        assert_eq!(refused, Err("the address is not public".to_owned()));
    }

    #[tokio::test]
    async fn an_answer_has_a_timeout() {
        let (_listener, address) = listen().await;
        let late = deliver(&Post::new(true, Duration::from_millis(50)), format!("http://{address}/")).await;
        assert_eq!(late, Err("it did not answer in time".to_owned()));
    }

    #[tokio::test]
    async fn an_endless_answer_is_not_read() {
        let (listener, address) = listen().await;
        let program = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\nx-long: ").await;
            while stream.write_all(&[b'x'; 4096]).await.is_ok() {}
        });
        let refused = deliver(&Post::new(true, HOUR), format!("http://{address}/")).await;
        assert!(refused.is_err());
        program.await.expect("the connection is closed");
    }

    fn public(address: &str) -> bool {
        is_public(address.parse().expect("an address"))
    }

    #[test]
    fn private_addresses_are_recognized() {
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
    fn only_public_http_addresses_are_accepted() {
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
    fn a_signature_is_the_same_as_that_of_openssl() {
        // printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac key
        let expected = "sha256=a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03";
        assert_eq!(signature("key", 1_700_000_000, r#"{"a":1}"#), expected);
        assert_ne!(signature("key", 1_700_000_001, r#"{"a":1}"#), expected);
    }
}
