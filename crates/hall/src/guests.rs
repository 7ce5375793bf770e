//! Requests to the hall other than commands.

use std::sync::Arc;

use rynek_kernel::{Seat, Viewer};
use rynek_store::{Listing, NewTable, Page, StoreError, Stored, Summary};
use rynek_table::{Command, Person, PersonId, Phase, Refused, Table, TableId, Terms, Told};
use tokio::task::spawn_blocking;

use super::{
    HallError, MOST_WORDS, Watch,
    seeds::random_bytes,
    state::{HallState, damaged, of_table},
};

/// How many tables of a person are fetched at a time.
const PAGE: usize = 50;

impl HallState {
    pub async fn create(self: &Arc<Self>, terms: Terms, host: &Person) -> Result<TableId, HallError> {
        let id = TableId::new(u128::from_le_bytes(random_bytes()?));
        self.check_bots(&terms)?;
        self.create_as(id, terms, host).await?;
        Ok(id)
    }

    /// Opens a table with this id.
    pub async fn create_as(self: &Arc<Self>, id: TableId, terms: Terms, host: &Person) -> Result<(), HallError> {
        let _admitted = self.admit()?;
        let seed = self.config.seeds.next()?;
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
        let mut locked = self.lock_current(id).await?;
        let live = locked.live.clone();
        let watch = live.watch(locked.loaded());
        // Bots may have waited for a watcher.
        self.tend(&mut locked);
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
        let state = self.clone();
        // A long history takes a while to replay.
        let told = spawn_blocking(move || state.retell(id, stored, viewer, after, most));
        told.await.map_err(StoreError::unavailable)?
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
            // Players may chat about a game that this version cannot play.
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
        let table = self.lock_table(id).await?.table();
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
                // The game has ended meanwhile: there is nothing to leave.
                Ok(_) | Err(HallError::Refused(Refused::Over | Refused::NotBegun)) => {}
                // The game has just begun: leave the seat as in a running game.
                Err(HallError::Refused(Refused::Begun)) => return Box::pin(self.see_off_from(id, person)).await,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
