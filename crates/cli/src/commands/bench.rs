//! `rynek bench [GAME]`: how fast the rules and the search are.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use clap::ArgMatches;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use rynek_bots::Spec;
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Game, Message, Playout, Turn, playout, playout_listed, series_rng, setup};
use serde::Serialize;
use serde_json::{Value, json};

use super::one_or_all;
use crate::{app, counting, failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let seconds = matches.get_one::<f64>("seconds").copied().unwrap_or(2.0);
    if !(0.01..=3600.0).contains(&seconds) {
        return Err(Failure::usage(Message::new("cli-seconds").with("given", seconds.to_string())));
    }
    let time = Duration::from_secs_f64(seconds);
    let named = app::game(matches);
    let reports: Vec<Report> = match &named {
        Some((info, matches)) => vec![report(info.id, app::options(info.options, matches), time)?],
        None => rynek_catalog::IDS.iter().map(|id| report(id, json!({}), time)).collect::<Result<_, _>>()?,
    };
    if matches.get_flag("json") {
        return Ok(terminal.json(&one_or_all(&reports))?);
    }
    reports.iter().try_for_each(|report| report.print(terminal))
}

fn report(id: &str, options: Value, time: Duration) -> Result<Report, Failure> {
    rynek_catalog::visit(id, Measure { options, time }).expect("a game of the catalog")
}

struct Measure {
    options: Value,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Result<Report, Failure>;

    fn visit<G: Game>(self) -> Result<Report, Failure> {
        let setup: G::Setup = setup::from_json(&self.options)?;
        let start = G::new(EditionRef::shipped(), &setup)?;
        let mut list = Vec::new();
        // The list reaches its full size before measuring.
        for game in 0..16 {
            playout_listed(&mut start.clone(), &mut series_rng(0, game), &mut list);
        }
        list.reserve(4 * list.capacity());
        let sampled = sampled(&start, self.time, 1);
        let listed = measure(self.time, 1, |rng| {
            let mut position = start.clone();
            let played = playout_listed(&mut position, rng, &mut list);
            black_box(position.outcome());
            played
        });
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let all_cores = on_all_cores(&start, self.time, threads);
        Ok(Report {
            game: G::ID,
            setup: serde_json::to_value(&setup).expect("options are plain data"),
            moves_per_second: sampled.moves_per_second,
            playouts_per_second: sampled.playouts_per_second,
            actions_per_second: sampled.actions_per_second,
            allocations_per_playout: sampled.allocations_per_playout,
            listed,
            all_cores: AllCores { threads, speed: all_cores },
            search_iterations_per_second: search_speed(&start, self.time),
            position_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
        })
    }
}

/// Plays for a while, looking at the clock every few games.
fn measure(time: Duration, stream: u64, mut play: impl FnMut(&mut ChaCha8Rng) -> Playout) -> Speed {
    let mut rng = series_rng(7, stream);
    let (mut games, mut played) = (0_u64, Playout::default());
    let allocations = counting::allocations();
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..16 {
            let Playout { moves, chances } = play(&mut rng);
            played.moves += moves;
            played.chances += chances;
            games += 1;
        }
    }
    Speed::new(games, played, start.elapsed(), counting::allocations() - allocations)
}

/// Every action drawn uniformly from the legal ones without listing them.
fn sampled<G: Game>(start: &G, time: Duration, stream: u64) -> Speed {
    measure(time, stream, |rng| {
        let mut position = start.clone();
        let played = playout(&mut position, rng);
        black_box(position.outcome());
        played
    })
}

fn on_all_cores<G: Game>(start: &G, time: Duration, threads: usize) -> Speed {
    let speeds = (0..threads as u64).into_par_iter().map(|stream| sampled(start, time, stream));
    speeds.reduce(Speed::default, |one, other| Speed {
        moves_per_second: one.moves_per_second + other.moves_per_second,
        playouts_per_second: one.playouts_per_second + other.playouts_per_second,
        actions_per_second: one.actions_per_second + other.actions_per_second,
        allocations_per_playout: one.allocations_per_playout.max(other.allocations_per_playout),
    })
}

