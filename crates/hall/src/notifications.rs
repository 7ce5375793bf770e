//! Notifications of the store about changes by other nodes.

use std::sync::Arc;

use rynek_store::{StoreChange, StoreChanges};
use rynek_table::TableId;

use super::{dirty::Missed, state::HallState};

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

    /// Marks the table that changed, if it is in memory; other tables are read when they are needed. This waits for
    /// nothing, so that the next notification need not wait.
    fn notice_change(&self, change: StoreChange) {
        match change {
            StoreChange::Table { table, number } => {
                if self.store.is_shared() && self.find(table).is_some_and(|live| !live.expects(number)) {
                    self.dirty.mark(table, Missed { entries: true, ..Missed::default() });
                }
            }
            StoreChange::Chat { table, .. } => self.mark_loaded(table, Missed { chat: true, ..Missed::default() }),
            StoreChange::Anew { table } => self.mark_loaded(table, Missed { whole: true, ..Missed::default() }),
            // Nobody listens if no client is connected.
            StoreChange::SignedOut { person } => drop(self.signed_out.send(person)),
            StoreChange::LookAgain => {
                self.dirty.doubt_all();
                if self.store.is_shared() {
                    self.companies.ask();
                }
            }
        }
    }

    fn mark_loaded(&self, table: TableId, missed: Missed) {
        if self.find(table).is_some() {
            self.dirty.mark(table, missed);
        }
    }
}
