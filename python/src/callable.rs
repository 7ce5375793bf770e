//! Bots that are written in Python.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use pyo3::prelude::*;
use rand_chacha::ChaCha8Rng;
use rynek_bots::{Bot, Candidate};
use rynek_kernel::{Game, Rng, Seat};

use crate::{
    errors::{RynekError, illegal, refused},
    position::Position,
};

/// Where the first exception of a Python bot is kept. The contest stops then.
#[derive(Clone)]
pub struct Trouble {
    first: Arc<Mutex<Option<PyErr>>>,
    stop: Arc<AtomicBool>,
}

impl Trouble {
    /// No trouble yet. `stop` becomes true when there is.
    pub fn new(stop: Arc<AtomicBool>) -> Trouble {
        Trouble { first: Arc::default(), stop }
    }

    /// The first exception.
    pub fn first(&self) -> Option<PyErr> {
        self.first.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn is_there(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn keep(&self, error: PyErr) {
        self.first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// A Python function that gets a position and returns an action: its notation, or its number. In a game with secrets the
/// position agrees with what the player knows, and its hidden parts are drawn at random.
pub struct Callable {
    function: Py<PyAny>,
    trouble: Trouble,
}

impl Callable {
    /// A bot that asks this function.
    pub fn new(function: Py<PyAny>, trouble: Trouble) -> Callable {
        Callable { function, trouble }
    }

    fn ask<G: Game>(&self, py: Python<'_>, position: G, seed: u64) -> PyResult<G::Action> {
        let shown = Bound::new(py, Position::dealt(position.clone(), seed))?;
        let answer = self.function.bind(py).call1((shown,))?;
        let action: G::Action = if let Ok(text) = answer.extract::<String>() {
            text.parse().map_err(|error: rynek_kernel::NotationError| refused(py, &error.into()))?
        } else {
            let index: usize = answer.extract()?;
            let unknown = || RynekError::new_err(format!("no action has the number {index} here"));
            position.action_at(index).ok_or_else(unknown)?
        };
        position.check(action).map_err(|error| illegal(py, &error))?;
        Ok(action)
    }
}

impl<G: Game> Bot<G> for Callable {
    fn consider(&self, known: &G::Known, _seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let position = G::imagine(known, rng);
        let any = position.random_action(rng);
        let asked = if self.trouble.is_there() {
            Ok(any)
        } else {
            let seed = u64::from(rng.next_u32());
            Python::attach(|py| self.ask(py, position, seed))
        };
        let action = asked.unwrap_or_else(|error| {
            self.trouble.keep(error);
            any
        });
        vec![Candidate { action, visits: 1, win: 0.5, points: 0.0 }]
    }
}
