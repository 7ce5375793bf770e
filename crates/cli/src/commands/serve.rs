//! `rynek serve`: the server and its page.

use std::{
    collections::BTreeMap,
    net::{IpAddr, SocketAddr, UdpSocket},
    path::{Path, PathBuf},
};

use clap::{Arg, ArgMatches};
use rynek_kernel::{Explain, Message};
use rynek_server::{
    Config, ServeError,
    config::{OPTIONS, Setting, Sources},
};
use rynek_words::Words;

use super::read_text;
use crate::{
    failure::{Code, Failure},
    terminal::Terminal,
};

/// The variable that names a file with settings.
const FILE: &str = "RYNEK_CONFIG";

/// A flag for every setting of the server.
pub fn flags(words: &Words) -> impl Iterator<Item = Arg> {
    OPTIONS.iter().map(|setting| {
        let help = words.word(&format!("cli-arg-serve-{}", setting.flag()));
        Arg::new(setting.name).long(setting.flag()).value_name(setting.value).help(help).allow_hyphen_values(true)
    })
}

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let config = sources(matches)?.read().map_err(|error| Failure::usage(error.message()))?;
    rynek_server::write_logs(&config);
    let words = terminal.words();
    // Whoever started the server without anybody to read this does not need it.
    let greet = |address| {
        let _ = greeting(&config, address).iter().try_for_each(|line| Terminal::new(words).say(line));
    };
    let farewell = || {
        let _ = Terminal::new(words).word("serve-stopping");
    };
    rynek_server::serve(config.clone(), |server| greet(server.address()), farewell).map_err(failure)
}

fn failure(error: ServeError) -> Failure {
    let code = if matches!(error, ServeError::Data { .. }) { Code::File } else { Code::Refused };
    Failure::new(code, error.message())
}

/// The settings that the flags of a command, the environment and a file give; not every command has every flag.
pub fn sources(matches: &ArgMatches) -> Result<Sources, Failure> {
    let environment: BTreeMap<String, String> = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
        .collect();
    let flag = |name: &str| matches.try_get_one::<String>(name).ok().flatten().cloned();
    let given = |setting: &Setting| Some((setting.name.to_owned(), flag(setting.name)?));
    let named = matches.get_one::<String>("config").or_else(|| environment.get(FILE));
    let file = named.map(|path| read_text(path).map(|text| (PathBuf::from(path), text))).transpose()?;
    Ok(Sources { file, flags: OPTIONS.iter().filter_map(given).collect(), environment })
}

/// Where to open the page, and where everything is.
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
        // An address may hold a password.
        Some(store) if store.starts_with("postgres") => Message::new("serve-kept-in-database"),
        Some(_) => Message::new("serve-kept").with("place", config.store_address()),
        None => Message::new("serve-kept").with("place", shown(&config.data)),
    });
    lines
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The address of this machine in its network: the one it would use to reach another. Nothing is sent.
fn own_address(any: IpAddr) -> Option<IpAddr> {
    let elsewhere = if any.is_ipv4() { "192.0.2.1:9" } else { "[2001:db8::1]:9" };
    let socket = UdpSocket::bind(SocketAddr::new(any, 0)).ok()?;
    socket.connect(elsewhere).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_unspecified())
}
