//! `rynek serve` from its first line to its last.

use std::{
    borrow::BorrowMut,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Output, Stdio},
    time::Duration,
};

use crate::caller::{RYNEK, fails, file, out, rynek, scratch};

pub fn serve(data: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(RYNEK);
    command.args(["serve", "--log", "error", "--data"]).arg(data).args(more);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("RYNEK_")) {
        command.env_remove(name);
    }
    command.env("RYNEK_LANG", "en");
    command
}

/// A running server, with its port.
pub struct Running {
    pub child: Child,
    said: BufReader<ChildStdout>,
    pub port: u16,
}

pub fn start(mut command: impl BorrowMut<Command>) -> Running {
    let mut child = command.borrow_mut().stdout(Stdio::piped()).spawn().expect("the command runs");
    let mut said = BufReader::new(child.stdout.take().expect("its output"));
    let mut line = String::new();
    said.read_line(&mut line).expect("a line");
    let port = line.trim().rsplit(':').next().and_then(|port| port.parse().ok());
    Running { child, said, port: port.unwrap_or_else(|| panic!("no port in {line:?}")) }
}

impl Running {
    pub fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}"), "")
    }

    /// The answer to a request, with this body.
    pub fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        let head = format!("host: localhost:{}\r\nconnection: close\r\ncontent-type: application/json", self.port);
        write!(stream, "{request} HTTP/1.1\r\n{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn send(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
    }

    /// Stops it, and returns its output.
    pub fn end(self) -> String {
        self.send("-TERM");
        self.ended()
    }

    /// Waits until it ends, and returns its output.
    fn ended(mut self) -> String {
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).expect("its last words");
        assert!(self.child.wait().expect("it ends").success());
        rest
    }
}

#[test]
fn it_starts_without_settings_answers_and_ends_when_asked() {
    let data = scratch("data");
    let server = start(serve(&data, &["--port", "0"]));
    assert!(server.get("/healthz").ends_with("ok\n"));
    let page = server.get("/");
    assert!(page.contains("<!doctype html>"));
    assert!(server.get("/api/v1/games").contains("\"polis\""));
    let said = server.end();
    assert!(said.contains("--host 0.0.0.0") && said.contains(&data.display().to_string()), "{said}");
    // Without the page it says so, in the terminal and in the browser.
    assert_eq!(said.contains("built without the page"), page.contains("built without the web client"), "{said}");
    assert!(said.ends_with("all tables are saved.\n"), "{said}");
    assert!(data.join("rynek.db").exists());
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let data = scratch("data");
    let mut server = start(serve(&data, &["--port", "0"]));
    let (process, address) = (server.child.id().to_string(), format!("http://127.0.0.1:{}", server.port));
    let (code, said) = refused(&data, &["--port", "0"]);
    assert_eq!(code, Some(1), "{said}");
    for word in ["is in use by another server", &process, &address, "PostgreSQL"] {
        assert!(said.contains(word), "{said} does not say {word}");
    }
    // Links to the file lead to the same store.
    let other = scratch("");
    #[cfg(target_os = "linux")]
    for link in [std::os::unix::fs::symlink::<PathBuf, PathBuf>, std::fs::hard_link::<PathBuf, PathBuf>] {
        link(data.join("rynek.db"), other.join("rynek.db")).expect("a link");
        let (code, said) = refused(&other, &["--port", "0"]);
        assert!(code == Some(1) && said.contains("is in use by another server"), "{code:?} {said}");
        std::fs::remove_file(other.join("rynek.db")).expect("the link");
    }
    // A check and a backup work while the server runs; a restore is refused.
    let (folder, copy) = (data.display().to_string(), other.join("copy.db").display().to_string());
    out(&rynek(&["backup", &copy, "--data", &folder]));
    out(&rynek(&["check", "--data", &folder]));
    fails(&rynek(&["restore", &copy, "--data", &folder]), 1, "is in use by another server");
    // After a crash, the next server can start.
    server.child.kill().expect("it runs");
    server.child.wait().expect("it is gone");
    let next = start(serve(&data, &["--port", "0"]));
    assert!(next.get("/healthz").ends_with("ok\n"));
    next.end();
}

#[test]
fn a_file_the_environment_and_flags_say_how_it_runs() {
    let data = scratch("");
    let file = file("rynek.toml", "port = 1\nlog_format = \"json\"\n[limits]\nrequests_per_address = 1\n");
    let mut command = serve(&data, &["--lang", "pl", "--config", &file, "--port", "0"]);
    command.env("RYNEK_PORT", "2");
    let server = start(command);
    assert!(server.get("/api/v1/none").contains(" 404 "));
    assert!(server.get("/api/v1/none").contains(" 429 "));
    assert!(server.end().contains("Serwer się zatrzymuje"));
}

