//! Commands, and the entries that they add to the history.

use rynek_kernel::{Seat, Turn, json::ReadTagged};
use serde::Serialize;

use crate::{
    Chair, Clock, Entry, Event, GONE, Moment, Person, PersonId, Phase, Refused, SeatKey, Table, TableId, UndoRequest,
    outage::Now, tidy_name,
};

/// The longest contribution to the draws of a game, in bytes.
const MAX_ENTROPY: usize = 128;
/// The longest id of an action, and the longest name of a bot.
const MAX_ID: usize = 64;
/// The longest action in notation.
const MAX_ACTION: usize = 256;

/// A command to a table, by a person or by the server.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged, ts_rs::TS)]
#[ts(optional_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take a seat, with its key if it is reserved.
    Sit {
        /// Which.
        seat: Seat,
        /// The key of a reserved seat.
        #[serde(default)]
        key: Option<String>,
        /// Any text of at most 128 bytes. All draws of the game depend on it.
        #[serde(default)]
        entropy: String,
    },
    /// Give the player of one's own seat a name at this table, before the game: players who share a device have one person.
    Name {
        /// Which.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Let a bot take a seat. Only the host may do this.
    Invite {
        /// Which.
        seat: Seat,
        /// Its name or level.
        bot: String,
    },
    /// Leave a seat before the game. The host can also remove bots and other people; a person whom the host removed
    /// cannot sit down again.
    Rise {
        /// Which.
        seat: Seat,
    },
    /// The same as `Rise`. If it removes a person, the seat gets a new key. The server makes it; clients cannot send
    /// it.
    #[serde(skip)]
    Clear {
        /// Which.
        seat: Seat,
        /// The new key.
        lock: SeatKey,
    },
    /// Readmit a person who was removed. Only the host may do this.
    Admit {
        /// Who.
        person: PersonId,
    },
    /// Begin the game. The host and the players may do this once all seats are taken.
    Start,
    /// Play an action.
    Act {
        /// For which seat.
        seat: Seat,
        /// The action, in notation: one of `actions` in the sight.
        action: String,
        /// The `number` of the sight it was chosen from.
        chosen_at: u64,
        /// An id chosen by the client. An action sent again with the same id is carried out once.
        #[serde(default)]
        id: Option<String>,
    },
    /// Take back one's own latest actions.
    TakeBack {
        /// For which seat.
        seat: Seat,
        /// How many.
        actions: usize,
    },
    /// Ask the other players to take back everything since one's own last choice.
    AskBack {
        /// For which seat.
        seat: Seat,
    },
    /// Answer such a request.
    AnswerBack {
        /// For which seat.
        seat: Seat,
        /// Whether one agrees.
        agrees: bool,
    },
    /// Go away; a bot plays on.
    Leave {
        /// Which seat.
        seat: Seat,
    },
    /// Come back.
    Return {
        /// To which seat.
        seat: Seat,
    },
    /// Resign.
    Resign {
        /// Which seat.
        seat: Seat,
    },
    /// Note that a player gets advice from a bot. Only the server can send it.
    #[serde(skip_serializing)]
    #[ts(skip)]
    Advise {
        /// Which seat.
        seat: Seat,
    },
    /// Check whether time has run out. Only the server can send it.
    #[serde(skip_serializing)]
    #[ts(skip)]
    LookAtClock,
    /// Close a table before its game is over. The host may do this before the game begins, the server at any time.
    Close,
    /// Note the table of a rematch, once the game is over. Only the server can send it.
    #[serde(skip_serializing)]
    #[ts(skip)]
    Follow {
        /// The table of the rematch.
        table: TableId,
    },
}

impl Table {
    /// The entries that a command adds to the history (none if it was carried out before), or why it is refused.
    /// Nothing changes until the entries are [folded](Table::fold).
    ///
    /// `who` is the person who asks. `None` is the server, which acts for bots and checks clocks.
    pub fn decide(&self, command: &Command, who: Option<&Person>, now: Moment) -> Result<Vec<Entry>, Refused> {
        let now = Now { at: now, down: self.down };
        Ok(self.try_out(command, who, now)?.map_or_else(Vec::new, |(entries, _)| entries))
    }

