//! The hall: tables that live in memory in front of a store.
//!
//! A command is decided by the table in memory, stored, and only then taken in and told to everybody who watches. One
//! command at a time changes a table; nothing else waits for it. Other nodes may share the store: if one of them was
//! quicker, the table catches up and the command is decided anew. What they do is heard of, and told here too.
//!
//! The hall plays the bots and looks after the clocks of all tables, in memory or not, and rates games that are over. A
//! game that only bots play stands still while nobody looks.
//!
//! ```
//! # use rynek_kernel::Seat;
//! # use rynek_tables::{Command, Person, PersonId, SeatPlan, Terms};
//! # use rynek_tables::hall::{Hall, HallError, HouseRules, News};
//! # use rynek_tables::store::Store;
//! # async fn evening(store: Store) -> Result<(), HallError> {
//! let hall = Hall::open(store, HouseRules::default()).await?;
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

mod beat;
mod bots;
mod commands;
mod company;
mod ear;
mod error;
mod guests;
mod house;
mod keeping;
mod live;
mod notices;
mod pulse;
mod ratings;
mod records;
mod rematch;
mod room;
mod rounds;
mod rules;
mod seeds;
mod thinkers;
mod thinking;
mod watch;

use std::sync::Arc;

use rynek_bots::{Candidate, Spec};
use rynek_kernel::{Record, Seat, Viewer};

pub use error::{HallError, MOST_WORDS};
pub use rules::{HouseRules, Sleep, Time};
pub use seeds::Seeds;
pub use watch::{News, Watch};

use house::House;

use crate::{
    Command, Moment, Person, PersonId, Table, TableId, Terms, Told,
    store::{Company, Store, StoreError},
};

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
    /// Tables that somebody asked for and that are damaged.
    pub damaged: usize,
}

/// Where tables live. Cloning it is cheap and gives the same hall.
#[derive(Clone, Debug)]
pub struct Hall(Arc<Key>);

/// The key to a house: when the last copy is gone, the house stops what it does by itself.
#[derive(Debug)]
struct Key(Arc<House>);

impl Drop for Key {
    fn drop(&mut self) {
        self.0.shut();
    }
}

impl House {
    /// From now on nothing new is begun.
    fn shut(&self) {
        self.closing.send_replace(true);
    }
}

impl Hall {
    /// Opens a house in front of a store. Its bots, clocks and listening run in the background of this runtime until it
    /// is closed or its last handle is gone.
    pub async fn open(store: Store, rules: HouseRules) -> Result<Hall, StoreError> {
        store.ping().await?;
        let changes = store.listen();
        let house = Arc::new(House::new(store, rules));
        house.beat().await?;
        tokio::spawn(house.clone().listen(changes));
        if house.store.is_shared() {
            house.store.leave_company(&house.rules.node).await?;
            house.sign_of_life().await?;
            tokio::spawn(house.clone().stay_alive());
        }
        tokio::spawn(house.clone().keep_pulse());
        tokio::spawn(house.clone().make_rounds());
        Ok(Hall(Arc::new(Key(house))))
    }

    fn house(&self) -> &Arc<House> {
        &self.0.0
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.house().store
    }

    /// The time at the tables, the same on all nodes: it goes on steadily, whatever the system clock is set to.
    pub fn now(&self) -> Moment {
        self.house().now()
    }

    /// Opens a table.
    pub async fn create(&self, terms: Terms, host: &Person) -> Result<TableId, HallError> {
        self.house().create(terms, host).await
    }

    /// A table as it stands now, on whatever node it was moved last. Whoever asks counts as present for a moment.
    pub async fn table(&self, id: TableId) -> Result<Arc<Table>, HallError> {
        self.house().look(id).await
    }

    /// Has a command of a person carried out; `None` is the house. Durable when answered, and carried out even if nobody
    /// waits for the answer: the number of the table after it, or for an action with an id, the number the action got,
    /// however often it is sent.
    pub async fn command(&self, id: TableId, command: &Command, who: Option<&Person>) -> Result<u64, HallError> {
        self.house().command(id, command, who).await
    }

    /// Watches a table from now on: a consistent start and everything after it, without gap or repetition.
    pub async fn watch(&self, id: TableId) -> Result<Watch, HallError> {
        self.house().watch(id).await
    }

    /// What a viewer may know of the entries after one, so many at most.
    pub async fn told(&self, id: TableId, viewer: Viewer, after: u64, most: usize) -> Result<Vec<Told>, HallError> {
        self.house().told(id, viewer, after, most).await
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
        self.house().advise(id, seat, bot, most).await
    }

    /// Says something at a table: the number of the line. Watchers hear it as news. At a private table only those who
    /// belong there do ([`Table::may_write`]).
    pub async fn say(&self, id: TableId, person: &Person, words: &str) -> Result<u64, HallError> {
        self.house().say(id, person, None, words).await
    }

    /// The same for somebody who has the key of a seat: at a private table they may write before they sit down.
    pub async fn say_with(
        &self,
        id: TableId,
        person: &Person,
        key: Option<&str>,
        words: &str,
    ) -> Result<u64, HallError> {
        self.house().say(id, person, key, words).await
    }

    /// Tells the other nodes who looks at a table here.
    pub async fn announce(&self, id: TableId, company: Company) -> Result<(), StoreError> {
        self.house().announce(id, company).await
    }

    /// Who looks at a table on other nodes. Watchers hear when that changes.
    pub async fn elsewhere(&self, id: TableId) -> Result<Vec<Company>, StoreError> {
        self.house().elsewhere(id).await
    }

    /// The table at which the players of a finished game meet again: opened by whoever asks first, by the same terms and
    /// with everybody one seat further. Whoever asks sits down there, adding `entropy` to the luck of the game; the
    /// other seats are kept for their people. The game begins with the last of them.
    pub async fn rematch(&self, id: TableId, who: &Person, entropy: &str) -> Result<TableId, HallError> {
        self.house().rematch(id, who, entropy).await
    }

    /// The game as a document for a viewer: all of it once the game is over, else what they may know.
    pub async fn record(&self, id: TableId, viewer: Viewer) -> Result<Record, HallError> {
        self.house().record(id, viewer).await
    }

    /// Takes a record in, once it is checked, as a private table to study.
    pub async fn import(&self, record: &Record, host: &Person) -> Result<TableId, HallError> {
        self.house().import(record, host).await
    }

    /// Lets a person who is about to be deleted leave every table: bots play on for them, tables they opened and at
    /// which no game has begun are closed.
    pub async fn see_off(&self, person: PersonId) -> Result<(), HallError> {
        self.house().see_off(person).await
    }

    /// What is going on.
    pub fn census(&self) -> Census {
        self.house().census()
    }

    /// Says that people cannot reach this node any more, though it still finishes what they asked for. If no other node
    /// is there, clocks are paused from now on.
    pub fn retire(&self) {
        self.house().pulse.retire();
    }

    /// Closes the house: no new commands, running ones are waited for, leases given back. Every table is kept.
    pub async fn close(&self) {
        let house = self.house();
        house.shut();
        house.quiet().await;
        // What is not given back runs out by itself.
        let _ = house.release_leases().await;
        house.clear();
    }
}
