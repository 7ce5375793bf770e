//! The people who look at a table. Each node stores its own, so that all nodes know who is present.
//!
//! They are valid as long as the node has its lease as a sign of life. When a node crashes, its people are gone too.

use rynek_table::{Moment, Person};

use super::{
    Store, StoreChange, StoreError, TableId,
    sql::{Row, cells, to_json},
    tables::touching,
};

/// The people who look at a table through one node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// Those who are signed in.
    pub people: Vec<Person>,
    /// How many viewers have no seat.
    pub watching: u64,
}

impl Company {
    /// Whether no one is there.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty() && self.watching == 0
    }

    fn read(row: &Row) -> Result<Company, StoreError> {
        Ok(Company { people: row.json(0)?, watching: row.count(1)? })
    }
}

/// The name of the lease that says that a node is alive.
pub fn life_lease(node: &str) -> String {
    format!("node/{node}")
}

/// The condition for rows of nodes that are no longer alive; `$1` is the current time.
pub(super) const DEAD: &str = "NOT EXISTS (SELECT 1 FROM leases WHERE name = 'node/' || company.node AND until > $1)";

impl Store {
    /// Stores who looks at a table through a node, and replaces what was stored before.
    pub async fn keep_company(
        &self,
        table: TableId,
        node: &str,
        company: Company,
        now: Moment,
    ) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.write(touching(table), move |session| {
            Box::pin(async move {
                let dead = format!("DELETE FROM company WHERE table_id = $2 AND {DEAD}");
                session.run(&dead, cells![now, table]).await?;
                if company.is_empty() {
                    session.run("DELETE FROM company WHERE table_id = $1 AND node = $2", cells![table, node]).await?;
                } else {
                    // A table that does not exist has no viewers.
                    let statement = "INSERT INTO company (table_id, node, people, watching) \
                                     SELECT id, $2, $3, CAST($4 AS BIGINT) FROM tables WHERE id = $1 ON CONFLICT (table_id, node) DO \
                                     UPDATE SET people = excluded.people, watching = excluded.watching";
                    let people = to_json(&company.people);
                    session.run(statement, cells![table, node, people, company.watching]).await?;
                }
                session.told().push(StoreChange::Company { table });
                Ok(())
            })
        })
        .await
    }

    /// Who looks at a table through other nodes.
    pub async fn company_elsewhere(&self, table: TableId, node: &str, now: Moment) -> Result<Vec<Company>, StoreError> {
        let statement = format!(
            "SELECT people, watching FROM company WHERE table_id = $2 AND node <> $3 AND NOT {DEAD} ORDER BY node"
        );
        self.query(statement, cells![now, table, node], Company::read).await
    }

    /// Removes all viewers of a node that stops or restarts.
    pub async fn leave_company(&self, node: &str) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.write_alone(move |session| {
            Box::pin(async move {
                let statement = "DELETE FROM company WHERE node = $1 RETURNING table_id";
                for row in session.run(statement, cells![node]).await? {
                    session.told().push(StoreChange::Company { table: row.id(0)? });
                }
                Ok(())
            })
        })
        .await
    }
}
