//! Bots at their turn, and bots that give hints.
//!
//! A bot thinks on a thread of its own kind, never on those that serve people; so many at once, and people and tables
//! take turns. Its choice follows from what its seat knows and from the table's secret seed, so after a crash it is the
//! same again, unless a busy machine cuts its thinking short. Where hands are hidden, when it answers does not follow
//! from what it holds.
//!
//! Bots play while a person waits for them: one who plays at the table, or one who looks at it. Where nodes share a
//! store, a lease says which of them plays a table's bots; should two play all the same, the numbers of the table let
//! one of them win.

use std::{
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};

use rynek_bots::{Candidate, LEVELS, Spec, allowance};
use rynek_kernel::Seat;

use super::{
    HallError,
    beat::Beat,
    house::{Entered, House},
    live::{Live, Stand},
    thinkers::Place,
    thinking::Thinking,
};
use crate::{
    Chair, Command, PersonId, Refused, SeatPlan, Table, TableId, Terms,
    store::{StoreError, bot_lease},
};

/// How long a node may play the bots of a table without renewing its lease.
const LEASE: Duration = Duration::from_secs(15);
/// How often it is renewed meanwhile.
const RENEWAL: Duration = Duration::from_secs(5);
/// How long to wait when the store does not answer.
const PATIENCE: Duration = Duration::from_secs(1);
/// How many hints one may wait for at a table.
const HINTS: usize = 4;
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

    /// Whom its thinking is charged to: whoever plays next, or the host where only bots play.
    fn payer(&self) -> PersonId {
        let (before, after) = self.table.chairs().split_at(self.seat.index());
        after.iter().chain(before).find_map(Chair::player).unwrap_or(self.table.host()).id
    }

    /// Whether it is still the same turn.
    fn is_still(&self, table: &Table) -> bool {
        table.moved == self.table.moved && table.bot_to_move() == self.table.bot_to_move()
    }
}

