//! Measures the durable appends per second of both stores, and their latency.
//!
//! `cargo run --profile quick -p rynek-store --example store_speed -- [SECONDS] [sqlite] [postgres]`

use std::{
    env,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rynek_kernel::Seat;
use rynek_store::{Append, NewTable, Store, Summary, TableId};
use rynek_table::{Command, Entry, Moment, Person, PersonId, SeatPlan, Seed, Table, Terms};
use rynek_trials::{Flush, Postgres};

const SEED: Seed = Seed::new([42; 32]);
const NOW: Moment = Moment::from_millis(1_700_000_000_000);

/// A whole game: its first entries, and the appends that follow.
struct Script {
    opening: (Vec<Entry>, Summary),
    appends: Vec<(u64, Vec<Entry>, Summary)>,
}

fn script() -> Script {
    let host = Person { id: PersonId::new(1), name: "Ada".to_owned() };
    let terms = Terms::new("planners", vec![SeatPlan::Open; 2]);
    let (mut table, history) = Table::open(terms, SEED, &host, NOW).expect("good terms");
    let opening = (history, Summary::of(&table));
    let mut appends = Vec::new();
    let sit = |seat| Command::Sit { seat, key: None, entropy: "dice".to_owned() };
    let mut commands = vec![Command::Start, sit(Seat::new(1)), sit(Seat::new(0))];
    while let Some(command) = commands.pop().or_else(|| next_action(&table)) {
        let after = table.number();
        let entries = table.decide(&command, Some(&host), NOW).expect("a legal command");
        entries.iter().for_each(|entry| table.fold(entry).expect("a valid entry"));
        appends.push((after, entries, Summary::of(&table)));
    }
    Script { opening, appends }
}

fn next_action(table: &Table) -> Option<Command> {
    let seat = table.mover()?;
    let mut actions = table.position().actions();
    let action = actions.swap_remove(table.actions_played() % actions.len());
    Some(Command::Act { seat, action, chosen_at: table.number(), id: None })
}

/// Creates a table.
async fn open(store: &Store, script: &Script, names: &AtomicU64) -> TableId {
    let id = TableId::new(names.fetch_add(1, Ordering::Relaxed).into());
    let (entries, summary) = script.opening.clone();
    store.create(NewTable { id, seed: SEED, entries, summary }).await.expect("a new table");
    id
}

/// Plays the script at one table after another until the time is up. Returns how long each append took.
async fn play(
    store: Store,
    script: Arc<Script>,
    names: Arc<AtomicU64>,
    mut table: TableId,
    until: Instant,
) -> Vec<Duration> {
    let mut waits = Vec::new();
    loop {
        for (after, entries, summary) in script.appends.iter().cloned() {
            let asked = Instant::now();
            let append = Append { table, after, entries, summary, notices: Vec::new() };
            store.append(append).await.expect("it is stored");
            waits.push(asked.elapsed());
            if Instant::now() >= until {
                return waits;
            }
        }
        table = open(&store, &script, &names).await;
    }
}

async fn measure(store: &Store, script: &Arc<Script>, names: &Arc<AtomicU64>, tables: usize, length: Duration) {
    let mut opened = Vec::new();
    for _ in 0..tables {
        opened.push(open(store, script, names).await);
    }
    let (began, commits) = (Instant::now(), store.commits());
    let until = began + length;
    let playing: Vec<_> = opened
        .into_iter()
        .map(|table| tokio::spawn(play(store.clone(), script.clone(), names.clone(), table, until)))
        .collect();
    let mut waits = Vec::new();
    for table in playing {
        waits.extend(table.await.expect("no panic"));
    }
    let seconds = began.elapsed().as_secs_f64();
    waits.sort_unstable();
    let part = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{tables:>7} {:>10.0} {:>10.0} {:>9.2} {:>9.2}",
        waits.len() as f64 / seconds,
        (store.commits() - commits) as f64 / seconds,
        part(0.5),
        part(0.99)
    );
}

/// A table with a thousand actions, most of them taken back.
async fn measure_long_table(store: &Store, script: &Script) {
    let host = Person { id: PersonId::new(1), name: "Ada".to_owned() };
    let mut history = script.opening.0.clone();
    history.extend(script.appends[..3].iter().flat_map(|(_, entries, _)| entries.clone()));
    let mut table = Table::replay(&history, SEED).expect("a valid history");
    let mut actions = 0;
    while actions < 1_000 {
        let command = match table.mover().filter(|seat| table.free_to_take_back(*seat) > 0) {
            Some(seat) => Command::TakeBack { seat, actions: 1 },
            None => next_action(&table).expect("the game is not over"),
        };
        let undone = matches!(command, Command::TakeBack { .. });
        let entries = table.decide(&command, Some(&host), NOW).expect("a legal command");
        actions += usize::from(!undone);
        entries.iter().for_each(|entry| table.fold(entry).expect("a valid entry"));
        history.extend(entries);
    }
    let id = TableId::new(u128::MAX);
    let entries = history.len();
    store
        .create(NewTable { id, seed: SEED, entries: history, summary: Summary::of(&table) })
        .await
        .expect("a new table");
    let times = 20;
    let (mut loading, mut folding) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..times {
        let began = Instant::now();
        let stored = store.load(id).await.expect("the table exists");
        loading += began.elapsed();
        let began = Instant::now();
        Table::replay(&stored.entries, stored.seed).expect("a valid history");
        folding += began.elapsed();
    }
    let each = |time: Duration| time.as_secs_f64() * 1e3 / f64::from(times);
    println!("opening a table after {actions} actions ({entries} entries):");
    println!("{:.2} ms to load and check, {:.2} ms to fold\n", each(loading), each(folding));
}

async fn measure_all(name: &str, store: &Store, length: Duration) {
    let script = Arc::new(script());
    let names = Arc::new(AtomicU64::new(0));
    println!("{name}\n tables  appends/s  commits/s  p50 (ms)  p99 (ms)");
    for tables in [1, 10, 100, 1_000] {
        measure(store, &script, &names, tables, length).await;
    }
    measure_long_table(store, &script).await;
}

#[tokio::main]
async fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let seconds = words.iter().find_map(|word| word.parse().ok()).unwrap_or(3);
    let length = Duration::from_secs(seconds);
    let wanted =
        |name: &str| words.iter().all(|word| word.parse::<u64>().is_ok()) || words.iter().any(|word| word == name);
    if wanted("sqlite") {
        let folder = env::temp_dir().join(format!("rynek-speed-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Store::sqlite(folder.join("tables.db")).await.expect("it opens");
        measure_all("SQLite", &store, length).await;
        std::fs::remove_dir_all(&folder).expect("the folder is removed");
    }
    if wanted("postgres") {
        let postgres = Postgres::start(Flush::Always);
        let store = Store::postgres(&postgres.database()).await.expect("it opens");
        measure_all("PostgreSQL", &store, length).await;
    }
}
