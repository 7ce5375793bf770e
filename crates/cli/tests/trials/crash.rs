//! The server is killed again and again during many games: everything it acknowledged is there once after each restart,
//! and all games are finished.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use rynek_kernel::{below, series_rng};
use rynek_trials::{
    Choice, Flush, Guest, HttpClient, Ledger, Method, Player, Postgres, Process, Promise, Trouble, length, unlimited,
};
use serde_json::{Value, json};
use tokio::task::JoinSet;

/// The tables: who sits where, with some bots.
fn kinds() -> Vec<Value> {
    let (me, bot) = (json!({ "kind": "me" }), json!({ "kind": "bot", "level": "greedy" }));
    vec![
        json!({ "game": "planners", "seats": [me, me] }),
        json!({ "game": "polis", "seats": [me, bot] }),
        json!({ "game": "boulevards", "seats": [me, bot, me] }),
        json!({ "game": "rooftops", "seats": [bot, me] }),
        json!({ "game": "engineer", "seats": [me] }),
    ]
}

/// The servers that share the tables, and which of them is asked next.
struct Nodes {
    doors: Vec<HttpClient>,
    next: AtomicUsize,
    /// What they have acknowledged.
    promised: Ledger,
}

impl Nodes {
    fn client(&self) -> HttpClient {
        self.doors[self.next.fetch_add(1, Ordering::Relaxed) % self.doors.len()].clone()
    }

    /// Asks one server after another until one answers.
    async fn ask(&self, method: Method, path: &str, guest: Option<&Guest>, body: Option<&Value>) -> Value {
        loop {
            match self.client().ask(method.clone(), path, guest, body).await {
                Ok(answer) => return answer,
                Err(Trouble::Gone(_) | Trouble::Refused { status: 503, .. }) => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(trouble) => panic!("{trouble}"),
            }
        }
    }
}

/// Plays one game to its end, whatever happens to the servers.
async fn play_one(nodes: &Arc<Nodes>, guest: &Guest, kind: &Value, seed: u64) -> usize {
    let mut wish = kind.clone();
    wish["start"] = true.into();
    wish["seats_by_lot"] = false.into();
    wish["entropy"] = format!("seed {seed}").into();
    let opened = nodes.ask(Method::POST, "/api/v1/tables", Some(guest), Some(&wish)).await;
    let table = opened["id"].as_str().expect("a table has an id").to_owned();
    let seats = kind["seats"].as_array().expect("seats");
    let mine = seats.iter().zip(1..).filter(|(seat, _)| seat["kind"] == "me").map(|(_, number)| number);
    let mut playing = JoinSet::new();
    for seat in mine {
        let (nodes, mut player) = (nodes.clone(), Player::new(guest.clone(), &table, seat, seed));
        player.ledger = Some(nodes.promised.clone());
        playing.spawn(async move {
            player.play(|| nodes.client()).await.unwrap_or_else(|trouble| panic!("seat {seat}: {trouble}"));
            player
        });
    }
    let players = playing.join_all().await;
    let log = whole_log(nodes, guest, &table).await;
    players.iter().for_each(|player| check(player, &log));
    players.iter().map(|player| player.choices.len()).sum()
}

async fn whole_log(nodes: &Nodes, guest: &Guest, table: &str) -> Vec<Value> {
    let mut log: Vec<Value> = Vec::new();
    loop {
        let path = format!("/api/v1/tables/{table}/log?after={}", log.len());
        let page = nodes.ask(Method::GET, &path, Some(guest), None).await;
        let entries = page["entries"].as_array().expect("entries");
        if entries.is_empty() {
            return log;
        }
        log.extend(entries.iter().cloned());
        let numbers: Vec<u64> = log.iter().filter_map(|told| told["number"].as_u64()).collect();
        assert_eq!(numbers, (1..=log.len() as u64).collect::<Vec<u64>>(), "the log has no gap and repeats nothing");
    }
}

/// Checks that every action was acknowledged and is in the log once, at its place.
fn check(player: &Player, log: &[Value]) {
    let acted: Vec<&Value> = log.iter().filter(|told| told["what"] == "acted").collect();
    for Choice { chosen_at, action, done, .. } in &player.choices {
        assert!(done, "{action} was never acknowledged");
        let entry = acted.iter().find(|told| told["number"].as_u64() > Some(*chosen_at)).expect("it is in the log");
        assert_eq!(entry["seat"], player.seat);
        assert!(entry.get("action").is_none_or(|told| told == action.as_str()), "{action} became {entry}");
    }
    let own = acted.iter().filter(|told| told["seat"] == player.seat).count();
    assert_eq!(own, player.choices.len(), "nothing happened twice");
}

