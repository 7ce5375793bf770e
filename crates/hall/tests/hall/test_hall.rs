//! A hall on a test store, with a clock that the tests set.

use std::{
    future::Future,
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use rynek_hall::{Hall, HallConfig, HallError, News, Seeds, Sleep, Time, Watch};
use rynek_kernel::Seat;
use rynek_table::{Command, Entry, Moment, Phase, Refused, SeatPlan, Table, TableId, Terms};
use tokio::sync::watch;

use crate::{
    common::{NOW, person},
    test_store::TestStore,
};

pub const ONE: Seat = Seat::new(0);
pub const TWO: Seat = Seat::new(1);

/// A wall clock and a steady clock that only move when a test moves them.
#[derive(Clone)]
pub struct TestClock {
    steady: Arc<watch::Sender<i64>>,
    /// How far the wall clock is ahead of the steady clock.
    ahead: Arc<AtomicI64>,
    /// When the tasks that sleep by this clock wake up.
    alarms: Arc<Mutex<Vec<i64>>>,
}

impl TestClock {
    pub fn new() -> TestClock {
        let steady = Arc::new(watch::Sender::new(NOW.millis()));
        TestClock { steady, ahead: Arc::default(), alarms: Arc::default() }
    }

    pub fn pass(&self, seconds: i64) {
        self.tick(Duration::from_secs(seconds.unsigned_abs()));
    }

    pub fn tick(&self, time: Duration) {
        self.steady.send_modify(|now| *now += time.as_millis() as i64);
    }

    /// Sets the wall clock forward, or back, although no time has passed.
    pub fn shift_wall(&self, seconds: i64) {
        self.ahead.fetch_add(1_000 * seconds, Ordering::SeqCst);
    }

    /// How many tasks sleep by this clock.
    pub fn sleepers(&self) -> usize {
        let now = *self.steady.borrow();
        self.alarms.lock().expect("no panic").iter().filter(|alarm| **alarm > now).count()
    }

    pub fn time(&self) -> Time {
        let (wall, steady) = (self.clone(), self.clone());
        Time::by(move || steady_of(&wall).after(wall.ahead.load(Ordering::SeqCst)), move || steady_of(&steady))
    }

    /// The same, and all sleeping is by this clock too.
    pub fn time_and_sleep(&self) -> Time {
        let clock = self.clone();
        self.time().sleeping(move |time| clock.sleep(time))
    }

    fn sleep(&self, time: Duration) -> Sleep {
        let mut now = self.steady.subscribe();
        let alarm = *now.borrow() + time.as_millis() as i64;
        self.alarms.lock().expect("no panic").push(alarm);
        Box::pin(async move {
            let _ = now.wait_for(|now| *now >= alarm).await;
        })
    }
}

fn steady_of(clock: &TestClock) -> Moment {
    Moment::from_millis(*clock.steady.borrow())
}

/// A hall, its store and its clock.
pub struct TestHall {
    pub test_store: TestStore,
    pub hall: Hall,
    pub clock: TestClock,
}

/// A configuration for quick tests, in which hours may pass between two heartbeats without an outage.
pub fn config(node: &str, clock: &TestClock) -> HallConfig {
    HallConfig {
        node: node.to_owned(),
        pace: Duration::ZERO,
        rounds: Duration::from_millis(50),
        outage: Duration::MAX,
        time: clock.time(),
        any_budget: true,
        seeds: Seeds::repeatable(1),
        ..HallConfig::default()
    }
}

pub fn bot(name: &str) -> SeatPlan {
    SeatPlan::Bot(name.to_owned())
}

/// A table of Planners for two people.
pub fn two_players() -> Terms {
    Terms::new("planners", vec![SeatPlan::Open; 2])
}

impl TestHall {
    pub async fn open(test_store: TestStore) -> TestHall {
        TestHall::open_with(test_store, |_| ()).await
    }

    pub async fn open_with(test_store: TestStore, change: impl FnOnce(&mut HallConfig)) -> TestHall {
        let clock = TestClock::new();
        let mut config = config("one", &clock);
        change(&mut config);
        let hall = Hall::open(test_store.store().await, config).await.expect("a hall");
        TestHall { test_store, hall, clock }
    }

    /// Drops the hall without closing it, and opens another on the same store.
    pub async fn restart(&mut self) {
        self.hall = self.node("one").await;
    }

    /// Opens one more node on the same store.
    pub async fn node(&self, node: &str) -> Hall {
        Hall::open(self.test_store.store().await, config(node, &self.clock)).await.expect("a hall")
    }

    /// A new table, opened by person 1.
    pub async fn create(&self, terms: Terms) -> TableId {
        self.hall.create(terms, &person(1)).await.expect("good terms")
    }

    /// A game of Planners between persons 1 and 2 that has begun.
    pub async fn started(&self) -> TableId {
        self.started_with(two_players()).await
    }

    /// A game of Planners of person 1 against a bot.
    pub async fn started_against(&self, name: &str) -> TableId {
        self.started_with(Terms::new("planners", vec![SeatPlan::Open, bot(name)])).await
    }

    /// A game with these terms that has begun, with persons 1, 2 and so on in the open seats.
    pub async fn started_with(&self, terms: Terms) -> TableId {
        let plans = terms.seats.clone();
        let id = self.create(terms).await;
        for (seat, plan) in Seat::all(plans.len()).zip(plans) {
            if plan == SeatPlan::Open {
                let sit = Command::Sit { seat, key: None, entropy: format!("dice of {seat}") };
                self.ask(id, u128::from(seat.number()), &sit).await.expect("the seat is free");
            }
        }
        self.ask(id, 1, &Command::Start).await.expect("all seats are taken");
        id
    }

    pub async fn ask(&self, id: TableId, who: u128, command: &Command) -> Result<u64, HallError> {
        self.hall.command(id, command, Some(&person(who))).await
    }

    pub async fn act(&self, id: TableId) -> Result<u64, HallError> {
        act(&self.hall, id, None).await
    }

    pub async fn table(&self, id: TableId) -> Arc<Table> {
        self.hall.table(id).await.expect("the table exists")
    }

    /// Plays for the people at a table until the game is over; bots play for themselves.
    pub async fn finish(&self, id: TableId) -> Arc<Table> {
        let mut watch = self.hall.watch(id).await.expect("the table exists");
        while let Some(table) = Some(self.table(id).await).filter(|table| table.phase() == Phase::Playing) {
            if table.bot_to_move().is_none() {
                self.act(id).await.expect("a legal action");
            } else {
                in_time(watch.next()).await;
            }
        }
        self.table(id).await
    }
}

/// Plays a legal action for the player to move.
pub async fn act(hall: &Hall, id: TableId, name: Option<&str>) -> Result<u64, HallError> {
    let table = hall.table(id).await?;
    let seat = table.mover().ok_or(Refused::Over)?;
    let actions = table.position().actions();
    let action = actions[table.actions_played() % actions.len()].clone();
    let act = Command::Act { seat, action, chosen_at: table.number(), id: name.map(str::to_owned) };
    hall.command(id, &act, Some(&person(u128::from(seat.number())))).await
}

/// Waits for a future, with a timeout that even a busy machine meets.
pub async fn in_time<T>(coming: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(120), coming).await.expect("in time")
}

/// The entries that a watcher is told until the table is as `wished`. Checks that none is missing or comes twice.
pub async fn watch_until(watch: &mut Watch, wished: impl Fn(&Table) -> bool) -> Vec<Entry> {
    let mut heard = Vec::new();
    let mut table = watch.table.clone();
    while !wished(&table) {
        let news = in_time(watch.next()).await.expect("the hall is open");
        if let News::Moved { before, entries, after } = &*news {
            assert_eq!(before.number(), table.number(), "no gap and no repetition");
            let numbers: Vec<u64> = entries.iter().map(|entry| entry.number).collect();
            assert_eq!(numbers, (table.number() + 1..=after.number()).collect::<Vec<_>>());
            heard.extend(entries.iter().cloned());
            table = after.clone();
        }
    }
    heard
}

/// Whether an action was refused because another task was faster.
pub fn is_too_late(error: &HallError) -> bool {
    let HallError::Refused(refused) = error else { return false };
    matches!(refused, Refused::Stale { .. } | Refused::NotYourTurn(_) | Refused::NotYours(_) | Refused::Over)
}

/// Waits until a condition is true.
pub async fn eventually<F: Future<Output = bool>>(mut condition: impl FnMut() -> F) {
    in_time(async {
        while !condition().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}
