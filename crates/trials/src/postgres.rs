//! A PostgreSQL server for tests, started from the installed programs on a free port.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// A server that stops when this process ends, even after a crash: it stops when its standard input is closed.
pub struct Postgres {
    port: u16,
    programs: PathBuf,
    _shell: Child,
}

/// When it flushes to the disk.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Flush {
    /// Every commit, as in production.
    Always,
    /// When the operating system decides: faster, and enough for tests without crashes.
    Never,
}

/// Runs the server, as another user if this one is root, and cleans up after it.
const SCRIPT: &str = r#"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
as=""
if [ "$(id -u)" = 0 ]; then
    chown nobody "$folder"
    as="setpriv --reuid=nobody --regid=nogroup --clear-groups"
fi
encrypted=off
if [ -n "$4" ]; then
    encrypted=on
    cp "$4" "$folder/server.pem" && cp "$5" "$folder/server.key"
    [ -z "$as" ] || chown nobody "$folder/server.pem" "$folder/server.key"
    chmod 600 "$folder/server.key"
fi
cd "$folder"
$as "$1/initdb" -D "$folder/data" -U rynek -A trust --locale=C -E UTF8 --no-sync >"$folder/log" 2>&1 \
    || { cat "$folder/log"; exit 1; }
printf 'local all all trust\nhost all guarded all scram-sha-256\nhost all all all trust\n' >"$folder/data/pg_hba.conf"
$as "$1/postgres" -D "$folder/data" -p "$2" -c listen_addresses=127.0.0.1 -c "unix_socket_directories=$folder" \
    -c "ssl=$encrypted" -c "ssl_cert_file=$folder/server.pem" -c "ssl_key_file=$folder/server.key" \
    -c "fsync=$3" -c max_connections=200 >"$folder/log" 2>&1 </dev/null &
server=$!
tries=0
until "$1/pg_isready" -q -h 127.0.0.1 -p "$2"; do
    tries=$((tries + 1))
    if [ $tries -gt 600 ] || ! kill -0 $server 2>/dev/null; then cat "$folder/log"; exit 1; fi
    sleep 0.1
done
echo ready
cat >/dev/null
kill -QUIT $server
wait $server || true
"#;

const HOW_TO: &str = "the tests need the programs of PostgreSQL: install the Debian package `postgresql`";

fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().find(|folder| folder.join("initdb").exists()).expect(HOW_TO)
}

impl Postgres {
    /// Starts a server. Anyone may log in without a password, except the role `guarded`, once it is created.
    pub fn start(flush: Flush) -> Postgres {
        Postgres::launch(flush, ["", ""])
    }

    /// Starts a server that encrypts connections with this certificate and its key.
    pub fn encrypted(certificate: &Path, key: &Path) -> Postgres {
        Postgres::launch(Flush::Never, [certificate, key].map(|path| path.to_str().expect("a path in UTF-8")))
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    fn launch(flush: Flush, certificate: [&str; 2]) -> Postgres {
        let programs = programs();
        let free = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        let port = free.expect("a free port").port();
        let flush = if flush == Flush::Always { "on" } else { "off" };
        let shell = shell(&programs, port, flush, certificate);
        Postgres { port, programs, _shell: shell }
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("rynek{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let address = format!("postgres://rynek@127.0.0.1:{}/{name}", self.port);
        self.run(&format!("postgres://rynek@127.0.0.1:{}/postgres", self.port), &format!("CREATE DATABASE {name}"));
        address
    }

    /// Runs statements in a database, without the store.
    pub fn run(&self, address: &str, statements: &str) -> String {
        let psql = Command::new(self.programs.join("psql"))
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", address, "-c", statements])
            .output()
            .expect(HOW_TO);
        assert!(psql.status.success(), "{}", String::from_utf8_lossy(&psql.stderr));
        String::from_utf8_lossy(&psql.stdout).trim().to_owned()
    }
}

/// A lock on a table of a database that blocks all reads and writes until it is dropped.
pub struct Locked(Child);

impl Postgres {
    /// Locks a table of a database.
    pub fn lock(&self, address: &str, table: &str) -> Locked {
        let mut psql = Command::new(self.programs.join("psql"))
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", address])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect(HOW_TO);
        let statements = format!("BEGIN; LOCK TABLE {table}; SELECT 'locked';\n");
        psql.stdin.as_mut().expect("its input").write_all(statements.as_bytes()).expect("its input");
        let mut line = String::new();
        BufReader::new(psql.stdout.as_mut().expect("its output")).read_line(&mut line).expect("its output");
        assert_eq!(line.trim(), "locked");
        Locked(psql)
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        // The session ends when its input is closed, and with it the lock.
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

/// A node that gets no notifications of other nodes until this is dropped. Its other connections work.
pub struct BlockedNotifications(String);

impl Postgres {
    /// Blocks notifications to the node that connected last, by stopping the server process that sends them.
    pub fn block_notifications(&self, address: &str) -> BlockedNotifications {
        let listener = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() \
                        AND query LIKE 'LISTEN %' ORDER BY backend_start DESC LIMIT 1";
        let blocked = BlockedNotifications(self.run(address, listener));
        blocked.signal("STOP");
        blocked
    }
}

impl BlockedNotifications {
    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([&format!("-{signal}"), &self.0]).status();
        assert!(sent.is_ok_and(|status| status.success()), "no process {:?} to send {signal}", self.0);
    }
}

impl Drop for BlockedNotifications {
    fn drop(&mut self) {
        self.signal("CONT");
    }
}

fn shell(programs: &Path, port: u16, flush: &str, certificate: [&str; 2]) -> Child {
    let mut shell = Command::new("sh")
        .args(["-c", SCRIPT, "sh"])
        .arg(programs)
        .args([&port.to_string(), flush])
        .args(certificate)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut said = BufReader::new(shell.stdout.take().expect("its output"));
    let mut line = String::new();
    said.read_line(&mut line).expect("its output");
    if line.trim() != "ready" {
        said.read_to_string(&mut line).expect("its output");
        panic!("PostgreSQL did not start: {line}");
    }
    shell
}
