//! Who is present at a table, on whatever node.

use std::{sync::Arc, time::Duration};

use rynek_store::{Company, StoreError, life_lease};
use rynek_table::TableId;

use super::state::HallState;

/// How long a node counts as alive without a sign of life, and how often it gives one.
const LIFE: Duration = Duration::from_secs(30);
const SIGN: Duration = Duration::from_secs(10);

impl HallState {
    /// Gives a sign of life now and then until the house closes: whoever is here is not here without it. A node alone
    /// needs none.
    pub async fn stay_alive(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(SIGN) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            // If it fails, the next one may come in time.
            let _ = self.sign_of_life().await;
        }
    }

    pub async fn sign_of_life(&self) -> Result<(), StoreError> {
        let (node, now) = (&self.config.node, self.now());
        self.store.take_lease(&life_lease(node), node, now, now.after(LIFE.as_millis() as i64)).await.map(|_| ())
    }

    /// Tells the other nodes who is here.
    pub async fn announce(&self, id: TableId, company: Company) -> Result<(), StoreError> {
        if !self.store.is_shared() {
            return Ok(());
        }
        self.store.keep_company(id, &self.config.node, company, self.now()).await
    }

    /// Who is there on other nodes.
    pub async fn elsewhere(&self, id: TableId) -> Result<Vec<Company>, StoreError> {
        if !self.store.is_shared() {
            return Ok(Vec::new());
        }
        self.store.company_elsewhere(id, &self.config.node, self.now()).await
    }
}
