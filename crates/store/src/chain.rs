//! A chain of hashes over the entries of a history, to detect damage.

use rynek_table::Entry;
use sha2::{Digest, Sha256};

use super::{StoreError, TableId, sql::Row, sql::from_json};

/// The hash of everything up to an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link(pub String);

/// Bytes as hexadecimal digits. It runs for every entry that is read, so it has to be fast.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

impl Link {
    /// The hash before the first entry.
    pub fn root(table: TableId) -> Link {
        Link(hex(&Sha256::new().chain_update(b"rynek table\0").chain_update(table.to_string()).finalize()))
    }

    /// The hash after one more entry, given as JSON.
    pub fn then(&self, body: &str) -> Link {
        let hash = Sha256::new().chain_update(b"rynek entry\0").chain_update(&self.0).chain_update(body);
        Link(hex(&hash.finalize()))
    }
}

/// Reads a history, entry by entry.
pub(crate) struct Reading {
    link: Link,
    number: u64,
    entries: Vec<Entry>,
}

impl Reading {
    pub fn from(link: Link, number: u64) -> Reading {
        Reading { link, number, entries: Vec::new() }
    }

    /// Reads a row of number, body and hash.
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
            return Err(StoreError::corrupt(format!("entry {number} has the number {}", entry.number)));
        }
        (self.link, self.number) = (link, number);
        self.entries.push(entry);
        Ok(())
    }

    /// The number of the last entry so far.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The entries and the last hash.
    pub fn so_far(self) -> (Vec<Entry>, Link) {
        (self.entries, self.link)
    }

    /// The entries, if they end with this number and hash.
    pub fn end(self, number: u64, head: &str) -> Result<Vec<Entry>, StoreError> {
        if self.number == number && self.link.0 == head {
            Ok(self.entries)
        } else {
            Err(StoreError::corrupt(format!("the history ends at {} where the table is at {number}", self.number)))
        }
    }
}
