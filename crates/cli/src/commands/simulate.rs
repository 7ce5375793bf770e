//! `rynek simulate GAME`: plays many games and prints statistics.

use std::{fs, io, path::Path};

use anstream::{AutoStream, ColorChoice};
use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use rynek_bots::{Bot, DECISION_BITS, Spec};
use rynek_kernel::{Arg, Game, History, Message, Outcome, Record, RecordSeat, Seat, Turn, series_rng};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    args::{self, GameCommand},
    failure::{Code, Failure},
    files,
    rows::Format,
    stop,
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    args::with_game(Simulate, matches, terminal)
}

struct Simulate;

impl GameCommand for Simulate {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let start: G = args::start(matches)?;
        let setup = start.setup();
        let bots = bots(args::word(matches, "bots"), start.players())?;
        let names: Vec<String> = bots.iter().map(Spec::to_string).collect();
        let seats = seats(&names);
        let games = args::number(matches, "games");
        let seed = args::number(matches, "seed");
        let folder = args::path(matches, "records").map(Folder::new).transpose()?;
        let series = Series { start, bots: bots.iter().map(Spec::bot).collect(), seed };
        stop::listen(terminal);
        let progress = progress_bar(games, terminal);
        let tally = in_threads(matches.get_one("threads").copied(), || {
            let play = |game| {
                let mut actions = Vec::new();
                let tally = series.play(game, |action| actions.extend(folder.as_ref().map(|_| action)));
                if let Some(folder) = &folder {
                    folder.keep(game, games, &series.record(&actions, &seats))?;
                }
                progress.inc(1);
                Ok(tally)
            };
            let add = |one: Tally, other: Tally| Ok::<Tally, Failure>(one.add(other));
            let wanted = (0..games).into_par_iter().take_any_while(|_| !stop::asked());
            wanted.map(play).try_reduce(|| Tally::new(names.len()), add)
        })??;
        progress.finish_and_clear();
        if tally.games > 0 {
            let report = tally.report::<G>(&setup, &names, seed);
            if !Format::of(matches).print(&report, report.rows(), terminal)? {
                report.print(terminal)?;
            }
        }
        stopped(tally.games, games)
    }
}

/// After Ctrl-C, how much of a long command was done.
pub fn stopped(done: u64, all: u64) -> Result<(), Failure> {
    match stop::asked() {
        true => {
            let message = Message::new("cli-stopped").with("done", done).with("all", all);
            Err(Failure::new(Code::Stopped, message))
        }
        false => Ok(()),
    }
}

/// A folder for the records of games.
struct Folder<'a>(&'a Path);

impl Folder<'_> {
    /// A new folder, or one that is empty, so that no file is replaced.
    fn new(path: &Path) -> Result<Folder<'_>, Failure> {
        let writing = |error| Failure::writing(path, error);
        fs::create_dir_all(path).map_err(writing)?;
        match fs::read_dir(path).map_err(writing)?.next() {
            None => Ok(Folder(path)),
            Some(_) => Err(Failure::at("cli-records-filled", path)),
        }
    }

    /// Writes `0042.json` for game 42 of at most 9999.
    fn keep(&self, game: u64, games: u64, record: &Record) -> Result<(), Failure> {
        let digits = games.to_string().len();
        let path = self.0.join(format!("{:0digits$}.json", game + 1));
        files::replace(&path, record.to_json().as_bytes(), false).map_err(|error| Failure::writing(&path, error))
    }
}

/// The bots as seats of a record.
fn seats(bots: &[String]) -> Vec<RecordSeat> {
    bots.iter().map(RecordSeat::unnamed).collect()
}

/// The bots in a list, one for each seat; the last one also takes the remaining seats.
fn bots(list: &str, players: usize) -> Result<Vec<Spec>, Failure> {
    let names = args::list(list);
    args::not_more_than(players, names.len())?;
    let mut bots: Vec<Spec> = names.into_iter().map(args::bot).collect::<Result<_, _>>()?;
    let last = bots.last().expect("splitting gives at least one").clone();
    bots.resize(players, last);
    Ok(bots)
}