/// How many times a second the bot of the level `strong` looks ahead, on one core, over positions of a game as bots play
/// it. Each position is thought about for as long as that level does, so that easy ones do not count for more.
fn search_speed<G: Game>(start: &G, time: Duration) -> f64 {
    let positions = decisions(start);
    let strong: Spec = "strong".parse().expect("a level");
    let mut rng = series_rng(7, 2);
    let mut looks = 0;
    let began = Instant::now();
    for position in positions.iter().cycle().take_while(|_| began.elapsed() < time) {
        let Turn::Player(seat) = position.turn() else { continue };
        let candidates = strong.bot::<G>().consider(&position.known(seat), seat, &mut rng);
        looks += candidates.iter().map(|candidate| candidate.visits).sum::<u64>();
    }
    (looks as f64 / began.elapsed().as_secs_f64()).round()
}

/// Every fourth decision of a game between greedy players.
fn decisions<G: Game>(start: &G) -> Vec<G> {
    let mut greedy = "greedy".parse::<Spec>().expect("a bot by that name").bot::<G>();
    let mut rng = series_rng(7, 1);
    let mut position = start.clone();
    let mut decisions = Vec::new();
    loop {
        let action = match position.turn() {
            Turn::Over => return decisions.into_iter().step_by(4).collect(),
            Turn::Chance => position.sample(&mut rng),
            Turn::Player(seat) => {
                decisions.push(position.clone());
                greedy.choose(&position.known(seat), seat, &mut rng)
            }
        };
        position.play(action);
    }
}

#[derive(Clone, Copy, Default, Serialize)]
struct Speed {
    moves_per_second: f64,
    playouts_per_second: f64,
    actions_per_second: f64,
    allocations_per_playout: f64,
}

impl Speed {
    fn new(games: u64, played: Playout, time: Duration, allocations: u64) -> Speed {
        let per_second = |count: u64| (count as f64 / time.as_secs_f64()).round();
        Speed {
            moves_per_second: per_second(played.moves),
            playouts_per_second: per_second(games),
            actions_per_second: per_second(played.moves + played.chances),
            allocations_per_playout: allocations as f64 / games as f64,
        }
    }
}

#[derive(Serialize)]
struct AllCores {
    threads: usize,
    #[serde(flatten)]
    speed: Speed,
}

/// The headline first: one core, every action drawn uniformly from the legal ones, scoring included.
#[derive(Serialize)]
struct Report {
    moves_per_second: f64,
    playouts_per_second: f64,
    actions_per_second: f64,
    allocations_per_playout: f64,
    listed: Speed,
    all_cores: AllCores,
    search_iterations_per_second: f64,
    position_bytes: usize,
    action_bytes: usize,
    game: &'static str,
    setup: Value,
}

impl Report {
    fn print(&self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let title = terminal.words().word(&format!("{}-title", self.game));
        terminal.say(&Message::new("cli-bench-heading").with("title", title).with("setup", self.setup.to_string()))?;
        let sampled = Speed {
            moves_per_second: self.moves_per_second,
            playouts_per_second: self.playouts_per_second,
            actions_per_second: self.actions_per_second,
            allocations_per_playout: self.allocations_per_playout,
        };
        let lines = [
            (Message::new("cli-bench-sampled"), sampled),
            (Message::new("cli-bench-listed"), self.listed),
            (Message::new("cli-bench-all-cores").with("threads", self.all_cores.threads), self.all_cores.speed),
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
        let looks = grouped(self.search_iterations_per_second);
        terminal.say(&Message::new("cli-bench-search").with("iterations", looks))?;
        let message = Message::new("cli-bench-size").with("position", self.position_bytes);
        terminal.say(&message.with("action", self.action_bytes))?;
        Ok(())
    }
}

/// A whole number with a thin gap after every three digits.
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