/// Whether anybody waits for the bots of a table.
fn are_awaited(live: &Live, table: &Table) -> bool {
    table.has_players() || live.is_looked_at()
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

    /// Sees to it that the bots of a table play, if it is their turn and anybody waits for them.
    pub fn tend(self: &Arc<Self>, entered: &mut Entered) {
        let (live, known) = (entered.live.clone(), entered.known());
        let idle = known.bots_play || known.table.bot_to_move().is_none() || self.is_closing();
        if idle || !are_awaited(&live, &known.table) {
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
                played = self.play_bot(live, &turn) => played,
                // The table has moved on, and the next look will tell.
                () = self.missed(live, &turn) => Ok(()),
                _ = closing.wait_for(|closing| *closing) => Err(Pause::NotHere),
            };
            match played {
                Ok(()) => {}
                Err(Pause::Later) => tokio::time::sleep(PATIENCE).await,
                Err(Pause::NotHere) => return self.rest(live).await,
            }
        }
    }

    /// The turn of a bot, if it is one's and anybody waits for it. If not, nobody plays the bots of this table until it
    /// is again.
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
        let due = turn.is_some();
        let turn = turn.filter(|turn| are_awaited(live, &turn.table));
        entered.known().bots_play = turn.is_some();
        drop(entered);
        if due && turn.is_none() && self.store.is_shared() {
            // Somebody may look from another node. If it fails, the lease runs out by itself.
            let _ = self.store.release_lease(&bot_lease(live.id), &self.rules.node).await;
        }
        turn
    }

    async fn rest(self: &Arc<Self>, live: &Arc<Live>) {
        if let Stand::Known(known) = &mut *live.lock().await {
            known.bots_play = false;
        }
    }

    /// Waits until it is no longer this turn of a bot, or nobody waits for it any more.
    async fn missed(&self, live: &Arc<Live>, turn: &BotTurn) {
        let mut stirrings = live.stirrings();
        let waits = |table: &Table| turn.is_still(table) && are_awaited(live, table);
        while matches!(&*live.lock().await, Stand::Known(known) if waits(&known.table)) {
            // A table that is alive has the other end.
            let _ = stirrings.changed().await;
        }
    }

    async fn play_bot(self: &Arc<Self>, live: &Arc<Live>, turn: &BotTurn) -> Result<(), Pause> {
        let id = live.id;
        let Some(action) = self.holding_lease(id, self.choose(live, turn)).await? else { return Ok(()) };
        let act = Command::Act { seat: turn.seat, action, chosen_at: turn.table.number(), id: None };
        match self.command(id, &act, None).await {
            // If it is refused the table has moved on, and the next look will tell.
            Ok(_) | Err(HallError::Refused(_)) => Ok(()),
            Err(HallError::Closing) => Err(Pause::NotHere),
            Err(_) => Err(Pause::Later),
        }
    }

    /// Does something while this node plays the bots of a table, and sees to it that no other does.
    async fn holding_lease<T>(&self, id: TableId, work: impl Future<Output = T>) -> Result<T, Pause> {
        self.hold_lease(id).await?;
        let mut work = pin!(work);
        loop {
            tokio::select! {
                done = &mut work => return Ok(done),
                () = tokio::time::sleep(RENEWAL) => self.hold_lease(id).await?,
            }
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

    /// What a bot does at its beat; `None` where nobody waits for it any more.
    async fn choose(&self, live: &Live, turn: &BotTurn) -> Option<String> {
        let BotTurn { table, seat, bot } = turn;
        let place = self.wait_to_think(turn.payer(), live.id).await;
        if !are_awaited(live, table) {
            return None;
        }
        let position = table.position();
        let beat = self.answer_beat(table, bot);
        let mut thinking = Thinking::begin(place, table.clone(), *seat, bot.clone(), beat.is_some());
        let thought = match beat {
            Some(beat) => thinking.on_the_beat(beat, &self.rules.time).await,
            None => {
                let thought = thinking.best().await;
                self.rules.time.sleep(self.until_the_beat(table)).await;
                thought
            }
        };
        let best = thought.into_iter().map(|candidate| candidate.action).find(|action| position.check(action).is_ok());
        // A bot that fails plays badly, but the table goes on.
        best.or_else(|| position.actions().into_iter().next())
    }

    async fn wait_to_think(&self, payer: PersonId, id: TableId) -> Place {
        let began = Instant::now();
        let place = self.thinkers.wait(payer, id).await;
        metrics::histogram!("rynek_bots_wait_seconds").record(began.elapsed().as_secs_f64());
        place
    }

    /// How long the turn has lasted.
    fn turn_lasts(&self, table: &Table) -> Duration {
        let passed = table.waits_since().map_or(0, |since| self.now().since(since));
        Duration::from_millis(passed.unsigned_abs())
    }

    /// When a bot answers that is to think now, where that must not follow from what it holds.
    fn answer_beat(&self, table: &Table, bot: &Spec) -> Option<Beat> {
        let (pace, position) = (self.rules.pace, table.position());
        let hides = !pace.is_zero() && position.has_secrets();
        hides.then(|| Beat::after(self.turn_lasts(table), allowance(position, bot), pace))
    }

    /// How long until the next beat of the pace since the turn began.
    fn until_the_beat(&self, table: &Table) -> Duration {
        let pace = self.rules.pace.as_millis() as u64;
        if pace == 0 {
            return Duration::ZERO;
        }
        let thought = self.turn_lasts(table).as_millis() as u64;
        Duration::from_millis(if thought == 0 { pace } else { (pace - thought % pace) % pace })
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
        let table = self.enter_as_it_is(id).await?.table();
        if !table.terms().hints {
            return Err(HallError::NoHints);
        }
        if table.mover() != Some(seat) {
            return Err(Refused::NotYourTurn(seat).into());
        }
        let asker = table.chairs()[seat.index()].person.as_ref().unwrap_or(table.host()).id;
        if self.thinkers.waiting_at(asker, id) >= HINTS {
            return Err(HallError::Busy { retry: PATIENCE });
        }
        let mut closing = self.closing.subscribe();
        let mut best = tokio::select! {
            best = self.think(asker, id, &table, seat, bot) => best,
            _ = closing.wait_for(|closing| *closing) => return Err(HallError::Closing),
        };
        // What is said is known to all, and kept, before it is heard.
        self.command(id, &Command::Advise { seat }, None).await?;
        best.truncate(most);
        Ok((table, best))
    }

    async fn think(
        &self,
        asker: PersonId,
        id: TableId,
        table: &Arc<Table>,
        seat: Seat,
        bot: &Spec,
    ) -> Vec<Candidate<String>> {
        let place = self.wait_to_think(asker, id).await;
        Thinking::begin(place, table.clone(), seat, bot.clone(), false).best().await
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
