//! Carrying out commands.

use std::{sync::Arc, time::Duration};

use rynek_store::{Append, StoreError, Summary};
use rynek_table::{Command, Entry, Person, Table, TableId};

use super::{
    HallError,
    state::{HallState, LockedTable},
};

/// How often a command is decided again because another node was faster.
const TRIES: usize = 8;
/// How often to ask a store that does not answer whether it stored something.
const LOOKS: u32 = 4;

/// What came of an attempt to store something.
enum StoreAttempt {
    Stored,
    /// Another node was faster; its entries have been loaded.
    TooLate,
}

impl HallState {
    /// Carries a command out, even if the caller stops waiting for it.
    pub async fn command(
        self: &Arc<Self>,
        id: TableId,
        command: &Command,
        who: Option<&Person>,
    ) -> Result<u64, HallError> {
        let admitted = self.admit()?;
        let (state, command, who) = (self.clone(), command.clone(), who.cloned());
        let carried = tokio::spawn(async move {
            let _admitted = admitted;
            state.carry_out(id, &command, who.as_ref()).await
        });
        carried.await.unwrap_or(Err(HallError::Busy { retry: Duration::from_secs(1) }))
    }

    async fn carry_out(
        self: &Arc<Self>,
        id: TableId,
        command: &Command,
        who: Option<&Person>,
    ) -> Result<u64, HallError> {
        self.check_bot(command)?;
        let mut locked = self.lock_table(id).await?;
        for _ in 0..TRIES {
            let table = locked.table();
            let decided = self.decide(&mut locked, command, who).await?;
            let Some((entries, after)) = decided else {
                let table = locked.table();
                return Ok(table.number_of(command).unwrap_or(table.number()));
            };
            if let StoreAttempt::Stored = self.store(&mut locked, &table, entries, after, who).await? {
                let table = locked.table();
                return Ok(table.number_of(command).unwrap_or(table.number()));
            }
        }
        Err(HallError::Busy { retry: Duration::from_secs(1) })
    }

    /// Decides a command. On a shared store, a refusal and a command without effect are decided again with the entries
    /// of other nodes.
    async fn decide(
        self: &Arc<Self>,
        locked: &mut LockedTable,
        command: &Command,
        who: Option<&Person>,
    ) -> Result<Option<(Vec<Entry>, Table)>, HallError> {
        let table = locked.table();
        let decided = table.try_out(command, who, self.time_for(&table, command).await?);
        if !self.store.is_shared() || matches!(decided, Ok(Some(_))) {
            return Ok(decided?);
        }
        self.catch_up(locked).await?;
        let found = locked.table();
        if found.number() == table.number() {
            return Ok(decided?);
        }
        Ok(found.try_out(command, who, self.time_for(&found, command).await?)?)
    }

    async fn store(
        self: &Arc<Self>,
        locked: &mut LockedTable,
        before: &Table,
        entries: Vec<Entry>,
        after: Table,
        who: Option<&Person>,
    ) -> Result<StoreAttempt, HallError> {
        // Deciding may have caught up with other nodes.
        let number = after.number() - entries.len() as u64;
        let before = if before.number() == number { before } else { &*locked.table() };
        let id = locked.live.id;
        let notices = self.wishes.notices(&self.store, self.now(), id, before, &after, who).await;
        let append =
            Append { table: id, after: number, entries: entries.clone(), summary: Summary::of(&after), notices };
        locked.live.expect(after.number());
        match self.store.append(append).await {
            Ok(()) => {
                self.advance(locked, entries, after);
                Ok(StoreAttempt::Stored)
            }
            Err(StoreError::Conflict { .. }) => {
                self.catch_up(locked).await?;
                Ok(StoreAttempt::TooLate)
            }
            Err(error @ StoreError::Unavailable { .. }) => self.look_whether_stored(locked, &entries, error).await,
            Err(error) => {
                locked.live.expect(number);
                Err(error.into())
            }
        }
    }

    /// The store did not answer: reads back whether the entries were stored.
    async fn look_whether_stored(
        self: &Arc<Self>,
        locked: &mut LockedTable,
        entries: &[Entry],
        error: StoreError,
    ) -> Result<StoreAttempt, HallError> {
        locked.loaded().in_doubt = true;
        for look in 0..LOOKS {
            tokio::time::sleep(Duration::from_millis(50 << look)).await;
            let after = locked.table().number();
            match self.store.history(locked.live.id, after).await {
                Ok(found) => {
                    let stored = found.starts_with(entries);
                    locked.live.expect(after);
                    self.catch_up(locked).await?;
                    return if stored { Ok(StoreAttempt::Stored) } else { Err(error.into()) };
                }
                Err(StoreError::Unavailable { .. }) => {}
                Err(other) => return Err(other.into()),
            }
        }
        Err(error.into())
    }
}
