//! Bots that play, and bots that give hints.
//!
//! Bots think on blocking threads, never on those that serve requests. Their number is limited, and people and tables
//! take turns. A bot's choice follows from what its seat knows and from the table's secret seed, so it is the same
//! after a crash, unless a busy machine cuts the search short. In games with hidden hands, the time of the answer does
//! not depend on what the bot holds.
//!
//! Bots play while a person plays at the table or looks at it. Where nodes share a store, a lease says which of them
//! plays a table's bots; if two do so all the same, the store accepts only the first append.

use std::{
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};

use rynek_bots::{Candidate, Spec, USUAL, allowance};
use rynek_kernel::Seat;
use rynek_store::{StoreError, bot_lease};
use rynek_table::{Chair, Command, PersonId, Refused, SeatPlan, Table, TableId, Terms};

use super::{
    Hall, HallError,
    answer_time::AnswerTime,
    live::{LiveState, LiveTable},
    state::{HallState, LockedTable},
    thinkers::ThinkPermit,
    thinking::Thinking,
};

/// How long a lease is valid.
const LEASE: Duration = Duration::from_secs(15);
/// How often a lease is renewed.
const RENEWAL: Duration = Duration::from_secs(5);
/// How long to wait when the store does not answer.
const RETRY: Duration = Duration::from_secs(1);
/// The most hints that a person may wait for at one table.
const MAX_HINTS: usize = 4;

/// A bot's turn.
struct BotTurn {
    table: Arc<Table>,
    seat: Seat,
    bot: Spec,
}

impl BotTurn {
    fn at(table: &Arc<Table>) -> Option<BotTurn> {
        let (seat, name) = table.bot_to_move()?;
        // A bot with a name that this version does not know is replaced.
        let bot = name.parse().or_else(|_| USUAL.parse()).ok()?;
        Some(BotTurn { table: table.clone(), seat, bot })
    }

    /// The person whose share of thinking time it uses: the next player, or the host where only bots play.
    fn payer(&self) -> PersonId {
        let (before, after) = self.table.chairs().split_at(self.seat.index());
        after.iter().chain(before).find_map(Chair::player).unwrap_or(self.table.host()).id
    }

    /// Whether it is still the same turn.
    fn is_still(&self, table: &Table) -> bool {
        table.moved() == self.table.moved() && table.bot_to_move() == self.table.bot_to_move()
    }
}

/// Whether a person waits for the bots of a table.
fn are_awaited(live: &LiveTable, table: &Table) -> bool {
    table.has_players() || live.is_looked_at()
}

/// The only action of the bot to move where nothing is gained by waiting: all hands are open, and the last action was a
/// bot's, so that no person could take it back.
fn at_once(table: &Table) -> Option<String> {
    let position = table.position();
    let last = (0..position.played()).rev().find_map(|step| position.step(step)?.0);
    let by_person = last.is_some_and(|seat| table.chairs()[seat.index()].bot.is_none());
    if position.has_secrets() || by_person {
        return None;
    }
    let mut actions = position.actions();
    if actions.len() == 1 { actions.pop() } else { None }
}

/// Why a bot does not continue on this node.
enum Pause {
    /// Another node plays it, or the hall closes.
    NotHere,
    /// The store does not answer.
    Later,
}

impl HallState {
    /// Refuses bots that people may not ask for.
    pub fn check_bot(&self, command: &Command) -> Result<(), HallError> {
        if let Command::Invite { bot, .. } = command { self.check_name(bot) } else { Ok(()) }
    }

    /// Refuses terms with bots that people may not ask for.
    pub fn check_bots(&self, terms: &Terms) -> Result<(), HallError> {
        let named = terms.seats.iter().filter_map(|plan| if let SeatPlan::Bot(bot) = plan { Some(bot) } else { None });
        named.chain([&terms.stand_in]).try_for_each(|bot| self.check_name(bot))
    }

    /// Refuses a bot that people may not ask for.
    pub fn check_name(&self, bot: &str) -> Result<(), HallError> {
        let known = bot.parse::<Spec>().is_ok_and(|spec| self.config.any_budget || spec.name() == bot);
        if known { Ok(()) } else { Err(HallError::NoSuchBot { given: bot.chars().take(64).collect() }) }
    }

