//! Calls about a table: what the server answers below `/tables` and over a live connection.

use std::collections::BTreeMap;

use rynek_bots::Spec;
use rynek_daily::DayKey;
use rynek_kernel::{Explain, Message, Seat, Viewer, json::value_of};
use rynek_table::{
    Command, Date, Entry, Import, ImportFault, Moment, Now, Person, Phase, Refused, SeatPlan, Seed, Sight, Table,
    TableId, Unfinished,
};
use rynek_wire::{
    Done, Fault, Hint, Log, ToldLine, editions, study,
    tables::{NewSeat, Opened, choose_edition, no_edition},
};
use serde::Serialize;
use serde_json::json;

use crate::{
    Engine, call,
    call::Handle,
    catalog::read_record,
    engine::{Body, body},
    local_table::{Change, LocalTable, News, damaged, no_such_bot, tell},
};

/// The version of the live protocol.
const PROTOCOL: u32 = 1;
/// How many entries a new client gets, and how many a returning client may have missed: as on the server.
const LATEST: u64 = 200;
const RESUMED: u64 = 1_000;
/// The most entries of a log in one answer.
const MOST: usize = 500;

/// The message `hello` of the live protocol. There is no chat, and nobody else is present.
#[derive(Serialize)]
#[serde(tag = "type", rename = "hello")]
struct Hello {
    protocol: u32,
    person: Option<Person>,
    sight: Sight,
    log: Vec<ToldLine>,
    chat: [(); 0],
    present: [(); 0],
    watching: usize,
    resumed: bool,
}

impl Engine {
    pub(crate) fn new_table(&mut self, asked: call::New) -> Body {
        let call::New { new_table: new, id, seed, entropy, person, now } = asked;
        new.refuse_early()?;
        if new.seats.iter().any(|seat| matches!(seat, NewSeat::Reserved)) {
            return Err(Fault::unprocessable("terms", Message::new("wire-no-reserved-seats")));
        }
        let (mut terms, keys) = new.terms(String::new);
        let bots = terms.seats.iter().filter_map(|plan| if let SeatPlan::Bot(bot) = plan { Some(bot) } else { None });
        bots.chain([&terms.stand_in]).try_for_each(|bot| check_bot(bot))?;
        if let Some(edition) = &new.edition {
            let find = |name: &str| editions::find_shipped(&new.game, name).map(|found| found.text);
            choose_edition(edition, &mut terms, find, |name| no_edition(&new.game, name, [].into_iter()))?;
        }
        let seed = read_seed(&seed)?;
        let (table, history) = Table::open(terms, seed.clone(), &person, now)?;
        let mut local = LocalTable { id, table, history, seed };
        for command in new.first_commands(&entropy) {
            local.carry_out(&command, Some(&person), now)?;
        }
        self.opened(local, keys, &person)
    }

    /// The city of a day, with the seed that everyone can compute.
    pub(crate) fn begin_day(&mut self, game: &str, date: Date, id: TableId, person: &Person, now: Moment) -> Body {
        let terms = rynek_daily::terms(game, date, true).ok_or_else(Fault::not_found)?;
        let seed = DayKey::open(date).seed(game);
        let (table, history) = rynek_daily::begin(terms, seed.clone(), person, now)?;
        self.opened(LocalTable { id, table, history, seed }, BTreeMap::new(), person)
    }

    pub(crate) fn import(&mut self, asked: call::Import) -> Body {
        let call::Import { record, id, seed, person, now, play } = asked;
        let seed = read_seed(&seed)?;
        let unfinished = if play { Unfinished::PlayOn } else { Unfinished::Close };
        let import = Import { id, host: &person, seed: seed.clone(), now, unfinished };
        let imported = import.read(&read_record(&record)?).map_err(|fault| match fault {
            ImportFault::Record(fault) => Fault::unprocessable("record", fault.message()),
            ImportFault::Refused(refused) => refused.into(),
            ImportFault::Corrupt(error) => damaged(error),
        });
        let (table, history) = imported?;
        self.opened(LocalTable { id, table, history, seed }, BTreeMap::new(), &person)
    }

