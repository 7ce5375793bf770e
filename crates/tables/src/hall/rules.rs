//! How a house is run.

use std::{
    fmt,
    pin::Pin,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crate::{Moment, store::Retention};

/// How a house is run. What a node decides for itself; all nodes of one store may differ but in their names.
#[derive(Clone, Debug)]
pub struct HouseRules {
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
    /// How often to look for tables that no node tends: bots of a node that died, clocks that were missed.
    pub rounds: Duration,
    /// Whether people may have bots think as long as they like, such as `search:100ms`; else only by name.
    pub any_budget: bool,
    /// How long things are kept.
    pub retention: Retention,
    /// What the clock on the wall says.
    pub time: Time,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HouseRules {
            node: "alone".to_owned(),
            pace: Duration::from_millis(800),
            thinkers: cores.saturating_sub(1).max(1),
            idle: Duration::from_secs(600),
            rounds: Duration::from_secs(2),
            any_budget: false,
            retention: Retention::default(),
            time: Time::default(),
        }
    }
}

/// A clock on the wall.
#[derive(Clone)]
pub struct Time {
    now: Arc<dyn Fn() -> Moment + Send + Sync>,
    sleep: Arc<dyn Fn(Duration) -> Sleep + Send + Sync>,
}

/// What ends when so much time has passed.
pub type Sleep = Pin<Box<dyn Future<Output = ()> + Send>>;

impl Time {
    /// A clock that says what it is told to say. Waiting takes as long as it takes.
    pub fn by(clock: impl Fn() -> Moment + Send + Sync + 'static) -> Time {
        Time { now: Arc::new(clock), sleep: Arc::new(|time| Box::pin(tokio::time::sleep(time))) }
    }

    /// The same clock for somebody who decides how long waiting takes.
    pub fn sleeping(self, sleep: impl Fn(Duration) -> Sleep + Send + Sync + 'static) -> Time {
        Time { sleep: Arc::new(sleep), ..self }
    }

    /// What it says now.
    pub fn now(&self) -> Moment {
        (self.now)()
    }

    /// Waits for so long from now on.
    pub fn sleep(&self, time: Duration) -> Sleep {
        (self.sleep)(time)
    }
}

impl Default for Time {
    fn default() -> Time {
        Time::by(|| {
            let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            Moment::from_millis(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
        })
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Time({})", self.now().millis())
    }
}
