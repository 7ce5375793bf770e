//! What the store tells of other nodes.

use std::sync::Arc;

use rynek_store::{StoreChange, StoreChanges};
use rynek_table::TableId;

use super::{HallError, News, state::HallState};

impl HallState {
    /// Listens until the house closes.
    pub async fn listen(self: Arc<Self>, mut changes: StoreChanges) {
        let mut closing = self.closing.subscribe();
        loop {
            let change = tokio::select! {
                change = changes.next() => change,
                _ = closing.wait_for(|closing| *closing) => None,
            };
            let Some(change) = change else { return };
            self.hear(change);
        }
    }

    /// Only tables in memory matter: of the others nobody here knows anything that could be out of date.
    fn hear(self: &Arc<Self>, change: StoreChange) {
        match change {
            StoreChange::Table { table, number } => {
                if self.store.is_shared() && self.find(table).is_some_and(|live| !live.expects(number)) {
                    self.soon(move |state| async move { state.look_at(table).await });
                }
            }
            StoreChange::Chat { table, .. } => {
                if self.find(table).is_some() {
                    self.soon(move |state| async move { state.hear_chat(table).await });
                }
            }
            StoreChange::Company { table } => {
                if let Some(live) = self.find(table) {
                    live.tell(News::Company);
                }
            }
            StoreChange::Anew { table } => {
                if self.find(table).is_some() {
                    self.soon(move |state| async move {
                        let mut locked = state.lock_table(table).await?;
                        state.read_again(&mut locked).await
                    });
                }
            }
            StoreChange::LookAgain => self.soon(|state| async move {
                for live in state.all() {
                    // One table that cannot be read is no reason to leave out the others.
                    let _ = state.look_at(live.id).await;
                    let _ = state.hear_chat(live.id).await;
                    live.tell(News::Company);
                }
                Ok(())
            }),
        }
    }

    /// Does something that waits for a table, so that the ear is free at once.
    fn soon<F>(self: &Arc<Self>, work: impl FnOnce(Arc<HallState>) -> F)
    where
        F: Future<Output = Result<(), HallError>> + Send + 'static,
    {
        // If it fails the table is in the same state as if nothing had been heard, and the next news mend that.
        tokio::spawn(work(self.clone()));
    }

    async fn look_at(self: &Arc<Self>, table: TableId) -> Result<(), HallError> {
        let mut locked = self.lock_table(table).await?;
        self.catch_up(&mut locked).await
    }

    async fn hear_chat(self: &Arc<Self>, table: TableId) -> Result<(), HallError> {
        let mut locked = self.lock_table(table).await?;
        let lines = self.store.chat(table, locked.loaded().said).await?;
        for line in lines {
            locked.loaded().said = line.number;
            locked.live.tell(News::Said(line));
        }
        Ok(())
    }
}
