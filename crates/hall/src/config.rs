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
    /// What this node is called among those that share the store: no two may have the same name at the same time.
    pub node: String,
    /// A bot answers at a multiple of this after its turn began. So there is time to take an action back. Where hands are
    /// hidden, which multiple it is follows from the bot, the game, the number of players and how long it had to wait
    /// for its turn to think: the time of an answer tells nothing of what the bot holds or how hard it thought. Zero: as
    /// soon as it can.
    pub pace: Duration,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How long a table that nobody watches stays in memory after it was last used.
    pub idle: Duration,
    /// How often to look for tables that no node looks after: bots of a node that died, clocks that were missed.
    pub rounds: Duration,
    /// Whether people may have bots think as long as they like, such as `search:100ms`; else only by name.
    pub any_budget: bool,
    /// How long things are kept.
    pub retention: Retention,
    /// How often this node tells the store that it is there, while clocks run.
    pub pulse: Duration,
    /// How long no node may have told so before that time counts as an outage: clocks are paused for it.
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

type Clockwork = Arc<dyn Fn() -> Moment + Send + Sync>;

/// The clocks of a node: the wall clock, which may be set at any time, and a steady one, which only goes forward.
#[derive(Clone)]
pub struct Time {
    wall: Clockwork,
    steady: Clockwork,
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

    /// What the clock on the wall says.
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
