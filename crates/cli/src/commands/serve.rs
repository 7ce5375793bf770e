//! `rynek serve`: the server and its page.

use std::{
    io,
    net::{IpAddr, SocketAddr, UdpSocket},
};

use anstream::{AutoStream, ColorChoice};
use clap::ArgMatches;
use rynek_kernel::{Explain, Message};
use rynek_server::{Config, ServeError};

use super::store;
use crate::{
    failure::{Code, Failure},
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let config = store::config(matches, terminal)?;
    rynek_server::write_logs(&config, AutoStream::choice(&io::stderr()) != ColorChoice::Never);
    let (words, quiet) = (terminal.words(), terminal.is_quiet());
    // If standard output is closed, there is no reader.
    let say = |line: &Message| if quiet { Ok(()) } else { Terminal::new(words).say(line) };
    let greet = |address| {
        let _ = greeting(&config, address).iter().try_for_each(say);
    };
    let farewell = || {
        let _ = say(&Message::new("serve-stopping"));
    };
    // Flags and the environment of a running program do not change, so only a file is worth reading again.
    let read_again = || store::read(matches).map_err(|failure| words.say(failure.message()));
    let again = store::settings_file(matches).map(|_| &read_again as &dyn Fn() -> Result<Config, String>);
    rynek_server::serve(config.clone(), again, |server| greet(server.address()), farewell).map_err(failure)
}

fn failure(error: ServeError) -> Failure {
    let code = if matches!(error, ServeError::Data { .. }) { Code::File } else { Code::Refused };
    Failure::new(code, error.message())
}

/// Prints the addresses of the page, and where the data are.
fn greeting(config: &Config, address: SocketAddr) -> Vec<Message> {
    let here = if address.ip().is_loopback() || address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    };
    let mut lines = vec![Message::new("serve-open").with("address", here)];
    if !rynek_server::HAS_PAGE {
        lines.push(Message::new("serve-no-page"));
    }
    if address.ip().is_loopback() {
        lines.push(Message::new("serve-only-here"));
    } else if address.ip().is_unspecified()
        && let Some(own) = own_address(address.ip())
    {
        lines.push(
            Message::new("serve-network").with("address", format!("http://{}", SocketAddr::new(own, address.port()))),
        );
    }
    lines.push(match &config.store {
        // An address may contain a password.
        Some(store) if store.starts_with("postgres") => Message::new("serve-kept-in-database"),
        Some(_) => Message::new("serve-kept").with("place", config.store_address()),
        None => Message::new("serve-kept").with("place", config.data.display().to_string()),
    });
    lines
}

/// The address of this machine in its network: the one it would use to reach another. Nothing is sent.
fn own_address(any: IpAddr) -> Option<IpAddr> {
    let elsewhere = if any.is_ipv4() { "192.0.2.1:9" } else { "[2001:db8::1]:9" };
    let socket = UdpSocket::bind(SocketAddr::new(any, 0)).ok()?;
    socket.connect(elsewhere).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_unspecified())
}
