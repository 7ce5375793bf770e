//! How a house is run.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use super::seeds::Seeds;
use crate::{Moment, store::Retention};

/// How a house is run. What a node decides for itself; all nodes of one store may differ but in their names.
#[derive(Clone, Debug)]
pub struct HouseRules {
    /// What this node is called among those that share the store: no two may have the same name at the same time.
    pub node: String,
    /// A bot answers at a multiple of this after its turn began. So there is time to take an action back, and the time
    /// of an answer tells nothing of what the bot holds or how hard it thought. Zero: as soon as it can.
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
    /// Where the seeds of new tables come from.
    pub seeds: Seeds,
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
            seeds: Seeds::default(),
        }
    }
}

/// A clock on the wall.
#[derive(Clone)]
pub struct Time(Arc<dyn Fn() -> Moment + Send + Sync>);

impl Time {
    /// A clock that says what it is told to say.
    pub fn by(clock: impl Fn() -> Moment + Send + Sync + 'static) -> Time {
        Time(Arc::new(clock))
    }

    /// What it says now.
    pub fn now(&self) -> Moment {
        (self.0)()
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
