//! What the house does by itself now and then: clocks that run out, tables that nobody tends, memory nobody needs.

use std::{
    sync::{Arc, PoisonError},
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use super::{
    HallError,
    house::{Entered, House},
    live::{Live, Stand},
};
use crate::{Command, Refused, Table, TableId, store::Retention};

/// How many tables are asked for at once, and how many are looked at at once.
const PAGE: usize = 256;
const TOGETHER: usize = 16;
/// The least time between two rounds.
const BREATH: Duration = Duration::from_millis(20);
/// How often things that can wait are done.
const SELDOM: Duration = Duration::from_secs(3_600);

/// Whether all went well.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    Done,
    /// Something is left over, and it is of no use to try again at once.
    LeftOver,
}

impl House {
    /// Makes rounds until the house closes.
    pub async fn make_rounds(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        let mut last_chores: Option<Instant> = None;
        loop {
            let round = self.look_after_all().await;
            self.tend_watched();
            self.put_away_idle();
            if last_chores.is_none_or(|last| last.elapsed() >= SELDOM) {
                last_chores = Some(Instant::now());
                self.do_chores().await;
            }
            let wait = self.until_next_round(round).await;
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.alarm.notified() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }

    /// A clock may have to be looked at sooner than was planned.
    pub fn mind_clock(&self, table: &Table) {
        let Some((_, runs_out)) = table.runs_out() else { return };
        self.pulse.want();
        let asleep_until = *self.asleep_until.lock().unwrap_or_else(PoisonError::into_inner);
        if runs_out < asleep_until {
            self.alarm.notify_one();
        }
    }

    async fn until_next_round(&self, round: Round) -> Duration {
        let now = self.now();
        let next = if round == Round::Done { self.store.next_clock().await.ok().flatten() } else { None };
        if next.is_some() {
            self.pulse.want();
        }
        let until_clock = next.map(|next| Duration::from_millis(next.since(now).unsigned_abs()));
        let wait = until_clock.unwrap_or(self.rules.rounds).clamp(BREATH, self.rules.rounds.max(BREATH));
        let until = now.after(wait.as_millis() as i64);
        *self.asleep_until.lock().unwrap_or_else(PoisonError::into_inner) = until;
        wait
    }

    /// Sees to every table at which a bot is to move or a clock has run out.
    async fn look_after_all(self: &Arc<Self>) -> Round {
        let mut round = Round::Done;
        let mut after = None;
        loop {
            let Ok(page) = self.store.untended(self.now(), &self.rules.node, after, PAGE).await else {
                return Round::LeftOver;
            };
            for tables in page.chunks(TOGETHER) {
                let looks: Vec<_> = tables.iter().map(|id| (self.clone(), *id)).collect();
                let mut looking: JoinSet<_> =
                    looks.into_iter().map(|(house, id)| async move { house.look_after(id).await }).collect();
                while let Some(looked) = looking.join_next().await {
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

    async fn look_after(self: &Arc<Self>, id: TableId) -> Result<(), HallError> {
        let now = self.now();
        // Whoever enters sees to the bots.
        let table = self.enter(id).await?.table();
        if table.bot_to_move().is_some() && !table.has_players() {
            self.store.let_rest(id, table.number()).await?;
        }
        if table.runs_out().is_some_and(|(_, moment)| moment <= now) {
            match self.command(id, &Command::LookAtClock, None).await {
                // Somebody moved at the last moment, or another node looked.
                Ok(_) | Err(HallError::Refused(Refused::TimeLeft | Refused::Over)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Bots that only those wait for who look: no store knows of them, and another node may have played them until now.
    fn tend_watched(self: &Arc<Self>) {
        for live in self.all() {
            // Whoever else has the turn sees to the bots.
            if live.is_looked_at()
                && let Some(mut entered) = Entered::at_once(&live)
                && !entered.table().has_players()
            {
                self.tend(&mut entered);
            }
        }
    }

    /// Takes tables out of memory that nobody watches or uses.
    fn put_away_idle(&self) {
        for live in self.all() {
            self.put_away_if_idle(&live, self.rules.idle, |_| true);
        }
    }

    /// Takes a table out of memory if nobody has used it for so long, and if `may_go`.
    pub fn put_away_if_idle(&self, live: &Arc<Live>, idle: Duration, may_go: impl Fn(&Table) -> bool) {
        if !live.is_idle(idle) {
            return;
        }
        let Some(mut stand) = live.try_lock() else { return };
        // Nobody can have begun to watch it: that takes the same turn.
        let stays = matches!(&*stand, Stand::Known(known) if known.bots_play || !may_go(&known.table));
        if !stays && live.is_idle(idle) {
            self.put_away(live, &mut stand);
        }
    }

    /// What can wait. If it fails it is done the next time.
    async fn do_chores(self: &Arc<Self>) {
        self.rate_the_rest().await;
        if self.rules.retention != Retention::default() {
            // Whichever clock is behind: nothing is removed because the other was set wrong.
            let now = self.now().min(self.rules.time.wall());
            let _ = self.store.sweep(self.rules.retention, now).await;
        }
    }
}
