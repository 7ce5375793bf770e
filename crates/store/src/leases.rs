//! Who does what: a lease says which node plays a bot or watches a clock.
//!
//! A lease keeps nodes from doing the same work twice. It need not be believed: should two nodes act all the same, the
//! numbers of the table let one of them win.

use rynek_table::Moment;

use super::{Store, StoreError, TableId, sql::cells, sql::first};

/// What the lease of whoever plays the bots of a table is called.
pub fn bot_lease(table: TableId) -> String {
    format!("bot/{table}")
}

impl Store {
    /// Takes or renews a lease, unless another owner has it. Whether it is one's own now.
    pub async fn take_lease(&self, name: &str, owner: &str, now: Moment, until: Moment) -> Result<bool, StoreError> {
        let cells = cells![name, owner, until, now].to_vec();
        self.write(format!("lease {name}"), move |session| {
            Box::pin(async move {
                let statement = "INSERT INTO leases (name, owner, until) VALUES ($1, $2, $3) ON CONFLICT (name) DO \
                                 UPDATE SET owner = excluded.owner, until = excluded.until \
                                 WHERE leases.owner = excluded.owner OR leases.until <= $4 RETURNING owner";
                Ok(first(session, statement, &cells).await?.is_some())
            })
        })
        .await
    }

    /// Renews all leases of an owner that have not run out: how many.
    pub async fn renew_leases(&self, owner: &str, now: Moment, until: Moment) -> Result<usize, StoreError> {
        let cells = cells![owner, now, until].to_vec();
        self.write("lease", move |session| {
            Box::pin(async move {
                let statement = "UPDATE leases SET until = $3 WHERE owner = $1 AND until > $2 RETURNING name";
                Ok(session.run(statement, &cells).await?.len())
            })
        })
        .await
    }

    /// Gives a lease back, if it is still one's own.
    pub async fn release_lease(&self, name: &str, owner: &str) -> Result<(), StoreError> {
        let cells = cells![name, owner].to_vec();
        self.write(format!("lease {name}"), move |session| {
            Box::pin(async move {
                session.run("DELETE FROM leases WHERE name = $1 AND owner = $2", &cells).await?;
                Ok(())
            })
        })
        .await
    }

    /// Gives all leases of an owner back: a node that stops.
    pub async fn release_leases(&self, owner: &str) -> Result<(), StoreError> {
        let cells = cells![owner].to_vec();
        self.write("lease", move |session| {
            Box::pin(async move {
                session.run("DELETE FROM leases WHERE owner = $1", &cells).await?;
                Ok(())
            })
        })
        .await
    }
}
