//! Measures the speed of a server: many tables of Planners, driven over WebSockets from this second process.
//!
//! `rynek-load PROGRAM [--store URL] [--rate N] [--seconds N] [--tables N,N...] [--arrivals N]`. Every table has two
//! players with a socket each. An action counts once both have received it; until then its table waits. Actions are due
//! at a steady rate over all tables, and their time runs from when they were due: if the server stalls, all the actions
//! that had to wait count as slow, not only those that were under way. Then actions are sent as fast as the server can.
//! `--arrivals N` lets so many spectators a second come to a table, be sent it, and leave. `--store postgres` starts a
//! PostgreSQL for the run, which flushes every commit.
//!
//! `--seats-10000` is 5,000 tables, 1,000 actions and 100 arrivals a second for ten minutes.

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rynek_kernel::{pick, series_rng};
use rynek_trials::{Flush, Glimpse, Guest, HttpClient, Live, Postgres, Process, Trouble, unlimited};
use serde_json::json;
use tokio::{task::JoinSet, time::sleep_until};

struct Options {
    program: PathBuf,
    store: Option<String>,
    rate: u64,
    seconds: u64,
    tables: Vec<usize>,
    /// Spectators who come and leave each second.
    arrivals: u64,
}

const USAGE: &str = "usage: rynek-load PROGRAM [--store URL] [--rate N] [--seconds N] [--tables N,N...] [--arrivals N] \
                     [--seats-10000]";

