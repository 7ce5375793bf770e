//! Which people look at a table, on all nodes.

use std::{sync::Arc, time::Duration};

use rynek_store::{Company, StoreError, life_lease};
use rynek_table::TableId;

use super::{Hall, state::HallState};

/// How long a node counts as alive after its last sign of life, and how often it gives one.
const LIFE: Duration = Duration::from_secs(30);
const SIGN: Duration = Duration::from_secs(10);

impl HallState {
    /// Gives signs of life until the hall closes. Without them, other nodes ignore the people here.
    pub async fn stay_alive(self: Arc<Self>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(SIGN) => {}
                () = self.closed() => return,
            }
            // If this one fails, the next one may still be in time.
            let _ = self.sign_of_life().await;
        }
    }

    pub async fn sign_of_life(&self) -> Result<(), StoreError> {
        let (node, now) = (&self.config.node, self.now());
        self.store.take_lease(&life_lease(node), node, now, now.after(LIFE.as_millis() as i64)).await.map(|_| ())
    }
}

impl Hall {
    /// Tells the other nodes who looks at a table here.
    pub async fn announce(&self, id: TableId, company: Company) -> Result<(), StoreError> {
        let (store, node) = (self.store(), &self.state().config.node);
        if store.is_shared() { store.keep_company(id, node, company, self.now()).await } else { Ok(()) }
    }

    /// Who looks at a table on other nodes. Watchers are told when that changes.
    pub async fn elsewhere(&self, id: TableId) -> Result<Vec<Company>, StoreError> {
        let (store, node) = (self.store(), &self.state().config.node);
        if store.is_shared() { store.company_elsewhere(id, node, self.now()).await } else { Ok(Vec::new()) }
    }
}
