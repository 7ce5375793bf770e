//! What a viewer is told: only what they may know.

use rynek_catalog::{AnyGame, Refusal};
use rynek_kernel::{Arg, Breakdown, JsonText, Message, Seat, Seen, Viewer};
use serde::Serialize;

use crate::{
    Chair, Clock, Commitment, Day, Ending, Entry, Event, Moment, OnTimeOut, Person, Phase, Refused, Table, TableId,
    UndoRequest,
    chair::{ChairSight, bot_name},
    outage::span,
    people::GONE,
};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "TableSight", optional_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TableSight))]
pub struct Sight {
    /// The number of the last entry. An action is sent with the number of the sight it was chosen from.
    pub number: u64,
    /// The phase of the table.
    pub phase: Phase,
    /// The game's id.
    pub game: String,
    /// The content hash of its edition.
    pub edition: String,
    /// The options of the game.
    #[ts(type = "Record<string, unknown>")]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: JsonText,
    /// Who sits where.
    pub chairs: Vec<ChairSight>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mover: Option<Seat>,
    /// The view of the game.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: JsonText,
    /// The legal actions, if it is the viewer's turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<String>>))]
    pub actions: Option<JsonText>,
    /// How many actions the viewer may take back without asking.
    pub free_to_take_back: usize,
    /// How many actions the viewer may ask the others to take back; 0 if there are none, or a request is open.
    pub on_request_to_take_back: usize,
    /// A request to take actions back that waits for answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request: Option<UndoRequest>,
    /// The clock of the game.
    pub clock: Clock,
    /// When the running clock runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runs_out: Option<Moment>,
    /// Milliseconds each seat had left when the last entry was made.
    pub time_left: Vec<Option<i64>>,
    /// The hash of the seed of the game.
    pub commitment: Commitment,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
    /// Whether it was imported from a record.
    pub imported: bool,
    /// Who opened it.
    pub host: Person,
    /// Whether seats are drawn by lot when the game begins.
    pub seats_by_lot: bool,
    /// Whether everyone may find and watch it.
    pub public: bool,
    /// People whom the host removed; they cannot sit down again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Person>>")]
    pub removed: Vec<Person>,
    /// Whether players may ask a bot for advice.
    pub hints: bool,
    /// What happens when time has run out.
    pub on_time_out: OnTimeOut,
    /// The bot that plays for a player who is away.
    pub stand_in: String,
    /// Whether it plays the city of the day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// When it was opened.
    pub opened: Moment,
    /// When the last entry was made.
    pub changed: Moment,
    /// The time on the server when this was sent.
    pub now: Moment,
    /// How many actions stand, draws included.
    pub steps: usize,
    /// The viewer's seat; none for a spectator.
    #[ts(optional = false)]
    pub viewer: Option<Seat>,
    /// The viewer's own seats.
    pub yours: Vec<Seat>,
    /// The points of each seat; missing while hands are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
}

/// An entry of the history as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[ts(optional_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Told {
    /// Its number.
    pub number: u64,
    /// When it was made.
    pub at: Moment,
    /// What happened, as a word for programs.
    pub what: &'static str,
    /// Which seat it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action, in notation; missing where it is hidden or there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// How many actions are taken back, or requested to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<usize>,
    /// The effects of the action for the board, if the action alone does not say them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<serde_json::Value>))]
    pub effects: Option<JsonText>,
    /// The line of the log, not yet translated.
    #[serde(skip)]
    pub log: Message,
}

/// What an action would lead to, before the next draw or the next player's action, as its player may see it.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Preview {
    /// The game after it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: JsonText,
    /// The player's points before it.
    pub points_before: i32,
    /// The player's points after it.
    pub points_after: i32,
    /// The effects of the action, as in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<serde_json::Value>))]
    pub effects: Option<JsonText>,
    /// Where the points before it come from.
    pub breakdown_before: Breakdown,
    /// Where the points after it come from.
    pub breakdown_after: Breakdown,
}

impl Table {
    /// The table as seen by a viewer who owns the seats `yours`.
    pub fn sight(&self, viewer: Viewer, yours: Vec<Seat>, now: Moment) -> Sight {
        self.sight_with(viewer, yours, now, self.position.view(viewer))
    }