/// Checks that everything that was acknowledged since the last call is in the log of this server.
async fn hold_to_it(door: &HttpClient, promised: &Ledger) -> usize {
    let mut by_table: BTreeMap<String, Vec<Promise>> = BTreeMap::new();
    for promise in promised.take() {
        by_table.entry(promise.table.clone()).or_default().push(promise);
    }
    let mut held = 0;
    for (table, promises) in by_table {
        let first = promises.iter().map(|promise| promise.number).min().unwrap_or(1);
        let path = format!("/api/v1/tables/{table}/log?limit=500&after={}", first - 1);
        let log = door.get(&path, Some(&promises[0].guest)).await.expect("a server that has just started answers");
        for Promise { number, seat, action, .. } in &promises {
            let entry = &log["entries"][(number - first) as usize];
            assert_eq!((&entry["number"], &entry["seat"]), (&json!(number), &json!(seat)), "{action} was acknowledged");
            assert!(entry.get("action").is_none_or(|told| told == action.as_str()), "{action} became {entry}");
        }
        held += promises.len();
    }
    held
}

/// Kills one server after another, this many times in all, at random moments after an acknowledgement, and restarts it.
/// Returns how many acknowledgements were checked.
async fn kill_and_start(servers: &mut [Process], promised: &Ledger, kills: usize, seed: u64) -> usize {
    let mut held = 0;
    let mut rng = series_rng(seed, 99);
    for round in 0..kills {
        tokio::time::sleep(Duration::from_millis(30 + u64::from(below(&mut rng, 300)))).await;
        while promised.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let victim = &mut servers[round % servers.len()];
        victim.kill().await;
        victim.start().await.expect("it starts again");
        held += hold_to_it(&victim.client(), promised).await;
    }
    held
}

async fn survive(mut servers: Vec<Process>, seed: u64) {
    let (kills, tables) = (length(6, 50), length(10, 20));
    for server in &mut servers {
        server.start().await.expect("it starts");
    }
    let doors = servers.iter().map(Process::client).collect();
    let nodes = Arc::new(Nodes { doors, next: AtomicUsize::new(0), promised: Ledger::default() });
    let enough = Arc::new(AtomicBool::new(false));
    let acted = Arc::new(Mutex::new((0, 0)));
    let mut playing = JoinSet::new();
    for (kind, number) in kinds().into_iter().cycle().zip(0..tables as u64) {
        let (nodes, enough, acted) = (nodes.clone(), enough.clone(), acted.clone());
        playing.spawn(async move {
            let entered = nodes.ask(Method::POST, "/api/v1/people", None, Some(&json!({ "name": "Ada" }))).await;
            let guest = Guest::new(&entered).expect("a guest");
            let mut game = 0;
            while game == 0 || !enough.load(Ordering::Relaxed) {
                let actions = play_one(&nodes, &guest, &kind, 1_000 * number + game).await;
                let mut acted = acted.lock().expect("nobody panics with it");
                *acted = (acted.0 + 1, acted.1 + actions);
                game += 1;
            }
        });
    }
    let held = kill_and_start(&mut servers, &nodes.promised, kills, seed).await;
    assert!(held >= kills, "only {held} actions were acknowledged between {kills} kills");
    enough.store(true, Ordering::Relaxed);
    while let Some(table) = playing.join_next().await {
        table.expect("every game comes to its end");
    }
    let (games, actions) = *acted.lock().expect("nobody panics with it");
    assert!(games >= tables && actions >= 10 * tables, "{games} games, {actions} actions");
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn server(name: &str, store: Option<&str>) -> Process {
    let mut flags = unlimited(&folder(name));
    // A node that restarts under its old name may continue its bots immediately.
    flags.extend(["--node".to_owned(), name.to_owned()]);
    flags.extend(store.iter().flat_map(|store| ["--store".to_owned(), (*store).to_owned()]));
    Process::new(env!("CARGO_BIN_EXE_rynek"), &flags).expect("a free port")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_sqlite_nothing_is_lost_and_nothing_happens_twice() {
    survive(vec![server("crash-sqlite", None)], 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_postgresql_too() {
    let postgres = Postgres::start(Flush::Never);
    survive(vec![server("crash-postgres", Some(&postgres.database()))], 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_one_is_killed_while_clients_move_to_the_other() {
    let postgres = Postgres::start(Flush::Never);
    let database = postgres.database();
    survive(vec![server("crash-one", Some(&database)), server("crash-two", Some(&database))], 3).await;
}
