//! Tables as records, and records as tables.

use std::sync::Arc;

use rynek_kernel::{Record, Viewer};
use rynek_store::{NewTable, Summary};
use rynek_table::{Import, ImportFault, Person, Phase, Table, TableId, Unfinished};

use super::{
    Hall, HallError,
    seeds::random_bytes,
    state::{damaged, of_table},
};

impl Hall {
    /// The record of a game for a viewer: the whole game once it is over, before that what they may know.
    pub async fn record(&self, id: TableId, viewer: Viewer) -> Result<Record, HallError> {
        let stored = of_table(id, self.store().load(id).await)?;
        let now = self.now();
        let record = || Table::record(&stored.entries, stored.seed.clone(), viewer, now);
        self.state().with_room(|| record().map_err(|error| damaged(id, error)))
    }

    /// Checks a record and imports it as a private table to study.
    pub async fn import(&self, record: &Record, host: &Person) -> Result<TableId, HallError> {
        self.import_as(record, host, Unfinished::Close).await
    }

    /// Checks the record of an unfinished game and continues it at a private table of its players and bots, who all
    /// play for the host. A finished game is imported to study.
    pub async fn play_on(&self, record: &Record, host: &Person) -> Result<TableId, HallError> {
        self.import_as(record, host, Unfinished::PlayOn).await
    }

    async fn import_as(&self, record: &Record, host: &Person, unfinished: Unfinished) -> Result<TableId, HallError> {
        let state = self.state();
        let _admitted = state.admit()?;
        let id = TableId::new(u128::from_le_bytes(random_bytes()?));
        let seed = state.config.seeds.next()?;
        let import = Import { id, host, seed: seed.clone(), now: state.now(), unfinished };
        let (table, entries) = state.with_room(|| {
            import.read(record).map_err(|fault| match fault {
                ImportFault::Record(fault) => fault.into(),
                ImportFault::Refused(refused) => refused.into(),
                ImportFault::Corrupt(error) => damaged(id, error),
            })
        })?;
        if table.phase() == Phase::Playing {
            // A record may name bots that would think for hours.
            table.chairs().iter().filter_map(|chair| chair.bot.as_deref()).try_for_each(|bot| state.check_name(bot))?;
        }
        state.store.create(NewTable { id, seed, entries, summary: Summary::of(&table) }).await?;
        state.rate_soon(id, Arc::new(table));
        Ok(id)
    }
}