    /// Starts to play the bots of a table, if it is their turn and a person waits for them.
    pub fn start_bots(self: &Arc<Self>, locked: &mut LockedTable) {
        let (live, known) = (locked.live.clone(), locked.loaded());
        let idle = known.bots_play || known.table.bot_to_move().is_none() || self.is_closing();
        if idle || !are_awaited(&live, &known.table) {
            return;
        }
        known.bots_play = true;
        let state = self.clone();
        tokio::spawn(async move { state.play_bots(&live).await });
    }

    async fn play_bots(self: &Arc<Self>, live: &Arc<LiveTable>) {
        while let Some(turn) = self.next_bot_turn(live).await {
            let played = tokio::select! {
                played = self.play_bot(live, &turn) => played,
                // The table has changed; `next_bot_turn` looks at it again.
                () = self.turn_ends(live, &turn) => Ok(()),
                () = self.closed() => Err(Pause::NotHere),
            };
            match played {
                Ok(()) => {}
                Err(Pause::Later) => tokio::time::sleep(RETRY).await,
                Err(Pause::NotHere) => return self.stop_bots(live).await,
            }
        }
    }

    /// The next turn of a bot, if a person waits for it. If there is none, this task ends.
    async fn next_bot_turn(self: &Arc<Self>, live: &Arc<LiveTable>) -> Option<BotTurn> {
        let Ok(mut locked) = self.lock_table(live.id).await else {
            // Deleted, or the store does not answer: the next round finds it again.
            self.stop_bots(live).await;
            return None;
        };
        // The table was unloaded and loaded again: the new handle has a task of its own.
        if !Arc::ptr_eq(&locked.live, live) {
            return None;
        }
        let turn = BotTurn::at(&locked.table()).filter(|_| !self.is_closing());
        let due = turn.is_some();
        let turn = turn.filter(|turn| are_awaited(live, &turn.table));
        locked.loaded().bots_play = turn.is_some();
        drop(locked);
        if due && turn.is_none() && self.store.is_shared() {
            // A client may look on another node. If this fails, the lease expires.
            let _ = self.store.release_lease(&bot_lease(live.id), &self.config.node).await;
        }
        turn
    }

    async fn stop_bots(self: &Arc<Self>, live: &Arc<LiveTable>) {
        if let LiveState::Loaded(known) = &mut *live.lock().await {
            known.bots_play = false;
        }
    }

    /// Waits until this turn of a bot is over, or no person waits for it.
    async fn turn_ends(&self, live: &Arc<LiveTable>, turn: &BotTurn) {
        let mut changes = live.changes();
        let waits = |table: &Table| turn.is_still(table) && are_awaited(live, table);
        while matches!(&*live.lock().await, LiveState::Loaded(known) if waits(&known.table)) {
            // `live` holds the sender, so this cannot fail.
            let _ = changes.changed().await;
        }
    }

    async fn play_bot(self: &Arc<Self>, live: &Arc<LiveTable>, turn: &BotTurn) -> Result<(), Pause> {
        let id = live.id;
        let Some(action) = self.holding_lease(id, self.choose(live, turn)).await? else { return Ok(()) };
        let act = Command::Act { seat: turn.seat, action, chosen_at: turn.table.number(), id: None };
        match self.command(id, &act, None).await {
            // A refusal means that the table has changed; `next_bot_turn` looks at it again.
            Ok(_) | Err(HallError::Refused(_)) => Ok(()),
            Err(HallError::Closing) => Err(Pause::NotHere),
            Err(_) => Err(Pause::Later),
        }
    }

    /// Runs `work` while holding the lease for the bots of a table.
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

