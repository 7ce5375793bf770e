//! Each entry of a history is bound to those before it, so that damage is found.

use rynek_table::Entry;
use sha2::{Digest, Sha256};

use super::{StoreError, TableId, sql::Row, sql::from_json};

/// The hash of everything up to an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link(pub String);

/// Two digits for each byte. There is one for every entry that is read, so it has to be quick.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

impl Link {
    /// Before the first entry there is only the table.
    pub fn root(table: TableId) -> Link {
        Link(hex(&Sha256::new().chain_update(b"rynek table\0").chain_update(table.to_string()).finalize()))
    }

    /// After one more entry, as its text.
    pub fn then(&self, body: &str) -> Link {
        let hash = Sha256::new().chain_update(b"rynek entry\0").chain_update(&self.0).chain_update(body);
        Link(hex(&hash.finalize()))
    }
}

/// A history as it is read, entry by entry.
pub(crate) struct Reading {
    link: Link,
    number: u64,
    entries: Vec<Entry>,
}

impl Reading {
    pub fn from(link: Link, number: u64) -> Reading {
        Reading { link, number, entries: Vec::new() }
    }

    /// Takes in a row of number, body and hash.
    pub fn take(&mut self, row: &Row) -> Result<(), StoreError> {
        let (number, body) = (row.count(0)?, row.text(1)?);
        if number != self.number + 1 {
            return Err(StoreError::corrupt(format!("entry {number} comes where {} should", self.number + 1)));
        }
        let link = self.link.then(body);
        if link.0 != row.text(2)? {
            return Err(StoreError::corrupt(format!("entry {number} was changed after it was stored")));
        }
        let entry: Entry = from_json(body)?;
        if entry.number != number {
            return Err(StoreError::corrupt(format!("entry {number} calls itself {}", entry.number)));
        }
        (self.link, self.number) = (link, number);
        self.entries.push(entry);
        Ok(())
    }

    /// The number of the last entry so far.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The entries, and the hash they lead to, wherever the table is.
    pub fn so_far(self) -> (Vec<Entry>, Link) {
        (self.entries, self.link)
    }

    /// The entries, if they lead to where the table is.
    pub fn end(self, number: u64, head: &str) -> Result<Vec<Entry>, StoreError> {
        if self.number == number && self.link.0 == head {
            Ok(self.entries)
        } else {
            Err(StoreError::corrupt(format!("the history ends at {} where the table is at {number}", self.number)))
        }
    }
}
