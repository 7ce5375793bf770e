//! A table: the state that its history leads to.

use std::sync::Arc;

use rynek_catalog::AnyGame;
use rynek_kernel::{JsonText, Seat, Turn};
use sha2::{Digest, Sha256};

use crate::{
    Chair, Commitment, Corrupt, Ending, Entry, Event, Moment, OnTimeOut, Person, Refused, Seed, TableId, Terms,
    clock::Clocks,
};

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// The game has begun and is not over.
    Playing,
    /// The game is over.
    Over,
    /// It was closed before its game was over.
    Closed,
}

/// A request to the other players for consent to take actions back.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Request))]
#[ts(rename = "Request")]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many actions.
    pub actions: usize,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
}

impl UndoRequest {
    pub(crate) fn new(seat: Seat, actions: usize) -> UndoRequest {
        UndoRequest { seat, actions, agreed: Vec::new() }
    }
}

/// An action with an id from its client. The id is stored as a hash, since a table may have many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent {
    pub hash: u128,
    pub number: u64,
}

fn id_hash(seat: Seat, id: &str) -> u128 {
    let hash = Sha256::new().chain_update([seat.number()]).chain_update(id).finalize();
    hash.iter().take(16).fold(0, |name, byte| name << 8 | u128::from(*byte))
}

/// A table: the state that its history leads to. A clone shares what it can with the original.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) terms: Arc<Terms>,
    /// The options of the game, as JSON for viewers.
    pub(crate) options: JsonText,
    pub(crate) host: Person,
    pub(crate) seed: Seed,
    pub(crate) commitment: Commitment,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    pub(crate) position: Box<dyn AnyGame>,
    pub(crate) clocks: Clocks,
    /// The number of the last entry.
    pub(crate) number: u64,
    /// The number of the last entry that changed the position.
    pub(crate) moved: u64,
    /// The actions that had an id, and their numbers.
    pub(crate) sent: Vec<Sent>,
    pub(crate) request: Option<UndoRequest>,
    /// People whom the host removed.
    pub(crate) removed: Vec<Person>,
    /// The table of the rematch.
    pub(crate) followed: Option<TableId>,
    /// Whether its game was imported from a record.
    pub(crate) imported: bool,
    /// How many draws were made, those that were taken back included.
    draws: u64,
    /// Whether a draw or a bot's action was taken back without the consent of another person.
    pub(crate) tried_again: bool,
    /// Milliseconds of all outages that its clocks were paused for, or that came before its game.
    pub(crate) down: u64,
    opened: Moment,
    /// When it last changed, outages apart.
    pub(crate) changed: Moment,
    /// When the last entry was made.
    pub(crate) latest: Moment,
}

impl Table {
    /// A new table, and the first entry of its history.
    pub fn open(terms: Terms, seed: Seed, host: &Person, now: Moment) -> Result<(Table, Vec<Entry>), Refused> {
        terms.check()?;
        let start = rynek_catalog::open(&terms.game, terms.edition.as_deref(), &terms.game_options())?;
        terms.check_seats(start.players())?;
        let event = Event::Opened {
            rules: start.rules_version(),
            edition: start.edition(),
            commitment: seed.commitment(),
            host: host.clone(),
            imported: false,
            terms: Box::new(terms),
        };
        let entry = Entry { number: 1, at: now, event };
        let table = Table::first(&entry, seed).expect("a checked table can be opened");
        Ok((table, vec![entry]))
    }

    /// The table that a history leads to.
    pub fn replay(history: &[Entry], seed: Seed) -> Result<Table, Corrupt> {
        let (first, rest) = history.split_first().ok_or(Corrupt::Empty)?;
        let mut table = Table::first(first, seed)?;
        rest.iter().try_for_each(|entry| table.fold(entry))?;
        Ok(table)
    }

    /// The table that the first entry of a history opens.
    pub fn first(entry: &Entry, seed: Seed) -> Result<Table, Corrupt> {
        let Event::Opened { terms, rules, edition, commitment, host, imported } = &entry.event else {
            return Err(Corrupt::NotOpened);
        };
        if seed.commitment() != *commitment {
            return Err(Corrupt::OtherSeed);
        }
        let options = terms.game_options();
        let start = rynek_catalog::reopen(&terms.game, terms.edition.as_deref(), edition, &options)?;
        if start.rules_version() != *rules {
            return Err(Corrupt::OtherRules { found: *rules, expected: start.rules_version() });
        }
        if !start.is_edition(edition) {
            return Err(Corrupt::OtherEdition { found: edition.clone(), expected: start.edition() });
        }
        Ok(Table {
            host: host.clone(),
            seed,
            commitment: commitment.clone(),
            chairs: terms.seats.iter().map(Chair::planned).collect(),
            phase: Phase::Gathering,
            position: start,
            clocks: Clocks::new(terms.clock, terms.seats.len()),
            number: 1,
            moved: 1,
            sent: Vec::new(),
            request: None,
            removed: Vec::new(),
            followed: None,
            imported: *imported,
            draws: 0,
            tried_again: false,
            down: 0,
            opened: entry.at,
            changed: entry.at,
            latest: entry.at,
            terms: Arc::from(terms.clone()),
            options: JsonText::of(&options),
        })
    }

