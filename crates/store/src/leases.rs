//! Leases: which node plays the bots of a table.
//!
//! Leases avoid that two nodes do the same work. Correctness does not depend on them: if two nodes act, the store
//! accepts only one append.

use rynek_table::Moment;

use super::{Store, StoreError, TableId, sql::cells};

/// The name of the lease for playing the bots of a table.
pub fn bot_lease(table: TableId) -> String {
    format!("bot/{table}")
}

/// The name of the lease that says that a node is alive.
pub fn life_lease(node: &str) -> String {
    format!("node/{node}")
}

impl Store {
    /// Takes or renews a lease, unless another owner has it. Returns whether `owner` has it now.
    pub async fn take_lease(&self, name: &str, owner: &str, now: Moment, until: Moment) -> Result<bool, StoreError> {
        let statement = "INSERT INTO leases (name, owner, until) VALUES ($1, $2, $3) ON CONFLICT (name) DO \
                         UPDATE SET owner = excluded.owner, until = excluded.until \
                         WHERE leases.owner = excluded.owner OR leases.until <= $4 RETURNING owner";
        let rows = self.execute(format!("lease {name}"), statement, cells![name, owner, until, now]).await?;
        Ok(!rows.is_empty())
    }

    /// Releases a lease, if `owner` still has it.
    pub async fn release_lease(&self, name: &str, owner: &str) -> Result<(), StoreError> {
        let statement = "DELETE FROM leases WHERE name = $1 AND owner = $2";
        self.execute(format!("lease {name}"), statement, cells![name, owner]).await.map(|_| ())
    }

    /// Releases the leases for bots of a node that has died.
    pub async fn release_bot_leases(&self, owner: &str) -> Result<(), StoreError> {
        let statement = "DELETE FROM leases WHERE owner = $1 AND name LIKE 'bot/%'";
        self.execute("lease", statement, cells![owner]).await.map(|_| ())
    }

    /// Releases all leases of a node that stops.
    pub async fn release_leases(&self, owner: &str) -> Result<(), StoreError> {
        self.execute("lease", "DELETE FROM leases WHERE owner = $1", cells![owner]).await.map(|_| ())
    }
}