    /// The entries that a command adds to the history, and the table after them; `None` if it was carried out before.
    /// An outage is entered first, so that the command is decided with the right clocks.
    pub fn try_out(
        &self,
        command: &Command,
        who: Option<&Person>,
        now: Now,
    ) -> Result<Option<(Vec<Entry>, Table)>, Refused> {
        // The clocks of two nodes may differ a little, but time never goes back in a history.
        let now = Now { at: now.at.max(self.latest), ..now };
        let Some(outage) = self.outage_before(now) else {
            let events = self.events(command, who, now)?;
            return Ok(if events.is_empty() { None } else { Some(self.clone().after(Vec::new(), events, now.at)) });
        };
        let (entries, paused) = self.clone().after(Vec::new(), vec![outage], now.at);
        match paused.events(command, who, now) {
            Ok(events) if events.is_empty() => Ok(None),
            Ok(events) => Ok(Some(paused.after(entries, events, now.at))),
            Err(Refused::TimeLeft) => Ok(Some((entries, paused))),
            Err(refused) => Err(refused),
        }
    }

    /// The table after these events and the draws that follow, and the new entries.
    pub(crate) fn after(mut self, mut entries: Vec<Entry>, events: Vec<Event>, at: Moment) -> (Vec<Entry>, Table) {
        for event in events {
            entries.push(self.enter(event, at));
        }
        // Draws are made immediately, so a table always waits for a player.
        while self.phase == Phase::Playing && self.position.turn() == Turn::Chance {
            let action = self.draw(self.number + 1);
            entries.push(self.enter(Event::Drawn { action }, at));
        }
        (entries, self)
    }

    fn enter(&mut self, event: Event, at: Moment) -> Entry {
        let entry = Entry { number: self.number + 1, at, event };
        self.fold(&entry).expect("a decided event can be folded");
        entry
    }

    /// The number that an action got when it was sent before.
    pub fn number_of(&self, command: &Command) -> Option<u64> {
        let Command::Act { seat, id: Some(id), .. } = command else { return None };
        self.sent_before(*seat, id)
    }

    fn events(&self, command: &Command, who: Option<&Person>, now: Now) -> Result<Vec<Event>, Refused> {
        match command {
            Command::Sit { seat, key, entropy } => self.sit(*seat, key.as_deref(), entropy, who),
            Command::Name { seat, name } => self.name(*seat, name, who),
            Command::Invite { seat, bot } => {
                self.gathering()?;
                self.host_asks(who)?;
                check_length(bot, MAX_ID)?;
                if self.chair(*seat)?.is_taken() {
                    return Err(Refused::Taken(*seat));
                }
                Ok(vec![Event::Invited { seat: *seat, bot: bot.clone() }])
            }
            Command::Rise { seat } => self.rise(*seat, None, who),
            Command::Clear { seat, lock } => self.rise(*seat, Some(lock), who),
            Command::Admit { person } => {
                self.gathering()?;
                self.host_asks(who)?;
                Ok(if self.is_removed(*person) { vec![Event::Admitted { person: *person }] } else { Vec::new() })
            }
            Command::Start => self.start(who, now.down),
            Command::Act { seat, action, chosen_at, id } => self.act(*seat, action, *chosen_at, id.as_deref(), who),
            Command::TakeBack { seat, actions } => {
                self.playing()?;
                self.own(*seat, who)?;
                if *actions == 0 || *actions > self.free_to_take_back(*seat) {
                    return Err(Refused::NothingToTakeBack);
                }
                Ok(vec![Event::TookBack { seat: *seat, actions: *actions }])
            }
            Command::AskBack { seat } => self.ask_back(*seat, who),
            Command::AnswerBack { seat, agrees } => self.answer_back(*seat, *agrees, who),
            Command::Leave { seat } => {
                self.playing()?;
                self.not_of_a_day()?;
                let away = self.own(*seat, who)?.bot.is_some();
                let bot = self.terms.stand_in.clone();
                Ok(if away { Vec::new() } else { vec![Event::Left { seat: *seat, bot }] })
            }
            Command::Return { seat } => {
                self.playing()?;
                let chair = self.own(*seat, who)?;
                if chair.forfeited {
                    return Err(Refused::Over);
                }
                // After a timeout, the bot plays until the player has time again.
                if self.clocks.left(*seat, now.at).is_some_and(|left| left <= 0) {
                    return Err(Refused::OutOfTime(*seat));
                }
                Ok(if chair.bot.is_some() { vec![Event::Returned { seat: *seat }] } else { Vec::new() })
            }
            Command::Resign { seat } => {
                self.playing()?;
                let forfeited = self.own(*seat, who)?.forfeited;
                Ok(if forfeited { Vec::new() } else { vec![Event::Resigned { seat: *seat }] })
            }
            Command::Advise { seat } => {
                server_asks(who)?;
                self.playing()?;
                let advised = self.chair(*seat)?.advised;
                Ok(if advised { Vec::new() } else { vec![Event::Advised { seat: *seat }] })
            }
            Command::LookAtClock => {
                server_asks(who)?;
                self.playing()?;
                let run_out = self.runs_out().filter(|(_, moment)| *moment <= now.at);
                run_out.map(|(seat, _)| vec![Event::RanOut { seat }]).ok_or(Refused::TimeLeft)
            }
            Command::Close => {
                if who.is_some() {
                    self.gathering()?;
                    self.host_asks(who)?;
                }
                self.not_of_a_day()?;
                let open = matches!(self.phase, Phase::Gathering | Phase::Playing);
                Ok(if open { vec![Event::Closed] } else { Vec::new() })
            }
            Command::Follow { table } => {
                server_asks(who)?;
                self.over()?;
                self.not_of_a_day()?;
                Ok(if self.followed.is_some() { Vec::new() } else { vec![Event::Followed { table: *table }] })
            }
        }
    }