fn options() -> Result<Options, String> {
    let mut words: VecDeque<String> = std::env::args().skip(1).collect();
    let program = words.pop_front().ok_or(USAGE)?.into();
    let tables = vec![10, 100, 1_000, 5_000];
    let mut options = Options { program, store: None, rate: 2_000, seconds: 10, tables, arrivals: 0 };
    while let Some(flag) = words.pop_front() {
        if flag == "--seats-10000" {
            options = Options { rate: 1_000, seconds: 600, tables: vec![5_000], arrivals: 100, ..options };
            continue;
        }
        let value = words.pop_front().ok_or(USAGE)?;
        let number = |text: &str| text.parse().map_err(|_| format!("{flag} takes numbers, not {text:?}"));
        match flag.as_str() {
            "--store" => options.store = Some(value),
            "--rate" => options.rate = number(&value)?,
            "--seconds" => options.seconds = number(&value)?,
            "--arrivals" => options.arrivals = number(&value)?,
            "--tables" => {
                let counts = value.split(',').map(|text| number(text).map(|count| count as usize));
                options.tables = counts.collect::<Result<_, _>>()?;
            }
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(options)
}

struct Pair {
    client: HttpClient,
    guests: [Guest; 2],
    table: String,
    seats: [Glimpse; 2],
}

async fn open(client: &HttpClient, guests: &[Guest; 2]) -> Result<String, Trouble> {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let new = json!({ "game": "planners", "seats": seats, "public": false });
    let answer = client.open_table(&guests[0], &new).await?;
    let table = answer["id"].as_str().ok_or_else(|| Trouble::Broken(answer.to_string()))?.to_owned();
    client.command(&guests[1], &table, &json!({ "type": "sit", "seat": 2, "entropy": "load" })).await?;
    client.command(&guests[0], &table, &json!({ "type": "start" })).await?;
    Ok(table)
}

async fn look(client: &HttpClient, guests: &[Guest; 2], table: &str) -> Result<[Glimpse; 2], Trouble> {
    let join = |seat: usize| Glimpse::join(client, table, &guests[seat], seat as u64 + 1);
    Ok([join(0).await?, join(1).await?])
}

/// Does the same for each item, some at the same time.
async fn for_each<T, R, F>(many: Vec<T>, work: impl Fn(T) -> F) -> Result<Vec<R>, Trouble>
where
    R: Send + 'static,
    F: Future<Output = Result<R, Trouble>> + Send + 'static,
{
    const CONCURRENT: usize = 64;
    let (mut working, mut done) = (JoinSet::new(), Vec::with_capacity(many.len()));
    for one in many {
        if working.len() >= CONCURRENT
            && let Some(ended) = working.join_next().await
        {
            done.push(ended.map_err(|error| Trouble::Broken(error.to_string()))??);
        }
        working.spawn(work(one));
    }
    while let Some(ended) = working.join_next().await {
        done.push(ended.map_err(|error| Trouble::Broken(error.to_string()))??);
    }
    Ok(done)
}

impl Pair {
    /// Plays one action, and waits until both players have received it.
    async fn act(&mut self, rng: &mut rand_chacha::ChaCha8Rng) -> Result<(), Trouble> {
        if self.seats[0].over {
            self.table = open(&self.client, &self.guests).await?;
            self.seats = look(&self.client, &self.guests, &self.table).await?;
        }
        let mover = usize::from(self.seats[0].actions.is_empty());
        let Glimpse { actions, number, .. } = &self.seats[mover];
        if actions.is_empty() {
            return Err(Trouble::Broken(format!("no seat can move at {}", self.table)));
        }
        let (action, chosen_at) = (pick::<String>(rng, actions).clone(), *number);
        self.seats[mover].act(mover as u64 + 1, &action).await?;
        let [one, two] = &mut self.seats;
        let (one, two) = tokio::join!(one.wait_for_more_than(chosen_at), two.wait_for_more_than(chosen_at));
        one.and(two)
    }
}

/// Drives one table until told to stop: an action is due every `every`, the first after `wait`. Without `every`, the next
/// one is due when the last one has arrived.
async fn drive(mut pair: Pair, number: u64, every: Duration, wait: Duration, stop: Arc<AtomicBool>) -> Driven {
    let mut rng = series_rng(7, number);
    let mut waits = Vec::new();
    let mut due = tokio::time::Instant::now() + wait;
    while !stop.load(Ordering::Relaxed) {
        sleep_until(due).await;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        match pair.act(&mut rng).await {
            Ok(()) => waits.push(due.elapsed()),
            Err(trouble) => return Driven { pair: None, waits, trouble: Some(trouble) },
        }
        due = if every.is_zero() { tokio::time::Instant::now() } else { due + every };
    }
    Driven { pair: Some(pair), waits, trouble: None }
}

/// Lets spectators come and leave until told to stop: one every `every`. Returns how long each waited for the table from
/// when they were due, and how many got none.
async fn visit(
    client: HttpClient,
    tables: Vec<String>,
    every: Duration,
    stop: Arc<AtomicBool>,
) -> (Vec<Duration>, usize) {
    let mut due = tokio::time::Instant::now();
    let mut visits = JoinSet::new();
    for table in tables.iter().cycle() {
        sleep_until(due).await;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let (client, table) = (client.clone(), table.clone());
        visits.spawn(async move { Live::join(&client, &table, None, None, None).await.map(|_| due.elapsed()) });
        due += every;
    }
    let visited = visits.join_all().await;
    let failed = visited.iter().filter(|visit| visit.is_err()).count();
    (visited.into_iter().flatten().collect(), failed)
}

struct Driven {
    pair: Option<Pair>,
    waits: Vec<Duration>,
    trouble: Option<Trouble>,
}

/// The memory of a process, in KiB.
fn memory(process: &Process) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id().unwrap_or(0))).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
}

/// The processor time of a process on all cores, in seconds; the kernel counts 100 ticks a second.
fn work(process: &Process) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id().unwrap_or(0))).unwrap_or_default();
    // The program's name, in brackets, may contain anything; the times are 12 and 13 fields after it.
    let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}

fn percentile(sorted: &[Duration], share: f64) -> f64 {
    let place = ((sorted.len() as f64 - 1.0) * share).round() as usize;
    sorted.get(place).map_or(f64::NAN, |wait| wait.as_secs_f64() * 1_000.0)
}

/// How many actions and arrivals there are in a second; 0 actions is as many as possible.
#[derive(Clone, Copy)]
struct Rates {
    actions: u64,
    arrivals: u64,
}

