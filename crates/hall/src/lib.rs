//! The hall: live tables in memory in front of a store.
//!
//! A command is decided by the table in memory, stored, and only then applied and sent to all watchers. Commands of one
//! table run one after the other. Other nodes may share the store: if one of them was faster, the table catches up and
//! the command is decided again. Watchers are told of the commands of all nodes.
//!
//! The hall plays the bots and looks after the clocks of all tables, in memory or not, and rates finished games. A
//! game that only bots play is paused while no client looks at it.
//!
//! ```
//! # use rynek_kernel::Seat;
//! # use rynek_table::{Command, Person, PersonId, SeatPlan, Terms};
//! # use rynek_hall::{Hall, HallError, HallConfig, News};
//! # use rynek_store::Store;
//! # async fn example(store: Store) -> Result<(), HallError> {
//! let hall = Hall::open(store, HallConfig::default()).await?;
//! let ada = Person { id: PersonId::new(1), name: "Ada".to_owned() };
//! let terms = Terms::new("planners", vec![SeatPlan::Open, SeatPlan::Bot("casual".to_owned())]);
//! let table = hall.create(terms, &ada).await?;
//! let mut watch = hall.watch(table).await?;
//! let sit = Command::Sit { seat: Seat::new(0), key: None, entropy: "dice".to_owned() };
//! for command in [sit, Command::Start] {
//!     let number = hall.command(table, &command, Some(&ada)).await?;
//!     let news = watch.next().await.expect("the hall is open");
//!     assert!(matches!(&*news, News::Moved { after, .. } if after.number() == number));
//! }
//! hall.close().await;
//! # Ok(())
//! # }
//! ```

mod answer_time;
mod bots;
mod bulletins;
mod catching_up;
mod commands;
mod company;
mod config;
mod days;
mod dirty;
mod error;
mod guests;
mod heartbeat;
mod kept_reviews;
mod live;
mod node_clock;
mod notices;
mod notifications;
mod ratings;
mod records;
mod rematch;
mod reviews;
mod room;
mod rounds;
mod seeds;
mod state;
mod thinkers;
mod thinking;
mod watch;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use bulletins::Company;
pub use config::{HallConfig, Sleep, Time};
pub use days::Claim;
pub use error::{HallError, MOST_WORDS};
pub use kept_reviews::KeptReview;
pub use seeds::Seeds;
pub use watch::{News, Watch};

use state::HallState;

use rynek_store::{Store, StoreError};
use rynek_table::{Command, Moment, Person, PersonId, Table, TableId};
use tokio::sync::broadcast;

/// Figures about a hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Tables in memory.
    pub tables: usize,
    /// Watchers of them.
    pub watchers: usize,
    /// Bots that think now, for their own turn or for a hint.
    pub thinking: usize,
    /// Bots that wait for a thread to think on.
    pub waiting: usize,
    /// Commands that are being carried out.
    pub commands: usize,
    /// Tables that could not be loaded because they are damaged.
    pub damaged: usize,
    /// Tables that changed on other nodes and are not read yet.
    pub behind: usize,
    /// Other nodes that are alive, as far as this one has heard.
    pub nodes: usize,
    /// Bulletins about who looks at tables that this node has sent.
    pub bulletins: u64,
}

/// All live tables of one node. Clones share the same hall.
#[derive(Clone, Debug)]
pub struct Hall(Arc<SharedHandle>);

/// Shared by all handles: when the last one is dropped, the background tasks end.
#[derive(Debug)]
struct SharedHandle(Arc<HallState>);

impl Drop for SharedHandle {
    fn drop(&mut self) {
        self.0.closing.send_replace(true);
    }
}

impl Hall {
    /// Opens a hall in front of a store. Tasks for bots, clocks and notifications run in the background until the hall
    /// is closed or its last handle is dropped.
    pub async fn open(store: Store, config: HallConfig) -> Result<Hall, StoreError> {
        store.ping().await?;
        let (changes, bulletins) = (store.listen(), store.hear_nodes());
        let state = Arc::new(HallState::new(store, config));
        state.beat().await?;
        tokio::spawn(state.clone().listen(changes));
        tokio::spawn(state.clone().read_dirty());
        tokio::spawn(state.clone().resolve_doubts());
        if state.store.is_shared() {
            state.sign_of_life().await?;
            tokio::spawn(state.clone().hear_bulletins(bulletins));
            tokio::spawn(state.clone().send_bulletins());
        }
        tokio::spawn(state.clone().keep_beating());
        tokio::spawn(state.clone().make_rounds());
        Ok(Hall(Arc::new(SharedHandle(state))))
    }

    fn state(&self) -> &Arc<HallState> {
        &self.0.0
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.state().store
    }

    /// The name of this node.
    pub fn node(&self) -> &str {
        &self.state().config.node
    }

    /// Tells whose tokens are revoked from now on, on any node. A notification between nodes can be lost.
    pub fn signed_out(&self) -> broadcast::Receiver<PersonId> {
        self.state().signed_out.subscribe()
    }

    /// The time at the tables, the same on all nodes: it never jumps, even if the system clock is set.
    pub fn now(&self) -> Moment {
        self.state().now()
    }

    /// The current table, with the entries of all nodes. The caller counts as a viewer for a few seconds.
    pub async fn table(&self, id: TableId) -> Result<Arc<Table>, HallError> {
        let mut locked = self.state().lock_current(id).await?;
        locked.live.look();
        // Bots may have waited for a viewer.
        self.state().start_bots(&mut locked);
        Ok(locked.table())
    }

    /// Carries out a command of a person, or of the hall itself (`None`). It is durable when this returns, and carried
    /// out even if the future is dropped. Returns the number of the table after it; for an action with an id, the
    /// number that the action got, however often it is sent.
    pub async fn command(&self, id: TableId, command: &Command, who: Option<&Person>) -> Result<u64, HallError> {
        self.state().command(id, command, who).await
    }

    /// Watches a table from now on: a consistent start and everything after it, without gap or repetition.
    pub async fn watch(&self, id: TableId) -> Result<Watch, HallError> {
        let state = self.state();
        if state.is_closing() {
            return Err(HallError::Closing);
        }
        let mut locked = state.lock_current(id).await?;
        let live = locked.live.clone();
        let watch = live.watch(locked.loaded());
        // Bots may have waited for a watcher.
        state.start_bots(&mut locked);
        Ok(watch)
    }

    /// Figures about this hall, for metrics.
    pub fn census(&self) -> Census {
        self.state().census()
    }

    /// Notes that clients can no longer reach this node, though it still finishes their requests. If no other node
    /// runs, clocks are paused from now on.
    pub fn retire(&self) {
        self.state().clock.retire();
    }

    /// Closes the hall: refuses new commands, waits for running ones and releases leases. All tables stay in the store.
    pub async fn close(&self) {
        let state = self.state();
        state.closing.send_replace(true);
        state.finish_commands().await;
        state.clock.finish_beat().await;
        // Leases that are not released expire.
        let _ = state.release_leases().await;
        state.clear();
    }
}

/// Locks a mutex, also after a panic of a thread that held it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The texts of the hall, as Fluent messages.
pub const WORDS: rynek_kernel::Texts = rynek_kernel::Texts(rynek_kernel::texts!("words/{}.ftl"));