/// A progress bar on standard error, if that is a terminal and progress is wanted.
pub fn progress_bar(games: u64, terminal: &Terminal<'_>) -> ProgressBar {
    if terminal.is_quiet() {
        return ProgressBar::hidden();
    }
    let colours = AutoStream::choice(&io::stderr()) != ColorChoice::Never;
    let bar = if colours { "{bar:40.cyan}" } else { "{bar:40}" };
    let style = ProgressStyle::with_template(&format!("{bar} {{human_pos}}/{{human_len}}  {{per_sec}}  {{eta}}"));
    ProgressBar::new(games).with_style(style.expect("a template that can be read"))
}

/// Runs a function on this many threads, or on one for each core.
pub fn in_threads<T: Send>(threads: Option<u64>, act: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or_default() as usize).build();
    let pool = pool.map_err(|error| Failure::usage("cli-threads").with("error", error.to_string()))?;
    Ok(pool.install(act))
}

/// Games from one position by the same players. The random draws of a game depend only on its number.
struct Series<G: Game> {
    start: G,
    bots: Vec<Box<dyn Bot<G>>>,
    seed: u64,
}

impl<G: Game> Series<G> {
    /// Plays a game, and tells every action.
    fn play(&self, number: u64, mut told: impl FnMut(G::Action)) -> Tally {
        let mut rng = series_rng(self.seed, number << DECISION_BITS);
        let mut game = self.start.clone();
        let mut moves = 0;
        loop {
            let action = match game.turn() {
                Turn::Player(seat) => {
                    moves += 1;
                    self.bots[seat.index()].choose(&game.known(seat), seat, &mut rng)
                }
                Turn::Chance => game.sample(&mut rng),
                Turn::Over => return Tally::of(&game.outcome().expect("the game is over"), moves),
            };
            told(action);
            game.play_unchecked(action);
        }
    }

    fn record(&self, actions: &[G::Action], seats: &[RecordSeat]) -> Record {
        let mut history = History::begin(self.start.clone(), seats.to_vec());
        for action in actions {
            history.apply(*action).expect("bots play legal actions");
        }
        history.record()
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
    /// In sixtieths, so that a win shared by up to six players is counted exactly.
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

    fn report<G: Game>(&self, setup: &G::Setup, names: &[String], seed: u64) -> SimulationReport {
        let seat = |((points, wins), bot): ((&Sum, &u64), &String)| SeatReport {
            bot: bot.clone(),
            win_rate: *wins as f64 / (WHOLE_WIN * self.games) as f64,
            score: points.statistics(),
        };
        SimulationReport {
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
struct SimulationReport {
    game: &'static str,
    games: u64,
    players: usize,
    seed: u64,
    setup: Value,
    score: Statistics,
    seats: Vec<SeatReport>,
    moves: Statistics,
}

impl SimulationReport {
    /// A row for each seat.
    fn rows(&self) -> impl Iterator<Item = Value> {
        self.seats.iter().enumerate().map(|(n, seat)| {
            json!({
                "game": self.game, "games": self.games, "players": self.players, "seed": self.seed,
                "seat": n + 1, "bot": seat.bot, "win_rate": seat.win_rate, "score": seat.score,
            })
        })
    }

    fn print(&self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let heading = Message::new("cli-simulated").with("games", self.games).with("players", self.players);
        terminal.say(&heading.with("game", self.game).with("seed", self.seed.to_string()))?;
        let line = |message: Message, score: &Statistics| {
            message
                .with("mean", Arg::decimal(score.mean, 2))
                .with("sd", Arg::decimal(score.sd, 2))
                .with("min", score.min)
                .with("max", score.max)
        };
        terminal.say(&line(Message::new("cli-score-line"), &self.score))?;
        for (n, seat) in self.seats.iter().enumerate() {
            let message = Message::new("cli-seat-line").with("seat", n + 1).with("bot", Arg::bot(&seat.bot));
            let message = message.with("wins", Arg::decimal(100.0 * seat.win_rate, 1));
            terminal.say(&line(message, &seat.score))?;
        }
        terminal.say(&line(Message::new("cli-moves-line"), &self.moves))?;
        Ok(())
    }
}