/// Runs all tables at these rates.
async fn measure(server: &Process, pairs: Vec<Pair>, rates: Rates, seconds: u64) -> Result<Vec<Pair>, Trouble> {
    let rate = rates.actions;
    let (count, stop) = (pairs.len(), Arc::new(AtomicBool::new(false)));
    let every = if rate == 0 { Duration::ZERO } else { Duration::from_secs_f64(count as f64 / rate as f64) };
    let (began, worked) = (Instant::now(), work(server));
    let visits = (rates.arrivals > 0).then(|| {
        let tables = pairs.iter().map(|pair| pair.table.clone()).collect();
        let every = Duration::from_secs_f64(1.0 / rates.arrivals as f64);
        tokio::spawn(visit(server.client(), tables, every, stop.clone()))
    });
    let mut driving = JoinSet::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        let wait = every.mul_f64(number as f64 / count as f64);
        driving.spawn(drive(pair, number as u64, every, wait, stop.clone()));
    }
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let lasted = began.elapsed().as_secs_f64();
    let (mut waits, mut left) = (Vec::new(), Vec::new());
    while let Some(driven) = driving.join_next().await {
        let driven = driven.map_err(|error| Trouble::Broken(error.to_string()))?;
        if let Some(trouble) = driven.trouble {
            return Err(trouble);
        }
        waits.extend(driven.waits);
        left.extend(driven.pair);
    }
    waits.sort();
    let offered = if rate == 0 { "maximum".to_owned() } else { rate.to_string() };
    let a_second = waits.len() as f64 / lasted;
    let (half, most) = (percentile(&waits, 0.5), percentile(&waits, 0.99));
    // On a shared machine, the processor time of an action says more than its latency.
    let cost = (work(server) - worked) * 1e6 / waits.len() as f64;
    println!("{count:>7} | {offered:>10} | {a_second:>9.0} | {half:>8.1} | {most:>8.1} | {cost:>9.0}");
    if let Some(visits) = visits {
        let (mut waits, failed) = visits.await.map_err(|error| Trouble::Broken(error.to_string()))?;
        waits.sort();
        let (half, most) = (percentile(&waits, 0.5), percentile(&waits, 0.99));
        let came = waits.len();
        println!("        arrivals: {came}, half in {half:.1} ms, 99% in {most:.1} ms; {failed} came in vain");
    }
    Ok(left)
}

async fn trial(options: &Options, store: Option<&str>, count: usize) -> Result<(), Trouble> {
    let data = std::env::temp_dir().join(format!("rynek-load-{}-{count}", std::process::id()));
    let mut flags = unlimited(&data);
    flags.extend(store.into_iter().flat_map(|store| ["--store".to_owned(), store.to_owned()]));
    let mut server = Process::new(&options.program, &flags).map_err(|error| Trouble::Gone(error.to_string()))?;
    server.start().await?;
    let client = server.client();
    let guests = [client.enter("Ada").await?, client.enter("Bo").await?];
    let empty = memory(&server);
    let tables = for_each(vec![(); count], |()| {
        let (client, guests) = (client.clone(), guests.clone());
        async move { open(&client, &guests).await }
    });
    let tables = tables.await?;
    let at_rest = memory(&server);
    let pairs = for_each(tables, |table| {
        let (client, guests) = (client.clone(), guests.clone());
        async move { Ok(Pair { seats: look(&client, &guests, &table).await?, client, guests, table }) }
    });
    let pairs = pairs.await?;
    let connected = memory(&server);
    let steady = Rates { actions: options.rate, arrivals: options.arrivals };
    let pairs = measure(&server, pairs, steady, options.seconds).await?;
    let pairs = measure(&server, pairs, Rates { actions: 0, arrivals: 0 }, options.seconds.min(10)).await?;
    let each = |more: u64, less: u64, of: usize| more.saturating_sub(less) as f64 / of as f64;
    println!(
        "        memory: {empty} KiB empty, {:.1} KiB a table at rest, {:.1} KiB a connection, {} KiB after all",
        each(at_rest, empty, count),
        each(connected, at_rest, 2 * count),
        memory(&server)
    );
    drop(pairs);
    server.kill().await;
    let _ = std::fs::remove_dir_all(&data);
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), String> {
    let options = options()?;
    let own = options.store.as_deref() == Some("postgres");
    let postgres = if own { tokio::task::spawn_blocking(|| Postgres::start(Flush::Always)).await.ok() } else { None };
    println!(" tables |    offered | actions/s |   p50 ms |   p99 ms | µs of CPU");
    for count in &options.tables {
        // Every run has a store of its own, unless one is given.
        let store = postgres.as_ref().map(Postgres::database).or_else(|| options.store.clone());
        trial(&options, store.as_deref(), *count).await.map_err(|trouble| trouble.to_string())?;
    }
    Ok(())
}