    /// The same, with a view that was made before.
    pub fn sight_with(&self, viewer: Viewer, yours: Vec<Seat>, now: Moment, view: JsonText) -> Sight {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let playing = seat.filter(|_| self.phase == Phase::Playing);
        let may_act = |seat: &Seat| self.mover() == Some(*seat) && self.chairs[seat.index()].bot.is_none();
        let terms = &self.terms;
        let (opened, changed) = self.dates();
        Sight {
            number: self.number,
            phase: self.phase,
            game: terms.game.clone(),
            edition: self.position.edition(),
            options: self.options.clone(),
            chairs: self.chairs.iter().map(|chair| chair.sight()).collect(),
            mover: self.mover(),
            view,
            actions: seat.filter(may_act).map(|_| self.position.actions_text()),
            free_to_take_back: playing.map_or(0, |seat| self.free_to_take_back(seat)),
            on_request_to_take_back: playing.map_or(0, |seat| self.on_request_to_take_back(seat)),
            request: self.request.clone(),
            clock: terms.clock,
            runs_out: self.runs_out().map(|(_, moment)| moment),
            time_left: Seat::all(self.chairs.len())
                .map(|seat| self.clocks.left(seat, changed).map(|left| left.max(0)))
                .collect(),
            commitment: self.commitment.clone(),
            seed: self.revealed_seed(now),
            ending: self.ending(),
            rematch: self.followed,
            imported: self.imported,
            host: self.host.clone(),
            seats_by_lot: terms.seats_by_lot,
            public: terms.public,
            removed: self.removed.clone(),
            hints: terms.hints,
            on_time_out: terms.on_time_out,
            stand_in: terms.stand_in.clone(),
            day: terms.day,
            opened,
            changed,
            now,
            steps: self.actions_played(),
            viewer: seat,
            yours,
            points: self.open_points(self.position()),
        }
    }

    /// The points of each seat at a position of this game; `None` while they could reveal hidden hands.
    pub fn open_points(&self, position: &dyn AnyGame) -> Option<Vec<i32>> {
        let open = self.phase == Phase::Over || !position.has_secrets();
        open.then(|| Seat::all(position.players()).map(|seat| position.points(seat)).collect())
    }

    /// What a viewer is told of an entry that has not been folded yet.
    pub fn tell(&self, entry: &Entry, viewer: Viewer) -> Told {
        let about = |key: &'static str, seat: &Seat| Message::new(key).with("player", *seat);
        let told = |what, seat: Option<Seat>, log: Message| Told {
            number: entry.number,
            at: entry.at,
            what,
            seat,
            action: None,
            actions: None,
            effects: log.effects.as_deref().cloned(),
            log: log.naming(&|seat| self.called_by(seat, viewer)),
        };
        match &entry.event {
            Event::Opened { host, .. } => {
                told("opened", None, Message::new("table-log-opened").with("name", host.name.as_str()))
            }
            Event::Sat { seat, person, .. } => told("sat", Some(*seat), sits_down(*seat, person.name.as_str())),
            Event::Named { seat, person } => {
                let log =
                    Message::new("table-log-named").with("seat", seat.number()).with("name", person.name.as_str());
                told("named", Some(*seat), log)
            }
            Event::Invited { seat, bot } => told("invited", Some(*seat), sits_down(*seat, bot_name(bot, 0))),
            Event::Rose { seat, removed, .. } => {
                let key = if *removed { "table-log-removed" } else { "table-log-rose" };
                told("rose", Some(*seat), Message::new(key).with("name", *seat).with("seat", seat.number()))
            }
            Event::Admitted { person } => {
                let name = self.removed.iter().find(|removed| removed.id == *person).map(|removed| &removed.name);
                let name = name.map_or(GONE, String::as_str);
                told("admitted", None, Message::new("table-log-admitted").with("name", name))
            }
            Event::SeatsDrawn { order } => self.tell_lot(entry, order),
            Event::Started { .. } => told("started", None, Message::new("table-log-started")),
            Event::Acted { seat, action, .. } => Told {
                action: self.shown(action, viewer),
                ..told("acted", Some(*seat), self.describe(self.position(), action, viewer))
            },
            Event::Drawn { action } => Told {
                action: self.shown(action, viewer),
                ..told("drawn", None, self.describe(self.position(), action, viewer))
            },
            Event::TookBack { seat, actions } => {
                let log = about("table-log-took-back", seat).with("actions", *actions);
                Told { actions: Some(*actions), ..told("took_back", Some(*seat), log) }
            }
            Event::Asked { seat, actions } => {
                let log = about("table-log-asked", seat).with("actions", *actions);
                Told { actions: Some(*actions), ..told("asked", Some(*seat), log) }
            }
            Event::Answered { seat, agrees } => {
                let key = if *agrees { "table-log-agreed" } else { "table-log-declined" };
                told(if *agrees { "agreed" } else { "declined" }, Some(*seat), about(key, seat))
            }
            Event::Advised { seat } => told("advised", Some(*seat), about("table-log-advised", seat)),
            Event::Left { seat, bot } => {
                told("left", Some(*seat), about("table-log-left", seat).with("bot", bot_name(bot, 0)))
            }
            Event::Returned { seat } => told("returned", Some(*seat), about("table-log-returned", seat)),
            Event::Resigned { seat } => told("resigned", Some(*seat), about("table-log-resigned", seat)),
            Event::RanOut { seat } => told("ran_out", Some(*seat), about("table-log-ran-out", seat)),
            Event::Outage { millis, .. } => {
                told("outage", None, Message::new("table-log-outage").with("time", span(*millis)))
            }
            Event::Closed => told("closed", None, Message::new("table-log-closed")),
            Event::Followed { .. } => told("followed", None, Message::new("table-log-followed")),
        }
    }

