//! Bots for Python.

use std::sync::Arc;

use pyo3::{exceptions::PyRuntimeError, prelude::*};
use rynek_bots::{Budget, Spec, consider};
use rynek_catalog::encoded;
use rynek_kernel::{Turn, series_rng};

use crate::{errors::RynekError, interrupt, position::Position};

/// Reads the name of a bot.
pub fn spec(name: &str) -> PyResult<Spec> {
    name.parse().map_err(|error: rynek_bots::UnknownBot| RynekError::new_err(error.to_string()))
}

/// An action that a bot considered.
///
/// `action` is in notation, `index` its number in the action space, `visits` how often the search visited it, `win` the share
/// of games that the bot expects to win after it, and `points` the points that it expects at the end.
#[pyclass(module = "rynek", frozen, get_all)]
pub struct Candidate {
    /// The action in notation.
    action: String,
    /// Its number in the action space, if it has one.
    index: Option<usize>,
    /// How often the search visited it.
    visits: u64,
    /// The share of games that the bot expects to win after it, from 0 to 1.
    win: f64,
    /// The points that the bot expects at the end.
    points: f64,
}

#[pymethods]
impl Candidate {
    fn __repr__(&self) -> String {
        let Candidate { action, visits, win, points, .. } = self;
        format!("Candidate({action:?}, visits={visits}, win={win:.3}, points={points:.1})")
    }
}

/// A bot by its name: `random`, `baseline`, `greedy`, `search`, `expectimax`, or a level from `beginner` to `master`. A
/// budget can follow: `search:400` for iterations, `search:100ms` for time. It gets only what the player to move knows.
///
/// >>> import rynek
/// >>> position = rynek.make("rooftops", seed=1)
/// >>> drawn = position.chance()
/// >>> bot = rynek.bot("greedy")
/// >>> bot.choose(position, seed=1) in position.legal_actions()
/// True
#[pyclass(module = "rynek", frozen)]
pub struct Bot {
    spec: Spec,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str) -> PyResult<Bot> {
        Ok(Bot { spec: spec(name)? })
    }

    /// Its name, with its budget.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The actions that it considers for the player to move, the best first. They follow from the seed, unless the budget is
    /// a time.
    #[pyo3(signature = (position, seed=0))]
    fn consider(&self, py: Python<'_>, position: &Bound<'_, Position>, seed: u64) -> PyResult<Vec<Candidate>> {
        let here = position.borrow();
        let Turn::Player(seat) = here.game().turn() else {
            return Err(RynekError::new_err("no player is to move: bots decide for players only"));
        };
        let game = here.game();
        let found = interrupt::run(py, |stop| {
            let budget = Budget { stop: Some(Arc::clone(stop)), ..self.spec.budget().clone() };
            let bot = self.spec.clone().with_budget(budget);
            let mut rng = series_rng(seed, game.played() as u64);
            consider(game, seat, &bot, &mut rng)
        })?;
        let numbers = encoded(game);
        let candidate = |found: rynek_bots::Candidate<String>| Candidate {
            index: numbers.index_of(&found.action).ok().flatten(),
            action: found.action,
            visits: found.visits,
            win: found.win,
            points: found.points,
        };
        Ok(found.into_iter().map(candidate).collect())
    }

    /// The action that it chooses for the player to move, in notation.
    #[pyo3(signature = (position, seed=0))]
    fn choose(&self, py: Python<'_>, position: &Bound<'_, Position>, seed: u64) -> PyResult<String> {
        let candidates = self.consider(py, position, seed)?;
        let best = candidates.into_iter().next();
        best.map(|best| best.action).ok_or_else(|| PyRuntimeError::new_err("the bot found no action"))
    }

    /// The same as `choose`, so that a bot can be used where a function is expected.
    #[pyo3(signature = (position, seed=0))]
    fn __call__(&self, py: Python<'_>, position: &Bound<'_, Position>, seed: u64) -> PyResult<String> {
        self.choose(py, position, seed)
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        Ok((py.get_type::<Bot>().into_any().unbind(), (self.name(),)))
    }

    fn __repr__(&self) -> String {
        format!("rynek.bot({:?})", self.name())
    }
}
