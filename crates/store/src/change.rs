//! News of tables, from this node and from others.

use tokio::sync::broadcast;

use super::TableId;

/// Something that listeners hear of, after it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreChange {
    /// A table has come to the entry with this number.
    Table {
        /// Which.
        table: TableId,
        /// The number of its last entry.
        number: u64,
    },
    /// Somebody said something at a table.
    Chat {
        /// Which.
        table: TableId,
        /// The number of what was said.
        number: u64,
    },
    /// Somebody came to look at a table, or went, on some node.
    Company {
        /// Which.
        table: TableId,
    },
    /// A table is gone, or its history was written anew because somebody's data was deleted: load it again.
    Anew {
        /// Which.
        table: TableId,
    },
    /// News may have been missed: look at everything again.
    LookAgain,
}

impl StoreChange {
    /// As nodes tell each other.
    pub(crate) fn to_text(self) -> String {
        match self {
            StoreChange::Table { table, number } => format!("table {table} {number}"),
            StoreChange::Chat { table, number } => format!("chat {table} {number}"),
            StoreChange::Company { table } => format!("company {table} 0"),
            StoreChange::Anew { table } => format!("anew {table} 0"),
            StoreChange::LookAgain => "look".to_owned(),
        }
    }

    /// What a node of another version says and this one does not know is a reason to look again.
    pub(crate) fn from_text(text: &str) -> StoreChange {
        let mut words = text.split(' ');
        let kind = words.next();
        let table = words.next().and_then(|word| word.parse().ok());
        let number = words.next().and_then(|word| word.parse().ok());
        match (kind, table, number) {
            (Some("table"), Some(table), Some(number)) => StoreChange::Table { table, number },
            (Some("chat"), Some(table), Some(number)) => StoreChange::Chat { table, number },
            (Some("company"), Some(table), _) => StoreChange::Company { table },
            (Some("anew"), Some(table), _) => StoreChange::Anew { table },
            _ => StoreChange::LookAgain,
        }
    }
}

/// The news since one began to listen, this node's own included.
#[derive(Debug)]
pub struct StoreChanges(pub(crate) broadcast::Receiver<StoreChange>);

impl StoreChanges {
    /// The next news; `None` once the store is closed. Whoever falls too far behind is told to look again.
    pub async fn next(&mut self) -> Option<StoreChange> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(StoreChange::LookAgain),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_arrive_as_they_were_told() {
        let table = TableId::new(7);
        for change in [
            StoreChange::Table { table, number: 12 },
            StoreChange::Chat { table, number: 3 },
            StoreChange::Company { table },
            StoreChange::Anew { table },
            StoreChange::LookAgain,
        ] {
            assert_eq!(StoreChange::from_text(&change.to_text()), change);
        }
        assert_eq!(StoreChange::from_text("weather 7"), StoreChange::LookAgain);
    }
}
