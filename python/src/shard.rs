//! A part of a contest: some of its deals, played at every table. Only numbers come back.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use numpy::{PyArray1, PyArray2, PyReadonlyArray1, PyReadonlyArray2};
use pyo3::{exceptions::PyValueError, prelude::*, types::PyDict};
use rynek_arena::{Contest, Entrant, Played};
use rynek_bots::{Budget, Spec};
use rynek_catalog::Visitor;
use rynek_kernel::{Game, Seats};

use crate::{
    bots::spec,
    callable::{Callable, Trouble},
    errors::{RynekError, not_opened},
    games::Start,
    interrupt,
};

/// An entrant as Python names it.
struct Named {
    name: String,
    player: Player,
}

enum Player {
    Spec(Spec),
    Function(Py<PyAny>),
}

/// What a contest is.
struct Terms {
    start: Start,
    entrants: Vec<Named>,
    seed: u64,
    rotate: bool,
}

/// A pair is a name and a function; anything else is the name of a bot.
fn named(entrant: &Bound<'_, PyAny>) -> PyResult<Named> {
    if let Ok((name, function)) = entrant.extract::<(String, Py<PyAny>)>() {
        return Ok(Named { name, player: Player::Function(function) });
    }
    let spec = spec(&entrant.extract::<String>()?)?;
    Ok(Named { name: spec.to_string(), player: Player::Spec(spec) })
}

impl Terms {
    fn read(
        game: &str,
        options: &str,
        edition: Option<String>,
        entrants: &[Bound<'_, PyAny>],
        seed: u64,
        rotate: bool,
    ) -> PyResult<Terms> {
        if entrants.is_empty() {
            return Err(PyValueError::new_err("there must be at least one bot"));
        }
        let entrants = entrants.iter().map(named).collect::<PyResult<_>>()?;
        Ok(Terms { start: Start::read(game, options, edition)?, entrants, seed, rotate })
    }

    fn contest<G: Game>(&self, py: Python<'_>, trouble: &Trouble, stop: &Arc<AtomicBool>) -> PyResult<Contest<G>> {
        let start = self.start.begin::<G>().map_err(|error| not_opened(&error))?;
        let entrant = |named: &Named| match &named.player {
            Player::Spec(spec) => {
                let budget = Budget { stop: Some(stop.clone()), ..spec.budget().clone() };
                Entrant::from(spec.clone().with_budget(budget))
            }
            Player::Function(function) => {
                Entrant::new(named.name.clone(), Callable::new(function.clone_ref(py), trouble.clone()))
            }
        };
        let entrants = self.entrants.iter().map(entrant).collect();
        Ok(Contest::new(start, entrants).with_seed(self.seed).with_rotation(self.rotate))
    }
}

/// The tables at which every deal is played: the entrants of each, in seat order.
#[pyfunction]
#[pyo3(signature = (game, options, names, rotate, edition=None))]
pub fn tables(
    game: &str,
    options: &str,
    names: Vec<String>,
    rotate: bool,
    edition: Option<String>,
) -> PyResult<Vec<Vec<usize>>> {
    let start = Start::read(game, options, edition)?;
    start.visit(Tables { start: &start, names, rotate })?
}

struct Tables<'a> {
    start: &'a Start,
    names: Vec<String>,
    rotate: bool,
}

impl Visitor for Tables<'_> {
    type Output = PyResult<Vec<Vec<usize>>>;

    fn visit<G: Game>(self) -> Self::Output {
        let contest = contest_of_names::<G>(self.start, &self.names, 1, self.rotate)?;
        Ok(contest.tables().iter().map(|table| table.to_vec()).collect())
    }
}

/// A contest of which only the names matter.
fn contest_of_names<G: Game>(start: &Start, names: &[String], seed: u64, rotate: bool) -> PyResult<Contest<G>> {
    if names.is_empty() {
        return Err(PyValueError::new_err("there must be at least one bot"));
    }
    let start = start.begin::<G>().map_err(|error| not_opened(&error))?;
    let entrants = names.iter().map(|name| Entrant::new(name.clone(), rynek_bots::Random)).collect();
    Ok(Contest::new(start, entrants).with_seed(seed).with_rotation(rotate))
}

/// Plays the deals from `first` on, each at every table, and returns arrays with a row for each game: `deal`, `table`,
/// `points`, `places`, `moves`, `nanos`. What is played depends on the seed and the number of the deal only.
#[pyfunction]
#[pyo3(signature = (game, options, entrants, seed, first, deals, *, rotate=true, threads=1, edition=None))]
#[expect(clippy::too_many_arguments, reason = "most are keywords")]
pub fn play_shard<'py>(
    py: Python<'py>,
    game: &str,
    options: &str,
    entrants: Vec<Bound<'py, PyAny>>,
    seed: u64,
    first: u64,
    deals: u64,
    rotate: bool,
    threads: usize,
    edition: Option<String>,
) -> PyResult<Bound<'py, PyDict>> {
    let terms = Terms::read(game, options, edition, &entrants, seed, rotate)?;
    let played = terms.start.visit(Play { py, terms: &terms, first, deals, threads })??;
    arrays(py, &played)
}

struct Play<'a, 'py> {
    py: Python<'py>,
    terms: &'a Terms,
    first: u64,
    deals: u64,
    threads: usize,
}

impl Visitor for Play<'_, '_> {
    type Output = PyResult<Vec<Played>>;

