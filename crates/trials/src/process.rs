//! A server as a process of its own.

use std::{
    fs::File,
    net::TcpListener,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use tokio::process::{Child, Command};

use crate::{HttpClient, Trouble};

/// How often to check whether a server has started; it may take long on a busy machine.
const TRIES: u32 = 6_000;

/// A server that can be killed and started again at the same address.
#[derive(Debug)]
pub struct Process {
    program: PathBuf,
    flags: Vec<String>,
    address: String,
    log: Option<PathBuf>,
    child: Option<Child>,
}

impl Process {
    /// A server of this program on a free port, not started yet, with these flags.
    pub fn new(program: impl AsRef<Path>, flags: &[String]) -> std::io::Result<Process> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut all = vec!["serve".to_owned(), "--port".to_owned(), port.to_string()];
        all.extend_from_slice(flags);
        let program = program.as_ref().to_owned();
        Ok(Process { program, flags: all, address: format!("127.0.0.1:{port}"), log: None, child: None })
    }

    /// The server with its log written to a file.
    pub fn writing_to(mut self, log: impl Into<PathBuf>) -> Process {
        self.log = Some(log.into());
        self
    }

    /// A client of the server.
    pub fn client(&self) -> HttpClient {
        HttpClient::new(self.address.clone())
    }

    /// Starts it and waits until it is ready.
    pub async fn start(&mut self) -> Result<(), Trouble> {
        let mut command = Command::new(&self.program);
        command.args(&self.flags).stdout(Stdio::null()).stderr(self.stderr()?).kill_on_drop(true);
        eprintln!("{} {}", self.program.display(), self.flags.join(" "));
        self.child = Some(command.spawn().map_err(Trouble::gone)?);
        let client = self.client();
        for _ in 0..TRIES {
            if client.get("/readyz", None).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Err(Trouble::Gone("the server does not start".to_owned()))
    }

    fn stderr(&self) -> Result<Stdio, Trouble> {
        let Some(log) = &self.log else { return Ok(Stdio::inherit()) };
        let file = File::options().create(true).append(true).open(log).map_err(Trouble::gone)?;
        Ok(file.into())
    }

    /// Whether it is running.
    pub fn is_running(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| matches!(child.try_wait(), Ok(None)))
    }

    /// Kills it immediately, without a shutdown.
    pub async fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().await.expect("a child process can be killed");
        }
    }

    /// The process, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.child.as_ref().and_then(Child::id)
    }
}

/// The seed of servers under test: `SEED` in the environment, or 1.
pub fn test_seed() -> u64 {
    std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
}

/// How long a trial is: `short` in `make test`, `long` in `make trials`, which sets `TRIALS=long`.
pub fn length(short: usize, long: usize) -> usize {
    if std::env::var("TRIALS").as_deref() == Ok("long") { long } else { short }
}

/// Flags for a server without limits, with bots that answer immediately, a fixed seed, and a log of errors only.
pub fn unlimited(data: &Path) -> Vec<String> {
    const LIMITS: &str = "connections connections-per-address requests-per-address requests-per-person \
                          people-per-address tables-per-person hints-per-person lines-per-person messages-per-socket \
                          body-memory body-memory-per-address body-memory-per-person";
    let mut flags = vec!["--data".to_owned(), data.display().to_string()];
    flags.extend(["--log", "error", "--pace", "0"].map(str::to_owned));
    flags.extend(["--test-seed".to_owned(), test_seed().to_string()]);
    flags.extend(LIMITS.split(' ').flat_map(|limit| [format!("--limits-{limit}"), "1000000".to_owned()]));
    flags
}