    /// A table that is new: all of its history has to be saved.
    fn opened(&mut self, local: LocalTable, keys: BTreeMap<String, String>, person: &Person) -> Body {
        let opened = Opened { id: local.id, number: local.table.number(), keys };
        let entries = local.history.clone();
        // The page saves the seed with the history. Of most tables it has made the seed up itself.
        let seed = local.table.terms().day.map(|_| local.seed.reveal());
        let handle = self.tables.add(local);
        let change = self.tables.get(handle)?.change(handle, entries, Some(person));
        body(&Change { opened: Some(opened), seed, ..change })
    }

    pub(crate) fn open(&mut self, asked: call::Open) -> Body {
        let call::Open { id, history, seed, person } = asked;
        let local = LocalTable::replay(id, history, read_seed(&seed)?)?;
        let handle = self.tables.add(local);
        body(&self.tables.get(handle)?.change(handle, Vec::new(), person.as_ref()))
    }

    pub(crate) fn fold(&mut self, handle: Handle, entries: Vec<Entry>) -> Body {
        let local = self.tables.get(handle)?;
        let mut after = local.table.clone();
        entries.iter().try_for_each(|entry| after.fold(entry)).map_err(damaged)?;
        local.advance(&entries, after);
        body(&local.change(handle, Vec::new(), None))
    }

    pub(crate) fn hello(
        &mut self,
        table: Handle,
        person: Option<Person>,
        seat: Option<Seat>,
        now: Moment,
        after: Option<u64>,
    ) -> Body {
        let viewer = self.tables.get(table)?.table.viewer_of(person.as_ref().map(|person| person.id), seat)?;
        self.greet(table, person, viewer, now, after)
    }

    pub(crate) fn view_as(&mut self, table: Handle, person: Option<Person>, seat: Option<Seat>, now: Moment) -> Body {
        let viewer = match seat {
            Some(_) => self.tables.get(table)?.table.viewer_of(person.as_ref().map(|person| person.id), seat)?,
            None => Viewer::Spectator,
        };
        self.greet(table, person, viewer, now, None)
    }

    fn greet(
        &mut self,
        table: Handle,
        person: Option<Person>,
        viewer: Viewer,
        now: Moment,
        after: Option<u64>,
    ) -> Body {
        let words = self.words()?;
        let local = self.tables.get(table)?;
        let last = local.table.number();
        let known = after.filter(|after| *after <= last && last - after <= RESUMED);
        let from = known.unwrap_or_else(|| last.saturating_sub(LATEST));
        let yours = local.table.seats_of(person.as_ref().map(|person| person.id));
        body(&Hello {
            protocol: PROTOCOL,
            sight: local.table.sight(viewer, yours, now),
            log: local.told(viewer, from, usize::MAX, &words)?,
            chat: [],
            present: [],
            watching: 0,
            resumed: known.is_some(),
            person,
        })
    }

    pub(crate) fn carry_out(&mut self, asked: call::Do) -> Body {
        let call::Do { table: handle, person, command, id, now, seat, viewer } = asked;
        let words = self.words()?;
        let local = self.tables.get(handle)?;
        let command = match command {
            Command::Act { seat, action, chosen_at, id: own } => {
                Command::Act { seat, action, chosen_at, id: own.or(id) }
            }
            command => command,
        };
        if let Command::Invite { bot, .. } = &command {
            check_bot(bot)?;
        }
        let looks = viewer.as_ref().or(person.as_ref());
        let before = local.table.clone();
        let entries = local.carry_out(&command, person.as_ref(), now).map_err(|refused| match refused {
            Refused::Stale { .. } => {
                let sight = local.sight(looks.map(|person| person.id), seat, now);
                Fault::from(refused).with_details(json!({ "sight": value_of(&sight.ok()) }))
            }
            refused => refused.into(),
        })?;
        let number = local.table.number_of(&command).unwrap_or(local.table.number());
        let news = local.news(&before, &entries, looks, seat, now, &words)?;
        let change = local.change(handle, entries, looks);
        body(&Change { done: Some(Done { number, keys: None }), news: Some(news), ..change })
    }

