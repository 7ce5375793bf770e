//! A connection to PostgreSQL with a transaction.

use std::error::Error;

use deadpool_postgres::{Object, Pool};
use tokio_postgres::types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked};

use crate::{
    StoreChange, StoreError,
    sql::{Answer, Cell, Row, Session},
};

/// The longest notification; PostgreSQL allows 8,000 bytes.
const MAX_NOTIFICATION: usize = 7_500;

/// A connection with a transaction on it. Unless the transaction is ended, the connection is not used again.
pub(super) struct NodeSession {
    /// `Some` until the session is dropped.
    client: Option<Object>,
    /// Statements that are sent together with the next one, to save a round trip.
    deferred: String,
    told: Vec<StoreChange>,
    ended: bool,
}

impl NodeSession {
    pub async fn new(pool: &Pool) -> Result<NodeSession, StoreError> {
        Ok(NodeSession { client: Some(pool.get().await?), deferred: String::new(), told: Vec::new(), ended: false })
    }

    fn client(&self) -> Result<&Object, StoreError> {
        self.client.as_ref().ok_or_else(|| StoreError::unavailable("the connection is gone"))
    }

    /// Commits, and lets the database notify all nodes, this one included.
    pub async fn commit(mut self) -> Result<(), StoreError> {
        for text in notifications(&std::mem::take(&mut self.told)) {
            self.run("SELECT 1 FROM (SELECT pg_notify('rynek', $1)) AS told", &[Cell::Text(text)]).await?;
        }
        self.script("COMMIT").await?;
        self.ended = true;
        Ok(())
    }

    /// Notifies all nodes of a text, without a transaction.
    pub async fn notify(mut self, text: &str) -> Result<(), StoreError> {
        self.run("SELECT 1 FROM (SELECT pg_notify('rynek', $1)) AS told", &[Cell::from(text)]).await?;
        self.ended = true;
        Ok(())
    }

    /// Rolls back.
    pub async fn roll_back(mut self) -> Result<(), StoreError> {
        self.script("ROLLBACK").await?;
        self.ended = true;
        Ok(())
    }
}

impl Drop for NodeSession {
    fn drop(&mut self) {
        if let Some(client) = self.client.take().filter(|_| !self.ended) {
            drop(Object::take(client));
        }
    }
}

/// Changes as texts, as few as possible.
fn notifications(told: &[StoreChange]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for change in told.iter().map(|change| change.to_text()) {
        match texts.last_mut() {
            Some(text) if text.len() + change.len() < MAX_NOTIFICATION => {
                text.push(';');
                text.push_str(&change);
            }
            _ => texts.push(change),
        }
    }
    texts
}

impl Session for NodeSession {
    fn run<'a>(&'a mut self, statement: &'a str, cells: &'a [Cell]) -> Answer<'a, Vec<Row>> {
        Box::pin(async move {
            let statement = self.client()?.prepare_cached(statement).await?;
            let deferred = std::mem::take(&mut self.deferred);
            let client = self.client()?;
            let cells: Vec<&(dyn ToSql + Sync)> = cells.iter().map(|cell| cell as &(dyn ToSql + Sync)).collect();
            let asked = client.query(&statement, &cells);
            let rows = if deferred.is_empty() {
                asked.await?
            } else {
                // Both are sent in this order before the first is answered.
                let (done, rows) = tokio::join!(biased; client.batch_execute(&deferred), asked);
                done?;
                rows?
            };
            rows.iter().map(read).collect()
        })
    }

    fn script<'a>(&'a mut self, statements: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut all = std::mem::take(&mut self.deferred);
            all.push_str(statements);
            Ok(self.client()?.batch_execute(&all).await?)
        })
    }

    fn defer(&mut self, statements: &'static str) -> Result<(), StoreError> {
        self.deferred.push_str(statements);
        self.deferred.push_str("; ");
        Ok(())
    }

    fn told(&mut self) -> &mut Vec<StoreChange> {
        &mut self.told
    }
}

impl ToSql for Cell {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Cell::Nothing => Ok(IsNull::Yes),
            Cell::Int(value) => value.to_sql(kind, out),
            Cell::Real(value) => value.to_sql(kind, out),
            Cell::Text(value) => value.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::FLOAT8, Type::TEXT].contains(kind)
    }

    to_sql_checked!();
}

fn read(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let cells = row.columns().iter().enumerate().map(|(n, column)| match *column.type_() {
        Type::INT8 => Ok(row.try_get::<_, Option<i64>>(n)?.into()),
        Type::INT4 => Ok(row.try_get::<_, Option<i32>>(n)?.map(i64::from).into()),
        Type::FLOAT8 => Ok(row.try_get::<_, Option<f64>>(n)?.into()),
        Type::TEXT => Ok(row.try_get::<_, Option<String>>(n)?.into()),
        ref other => Err(StoreError::corrupt(format!("a column has the type {other}"))),
    });
    cells.collect::<Result<Vec<Cell>, StoreError>>().map(Row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn many_changes_fit_into_few_notifications() {
        let told: Vec<StoreChange> =
            (0..1_000).map(|n| StoreChange::Table { table: TableId::new(n), number: 7 }).collect();
        let texts = notifications(&told);
        assert!(texts.len() < 10 && texts.iter().all(|text| text.len() < 8_000));
        let received = texts.iter().flat_map(|text| text.split(';')).map(StoreChange::from_text);
        assert!(received.eq(told));
    }
}