#[test]
fn a_settings_file_is_read_again_when_asked_and_without_one_the_server_ends() {
    let data = scratch("data");
    let settings = file("again.toml", "port = 0\n");
    let mut command = serve(&data, &["--config", &settings]);
    let mut server = start(command.stderr(Stdio::piped()).stdin(Stdio::null()));
    let mut log = BufReader::new(server.child.stderr.take().expect("its log"));
    assert!(server.get("/metrics").contains(" 200 "));
    // Invalid settings are logged, and change nothing.
    std::fs::write(&settings, "metrics_for = [\"nowhere\"]\n").expect("written");
    server.send("-HUP");
    let mut line = String::new();
    log.read_line(&mut line).expect("a line");
    assert!(line.contains("stay as they are") && line.contains("metrics_for"), "{line}");
    assert!(server.get("/metrics").contains(" 200 "));
    std::fs::write(&settings, "port = 0\nmetrics_for = []\n").expect("written");
    server.send("-HUP");
    eventually(|| server.get("/metrics").contains(" 404 "));
    assert!(server.end().ends_with("all tables are saved.\n"));
    let server = start(&mut serve(&data, &["--port", "0"]));
    server.send("-HUP");
    assert!(server.ended().ends_with("all tables are saved.\n"));
}

fn eventually(is_so: impl Fn() -> bool) {
    for _ in 0..1_200 {
        if is_so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("it does not come true");
}

fn refused(data: &Path, more: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = serve(data, more).output().expect("the command runs");
    (status.code(), String::from_utf8(stderr).expect("text"))
}

#[test]
fn what_cannot_be_is_said_with_its_name() {
    let data = scratch("");
    let file = &*file("bad.toml", "prot = 1\n");
    for (flags, code, word) in [
        (vec!["--port", "many"], 2, "--port"),
        (vec!["--port", "many", "--lang", "pl"], 2, "przyjmuje liczbę od 0 do 65535"),
        (vec!["--limits-connections", "0"], 2, "--limits-connections takes a number from 1 to 100000000"),
        (vec!["--pace", "9223372036854775807"], 2, "--pace takes a number from 0 to 600000"),
        (vec!["--config", "/nowhere/rynek.toml"], 3, "/nowhere/rynek.toml"),
        (vec!["--config", file], 2, "prot"),
        (vec!["--store", "postgres://nobody@127.0.0.1:1/none", "--port", "0"], 1, "store"),
        (vec!["--colour", "red"], 2, "--colour"),
    ] {
        let (given, said) = refused(&data, &flags);
        assert!(given == Some(code) && said.contains(word), "{flags:?}: {given:?} {said}");
    }
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its address").port().to_string();
    let (given, said) = refused(&data, &["--port", &port]);
    assert!(given == Some(1) && said.contains(&port) && said.contains("--port"), "{given:?} {said}");
}

#[test]
fn a_misspelt_variable_is_pointed_out() {
    let mut command = serve(&scratch(""), &["--port", "many"]);
    let said = String::from_utf8(command.env("RYNEK_PROT", "7").output().expect("it runs").stderr).expect("text");
    assert!(said.contains("There is no setting RYNEK_PROT") && said.contains("Did you mean “RYNEK_PORT”?"), "{said}");
    let mut command = serve(&scratch(""), &["--port", "many"]);
    let said = String::from_utf8(command.env("RYNEK_PACE", "7").output().expect("it runs").stderr).expect("text");
    assert!(!said.contains("Warning"), "{said}");
}

#[test]
fn a_refused_setting_is_named_with_what_it_takes() {
    let data = scratch("");
    let file = file("rynek.toml", "prot = 1\n");
    for (flags, words) in [
        (vec!["--port", "99999"], ["--port takes a number from 0 to 65535", "99999"]),
        (vec!["--log-format", "foo"], ["--log-format takes text or json", "foo"]),
        (vec!["--host", "here"], ["--host takes an IP address", "here"]),
        (vec!["--trusted-proxies", "all"], ["--trusted-proxies takes networks such as", "all"]),
        (vec!["--config", &file], ["There is no setting “prot”", "Did you mean “port”?"]),
    ] {
        let (code, said) = refused(&data, &flags);
        assert!(code == Some(2) && words.iter().all(|word| said.contains(word)), "{flags:?}: {said}");
    }
}

#[test]
fn logs_have_colours_on_a_terminal_only() {
    let data = scratch("data");
    let logs = |more: &[&str]| {
        let mut command = Command::new(RYNEK);
        command.args(["serve", "--port", "0", "--data"]).arg(&data).args(more).env("RYNEK_LANG", "en");
        command.stderr(Stdio::piped());
        let mut server = start(command);
        let mut errors = server.child.stderr.take().expect("its log");
        server.end();
        let mut text = String::new();
        errors.read_to_string(&mut text).expect("its log");
        text
    };
    let plain = logs(&[]);
    assert!(plain.contains("INFO") && !plain.contains('\u{1b}'), "{plain}");
    assert!(logs(&["--color", "always"]).contains('\u{1b}'));
}