    fn sit(&self, seat: Seat, key: Option<&str>, entropy: &str, who: Option<&Person>) -> Result<Vec<Event>, Refused> {
        self.gathering()?;
        check_length(entropy, MAX_ENTROPY)?;
        let person = who.ok_or(Refused::NotYours(seat))?;
        let chair = self.chair(seat)?;
        if chair.belongs_to(person.id) {
            return Ok(Vec::new());
        }
        if self.is_removed(person.id) {
            return Err(Refused::Removed);
        }
        if chair.is_taken() {
            return Err(Refused::Taken(seat));
        }
        if !chair.opens_to(person.id, key) {
            return Err(Refused::Reserved(seat));
        }
        Ok(vec![Event::Sat { seat, person: person.clone(), entropy: entropy.to_owned() }])
    }

    fn name(&self, seat: Seat, name: &str, who: Option<&Person>) -> Result<Vec<Event>, Refused> {
        self.gathering()?;
        let chair = self.own(seat, who)?;
        let name = tidy_name(name).filter(|name| name != GONE).ok_or(Refused::Name)?;
        let named = chair.person.iter().filter(|person| person.name != name);
        Ok(named.map(|person| Event::Named { seat, person: Person { id: person.id, name: name.clone() } }).collect())
    }

    fn rise(&self, seat: Seat, lock: Option<&SeatKey>, who: Option<&Person>) -> Result<Vec<Event>, Refused> {
        self.gathering()?;
        if !self.is_host(who) {
            self.own(seat, who)?;
        }
        let chair = self.chair(seat)?;
        if !chair.is_taken() {
            return Ok(Vec::new());
        }
        let removed = self.would_remove(seat, who).is_some();
        let key = lock.filter(|_| removed && chair.key.is_some()).cloned();
        Ok(vec![Event::Rose { seat, removed, key }])
    }

    fn start(&self, who: Option<&Person>, down: u64) -> Result<Vec<Event>, Refused> {
        self.gathering()?;
        let sits = who.is_some_and(|person| self.chairs.iter().any(|chair| chair.belongs_to(person.id)));
        if !sits {
            self.host_asks(who)?;
        }
        let empty = self.chairs.iter().filter(|chair| !chair.is_taken()).count();
        if empty > 0 {
            return Err(Refused::Empty(empty));
        }
        let down = if self.terms.clock == Clock::None { 0 } else { down };
        Ok(self.lot().into_iter().chain([Event::Started { down }]).collect())
    }

