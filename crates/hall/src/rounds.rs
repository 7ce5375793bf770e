//! Regular rounds of the hall: clocks that run out, tables without a node, idle tables in memory, and maintenance.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use rynek_store::Retention;
use rynek_table::{Command, Refused, Table, TableId};
use tokio::task::JoinSet;

use super::{
    HallError,
    live::{LiveState, LiveTable},
    lock,
    state::{HallState, LockedTable},
};

/// How many tables are fetched at a time, and how many are looked at concurrently.
const PAGE: usize = 256;
const CONCURRENT: usize = 16;
/// The least time between two rounds.
const MIN_WAIT: Duration = Duration::from_millis(20);
/// How often maintenance runs.
const MAINTENANCE: Duration = Duration::from_secs(3_600);

/// Whether all went well.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    Done,
    /// Something failed, and is tried again in the next regular round.
    LeftOver,
}

impl HallState {
    /// Makes rounds until the hall closes.
    pub async fn make_rounds(self: Arc<Self>) {
        let mut last_chores: Option<Instant> = None;
        loop {
            let round = self.look_after_all().await;
            self.start_watched_bots();
            self.unload_idle();
            if last_chores.is_none_or(|last| last.elapsed() >= MAINTENANCE) {
                last_chores = Some(Instant::now());
                self.do_chores().await;
            }
            let wait = self.until_next_round(round).await;
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.alarm.notified() => {}
                () = self.closed() => return,
            }
        }
    }

    /// Wakes the task that makes rounds if this table's clock runs out before the next round.
    pub fn watch_clock(&self, table: &Table) {
        let Some((_, runs_out)) = table.runs_out() else { return };
        self.clock.want();
        let next_round = *lock(&self.next_round);
        if runs_out < next_round {
            self.alarm.notify_one();
        }
    }

    async fn until_next_round(&self, round: Round) -> Duration {
        let now = self.now();
        let next = if round == Round::Done { self.store.next_clock().await.ok().flatten() } else { None };
        if next.is_some() {
            self.clock.want();
        }
        let until_clock = next.map(|next| Duration::from_millis(next.since(now).unsigned_abs()));
        let wait = until_clock.unwrap_or(self.config.rounds).clamp(MIN_WAIT, self.config.rounds.max(MIN_WAIT));
        let until = now.after(wait.as_millis() as i64);
        *lock(&self.next_round) = until;
        wait
    }

    /// Looks at every table where a bot is to move or a clock has run out.
    async fn look_after_all(self: &Arc<Self>) -> Round {
        let mut round = Round::Done;
        let mut after = None;
        loop {
            let Ok(page) = self.store.untended(self.now(), &self.config.node, after, PAGE).await else {
                return Round::LeftOver;
            };
            for tables in page.chunks(CONCURRENT) {
                let mut looks: JoinSet<_> = tables.iter().map(|id| self.clone().look_after(*id)).collect();
                while let Some(looked) = looks.join_next().await {
                    if !matches!(looked, Ok(Ok(()))) {
                        round = Round::LeftOver;
                    }
                }
            }
            after = page.last().copied();
            if page.len() < PAGE {
                return round;
            }
        }
    }

    async fn look_after(self: Arc<Self>, id: TableId) -> Result<(), HallError> {
        let now = self.now();
        // Locking a table also starts its bots.
        let table = self.lock_table(id).await?.table();
        if table.bot_to_move().is_some() && !table.has_players() {
            self.store.clear_awaits_bot(id, table.number()).await?;
        }
        if table.runs_out().is_some_and(|(_, moment)| moment <= now) {
            match self.command(id, &Command::LookAtClock, None).await {
                // The player moved in time, or another node was first.
                Ok(_) | Err(HallError::Refused(Refused::TimeLeft | Refused::Over)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Starts bots that only spectators wait for: the store does not list them, and another node may have played them.
    fn start_watched_bots(self: &Arc<Self>) {
        for live in self.all() {
            // The holder of the lock starts the bots.
            if live.is_looked_at()
                && let Some(mut locked) = LockedTable::try_lock(&live)
                && !locked.table().has_players()
            {
                self.start_bots(&mut locked);
            }
        }
    }

    /// Unloads tables that are not watched or used.
    fn unload_idle(&self) {
        for live in self.all() {
            self.unload_if_idle(&live, self.config.idle, |_| true);
        }
    }

    /// Unloads a table if it was not used for `idle`, and if `may_go`.
    pub fn unload_if_idle(&self, live: &Arc<LiveTable>, idle: Duration, may_go: impl Fn(&Table) -> bool) {
        if !live.is_idle(idle) {
            return;
        }
        let Some(mut state) = live.try_lock() else { return };
        // A watch cannot begin meanwhile: that needs the same lock.
        let stays = matches!(&*state, LiveState::Loaded(loaded) if loaded.bots_play || !may_go(&loaded.table));
        if !stays && live.is_idle(idle) {
            self.unload(live, &mut state);
        }
    }

    /// Maintenance. If it fails, it is done the next time.
    async fn do_chores(self: &Arc<Self>) {
        self.rate_missed_games().await;
        if self.config.retention != Retention::default() {
            // The clock that is behind counts: nothing is removed because the other was set wrong.
            let now = self.now().min(self.config.time.wall());
            let _ = self.store.sweep(self.config.retention, now).await;
        }
    }
}
