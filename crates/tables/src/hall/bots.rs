//! Bots at their turn, and bots that give hints.
//!
//! A bot thinks on a thread of its own kind, never on those that serve people; so many at once, and tables take turns.
//! Its choice follows from what its seat knows and from the table's secret seed, so after a crash it is the same again.
//! Where nodes share a store, a lease says which of them plays a table's bots; should two play all the same, the numbers
//! of the table let one of them win.

use std::{sync::Arc, time::Duration};

use rynek_bots::{Budget, Candidate, LEVELS, Spec, consider};
use rynek_kernel::Seat;
use tokio::sync::OwnedSemaphorePermit;

use super::{
    HallError,
    house::{Entered, House},
    live::Live,
};
use crate::{
    Command, Refused, SeatPlan, Table, TableId, Terms,
    store::{StoreError, bot_lease},
};

/// How long a node may play the bots of a table without renewing its lease.
const LEASE: Duration = Duration::from_secs(15);
/// How often it is renewed meanwhile.
const RENEWAL: Duration = Duration::from_secs(5);
/// How long to wait when the store does not answer.
const PATIENCE: Duration = Duration::from_secs(1);
/// Who plays where a bot is called by a name that nobody knows any more.
const UNKNOWN: &str = LEVELS[1];

/// A bot's turn.
struct BotTurn {
    table: Arc<Table>,
    seat: Seat,
    bot: Spec,
}

impl BotTurn {
    fn at(table: &Arc<Table>) -> Option<BotTurn> {
        let (seat, name) = table.bot_to_move()?;
        let bot = name.parse().or_else(|_| UNKNOWN.parse()).ok()?;
        Some(BotTurn { table: table.clone(), seat, bot })
    }
}

/// Why a bot does not go on here.
enum Pause {
    /// Another node plays it, or the house closes.
    NotHere,
    /// The store does not answer.
    Later,
}

impl House {
    /// Refuses bots that people may not ask for.
    pub fn check_bot(&self, command: &Command) -> Result<(), HallError> {
        if let Command::Invite { bot, .. } = command { self.check_name(bot) } else { Ok(()) }
    }

    /// The same for a whole table.
    pub fn check_bots(&self, terms: &Terms) -> Result<(), HallError> {
        let named = terms.seats.iter().filter_map(|plan| if let SeatPlan::Bot(bot) = plan { Some(bot) } else { None });
        named.chain([&terms.stand_in]).try_for_each(|bot| self.check_name(bot))
    }

    fn check_name(&self, bot: &str) -> Result<(), HallError> {
        let known = bot.parse::<Spec>().is_ok_and(|spec| self.rules.any_budget || spec.name() == bot);
        if known { Ok(()) } else { Err(HallError::NoSuchBot { given: bot.chars().take(64).collect() }) }
    }

    /// Sees to it that the bots of a table play, if it is their turn.
    pub fn tend(self: &Arc<Self>, entered: &mut Entered) {
        let (live, known) = (entered.live.clone(), entered.known());
        if known.bots_play || known.table.bot_to_move().is_none() || self.is_closing() {
            return;
        }
        known.bots_play = true;
        let house = self.clone();
        tokio::spawn(async move { house.play_bots(&live).await });
    }

    async fn play_bots(self: &Arc<Self>, live: &Arc<Live>) {
        let mut closing = self.closing.subscribe();
        while let Some(turn) = self.next_bot_turn(live).await {
            let played = tokio::select! {
                played = self.play_bot(live.id, turn) => played,
                _ = closing.wait_for(|closing| *closing) => Err(Pause::NotHere),
            };
            match played {
                Ok(()) => {}
                Err(Pause::Later) => tokio::time::sleep(PATIENCE).await,
                Err(Pause::NotHere) => return self.rest(live).await,
            }
        }
    }

    /// The turn of a bot, if it is one's. If not, nobody plays the bots of this table until it is again.
    async fn next_bot_turn(self: &Arc<Self>, live: &Arc<Live>) -> Option<BotTurn> {
        let Ok(mut entered) = self.enter(live.id).await else {
            // Gone, or out of reach: whoever makes rounds finds it again.
            self.rest(live).await;
            return None;
        };
        // A table that was put away and read again is another one in memory, and has its own to play its bots.
        if !Arc::ptr_eq(&entered.live, live) {
            return None;
        }
        let turn = BotTurn::at(&entered.table()).filter(|_| !self.is_closing());
        entered.known().bots_play = turn.is_some();
        turn
    }

