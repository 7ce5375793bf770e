//! What the store tells of other nodes.

use std::sync::Arc;

use super::{HallError, News, house::House};
use crate::{
    TableId,
    store::{Change, Changes},
};

impl House {
    /// Listens until the house closes.
    pub async fn listen(self: Arc<Self>, mut changes: Changes) {
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
    fn hear(self: &Arc<Self>, change: Change) {
        match change {
            Change::Table { table, number } => {
                let live = self.find(table).filter(|live| self.store.is_shared() && !live.expects(number));
                if live.is_some() {
                    self.soon(move |house| async move { house.look_at(table).await });
                }
            }
            Change::Chat { table, .. } => {
                if self.find(table).is_some() {
                    self.soon(move |house| async move { house.hear_chat(table).await });
                }
            }
            Change::Company { table } => {
                if let Some(live) = self.find(table) {
                    live.tell(News::Company);
                }
            }
            Change::Anew { table } => {
                if self.find(table).is_some() {
                    self.soon(move |house| async move {
                        let mut entered = house.enter(table).await?;
                        house.read_again(&mut entered).await
                    });
                }
            }
            Change::LookAgain => self.soon(|house| async move {
                for live in house.all() {
                    // One table that cannot be read is no reason to leave out the others.
                    let _ = house.look_at(live.id).await;
                    let _ = house.hear_chat(live.id).await;
                    live.tell(News::Company);
                }
                Ok(())
            }),
        }
    }

    /// Does something that waits for a table, so that the ear is free at once.
    fn soon<F>(self: &Arc<Self>, work: impl FnOnce(Arc<House>) -> F)
    where
        F: Future<Output = Result<(), HallError>> + Send + 'static,
    {
        // If it fails the table is in the same state as if nothing had been heard, and the next news mend that.
        tokio::spawn(work(self.clone()));
    }

    async fn look_at(self: &Arc<Self>, table: TableId) -> Result<(), HallError> {
        let mut entered = self.enter(table).await?;
        self.catch_up(&mut entered).await
    }

    async fn hear_chat(self: &Arc<Self>, table: TableId) -> Result<(), HallError> {
        let mut entered = self.enter(table).await?;
        let lines = self.store.chat(table, entered.known().said).await?;
        for line in lines {
            entered.known().said = line.number;
            entered.live.tell(News::Said(line));
        }
        Ok(())
    }
}
