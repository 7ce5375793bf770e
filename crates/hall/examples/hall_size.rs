//! Measures the memory that a table takes, and the time to load one with a long history.
//!
//! `cargo run --profile quick -p rynek-hall --example hall_size -- [TABLES]`

use std::{env, error::Error, fs, time::Instant};

use rynek_hall::{Hall, HallConfig};
use rynek_kernel::Seat;
use rynek_store::Store;
use rynek_table::{Command, Person, PersonId, SeatPlan, TableId, Terms};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The actions at each table.
const ACTIONS: usize = 40;
/// The entries of a long history, and the standing actions from which on every action is taken back.
const LONG: u64 = 2_000;
const STANDING: usize = 24;

fn ada() -> Person {
    Person { id: PersonId::new(1), name: "Ada".to_owned() }
}

async fn begin(hall: &Hall) -> Outcome<TableId> {
    let id = hall.create(Terms::new("planners", vec![SeatPlan::Open; 2]), &ada()).await?;
    for seat in Seat::all(2) {
        hall.command(id, &Command::Sit { seat, key: None, entropy: "dice".to_owned() }, Some(&ada())).await?;
    }
    hall.command(id, &Command::Start, Some(&ada())).await?;
    Ok(id)
}

/// Plays an action for the player to move. Returns their seat, or `None` when the game is over.
async fn act(hall: &Hall, id: TableId) -> Outcome<Option<Seat>> {
    let table = hall.table(id).await?;
    let Some(seat) = table.mover() else { return Ok(None) };
    let actions = table.position().actions();
    let action = actions[table.actions_played() % actions.len()].clone();
    let name = Some(format!("action {}", table.number()));
    hall.command(id, &Command::Act { seat, action, chosen_at: table.number(), id: name }, Some(&ada())).await?;
    Ok(Some(seat))
}

/// The memory of this process in bytes.
fn memory() -> Outcome<usize> {
    let pages = fs::read_to_string("/proc/self/statm")?;
    let resident = pages.split(' ').nth(1).ok_or("no figures")?;
    Ok(resident.parse::<usize>()? * 4096)
}

async fn many(hall: &Hall, tables: usize) -> Outcome<()> {
    // Memory that is allocated only once must not count.
    begin(hall).await?;
    let before = memory()?;
    for _ in 0..tables {
        let id = begin(hall).await?;
        for _ in 0..ACTIONS {
            act(hall, id).await?;
        }
    }
    let each = memory()?.saturating_sub(before) / tables.max(1);
    println!("{tables} tables of Planners, {ACTIONS} actions each: {:.1} KiB a table", each as f64 / 1024.0);
    Ok(())
}

/// A table with a long history of actions that were taken back.
async fn long(hall: &Hall) -> Outcome<TableId> {
    let id = begin(hall).await?;
    while hall.table(id).await?.number() < LONG {
        let seat = act(hall, id).await?.ok_or("the game ended too early")?;
        if hall.table(id).await?.actions_played() > STANDING {
            hall.command(id, &Command::AskBack { seat }, Some(&ada())).await?;
        }
    }
    Ok(id)
}

async fn open(store: &Store, id: TableId) -> Outcome<()> {
    let hall = Hall::open(store.clone(), HallConfig::default()).await?;
    let begun = Instant::now();
    let table = hall.table(id).await?;
    let opened = begun.elapsed();
    let begun = Instant::now();
    table.position_after(table.actions_played() / 2);
    println!("{} entries: opened in {opened:?}, the middle of it in {:?}", table.number(), begun.elapsed());
    hall.close().await;
    Ok(())
}

#[tokio::main]
async fn main() -> Outcome<()> {
    let tables = env::args().nth(1).map_or(Ok(1_000), |given| given.parse())?;
    let folder = env::temp_dir().join(format!("rynek-hall-size-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let store = Store::sqlite(folder.join("tables.db")).await?;
    let hall = Hall::open(store.clone(), HallConfig::default()).await?;
    many(&hall, tables).await?;
    let id = long(&hall).await?;
    hall.close().await;
    open(&store, id).await?;
    fs::remove_dir_all(folder)?;
    Ok(())
}
