//! The speed of the rules and the search, for `rynek bench`. It is measured here because this crate compiles the search for
//! all games of the catalog, and is always optimised.

use std::{hint::black_box, thread, time::Duration};

use rand_chacha::ChaCha8Rng;
use rynek_catalog::{AnyGame, Visitor, visit};
use rynek_kernel::{Game, Playout, Turn, playout, playout_listed, series_rng};
use serde::Serialize;
use serde_json::Value;

use crate::Spec;

/// What is read before and after a measurement.
#[derive(Clone, Copy)]
pub struct Meters {
    /// The processor time of this thread. Other programs on the machine do not change it.
    pub clock: fn() -> Duration,
    /// The number of heap allocations of this thread.
    pub allocations: fn() -> u64,
    /// Whether to stop: the present measurement ends, and no further one begins.
    pub stopped: fn() -> bool,
}

/// How fast games are played, per second of processor time.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Speed {
    /// Decisions of players.
    pub moves_per_second: f64,
    /// Whole games.
    pub playouts_per_second: f64,
    /// Decisions and outcomes of chance.
    pub actions_per_second: f64,
    /// Heap allocations in a game.
    pub allocations_per_playout: f64,
}

/// The speed of all threads together.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AllCores {
    /// The number of threads.
    pub threads: usize,
    /// The sum of their speeds.
    #[serde(flatten)]
    pub speed: Speed,
}

/// The speeds of a game. The headline comes first: one core, every action drawn uniformly from the legal ones, scoring
/// included. If it was stopped, measurements are missing.
#[derive(Clone, Debug, Serialize)]
pub struct Speeds {
    /// Without listing the legal actions.
    #[serde(flatten)]
    pub sampled: Speed,
    /// With all legal actions listed at every turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listed: Option<Speed>,
    /// Sampled, on all cores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_cores: Option<AllCores>,
    /// The iterations of the bot `strong`, on one core.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search_iterations_per_second: Option<f64>,
    /// The size of a position in memory.
    pub position_bytes: usize,
    /// The size of an action in memory.
    pub action_bytes: usize,
    /// The clock that the rates refer to.
    pub clock: &'static str,
    /// The id of the game.
    pub game: &'static str,
    /// Its options.
    pub setup: Value,
}

/// Measures a game of the catalog from this position, for this much processor time each.
pub fn speeds(start: &dyn AnyGame, time: Duration, meters: Meters) -> Option<Speeds> {
    visit(start.id(), Measure { start, time, meters })?
}

struct Measure<'a> {
    start: &'a dyn AnyGame,
    time: Duration,
    meters: Meters,
}

impl Visitor for Measure<'_> {
    type Output = Option<Speeds>;

    fn visit<G: Game>(self) -> Option<Speeds> {
        let start: &G = self.start.inside().downcast_ref()?;
        let threads = thread::available_parallelism().map_or(1, usize::from);
        Some(Speeds {
            sampled: self.sampled(start, 1),
            listed: self.unless_stopped(|| self.listed(start)),
            all_cores: self.unless_stopped(|| AllCores { threads, speed: self.on_all_cores(start, threads) }),
            search_iterations_per_second: self.unless_stopped(|| self.search_speed(start)),
            position_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
            clock: "processor",
            game: G::ID,
            setup: self.start.setup(),
        })
    }
}

impl Measure<'_> {
    fn unless_stopped<T>(&self, measure: impl FnOnce() -> T) -> Option<T> {
        (!(self.meters.stopped)()).then(measure)
    }

    /// Whether a measurement goes on.
    fn goes_on(&self, began: Duration) -> bool {
        (self.meters.clock)() - began < self.time && !(self.meters.stopped)()
    }

    /// Plays for this much processor time or until it is stopped, and checks the clock every few games.
    fn measure(&self, stream: u64, mut play: impl FnMut(&mut ChaCha8Rng) -> Playout) -> Speed {
        let Meters { clock, allocations, .. } = self.meters;
        let mut rng = series_rng(7, stream);
        let (mut games, mut played) = (0_u64, Playout::default());
        let (allocated, began) = (allocations(), clock());
        loop {
            for _ in 0..16 {
                let Playout { moves, chances } = play(&mut rng);
                played.moves += moves;
                played.chances += chances;
                games += 1;
            }
            if !self.goes_on(began) {
                break;
            }
        }
        Speed::new(games, played, clock() - began, allocations() - allocated)
    }

    /// Draws every action uniformly from the legal ones, without listing them.
    fn sampled<G: Game>(&self, start: &G, stream: u64) -> Speed {
        self.measure(stream, |rng| {
            let mut position = start.clone();
            let played = playout(&mut position, rng);
            black_box(position.outcome());
            played
        })
    }

    fn listed<G: Game>(&self, start: &G) -> Speed {
        let mut list = Vec::new();
        // The list reaches its full size before measuring.
        for game in 0..16 {
            playout_listed(&mut start.clone(), &mut series_rng(0, game), &mut list);
        }
        list.reserve(4 * list.capacity());
        self.measure(1, |rng| {
            let mut position = start.clone();
            let played = playout_listed(&mut position, rng, &mut list);
            black_box(position.outcome());
            played
        })
    }

    fn on_all_cores<G: Game>(&self, start: &G, threads: usize) -> Speed {
        let speeds: Vec<Speed> = thread::scope(|scope| {
            let started: Vec<_> =
                (0..threads as u64).map(|stream| scope.spawn(move || self.sampled(start, stream))).collect();
            started.into_iter().map(|thread| thread.join().expect("play does not panic")).collect()
        });
        speeds.into_iter().fold(Speed::default(), |one, other| Speed {
            moves_per_second: one.moves_per_second + other.moves_per_second,
            playouts_per_second: one.playouts_per_second + other.playouts_per_second,
            actions_per_second: one.actions_per_second + other.actions_per_second,
            allocations_per_playout: one.allocations_per_playout.max(other.allocations_per_playout),
        })
    }

    /// The simulations per second of the bot `expert` on one core, over the positions of a game between bots. Each
    /// position gets as much time as that level gives it, so that simple ones do not count for more.
    fn search_speed<G: Game>(&self, start: &G) -> f64 {
        let positions = decisions(start);
        let expert = "expert".parse::<Spec>().expect("a level").bot::<G>();
        let mut rng = series_rng(7, 2);
        let mut looks = 0;
        let clock = self.meters.clock;
        let began = clock();
        for position in positions.iter().cycle().take_while(|_| self.goes_on(began)) {
            let Turn::Player(seat) = position.turn() else { continue };
            let candidates = expert.consider(&position.known(seat), seat, &mut rng);
            looks += candidates.iter().map(|candidate| candidate.visits).sum::<u64>();
        }
        per_second(looks, clock() - began)
    }
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

impl Speeds {
    /// The number of measurements if none is missing.
    pub const MEASUREMENTS: usize = 4;

    /// How many measurements were made.
    pub fn measured(&self) -> usize {
        let more = [self.listed.is_some(), self.all_cores.is_some(), self.search_iterations_per_second.is_some()];
        1 + more.into_iter().filter(|measured| *measured).count()
    }
}

impl Speed {
    /// What was played in this much processor time.
    pub fn new(games: u64, played: Playout, time: Duration, allocations: u64) -> Speed {
        Speed {
            moves_per_second: per_second(played.moves, time),
            playouts_per_second: per_second(games, time),
            actions_per_second: per_second(played.moves + played.chances, time),
            allocations_per_playout: allocations as f64 / games as f64,
        }
    }
}

fn per_second(count: u64, time: Duration) -> f64 {
    (count as f64 / time.as_secs_f64()).round()
}
