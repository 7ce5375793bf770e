//! A batch of games that writes into arrays of NumPy.

use std::sync::{Arc, atomic::AtomicBool};

use numpy::{Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray, ndarray::Dimension};
use pyo3::{
    exceptions::{PyMemoryError, PyValueError},
    prelude::*,
};
use rayon::ThreadPoolBuilder;
use rynek_bots::{Budget, Spec};
use rynek_catalog::Visitor;
use rynek_kernel::{Game, NotationError, Turn};

use crate::{
    batch::{AnyBatch, Batch},
    bots::spec,
    errors::{RynekError, illegal, not_opened, refused},
    games::{Start, space_of},
    interrupt, memory,
    position::Position,
    rows::{Autoreset, Reward, Rows, Terms},
};

/// The most threads of a batch.
const MOST_THREADS: usize = 1024;
/// The most games of a batch.
const MOST_GAMES: usize = 1 << 20;
/// How many legal actions a game has at most, nearly always.
const LISTED: usize = 1024;

/// Many games that are stepped together by native threads, without the interpreter's lock. The arrays are made once and
/// written again in every step. `rynek.VectorEnv` is the environment around it.
#[pyclass(module = "rynek._rynek")]
pub struct Vector {
    batch: Box<dyn AnyBatch>,
    terms: Terms,
    /// Set by Ctrl-C; it hurries the bots.
    stop: Arc<AtomicBool>,
    has_bots: bool,
    arrays: Arrays,
    /// Whether every game has begun.
    is_ready: bool,
}

struct Arrays {
    observations: Py<PyArray2<i16>>,
    finals: Py<PyArray2<i16>>,
    rewards: Py<PyArray1<f32>>,
    all_rewards: Py<PyArray2<f32>>,
    terminated: Py<PyArray1<bool>>,
    player: Py<PyArray1<i32>>,
    illegal: Py<PyArray1<bool>>,
    outside: Py<PyArray1<i32>>,
    points: Py<PyArray2<i32>>,
    mask: Py<PyArray2<bool>>,
    legal: Py<PyArray1<i32>>,
    offsets: Py<PyArray1<i64>>,
    random: Py<PyArray1<i64>>,
}

/// A batch of this kind, the number of players, and the sizes of the encoding.
struct Build<'a, 'py> {
    py: Python<'py>,
    start: &'a Start,
    /// The actions with which every game begins, in notation.
    opening: Vec<String>,
    games: usize,
    has_masks: bool,
    bot: Option<Spec>,
    threads: usize,
    terms: Terms,
}

impl Build<'_, '_> {
    /// The position from which all games begin.
    fn opened<G: Game>(&self) -> PyResult<G> {
        let mut start: G = self.start.begin().map_err(|error| not_opened(&error))?;
        for action in &self.opening {
            let action = action.parse().map_err(|error: NotationError| refused(self.py, &error.into()))?;
            start.check(action).map_err(|error| illegal(self.py, &error))?;
            start.play_unchecked(action);
        }
        let is_over = start.turn() == Turn::Over;
        if is_over { Err(PyValueError::new_err("the game is over after the opening")) } else { Ok(start) }
    }

    /// Refuses what does not fit into the memory.
    fn check_memory<G: Game>(&self, terms: &Terms, players: usize) -> PyResult<()> {
        let observations = if terms.autoreset == Autoreset::SameStep { 2 } else { 1 };
        let mask = if self.has_masks { terms.actions } else { 0 };
        let row = observations * terms.cells * size_of::<i16>() + mask + (players + 6) * size_of::<i64>();
        // Each number is listed four times: now, before, and with room to grow for Python.
        let list = terms.actions.min(LISTED) * 4 * size_of::<u32>();
        let needed = self.games as u64 * (Batch::<G>::BYTES_OF_A_GAME + row + list) as u64;
        if needed <= memory::free() {
            return Ok(());
        }
        let (games, needed) = (self.games, needed >> 20);
        Err(PyMemoryError::new_err(format!("{games} games of {} take about {needed} MiB: that is too much", G::ID)))
    }
}

impl Visitor for Build<'_, '_> {
    type Output = PyResult<(Box<dyn AnyBatch>, usize, Terms)>;

    fn visit<G: Game>(self) -> Self::Output {
        let start = self.opened::<G>()?;
        let (space, players) = (space_of(&start)?, start.players());
        let terms = Terms { cells: space.cells, actions: space.actions, ..self.terms };
        if self.terms.seat.is_some_and(|seat| seat >= players) {
            return Err(PyValueError::new_err(format!("seat must be 0 to {}, or None", players - 1)));
        }
        self.check_memory::<G>(&terms, players)?;
        let pool = (self.threads > 1).then(|| ThreadPoolBuilder::new().num_threads(self.threads).build());
        let pool = pool.transpose().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let bot = self.bot.map(|bot| bot.bot::<G>().into());
        Ok((Box::new(Batch::new(start, bot, self.games, terms, pool)), players, terms))
    }
}

