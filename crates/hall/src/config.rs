//! The configuration of a hall.

use std::{
    fmt,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use rynek_store::Retention;
use rynek_table::Moment;

use super::seeds::Seeds;

/// The configuration of a hall. Nodes that share a store may differ in everything; their names must differ.
#[derive(Clone, Debug)]
pub struct HallConfig {
    /// The name of this node, unique among the nodes that share the store.
    pub node: String,
    /// A bot answers at a multiple of this after its turn began, which leaves time to take an action back. In a game
    /// with hidden hands, the multiple depends only on the bot, the game, the number of players and the time in the
    /// queue, so the time of an answer reveals nothing about the bot's hand. Zero: as soon as possible.
    pub pace: Duration,
    /// How many bots may think concurrently.
    pub thinkers: usize,
    /// How long a table without watchers stays in memory after it was last used.
    pub idle: Duration,
    /// How often to look for tables that no node takes care of: bots of a node that crashed, clocks that ran out.
    pub rounds: Duration,
    /// Whether people may give bots any budget, such as `search:100ms`, and not only choose them by name.
    pub any_budget: bool,
    /// How long data is kept.
    pub retention: Retention,
    /// How often this node sends a heartbeat to the store while clocks run.
    pub pulse: Duration,
    /// A longer time without a heartbeat of any node counts as an outage: clocks are paused for it.
    pub outage: Duration,
    /// The clocks of this node.
    pub time: Time,
    /// Where the seeds of new tables come from.
    pub seeds: Seeds,
}

impl Default for HallConfig {
    fn default() -> HallConfig {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HallConfig {
            node: "alone".to_owned(),
            pace: Duration::from_millis(800),
            thinkers: cores.saturating_sub(1).max(1),
            idle: Duration::from_secs(600),
            rounds: Duration::from_secs(2),
            any_budget: false,
            retention: Retention::default(),
            pulse: Duration::from_millis(500),
            outage: Duration::from_secs(2),
            time: Time::default(),
            seeds: Seeds::default(),
        }
    }
}

type ClockFn = Arc<dyn Fn() -> Moment + Send + Sync>;

/// The clocks of a node: the wall clock, which may be set at any time, and a steady one, which only goes forward.
#[derive(Clone)]
pub struct Time {
    wall: ClockFn,
    steady: ClockFn,
    /// Whether the wall clock was given; if not, that of the store counts.
    given: bool,
    sleep: Arc<dyn Fn(Duration) -> Sleep + Send + Sync>,
}

/// A future that ends after some time.
pub type Sleep = Pin<Box<dyn Future<Output = ()> + Send>>;

impl Time {
    /// Clocks that call these functions: a wall clock and a steady one. Sleeping takes real time.
    pub fn by(
        wall: impl Fn() -> Moment + Send + Sync + 'static,
        steady: impl Fn() -> Moment + Send + Sync + 'static,
    ) -> Time {
        let sleep = Arc::new(|time| -> Sleep { Box::pin(tokio::time::sleep(time)) });
        Time { wall: Arc::new(wall), steady: Arc::new(steady), given: true, sleep }
    }

    /// The same clocks for a test that decides how long waiting takes.
    pub fn sleeping(self, sleep: impl Fn(Duration) -> Sleep + Send + Sync + 'static) -> Time {
        Time { sleep: Arc::new(sleep), ..self }
    }

    /// The time of the wall clock.
    pub fn wall(&self) -> Moment {
        (self.wall)()
    }

    pub(super) fn given_wall(&self) -> Option<Moment> {
        self.given.then(|| self.wall())
    }

    pub(super) fn steady(&self) -> Moment {
        (self.steady)()
    }

    /// Sleeps for this long.
    pub fn sleep(&self, time: Duration) -> Sleep {
        (self.sleep)(time)
    }
}

impl Default for Time {
    fn default() -> Time {
        let start = Instant::now();
        let wall = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time { given: false, ..Time::by(move || moment(wall()), move || moment(start.elapsed())) }
    }
}

fn moment(passed: Duration) -> Moment {
    Moment::from_millis(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Time({})", self.wall().millis())
    }
}