    fn act(
        &self,
        seat: Seat,
        action: &str,
        chosen_at: u64,
        id: Option<&str>,
        who: Option<&Person>,
    ) -> Result<Vec<Event>, Refused> {
        check_length(action, MAX_ACTION)?;
        check_length(id.unwrap_or_default(), MAX_ID)?;
        let chair = match who {
            Some(_) => self.own(seat, who)?,
            None => self.chair(seat)?,
        };
        if id.is_some_and(|id| self.sent_before(seat, id).is_some()) {
            return Ok(Vec::new());
        }
        self.playing()?;
        // Only the server acts for a bot, and only the player for a person.
        if who.is_some() == chair.bot.is_some() {
            return Err(Refused::NotYours(seat));
        }
        if chosen_at < self.moved || chosen_at > self.number {
            return Err(Refused::Stale { chosen: chosen_at, moved: self.moved });
        }
        // An action out of turn is not checked: before a draw, the answer could reveal the draw.
        if self.mover() != Some(seat) {
            return Err(Refused::NotYourTurn(seat));
        }
        self.position.check(action).map_err(|refusal| self.name_players_in(refusal))?;
        Ok(vec![Event::Acted { seat, action: action.to_owned(), id: id.map(str::to_owned) }])
    }

    fn ask_back(&self, seat: Seat, who: Option<&Person>) -> Result<Vec<Event>, Refused> {
        self.playing()?;
        self.own(seat, who)?;
        let actions = self.since_last_choice(seat).ok_or(Refused::NothingToTakeBack)?;
        let request = UndoRequest::new(seat, actions);
        let asked = Event::Asked { seat, actions };
        Ok(if self.still_to_agree(&request, None) == 0 {
            vec![asked, Event::TookBack { seat, actions }]
        } else {
            vec![asked]
        })
    }

    fn answer_back(&self, seat: Seat, agrees: bool, who: Option<&Person>) -> Result<Vec<Event>, Refused> {
        self.own(seat, who)?;
        let request = self.request.as_ref().filter(|request| request.seat != seat).ok_or(Refused::NothingAsked)?;
        let answer = Event::Answered { seat, agrees };
        Ok(if agrees && self.still_to_agree(request, Some(seat)) == 0 {
            vec![answer, Event::TookBack { seat: request.seat, actions: request.actions }]
        } else {
            vec![answer]
        })
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Refused> {
        self.chairs.get(seat.index()).ok_or(Refused::NoSeat(seat))
    }

    /// The chair, if it belongs to `who`.
    fn own(&self, seat: Seat, who: Option<&Person>) -> Result<&Chair, Refused> {
        let chair = self.chair(seat)?;
        let owns = who.is_some_and(|person| chair.belongs_to(person.id));
        if owns { Ok(chair) } else { Err(Refused::NotYours(seat)) }
    }

    fn is_host(&self, who: Option<&Person>) -> bool {
        who.is_none_or(|person| person.id == self.host.id)
    }

    fn host_asks(&self, who: Option<&Person>) -> Result<(), Refused> {
        if self.is_host(who) { Ok(()) } else { Err(Refused::NotTheHost) }
    }

    fn gathering(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing => Err(Refused::Begun),
            Phase::Over | Phase::Closed => Err(Refused::Over),
        }
    }

    fn over(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Over | Phase::Closed => Ok(()),
            Phase::Gathering => Err(Refused::NotBegun),
            Phase::Playing => Err(Refused::NotOver),
        }
    }

    /// In the city of the day no bot stands in, and its seed is not revealed before the day is over.
    fn not_of_a_day(&self) -> Result<(), Refused> {
        if self.terms.day.is_some() { Err(Refused::Day) } else { Ok(()) }
    }

    fn playing(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Gathering => Err(Refused::NotBegun),
            Phase::Over | Phase::Closed => Err(Refused::Over),
        }
    }
}

fn server_asks(who: Option<&Person>) -> Result<(), Refused> {
    if who.is_none() { Ok(()) } else { Err(Refused::ServerOnly) }
}

fn check_length(text: &str, most: usize) -> Result<(), Refused> {
    if text.len() > most { Err(Refused::TooLong { most }) } else { Ok(()) }
}
