//! `rynek bench [GAME]`: the speed of the rules and the search.
//!
//! All rates are per processor time of the measured thread, so other programs on the machine do not change them.

use std::time::Duration;

use clap::ArgMatches;
use cpu_time::ThreadTime;
use rynek_bots::{Meters, Speeds};
use rynek_catalog::OpenError;
use rynek_kernel::Message;
use serde_json::json;

use super::one_or_all;
use crate::{args, counting, failure::Failure, rows::Format, terminal::Terminal};

const METERS: Meters = Meters { clock: || ThreadTime::now().as_duration(), allocations: counting::allocations };

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let seconds = *matches.get_one::<f64>("seconds").expect("the argument has a default");
    if !(0.01..=3600.0).contains(&seconds) {
        return Err(Failure::usage("cli-seconds").with("given", seconds.to_string()));
    }
    let time = Duration::from_secs_f64(seconds);
    let measured = |id, options| -> Result<Speeds, OpenError> {
        let start = rynek_catalog::open(id, None, &options)?;
        Ok(rynek_bots::speeds(start.as_ref(), time, METERS).expect("a game of the catalog"))
    };
    let reports: Vec<Speeds> = match &args::game(matches) {
        Some((info, matches)) => vec![measured(info.id, args::options(info.options, matches)?)?],
        None => rynek_catalog::IDS.iter().map(|id| measured(id, json!({}))).collect::<Result<_, _>>()?,
    };
    if Format::of(matches).print(&one_or_all(&reports), &reports, terminal)? {
        return Ok(());
    }
    reports.iter().try_for_each(|report| print(report, terminal))
}

fn print(speeds: &Speeds, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let title = terminal.words().word(&format!("{}-title", speeds.game));
    terminal.say(&Message::new("cli-bench-heading").with("title", title).with("setup", speeds.setup.to_string()))?;
    let lines = [
        (Message::new("cli-bench-sampled"), speeds.sampled),
        (Message::new("cli-bench-listed"), speeds.listed),
        (Message::new("cli-bench-all-cores").with("threads", speeds.all_cores.threads), speeds.all_cores.speed),
    ];
    for (label, speed) in lines {
        let message = Message::new("cli-bench-line")
            .with("label", label)
            .with("moves", grouped(speed.moves_per_second))
            .with("playouts", grouped(speed.playouts_per_second))
            .with("actions", grouped(speed.actions_per_second))
            .with("allocations", format!("{:.3}", speed.allocations_per_playout));
        terminal.say(&message)?;
    }
    let looks = grouped(speeds.search_iterations_per_second);
    terminal.say(&Message::new("cli-bench-search").with("iterations", looks))?;
    let message = Message::new("cli-bench-size").with("position", speeds.position_bytes);
    terminal.say(&message.with("action", speeds.action_bytes))?;
    Ok(())
}

/// A whole number with a thin space after every three digits.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}
