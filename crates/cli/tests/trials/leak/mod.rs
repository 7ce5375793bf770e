//! No hidden information leaks: twin games that differ only in it are played on two real servers, and every byte that a
//! viewer without that information is sent must be the same.
//!
//! Times are left out of the comparison, and presence until all are there: both depend on timing only. Everything else
//! is compared in order: snapshots, changes, refusals, previews, hints, chat, the log, earlier positions, the refusals of
//! a record and of a review before the end, and what a bot does in place of the viewer.

mod twins;
mod watcher;

use std::{path::Path, sync::Arc};

use rynek_kernel::{Seat, Viewer, below, series_rng};
use rynek_store::{NewTable, Store, Summary, TokenHash};
use rynek_table::TableId;
use rynek_trials::{Guest, HttpClient, Process, length, unlimited};
use serde_json::json;
use tokio::{sync::Semaphore, task::JoinSet};

use twins::{Asked, NOW, Twins, person};
use watcher::Watcher;

/// How many pairs are played at the same time.
const AT_ONCE: usize = 24;

fn table_id(number: u64) -> TableId {
    TableId::new(0x7ab1e << 64 | u128::from(number))
}

fn guest(number: u64, seat: Seat) -> Guest {
    let id = person(number, seat).id.to_string();
    Guest { token: format!("{id:0>43}"), id }
}

/// Stores one world of all twins.
async fn keep(all: &[Arc<Twins>], world: usize, file: &Path) {
    let store = Store::open(&file.display().to_string()).await.expect("a store");
    let mut keeping = JoinSet::new();
    for (twins, number) in all.iter().cloned().zip(0..) {
        let store = store.clone();
        keeping.spawn(async move { keep_one(&store, &twins, world, number).await });
    }
    keeping.join_all().await;
}

async fn keep_one(store: &Store, twins: &Twins, world: usize, number: u64) {
    let world = &twins.worlds[world];
    for seat in Seat::all(world.table.chairs().len()) {
        let (person, token) = (person(number, seat), TokenHash::of(&guest(number, seat).token));
        store.create_person(person.id, &person.name, token, *NOW).await.expect("a new person");
    }
    let (entries, summary) = (world.history.clone(), Summary::of(&world.table));
    let new = NewTable { id: table_id(number), seed: twins.seed.clone(), entries, summary };
    store.create(new).await.expect("a new table");
}

/// All messages to the viewers of one world, and last those to a player who knows the difference.
async fn play(door: HttpClient, twins: Arc<Twins>, number: u64) -> Vec<Vec<String>> {
    let (table, players) = (table_id(number).to_string(), twins.worlds[0].table.chairs().len());
    let mut rng = series_rng(number, 5);
    let mut watchers = Vec::new();
    for (n, viewer) in twins.viewers.iter().copied().chain([Viewer::Seat(twins.knows)]).enumerate() {
        let who = if let Viewer::Seat(seat) = viewer { Some(guest(number, seat)) } else { None };
        watchers.push(Watcher::enter(&door, &table, viewer, who, n).await);
    }
    let all = watchers.len();
    for watcher in &mut watchers {
        watcher.see_all(all).await;
    }
    for asked in &twins.course {
        pry(&mut watchers, players, asked.number, &mut rng).await;
        act(&door, &table, &mut watchers, asked, number).await;
        // Entries of the same millisecond could have shorter texts.
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    if let Some(seat) = twins.leaves {
        leave(&mut watchers, seat).await;
    }
    for watcher in &mut watchers {
        watcher.look_back(twins.worlds[0].table.actions_played() as u64).await;
        watcher.hear_nothing().await;
    }
    watchers.into_iter().map(|watcher| watcher.heard).collect()
}

/// All watchers send requests; sometimes one says something.
async fn pry(watchers: &mut [Watcher], players: usize, steps: u64, rng: &mut rand_chacha::ChaCha8Rng) {
    for watcher in watchers.iter_mut() {
        if below(rng, 3) == 0 {
            watcher.pry(rng, players).await;
        }
        if below(rng, 4) == 0 {
            watcher.request(rng, players, steps).await;
        }
    }
    if below(rng, 8) == 0 && watchers[0].guest.is_some() {
        watchers[0].say().await;
        for watcher in watchers.iter_mut() {
            watcher.hear_line().await;
        }
    }
}

/// Executes a command, over the socket of a watcher or by REST; all watchers get it.
async fn act(door: &HttpClient, table: &str, watchers: &mut [Watcher], asked: &Asked, number: u64) {
    let command = json!(asked.command);
    match watchers.iter_mut().find(|watcher| watcher.viewer == Viewer::Seat(asked.seat)) {
        Some(watcher) => watcher.command(&command).await,
        None => {
            let done = door.command(&guest(number, asked.seat), table, &command).await.expect("it is allowed");
            assert_eq!(done["number"], asked.number);
        }
    }
    for watcher in watchers {
        watcher.hear_of(asked.number).await;
    }
}

/// A player leaves on their turn. The bot that continues knows no more, so it does the same in both worlds.
async fn leave(watchers: &mut [Watcher], seat: Seat) {
    let leaves = watchers.iter_mut().find(|watcher| watcher.viewer == Viewer::Seat(seat)).expect("they are here");
    leaves.command(&json!({ "type": "leave", "seat": seat })).await;
    for watcher in watchers {
        watcher.hear_until_passed_by(seat).await;
    }
}

/// Compares two worlds; returns how many messages were the same.
fn compare(number: u64, twins: &Twins, one: &[Vec<String>], other: &[Vec<String>]) -> usize {
    let mut same = 0;
    for ((viewer, here), there) in twins.viewers.iter().zip(one).zip(other) {
        for (n, (here, there)) in here.iter().zip(there).enumerate() {
            assert_eq!(here, there, "message {n} to {viewer:?} of the twins {number}");
        }
        assert_eq!(here.len(), there.len(), "how much {viewer:?} of the twins {number} was told");
        same += here.len();
    }
    assert_ne!(one.last(), other.last(), "seat {} of the twins {number} knows the difference", twins.knows);
    same
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twin_worlds_are_told_the_same() {
    let games = length(20, 200);
    let all: Vec<Arc<Twins>> = (0..games as u64).map(|number| Arc::new(Twins::new(number))).collect();
    let mut servers = Vec::new();
    for world in 0..2 {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("leak-{world}"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        keep(&all, world, &folder.join("rynek.db")).await;
        let mut flags = unlimited(&folder);
        // Enough for all concurrent hints, or some would be refused.
        flags.extend(["--thinkers".to_owned(), AT_ONCE.to_string()]);
        let mut server = Process::new(env!("CARGO_BIN_EXE_rynek"), &flags).expect("a free port");
        server.start().await.expect("it starts");
        servers.push(server);
    }
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut playing = JoinSet::new();
    for (twins, number) in all.into_iter().zip(0..) {
        let (room, doors) = (room.clone(), [servers[0].client(), servers[1].client()]);
        playing.spawn(async move {
            let _place = room.acquire().await.expect("it is never closed");
            let [one, other] = doors.map(|door| play(door, twins.clone(), number));
            let (one, other) = tokio::join!(one, other);
            compare(number, &twins, &one, &other)
        });
    }
    let mut same = 0;
    while let Some(game) = playing.join_next().await {
        same += game.expect("every byte is the same");
    }
    assert!(same > 100 * games, "{same} messages were compared");
}
