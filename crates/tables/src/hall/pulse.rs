//! What time it is at the tables, and which time does not count.
//!
//! A node that decides anything at a table with a clock must know of every outage before that moment. So its last beat
//! must be young: younger than the shortest outage that another node could have noted since.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use super::{HallError, HouseRules, Time, house::House};
use crate::{
    Clock, Command, Moment, Phase, Table, TableId,
    outage::Now,
    store::{Beat, Pulse as Stored, StoreError},
};

/// How long the pulse goes on after a clock was last seen running.
const WANTED: Duration = Duration::from_secs(10);
/// How often nodes that share a store agree on the time while no clock runs.
const SELDOM: Duration = Duration::from_secs(10);
/// How many tables are asked for at once, and how many are looked at at once.
const PAGE: usize = 256;
const TOGETHER: usize = 16;

/// The pulse as this node knows it.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    last: Mutex<Option<Last>>,
    /// When a clock was last seen running.
    wanted: Mutex<Option<Instant>>,
    /// Nobody can reach this node any more.
    retired: AtomicBool,
    /// One beat at a time.
    turn: tokio::sync::Mutex<()>,
}

/// A beat that was stored, and what the clocks of this node said when it began.
#[derive(Clone, Copy, Debug)]
struct Last {
    stored: Stored,
    steady: Moment,
    wall: Moment,
}

impl Last {
    fn counted_on(&self, steady: Moment) -> Moment {
        self.stored.at.after(steady.since(self.steady))
    }

    /// Milliseconds since then by the steady clock and by the wall clock; the latter may have gone back.
    fn elapsed(&self, time: &Time) -> (i64, i64) {
        (time.steady().since(self.steady), time.wall().millis().saturating_sub(self.wall.millis()))
    }
}

fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pulse {
    /// Some clock runs: go on.
    pub fn want(&self) {
        *open(&self.wanted) = Some(Instant::now());
    }

    /// Nobody can reach this node any more: from now on it is no reason for time to count.
    pub fn retire(&self) {
        self.retired.store(true, Ordering::Relaxed);
    }

    fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Relaxed)
    }

    /// Whether a clock runs somewhere, the clocks of this node have come apart (one was set, or the machine slept), or it
    /// is time to hear from the other nodes.
    fn is_due(&self, rules: &HouseRules, shared: bool) -> bool {
        let wanted = open(&self.wanted).is_some_and(|wanted| wanted.elapsed() < WANTED);
        let last = *open(&self.last);
        let is_old = last.is_some_and(|last| {
            let (steady, wall) = last.elapsed(&rules.time);
            wall.abs_diff(steady) >= millis(rules.outage).unsigned_abs() || shared && steady >= millis(SELDOM)
        });
        !self.is_retired() && (wanted || is_old)
    }

    /// The time at the tables.
    pub fn now(&self, time: &Time) -> Now {
        match &*open(&self.last) {
            Some(last) => Now { at: last.counted_on(time.steady()), down: last.stored.down },
            None => Now { at: time.wall(), down: 0 },
        }
    }

    /// Whether the last beat is young by both clocks, and no earlier than a moment.
    fn is_young(&self, time: &Time, limit: Duration, reached: Option<Moment>) -> bool {
        open(&self.last).is_some_and(|last| {
            let (steady, wall) = last.elapsed(time);
            steady.max(wall.saturating_abs()) < millis(limit) && reached.is_none_or(|reached| last.stored.at >= reached)
        })
    }
}

impl House {
    /// Beats while clocks run, until the house closes.
    pub async fn keep_pulse(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.rules.pulse) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            if self.pulse.is_due(&self.rules, self.store.is_shared()) {
                // If it fails the store is away; the first beat that succeeds tells for how long.
                let _ = self.beat().await;
            }
        }
    }

    /// Tells the store that this node is there, and hears what time it is.
    pub async fn beat(self: &Arc<Self>) -> Result<(), StoreError> {
        let _turn = self.pulse.turn.lock().await;
        self.beat_in_turn().await
    }

    async fn beat_in_turn(self: &Arc<Self>) -> Result<(), StoreError> {
        let time = &self.rules.time;
        let (steady, wall) = (time.steady(), time.wall());
        let beat = Beat {
            node: self.rules.node.clone(),
            steady: open(&self.pulse.last).map(|last| last.counted_on(steady)),
            wall: time.given_wall(),
            outage: millis(self.rules.outage),
        };
        let (stored, ended_outage) = self.store.beat(beat).await?;
        *open(&self.pulse.last) = Some(Last { stored, steady, wall });
        if ended_outage {
            self.begin_to_set_clocks();
        }
        Ok(())
    }

    fn begin_to_set_clocks(self: &Arc<Self>) {
        tokio::spawn(self.clone().set_clocks());
    }

    /// The time at which a command is decided: at a table with a clock, by a node that knows of every outage.
    pub async fn time_for(self: &Arc<Self>, table: &Table, command: &Command) -> Result<Now, HallError> {
        let timed = table.terms().clock != Clock::None && matches!(table.phase(), Phase::Gathering | Phase::Playing);
        if timed {
            self.pulse.want();
            // That time has run out is decided only by a node that could store something after it had.
            let run_out = table.runs_out().map(|(_, moment)| moment).filter(|moment| *moment <= self.now());
            let reached = run_out.filter(|_| *command == Command::LookAtClock);
            if reached.is_some() && self.pulse.is_retired() {
                return Err(HallError::Closing);
            }
            self.be_sure(reached).await?;
        }
        Ok(self.pulse.now(&self.rules.time))
    }

    async fn be_sure(self: &Arc<Self>, reached: Option<Moment>) -> Result<(), StoreError> {
        let is_sure = || self.pulse.is_young(&self.rules.time, self.rules.outage / 2, reached);
        if is_sure() {
            return Ok(());
        }
        let _turn = self.pulse.turn.lock().await;
        if is_sure() { Ok(()) } else { self.beat_in_turn().await }
    }

    /// After an outage, gives everybody their time back at once, so that clocks are seen right. Where this fails, it is
    /// done before the table's next entry.
    async fn set_clocks(self: Arc<Self>) {
        let mut after = None;
        loop {
            let Ok(page) = self.store.with_clocks(after, PAGE).await else { return };
            for tables in page.chunks(TOGETHER) {
                let looks: JoinSet<_> = tables.iter().map(|id| set_clock(self.clone(), *id)).collect();
                looks.join_all().await;
            }
            after = page.last().copied();
            if page.len() < PAGE {
                return;
            }
        }
    }
}

async fn set_clock(house: Arc<House>, id: TableId) {
    let _ = house.command(id, &Command::LookAtClock, None).await;
}