    /// Who sits where after a lot.
    fn tell_lot(&self, entry: &Entry, order: &[Seat]) -> Told {
        let mut after = self.clone();
        // A history that does not fit is refused when it is folded.
        let _ = after.change_seats(order);
        let drawn = |seat: Seat| Message::new("table-log-seat").with("seat", seat.number()).with("name", seat);
        let seats = Arg::list(Seat::all(order.len()).map(drawn));
        Told {
            number: entry.number,
            at: entry.at,
            what: "seats_drawn",
            seat: None,
            action: None,
            actions: None,
            effects: None,
            log: Message::new("table-log-seats-drawn").with("seats", seats).naming(&|seat| after.called(seat)),
        }
    }

    /// The name of the player of a seat in a sentence, if there is one. While a bot plays on for a person, it is the
    /// name of the person.
    pub fn called(&self, seat: Seat) -> Option<Arg> {
        let chair = self.chairs.get(seat.index())?;
        let person = chair.person.as_ref().filter(|person| person.name != GONE);
        let bot = || chair.bot.as_deref().map(|bot| bot_name(bot, self.number_among_same_bots(seat)));
        person.map(|person| person.name.as_str().into()).or_else(bot)
    }

    /// The same for a viewer: "you" for a seat that is the viewer's only one. Two who share a screen have names, and so
    /// has everyone before the game, when the seats do not belong to anyone for good.
    fn called_by(&self, seat: Seat, viewer: Viewer) -> Option<Arg> {
        let name = self.called(seat);
        let owner = self.chairs.get(seat.index()).and_then(|chair| chair.person.as_ref());
        let is_alone = owner.is_some_and(|owner| self.seats_of(Some(owner.id)).len() == 1);
        let is_you = viewer == Viewer::Seat(seat) && self.phase != Phase::Gathering && is_alone;
        if is_you { Some(Arg::you(name.unwrap_or_else(|| seat.into()))) } else { name }
    }

    /// The number of a bot among the bots of the same kind, by seat; 0 if it is the only one.
    fn number_among_same_bots(&self, seat: Seat) -> usize {
        let Some(bot) = &self.chairs[seat.index()].bot else { return 0 };
        let is_like = |chair: &&Chair| chair.person.is_none() && chair.bot.as_ref() == Some(bot);
        if self.chairs.iter().filter(is_like).count() < 2 {
            return 0;
        }
        self.chairs[..=seat.index()].iter().filter(is_like).count()
    }

    /// The log line for an action that has not been played yet.
    pub fn describe(&self, position: &dyn AnyGame, action: &str, viewer: Viewer) -> Message {
        let line = position.describe(action, viewer);
        line.map_or_else(|_| Message::new("table-log-hidden"), |line| line.naming(&|seat| self.called_by(seat, viewer)))
    }

    /// A refusal of the game, with the names of the players.
    pub fn name_players_in(&self, refusal: Refusal) -> Refusal {
        refusal.naming(&|seat| self.called(seat))
    }

    fn shown(&self, action: &str, viewer: Viewer) -> Option<String> {
        match self.position.seen(action, viewer) {
            Ok(Seen::Open(action)) => Some(action),
            Ok(Seen::Hidden) | Err(_) => None,
        }
    }

    /// What an action would lead to. Nothing is changed.
    pub fn preview(&self, seat: Seat, action: &str) -> Result<Preview, Refused> {
        if self.mover() != Some(seat) {
            return Err(Refused::NotYourTurn(seat));
        }
        let line = self.position.describe(action, Viewer::Seat(seat));
        let mut next = self.position.clone();
        next.apply(action).map_err(|refusal| self.name_players_in(refusal))?;
        Ok(Preview {
            view: next.view(Viewer::Seat(seat)),
            points_before: self.position.points(seat),
            points_after: next.points(seat),
            effects: line.ok().and_then(|line| line.effects.as_deref().cloned()),
            breakdown_before: self.position.breakdown(seat),
            breakdown_after: next.breakdown(seat),
        })
    }
}

fn sits_down(seat: Seat, name: impl Into<Arg>) -> Message {
    Message::new("table-log-sat").with("name", name).with("seat", seat.number())
}
