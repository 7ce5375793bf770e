//! The hall: tables that live in memory in front of a store.
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
//! # async fn evening(store: Store) -> Result<(), HallError> {
//! let hall = Hall::open(store, HallConfig::default()).await?;
//! let ada = Person { id: PersonId::new(1), name: "Ada".to_owned() };
//! let terms = Terms::new("planners", vec![SeatPlan::Open, SeatPlan::Bot("casual".to_owned())]);
//! let table = hall.create(terms, &ada).await?;
//! let mut watch = hall.watch(table).await?;
//! let sit = Command::Sit { seat: Seat::new(0), key: None, entropy: "dice".to_owned() };
//! for command in [sit, Command::Start] {
//!     let number = hall.command(table, &command, Some(&ada)).await?;
//!     let news = watch.next().await.expect("the house is open");
//!     assert!(matches!(&*news, News::Moved { after, .. } if after.number() == number));
//! }
//! hall.close().await;
//! # Ok(())
//! # }
//! ```

mod answer_time;
mod bots;
mod commands;
mod company;
mod config;
mod ear;
mod error;
mod guests;
mod heartbeat;
mod live;
mod node_clock;
mod notices;
mod ratings;
mod records;
mod rematch;
mod room;
mod rounds;
mod seeds;
mod state;
mod thinkers;
mod thinking;
mod watch;

use std::sync::Arc;

use rynek_bots::{Candidate, Spec};
use rynek_kernel::{Record, Seat, Viewer};

pub use config::{HallConfig, Sleep, Time};
pub use error::{HallError, MOST_WORDS};
pub use seeds::Seeds;
pub use watch::{News, Watch};

use state::HallState;

use rynek_store::{Company, Store, StoreError};
use rynek_table::{Command, Moment, Person, PersonId, Table, TableId, Terms, Told};

/// What is going on in a hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Tables in memory.
    pub tables: usize,
    /// Watchers of them.
    pub watchers: usize,
    /// Bots that think now, for their own turn or for a hint.
    pub thinking: usize,
    /// Those that wait for their turn to think.
    pub waiting: usize,
    /// Commands that are being carried out.
    pub commands: usize,
    /// Tables that could not be loaded because they are damaged.
    pub damaged: usize,
}

/// Where tables live. Cloning it is cheap and gives the same hall.
#[derive(Clone, Debug)]
pub struct Hall(Arc<Key>);

/// Shared by all handles: when the last one is dropped, the background tasks end.
#[derive(Debug)]
struct Key(Arc<HallState>);

impl Drop for Key {
    fn drop(&mut self) {
        self.0.shut();
    }
}

impl HallState {
    /// Refuses new commands and ends the background tasks.
    fn shut(&self) {
        self.closing.send_replace(true);
    }
}

impl Hall {
    /// Opens a hall in front of a store. Tasks for bots, clocks and notifications run in the background until the hall is
    /// closed or its last handle is dropped.
    pub async fn open(store: Store, config: HallConfig) -> Result<Hall, StoreError> {
        store.ping().await?;
        let changes = store.listen();
        let state = Arc::new(HallState::new(store, config));
        state.beat().await?;
        tokio::spawn(state.clone().listen(changes));
        if state.store.is_shared() {
            state.store.leave_company(&state.config.node).await?;
            state.sign_of_life().await?;
            tokio::spawn(state.clone().stay_alive());
        }
        tokio::spawn(state.clone().keep_beating());
        tokio::spawn(state.clone().make_rounds());
        Ok(Hall(Arc::new(Key(state))))
    }

    fn state(&self) -> &Arc<HallState> {
        &self.0.0
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.state().store
    }

    /// The time at the tables, the same on all nodes: it goes on steadily, whatever the system clock is set to.
    pub fn now(&self) -> Moment {
        self.state().now()
    }

    /// Opens a table.
    pub async fn create(&self, terms: Terms, host: &Person) -> Result<TableId, HallError> {
        self.state().create(terms, host).await
    }

