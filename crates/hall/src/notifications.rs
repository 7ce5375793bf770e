//! Notifications of the store about changes by other nodes.

use std::sync::Arc;

use rynek_store::{StoreChange, StoreChanges};
use rynek_table::TableId;

use super::{HallError, News, state::HallState};

impl HallState {
    /// Listens until the hall closes.
    pub async fn listen(self: Arc<Self>, mut changes: StoreChanges) {
        loop {
            let change = tokio::select! {
                change = changes.next() => change,
                () = self.closed() => None,
            };
            let Some(change) = change else { return };
            self.notice_change(change);
        }
    }

    /// Updates the table that changed, if it is in memory; other tables are read when they are needed. The work runs in
    /// a task of its own, so that the next notification need not wait. If it fails, the next notification repairs it.
    fn notice_change(self: &Arc<Self>, change: StoreChange) {
        match change {
            StoreChange::Table { table, number } => {
                if self.store.is_shared() && self.find(table).is_some_and(|live| !live.expects(number)) {
                    tokio::spawn(self.clone().read_new_entries(table));
                }
            }
            StoreChange::Chat { table, .. } => {
                if self.find(table).is_some() {
                    tokio::spawn(self.clone().read_chat(table));
                }
            }
            StoreChange::Company { table } => {
                if let Some(live) = self.find(table) {
                    live.tell(News::Company);
                }
            }
            StoreChange::Anew { table } => {
                if self.find(table).is_some() {
                    tokio::spawn(self.clone().read_whole(table));
                }
            }
            // Nobody listens if no client is connected.
            StoreChange::SignedOut { person } => drop(self.signed_out.send(person)),
            StoreChange::LookAgain => {
                let state = self.clone();
                tokio::spawn(async move {
                    for live in state.all() {
                        // One table that cannot be read must not stop the others.
                        let _ = state.clone().read_new_entries(live.id).await;
                        let _ = state.clone().read_chat(live.id).await;
                        live.tell(News::Company);
                    }
                });
            }
        }
    }

    async fn read_new_entries(self: Arc<Self>, table: TableId) -> Result<(), HallError> {
        let mut locked = self.lock_table(table).await?;
        self.catch_up(&mut locked).await
    }

    async fn read_whole(self: Arc<Self>, table: TableId) -> Result<(), HallError> {
        let mut locked = self.lock_table(table).await?;
        self.read_again(&mut locked).await
    }

    async fn read_chat(self: Arc<Self>, table: TableId) -> Result<(), HallError> {
        let mut locked = self.lock_table(table).await?;
        for line in self.store.chat(table, locked.loaded().said).await? {
            locked.loaded().said = line.number;
            locked.live.tell(News::Said(line));
        }
        Ok(())
    }
}
