//! Requests to the hall other than commands.

use std::sync::Arc;

use rynek_kernel::Viewer;
use rynek_store::{Listing, NewTable, Page, StoreError, Stored, Summary};
use rynek_table::{Command, Person, PersonId, Phase, Refused, Table, TableId, Terms, Told};
use tokio::task::spawn_blocking;

use super::{
    Hall, HallError, MOST_WORDS,
    seeds::random_bytes,
    state::{HallState, damaged, of_table},
};

/// How many tables of a person are fetched at a time.
const PAGE: usize = 50;

impl Hall {
    /// Opens a table.
    pub async fn create(&self, terms: Terms, host: &Person) -> Result<TableId, HallError> {
        let id = TableId::new(u128::from_le_bytes(random_bytes()?));
        self.state().check_bots(&terms)?;
        self.state().create_as(id, terms, host).await?;
        Ok(id)
    }

    /// What a viewer may know of at most `most` entries after the one numbered `after`.
    pub async fn told(&self, id: TableId, viewer: Viewer, after: u64, most: usize) -> Result<Vec<Told>, HallError> {
        let state = self.state().clone();
        let stored = of_table(id, state.store.load(id).await)?;
        // A long history takes a while to replay.
        let told = spawn_blocking(move || state.retell(id, stored, viewer, after, most));
        told.await.map_err(StoreError::unavailable)?
    }

    /// Writes a line in the chat of a table and returns its number. Watchers are told. At a private table only people
    /// who belong there may write ([`Table::may_write`]).
    pub async fn say(&self, id: TableId, person: &Person, words: &str) -> Result<u64, HallError> {
        self.say_with(id, person, None, words).await
    }

    /// The same for a person who has the key of a seat: at a private table they may write before they sit down.
    pub async fn say_with(
        &self,
        id: TableId,
        person: &Person,
        key: Option<&str>,
        words: &str,
    ) -> Result<u64, HallError> {
        let state = self.state();
        let _admitted = state.admit()?;
        if words.trim().is_empty() || words.chars().count() > MOST_WORDS {
            return Err(HallError::Words);
        }
        state.check_writer(id, person.id, key).await?;
        Ok(state.store.say(id, person, words, state.now()).await?)
    }

    /// Makes a person who is about to be deleted leave every table: bots play on for them, and tables that they opened
    /// are closed if no game has begun.
    pub async fn leave_all_tables(&self, person: PersonId) -> Result<(), HallError> {
        let mut page = Page::first(PAGE);
        loop {
            let tables = self.store().list(Listing::Of(person), None, page).await?;
            for listed in &tables {
                self.state().leave_table(listed.id, person).await?;
            }
            match tables.last() {
                Some(last) if tables.len() == PAGE => page.from = Some(last.cursor()),
                _ => return Ok(()),
            }
        }
    }
}

impl HallState {
    /// Opens a table with this id.
    pub async fn create_as(self: &Arc<Self>, id: TableId, terms: Terms, host: &Person) -> Result<(), HallError> {
        let _admitted = self.admit()?;
        let seed = self.config.seeds.next()?;
        let now = self.now();
        let open = || Ok(Table::open(terms.clone(), seed.clone(), host, now)?);
        let (table, entries) = self.with_room(open)?;
        self.store.create(NewTable { id, seed, entries, summary: Summary::of(&table) }).await?;
        self.insert(id, table).await;
        Ok(())
    }

    fn retell(
        &self,
        id: TableId,
        stored: Stored,
        viewer: Viewer,
        after: u64,
        most: usize,
    ) -> Result<Vec<Told>, HallError> {
        let damaged = |error| damaged(id, error);
        let mut entries = stored.entries.iter();
        let opening = entries.next().ok_or_else(|| damaged(rynek_table::Corrupt::Empty))?;
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

    /// Refuses a person who may not write at a table. Before a refusal, the entries of other nodes are loaded: the
    /// person may have sat down there.
    async fn check_writer(self: &Arc<Self>, id: TableId, person: PersonId, key: Option<&str>) -> Result<(), HallError> {
        match self.lock_table(id).await {
            Ok(mut locked) => {
                let refused = locked.table().may_write(person, key).is_err();
                if refused && self.store.is_shared() {
                    self.catch_up(&mut locked).await?;
                }
                Ok(locked.table().may_write(person, key)?)
            }
            // People may chat at a table whose game this version cannot play.
            Err(HallError::OtherVersion(_)) => {
                let (summary, _) = self.store.summary(id).await?;
                let belongs = summary.public || summary.people().contains(&person);
                if belongs { Ok(()) } else { Err(Refused::Private.into()) }
            }
            Err(error) => Err(error),
        }
    }

    async fn leave_table(self: &Arc<Self>, id: TableId, person: PersonId) -> Result<(), HallError> {
        let table = self.lock_table(id).await?.table();
        let who = Person { id: person, name: String::new() };
        let own = table.seats_of(Some(person)).into_iter();
        let commands: Vec<Command> = match table.phase() {
            Phase::Gathering if table.host().id == person => vec![Command::Close],
            Phase::Gathering => own.map(|seat| Command::Rise { seat }).collect(),
            Phase::Playing if table.terms().day.is_some() => own.map(|seat| Command::Resign { seat }).collect(),
            Phase::Playing => own.map(|seat| Command::Leave { seat }).collect(),
            Phase::Over | Phase::Closed => Vec::new(),
        };
        for command in commands {
            match self.command(id, &command, Some(&who)).await {
                // The game has ended meanwhile: there is nothing to leave.
                Ok(_) | Err(HallError::Refused(Refused::Over | Refused::NotBegun)) => {}
                // The game has just begun: leave the seat as in a running game.
                Err(HallError::Refused(Refused::Begun)) => return Box::pin(self.leave_table(id, person)).await,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
