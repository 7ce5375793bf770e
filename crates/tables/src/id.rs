//! What a table is called.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A table, known by a number nobody can guess: whoever has it may look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(u128);

impl TableId {
    /// The table with this number; take it from a good source of randomness.
    pub const fn new(number: u128) -> TableId {
        TableId(number)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = String;

    fn from_str(text: &str) -> Result<TableId, String> {
        let digits = text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let number = if digits { u128::from_str_radix(text, 16).ok() } else { None };
        number.map(TableId).ok_or_else(|| format!("{text:?} is not a table: 32 hexadecimal digits are"))
    }
}

impl TryFrom<String> for TableId {
    type Error = String;

    fn try_from(text: String) -> Result<TableId, String> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(table: TableId) -> String {
        table.to_string()
    }
}
