//! Notifications about changes of tables, by this node and by others.

use rynek_table::PersonId;
use tokio::sync::broadcast;

use super::TableId;

/// A change that listeners are told of after it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreChange {
    /// Entries were added to a table.
    Table {
        /// The table.
        table: TableId,
        /// The number of its last entry.
        number: u64,
    },
    /// A person wrote in the chat of a table.
    Chat {
        /// The table.
        table: TableId,
        /// The number of the line.
        number: u64,
    },
    /// A table was deleted, or its history was rewritten because a person's data was deleted: load it again.
    Anew {
        /// The table.
        table: TableId,
    },
    /// Tokens of a person were revoked.
    SignedOut {
        /// Who.
        person: PersonId,
    },
    /// Changes may have been missed: look at everything again.
    LookAgain,
}

impl StoreChange {
    /// The text that nodes send each other.
    pub(crate) fn to_text(self) -> String {
        match self {
            StoreChange::Table { table, number } => format!("table {table} {number}"),
            StoreChange::Chat { table, number } => format!("chat {table} {number}"),
            StoreChange::Anew { table } => format!("anew {table} 0"),
            StoreChange::SignedOut { person } => format!("signed-out {person} 0"),
            StoreChange::LookAgain => "look".to_owned(),
        }
    }

    /// Reads such a text. An unknown one, from a node of another version, means to look again.
    pub(crate) fn from_text(text: &str) -> StoreChange {
        let mut words = text.split(' ');
        let kind = words.next();
        let id = words.next().unwrap_or_default();
        let table = id.parse().ok();
        let number = words.next().and_then(|word| word.parse().ok());
        if let (Some("signed-out"), Ok(person)) = (kind, id.parse()) {
            return StoreChange::SignedOut { person };
        }
        match (kind, table, number) {
            (Some("table"), Some(table), Some(number)) => StoreChange::Table { table, number },
            (Some("chat"), Some(table), Some(number)) => StoreChange::Chat { table, number },
            (Some("anew"), Some(table), _) => StoreChange::Anew { table },
            _ => StoreChange::LookAgain,
        }
    }
}

/// A subscription to all changes, those of this node included.
#[derive(Debug)]
pub struct StoreChanges(pub(crate) broadcast::Receiver<StoreChange>);

impl StoreChanges {
    /// The next change; `None` once the store is closed. A listener that falls too far behind is told to look again.
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
    fn changes_can_be_read_as_they_were_sent() {
        let table = TableId::new(7);
        for change in [
            StoreChange::Table { table, number: 12 },
            StoreChange::Chat { table, number: 3 },
            StoreChange::Anew { table },
            StoreChange::SignedOut { person: PersonId::new(7) },
            StoreChange::LookAgain,
        ] {
            assert_eq!(StoreChange::from_text(&change.to_text()), change);
        }
        assert_eq!(StoreChange::from_text("weather 7"), StoreChange::LookAgain);
    }
}
