//! A server under attack, and its honest users.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use rynek_trials::{Choice, Guest, HttpClient, Player, Process, unlimited};
use serde_json::{Value, json};

/// A server with a log.
pub struct House {
    server: Process,
    log: PathBuf,
}

impl House {
    /// Starts a server without limits, or with the default ones.
    pub async fn open(name: &str, limited: bool) -> House {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("abuse-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut flags = unlimited(&folder);
        if limited {
            flags.truncate(flags.iter().position(|flag| flag.starts_with("--limits")).expect("limits"));
        }
        let log = folder.join("log");
        let server = Process::new(env!("CARGO_BIN_EXE_rynek"), &flags).expect("a free port");
        let mut server = server.writing_to(&log);
        server.start().await.expect("it starts");
        House { server, log }
    }

    pub fn client(&self) -> HttpClient {
        self.server.client()
    }

    /// The open files and sockets of the server.
    pub fn descriptors(&self) -> usize {
        let process = self.server.id().expect("it runs");
        std::fs::read_dir(format!("/proc/{process}/fd")).map_or(0, Iterator::count)
    }

    /// The peak memory of the server, in MiB.
    pub fn memory(&self) -> u64 {
        let process = self.server.id().expect("it runs");
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("its memory");
        peak.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") / 1024
    }

    /// The value of a metric; several with one name are added up.
    pub async fn figure(&self, name: &str) -> f64 {
        let (_, text) = self.client().raw(rynek_trials::Method::GET, "/metrics", None, None).await.expect("metrics");
        let text = String::from_utf8_lossy(&text);
        let lines = text.lines().filter(|line| line.starts_with(name));
        lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
    }

    /// Waits until a condition is true.
    pub async fn until(&self, what: &str, mut happened: impl AsyncFnMut(&House) -> bool) {
        for _ in 0..1_200 {
            if happened(self).await {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{what} never happened");
    }

    /// Checks that the server runs, answers, and has logged no errors of its own.
    pub async fn is_well(&mut self) {
        assert!(self.server.is_running(), "the server is gone: {}", self.complaints());
        self.client().get("/readyz", None).await.expect("it is ready");
        let complaints = self.complaints();
        assert!(complaints.trim().is_empty(), "the server complains: {complaints}");
    }

    fn complaints(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}

/// Two people at a running table of Planners.
pub struct Honest {
    pub door: HttpClient,
    pub guests: [Guest; 2],
    pub table: String,
}

impl Honest {
    /// Opens a table and starts the game.
    pub async fn begin(door: &HttpClient) -> Honest {
        let guests = [door.enter("Ada").await.expect("a guest"), door.enter("Bo").await.expect("a guest")];
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wish = json!({ "game": "planners", "seats": seats, "hints": true });
        let opened = door.open_table(&guests[0], &wish).await.expect("a table");
        let table = opened["id"].as_str().expect("its name").to_owned();
        for (guest, command) in
            [(1, json!({ "type": "sit", "seat": 2, "entropy": "dice" })), (0, json!({ "type": "start" }))]
        {
            door.command(&guests[guest], &table, &command).await.expect("it is allowed");
        }
        Honest { door: door.clone(), guests, table }
    }

    /// Plays to the end over sockets, and checks that the log matches.
    pub async fn play(&self, seed: u64) {
        let [one, two] = [1, 2].map(|seat| {
            let mut player = Player::new(self.guests[seat - 1].clone(), &self.table, seat as u64, seed);
            let door = self.door.clone();
            async move {
                player.play(|| door.clone()).await.expect("an honest game");
                assert_eq!(player.lost, 0, "honest connections hold");
                player.choices
            }
        });
        let (one, two) = tokio::join!(one, two);
        self.check(one.iter().chain(&two).collect()).await;
    }

    async fn check(&self, mut chosen: Vec<&Choice>) {
        chosen.sort_by_key(|choice| choice.chosen_at);
        let path = format!("/api/v1/tables/{}/log?limit=500", self.table);
        let log = self.door.get(&path, None).await.expect("a log");
        let acted = log["entries"].as_array().expect("entries").iter().filter(|told| told["what"] == "acted");
        let acted: Vec<&str> = acted.filter_map(|told| told["action"].as_str()).collect();
        let chosen: Vec<&str> = chosen.iter().map(|choice| choice.action.as_str()).collect();
        assert_eq!(acted, chosen, "the log tells what was played, once and in order");
    }

    /// The table as one of them sees it.
    pub async fn sight(&self, guest: usize) -> Value {
        let path = format!("/api/v1/tables/{}", self.table);
        self.door.get(&path, Some(&self.guests[guest])).await.expect("the table")
    }
}