    fn visit<G: Game>(self) -> Self::Output {
        let stop = Arc::new(AtomicBool::new(false));
        let trouble = Trouble::new(stop.clone());
        let contest = self.terms.contest::<G>(self.py, &trouble, &stop)?;
        let (first, last) = (self.first, self.first.saturating_add(self.deals));
        let played = interrupt::run_with(self.py, &stop, || play(&contest, first..last, self.threads, &stop))?;
        trouble.first().map_or(Ok(played), Err)
    }
}

fn play<G: Game>(contest: &Contest<G>, deals: std::ops::Range<u64>, threads: usize, stop: &AtomicBool) -> Vec<Played> {
    let (tables, next, played) = (contest.tables(), AtomicU64::new(deals.start), Mutex::new(Vec::new()));
    let worker = || {
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals.end || stop.load(Ordering::Relaxed) {
                return;
            }
            for (number, table) in tables.iter().enumerate() {
                let game = contest.play(deal, number, table);
                played.lock().unwrap_or_else(PoisonError::into_inner).push(game);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.clamp(1, 1024) {
            scope.spawn(worker);
        }
        worker();
    });
    let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    played.sort_by_key(|game: &Played| (game.deal, game.table));
    played
}

fn arrays<'py>(py: Python<'py>, played: &[Played]) -> PyResult<Bound<'py, PyDict>> {
    fn table<'py, T: numpy::Element>(
        py: Python<'py>,
        played: &[Played],
        row: impl Fn(&Played) -> Vec<T>,
    ) -> PyResult<Bound<'py, PyArray2<T>>> {
        let rows: Vec<Vec<T>> = played.iter().map(row).collect();
        Ok(PyArray2::from_vec2(py, &rows)?)
    }
    let arrays = PyDict::new(py);
    arrays.set_item("deal", PyArray1::from_iter(py, played.iter().map(|game| game.deal)))?;
    arrays.set_item("table", PyArray1::from_iter(py, played.iter().map(|game| game.table as u32)))?;
    arrays.set_item("points", table(py, played, |game| game.points.to_vec())?)?;
    arrays.set_item("places", table(py, played, |game| game.places.to_vec())?)?;
    arrays.set_item("moves", table(py, played, |game| game.moves.to_vec())?)?;
    arrays.set_item("nanos", table(py, played, |game| game.nanos.to_vec())?)?;
    Ok(arrays)
}

/// The results of a contest, as JSON, from the arrays of all its games.
#[pyfunction]
#[pyo3(signature = (game, options, names, seed, rotate, played, edition=None))]
pub fn standings(
    game: &str,
    options: &str,
    names: Vec<String>,
    seed: u64,
    rotate: bool,
    played: &Bound<'_, PyDict>,
    edition: Option<String>,
) -> PyResult<String> {
    let start = Start::read(game, options, edition)?;
    let played = read(played)?;
    start.visit(Stand { start: &start, names, seed, rotate, played })?
}

struct Stand<'a> {
    start: &'a Start,
    names: Vec<String>,
    seed: u64,
    rotate: bool,
    played: Vec<Played>,
}

impl Visitor for Stand<'_> {
    type Output = PyResult<String>;

    fn visit<G: Game>(self) -> Self::Output {
        let contest = contest_of_names::<G>(self.start, &self.names, self.seed, self.rotate)?;
        let (tables, players) = (contest.tables(), contest.tables()[0].len());
        if self.played.is_empty()
            || self.played.iter().any(|game| game.table >= tables.len() || game.points.len() != players)
        {
            return Err(RynekError::new_err("these are not the games of this contest"));
        }
        Ok(serde_json::to_string(&contest.standings(&self.played)).expect("standings are plain data"))
    }
}

/// The games that the arrays state.
fn read(arrays: &Bound<'_, PyDict>) -> PyResult<Vec<Played>> {
    let get =
        |name: &str| arrays.get_item(name)?.ok_or_else(|| RynekError::new_err(format!("the array {name} is missing")));
    let deal: PyReadonlyArray1<'_, u64> = get("deal")?.extract()?;
    let table: PyReadonlyArray1<'_, u32> = get("table")?.extract()?;
    let points: PyReadonlyArray2<'_, i32> = get("points")?.extract()?;
    let places: PyReadonlyArray2<'_, u8> = get("places")?.extract()?;
    let moves: PyReadonlyArray2<'_, u64> = get("moves")?.extract()?;
    let nanos: PyReadonlyArray2<'_, u64> = get("nanos")?.extract()?;
    let (deal, table) = (deal.as_array(), table.as_array());
    let shape = [deal.len(), points.as_array().ncols()];
    let shapes = [points.as_array().dim(), places.as_array().dim(), moves.as_array().dim(), nanos.as_array().dim()];
    if table.len() != deal.len() || shapes.iter().any(|found| [found.0, found.1] != shape) || shape[1] > 6 {
        return Err(RynekError::new_err(
            "the arrays of a contest have a row for each game and a column for each player",
        ));
    }
    fn row<T: numpy::Element + Copy>(rows: &PyReadonlyArray2<'_, T>, n: usize) -> Seats<T> {
        rows.as_array().row(n).iter().copied().collect()
    }
    let game = |n: usize| Played {
        deal: deal[n],
        table: table[n] as usize,
        points: row(&points, n),
        places: row(&places, n),
        moves: row(&moves, n),
        nanos: row(&nanos, n),
        course: None,
        luck: None,
    };
    Ok((0..deal.len()).map(game).collect())
}