    /// The current table, with the entries of all nodes. The caller counts as a viewer for a few seconds.
    pub async fn table(&self, id: TableId) -> Result<Arc<Table>, HallError> {
        self.state().look(id).await
    }

    /// Carries out a command of a person, or of the hall itself (`None`). It is durable when this returns, and carried
    /// out even if the future is dropped. Returns the number of the table after it; for an action with an id, the number
    /// that the action got, however often it is sent.
    pub async fn command(&self, id: TableId, command: &Command, who: Option<&Person>) -> Result<u64, HallError> {
        self.state().command(id, command, who).await
    }

    /// Watches a table from now on: a consistent start and everything after it, without gap or repetition.
    pub async fn watch(&self, id: TableId) -> Result<Watch, HallError> {
        self.state().watch(id).await
    }

    /// What a viewer may know of at most `most` entries after the one numbered `after`.
    pub async fn told(&self, id: TableId, viewer: Viewer, after: u64, most: usize) -> Result<Vec<Told>, HallError> {
        self.state().told(id, viewer, after, most).await
    }

    /// What a bot would do in place of a seat whose turn it is, the best first, and the table it looked at. Whether the
    /// seat is the asker's own is for the caller to know.
    pub async fn advise(
        &self,
        id: TableId,
        seat: Seat,
        bot: &Spec,
        most: usize,
    ) -> Result<(Arc<Table>, Vec<Candidate<String>>), HallError> {
        self.state().advise(id, seat, bot, most).await
    }

    /// Says something at a table: the number of the line. Watchers hear it as news. At a private table only those who
    /// belong there do ([`Table::may_write`]).
    pub async fn say(&self, id: TableId, person: &Person, words: &str) -> Result<u64, HallError> {
        self.state().say(id, person, None, words).await
    }

    /// The same for a person who has the key of a seat: at a private table they may write before they sit down.
    pub async fn say_with(
        &self,
        id: TableId,
        person: &Person,
        key: Option<&str>,
        words: &str,
    ) -> Result<u64, HallError> {
        self.state().say(id, person, key, words).await
    }

    /// Tells the other nodes who looks at a table here.
    pub async fn announce(&self, id: TableId, company: Company) -> Result<(), StoreError> {
        self.state().announce(id, company).await
    }

    /// Who looks at a table on other nodes. Watchers hear when that changes.
    pub async fn elsewhere(&self, id: TableId) -> Result<Vec<Company>, StoreError> {
        self.state().elsewhere(id).await
    }

    /// The table for a rematch of a finished game. The first player who asks opens it, with the same terms and all
    /// players one seat further. A player who asks sits down there and adds `entropy` to the seed of the game; the other
    /// seats are reserved for the other players. The game begins when the last of them sits down.
    pub async fn rematch(&self, id: TableId, who: &Person, entropy: &str) -> Result<TableId, HallError> {
        self.state().rematch(id, who, entropy).await
    }

    /// The game as a document for a viewer: all of it once the game is over, else what they may know.
    pub async fn record(&self, id: TableId, viewer: Viewer) -> Result<Record, HallError> {
        self.state().record(id, viewer).await
    }

    /// Checks a record and imports it as a private table.
    pub async fn import(&self, record: &Record, host: &Person) -> Result<TableId, HallError> {
        self.state().import(record, host).await
    }

    /// Lets a person who is about to be deleted leave every table: bots play on for them, tables they opened and at
    /// which no game has begun are closed.
    pub async fn see_off(&self, person: PersonId) -> Result<(), HallError> {
        self.state().see_off(person).await
    }

    /// What is going on.
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
        state.shut();
        state.quiet().await;
        // Leases that are not released expire.
        let _ = state.release_leases().await;
        state.clear();
    }
}

/// What the hall says, as Fluent messages.
pub const WORDS: rynek_kernel::Texts =
    rynek_kernel::Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };
