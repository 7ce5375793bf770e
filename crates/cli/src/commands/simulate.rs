//! `rynek simulate GAME`: many games, counted.

use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use rynek_bots::{Bot, Spec};
use rynek_catalog::Visitor;
use rynek_kernel::{Game, Message, Outcome, Seat, Setup as _, Turn, series_rng, setup};
use serde::Serialize;
use serde_json::Value;

use super::{bots, edition};
use crate::{app, failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (info, matches) = app::game(matches).expect("a game is required");
    rynek_catalog::visit(info.id, Simulate { matches, terminal }).expect("a game of the catalog")
}

struct Simulate<'a, 'w> {
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Simulate<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let Simulate { matches, terminal } = self;
        let setup: G::Setup = setup::from_json(&app::options(G::Setup::options(), matches))?;
        let start = G::new(edition::<G>(matches)?, &setup)?;
        let bots = bots(matches.get_one("bots"), start.players())?;
        let names: Vec<String> = bots.iter().map(Spec::to_string).collect();
        let games = matches.get_one("games").copied().unwrap_or(1000).max(1);
        let seed = matches.get_one("seed").copied().unwrap_or(1);
        let series = Series { start, bots, seed };
        let progress = progress_bar(games);
        let tally = in_threads(matches.get_one("threads").copied(), || {
            let play = |game| {
                let tally = series.play(game);
                progress.inc(1);
                tally
            };
            (0..games).into_par_iter().map(play).reduce(|| Tally::new(names.len()), Tally::add)
        })?;
        progress.finish_and_clear();
        let report = tally.report::<G>(&setup, &names, seed);
        if matches.get_flag("json") { Ok(terminal.json(&report)?) } else { report.print(terminal) }
    }
}

/// On standard error, and only if that is a terminal: output for scripts stays as it is.
pub fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40.cyan} {human_pos}/{human_len}  {per_sec}  {eta}");
    ProgressBar::new(games).with_style(style.expect("a template that can be read"))
}

/// Runs something on this many threads, or on one for each core.
pub fn in_threads<T: Send>(threads: Option<u64>, act: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or_default() as usize).build();
    let pool = pool.map_err(|error| Failure::usage(Message::new("cli-threads").with("error", error.to_string())))?;
    Ok(pool.install(act))
}

/// Games from one position by the same players; each has a number, and its chance follows from that alone.
struct Series<G> {
    start: G,
    bots: Vec<Spec>,
    seed: u64,
}

impl<G: Game> Series<G> {
    fn play(&self, number: u64) -> Tally {
        let mut bots: Vec<Box<dyn Bot<G>>> = self.bots.iter().map(Spec::bot).collect();
        let mut rng = series_rng(self.seed, number);
        let mut game = self.start.clone();
        let mut moves = 0;
        loop {
            match game.turn() {
                Turn::Player(seat) => {
                    game.play(bots[seat.index()].choose(&game.known(seat), seat, &mut rng));
                    moves += 1;
                }
                Turn::Chance => game.play(game.sample(&mut rng)),
                Turn::Over => return Tally::of(&game.outcome().expect("the game is over"), moves),
            }
        }
    }
}

/// Whole numbers only, so that the order of adding does not matter.
#[derive(Clone, Copy)]
struct Sum {
    count: i64,
    sum: i64,
    squares: i64,
    min: i64,
    max: i64,
}

impl Sum {
    const NONE: Sum = Sum { count: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN };

    fn of(number: i64) -> Sum {
        Sum { count: 1, sum: number, squares: number * number, min: number, max: number }
    }

    fn add(self, other: Sum) -> Sum {
        Sum {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }

    fn statistics(self) -> Statistics {
        let count = self.count as f64;
        let mean = self.sum as f64 / count;
        let variance = (self.squares as f64 / count - mean * mean).max(0.0);
        Statistics { mean, sd: variance.sqrt(), min: self.min, max: self.max }
    }
}

struct Tally {
    games: u64,
    moves: Sum,
    points: Vec<Sum>,
    /// In sixtieths, so that a win shared by up to six is counted exactly.
    wins: Vec<u64>,
}

const WHOLE_WIN: u64 = 60;

impl Tally {
    fn new(players: usize) -> Tally {
        Tally { games: 0, moves: Sum::NONE, points: vec![Sum::NONE; players], wins: vec![0; players] }
    }

    fn of(outcome: &Outcome, moves: i64) -> Tally {
        let winners = outcome.winners().count().max(1) as u64;
        let won = |seat| if outcome.place(seat) == 1 { WHOLE_WIN / winners } else { 0 };
        Tally {
            games: 1,
            moves: Sum::of(moves),
            points: outcome.points.iter().map(|points| Sum::of((*points).into())).collect(),
            wins: Seat::all(outcome.points.len()).map(won).collect(),
        }
    }

    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.moves = self.moves.add(other.moves);
        self.points.iter_mut().zip(other.points).for_each(|(own, other)| *own = own.add(other));
        self.wins.iter_mut().zip(other.wins).for_each(|(own, other)| *own += other);
        self
    }

    fn report<G: Game>(&self, setup: &G::Setup, names: &[String], seed: u64) -> Report {
        let seat = |((points, wins), bot): ((&Sum, &u64), &String)| SeatReport {
            bot: bot.clone(),
            win_rate: *wins as f64 / (WHOLE_WIN * self.games) as f64,
            score: points.statistics(),
        };
        Report {
            game: G::ID,
            games: self.games,
            players: names.len(),
            seed,
            setup: serde_json::to_value(setup).expect("options are plain data"),
            score: self.points.iter().copied().fold(Sum::NONE, Sum::add).statistics(),
            seats: self.points.iter().zip(&self.wins).zip(names).map(seat).collect(),
            moves: self.moves.statistics(),
        }
    }
}

#[derive(Serialize)]
struct Statistics {
    mean: f64,
    sd: f64,
    min: i64,
    max: i64,
}

#[derive(Serialize)]
struct SeatReport {
    bot: String,
    win_rate: f64,
    score: Statistics,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: u64,
    players: usize,
    seed: u64,
    setup: Value,
    score: Statistics,
    seats: Vec<SeatReport>,
    moves: Statistics,
}

impl Report {
    fn print(&self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let decimal = |number: f64| format!("{number:.2}");
        let heading = Message::new("cli-simulated").with("games", self.games).with("players", self.players);
        let title = terminal.words().word(&format!("{}-title", self.game));
        terminal.say(&heading.with("title", title).with("seed", self.seed))?;
        let line = |message: Message, score: &Statistics| {
            message
                .with("mean", decimal(score.mean))
                .with("sd", decimal(score.sd))
                .with("min", score.min)
                .with("max", score.max)
        };
        terminal.say(&line(Message::new("cli-score-line"), &self.score))?;
        for (n, seat) in self.seats.iter().enumerate() {
            let message = Message::new("cli-seat-line").with("seat", n + 1).with("bot", seat.bot.as_str());
            let message = message.with("wins", format!("{:.1}", 100.0 * seat.win_rate));
            terminal.say(&line(message, &seat.score))?;
        }
        terminal.say(&line(Message::new("cli-moves-line"), &self.moves))?;
        Ok(())
    }
}
