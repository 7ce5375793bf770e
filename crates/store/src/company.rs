//! Who looks at a table: each node says whom it has there, so that all of them can say who is present.
//!
//! What a node says holds as long as its sign of life does, which is a lease: the people of a node that died are gone
//! with it.

use rynek_table::{Moment, Person};

use super::{
    Store, StoreChange, StoreError, TableId,
    sql::{Row, cells, to_json},
    tables::touching,
};

/// Those who look at a table through one node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// Who they are, as far as they said.
    pub people: Vec<Person>,
    /// How many of all look on without a seat.
    pub watching: u64,
}

impl Company {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty() && self.watching == 0
    }

    fn read(row: &Row) -> Result<Company, StoreError> {
        Ok(Company { people: row.json(0)?, watching: row.count(1)? })
    }
}

/// What the lease is called that says that a node is alive.
pub fn life_lease(node: &str) -> String {
    format!("node/{node}")
}

/// Of nodes that gave no sign of life any more: `$1` is the present.
pub(super) const DEAD: &str = "NOT EXISTS (SELECT 1 FROM leases WHERE name = 'node/' || company.node AND until > $1)";

impl Store {
    /// Says whom a node has at a table, in place of what it said before.
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
                    // A table that is gone has no company.
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

    /// Whom the other nodes have at a table.
    pub async fn company_elsewhere(&self, table: TableId, node: &str, now: Moment) -> Result<Vec<Company>, StoreError> {
        let node = node.to_owned();
        self.read(move |session| {
            Box::pin(async move {
                let statement = format!(
                    "SELECT people, watching FROM company WHERE table_id = $2 AND node <> $3 AND NOT {DEAD} ORDER BY node"
                );
                session.run(&statement, cells![now, table, node]).await?.iter().map(Company::read).collect()
            })
        })
        .await
    }

    /// Says that a node has nobody at any table: it stops, or begins anew.
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
