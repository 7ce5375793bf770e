//! Where the commands of a document run: a folder of its own, a real server, a real PostgreSQL if it is named, and the
//! programs of `programs/` in place of those that would take hours or change the machine.

use std::{
    fs,
    io::{BufRead, BufReader},
    os::unix::fs::symlink,
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    sync::LazyLock,
};

use rynek_trials::{Flush, Postgres, TempDir, unlimited};

use crate::markdown::tree;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_rynek");
/// The address of a server in the documents.
const ADDRESS: &str = "localhost:7878";

/// A server with repeatable games, bots that answer immediately, and a store of its own.
struct Server {
    port: u16,
    child: Child,
    _said: BufReader<ChildStdout>,
    _data: TempDir,
}

impl Server {
    fn start() -> Server {
        let data = TempDir::new().expect("a folder");
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--port", "0"]).args(unlimited(data.path())).stdout(Stdio::piped());
        clear_settings(&mut command);
        let mut child = command.spawn().expect("a server");
        let mut said = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        said.read_line(&mut line).expect("its first line");
        let port = line.trim().rsplit(':').next().and_then(|port| port.parse().ok());
        Server { port: port.unwrap_or_else(|| panic!("no port in {line:?}")), child, _said: said, _data: data }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Settings of the machine must not reach the program.
fn clear_settings(command: &mut Command) {
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("RYNEK_")) {
        command.env_remove(name);
    }
    command.env("RYNEK_LANG", "en");
}

/// A PostgreSQL with one role, `postgres`, as Debian installs it.
static POSTGRES: LazyLock<(Postgres, String)> = LazyLock::new(|| {
    let postgres = Postgres::start(Flush::Never);
    let address = postgres.database();
    let host = address.split(['@', '/']).nth(3).expect("a host and a port").to_owned();
    postgres.run(&address, "CREATE ROLE postgres SUPERUSER LOGIN");
    let as_postgres = format!("postgres://postgres@{host}/postgres");
    postgres.run(&as_postgres, "ALTER ROLE rynek RENAME TO installer");
    (postgres, host)
});

pub struct Scene {
    folder: TempDir,
    server: Option<Server>,
    postgres: Option<&'static str>,
}

impl Scene {
    /// A folder for a document that runs this script.
    pub fn new(script: &str) -> Scene {
        let folder = TempDir::new().expect("a folder");
        for place in ["home", "outputs", "work"] {
            fs::create_dir(folder.path().join(place)).expect("a folder");
        }
        let work = folder.path().join("work");
        for part in ["Makefile", "crates", "deploy", "docs", "tools"] {
            symlink(tree().join(part), work.join(part)).expect("a link");
        }
        let server = script.contains(ADDRESS).then(Server::start);
        let postgres = script.contains("@localhost/").then(|| &*POSTGRES.1);
        Scene { folder, server, postgres }
    }

    pub fn outputs(&self) -> PathBuf {
        self.folder.path().join("outputs")
    }

    /// Runs a script. It stops at the first command that fails.
    pub fn run(&self, script: &str) -> bool {
        let mut script = script.to_owned();
        if let Some(Server { port, .. }) = self.server {
            script = script.replace(ADDRESS, &format!("127.0.0.1:{port}"));
        }
        if let Some(host) = self.postgres {
            script = script.replace("@localhost/", &format!("@{host}/"));
        }
        let mut bash = Command::new("bash");
        clear_settings(&mut bash);
        bash.arg("-euc").arg(script).current_dir(self.folder.path().join("work"));
        bash.env("PATH", self.path()).env("PROGRAM", PROGRAM).env("TREE", tree()).env("OUTPUTS", self.outputs());
        bash.env("HOME", self.folder.path().join("home")).env_remove("XDG_DATA_HOME");
        if let Some((host, port)) = self.postgres.and_then(|host| host.split_once(':')) {
            bash.env("PGHOST", host).env("PGPORT", port).env("PGUSER", "postgres");
        }
        bash.stdin(Stdio::null()).status().expect("bash").success()
    }

    fn path(&self) -> std::ffi::OsString {
        let programs = tree().join("crates/cli/tests/documents/programs");
        let database = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let database = database.map(|version| version.path().join("bin"));
        let usual = std::env::var_os("PATH").unwrap_or_default();
        let all = [programs].into_iter().chain(std::env::split_paths(&usual)).chain(database);
        std::env::join_paths(all).expect("a path")
    }

    /// An output as a document shows it.
    pub fn as_shown(&self, output: &str) -> Vec<String> {
        let mut text = output.to_owned();
        if let Some(Server { port, .. }) = self.server {
            text = text.replace(&format!("127.0.0.1:{port}"), ADDRESS).replace(&format!("localhost:{port}"), ADDRESS);
        }
        text = text.replace(&format!("{}/", self.folder.path().join("home").display()), "~/");
        text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
    }
}

/// Help texts of the program.
pub fn help(words: &[&str]) -> Option<String> {
    let mut command = Command::new(PROGRAM);
    clear_settings(&mut command);
    let output = command.args(words).arg("--help").output().expect("the program");
    output.status.success().then(|| String::from_utf8(output.stdout).expect("text"))
}

/// What `make first-move` prints for a program that is built already.
pub fn first_move() -> String {
    let output = Command::new(tree().join("tools/first-move")).arg(PROGRAM).output().expect("Python");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}