    /// Takes or renews the lease, if the store is shared.
    async fn hold_lease(&self, id: TableId) -> Result<(), Pause> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let now = self.now();
        let until = now.after(LEASE.as_millis() as i64);
        match self.store.take_lease(&bot_lease(id), &self.config.node, now, until).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(Pause::NotHere),
            Err(_) => Err(Pause::Later),
        }
    }

    /// The action of a bot, when it is time to answer; `None` if no person waits for it.
    async fn choose(&self, live: &LiveTable, turn: &BotTurn) -> Option<String> {
        let BotTurn { table, seat, bot } = turn;
        let permit = self.wait_to_think(turn.payer(), live.id).await;
        if !are_awaited(live, table) {
            return None;
        }
        if let Some(only) = at_once(table) {
            return Some(only);
        }
        let position = table.position();
        let beat = self.answer_time(table, bot);
        let mut thinking = Thinking::begin(permit, table.clone(), *seat, bot.clone(), beat.is_some());
        let thought = match beat {
            Some(beat) => thinking.in_time(beat, &self.config.time).await,
            None => {
                let thought = thinking.best().await;
                self.config.time.sleep(self.until_next_beat(table)).await;
                thought
            }
        };
        let best = thought.into_iter().map(|candidate| candidate.action).find(|action| position.check(action).is_ok());
        // If the bot fails, any legal action will do.
        best.or_else(|| position.actions().into_iter().next())
    }

    async fn wait_to_think(&self, payer: PersonId, id: TableId) -> ThinkPermit {
        let began = Instant::now();
        let permit = self.thinkers.wait(payer, id).await;
        metrics::histogram!("rynek_bots_wait_seconds").record(began.elapsed().as_secs_f64());
        permit
    }

    /// How long the turn has lasted.
    fn turn_time(&self, table: &Table) -> Duration {
        let passed = table.waits_since().map_or(0, |since| self.now().since(since));
        Duration::from_millis(passed.unsigned_abs())
    }

    /// When a bot that starts to think now answers, in a game with hidden hands.
    fn answer_time(&self, table: &Table, bot: &Spec) -> Option<AnswerTime> {
        let (pace, position) = (self.config.pace, table.position());
        // In the city of the day the same bot plays the same moves for everyone, so it is never cut short.
        let hides = !pace.is_zero() && position.has_secrets() && table.terms().day.is_none();
        hides.then(|| AnswerTime::after(self.turn_time(table), allowance(position, bot), pace))
    }

    /// How long until the next multiple of the pace since the turn began.
    fn until_next_beat(&self, table: &Table) -> Duration {
        let pace = self.config.pace.as_millis() as u64;
        if pace == 0 {
            return Duration::ZERO;
        }
        let thought = self.turn_time(table).as_millis() as u64;
        Duration::from_millis(if thought == 0 { pace } else { (pace - thought % pace) % pace })
    }

    /// Releases all leases of this node, so that other nodes can take them.
    pub async fn release_leases(&self) -> Result<(), StoreError> {
        if !self.store.is_shared() {
            return Ok(());
        }
        // If the others do not hear it, they forget this node after a while.
        let _ = self.say_goodbye().await;
        self.store.release_leases(&self.config.node).await
    }
}

impl Hall {
    /// What a bot would do in place of a seat whose turn it is, the best first, and the table it looked at. The caller
    /// checks that the seat is the asker's own.
    pub async fn advise(
        &self,
        id: TableId,
        seat: Seat,
        bot: &Spec,
        most: usize,
    ) -> Result<(Arc<Table>, Vec<Candidate<String>>), HallError> {
        let state = self.state();
        state.check_name(&bot.to_string())?;
        let table = state.lock_current(id).await?.table();
        if !table.terms().hints {
            return Err(HallError::NoHints);
        }
        if table.mover() != Some(seat) {
            return Err(Refused::NotYourTurn(seat).into());
        }
        let asker = table.chairs()[seat.index()].person.as_ref().unwrap_or(table.host()).id;
        if state.thinkers.waiting_at(asker, id) >= MAX_HINTS {
            return Err(HallError::Busy { retry: RETRY });
        }
        let thought = async {
            let permit = state.wait_to_think(asker, id).await;
            Thinking::begin(permit, table.clone(), seat, bot.clone(), false).best().await
        };
        let mut best = tokio::select! {
            best = thought => best,
            () = state.closed() => return Err(HallError::Closing),
        };
        // That the player was advised is stored before the advice is sent.
        state.command(id, &Command::Advise { seat }, None).await?;
        best.truncate(most);
        Ok((table, best))
    }
}
