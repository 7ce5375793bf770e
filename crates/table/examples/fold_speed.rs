//! How much processor time it takes to open a table by folding its history, for each game.
//!
//! `cargo run --profile quick -p rynek-table --example fold_speed`

use std::{error::Error, fs};

use rynek_kernel::Seat;
use rynek_table::{Command, Entry, Moment, Person, PersonId, SeatPlan, Seed, Table, Terms};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// How many standing actions the figure is for. No game is as long; whole games are folded until there were as many.
const ACTIONS: usize = 2_000;
/// The mean of so many runs counts. The system counts processor time in ticks of a few milliseconds, so a single run is
/// too short to be measured.
const RUNS: usize = 500;

fn seed() -> Seed {
    Seed::new([7; 32])
}

/// The history of a whole game.
fn history(game: &str) -> Outcome<(Vec<Entry>, usize)> {
    let ada = Person { id: PersonId::new(1), name: "Ada".to_owned() };
    let now = Moment::from_millis(1_000);
    let seats = if game == "engineer" { 1 } else { 4 };
    let (mut table, mut entries) = Table::open(Terms::new(game, vec![SeatPlan::Open; seats]), seed(), &ada, now)?;
    let mut command = |table: &mut Table, command: Command| -> Outcome<()> {
        for entry in table.decide(&command, Some(&ada), now)? {
            table.fold(&entry)?;
            entries.push(entry);
        }
        Ok(())
    };
    for seat in Seat::all(seats) {
        command(&mut table, Command::Sit { seat, key: None, entropy: "dice".to_owned() })?;
    }
    command(&mut table, Command::Start)?;
    while let Some(seat) = table.mover() {
        let actions = table.position().actions();
        let action = actions[table.actions_played() * 7 % actions.len()].clone();
        let chosen_at = table.number();
        command(&mut table, Command::Act { seat, action, chosen_at, id: None })?;
    }
    Ok((entries, table.actions_played()))
}

/// The processor time of this thread in milliseconds.
fn processor_time() -> Outcome<f64> {
    let spent = fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(spent.split(' ').next().ok_or("no figures")?.parse::<f64>()? / 1e6)
}

fn main() -> Outcome<()> {
    for game in rynek_catalog::IDS {
        let (entries, actions) = history(game)?;
        let times = ACTIONS.div_ceil(actions);
        let before = processor_time()?;
        for _ in 0..RUNS * times {
            Table::replay(&entries, seed())?;
        }
        let spent = processor_time()? - before;
        let scaled = spent * ACTIONS as f64 / (RUNS * times * actions) as f64;
        println!("{game}: {actions} actions a game, {scaled:.2} ms for {ACTIONS} of them");
    }
    Ok(())
}
