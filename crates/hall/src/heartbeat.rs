//! Heartbeats: this node tells the store that it is alive, and learns the shared time and about outages.

use std::sync::Arc;

use rynek_store::{Heartbeat, StoreError};
use rynek_table::{Clock, Command, Moment, Now, Phase, Table, TableId};
use tokio::task::JoinSet;

use super::{HallError, node_clock::millis, state::HallState};

/// How many tables are fetched at a time, and how many are updated concurrently.
const PAGE: usize = 256;
const CONCURRENT: usize = 16;

impl HallState {
    /// Sends heartbeats while clocks run, until the hall closes.
    pub async fn keep_beating(self: Arc<Self>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.config.pulse) => {}
                () = self.closed() => return,
            }
            if self.clock.is_due(&self.config, self.store.is_shared()) {
                // If the store does not answer, the next heartbeat that succeeds finds out for how long.
                let _ = self.beat().await;
            }
        }
    }

    /// Sends a heartbeat.
    pub async fn beat(self: &Arc<Self>) -> Result<(), StoreError> {
        let _turn = self.clock.turn.lock().await;
        // Time after the hall has closed does not count.
        if self.is_closing() { Ok(()) } else { self.beat_in_turn().await }
    }

    async fn beat_in_turn(self: &Arc<Self>) -> Result<(), StoreError> {
        let time = &self.config.time;
        let (steady, wall) = (time.steady(), time.wall());
        let beat = Heartbeat {
            node: self.config.node.clone(),
            steady: self.clock.counted_on(steady),
            wall: time.given_wall(),
            outage: millis(self.config.outage),
        };
        let (stored, ended_outage) = self.store.beat(beat).await?;
        self.clock.set(stored, steady, wall);
        if ended_outage {
            self.begin_to_set_clocks();
        }
        Ok(())
    }

    /// Not inlined: the future of `set_clocks` contains this one.
    fn begin_to_set_clocks(self: &Arc<Self>) {
        tokio::spawn(self.clone().set_clocks());
    }

    /// The time at which a command is decided. At a table with a clock, the node must know of every outage.
    pub async fn time_for(self: &Arc<Self>, table: &Table, command: &Command) -> Result<Now, HallError> {
        let timed = table.terms().clock != Clock::None && matches!(table.phase(), Phase::Gathering | Phase::Playing);
        if timed {
            self.clock.want();
            // Only a node whose heartbeat was stored after a clock ran out may decide that it ran out.
            let run_out = table.runs_out().map(|(_, moment)| moment).filter(|moment| *moment <= self.now());
            let reached = run_out.filter(|_| *command == Command::LookAtClock);
            if reached.is_some() && self.clock.is_retired() {
                return Err(HallError::Closing);
            }
            self.ensure_fresh_beat(reached).await?;
        }
        Ok(self.clock.now(&self.config.time))
    }

    async fn ensure_fresh_beat(self: &Arc<Self>, reached: Option<Moment>) -> Result<(), StoreError> {
        let is_fresh = || self.clock.is_fresh(&self.config.time, self.config.outage / 2, reached);
        if is_fresh() {
            return Ok(());
        }
        let _turn = self.clock.turn.lock().await;
        if is_fresh() { Ok(()) } else { self.beat_in_turn().await }
    }

    /// After an outage, gives all players their time back, so that clients show the right clocks. Where this fails, it
    /// is done before the table's next entry.
    async fn set_clocks(self: Arc<Self>) {
        let mut after = None;
        loop {
            let Ok(page) = self.store.with_clocks(after, PAGE).await else { return };
            for tables in page.chunks(CONCURRENT) {
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

async fn set_clock(state: Arc<HallState>, id: TableId) {
    let _ = state.command(id, &Command::LookAtClock, None).await;
}
