//! `rynek bench [GAME]`: the speed of the rules and the search.
//!
//! All rates are per processor time of the measured thread, so other programs on the machine do not change them.

use std::{hint::black_box, time::Duration};

use clap::ArgMatches;
use cpu_time::ThreadTime;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use rynek_bots::Spec;
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Game, Message, Playout, Turn, playout, playout_listed, series_rng, setup};
use serde::Serialize;
use serde_json::{Value, json};

use super::{one_or_all, simulate::stopped};
use crate::{args, counting, failure::Failure, rows::Format, stop, terminal::Terminal};

/// The measurements of a game.
const MEASUREMENTS: usize = 4;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let seconds = *matches.get_one::<f64>("seconds").expect("the argument has a default");
    if !(0.01..=3600.0).contains(&seconds) {
        return Err(Failure::usage("cli-seconds").with("given", seconds.to_string()));
    }
    stop::listen(terminal);
    let time = Duration::from_secs_f64(seconds);
    let format = Format::of(matches);
    let games: Vec<(&str, Value)> = match args::game(matches) {
        Some((info, matches)) => vec![(info.id, args::options(info.options, matches)?)],
        None => rynek_catalog::IDS.iter().map(|id| (*id, json!({}))).collect(),
    };
    let all = games.len() * MEASUREMENTS;
    let mut reports = Vec::new();
    for (id, options) in games {
        if stop::asked() {
            break;
        }
        let title = terminal.words().word(&format!("{id}-title"));
        terminal.progress(&Message::new("cli-bench-measuring").with("title", title));
        let report = report(id, options, time)?;
        if format == Format::Text {
            report.print(terminal)?;
        }
        reports.push(report);
    }
    format.print(&one_or_all(&reports), &reports, terminal)?;
    stopped(reports.iter().map(BenchReport::measured).sum::<usize>() as u64, all as u64)
}

fn report(id: &str, options: Value, time: Duration) -> Result<BenchReport, Failure> {
    rynek_catalog::visit(id, Measure { options, time }).expect("a game of the catalog")
}

struct Measure {
    options: Value,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Result<BenchReport, Failure>;

    fn visit<G: Game>(self) -> Result<BenchReport, Failure> {
        let setup: G::Setup = setup::from_json(&self.options)?;
        let start = G::new(EditionRef::shipped(), &setup)?;
        let mut list = Vec::new();
        // The list reaches its full size before measuring.
        for game in 0..16 {
            playout_listed(&mut start.clone(), &mut series_rng(0, game), &mut list);
        }
        list.reserve(4 * list.capacity());
        let sampled = sampled(&start, self.time, 1);
        let listed = unless_stopped(|| {
            measure(self.time, 1, |rng| {
                let mut position = start.clone();
                let played = playout_listed(&mut position, rng, &mut list);
                black_box(position.outcome());
                played
            })
        });
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let speed = unless_stopped(|| on_all_cores(&start, self.time, threads)).flatten();
        Ok(BenchReport {
            game: G::ID,
            setup: serde_json::to_value(&setup).expect("options are plain data"),
            sampled,
            listed,
            all_cores: speed.map(|speed| AllCores { threads, speed }),
            search_iterations_per_second: unless_stopped(|| search_speed(&start, self.time)),
            position_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
            clock: "processor",
        })
    }
}

/// After Ctrl-C, no further measurement begins.
fn unless_stopped<T>(measure: impl FnOnce() -> T) -> Option<T> {
    (!stop::asked()).then(measure)
}

/// Whether a measurement goes on.
fn goes_on(began: ThreadTime, time: Duration) -> bool {
    began.elapsed() < time && !stop::asked()
}

/// Plays for this much processor time or until Ctrl-C, and checks the clock every few games.
fn measure(time: Duration, stream: u64, mut play: impl FnMut(&mut ChaCha8Rng) -> Playout) -> Speed {
    let mut rng = series_rng(7, stream);
    let (mut games, mut played) = (0_u64, Playout::default());
    let allocations = counting::allocations();
    let began = ThreadTime::now();
    loop {
        for _ in 0..16 {
            let Playout { moves, chances } = play(&mut rng);
            played.moves += moves;
            played.chances += chances;
            games += 1;
        }
        if !goes_on(began, time) {
            return Speed::new(games, played, began.elapsed(), counting::allocations() - allocations);
        }
    }
}

/// Draws every action uniformly from the legal ones, without listing them.
fn sampled<G: Game>(start: &G, time: Duration, stream: u64) -> Speed {
    measure(time, stream, |rng| {
        let mut position = start.clone();
        let played = playout(&mut position, rng);
        black_box(position.outcome());
        played
    })
}