fn one_of<T: Copy>(name: &str, given: &str, known: &[(&str, T)]) -> PyResult<T> {
    let names = || known.iter().map(|(name, _)| format!("{name:?}")).collect::<Vec<_>>().join(", ");
    let found = known.iter().find(|(name, _)| *name == given);
    found.map(|(_, value)| *value).ok_or_else(|| PyValueError::new_err(format!("{name} must be one of {}", names())))
}

fn slice<'a, T: Element, D: Dimension>(array: &'a mut PyReadwriteArray<'_, T, D>) -> PyResult<&'a mut [T]> {
    Ok(array.as_slice_mut()?)
}

impl Arrays {
    /// Calls `work` with the rows of the arrays.
    fn with_rows<T>(
        &self,
        py: Python<'_>,
        chosen: &[i64],
        chosen_games: &[bool],
        work: impl FnOnce(Rows<'_>) -> PyResult<T>,
    ) -> PyResult<T> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut finals = self.finals.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut all_rewards = self.all_rewards.bind(py).try_readwrite()?;
        let mut terminated = self.terminated.bind(py).try_readwrite()?;
        let mut player = self.player.bind(py).try_readwrite()?;
        let mut illegal = self.illegal.bind(py).try_readwrite()?;
        let mut outside = self.outside.bind(py).try_readwrite()?;
        let mut points = self.points.bind(py).try_readwrite()?;
        let mut mask = self.mask.bind(py).try_readwrite()?;
        work(Rows {
            chosen,
            chosen_games,
            observations: slice(&mut observations)?,
            finals: slice(&mut finals)?,
            rewards: slice(&mut rewards)?,
            all_rewards: slice(&mut all_rewards)?,
            terminated: slice(&mut terminated)?,
            player: slice(&mut player)?,
            illegal: slice(&mut illegal)?,
            outside: slice(&mut outside)?,
            points: slice(&mut points)?,
            mask: slice(&mut mask)?,
        })
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, options, games, *, edition=None, opponents=None, seat=None, threads=1, autoreset="NextStep", reward="place", illegal="replace", mask=false, opening=vec![]))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords")]
    fn new(
        py: Python<'_>,
        game: &str,
        options: &str,
        games: usize,
        edition: Option<String>,
        opponents: Option<&str>,
        seat: Option<usize>,
        threads: usize,
        autoreset: &str,
        reward: &str,
        illegal: &str,
        mask: bool,
        opening: Vec<String>,
    ) -> PyResult<Vector> {
        if !(1..=MOST_GAMES).contains(&games) || !(1..=MOST_THREADS).contains(&threads) {
            let allowed = format!("there can be 1 to {MOST_GAMES} games and 1 to {MOST_THREADS} threads");
            return Err(PyValueError::new_err(allowed));
        }
        let stop = Arc::new(AtomicBool::new(false));
        let resets =
            [("NextStep", Autoreset::NextStep), ("SameStep", Autoreset::SameStep), ("Disabled", Autoreset::Disabled)];
        let terms = Terms {
            autoreset: one_of("autoreset_mode", autoreset, &resets)?,
            reward: one_of("reward", reward, &[("place", Reward::Place), ("points", Reward::Points)])?,
            forfeit: one_of("illegal", illegal, &[("replace", false), ("forfeit", true)])?,
            seat,
            cells: 0,
            actions: 0,
        };
        let hurried = |spec: Spec| {
            let budget = Budget { stop: Some(stop.clone()), ..spec.budget().clone() };
            spec.with_budget(budget)
        };
        let bot = opponents.map(spec).transpose()?.map(hurried);
        let (has_bots, start) = (bot.is_some(), Start::read(game, options, edition)?);
        let build = Build { py, start: &start, opening, games, has_masks: mask, bot, threads, terms };
        let (batch, players, terms) = start.visit(build)??;
        let finals = if terms.autoreset == Autoreset::SameStep { games } else { 0 };
        let arrays = Arrays {
            observations: PyArray2::zeros(py, [games, terms.cells], false).unbind(),
            finals: PyArray2::zeros(py, [finals, terms.cells], false).unbind(),
            rewards: PyArray1::zeros(py, games, false).unbind(),
            all_rewards: PyArray2::zeros(py, [games, players], false).unbind(),
            terminated: PyArray1::zeros(py, games, false).unbind(),
            player: PyArray1::zeros(py, games, false).unbind(),
            illegal: PyArray1::zeros(py, games, false).unbind(),
            outside: PyArray1::zeros(py, games, false).unbind(),
            points: PyArray2::zeros(py, [games, players], false).unbind(),
            mask: PyArray2::zeros(py, [if mask { games } else { 0 }, terms.actions], false).unbind(),
            legal: PyArray1::zeros(py, games, false).unbind(),
            offsets: PyArray1::zeros(py, games + 1, false).unbind(),
            random: PyArray1::zeros(py, games, false).unbind(),
        };
        Ok(Vector { batch, terms, stop, has_bots, arrays, is_ready: false })
    }

    /// Begins new games, or only those that `which` says. Game number `n` gets the seed `seed + n`.
    #[pyo3(signature = (seed=None, which=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>, which: Option<PyReadonlyArray1<'_, bool>>) -> PyResult<()> {
        let games = self.games(py);
        let all = vec![true; games];
        let which = which.as_ref().map_or(Ok(all.as_slice()), |which| which.as_slice())?;
        check_length("the mask of games", which.len(), games)?;
        if !self.is_ready && which.contains(&false) {
            return Err(RynekError::new_err("the first reset must begin all games"));
        }
        let batch = &mut self.batch;
        let work = |rows: Rows<'_>| in_rust(py, self.has_bots.then_some(&self.stop), || batch.reset(seed, rows));
        self.arrays.with_rows(py, &[], which, work)?;
        self.is_ready = true;
        self.list(py)
    }

    /// Plays one action in every game. An illegal one is answered as the option `illegal` says.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        if !self.is_ready {
            return Err(RynekError::new_err("the games have not begun: call reset first"));
        }
        let actions = actions.as_slice()?;
        check_length("the actions", actions.len(), self.games(py))?;
        let batch = &mut self.batch;
        let work = |rows: Rows<'_>| in_rust(py, self.has_bots.then_some(&self.stop), || batch.step(rows));
        self.arrays.with_rows(py, actions, &[], work)?;
        self.list(py)
    }

    /// A random legal action for each game, or -1 if there is none. The array is written again by the next call.
    fn random_actions(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let mut random = self.arrays.random.bind(py).try_readwrite()?;
        self.batch.random_actions(slice(&mut random)?);
        Ok(self.arrays.random.clone_ref(py))
    }

    /// The legal actions of all games one after the other. Those of game `n` are from `offsets[n]` to `offsets[n + 1]`.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let all = self.arrays.legal.bind(py);
        all.get_item(pyo3::types::PySlice::new(py, 0, self.batch.legal_total() as isize, 1))
    }

    /// A copy of a game, as it is now.
    fn position(&self, game: usize) -> PyResult<Position> {
        let known = || pyo3::exceptions::PyIndexError::new_err(format!("no game {game}"));
        self.batch.game(game).map(Position::of_game).ok_or_else(known)
    }

    /// What the players to move see.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.arrays.observations.clone_ref(py)
    }

    /// The last observations of games that are over, if a new one begins in the same step.
    #[getter]
    fn finals(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.arrays.finals.clone_ref(py)
    }

    /// The rewards of the players who acted.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray1<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// The rewards of all players.
    #[getter]
    fn all_rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.all_rewards.clone_ref(py)
    }

    /// Whether the games are over.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.terminated.clone_ref(py)
    }

    /// The players to move.
    #[getter]
    fn player(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.arrays.player.clone_ref(py)
    }

    /// Whether the actions were illegal.
    #[getter]
    fn illegal(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.illegal.clone_ref(py)
    }

    /// How many legal actions have no number.
    #[getter]
    fn outside(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.arrays.outside.clone_ref(py)
    }

    /// The points of the players when the last game was over.
    #[getter]
    fn points(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.arrays.points.clone_ref(py)
    }

    /// The legal actions as masks; without rows unless they are asked for.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.arrays.mask.clone_ref(py)
    }

    /// Where the legal actions of each game begin and end.
    #[getter]
    fn offsets(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.arrays.offsets.clone_ref(py)
    }

    /// The length of an observation, and the number of action numbers.
    #[getter]
    fn sizes(&self) -> (usize, usize) {
        (self.terms.cells, self.terms.actions)
    }
}