    /// Applies the next entry of the history.
    pub fn fold(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let expected = self.number + 1;
        if entry.number != expected {
            return Err(Corrupt::Gap { expected, found: entry.number });
        }
        let before = (self.actions_played(), self.phase, self.mover());
        self.apply(entry).map_err(|why| Corrupt::Impossible { number: entry.number, why })?;
        self.number = entry.number;
        self.latest = entry.at;
        // An outage must not change the order of lists.
        if !matches!(entry.event, Event::Outage { .. }) {
            self.changed = entry.at;
        }
        if matches!(entry.event, Event::Acted { .. } | Event::Drawn { .. } | Event::TookBack { .. }) {
            self.moved = entry.number;
            self.request = None;
        }
        self.check_whether_over();
        if before != (self.actions_played(), self.phase, self.mover()) {
            self.clocks.pass_to(self.mover(), entry.at);
        }
        Ok(())
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), String> {
        match &entry.event {
            Event::Opened { .. } => return Err("a table is opened only once".to_owned()),
            Event::Sat { seat, person, entropy } => {
                let chair = self.chair_mut(*seat)?;
                chair.person = Some(person.clone());
                chair.entropy = Some(entropy.clone());
            }
            Event::Named { seat, person } => self.chair_mut(*seat)?.person = Some(person.clone()),
            Event::Invited { seat, bot } => self.chair_mut(*seat)?.bot = Some(bot.clone()),
            Event::Rose { seat, removed, key } => {
                let chair = self.chair_mut(*seat)?;
                (chair.bot, chair.entropy) = (None, None);
                chair.key = key.clone().or(chair.key.take());
                let person = chair.person.take().filter(|_| *removed);
                // A person who had several seats is listed once.
                let person = person.filter(|person| !self.is_removed(person.id));
                self.removed.extend(person);
            }
            Event::Admitted { person } => self.removed.retain(|removed| removed.id != *person),
            Event::SeatsDrawn { order } => self.change_seats(order)?,
            Event::Started { down } => (self.phase, self.down) = (Phase::Playing, *down),
            Event::Acted { seat, action, id } => {
                self.step(action)?;
                self.sent.extend(id.as_deref().map(|id| Sent { hash: id_hash(*seat, id), number: entry.number }));
            }
            Event::Drawn { action } => {
                self.step(action)?;
                self.draws += 1;
            }
            Event::TookBack { seat, actions } => {
                let agreed = self.request.as_ref().is_some_and(|request| !request.agreed.is_empty());
                self.tried_again |= !agreed && *actions > self.free_to_take_back(*seat);
                self.position.take_back(*actions).ok_or("more actions are taken back than were played")?;
            }
            Event::Asked { seat, actions } => self.request = Some(UndoRequest::new(*seat, *actions)),
            Event::Answered { seat, agrees } => self.answer(*seat, *agrees),
            Event::Advised { seat } => self.chair_mut(*seat)?.advised = true,
            Event::Left { seat, bot } => self.chair_mut(*seat)?.bot = Some(bot.clone()),
            Event::Returned { seat } => self.chair_mut(*seat)?.bot = None,
            Event::Resigned { seat } => self.forfeit(*seat)?,
            Event::RanOut { seat } => match self.terms.on_time_out {
                OnTimeOut::Forfeit => self.forfeit(*seat)?,
                OnTimeOut::Bot => self.chair_mut(*seat)?.bot = Some(self.terms.stand_in.clone()),
            },
            Event::Outage { millis, down } => {
                self.clocks.pause(*millis);
                self.down = *down;
            }
            Event::Closed => self.phase = Phase::Closed,
            Event::Followed { table } => self.followed = Some(*table),
        }
        Ok(())
    }