    async fn rest(self: &Arc<Self>, live: &Arc<Live>) {
        if let super::live::Stand::Known(known) = &mut *live.lock().await {
            known.bots_play = false;
        }
    }

    async fn play_bot(self: &Arc<Self>, id: TableId, turn: BotTurn) -> Result<(), Pause> {
        let permit = self.thinkers.clone().acquire_owned().await.map_err(|_| Pause::NotHere)?;
        self.hold_lease(id).await?;
        let BotTurn { table, seat, bot } = turn;
        let action = self.choose(permit, id, table.clone(), seat, bot).await?;
        tokio::time::sleep(self.until_the_beat(&table)).await;
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        match self.command(id, &act, None).await {
            // If it is refused the table has moved on, and the next look will tell.
            Ok(_) | Err(HallError::Refused(_)) => Ok(()),
            Err(HallError::Closing) => Err(Pause::NotHere),
            Err(_) => Err(Pause::Later),
        }
    }

    /// On a shared store, makes sure that this node plays the bots of a table.
    async fn hold_lease(&self, id: TableId) -> Result<(), Pause> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let now = self.now();
        let until = now.after(LEASE.as_millis() as i64);
        match self.store.take_lease(&bot_lease(id), &self.rules.node, now, until).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(Pause::NotHere),
            Err(_) => Err(Pause::Later),
        }
    }

    async fn choose(
        &self,
        permit: OwnedSemaphorePermit,
        id: TableId,
        table: Arc<Table>,
        seat: Seat,
        bot: Spec,
    ) -> Result<String, Pause> {
        let fallback = table.clone();
        let mut thinking = std::pin::pin!(self.think(permit, table, seat, bot));
        let thought = loop {
            tokio::select! {
                thought = &mut thinking => break thought,
                () = tokio::time::sleep(RENEWAL) => self.hold_lease(id).await?,
            }
        };
        let position = fallback.position();
        let best = thought.into_iter().map(|candidate| candidate.action).find(|action| position.check(action).is_ok());
        // A bot that fails plays badly, but the table goes on.
        best.or_else(|| position.actions().into_iter().next()).ok_or(Pause::NotHere)
    }

    /// Lets a bot think, apart from everything that people wait for. Nothing if it fails.
    async fn think(
        &self,
        permit: OwnedSemaphorePermit,
        table: Arc<Table>,
        seat: Seat,
        bot: Spec,
    ) -> Vec<Candidate<String>> {
        let budget = Budget { stop: Some(self.stop.clone()), ..bot.budget().clone() };
        let bot = bot.with_budget(budget);
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            consider(table.position(), seat, &bot, &mut table.musing())
        });
        thought.await.unwrap_or_default()
    }

    /// How long until the next beat of the pace since the turn began.
    fn until_the_beat(&self, table: &Table) -> Duration {
        let pace = self.rules.pace.as_millis() as i64;
        if pace == 0 {
            return Duration::ZERO;
        }
        let thought = table.waits_since().map_or(0, |since| self.now().since(since));
        let wait = if thought == 0 { pace } else { (pace - thought % pace) % pace };
        Duration::from_millis(wait.unsigned_abs())
    }

    /// What a bot would do in place of a seat.
    pub async fn advise(
        self: &Arc<Self>,
        id: TableId,
        seat: Seat,
        bot: &Spec,
        most: usize,
    ) -> Result<(Arc<Table>, Vec<Candidate<String>>), HallError> {
        self.check_name(&bot.to_string())?;
        let busy = || HallError::Busy { retry: PATIENCE };
        let _waiting = self.advice.try_acquire().map_err(|_| busy())?;
        let table = self.enter_as_it_is(id).await?.table();
        if !table.terms().hints {
            return Err(HallError::NoHints);
        }
        if table.mover() != Some(seat) {
            return Err(Refused::NotYourTurn(seat).into());
        }
        let permit = self.thinkers.clone().acquire_owned().await.map_err(|_| HallError::Closing)?;
        let mut best = self.think(permit, table.clone(), seat, bot.clone()).await;
        if self.is_closing() {
            return Err(HallError::Closing);
        }
        // What is said is known to all, and kept, before it is heard.
        self.command(id, &Command::Advise { seat }, None).await?;
        best.truncate(most);
        Ok((table, best))
    }

    /// Gives back what other nodes may take over.
    pub async fn release_leases(&self) -> Result<(), StoreError> {
        if !self.store.is_shared() {
            return Ok(());
        }
        self.store.leave_company(&self.rules.node).await?;
        self.store.release_leases(&self.rules.node).await
    }
}
