//! Carrying out commands.

use std::{sync::Arc, time::Duration};

use super::{
    HallError,
    house::{Entered, House},
};
use crate::{
    Command, Entry, Person, Table, TableId,
    store::{Append, StoreError, Summary},
};

/// How often a command is decided anew because another node was quicker.
const TRIES: usize = 8;
/// How often to ask a store that does not answer whether it stored something.
const LOOKS: u32 = 4;

/// What came of an attempt to store something.
enum Attempt {
    Stored,
    /// The table had moved on; it has been caught up with.
    TooLate,
}

impl House {
    /// Carries a command out, whether or not anybody waits for it.
    pub async fn command(
        self: &Arc<Self>,
        id: TableId,
        command: &Command,
        who: Option<&Person>,
    ) -> Result<u64, HallError> {
        let admitted = self.admit()?;
        let (house, command, who) = (self.clone(), command.clone(), who.cloned());
        let carried = tokio::spawn(async move {
            let _admitted = admitted;
            house.carry_out(id, &command, who.as_ref()).await
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
        let mut entered = self.enter(id).await?;
        for _ in 0..TRIES {
            let table = entered.table();
            let decided = self.decide(&mut entered, command, who).await?;
            let Some((entries, after)) = decided else {
                let table = entered.table();
                return Ok(table.number_of(command).unwrap_or(table.number()));
            };
            if let Attempt::Stored = self.store(&mut entered, &table, entries, after, who).await? {
                let table = entered.table();
                return Ok(table.number_of(command).unwrap_or(table.number()));
            }
        }
        Err(HallError::Busy { retry: Duration::from_secs(1) })
    }

    /// What the table says to a command. Where other nodes may have moved it on, only the table as it is stored says that
    /// it refuses, or that there is nothing to do.
    async fn decide(
        self: &Arc<Self>,
        entered: &mut Entered,
        command: &Command,
        who: Option<&Person>,
    ) -> Result<Option<(Vec<Entry>, Table)>, HallError> {
        let table = entered.table();
        let decided = table.try_out(command, who, self.time_for(&table, command).await?);
        if !self.store.is_shared() || matches!(decided, Ok(Some(_))) {
            return Ok(decided?);
        }
        self.catch_up(entered).await?;
        let found = entered.table();
        if found.number() == table.number() {
            return Ok(decided?);
        }
        Ok(found.try_out(command, who, self.time_for(&found, command).await?)?)
    }

    async fn store(
        self: &Arc<Self>,
        entered: &mut Entered,
        before: &Table,
        entries: Vec<Entry>,
        after: Table,
        who: Option<&Person>,
    ) -> Result<Attempt, HallError> {
        // Deciding may have caught up with other nodes.
        let number = after.number() - entries.len() as u64;
        let before = if before.number() == number { before } else { &*entered.table() };
        let id = entered.live.id;
        let notices = self.notices(id, before, &after, who).await;
        let append =
            Append { table: id, after: number, entries: entries.clone(), summary: Summary::of(&after), notices };
        entered.live.expect(after.number());
        match self.store.append(append).await {
            Ok(()) => {
                self.advance(entered, entries, after);
                self.keep_position(entered);
                Ok(Attempt::Stored)
            }
            Err(StoreError::Conflict { .. }) => {
                self.catch_up(entered).await?;
                Ok(Attempt::TooLate)
            }
            Err(error @ StoreError::Unavailable { .. }) => self.look_whether_stored(entered, &entries, error).await,
            Err(error) => {
                entered.live.expect(number);
                Err(error.into())
            }
        }
    }

    /// The store did not answer: only what is really there counts, and whoever asked is told the truth.
    async fn look_whether_stored(
        self: &Arc<Self>,
        entered: &mut Entered,
        entries: &[Entry],
        error: StoreError,
    ) -> Result<Attempt, HallError> {
        entered.known().in_doubt = true;
        for look in 0..LOOKS {
            tokio::time::sleep(Duration::from_millis(50 << look)).await;
            let after = entered.table().number();
            match self.store.history(entered.live.id, after).await {
                Ok(found) => {
                    let stored = found.starts_with(entries);
                    entered.live.expect(after);
                    self.catch_up(entered).await?;
                    return if stored { Ok(Attempt::Stored) } else { Err(error.into()) };
                }
                Err(StoreError::Unavailable { .. }) => {}
                Err(other) => return Err(other.into()),
            }
        }
        Err(error.into())
    }
}