    pub(crate) fn hint(&mut self, asked: call::Hint) -> Body {
        let call::Hint { table: handle, person, seat, best, now } = asked;
        let words = self.words()?;
        let local = self.tables.get(handle)?;
        local.table.check_owner(Some(person.id), seat)?;
        if !local.table.terms().hints {
            return Err(Fault::new(403, "no_hints", Message::new("wire-no-hints")));
        }
        if local.table.mover() != Some(seat) {
            return Err(Refused::NotYourTurn(seat).into());
        }
        let legal = best.into_iter().filter(|candidate| local.table.position().check(&candidate.action).is_ok());
        let hint = Hint::new(&local.table, seat, legal.collect(), &words);
        let before = local.table.clone();
        let entries = local.carry_out(&Command::Advise { seat }, None, now)?;
        let news = local.news(&before, &entries, Some(&person), Some(seat), now, &words)?;
        let change = local.change(handle, entries, Some(&person));
        body(&Change { hint: Some(hint), news: Some(news), ..change })
    }

    pub(crate) fn sight(&mut self, table: Handle, person: Option<Person>, seat: Option<Seat>, now: Moment) -> Body {
        body(&self.tables.get(table)?.sight(person.map(|person| person.id), seat, now)?)
    }

    pub(crate) fn log(&mut self, asked: &call::Log) -> Body {
        let words = self.words()?;
        let local = self.tables.get(asked.table)?;
        let viewer = local.table.viewer_of(asked.person.as_ref().map(|person| person.id), asked.seat)?;
        let limit = asked.limit.unwrap_or(LATEST as usize).clamp(1, MOST);
        let entries = local.told(viewer, asked.after, limit, &words)?;
        body(&Log { entries, number: local.table.number() })
    }

    pub(crate) fn preview(&mut self, table: Handle, person: &Person, seat: Seat, action: &str) -> Body {
        let table = &self.tables.get(table)?.table;
        table.check_owner(Some(person.id), seat)?;
        body(&table.preview(seat, action)?)
    }

    pub(crate) fn at(&mut self, table: Handle, person: Option<Person>, seat: Option<Seat>, steps: usize) -> Body {
        let words = self.words()?;
        let table = &self.tables.get(table)?.table;
        let viewer = table.viewer_of(person.map(|person| person.id), seat)?;
        body(&study::at(table, viewer, steps, &words)?)
    }

    pub(crate) fn scores(&mut self, table: Handle) -> Body {
        body(&study::scores(&self.tables.get(table)?.table)?)
    }

    pub(crate) fn record(&mut self, table: Handle, whole: bool) -> Body {
        let LocalTable { table, history, seed, .. } = self.tables.get(table)?;
        let over = matches!(table.phase(), Phase::Over | Phase::Closed);
        if !whole && table.position().has_secrets() && !over {
            return Err(study::not_before_the_end());
        }
        let record = if whole {
            Table::whole_record(history, seed.clone())
        } else {
            Table::record(history, seed.clone(), Viewer::Spectator, table.dates().1)
        };
        body(&record.map_err(damaged)?)
    }
}

impl LocalTable {
    /// Carries out a command: the new entries, none if it was carried out before.
    fn carry_out(&mut self, command: &Command, who: Option<&Person>, now: Moment) -> Result<Vec<Entry>, Refused> {
        // Nothing is ever out of reach of the device that a table is on.
        let Some((entries, after)) = self.table.try_out(command, who, Now { at: now, down: 0 })? else {
            return Ok(Vec::new());
        };
        self.advance(&entries, after);
        Ok(entries)
    }

    /// The news of these entries for a person.
    fn news(
        &self,
        before: &Table,
        entries: &[Entry],
        person: Option<&Person>,
        seat: Option<Seat>,
        now: Moment,
        words: &rynek_words::Words,
    ) -> Result<News, Fault> {
        let person = person.map(|person| person.id);
        let viewer = self.table.viewer_of(person, seat)?;
        Ok(News {
            number: self.table.number(),
            now,
            entries: tell(before, entries, viewer, words)?,
            sight: self.table.sight(viewer, self.table.seats_of(person), now),
        })
    }
}

fn read_seed(text: &str) -> Result<Seed, Fault> {
    Seed::from_revealed(text).ok_or_else(|| Fault::malformed("a seed is 64 hexadecimal digits"))
}

fn check_bot(bot: &str) -> Result<(), Fault> {
    bot.parse::<Spec>().map(|_| ()).map_err(|_| no_such_bot(bot))
}