impl Vector {
    fn games(&self, py: Python<'_>) -> usize {
        self.arrays.rewards.bind(py).len().unwrap_or_default()
    }

    /// Writes the legal actions into their array, which grows when it must.
    fn list(&mut self, py: Python<'_>) -> PyResult<()> {
        let total = self.batch.legal_total();
        if self.arrays.legal.bind(py).len()? < total {
            self.arrays.legal = PyArray1::zeros(py, total * 2, false).unbind();
        }
        let mut legal = self.arrays.legal.bind(py).try_readwrite()?;
        let mut offsets = self.arrays.offsets.bind(py).try_readwrite()?;
        self.batch.legal(slice(&mut legal)?, slice(&mut offsets)?);
        Ok(())
    }
}

/// Works without the interpreter's lock. With bots it can take long, and Ctrl-C hurries them.
fn in_rust(py: Python<'_>, stop: Option<&Arc<AtomicBool>>, work: impl FnOnce() + Send) -> PyResult<()> {
    match stop {
        Some(stop) => interrupt::run_with(py, stop, work),
        None => {
            py.detach(work);
            Ok(())
        }
    }
}

fn check_length(what: &str, found: usize, expected: usize) -> PyResult<()> {
    let wrong =
        || PyValueError::new_err(format!("{what} must have {expected} entries, one for each game: there are {found}"));
    if found == expected { Ok(()) } else { Err(wrong()) }
}