fn on_all_cores<G: Game>(start: &G, time: Duration, threads: usize) -> Option<Speed> {
    let speeds = (0..threads as u64).into_par_iter().map(|stream| sampled(start, time, stream));
    speeds.reduce_with(|one, other| Speed {
        moves_per_second: one.moves_per_second + other.moves_per_second,
        playouts_per_second: one.playouts_per_second + other.playouts_per_second,
        actions_per_second: one.actions_per_second + other.actions_per_second,
        allocations_per_playout: one.allocations_per_playout.max(other.allocations_per_playout),
    })
}

/// The simulations per second of the bot `strong` on one core, over the positions of a game between bots. Each position
/// gets as much time as that level gives it, so that simple ones do not count for more.
fn search_speed<G: Game>(start: &G, time: Duration) -> f64 {
    let positions = decisions(start);
    let strong = "strong".parse::<Spec>().expect("a level").bot::<G>();
    let mut rng = series_rng(7, 2);
    let mut looks = 0;
    let began = ThreadTime::now();
    for position in positions.iter().cycle().take_while(|_| goes_on(began, time)) {
        let Turn::Player(seat) = position.turn() else { continue };
        let candidates = strong.consider(&position.known(seat), seat, &mut rng);
        looks += candidates.iter().map(|candidate| candidate.visits).sum::<u64>();
    }
    per_second(looks, began.elapsed())
}

/// Every fourth decision of a game between greedy players.
fn decisions<G: Game>(start: &G) -> Vec<G> {
    let greedy = "greedy".parse::<Spec>().expect("a bot by that name").bot::<G>();
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
        position.play_unchecked(action);
    }
}

fn per_second(count: u64, time: Duration) -> f64 {
    (count as f64 / time.as_secs_f64()).round()
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Speed {
    moves_per_second: f64,
    playouts_per_second: f64,
    actions_per_second: f64,
    allocations_per_playout: f64,
}

impl Speed {
    /// What was played in this much processor time.
    fn new(games: u64, played: Playout, time: Duration, allocations: u64) -> Speed {
        Speed {
            moves_per_second: per_second(played.moves, time),
            playouts_per_second: per_second(games, time),
            actions_per_second: per_second(played.moves + played.chances, time),
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

/// The headline comes first: one core, every action drawn uniformly from the legal ones, scoring included. After Ctrl-C,
/// measurements are missing.
#[derive(Serialize)]
struct BenchReport {
    #[serde(flatten)]
    sampled: Speed,
    #[serde(skip_serializing_if = "Option::is_none")]
    listed: Option<Speed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    all_cores: Option<AllCores>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search_iterations_per_second: Option<f64>,
    position_bytes: usize,
    action_bytes: usize,
    /// The clock that the rates refer to.
    clock: &'static str,
    game: &'static str,
    setup: Value,
}

impl BenchReport {
    /// How much was measured.
    fn measured(&self) -> usize {
        let more = [self.listed.is_some(), self.all_cores.is_some(), self.search_iterations_per_second.is_some()];
        1 + more.into_iter().filter(|measured| *measured).count()
    }

    fn print(&self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let title = terminal.words().word(&format!("{}-title", self.game));
        terminal.say(&Message::new("cli-bench-heading").with("title", title).with("setup", self.setup.to_string()))?;
        let of = |label: Message, speed: &Speed| {
            Message::new("cli-bench-line")
                .with("label", label)
                .with("moves", grouped(speed.moves_per_second))
                .with("playouts", grouped(speed.playouts_per_second))
                .with("actions", grouped(speed.actions_per_second))
                .with("allocations", format!("{:.3}", speed.allocations_per_playout))
        };
        let cores =
            |cores: &AllCores| of(Message::new("cli-bench-all-cores").with("threads", cores.threads), &cores.speed);
        let lines = [
            Some(of(Message::new("cli-bench-sampled"), &self.sampled)),
            self.listed.map(|speed| of(Message::new("cli-bench-listed"), &speed)),
            self.all_cores.as_ref().map(cores),
            self.search_iterations_per_second
                .map(|looks| Message::new("cli-bench-search").with("iterations", grouped(looks))),
            Some(
                Message::new("cli-bench-size").with("position", self.position_bytes).with("action", self.action_bytes),
            ),
        ];
        Ok(lines.iter().flatten().try_for_each(|line| terminal.say(line))?)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_by_the_processor_time_that_was_used() {
        let played = Playout { moves: 1_336_000, chances: 1_484_000 };
        let speed = Speed::new(74_215, played, Duration::from_secs(2), 0);
        let expected = Speed {
            moves_per_second: 668_000.0,
            playouts_per_second: 37_108.0,
            actions_per_second: 1_410_000.0,
            allocations_per_playout: 0.0,
        };
        assert_eq!(speed, expected);
    }
}
