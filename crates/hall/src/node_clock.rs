//! The clock of a node: the time that all nodes share, as this node knows it, and how much of it was lost to outages.
//!
//! A node that decides anything at a table with a clock must know of every outage before that moment. So its last
//! heartbeat must be more recent than the shortest outage that another node could have noted since.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rynek_store::Pulse;
use rynek_table::{Moment, Now};

use super::{HallConfig, Time, lock};

/// How long heartbeats continue after a clock was last seen running.
const AFTER_CLOCK: Duration = Duration::from_secs(10);
/// How often nodes that share a store agree on the time while no clock runs.
const IDLE_BEAT: Duration = Duration::from_secs(10);

#[derive(Debug, Default)]
pub(super) struct NodeClock {
    last: Mutex<Option<LastBeat>>,
    /// When a clock was last seen running.
    wanted: Mutex<Option<Instant>>,
    /// Clients can no longer reach this node.
    retired: AtomicBool,
    /// Held during a heartbeat: only one is sent at a time.
    pub turn: tokio::sync::Mutex<()>,
}

/// The last heartbeat that was stored, and what the clocks of this node said before it.
#[derive(Clone, Copy, Debug)]
struct LastBeat {
    stored: Pulse,
    steady: Moment,
    wall: Moment,
}

impl LastBeat {
    fn counted_on(&self, steady: Moment) -> Moment {
        self.stored.at.after(steady.since(self.steady))
    }

    /// Milliseconds since then by the steady clock and by the wall clock; the latter may have been set back.
    fn elapsed(&self, time: &Time) -> (i64, i64) {
        (time.steady().since(self.steady), time.wall().millis().saturating_sub(self.wall.millis()))
    }
}

pub(super) fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

impl NodeClock {
    /// Notes that a clock runs, so that heartbeats continue.
    pub fn want(&self) {
        *lock(&self.wanted) = Some(Instant::now());
    }

    /// Notes that clients can no longer reach this node: it sends no more regular heartbeats.
    pub fn retire(&self) {
        self.retired.store(true, Ordering::Relaxed);
    }

    /// Waits until no heartbeat is being sent.
    pub async fn finish_beat(&self) {
        drop(self.turn.lock().await);
    }

    pub fn is_retired(&self) -> bool {
        self.retired.load(Ordering::Relaxed)
    }

    /// Whether to send a heartbeat: a clock runs, the clocks of this node disagree (one was set, or the machine slept),
    /// or the other nodes have not been heard of for long.
    pub fn is_due(&self, config: &HallConfig, shared: bool) -> bool {
        let wanted = lock(&self.wanted).is_some_and(|wanted| wanted.elapsed() < AFTER_CLOCK);
        let last = *lock(&self.last);
        let is_old = last.is_some_and(|last| {
            let (steady, wall) = last.elapsed(&config.time);
            wall.abs_diff(steady) >= millis(config.outage).unsigned_abs() || shared && steady >= millis(IDLE_BEAT)
        });
        !self.is_retired() && (wanted || is_old)
    }

    /// The time at the tables.
    pub fn now(&self, time: &Time) -> Now {
        match &*lock(&self.last) {
            Some(last) => Now { at: last.counted_on(time.steady()), down: last.stored.down },
            None => Now { at: time.wall(), down: 0 },
        }
    }

    /// The shared time when the steady clock says `steady`; `None` before the first heartbeat.
    pub fn counted_on(&self, steady: Moment) -> Option<Moment> {
        lock(&self.last).map(|last| last.counted_on(steady))
    }

    /// Notes what the store answered to a heartbeat, and what the clocks of this node said before it.
    pub fn set(&self, stored: Pulse, steady: Moment, wall: Moment) {
        *lock(&self.last) = Some(LastBeat { stored, steady, wall });
    }

    /// Whether the last heartbeat is recent by both clocks, and no earlier than `reached`.
    pub fn is_fresh(&self, time: &Time, limit: Duration, reached: Option<Moment>) -> bool {
        lock(&self.last).is_some_and(|last| {
            let (steady, wall) = last.elapsed(time);
            steady.max(wall.saturating_abs()) < millis(limit) && reached.is_none_or(|reached| last.stored.at >= reached)
        })
    }
}
