//! Where a request comes from.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::FromRequestParts,
    http::{Extensions, HeaderMap, request::Parts},
};
use ipnet::IpNet;

use crate::{App, visits::Visit};

/// The address of all clients whose address is not known.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub address: SocketAddr,
    /// Held as long as the connection is used, including by a live table.
    pub visit: Arc<Visit>,
}

/// The address of the client: the other end of the connection, or the address that a trusted proxy names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Self::Rejection> {
        Ok(address_of(app, &parts.extensions, &parts.headers))
    }
}

/// The address of the client that sent a request.
pub(crate) fn address_of(app: &App, extensions: &Extensions, headers: &HeaderMap) -> Address {
    let peer = extensions.get::<Peer>().map_or(UNKNOWN, |peer| peer.address.ip());
    // A value that is not text counts as an entry that cannot be read; left out, it would hide the client.
    let named = headers.get_all("x-forwarded-for").iter().map(|value| value.to_str().unwrap_or("?"));
    let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
    Address(behind(&app.config().trusted_proxies, peer, &named))
}

/// Each proxy appends the address of its own client. Going back from the end, the first address that is not a trusted
/// proxy is the client. What the client itself wrote before that is ignored.
///
/// A client whose address cannot be read is not the proxy that forwards it: a proxy on this machine may read metrics.
fn behind(trusted: &[IpNet], peer: IpAddr, named: &[&str]) -> IpAddr {
    let mut client = peer.to_canonical();
    for name in named.iter().rev() {
        if !is_trusted(trusted, client) {
            break;
        }
        let Some(address) = named_address(name) else { return UNKNOWN };
        client = address.to_canonical();
    }
    client
}

/// Some proxies add the port, and some put IPv6 addresses in brackets.
fn named_address(name: &str) -> Option<IpAddr> {
    let bare = || name.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || name.parse().map(|address: SocketAddr| address.ip()).ok();
    name.parse().ok().or_else(with_port).or_else(bare)
}

/// Whether this address is a proxy whose `X-Forwarded-For` is trusted.
pub(crate) fn is_trusted(trusted: &[IpNet], address: IpAddr) -> bool {
    trusted.iter().any(|net| net.contains(&address.to_canonical()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, named: &[&str]) -> String {
        let trusted = ["10.0.0.0/8".parse().expect("a net")];
        behind(&trusted, peer.parse().expect("an address"), named).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_names_the_client() {
        assert_eq!(client("192.0.2.1", &["203.0.113.9"]), "192.0.2.1");
        assert_eq!(client("10.0.0.1", &["203.0.113.9"]), "203.0.113.9");
        assert_eq!(client("::ffff:10.0.0.1", &["203.0.113.9"]), "203.0.113.9");
    }

    #[test]
    fn a_proxy_may_name_a_port_and_use_brackets() {
        assert_eq!(client("10.0.0.1", &["203.0.113.9:4711"]), "203.0.113.9");
        assert_eq!(client("10.0.0.1", &["[2001:db8::9]"]), "2001:db8::9");
        assert_eq!(client("10.0.0.1", &["[2001:db8::9]:4711"]), "2001:db8::9");
    }

    #[test]
    fn addresses_written_by_the_client_are_ignored() {
        assert_eq!(client("10.0.0.1", &["1.1.1.1", "203.0.113.9"]), "203.0.113.9");
        assert_eq!(client("10.0.0.1", &["1.1.1.1", "203.0.113.9", "10.0.0.2"]), "203.0.113.9");
        assert_eq!(client("192.0.2.1", &["nonsense"]), "192.0.2.1");
    }

    #[test]
    fn a_client_that_cannot_be_read_is_not_its_proxy() {
        for name in ["nonsense", "", "unknown", "[2001:db8::9", "203.0.113.9:port", "?"] {
            assert_eq!(client("10.0.0.1", &[name]), "0.0.0.0", "{name}");
            assert_eq!(client("10.0.0.1", &["127.0.0.1", name, "10.0.0.2"]), "0.0.0.0", "{name}");
        }
        assert_eq!(client("10.0.0.1", &["nonsense", "203.0.113.9"]), "203.0.113.9");
    }

    #[test]
    fn a_proxy_that_names_nobody_is_the_client() {
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
    }
}
