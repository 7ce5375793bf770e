//! What people ask of the hall besides commands.

use std::sync::Arc;

use rynek_kernel::{Seat, Viewer};

use super::{
    HallError, MOST_WORDS, Watch,
    house::{House, damaged, of_table},
};
use crate::{
    Command, Person, PersonId, Phase, Refused, Table, TableId, Terms, Told,
    store::{Listing, NewTable, Page, StoreError, Summary},
};

/// How many tables of a person are looked at together.
const PAGE: usize = 50;

/// Bits that nobody can guess.
pub(super) fn chance<const N: usize>() -> Result<[u8; N], HallError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(StoreError::unavailable)?;
    Ok(bytes)
}

impl House {
    pub async fn create(self: &Arc<Self>, terms: Terms, host: &Person) -> Result<TableId, HallError> {
        let id = TableId::new(u128::from_le_bytes(chance()?));
        self.check_bots(&terms)?;
        self.create_as(id, terms, host).await?;
        Ok(id)
    }

    /// Opens a table with this name.
    pub async fn create_as(self: &Arc<Self>, id: TableId, terms: Terms, host: &Person) -> Result<(), HallError> {
        let _admitted = self.admit()?;
        let seed = self.rules.seeds.next()?;
        let now = self.now();
        let open = || Ok(Table::open(terms.clone(), seed.clone(), host, now)?);
        let (table, entries) = self.with_room(open)?;
        self.store.create(NewTable { id, seed, entries, summary: Summary::of(&table) }).await?;
        self.introduce(id, table).await;
        Ok(())
    }

    pub async fn watch(self: &Arc<Self>, id: TableId) -> Result<Watch, HallError> {
        if self.is_closing() {
            return Err(HallError::Closing);
        }
        let mut entered = self.enter_as_it_is(id).await?;
        let live = entered.live.clone();
        let watch = live.watch(entered.known());
        // Bots may have waited for somebody to watch.
        self.tend(&mut entered);
        Ok(watch)
    }

    pub async fn told(
        self: &Arc<Self>,
        id: TableId,
        viewer: Viewer,
        after: u64,
        most: usize,
    ) -> Result<Vec<Told>, HallError> {
        let stored = of_table(id, self.store.load(id).await)?;
        let damaged = |error| damaged(id, error);
        let mut entries = stored.entries.iter();
        let opening = entries.next().ok_or_else(|| damaged(crate::Corrupt::Empty))?;
        let mut table = self.with_room(|| Table::first(opening, stored.seed.clone()).map_err(damaged))?;
        let mut told = Vec::new();
        if after == 0 && most > 0 {
            told.push(table.tell(opening, viewer));
        }
        for entry in entries {
            if told.len() >= most {
                break;
            }
            if entry.number > after {
                told.push(table.tell(entry, viewer));
            }
            table.fold(entry).map_err(damaged)?;
        }
        Ok(told)
    }

    pub async fn say(
        self: &Arc<Self>,
        id: TableId,
        person: &Person,
        key: Option<&str>,
        words: &str,
    ) -> Result<u64, HallError> {
        let _admitted = self.admit()?;
        if words.trim().is_empty() || words.chars().count() > MOST_WORDS {
            return Err(HallError::Words);
        }
        self.check_writer(id, person.id, key).await?;
        Ok(self.store.say(id, person, words, self.now()).await?)
    }

    /// Refuses whoever does not belong to a table, as it is stored: another node may have let them sit down.
    async fn check_writer(self: &Arc<Self>, id: TableId, person: PersonId, key: Option<&str>) -> Result<(), HallError> {
        match self.enter(id).await {
            Ok(mut entered) => {
                let refused = entered.table().may_write(person, key).is_err();
                if refused && self.store.is_shared() {
                    self.catch_up(&mut entered).await?;
                }
                Ok(entered.table().may_write(person, key)?)
            }
            // A game that cannot be played here can still be talked about by its people.
            Err(HallError::OtherVersion(_)) => {
                let (summary, _) = self.store.summary(id).await?;
                let belongs = summary.public || summary.people().contains(&person);
                if belongs { Ok(()) } else { Err(Refused::Private.into()) }
            }
            Err(error) => Err(error),
        }
    }

    pub async fn see_off(self: &Arc<Self>, person: PersonId) -> Result<(), HallError> {
        let mut page = Page::first(PAGE);
        loop {
            let tables = self.store.list(Listing::Of(person), None, page).await?;
            for listed in &tables {
                self.see_off_from(listed.id, person).await?;
            }
            match tables.last() {
                Some(last) if tables.len() == PAGE => page.from = Some(last.cursor()),
                _ => return Ok(()),
            }
        }
    }

    async fn see_off_from(self: &Arc<Self>, id: TableId, person: PersonId) -> Result<(), HallError> {
        let table = self.enter(id).await?.table();
        let who = Person { id: person, name: String::new() };
        let own = Seat::all(table.chairs().len()).filter(|seat| table.chairs()[seat.index()].belongs_to(person));
        let commands: Vec<Command> = match table.phase() {
            Phase::Gathering if table.host().id == person => vec![Command::Close],
            Phase::Gathering => own.map(|seat| Command::Rise { seat }).collect(),
            Phase::Playing => own.map(|seat| Command::Leave { seat }).collect(),
            Phase::Over | Phase::Closed => Vec::new(),
        };
        for command in commands {
            match self.command(id, &command, Some(&who)).await {
                // The table has moved on to where there is nothing to leave.
                Ok(_) | Err(HallError::Refused(Refused::Over | Refused::NotBegun)) => {}
                // It has just begun: the seat is left as in a game.
                Err(HallError::Refused(Refused::Begun)) => return Box::pin(self.see_off_from(id, person)).await,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