    pub(crate) fn sent_before(&self, seat: Seat, id: &str) -> Option<u64> {
        let hash = id_hash(seat, id);
        self.sent.iter().rev().find(|sent| sent.hash == hash).map(|sent| sent.number)
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn forfeit(&mut self, seat: Seat) -> Result<(), String> {
        let stand_in = self.terms.stand_in.clone();
        let chair = self.chair_mut(seat)?;
        chair.forfeited = true;
        chair.bot.get_or_insert(stand_in);
        Ok(())
    }

    fn step(&mut self, action: &str) -> Result<(), String> {
        self.position.apply(action).map_err(|refusal| refusal.to_string())
    }

    fn check_whether_over(&mut self) {
        let alone = self.chairs.iter().filter(|chair| !chair.forfeited).count() <= usize::from(self.chairs.len() > 1);
        // The only person has resigned: the bots need not finish the city of the day.
        let given_up = self.terms.day.is_some() && self.chairs.iter().any(|chair| chair.forfeited);
        if self.phase == Phase::Playing && (self.position.turn() == Turn::Over || alone || given_up) {
            self.phase = Phase::Over;
        }
    }

    /// The outcome of the random draw in the entry with this number.
    pub(crate) fn draw(&self, number: u64) -> String {
        self.position.sample(&mut self.seed.draw_rng(self.contributions(), self.draw_number(number)))
    }

    /// The number from which the draw in the entry with this number follows: in the city of the day, that of the draw.
    pub(crate) fn draw_number(&self, entry: u64) -> u64 {
        if self.terms.day.is_some() { self.draws } else { entry }
    }

    /// What each player added to the draws of the game; nothing in the city of the day.
    pub(crate) fn contributions(&self) -> impl Iterator<Item = &str> {
        let counts = self.terms.day.is_none();
        self.chairs.iter().map(move |chair| chair.entropy.as_deref().filter(|_| counts).unwrap_or_default())
    }

    /// The id of the table for a rematch. It is always the same.
    pub fn sequel(&self) -> TableId {
        self.seed.sequel()
    }

    /// The random generator for the bot to move. It depends on the position and on the secret seed.
    pub fn bot_rng(&self) -> rand_chacha::ChaCha8Rng {
        let in_day = self.terms.day.map(|_| self.actions_played() as u64);
        self.seed.bot_rng(in_day.unwrap_or(self.moved))
    }

    /// The current position.
    pub fn position(&self) -> &dyn AnyGame {
        self.position.as_ref()
    }

    /// The position after this many of the standing actions, draws included.
    pub fn position_after(&self, actions: usize) -> Box<dyn AnyGame> {
        self.position.after(actions)
    }

    /// How many actions stand, draws included.
    pub fn actions_played(&self) -> usize {
        self.position.played()
    }

    /// The standing actions in order, each with its seat; `None` is a draw.
    pub fn steps(&self) -> impl Iterator<Item = (Option<Seat>, String)> {
        (0..self.actions_played()).filter_map(|number| self.position.step(number))
    }

    /// The table of the rematch, if there is one.
    pub fn followed(&self) -> Option<TableId> {
        self.followed
    }

    /// Whether its game was imported from a record.
    pub fn is_imported(&self) -> bool {
        self.imported
    }

    /// Whether a draw or a bot's action was taken back without the consent of another person: such a game is not rated.
    pub fn was_tried_again(&self) -> bool {
        self.tried_again
    }

    /// Whether a player got advice from a bot: such a game is not rated.
    pub fn was_advised(&self) -> bool {
        self.chairs.iter().any(|chair| chair.advised)
    }

    /// The terms it was opened with.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who opened it.
    pub fn host(&self) -> &Person {
        &self.host
    }

    /// The seats and their players.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Its phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the last entry.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The number of the last entry that changed the position.
    pub fn moved(&self) -> u64 {
        self.moved
    }

    /// When it was opened, and when it last changed.
    pub fn dates(&self) -> (Moment, Moment) {
        (self.opened, self.changed)
    }

    /// Whose turn it is during the game.
    pub fn mover(&self) -> Option<Seat> {
        match (self.phase, self.position.turn()) {
            (Phase::Playing, Turn::Player(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The bot whose turn it is, with its seat.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seat = self.mover()?;
        self.chairs[seat.index()].bot.as_deref().map(|bot| (seat, bot))
    }

    /// Whether a person plays who is not away.
    pub fn has_players(&self) -> bool {
        self.chairs.iter().any(|chair| chair.player().is_some())
    }

    /// Since when the player to move has been to move.
    pub fn waits_since(&self) -> Option<Moment> {
        self.clocks.waits_since()
    }

    /// When the running clock of a person runs out, and for which seat.
    pub fn runs_out(&self) -> Option<(Seat, Moment)> {
        self.clocks.runs_out().filter(|(seat, _)| self.chairs[seat.index()].bot.is_none())
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(match self.position.outcome() {
            Some(outcome) => Ending::finished(&outcome, &self.chairs),
            None => {
                let points = Seat::all(self.chairs.len()).map(|seat| self.position.points(seat)).collect();
                Ending::given_up(points, &self.chairs)
            }
        })
    }

    /// Whether nothing is hidden any more.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Closed)
    }

    /// The seed, once the game is over, and the day if it is the city of a day: until then it would reveal future draws.
    pub fn revealed_seed(&self, now: Moment) -> Option<String> {
        let in_time = self.terms.day.is_none_or(|day| day.reveals() <= now);
        (self.is_open() && in_time).then(|| self.seed.reveal())
    }
}

/// Checks that the seed of a history matches its commitment, and that every draw and the lot for the seats follow from
/// it. Returns the number of draws.
pub fn verify(history: &[Entry], seed: &Seed) -> Result<usize, Corrupt> {
    let mut draws = 0;
    let (first, rest) = history.split_first().ok_or(Corrupt::Empty)?;
    let mut table = Table::first(first, seed.clone())?;
    for entry in rest {
        if let Event::Drawn { action } = &entry.event {
            if table.position().turn() != Turn::Chance || table.draw(entry.number) != *action {
                return Err(Corrupt::Unfair { number: entry.number });
            }
            draws += 1;
        }
        if let Event::SeatsDrawn { order } = &entry.event
            && table.lot_in(entry.number) != *order
        {
            return Err(Corrupt::Unfair { number: entry.number });
        }
        table.fold(entry)?;
    }
    Ok(draws)
}
