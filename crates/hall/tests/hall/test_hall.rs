//! A test_store with a hall in it, and a clock that the tests set.

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

/// A clock on the wall that goes only when it is told to, and a steady one beside it.
#[derive(Clone)]
pub struct WallClock {
    steady: Arc<watch::Sender<i64>>,
    /// How far the clock on the wall is ahead.
    ahead: Arc<AtomicI64>,
    /// When those wake up who sleep by this clock.
    alarms: Arc<Mutex<Vec<i64>>>,
}

impl WallClock {
    pub fn new() -> WallClock {
        let steady = Arc::new(watch::Sender::new(NOW.millis()));
        WallClock { steady, ahead: Arc::default(), alarms: Arc::default() }
    }

    pub fn pass(&self, seconds: i64) {
        self.tick(Duration::from_secs(seconds.unsigned_abs()));
    }

    pub fn tick(&self, time: Duration) {
        self.steady.send_modify(|now| *now += time.as_millis() as i64);
    }

    /// Sets the clock on the wall on, or back, though no time has passed.
    pub fn set_on(&self, seconds: i64) {
        self.ahead.fetch_add(1_000 * seconds, Ordering::SeqCst);
    }

    /// How many sleep by this clock until later.
    pub fn sleepers(&self) -> usize {
        let now = *self.steady.borrow();
        self.alarms.lock().expect("no panic").iter().filter(|alarm| **alarm > now).count()
    }

    pub fn time(&self) -> Time {
        let (wall, steady) = (self.clone(), self.clone());
        Time::by(move || steady_of(&wall).after(wall.ahead.load(Ordering::SeqCst)), move || steady_of(&steady))
    }

    /// The same, and everything that waits waits by this clock.
    pub fn all_time(&self) -> Time {
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

fn steady_of(clock: &WallClock) -> Moment {
    Moment::from_millis(*clock.steady.borrow())
}

/// A test_store, its hall and its clock.
pub struct Inn {
    pub test_store: TestStore,
    pub hall: Hall,
    pub clock: WallClock,
}

/// Rules under which tests are quick, and hours may pass between two beats without being an outage.
pub fn rules(node: &str, clock: &WallClock) -> HallConfig {
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

impl Inn {
    pub async fn open(test_store: TestStore) -> Inn {
        Inn::open_by(test_store, |_| ()).await
    }

    pub async fn open_by(test_store: TestStore, change: impl FnOnce(&mut HallConfig)) -> Inn {
        let clock = WallClock::new();
        let mut rules = rules("one", &clock);
        change(&mut rules);
        let hall = Hall::open(test_store.store().await, rules).await.expect("a hall");
        Inn { test_store, hall, clock }
    }

    /// The test_store falls without a farewell, and another is opened in front of the same store.
    pub async fn fall(&mut self) {
        self.hall = self.wing("one").await;
    }

    /// One more node in the same test_store.
    pub async fn wing(&self, node: &str) -> Hall {
        Hall::open(self.test_store.store().await, rules(node, &self.clock)).await.expect("a hall")
    }

    /// A game of Planners between persons 1 and 2 that has begun.
    pub async fn begun(&self) -> TableId {
        self.begun_by(Terms::new("planners", vec![SeatPlan::Open; 2])).await
    }

    /// The same by other terms: persons 1, 2 and so on in the open seats.
    pub async fn begun_by(&self, terms: Terms) -> TableId {
        let plans = terms.seats.clone();
        let id = self.hall.create(terms, &person(1)).await.expect("good terms");
        for (seat, plan) in Seat::all(plans.len()).zip(plans) {
            if plan == SeatPlan::Open {
                let sit = Command::Sit { seat, key: None, entropy: format!("dice of {seat}") };
                self.asks(id, u128::from(seat.number()), &sit).await.expect("the seat is free");
            }
        }
        self.asks(id, 1, &Command::Start).await.expect("all seats are taken");
        id
    }

    pub async fn asks(&self, id: TableId, who: u128, command: &Command) -> Result<u64, HallError> {
        self.hall.command(id, command, Some(&person(who))).await
    }

    pub async fn act(&self, id: TableId) -> Result<u64, HallError> {
        act(&self.hall, id, None).await
    }

    pub async fn table(&self, id: TableId) -> Arc<Table> {
        self.hall.table(id).await.expect("it is there")
    }

    /// Plays for the people at a table until the game is over; bots play for themselves.
    pub async fn finish(&self, id: TableId) -> Arc<Table> {
        let mut watch = self.hall.watch(id).await.expect("it is there");
        while let Some(table) = Some(self.table(id).await).filter(|table| table.phase() == Phase::Playing) {
            if table.is_waiting_for_a_person() {
                self.act(id).await.expect("a legal action");
            } else {
                patiently(watch.next()).await;
            }
        }
        self.table(id).await
    }
}

/// Whoever is to move does the first thing they can.
pub async fn act(hall: &Hall, id: TableId, name: Option<&str>) -> Result<u64, HallError> {
    let table = hall.table(id).await?;
    let seat = table.mover().ok_or(Refused::Over)?;
    let actions = table.position().actions();
    let action = actions[table.actions_played() % actions.len()].clone();
    let act = Command::Act { seat, action, chosen_at: table.number(), id: name.map(str::to_owned) };
    hall.command(id, &act, Some(&person(u128::from(seat.number())))).await
}

/// Waits for something that comes, however busy the machine is.
pub async fn patiently<T>(coming: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(120), coming).await.expect("it comes in time")
}

/// What a watcher hears until the table is as wished, checking that nothing is missing or comes twice.
pub async fn watch_until(watch: &mut Watch, wished: impl Fn(&Table) -> bool) -> Vec<Entry> {
    let mut heard = Vec::new();
    let mut table = watch.table.clone();
    while !wished(&table) {
        let news = patiently(watch.next()).await.expect("the test_store is open");
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

/// Waits until something is so, looking again and again.
pub async fn eventually<F: Future<Output = bool>>(mut so: impl FnMut() -> F) {
    patiently(async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}
