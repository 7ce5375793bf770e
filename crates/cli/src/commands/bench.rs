//! `rynek bench [GAME]`: the speed of the rules and the search.
//!
//! All rates are per processor time of the measured thread, so other programs on the machine do not change them.

use std::time::Duration;

use clap::ArgMatches;
use cpu_time::ThreadTime;
use rynek_bots::{Meters, Speed, Speeds};
use rynek_kernel::{Arg, Message};
use serde_json::{Value, json};

use super::{one_or_all, simulate::stopped};
use crate::{args, counting, failure::Failure, rows::Format, stop, terminal::Terminal};

const METERS: Meters =
    Meters { clock: || ThreadTime::now().as_duration(), allocations: counting::allocations, stopped: stop::asked };

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let seconds = *matches.get_one::<f64>("seconds").expect("the argument has a default");
    if !(0.01..=3600.0).contains(&seconds) {
        return Err(Failure::usage("cli-seconds").with("given", Arg::decimal(seconds, 3)));
    }
    stop::listen(terminal);
    let time = Duration::from_secs_f64(seconds);
    let format = Format::of(matches);
    let games: Vec<(&'static str, Value)> = match args::game(matches) {
        Some((info, matches)) => vec![(info.id, args::options(info.options, matches)?)],
        None => rynek_catalog::IDS.iter().map(|id| (*id, json!({}))).collect(),
    };
    let all = games.len() * Speeds::MEASUREMENTS;
    let mut reports = Vec::new();
    for (id, options) in games {
        if stop::asked() {
            break;
        }
        terminal.progress(&Message::new("cli-bench-measuring").with("game", id));
        let start = rynek_catalog::open(id, None, &options)?;
        let report = rynek_bots::speeds(start.as_ref(), time, METERS).expect("a game of the catalog");
        if format == Format::Text {
            print(&report, terminal)?;
        }
        reports.push(report);
    }
    format.print(&one_or_all(&reports), &reports, terminal)?;
    stopped(reports.iter().map(Speeds::measured).sum::<usize>() as u64, all as u64)
}

fn print(speeds: &Speeds, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let of = |line: Message, speed: &Speed| {
        line.with("moves", whole(speed.moves_per_second))
            .with("playouts", whole(speed.playouts_per_second))
            .with("actions", whole(speed.actions_per_second))
            .with("allocations", Arg::decimal(speed.allocations_per_playout, 3))
    };
    let lines = [
        Some(Message::new("cli-bench-heading").with("game", speeds.game)),
        changed(speeds).map(|options| Message::new("cli-bench-options").with("options", options)),
        Some(of(Message::new("cli-bench-sampled"), &speeds.sampled)),
        speeds.listed.map(|speed| of(Message::new("cli-bench-listed"), &speed)),
        speeds
            .all_cores
            .map(|cores| of(Message::new("cli-bench-all-cores").with("threads", cores.threads), &cores.speed)),
        speeds
            .search_iterations_per_second
            .map(|looks| Message::new("cli-bench-search").with("iterations", whole(looks))),
        Some(
            Message::new("cli-bench-size").with("position", speeds.position_bytes).with("action", speeds.action_bytes),
        ),
    ];
    Ok(lines.iter().flatten().try_for_each(|line| terminal.say(line))?)
}

/// The table options that differ from their defaults, as they are typed.
fn changed(speeds: &Speeds) -> Option<Arg> {
    let defaults = rynek_catalog::info(speeds.game)?.defaults;
    let is_changed = |(name, value): &(&String, &Value)| defaults.get(name.as_str()) != Some(value);
    let typed = |(name, value): (&String, &Value)| format!("--{} {}", name.replace('_', "-"), as_typed(value));
    let options: Vec<String> = speeds.setup.as_object()?.iter().filter(is_changed).map(typed).collect();
    (!options.is_empty()).then(|| Arg::list(options))
}

/// The value of an option as it is typed.
fn as_typed(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(as_typed).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn whole(number: f64) -> Arg {
    Arg::decimal(number, 0)
}
