//! Games that a bot plays against itself, as arrays for learning.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::{prelude::*, types::PyDict};
use rand_chacha::ChaCha8Rng;
use rynek_arena::Deal;
use rynek_bots::{Bot, Budget, Candidate, Spec};
use rynek_catalog::Visitor;
use rynek_kernel::{Game, Rng, Seat, Seats, Turn, Viewer};

use crate::{
    bots::spec,
    errors::not_opened,
    games::{Start, space_of},
    interrupt,
    outcome::returns,
};

/// The decisions of some games: a row for each.
#[derive(Default)]
struct Decisions {
    cells: usize,
    observations: Vec<i16>,
    game: Vec<u64>,
    move_: Vec<u32>,
    player: Vec<u8>,
    /// The number of the action that was played; -1 if it has none.
    action: Vec<i32>,
    value: Vec<f32>,
    expected: Vec<f32>,
    candidates: Vec<i32>,
    visits: Vec<u32>,
    wins: Vec<f32>,
    offsets: Vec<i64>,
    result: Vec<f32>,
    points: Vec<i32>,
}

/// Plays the games from `first` on with one bot in all seats, and returns arrays with a row for each decision.
#[pyfunction]
#[pyo3(signature = (game, options, bot, seed, first, games, *, temperature=0.0, explore=0, edition=None))]
#[expect(clippy::too_many_arguments, reason = "most are keywords")]
pub fn selfplay_shard<'py>(
    py: Python<'py>,
    game: &str,
    options: &str,
    bot: &str,
    seed: u64,
    first: u64,
    games: u64,
    temperature: f64,
    explore: u64,
    edition: Option<String>,
) -> PyResult<Bound<'py, PyDict>> {
    let (start, bot) = (Start::read(game, options, edition)?, spec(bot)?);
    let terms = Terms { seed, first, games, temperature, explore };
    let played = start.visit(SelfPlay { py, start: &start, bot, terms })??;
    played.arrays(py)
}

#[derive(Clone, Copy)]
struct Terms {
    seed: u64,
    first: u64,
    games: u64,
    /// How freely an action is drawn by its visits; 0 is always the best one.
    temperature: f64,
    /// For how many moves of a game.
    explore: u64,
}

struct SelfPlay<'a, 'py> {
    py: Python<'py>,
    start: &'a Start,
    bot: Spec,
    terms: Terms,
}

impl Visitor for SelfPlay<'_, '_> {
    type Output = PyResult<Decisions>;

    fn visit<G: Game>(self) -> Self::Output {
        let start = self.start.begin::<G>().map_err(|error| not_opened(&error))?;
        let cells = space_of(&start)?.cells;
        let stop = Arc::new(AtomicBool::new(false));
        let budget = Budget { stop: Some(stop.clone()), ..self.bot.budget().clone() };
        let bot = self.bot.with_budget(budget).bot::<G>();
        let terms = self.terms;
        interrupt::run_with(self.py, &stop, || {
            let mut found = Decisions { cells, offsets: vec![0], ..Decisions::default() };
            for game in terms.first..terms.first.saturating_add(terms.games) {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                found.play(start.clone(), bot.as_ref(), game, terms);
            }
            found
        })
    }
}

impl Decisions {
    /// Plays one game. It depends on the seed and its number only.
    fn play<G: Game>(&mut self, mut position: G, bot: &dyn Bot<G>, number: u64, terms: Terms) {
        let deal = Deal { seed: terms.seed, number };
        let (mut chances, mut moves, begin) = (0, 0, self.game.len());
        loop {
            match position.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    chances += 1;
                    let drawn = position.sample(&mut deal.chance(chances));
                    position.play_unchecked(drawn);
                }
                Turn::Player(seat) => {
                    moves += 1;
                    let rng = &mut deal.thought(seat.index(), moves);
                    let candidates = bot.consider(&position.known(seat), seat, rng);
                    let chosen = if moves <= terms.explore { draw(&candidates, terms.temperature, rng) } else { 0 };
                    self.note(&position, seat, &candidates, chosen);
                    self.game.push(number);
                    self.move_.push(moves as u32);
                    position.play_unchecked(candidates[chosen].action);
                }
            }
        }
        let Some(outcome) = position.outcome() else { return };
        let places: Seats<u8> = Seat::all(position.players()).map(|seat| outcome.place(seat)).collect();
        let results = returns(&places);
        for player in &self.player[begin..] {
            self.result.push(results[usize::from(*player)] as f32);
            self.points.push(outcome.points[usize::from(*player)]);
        }
    }

    fn note<G: Game>(&mut self, position: &G, seat: Seat, candidates: &[Candidate<G::Action>], chosen: usize) {
        let begin = self.observations.len();
        self.observations.resize(begin + self.cells, 0);
        position.observe(Viewer::Seat(seat), &mut self.observations[begin..]);
        let index = |action| position.index_of(action).map_or(-1, |index| index as i32);
        for candidate in candidates {
            self.candidates.push(index(candidate.action));
            self.visits.push(candidate.visits.min(u32::MAX.into()) as u32);
            self.wins.push(candidate.win as f32);
        }
        self.offsets.push(self.candidates.len() as i64);
        self.player.push(seat.index() as u8);
        self.action.push(index(candidates[chosen].action));
        self.value.push(candidates[0].win as f32);
        self.expected.push(candidates[0].points as f32);
    }

    fn arrays(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let rows = self.game.len();
        let arrays = PyDict::new(py);
        let observations = PyArray1::from_vec(py, self.observations).reshape([rows, self.cells])?;
        arrays.set_item("observations", observations)?;
        arrays.set_item("game", PyArray1::from_vec(py, self.game))?;
        arrays.set_item("move", PyArray1::from_vec(py, self.move_))?;
        arrays.set_item("player", PyArray1::from_vec(py, self.player))?;
        arrays.set_item("action", PyArray1::from_vec(py, self.action))?;
        arrays.set_item("value", PyArray1::from_vec(py, self.value))?;
        arrays.set_item("expected_points", PyArray1::from_vec(py, self.expected))?;
        arrays.set_item("candidates", PyArray1::from_vec(py, self.candidates))?;
        arrays.set_item("visits", PyArray1::from_vec(py, self.visits))?;
        arrays.set_item("wins", PyArray1::from_vec(py, self.wins))?;
        arrays.set_item("offsets", PyArray1::from_vec(py, self.offsets))?;
        arrays.set_item("result", PyArray1::from_vec(py, self.result))?;
        arrays.set_item("points", PyArray1::from_vec(py, self.points))?;
        Ok(arrays)
    }
}

/// One of the candidates, with odds that grow with its visits.
#[expect(clippy::disallowed_methods, reason = "a choice for training, which is not compared between machines")]
fn draw<A>(candidates: &[Candidate<A>], temperature: f64, rng: &mut ChaCha8Rng) -> usize {
    if temperature <= 0.0 {
        return 0;
    }
    let most = candidates.iter().map(|candidate| candidate.visits).max().unwrap_or(1).max(1) as f64;
    let odds: Vec<f64> =
        candidates.iter().map(|candidate| (candidate.visits as f64 / most).powf(1.0 / temperature)).collect();
    let mut left = f64::from(rng.next_u32()) / f64::from(u32::MAX) * odds.iter().sum::<f64>();
    let chosen = odds.iter().position(|odds| {
        left -= odds;
        left <= 0.0
    });
    chosen.unwrap_or(0)
}
