//! Who takes part.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use cpu_time::ThreadTime;
use rand_chacha::ChaCha8Rng;
use rynek_bots::{Bot, Candidate, Spec};
use rynek_kernel::{Game, Seat};

/// A player by name, who can be asked to as many tables as one likes.
#[derive(Clone)]
pub struct Entrant<G: Game> {
    name: String,
    enter: Arc<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
}

impl<G: Game> Entrant<G> {
    /// A player of one's own. Equal names are taken for the same player.
    pub fn new(name: impl Into<String>, enter: impl Fn() -> Box<dyn Bot<G>> + Send + Sync + 'static) -> Entrant<G> {
        Entrant { name: name.into(), enter: Arc::new(enter) }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Sits down for a game, beside a clock.
    pub(crate) fn sit(&self, clock: &Arc<Clock>) -> Box<dyn Bot<G>> {
        Box::new(Timed { bot: (self.enter)(), clock: Arc::clone(clock) })
    }
}

impl<G: Game> From<Spec> for Entrant<G> {
    fn from(spec: Spec) -> Entrant<G> {
        Entrant::new(spec.to_string(), move || spec.bot())
    }
}

/// How often a seat has thought, and how long.
#[derive(Default)]
pub struct Clock {
    moves: AtomicU64,
    nanos: AtomicU64,
}

impl Clock {
    pub fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    pub fn nanos(&self) -> u64 {
        self.nanos.load(Ordering::Relaxed)
    }
}

/// A player whose thinking is timed by the processor time of the thread, so that a busy machine makes no difference.
struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    clock: Arc<Clock>,
}

impl<G: Game> Timed<G> {
    fn timed<T>(&mut self, think: impl FnOnce(&mut dyn Bot<G>) -> T) -> T {
        let start = ThreadTime::now();
        let thought = think(self.bot.as_mut());
        self.clock.nanos.fetch_add(start.elapsed().as_nanos() as u64, Ordering::Relaxed);
        self.clock.moves.fetch_add(1, Ordering::Relaxed);
        thought
    }
}

impl<G: Game> Bot<G> for Timed<G> {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        self.timed(|bot| bot.consider(known, seat, rng))
    }

    fn choose(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        self.timed(|bot| bot.choose(known, seat, rng))
    }
}
