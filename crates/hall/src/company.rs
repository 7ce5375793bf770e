//! Which people look at a table, on all nodes.
//!
//! It is kept in memory only. A node tells the others of changes by bulletins: notifications of the database that are
//! sent together and stored nowhere, so that a crowd that arrives does not delay the moves of others. A node that has
//! begun, or may have missed a bulletin, asks all others to tell everything again.
//!
//! Every node gives a sign of life by a bulletin twice a second. The people of a node that falls silent are gone, and the
//! turns of bots that it was thinking about are free for others.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use rynek_store::{StoreError, life_lease};
use rynek_table::TableId;
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::MissedTickBehavior,
};

use super::{
    Hall, News,
    bulletins::{Company, Teller, goodbye},
    state::HallState,
};

/// How often a node gives a sign of life to the others, and after what silence they take it for dead.
const SIGN: Duration = Duration::from_millis(500);
const SILENCE: Duration = Duration::from_millis(1_500);
/// How long a node counts as alive in the store after a sign of life there, and after how many bulletins it gives one.
const LIFE: Duration = Duration::from_secs(30);
const STORED_SIGN: u32 = 20;
/// Changes are told together after this delay.
const TOGETHER: Duration = Duration::from_millis(100);
/// How long to wait when the database does not answer.
const RETRY: Duration = Duration::from_secs(1);

impl HallState {
    /// Tells other nodes who is here, until the hall closes.
    pub async fn send_bulletins(self: Arc<Self>) {
        self.companies.ask();
        let mut signs = tokio::time::interval(SIGN);
        signs.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut beats: u32 = 0;
        loop {
            tokio::select! {
                () = self.companies.something_to_tell() => tokio::time::sleep(TOGETHER).await,
                // A sign of life, even if nothing has changed.
                _ = signs.tick() => {
                    self.take_over();
                    beats += 1;
                    if beats.is_multiple_of(STORED_SIGN) {
                        let state = self.clone();
                        // It may wait among the changes. If it fails, the next one may still be in time.
                        tokio::spawn(async move { state.sign_of_life().await });
                    }
                }
                () = self.closed() => return,
            }
            let (bulletins, untold) = self.companies.take(self.teller());
            let count = bulletins.len() as u64;
            if self.store.tell_nodes(bulletins).await.is_ok() {
                self.companies.count_sent(count);
            } else {
                self.companies.put_back(untold);
                tokio::time::sleep(RETRY).await;
                self.companies.try_again();
            }
        }
    }

    /// Hears the other nodes, until the hall closes.
    pub async fn hear_bulletins(self: Arc<Self>, mut told: Receiver<Arc<str>>) {
        loop {
            let heard = tokio::select! {
                heard = told.recv() => heard,
                () = self.closed() => return,
            };
            match heard {
                Ok(text) => self.tell_of_company(self.companies.hear(&text, self.start)),
                Err(RecvError::Lagged(_)) => self.companies.ask(),
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Takes the place of nodes that fell silent: their viewers are gone, and their bots may be played here.
    fn take_over(self: &Arc<Self>) {
        let (nodes, tables) = self.companies.forget_silent(SILENCE);
        self.tell_of_company(tables);
        if nodes.is_empty() {
            return;
        }
        // Something that they stored may not have been told.
        self.dirty.doubt_all();
        let state = self.clone();
        tokio::spawn(async move {
            for node in nodes {
                // If this fails, the leases expire.
                let _ = state.store.release_bot_leases(&node).await;
            }
            state.alarm.notify_one();
        });
    }

    fn tell_of_company(&self, tables: BTreeSet<TableId>) {
        for live in tables.into_iter().filter_map(|id| self.find(id)) {
            live.tell(News::Company);
        }
    }

    fn teller(&self) -> Teller<'_> {
        Teller { node: &self.config.node, start: self.start }
    }

    /// Tells the other nodes that the people here are gone, because the hall closes.
    pub async fn say_goodbye(&self) -> Result<(), StoreError> {
        self.store.tell_nodes(vec![goodbye(self.teller())]).await
    }

    pub async fn sign_of_life(&self) -> Result<(), StoreError> {
        let (node, now) = (&self.config.node, self.now());
        self.store.take_lease(&life_lease(node), node, now, now.after(LIFE.as_millis() as i64)).await.map(|_| ())
    }
}

impl Hall {
    /// Tells the other nodes who looks at a table here. Nothing is stored.
    pub fn announce(&self, id: TableId, company: Company) {
        let state = self.state();
        if state.store.is_shared() {
            state.companies.announce(id, company);
        }
    }

    /// Who looks at a table on other nodes, as far as this one has heard. Watchers are told when that changes.
    pub fn elsewhere(&self, id: TableId) -> Vec<Company> {
        self.state().companies.elsewhere(id)
    }
}
